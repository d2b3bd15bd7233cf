"""The reasons of bots, worked out from the position where someone reads them: for an answer, and for a deal."""

from __future__ import annotations

from typing import Final

from casedepart.bots.bot import Reason
from casedepart.bots.steady.appraisal import Appraisal, rent_gain
from casedepart.bots.steady.bargain import allowed
from casedepart.bots.steady.outlook import best_windfall, loses_rents, within_a_roll
from casedepart.engine import DEED, Auction, Contest, Sale, due_from, raisable, worth
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    CLAIM,
    CONTEST,
    DECLINE,
    DRAW,
    END_TURN,
    GO_BANKRUPT,
    KEEP,
    MORTGAGE,
    PASS,
    PAY,
    PAY_FINE,
    PLACE,
    REDEEM,
    ROLL,
    SELL,
    SELL_HOTELS,
    SETTLE,
    USE_CARD,
    Action,
    Offer,
)
from casedepart.engine.game import Game
from casedepart.engine.sets import members, size
from casedepart.engine.state import FREE
from casedepart.variants.fight import FIGHT, FightOrPay
from casedepart.variants.powers import USE_POWER
from casedepart.variants.sore_losers import ROB, SEND, STEAL, USE_COINS, purse
from casedepart.variants.speed_die import MOVE_TO

MUCH_LEFT: Final = 4
"""Deeds of the bank beyond which all bots leave jail to buy."""
LEFT_OVER: Final = 20
"""What bots keep of their cash in an auction, about."""


def explained(values: Appraisal, game: Game, seat: int, act: Action) -> Reason:
    """Why a bot with these values gives this answer; deals are explained by who makes them."""
    verb = act.verb
    if verb == BUY or verb == DECLINE or verb == BID or verb == PASS or verb == CONTEST or verb == FIGHT:
        return to_question(values, game, seat, act)
    if verb == ROLL or verb == END_TURN or verb == PAY_FINE or verb == USE_CARD:
        return of_turn(values, game, seat, act)
    if verb == SETTLE or verb == GO_BANKRUPT or verb == SELL or verb == SELL_HOTELS or verb == MORTGAGE:
        return of_money(values, game, seat, act)
    if verb == BUILD or verb == PLACE:
        return Reason("build", act.n, game.rules.group[act.n], n=rent_gain(game, act.n))
    return of_edition(values, game, seat, act)


def to_question(values: Appraisal, game: Game, seat: int, act: Action) -> Reason:
    """A purchase, an auction, a contested house, a fight."""
    top = game.top
    if isinstance(top, Sale):
        return of_purchase(values, game, seat, act, top.square)
    if isinstance(top, Auction):
        if top.lot != DEED:
            return Reason("bid-building" if act.verb == BID else "pass-building", n=values.reserve(game, seat))
        most = values.deed_worth(game, seat, top.square)
        cash = game.players[seat].cash
        if act.verb == PASS and most >= top.least > cash - LEFT_OVER:
            return Reason("pass-cash", n=cash, m=top.least)
        return Reason("bid" if act.verb == BID else "pass", top.square, game.rules.group[top.square], n=max(most, 0))
    if isinstance(top, Contest):
        key = "contest" if act.verb == CONTEST else "no-contest"
        return Reason(key, top.square, game.rules.group[top.square], top.asker, values.reserve(game, seat))
    if isinstance(top, FightOrPay):
        odds = top.odds_of(game, seat, FIGHT)
        chance = 100 * odds[0] // max(1, odds[1])
        return Reason("fight" if act.verb == FIGHT else "no-fight", top.claim.square, n=chance)
    return Reason("decline")


def of_purchase(values: Appraisal, game: Game, seat: int, act: Action, square: int) -> Reason:
    """What a deed on sale is good for, or why it is left."""
    rules = game.rules
    price = rules.price[square]
    group = rules.group[square]
    if act.verb == DECLINE:
        key = "cash-short" if game.players[seat].cash < price else "not-now"
        return Reason(key, square, group, n=game.players[seat].cash, m=price)
    if group >= 0:
        others = rules.groups[group] & ~(1 << square)
        for other in range(len(game.players)):
            if game.players[other].owned & others == others:
                key = "buy-completes" if other == seat else "buy-blocks"
                return Reason(key, square, group, other, price)
        if game.players[seat].owned & others:
            return Reason("buy-nearer", square, group, n=price)
    most = values.deed_worth(game, seat, square)
    return Reason("buy" if most >= price else "buy-denies", square, group, n=max(most, 0), m=price)


def of_turn(values: Appraisal, game: Game, seat: int, act: Action) -> Reason:
    """Rolling, leaving jail, and what the cash is kept for."""
    if act.verb == PAY_FINE or act.verb == USE_CARD:
        return of_freedom(game, seat)
    if act.verb == ROLL:
        return of_jail(game, seat) if game.players[seat].jail != FREE else Reason("roll")
    square = most_feared(game, seat)
    options = game.options(seat)
    if square < 0 or not (options.may(BUILD) or options.may(REDEEM)):
        return Reason("end")
    rent = game.rules.board[square].rent[game.buildings[square]]
    kept = min(values.reserve(game, seat), game.players[seat].cash)
    return Reason("keeps-back", square, game.rules.group[square], game.owners[square], kept, rent)


def of_jail(game: Game, seat: int) -> Reason:
    """Why the dice are to lead out of jail: to save the fine, or because there is no hurry."""
    if not game.players[seat].cards and size(game.bank_deeds) > MUCH_LEFT:
        return Reason("save-fine", n=game.rules.fine)
    return Reason("stay-in-jail")


