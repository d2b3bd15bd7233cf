"""One playout: who plays a position on, standing by what they refused, how long, and what each seat has of the win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart import bots
from casedepart.bots.master.master import counted_soon
from casedepart.bots.master.values import chances
from casedepart.bots.play import TIMED_TURNS
from casedepart.bots.shrewd.prospects import prospects_of
from casedepart.engine import worths
from casedepart.engine.actions import CHANCE, REJECT, TIME_UP, Action, Offer, action
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.sim.games import seat_bot
from casedepart.variants import VARIANTS

FURTHER_TURNS: Final = 600
"""Playouts that last longer are cut off, and counted as a timed game is (Q5)."""
FURTHER_ANSWERS: Final = 60_000
"""Answers after which a playout is cut off in which nobody ends a turn."""
LEAST_LEFT: Final = 20
"""Turns that a timed game has left at least, where nobody knows when time is called."""

Shares = tuple[float, ...]
"""What each seat has of a win: 1, a part of it where several share, or 0."""
Exchange = frozenset[tuple[int, tuple[object, ...]]]
"""Who hands over what, whichever of the two proposes it."""


def exchange(proposer: int, offer: Offer) -> Exchange:
    """What an offer would exchange."""
    return frozenset({(proposer, offer.give.key()), (offer.n, offer.get.key())})


def refused_by(game: Game, seat: int, act: Action) -> Exchange | None:
    """The exchange that an answer refuses; None: it refuses none."""
    if act.verb == REJECT:
        for proposer, offer in game.offers:
            if offer.n == seat and act.n in (-1, proposer):
                return exchange(proposer, offer)
    return None


class KeepsRefusal(bots.Bot):
    """A bot that plays as another one, and does not agree to one exchange.

    Bots that play on know nothing of what was said before: they would make the same offer again and agree on it at
    once, and a refusal would be worth as much as a yes.
    """

    def __init__(self, bot: bots.Bot, refused: Exchange) -> None:
        super().__init__()
        self.bot: Final = bot
        self.refused: Final = refused

    def answer(self, game: Game, seat: int) -> Action:
        """As the other."""
        return self.bot.answer(game, seat)

    def react(self, game: Game, seat: int) -> Action | None:
        """As the other, but for a no to what was refused."""
        for proposer, offer in game.offers:
            if offer.n == seat and exchange(proposer, offer) == self.refused:
                return action(REJECT, proposer)
        return self.bot.react(game, seat)


def players_of(game: Game, names: Sequence[str], seed: str, refused: Exchange | None) -> list[bots.Bot]:
    """Who plays on in each seat, from the seed; those who did not agree on something stand by it."""
    players = [seat_bot(names[seat % len(names)], f"{seed}:{seat}") for seat in range(len(game.players))]
    for seat, _ in refused or ():
        players[seat] = KeepsRefusal(players[seat], refused or frozenset())
    return players


def time_call(game: Game, time_called: int = 0) -> int:
    """The turn in which time is called in a timed game, where the record does not say; 0 in one that is not timed."""
    if not game.rules.choices.timed or game.time_up:
        return 0
    return time_called or max(TIMED_TURNS, game.turns + LEAST_LEFT)


def play_on(
    game: Game, players: list[bots.Bot], chance: bots.Chance, time_called: int = 0, further: int = FURTHER_TURNS
) -> bool:
    """Play a game on, for so many turns at most; False: it is not over."""
    last = game.turns + further
    call = time_call(game, time_called)
    timed = call > 0
    step = bots.step
    for _ in range(FURTHER_ANSWERS):
        if game.over:
            return True
        if timed and game.turns >= call:
            timed = False
            game.apply(CHANCE, action(TIME_UP))
        elif game.turns > last:
            return False
        else:
            step(game, players, chance)
    return game.over


def is_foretold(game: Game) -> bool:
    """Do the learned chances tell how such a game ends: no rule that they do not know, and no count at hand?"""
    known = all(variant.name in VARIANTS for variant in game.rules.variants)
    return known and not counted_soon(game)


def foretold(game: Game) -> Shares:
    """The learned chance of each seat, for what it will have of the win."""
    return tuple(chances(game, prospects_of(game.rules)))


def shares_of(game: Game) -> Shares:
    """What each seat has of the win; one that was cut off goes to who is worth most, as at a table that stops (Q5)."""
    winners = game.winners if game.over else richest(game)
    count = len(members(winners))
    return tuple([1 / count if winners >> seat & 1 else 0.0 for seat in range(len(game.players))])


def richest(game: Game) -> int:
    """The set of those who are worth most."""
    found = worths(game)
    return sum(1 << seat for seat, worth in enumerate(found) if worth == max(found))
