"""Simple fair trades: a deed that completes a group against one that does, or against cash."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
NONE: Final = -1
"""In the place of a group: none."""


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
    differ: i64 = before ^ after
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
    owned = game.players[seat].owned
    for other in members(partners(game, seat)):
        partner = game.players[other]
        shared = shared_groups(game, seat, other)
        for wanted in shared:
            for place in range(-1, len(shared)):
                given = shared[place] if place >= 0 else NONE
                if given == wanted:
                    continue
                mine = swap_gain(appraisal, owned, wanted, given)
                theirs = swap_gain(appraisal, partner.owned, given, wanted)
                cash = balance(mine, theirs, spare, partner.cash * 3 // 4)
                if mine - cash > best_gain and fair(mine - cash, theirs + cash):
                    proposal = swap(game, seat, other, wanted, given, cash)
                    if allowed(game, seat, proposal):
                        best = proposal
                        best_gain = mine - cash
    return best


def partners(game: Game, seat: int) -> int:
    """Those with whom this player owns a group, and nobody else a part of it."""
    rules = game.rules
    mine = game.players[seat].owned
    found = 0
    parts: i64 = mine & rules.streets & ~game.players[seat].whole
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
    parts: i64 = mine & rules.streets & ~game.players[seat].whole
    while parts:
        group = rules.group[first(parts)]
        whole = rules.groups[group]
        parts &= ~whole
        if both & whole == whole:
            found.append(group)
    return found


def swap_gain(appraisal: Appraisal, owned: int, gets: int, gives: int) -> int:
    """What it is worth to a player to complete one group and to give all they have of another; NONE: no such group."""
    total = 0
    if gets != NONE:
        total += appraisal.whole[gets] - appraisal.group_worth(gets, owned)
    if gives != NONE:
        total -= appraisal.group_worth(gives, owned)
    return total


def balance(mine: int, theirs: int, spare: int, most: int) -> int:
    """The cash that shares the gain of a swap, as far as there is any: to pay, or below 0 to receive."""
    cash = (mine - theirs) // 2
    return min(cash, spare) if cash > 0 else max(cash, -most)


def swap(game: Game, seat: int, other: int, wanted: int, given: int, cash: int) -> Offer:
    """All of theirs in one group for all of mine in another, or for nothing; cash below 0 is to be received."""
    groups = game.rules.groups
    gives = game.players[seat].owned & groups[given] if given != NONE else 0
    gets = game.players[other].owned & groups[wanted]
    return offered(other, gives, gets, cash)


def offered(other: int, give: int, get: int, cash: int) -> Offer:
    """The offer with so much cash to the other, less than nothing where some comes back."""
    return Offer(other, Goods(max(cash, 0), give), Goods(max(-cash, 0), get))


def allowed(game: Game, seat: int, proposal: Offer) -> bool:
    """Do the rules allow it as things stand?"""
    try:
        check_offer(game, seat, proposal)
    except Refused:
        return False
    return True
