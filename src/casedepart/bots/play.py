"""A whole game among bots, with chance in its seat."""

from __future__ import annotations

from typing import Final

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.engine.actions import CHANCE, TIME_UP, action
from casedepart.engine.game import Game
from casedepart.engine.phases.roll import CHANCE_BIT

MOST_TURNS: Final = 1000
"""A game that lasts longer is cut off."""
TIMED_TURNS: Final = 160
"""When time is called in a timed game among bots: about an hour and a half of play at a table."""


def play(game: Game, bots: list[Bot], chance: Chance, most_turns: int = MOST_TURNS) -> bool:
    """Play on to the end; False when the game was cut off after so many turns."""
    limit = TIMED_TURNS if game.rules.choices.timed and not game.time_up else most_turns
    while not game.over:
        if game.turns > limit:
            if limit == most_turns:
                return False
            limit = most_turns
            game.apply(CHANCE, action(TIME_UP))
        else:
            step(game, bots, chance)
    return True


def step(game: Game, bots: list[Bot], chance: Chance) -> None:
    """One answer: of chance, of someone with a rent to claim or an offer to answer, or of someone asked."""
    if game.asked == CHANCE_BIT:
        game.apply(CHANCE, chance.answer(game))
    elif not ((game.claims or game.offers) and reaction(game, bots)):
        seat = game.turn
        if not game.asked >> seat & 1:
            seat = first_asked(game)
        game.apply(seat, bots[seat].answer(game, seat))


def first_asked(game: Game) -> int:
    """Of those the game waits for, the first from the player in turn on."""
    seat = game.turn
    while not game.asked >> seat & 1:
        seat = game.after(seat)
    return seat


def reaction(game: Game, bots: list[Bot]) -> bool:
    """Someone claims their rent or answers an offer, if anyone wishes to."""
    for claim in game.claims:
        if react(game, bots, claim.owner):
            return True
    for entry in game.offers:
        if react(game, bots, entry[1].n):
            return True
    return False


def react(game: Game, bots: list[Bot], seat: int) -> bool:
    """Let one seat claim or answer."""
    act = bots[seat].react(game, seat)
    if act is None:
        return False
    game.apply(seat, act)
    return True
