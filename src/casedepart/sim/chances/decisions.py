"""Decisions: the chance to win after each answer that is open, on the same dice for all of them."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from casedepart.engine.actions import Action
from casedepart.engine.game import Game
from casedepart.engine.notation import parse_words
from casedepart.sim.chances.answers import answers
from casedepart.sim.chances.estimates import certain
from casedepart.sim.chances.odds import within
from casedepart.sim.chances.playouts import QUICK_ENOUGH, Branch, Playouts, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import SEATS, LiveGame, StartPosition, try_words
from casedepart.sim.chances.told import chance_of, difference_of
from casedepart.sim.intervals import Estimate

ROUNDS: Final = (8, 4, 2)
"""After an eighth, a quarter and half of the playouts the worse half of the answers is left out."""
KEPT: Final = 2
"""Answers that are played to the end."""


@dataclass(frozen=True)
class Weighed:
    """One answer, and the chance to win of who gives it."""

    seat: int
    words: str
    """The answer as plain data: players go by their seats."""
    chance: Estimate
    difference: Estimate
    """To the answer that came out best, on the same dice: 0 for that one, below 0 for the others.

    The intervals of all differences hold together: one that lies below 0 is worse, however many were tried."""

    @property
    def action(self) -> Action:
        """The answer itself."""
        return parse_words(self.words, SEATS)


class Arm:
    """An answer that is being tried."""

    def __init__(self, branch: Branch, seat: int) -> None:
        self.branch: Final = branch
        self.seat: Final = seat
        self.played: Final = Playouts()
        self.looks: int = 0
        """How often its figures were looked at."""

    @property
    def wins(self) -> list[float]:
        """What its seat had of each playout."""
        return self.played.of(self.seat)

    @property
    def value(self) -> float:
        """The share of wins so far."""
        return sum(self.wins) / max(1, len(self.played))


def decide(
    spot: StartPosition, seat: int, playouts: int, setting: PlayoutSetting, besides: bool = False
) -> list[Weighed]:
    """The chance of a seat after each of its answers, best first; none where it has no choice.

    The best are played so many times; of the others the worse half is left out again and again (sequential halving).
    """
    game = spot.game()
    listed = answers(game, seat, besides)
    if len(listed) < 2:
        return []
    arms = [Arm(Branch(spot, (seat, try_words(seat, act, game.rules))), seat) for act in listed]
    race(arms, playouts, setting)
    return weighed(arms)


def race(arms: Sequence[Arm], playouts: int, setting: PlayoutSetting) -> None:
    """Play the answers, fewer of them each round."""
    running = list(arms)
    for part, end in zip(ROUNDS, deadlines(setting, len(ROUNDS)), strict=True):
        if len(running) <= KEPT:
            break
        play_round(running, max(1, playouts // part), replace(setting, deadline=end))
        running.sort(key=lambda arm: -arm.value)
        running = running[: max(KEPT, (len(running) + 1) // 2)]
    play_round(running, playouts, setting)


def planned(answers: int, playouts: int) -> int:
    """How many playouts so many answers take in all, where there is time for them."""
    running, done, total = answers, 0, 0
    for part in (*ROUNDS, 1):
        upto = playouts if running <= KEPT else max(1, playouts // part)
        total += running * max(0, upto - done)
        done = max(done, upto)
        running = max(KEPT, (running + 1) // 2)
    return total


def deadlines(setting: PlayoutSetting, rounds: int) -> list[float | None]:
    """The time of each round but the last: what is left, shared out evenly."""
    if setting.deadline is None:
        return [None] * rounds
    now = time.time()
    return [now + (setting.deadline - now) * (number + 1) / (rounds + 1) for number in range(rounds)]


def play_round(arms: Sequence[Arm], upto: int, setting: PlayoutSetting) -> None:
    """Play each answer up to so many times in all: all of them equally often, for they are compared."""
    done = len(arms[0].played)
    if upto > done:
        for arm, played in zip(
            arms, play_branches([arm.branch for arm in arms], upto - done, setting, done), strict=True
        ):
            arm.played.add(played)
    common = min(len(arm.played) for arm in arms)
    for arm in arms:
        arm.played.cut(common)
        arm.looks += 1


def weighed(arms: Sequence[Arm]) -> list[Weighed]:
    """The answers with their figures, the best first."""
    # Only those that were played most can be best: the others were left out because they were worse.
    ordered = sorted(arms, key=lambda arm: (-len(arm.played), -arm.value))
    best = ordered[0]
    # The best of many is in part the luckiest: any of them could have been, so that every pair counts as a look.
    pairs = math.comb(len(arms), 2)
    return [
        Weighed(
            arm.seat,
            arm.branch.answer[1] if arm.branch.answer else "",
            chance_of(arm.played, arm.seat, arm.looks),
            certain(0.0) if arm is best else difference_of(best.played, arm.played, arm.seat, arm.looks * pairs),
        )
        for arm in ordered
    ]


def decisions(
    game: Game,
    seat: int,
    playouts: int = 400,
    seed: str = "1",
    bots: Sequence[str] = QUICK_ENOUGH,
    limit_seconds: float | None = None,
    besides: bool = False,
    rounds: int = 0,
) -> list[Weighed]:
    """The chance of a seat after each of its answers from where a game stands, in this process."""
    setting = within(PlayoutSetting(tuple(bots), seed, rounds=rounds), limit_seconds)
    return decide(LiveGame(game), seat, playouts, setting, besides)
