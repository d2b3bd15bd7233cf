"""A whole game among bots, with chance in its seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.engine.actions import ACCEPT, CHANCE, CHANCE_BIT, GO_BANKRUPT, TIME_UP, Action, action
from casedepart.engine.events import NOBODY
from casedepart.engine.extensible import Extensible
from casedepart.engine.game import Game
from casedepart.engine.order import first_asked, reactor

MOST_TURNS: Final = 1000
"""A game that lasts longer is cut off."""
TIMED_TURNS: Final = 160
"""When time is called in a timed game among bots: about an hour and a half of play at a table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally(Extensible):
    """What is counted where no log is kept: who began, who went out, when and through whom, and how many trades.

    It is told of every answer before it is given: who wants to see more of a game derives from it.
    """

    def __init__(self, players: int) -> None:
        self.starter: int = NOBODY
        """Who had the first turn."""
        self.trades: int = 0
        self.out_at: list[int] = [-1] * players
        """By seat: the turn of the bankruptcy; -1 for who stayed in."""
        self.out_by: list[int] = [NOBODY] * players
        """By seat: the creditor, or the bank; nobody for who stayed in."""

    def _arguments(self) -> tuple[object, ...]:
        return (len(self.out_at),)

    def note(self, game: Game, seat: int, act: Action) -> None:
        """Count an answer that is about to be given."""
        if self.starter == NOBODY and game.turns:
            self.starter = game.turn
        if act.verb == ACCEPT:
            self.trades += 1
        elif act.verb == GO_BANKRUPT:
            self.out_at[seat] = game.turns
            self.out_by[seat] = game.debts[0].creditor


def play(
    game: Game,
    bots: list[Bot],
    chance: Chance,
    most_turns: int = MOST_TURNS,
    tally: Tally | None = None,
    timed_turns: int = TIMED_TURNS,
) -> bool:
    """Play on to the end; False when the game was cut off after so many turns.

    In a timed game time is called after `timed_turns`.
    """
    waits = game.rules.choices.timed and not game.time_up
    last = timed_turns if waits else most_turns
    while not game.over:
        if game.turns > last:
            if not waits:
                return False
            waits = False
            last = most_turns
            game.apply(CHANCE, action(TIME_UP))
        else:
            seat, act = choose(game, bots, chance)
            if tally is not None:
                tally.note(game, seat, act)
            game.apply(seat, act)
    return True


def step(game: Game, bots: list[Bot], chance: Chance) -> None:
    """Give one answer."""
    seat, act = choose(game, bots, chance)
    game.apply(seat, act)


def choose(game: Game, bots: list[Bot], chance: Chance) -> tuple[int, Action]:
    """The next answer: of chance, of someone with a rent to claim or an offer to answer, or of someone asked."""
    if game.asked == CHANCE_BIT:
        return CHANCE, chance.answer(game)
    # Mostly there is nothing to react to, and the player in turn is asked: that is seen without a call.
    if game.claims or game.offers:
        place = 0
        seat = reactor(game, place)
        while seat >= 0:
            act = bots[seat].react(game, seat)
            if act is not None:
                return seat, act
            place += 1
            seat = reactor(game, place)
    seat = game.turn
    if not game.asked >> seat & 1:
        seat = first_asked(game)
    return seat, bots[seat].answer(game, seat)
