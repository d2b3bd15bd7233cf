"""A whole game among bots, written down as it is played."""

from __future__ import annotations

from collections.abc import Sequence

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.bots.play import MOST_TURNS, first_asked
from casedepart.engine.actions import CHANCE, TIME_UP, Action, action
from casedepart.engine.game import Game
from casedepart.record.dice import CheckedDice
from casedepart.record.recorder import Recorder


def play_on(
    recorder: Recorder,
    bots: Sequence[Bot],
    chance: Chance | CheckedDice,
    time_up_after: int = MOST_TURNS,
    most_turns: int = MOST_TURNS,
) -> bool:
    """Play to the end; a timed game is told that time is up after so many turns (Q6). False: it did not end."""
    game = recorder.game
    while not game.over and game.turns <= most_turns:
        if game.rules.choices.timed and not game.time_up and game.turns > time_up_after:
            give(recorder, CHANCE, action(TIME_UP), chance)
        elif game.asked >> CHANCE & 1:
            give(recorder, CHANCE, chance.answer(game), chance)
        elif not reaction(recorder, bots, chance):
            seat = first_asked(game)
            give(recorder, seat, bots[seat].answer(game, seat), chance)
    return game.over


def give(recorder: Recorder, seat: int, act: Action, chance: Chance | CheckedDice) -> None:
    """Write down an answer; dice that can be checked take note of it."""
    answer = recorder.apply(seat, act)
    if isinstance(chance, CheckedDice):
        chance.follow(seat, act, answer.luck)


def reaction(recorder: Recorder, bots: Sequence[Bot], chance: Chance | CheckedDice) -> bool:
    """Someone claims their rent or answers an offer, if anyone wishes to."""
    for seat in waited_for(recorder.game):
        act = bots[seat].react(recorder.game, seat)
        if act is not None:
            give(recorder, seat, act, chance)
            return True
    return False


def waited_for(game: Game) -> list[int]:
    """Who has a rent to claim, then who has an offer to answer, oldest first."""
    return [claim.owner for claim in game.claims] + [offer.n for _, offer in game.offers]
