"""Simple fair trades: a deed that completes a group against one that does, or against cash."""

from __future__ import annotations

from typing import Final

from casedepart.bots.steady.appraisal import Appraisal
from casedepart.engine import check_offer
from casedepart.engine.actions import BANK, Goods, Offer, Refused
from casedepart.engine.game import Game
from casedepart.engine.sets import first, members, size
from casedepart.variants.sore_losers import COINS

FAIR_SHARE: Final = 40
"""Per cent of what both gain that each side must have of it."""
CARD_WORTH: Final = 40
COIN_WORTH: Final = 60


def gain(appraisal: Appraisal, game: Game, seat: int, gives: Goods, gets: Goods) -> int:
    """What a trade is worth to one side."""
    owned = game.players[seat].owned
    total = gets.cash - gives.cash
    total += change(appraisal, owned, (owned & ~gives.squares) | gets.squares)
    if gets.cards or gives.cards:
        total += CARD_WORTH * (size(gets.cards) - size(gives.cards))
    if gets.others or gives.others:
        total += COIN_WORTH * (gets.other(COINS) - gives.other(COINS))
    return total


def change(appraisal: Appraisal, before: int, after: int) -> int:
    """What properties are worth more, or less, than others."""
    rules = appraisal.rules
    differ = before ^ after
    total = 0
    while differ:
        square = first(differ)
        group = rules.group[square]
        if group >= 0:
            total += appraisal.group_worth(group, after) - appraisal.group_worth(group, before)
            differ &= ~rules.groups[group]
        else:
            total += rules.price[square] if after >> square & 1 else -rules.price[square]
            differ &= differ - 1
    return total


def fair(mine: int, theirs: int) -> bool:
    """Do both gain, and neither too little of it?"""
    both = mine + theirs
    return both > 0 and mine * 100 >= both * FAIR_SHARE and theirs * 100 >= both * FAIR_SHARE


def acceptable(appraisal: Appraisal, game: Game, proposer: int, proposal: Offer) -> bool:
    """Would the one it is made to call it fair?"""
    theirs = gain(appraisal, game, proposer, proposal.give, proposal.get)
    mine = gain(appraisal, game, proposal.n, proposal.get, proposal.give)
    return is_acceptable(theirs, mine)


def is_acceptable(proposer: int, partner: int) -> bool:
    """Does the one it is made to gain, and not too little of what both gain?"""
    return partner > 0 and (proposer <= 0 or partner * 100 >= (proposer + partner) * FAIR_SHARE)


def propose(appraisal: Appraisal, game: Game, seat: int, spare: int) -> Offer | None:
    """The fair trade from which this player gains most, with any of the others; or none."""
    best: Offer | None = None
    best_gain = 0
    for other in members(partners(game, seat)):
        shared = shared_groups(game, seat, other)
        for wanted in shared:
            for given in [-1, *shared]:
                if given == wanted:
                    continue
                proposal = balanced(appraisal, game, seat, other, wanted, given, spare)
                if proposal is None:
                    continue
                mine = gain(appraisal, game, seat, proposal.give, proposal.get)
                if mine > best_gain and allowed(game, seat, proposal):
                    best = proposal
                    best_gain = mine
    return best


def partners(game: Game, seat: int) -> int:
    """Those with whom this player owns a group, and nobody else a part of it."""
    rules = game.rules
    mine = game.players[seat].owned
    found = 0
    parts = mine & rules.streets & ~game.players[seat].whole
    while parts:
        whole = rules.groups[rules.group[first(parts)]]
        parts &= ~whole
        missing = whole & ~mine
        other = game.owners[first(missing)]
        if other != BANK and missing & ~game.players[other].owned == 0:
            found |= 1 << other
    return found


def shared_groups(game: Game, seat: int, other: int) -> list[int]:
    """The groups that these two own together, and nobody else a part of."""
    rules = game.rules
    mine = game.players[seat].owned
    both = mine | game.players[other].owned
    found: list[int] = []
    parts = mine & rules.streets & ~game.players[seat].whole
    while parts:
        group = rules.group[first(parts)]
        whole = rules.groups[group]
        parts &= ~whole
        if both & whole == whole:
            found.append(group)
    return found


def balanced(
    appraisal: Appraisal, game: Game, seat: int, other: int, wanted: int, given: int, spare: int
) -> Offer | None:
    """All of theirs in one group for all of mine in another, or for nothing, with cash to share the gain."""
    theirs_now = game.players[other].owned & game.rules.groups[wanted]
    mine_now = game.players[seat].owned & game.rules.groups[given] if given >= 0 else 0
    swapped = mine_now | theirs_now
    mine = change(appraisal, game.players[seat].owned, game.players[seat].owned ^ swapped)
    theirs = change(appraisal, game.players[other].owned, game.players[other].owned ^ swapped)
    cash = (mine - theirs) // 2
    paid = min(cash, spare) if cash > 0 else 0
    received = min(-cash, game.players[other].cash * 3 // 4) if cash < 0 else 0
    if not fair(mine - paid + received, theirs + paid - received):
        return None
    return Offer(other, Goods(paid, mine_now), Goods(received, theirs_now))


def allowed(game: Game, seat: int, proposal: Offer) -> bool:
    """Do the rules allow it as things stand?"""
    try:
        check_offer(game, seat, proposal)
    except Refused:
        return False
    return True
