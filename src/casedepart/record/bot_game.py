"""A game among bots, recorded as it is played."""

from __future__ import annotations

from collections.abc import Sequence

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.bots.play import MOST_TURNS, choose
from casedepart.engine.actions import CHANCE, TIME_UP, Action, action
from casedepart.record.dice import CheckedDice
from casedepart.record.recorder import Recorder


def play_on(
    recorder: Recorder,
    bots: Sequence[Bot],
    chance: Chance,
    time_up_after: int = MOST_TURNS,
    most_turns: int = MOST_TURNS,
) -> bool:
    """Play to the end; a timed game is told that time is up after so many turns (Q6). False: it did not end."""
    game, players = recorder.game, list(bots)
    while not game.over and game.turns <= most_turns:
        if game.rules.choices.timed and not game.time_up and game.turns > time_up_after:
            give(recorder, CHANCE, action(TIME_UP), chance)
        else:
            give_next(recorder, players, chance)
    return game.over


def give_next(recorder: Recorder, bots: list[Bot], chance: Chance) -> None:
    """The next answer, of chance or of a seat, written down."""
    seat, act = choose(recorder.game, bots, chance)
    give(recorder, seat, act, chance)


def give(recorder: Recorder, seat: int, act: Action, chance: Chance) -> None:
    """Write down an answer; dice that can be checked take note of it."""
    answer = recorder.apply(seat, act)
    if isinstance(chance, CheckedDice):
        chance.follow(seat, act, answer.luck)
