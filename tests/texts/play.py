"""Games played by whim, so that the texts meet what really happens."""

from __future__ import annotations

import random

from casedepart.editions import Edition
from casedepart.engine import CHANCE, Action, Deal, Event, Game, Goods, Offer, Options, Refused
from casedepart.engine.actions import BID, DEAL, OFFER, bid, square_set
from casedepart.engine.sets import members
from casedepart.variants.sore_losers import COINS, purse

ANSWERS = 1500
"""How many answers a whole table gives before a game is left."""


def whims(edition: Edition, ruleset: str, mode: str, seed: int) -> tuple[list[Event], list[Action]]:
    """The events of a game that nobody plays well, and every action that was open in it."""
    chooser = random.Random(seed)
    game = Game.start(edition.rules(ruleset, mode, edition.options_under(ruleset)), 3)
    game.log = []
    seen: list[Action] = []
    for _ in range(ANSWERS):
        if game.over:
            break
        answer_by_whim(game, chooser, seen)
    return game.log, seen


def answer_by_whim(game: Game, chooser: random.Random, seen: list[Action]) -> None:
    """Someone answers the open question, or does something else."""
    asked = members(game.asked)
    seat = chooser.choice(asked)
    if CHANCE not in asked and chooser.random() < 0.3:
        seat = chooser.randrange(len(game.players))
    options = game.options(seat)
    actions = listed(options, game, chooser)
    seen += actions
    if actions:
        try:
            game.apply(seat, chooser.choice(actions))
        except Refused as refused:
            assert refused.rule.startswith(("D", "L", "M", "R")), "only an offer is made without asking first"


def listed(options: Options, game: Game, chooser: random.Random) -> list[Action]:
    """Every listed action, and one of those that are only bounded."""
    actions = options.actions()
    if options.may(BID):
        actions.append(bid(chooser.randint(options.least_bid, min(options.most_bid, options.least_bid + 40))))
    if options.may(DEAL):
        dealt = chooser.sample(members(options.targets[DEAL]), options.deal_count)
        actions.append(Deal(options.deal_seat, square_set(dealt)))
    if options.may(OFFER) and chooser.random() < 0.2:
        actions.append(some_offer(options, game, chooser))
    return actions


def some_offer(options: Options, game: Game, chooser: random.Random) -> Offer:
    """A trade of whatever comes to mind."""
    partner = chooser.choice([seat for seat in range(len(game.players)) if seat != options.seat])
    sides = []
    for seat in (options.seat, partner):
        owned = members(game.players[seat].owned)
        squares = square_set(chooser.sample(owned, min(len(owned), chooser.randint(0, 2))))
        cash = chooser.randint(0, min(100, max(game.players[seat].cash, 0)))
        coins = chooser.randint(0, purse(game).coins[seat])
        sides.append(Goods(cash, squares, game.players[seat].cards, ((COINS, coins),) if coins else ()))
    return Offer(partner, sides[0], sides[1])
