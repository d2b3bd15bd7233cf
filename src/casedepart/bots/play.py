"""A whole game among bots, with chance in its seat."""

from __future__ import annotations

from typing import Final

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.bots.tally import Tally
from casedepart.engine.actions import CHANCE, TIME_UP, Action, action
from casedepart.engine.game import Game
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
    """The next answer: of chance, of someone with a rent to claim or an offer to answer, or of someone asked."""
    if game.asked == CHANCE_BIT:
        return CHANCE, chance.answer(game)
    for claim in game.claims:
        act = bots[claim.owner].react(game, claim.owner)
        if act is not None:
            return claim.owner, act
    for entry in game.offers:
        receiver = entry[1].n
        act = bots[receiver].react(game, receiver)
        if act is not None:
            return receiver, act
    seat = game.turn
    if not game.asked >> seat & 1:
        seat = first_asked(game)
    return seat, bots[seat].answer(game, seat)


def first_asked(game: Game) -> int:
    """Of those the game waits for, the first from the player in turn on."""
    seat = game.turn
    while not game.asked >> seat & 1:
        seat = game.after(seat)
    return seat