def of_freedom(game: Game, seat: int) -> Reason:
    """Why jail is left: for what there is to buy, or to win, for the own rents, or because nothing threatens."""
    left = size(game.bank_deeds)
    if left > MUCH_LEFT:
        return Reason("leave-jail", n=left)
    if loses_rents(game, seat) and game.players[seat].whole:
        return Reason("leave-jail-rents")
    lucky = best_windfall(game, seat, within_a_roll(game, seat))
    return (
        Reason("leave-jail-windfall", lucky, n=game.windfall(seat, lucky)) if lucky >= 0 else Reason("leave-jail-safe")
    )


def most_feared(game: Game, seat: int) -> int:
    """The built street of another that takes the highest rent; -1: none."""
    best = -1
    highest = 0
    for square in members(game.rules.streets & ~game.players[seat].owned):
        level = game.buildings[square]
        rent = game.rules.board[square].rent[level] if level else 0
        if rent > highest:
            best = square
            highest = rent
    return best


def of_money(values: Appraisal, game: Game, seat: int, act: Action) -> Reason:
    """Raising money, for a debt or for something better."""
    if game.in_debt(seat):
        owed = 0
        for debt in game.debts:
            if debt.debtor == seat:
                owed = debt.amount()
                break
        if act.verb == SETTLE:
            return Reason("settle", n=owed)
        if act.verb == GO_BANKRUPT:
            # What the even rule keeps from being sold (K3) raises nothing: then all but the cash is missing.
            lacking = owed - raisable(game, seat)
            return Reason("bankrupt", n=lacking if lacking > 0 else owed - game.players[seat].cash)
        return Reason("raise", act.n, n=owed)
    if game.last_lap:
        return Reason("raise-last-lap", act.n)
    if isinstance(game.top, Sale):
        return Reason("raise-to-buy", game.top.square, game.rules.group[game.top.square])
    return Reason("raise-to-build", act.n)


def of_edition(values: Appraisal, game: Game, seat: int, act: Action) -> Reason:
    """Claims, mortgages received, cards, and what single editions add."""
    verb = act.verb
    if verb == CLAIM:
        return Reason("claim", n=max(0, claimed(game, seat)))
    if verb == KEEP:
        return Reason("keep", act.n)
    if verb == REDEEM:
        return Reason("redeem", act.n, game.rules.group[act.n]) if act.n >= 0 else Reason("redeem-all")
    if verb == STEAL:
        return Reason("steal", act.n, game.rules.group[act.n], n=max(0, values.deed_worth(game, seat, act.n)))
    if verb == SEND:
        return Reason("send", seat=act.n, n=worth(game, act.n))
    if verb == ROB:
        return Reason("rob", seat=act.n, n=purse(game).coins[act.n])
    if verb == USE_COINS:
        return Reason("figure")
    if verb == USE_POWER:
        return Reason("power", act.n) if act.n >= 0 else Reason("power-money")
    if verb == MOVE_TO:
        return Reason("move-to", act.n, game.rules.group[act.n])
    if verb == PAY or verb == DRAW:
        return Reason("pay-or-draw")
    return Reason("own-way")


def claimed(game: Game, seat: int) -> int:
    """The first rent that this player may claim."""
    for claim in game.claims:
        if claim.owner == seat:
            return due_from(game, seat, claim.visitor)
    return 0


# Deals


def completed(game: Game, seat: int, gained: int, lost: int) -> int:
    """The group that a deal would complete for this player; -1: none."""
    owned = (game.players[seat].owned | gained) & ~lost
    for group in range(len(game.rules.groups)):
        whole = game.rules.groups[group]
        if whole & gained and owned & whole == whole:
            return group
    return -1


def offer_reason(game: Game, seat: int, offer: Offer) -> Reason:
    """What a proposal is for: a group on one side or both, a step towards one, a station more, money, or the price."""
    rules = game.rules
    give, get = offer.give, offer.get
    mine = completed(game, seat, get.squares, give.squares)
    theirs = completed(game, offer.n, give.squares, get.squares)
    if mine >= 0:
        return Reason("offer-both" if theirs >= 0 else "offer-group", group=mine, seat=offer.n)
    if theirs >= 0:
        return Reason("offer-sell", group=theirs, seat=offer.n, n=get.cash)
    kept = game.players[seat].owned & ~give.squares
    for square in members(get.squares & rules.streets):
        if kept & rules.groups[rules.group[square]]:
            return Reason("offer-nearer", square, rules.group[square], offer.n)
    if get.squares & rules.stations and kept & rules.stations:
        return Reason("offer-stations", seat=offer.n, n=size((kept | get.squares) & rules.stations))
    if get.cash > give.cash:
        return Reason("offer-money", seat=offer.n, n=get.cash)
    return Reason("offer-worth", seat=offer.n)


def answer_reason(game: Game, seat: int, act: Action, proposer: int, offer: Offer, mine: int, theirs: int) -> Reason:
    """Why an offer is taken or refused, by what each side gains."""
    if act.verb == ACCEPT:
        group = completed(game, seat, offer.give.squares, offer.get.squares)
        if group < 0:
            return Reason("accept", seat=proposer, n=max(mine, 0))
        both = completed(game, proposer, offer.get.squares, offer.give.squares) >= 0
        return Reason("accept-both" if both else "accept-group", group=group, seat=proposer, n=max(mine, 0))
    if not allowed(game, proposer, offer):
        return Reason("reject-rules", seat=proposer)
    if mine <= 0:
        return Reason("reject-loss", seat=proposer, n=-mine)
    if theirs <= 0:
        return Reason("reject-idle", seat=proposer)
    if mine >= theirs:
        return Reason("reject-ahead", seat=proposer, n=mine, m=theirs)
    return Reason("reject-little", seat=proposer, n=mine, m=theirs)
