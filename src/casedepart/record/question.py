"""The open question in words, with what is open besides and what the bank still has."""

from __future__ import annotations

from collections.abc import Iterator

from casedepart.engine import Auction
from casedepart.engine.actions import BID, CHANCE, action
from casedepart.engine.decision import Options
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.record.messages import say
from casedepart.texts import Names, action_text, offer_text, text
from casedepart.variants.sore_losers import purse


def open_question(game: Game, names: Names) -> Iterator[str]:
    """Who is asked and what they may answer; then debts, rents and offers that are open."""
    language = names.language
    if game.over:
        yield say(language, "game-over")
        return
    for seat in members(game.asked):
        who = say(language, "at-chance") if seat == CHANCE else names.player(seat)
        answers = " / ".join(answer_labels(game, game.options(seat), names))
        yield say(language, "asks", who=who, answers=answers)
    yield from open_matters(game, names)


def answer_labels(game: Game, options: Options, names: Names) -> Iterator[str]:
    """What one may answer, by verb; a bid with its bounds and what it is for."""
    for verb in members(options.verbs):
        yield bid_label(game, options, names) if verb == BID else action_text(action(verb), names)


def bid_label(game: Game, options: Options, names: Names) -> str:
    """A bid: on which property, and between which sums."""
    money, top = names.words.money, game.top
    lot = names.square(top.square) if isinstance(top, Auction) else ""
    bounds = f"{money(options.least_bid)}–{money(options.most_bid)}"
    return f"{text(names.language, 'action-bids')} ({', '.join(part for part in (lot, bounds) if part)})"


def open_matters(game: Game, names: Names) -> Iterator[str]:
    """What is owed, what may be claimed and what is offered."""
    language, money = names.language, names.words.money
    for debt in game.debts:
        who, other = names.player(debt.debtor), names.player(debt.creditor)
        yield say(language, "owing", who=who, amount=money(debt.amount()), creditor=other)
    for claim in game.claims:
        owner, visitor = names.player(claim.owner), names.player(claim.visitor)
        yield say(language, "due", who=owner, visitor=visitor, square=names.square(claim.square))
    for proposer, offer in game.offers:
        yield say(language, "offered", terms=offer_text(proposer, offer, names))


def bank_holds(game: Game, names: Names) -> Iterator[str]:
    """The buildings and coins that the bank still has."""
    language, words = names.language, names.words
    counts = {"houses": game.houses_left, "hotels": game.hotels_left}
    yield say(language, "bank-holds", houses_word=words.houses, hotels_word=words.hotels, **counts)
    if purse(game).most:
        yield say(language, "bank-coins", coins=purse(game).left)
