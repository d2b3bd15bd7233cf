"""Monte Carlo playouts: a position is played on by bots, many times, each time with dice of its own.

They go on to the end of the game, or are cut short after some rounds (truncated playouts): then the learned chances
tell the rest.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import casedepart
from casedepart import bots
from casedepart.engine.game import Game
from casedepart.sim.chances.learned_error import learned_error
from casedepart.sim.chances.playout import (
    Exchange,
    Shares,
    foretold,
    is_foretold,
    play_on,
    players_of,
    refused_by,
    shares_of,
    time_call,
)
from casedepart.sim.chances.positions import StartPosition, Try, try_action
from casedepart.sim.executors import Cores, Executor, Progress, in_order

BATCH: Final = 8
"""Playouts in one piece of work."""
FIRST_ROUND: Final = 2
"""Playouts of each branch that are made before the clock is looked at."""
A_FEW_ROUNDS: Final = 4
"""Rounds after which playouts are cut short where there is time for some hundred only: so many whole ones vary more."""
AS_TIME_ALLOWS: Final = 0 if casedepart.COMPILED else A_FEW_ROUNDS
"""Rounds where someone waits for one position: whole games, where thousands are played in a second."""
QUICK_ENOUGH: Final = ("shrewd",) if casedepart.COMPILED else ("steady",)
"""Who plays on unless someone says otherwise: the shrewd think too long where they are not compiled."""
IN_THIS_PROCESS: Final = Cores(1)


class PlayoutError(Exception):
    """A playout that could not go on: a bot has failed in it."""


@dataclass(frozen=True)
class Branch:
    """What is played on from: a position, or the one after an answer given there."""

    spot: StartPosition
    answer: Try | None = None

    def begin(self) -> tuple[Game, Exchange | None]:
        """The game to play on, and what was refused by the answer, if anything was."""
        game = self.spot.game()
        if self.answer is None:
            return game, None
        seat, words = self.answer
        act = try_action(seat, words, game.rules)
        refused = refused_by(game, seat, act)
        game.apply(seat, act)
        return game, refused


@dataclass(frozen=True)
class PlayoutSetting:
    """How positions are played on: by whom, with which dice, where, and until when."""

    bots: tuple[str, ...] = QUICK_ENOUGH
    """One for all seats, or one a seat."""
    seed: str = "1"
    run: Executor = IN_THIS_PROCESS
    deadline: float | None = None
    """By the clock of this machine: what has not begun by then is left out."""
    progress: Progress | None = None
    rounds: int = 0
    """Turns of each player after which the learned chances tell the rest; 0: games are played to their end."""


@dataclass(frozen=True)
class Batch:
    """Some playouts of a branch, by their numbers: a piece of work, all plain data."""

    branch: Branch
    bots: tuple[str, ...]
    seed: str
    first: int
    count: int
    least: int
    """So many are played though it is late."""
    deadline: float | None
    rounds: int


@dataclass
class Playouts:
    """How the playouts of a branch ended, by their numbers from 0 on."""

    shares: list[Shares] = field(default_factory=list)
    cut_off: list[bool] = field(default_factory=list)
    errors: list[float] = field(default_factory=list)
    """How far the learned chances may be off that told the rest of each; 0 where it was played to its end."""

    def __len__(self) -> int:
        return len(self.shares)

    def of(self, seat: int) -> list[float]:
        """What one seat had of each."""
        return [found[seat] for found in self.shares]

    @property
    def error(self) -> float:
        """How far the learned chances may be off in all of them together: they err alike."""
        return sum(self.errors) / max(1, len(self.errors))

    def add(self, other: Playouts) -> None:
        """Those that follow."""
        self.shares += other.shares
        self.cut_off += other.cut_off
        self.errors += other.errors

    def cut(self, count: int) -> None:
        """Keep the first ones only."""
        del self.shares[count:], self.cut_off[count:], self.errors[count:]


def play_batch(batch: Batch) -> Playouts:
    """The playouts of a batch; fewer when time is up."""
    played = Playouts()
    start, refused = batch.branch.begin()
    call = time_call(start, batch.branch.spot.time_called())
    error = learned_error().of(start, batch.bots, batch.rounds) if batch.rounds else 0.0
    for number in range(batch.first, batch.first + batch.count):
        if len(played) >= batch.least and late(batch.deadline):
            break
        game = start.clone()
        seed = f"{batch.seed}:{number}"
        try:
            shares, cut_off, learned = playout(
                game, players_of(game, batch.bots, seed, refused), bots.Chance(seed), call, batch.rounds
            )
        except Exception as fault:
            told = f"{type(fault).__name__}: {fault}"
            raise PlayoutError(f"playout {number} by {', '.join(batch.bots)} broke off: {told}") from fault
        played.shares.append(shares)
        played.cut_off.append(cut_off)
        played.errors.append(error if learned else 0.0)
    return played


def playout(
    game: Game, players: list[bots.Bot], chance: bots.Chance, call: int, rounds: int
) -> tuple[Shares, bool, bool]:
    """Play a game on, for some rounds or to its end: what each seat has of the win.

    And whether it did not end, so that it was counted by worth, and whether the learned chances told its rest.
    """
    if rounds and not play_on(game, players, chance, call, rounds * len(game.players)) and is_foretold(game):
        return foretold(game), False, True
    ended = play_on(game, players, chance, call)
    return shares_of(game), not ended, False


def late(deadline: float | None) -> bool:
    """Is it past the time?"""
    return deadline is not None and time.time() >= deadline


def play_branches(branches: Sequence[Branch], playouts: int, setting: PlayoutSetting, first: int = 0) -> list[Playouts]:
    """Play each branch on so many times, with the same dice for all; the numbers begin with `first`.

    With a deadline each has as many as there was time for, without gaps, and one in any case.
    """
    whole = [Playouts() for _ in branches]
    done = 0
    while done < playouts and branches:
        # By the clock nobody knows how many it will be: some, then twice as many.
        more = min(max(FIRST_ROUND, done), playouts - done) if setting.deadline is not None else playouts
        for played, found in zip(whole, play_all(branches, more, setting, first + done, done == 0), strict=True):
            if len(played) == done:
                played.add(found)
        done += more
        if late(setting.deadline):
            break
    return whole


def play_all(
    branches: Sequence[Branch], playouts: int, setting: PlayoutSetting, first: int, in_any_case: bool
) -> list[Playouts]:
    """Play each branch on so many times, a few of every one, then a few more: so that time is shared out evenly."""
    end = first + playouts
    batches = [
        Batch(
            branch,
            setting.bots,
            setting.seed,
            number,
            min(BATCH, end - number),
            least,
            setting.deadline,
            setting.rounds,
        )
        for number in range(first, end, BATCH)
        for least in (int(in_any_case and number == first),)
        for branch in branches
    ]
    results = in_order(setting.run, play_batch, batches, lambda batch: batch.count, setting.progress)
    return [joined(results[place :: len(branches)]) for place in range(len(branches))]


def joined(parts: Sequence[Playouts]) -> Playouts:
    """The playouts of one branch, up to the first that there was no time for."""
    whole = Playouts()
    for part in parts:
        whole.add(part)
        if len(part) < BATCH:
            break
    return whole
