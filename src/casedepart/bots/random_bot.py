"""The random bot: any legal answer, so that every corner of the rules is visited."""

from __future__ import annotations

from typing import Final

from casedepart.bots.bot import Bot, Reason
from casedepart.bots.generator import Generator
from casedepart.engine import check_offer
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    CLAIM,
    MORTGAGE,
    OFFER,
    REJECT,
    SELL,
    SELL_HOTELS,
    Action,
    Goods,
    Offer,
    Refused,
    bid,
)
from casedepart.engine.decision import Options
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.variants.sore_losers import COINS, purse

ONE_IN: Final = 8
"""How often something besides the question is done: once in so many answers."""
REACTIONS: Final = 1 << CLAIM | 1 << ACCEPT | 1 << REJECT
RAISING: Final = 1 << SELL | 1 << SELL_HOTELS | 1 << MORTGAGE


class RandomBot(Bot):
    """Answers at random, and now and then builds, sells, mortgages or offers at random."""

    def __init__(self, seed: str) -> None:
        self.generator: Generator = Generator(seed)

    def _arguments(self) -> tuple[object, ...]:
        """Any seed: its generator is put back after it."""
        return ("",)

    def answer(self, game: Game, seat: int) -> Action:
        options = game.options(seat)
        if options.verbs == 0 or self.generator.below(ONE_IN) == 0:
            free = self.free_action(game, seat, options)
            if free is not None:
                return free
        return self.to_question(game, seat, options)

    def react(self, game: Game, seat: int) -> Action | None:
        """Claims and answers to offers, more often than not."""
        if self.generator.below(2):
            return None
        options = game.options(seat)
        options.verbs = 0
        options.free &= REACTIONS
        choices = options.actions()
        return self.one_of(choices) if choices else None

    def reason(self, game: Game, seat: int, act: Action) -> Reason:
        return Reason("any")

    def to_question(self, game: Game, seat: int, options: Options) -> Action:
        """One of the answers to the open question."""
        if options.verbs >> BID & 1 and self.generator.below(2):
            most = min(options.most_bid, options.least_bid + 50)
            return bid(options.least_bid + self.generator.below(most - options.least_bid + 1))
        if options.verbs == 0:
            # A debt that selling and mortgaging still covers: something of that is always possible.
            options.free &= RAISING
            return self.one_of(options.actions())
        options.free = 0
        options.verbs &= ~(1 << BID) if options.verbs != 1 << BID else options.verbs
        return self.one_of(options.actions())

    def free_action(self, game: Game, seat: int, options: Options) -> Action | None:
        """Something that is allowed at any time."""
        if self.generator.below(4) == 0:
            return self.random_offer(game, seat)
        listed = Options(seat)
        listed.free = options.free & ~(1 << OFFER)
        listed.targets = options.targets
        choices = listed.actions()
        return self.one_of(choices) if choices else None

    def random_offer(self, game: Game, seat: int) -> Action | None:
        """Some of mine for some of another's, if the rules allow it."""
        others = members(game.seats_in() & ~(1 << seat))
        partner = others[self.generator.below(len(others))]
        proposal = Offer(partner, self.goods(game, seat), self.goods(game, partner))
        try:
            check_offer(game, seat, proposal)
        except Refused:
            return None
        return proposal

    def goods(self, game: Game, seat: int) -> Goods:
        """A little of what this player has."""
        player = game.players[seat]
        squares = 0
        owned = members(player.owned)
        if owned:
            for _ in range(self.generator.below(3)):
                squares |= 1 << owned[self.generator.below(len(owned))]
        cash = self.generator.below(player.cash + 1) if self.generator.below(2) else 0
        cards = player.cards if self.generator.below(3) == 0 else 0
        held = purse(game).coins[seat]
        coins = self.generator.below(held + 1) if self.generator.below(3) == 0 else 0
        return Goods(cash, squares, cards, ((COINS, coins),) if coins else ())

    def one_of(self, choices: list[Action]) -> Action:
        return choices[self.generator.below(len(choices))]
