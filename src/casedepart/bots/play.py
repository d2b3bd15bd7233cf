"""A whole game among bots, with chance in its seat."""

from __future__ import annotations

from typing import Final

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.bots.tally import Tally
from casedepart.engine.actions import CHANCE, TIME_UP, Action, action
from casedepart.engine.game import Game
from casedepart.engine.order import first_asked, reactor
from casedepart.engine.phases.roll import CHANCE_BIT

MOST_TURNS: Final = 1000
"""A game that lasts longer is cut off."""
TIMED_TURNS: Final = 160
"""When time is called in a timed game among bots: about an hour and a half of play at a table."""


def play(game: Game, bots: list[Bot], chance: Chance, most_turns: int = MOST_TURNS, tally: Tally | None = None) -> bool:
    """Play on to the end; False when the game was cut off after so many turns."""
    limit = TIMED_TURNS if game.rules.choices.timed and not game.time_up else most_turns
    while not game.over:
        if game.turns > limit:
            if limit == most_turns:
                return False
            limit = most_turns
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
    """The next answer: of chance where it is asked, else of a seat."""
    return (CHANCE, chance.answer(game)) if game.asked == CHANCE_BIT else choose_for_seats(game, bots)


def choose_for_seats(game: Game, bots: list[Bot]) -> tuple[int, Action]:
    """The next answer of a seat: of someone with a rent to claim or an offer to answer, or of someone asked."""
    place = 0
    # Mostly there is nothing to react to: that is seen without a call.
    seat = reactor(game, 0) if game.claims or game.offers else -1
    while seat >= 0:
        act = bots[seat].react(game, seat)
        if act is not None:
            return seat, act
        place += 1
        seat = reactor(game, place)
    seat = first_asked(game)
    return seat, bots[seat].answer(game, seat)
