"""Playouts: a position is played on to its end by bots, many times, each time with dice of its own."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

import casedepart
from casedepart import bots
from casedepart.bots.play import TIMED_TURNS
from casedepart.engine.actions import CHANCE, TIME_UP, action
from casedepart.engine.game import Game
from casedepart.engine.phases.end import worths
from casedepart.engine.sets import members
from casedepart.sim.chances.firm import Exchange, Firm, refused_by
from casedepart.sim.chances.positions import Spot, Step, step_action
from casedepart.sim.executors import Cores, Executor
from casedepart.sim.seats import seat_bot

FURTHER_TURNS: Final = 600
"""Playouts that last longer are cut off, and counted as a timed game is (Q5)."""
FURTHER_ANSWERS: Final = 60_000
"""The same for one in which nobody ends a turn."""
LEAST_LEFT: Final = 20
"""Turns that a timed game has left at least, where nobody knows when time is called."""
BATCH: Final = 8
"""Playouts in one piece of work."""
FIRST_ROUND: Final = 2
"""Playouts of each branch that are made before the clock is looked at."""
QUICK_ENOUGH: Final = ("shrewd",) if casedepart.COMPILED else ("steady",)
"""Who plays on unless someone says otherwise: the shrewd think too long where they are not compiled."""
IN_THIS_PROCESS: Final = Cores(1)

Shares = tuple[float, ...]
"""What each seat has of a win: 1, a part of it where several share, or 0."""
Progress = Callable[[int], None]


class PlayoutError(Exception):
    """A playout that could not go on: a bot has failed in it."""


@dataclass(frozen=True)
class Branch:
    """What is played on from: a position, or the one after an answer given there."""

    spot: Spot
    answer: Step | None = None

    def begin(self) -> tuple[Game, Exchange | None]:
        """The game to play on, and what was refused by the answer, if anything was."""
        game = self.spot.game()
        if self.answer is None:
            return game, None
        seat, words = self.answer
        act = step_action(seat, words, game.rules)
        refused = refused_by(game, seat, act)
        game.apply(seat, act)
        return game, refused


@dataclass(frozen=True)
class Manner:
    """How positions are played on: by whom, with which dice, where, and until when."""

    bots: tuple[str, ...] = QUICK_ENOUGH
    """One for all seats, or one a seat."""
    seed: str = "1"
    run: Executor = IN_THIS_PROCESS
    deadline: float | None = None
    """By the clock of this machine: what has not begun by then is left out."""
    progress: Progress | None = None


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


@dataclass
class Playouts:
    """How the playouts of a branch ended, by their numbers from 0 on."""

    shares: list[Shares] = field(default_factory=list)
    cut_off: list[bool] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.shares)

    def of(self, seat: int) -> list[float]:
        """What one seat had of each."""
        return [found[seat] for found in self.shares]

    def add(self, other: Playouts) -> None:
        """Those that follow."""
        self.shares += other.shares
        self.cut_off += other.cut_off

    def cut(self, count: int) -> None:
        """Keep the first ones only."""
        del self.shares[count:], self.cut_off[count:]


def play_batch(batch: Batch) -> Playouts:
    """The playouts of a batch; fewer when time is up."""
    played = Playouts()
    start, refused = batch.branch.begin()
    called = batch.branch.spot.time_called()
    for number in range(batch.first, batch.first + batch.count):
        if len(played) >= batch.least and late(batch.deadline):
            break
        game = start.clone()
        seed = f"{batch.seed}:{number}"
        try:
            ended = play_on(game, players_of(game, batch.bots, seed, refused), bots.Chance(seed), called)
        except Exception as error:
            told = f"{type(error).__name__}: {error}"
            raise PlayoutError(f"playout {number} by {', '.join(batch.bots)} broke off: {told}") from error
        played.shares.append(shares_of(game))
        played.cut_off.append(not ended)
    return played


def late(deadline: float | None) -> bool:
    """Is it past the time?"""
    return deadline is not None and time.time() >= deadline


def players_of(game: Game, names: Sequence[str], seed: str, refused: Exchange | None) -> list[bots.Bot]:
    """Who plays on in each seat, from the seed; those who did not agree on something stand by it."""
    players = [seat_bot(names[seat % len(names)], f"{seed}:{seat}") for seat in range(len(game.players))]
    for seat, _ in refused or ():
        players[seat] = Firm(players[seat], refused or frozenset())
    return players


def play_on(game: Game, players: list[bots.Bot], chance: bots.Chance, time_called: int = 0) -> bool:
    """Play a game to its end; False: it was cut off."""
    last = game.turns + FURTHER_TURNS
    call = time_called or max(TIMED_TURNS, game.turns + LEAST_LEFT)
    timed = game.rules.choices.timed and not game.time_up
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


def shares_of(game: Game) -> Shares:
    """What each seat has of the win; one that was cut off goes to who is worth most, as at a table that stops (Q5)."""
    winners = game.winners if game.over else richest(game)
    count = len(members(winners))
    return tuple([1 / count if winners >> seat & 1 else 0.0 for seat in range(len(game.players))])


def richest(game: Game) -> int:
    """The set of those who are worth most."""
    found = worths(game)
    return sum(1 << seat for seat, worth in enumerate(found) if worth == max(found))


def play_branches(branches: Sequence[Branch], playouts: int, manner: Manner, first: int = 0) -> list[Playouts]:
    """Play each branch on so many times, with the same dice for all; the numbers begin with `first`.

    With a deadline each has as many as there was time for, without gaps, and one in any case.
    """
    whole = [Playouts() for _ in branches]
    done = 0
    while done < playouts and branches:
        # By the clock nobody knows how many it will be: some, then twice as many.
        more = min(max(FIRST_ROUND, done), playouts - done) if manner.deadline is not None else playouts
        for played, found in zip(whole, play_all(branches, more, manner, first + done, done == 0), strict=True):
            if len(played) == done:
                played.add(found)
        done += more
        if late(manner.deadline):
            break
    return whole


def play_all(
    branches: Sequence[Branch], playouts: int, manner: Manner, first: int, in_any_case: bool
) -> list[Playouts]:
    """Play each branch on so many times, wherever the manner says."""
    batches = batches_of(branches, playouts, manner, first, in_any_case)
    results: list[Playouts] = [Playouts() for _ in batches]
    with closing(manner.run.run(play_batch, batches)) as done:
        for place, result in done:
            results[place] = result
            if manner.progress is not None:
                manner.progress(batches[place].count)
    return [joined(results[place :: len(branches)]) for place in range(len(branches))]


def batches_of(branches: Sequence[Branch], playouts: int, manner: Manner, first: int, in_any_case: bool) -> list[Batch]:
    """The pieces of work: a few playouts of every branch, then a few more, so that time is shared out evenly."""
    end = first + playouts
    return [
        Batch(branch, manner.bots, manner.seed, number, min(BATCH, end - number), least, manner.deadline)
        for number in range(first, end, BATCH)
        for least in (int(in_any_case and number == first),)
        for branch in branches
    ]


def joined(parts: Sequence[Playouts]) -> Playouts:
    """The playouts of one branch, up to the first that there was no time for."""
    whole = Playouts()
    for part in parts:
        whole.add(part)
        if len(part) < BATCH:
            break
    return whole
