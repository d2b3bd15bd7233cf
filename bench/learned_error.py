"""How far playouts cut short are off: `python -m bench.learned_error`, which writes it where the package reads it.

Positions of all kinds are played on to the end many times. Each of these playouts is looked at on its way, as if it
were cut short there: by how much the mean of what the learned chances say differs from the mean of the ends, less the
noise of so many playouts, is their error. It is fitted as a product of factors, and then made so long that an interval
of it holds 95 % of the truths.
"""

from __future__ import annotations

import argparse
import math
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

import msgspec
import numpy as np
import numpy.typing as npt

import casedepart
from bench.held_out import CUTS, BothWays, both_ways, held_out, two_answers
from casedepart.engine.sets import members, size
from casedepart.sim.chances import learned_error
from casedepart.sim.chances.learned_error import FILE, FULL, SHORT, SORE_LOSERS, LearnedError, kind_of
from casedepart.sim.chances.playouts import A_FEW_ROUNDS, Branch
from casedepart.sim.chances.positions import LiveGame
from casedepart.sim.executors import Cores, in_order
from casedepart.sim.intervals import Z

BOTS = ("shrewd", "shrewd", "steady")
"""Who plays the positions on, in turn."""
FACTORS: dict[str, list[int] | list[str]] = {
    "players": [2, 3, 4, 5, 6],
    "games": [FULL, SHORT, SORE_LOSERS],
    "laps": [0, 1, 4, 9],
    "rounds": list(CUTS),
    "bots": sorted(set(BOTS)),
}
SWEEPS = 60
"""Rounds of fitting one factor after the other."""
LEAST = 0.05
"""No smaller part of the errors is believed at once, however large the noise."""
LEAST_FACTOR = 0.2
REACHES = np.arange(0.5, 3.0, 0.01)
"""How much longer the errors may have to be than they are on the average, for 95 % to be within."""
APARTS = np.arange(0.02, 1.0, 0.01)

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Error:
    """How far one chance was off, or one difference of two."""

    levels: dict[str, int | str]
    """By factor."""
    base: float
    """√(p (1 − p)), times the part of the playouts that the learned chances told."""
    error: float
    noise: float
    """Its standard error, from the playouts themselves."""
    gap: float = 0.0
    """The difference as they told it, where it is one."""


@dataclass(frozen=True)
class Work:
    """The game of a number, to take positions from: all that a process needs to know."""

    seed: str
    number: int
    playouts: int
    gaps: bool = True
    """Are differences between two answers measured, too? They take two positions more."""


def errors_of(work: Work) -> tuple[int, list[Error], list[Error]]:
    """How many positions one game has, the errors of chances there, and of differences between two answers."""
    bot = BOTS[work.number % len(BOTS)]
    chances, gaps = [], []
    positions = held_out(work.seed, work.number)
    for position in positions:
        branch = Branch(LiveGame(position.game))
        played = both_ways(branch, bot, work.playouts, position.name)
        for rounds in CUTS:
            levels = levels_of(branch, bot, rounds)
            chances += [chance_error(levels, played, rounds, seat) for seat in members(position.game.seats_in())]
    branches = two_answers(positions[0]) if positions and work.gaps else []
    if branches:
        ways = [both_ways(branch, bot, work.playouts, positions[0].name) for branch in branches]
        levels = levels_of(branches[0], bot, A_FEW_ROUNDS)
        gaps += [gap_error(levels, ways, seat) for seat in members(branches[0].spot.game().seats_in())]
    return len(positions), chances, gaps


def levels_of(branch: Branch, bot: str, rounds: int) -> dict[str, int | str]:
    """What counts for the error of a position, by factor."""
    game = branch.spot.game()
    return {
        "players": size(game.seats_in()),
        "games": kind_of(game.rules),
        "laps": game.turns // len(game.players),
        "rounds": rounds,
        "bots": bot,
    }


def chance_error(levels: dict[str, int | str], played: BothWays, rounds: int, seat: int) -> Error:
    """How far the chance of a seat is off by playouts that are cut after so many rounds."""
    cut, whole = np.array(played.cut[rounds])[:, seat], np.array(played.whole)[:, seat]
    away, chance = cut - whole, float(cut.mean())
    base = played.learned[rounds] * float(np.sqrt(chance * (1 - chance)))
    return Error(levels, base, float(away.mean()), float(away.std(ddof=1) / np.sqrt(len(away))))


def gap_error(levels: dict[str, int | str], ways: list[BothWays], seat: int) -> Error:
    """How far the difference between two answers is off."""
    before, after = (np.array(way.cut[A_FEW_ROUNDS])[:, seat] for way in ways)
    ends, other_ends = (np.array(way.whole)[:, seat] for way in ways)
    gap = after - before
    away = gap - (other_ends - ends)
    chance = float((before.mean() + after.mean()) / 2)
    base = math.hypot(*(way.learned[A_FEW_ROUNDS] for way in ways)) * math.sqrt(chance * (1 - chance))
    noise = float(away.std(ddof=1)) / math.sqrt(len(away))
    return Error(levels, base, float(away.mean()), noise, float(abs(gap.mean())))


def level(name: str, value: int | str) -> str:
    """Which factor counts for a value: that of the greatest number it reaches."""
    known = FACTORS[name]
    if isinstance(value, str):
        return value
    return str(max(one for one in known if isinstance(one, int) and one <= value))


class Fit:
    """Errors as a product of factors: each is that for which the errors are as large as it says, on the average."""

    def __init__(self, found: list[Error]) -> None:
        self.base: Floats = np.array([one.base for one in found])
        self.noise: Floats = np.array([one.noise for one in found])
        self.square: Floats = np.array([one.error**2 for one in found]) - self.noise**2
        self.levels = {name: np.array([level(name, one.levels[name]) for one in found]) for name in FACTORS}
        self.factors = {name: {str(one): 1.0 for one in known} for name, known in FACTORS.items()}
        self.whole = 1.0
        for _ in range(SWEEPS):
            self.whole *= self.ratio(self.base > 0)
            for name, factor in self.factors.items():
                for one in factor:
                    better = factor[one] * self.ratio((self.levels[name] == one) & (self.base > 0))
                    factor[one] = min(1 / LEAST_FACTOR, max(LEAST_FACTOR, better))
        self.to_usual()

    def errors(self) -> Floats:
        """What the factors say."""
        product: Floats = self.whole * self.base
        for name, factor in self.factors.items():
            product = product * np.array([factor[one] for one in self.levels[name]])
        return product

    def ratio(self, where: npt.NDArray[np.bool_]) -> float:
        """By how much the errors there are larger than the factors say; those in which noise is small weigh most."""
        if not where.any():
            return 1.0
        said = self.errors()[where] ** 2
        weight = np.minimum(1, said / (self.noise[where] ** 2 + 1e-9)) ** 2
        return float(np.sqrt(max(LEAST, (weight * self.square[where] / said).sum() / weight.sum())))

    def to_usual(self) -> None:
        """The usual game has the factor 1: four in a full game, late in it, played on by the shrewd for four rounds."""
        for name, usual in {
            "players": "4",
            "games": FULL,
            "laps": "9",
            "rounds": str(A_FEW_ROUNDS),
            "bots": "shrewd",
        }.items():
            one = self.factors[name][usual]
            self.whole *= one
            self.factors[name] = {key: value / one for key, value in self.factors[name].items()}


def reaching(errors: Floats, noise: Floats, away: Floats) -> float:
    """The least number of times that errors must be what they are for an interval of 95 % to hold 95 % of truths."""
    for times in REACHES:
        if np.mean(np.abs(away) <= Z * np.hypot(times * errors, noise)) >= 0.95:
            return float(times)
    return float(REACHES[-1])


def learned(seed: str, games: int, gaps: int, playouts: int, cores: int | None) -> LearnedError:
    """Play, and fit."""
    works = [Work(seed, number, playouts, number < gaps) for number in range(games)]
    done = 0

    def progress(more: int) -> None:
        nonlocal done
        done += more
        print(f"\r{done} of {games} games", end="", file=sys.stderr, flush=True)

    results = in_order(Cores(cores), errors_of, works, lambda _: 1, progress)
    print(file=sys.stderr)
    chances = [one for _, found, _ in results for one in found]
    fit = Fit(chances)
    cut = fit.levels["rounds"] == str(A_FEW_ROUNDS)
    away = np.array([one.error for one in chances])
    fit.whole *= reaching(fit.errors()[cut], fit.noise[cut], away[cut])
    differences = [one for _, _, found in results for one in found]
    sizes = f"--games {games} --gaps {gaps} --playouts {playouts}"
    return LearnedError(
        command=f"python -m bench.learned_error {sizes} --seed {shlex.quote(seed)}",
        casedepart=casedepart.__version__,
        bots_by=casedepart.bots_fingerprint(),
        positions=sum(count for count, _, _ in results),
        whole=tidy(fit.whole),
        **{name: {one: tidy(value) for one, value in factor.items()} for name, factor in fit.factors.items()},
        apart=tidy(farthest(fit, differences)),
    )


def farthest(fit: Fit, gaps: list[Error]) -> float:
    """From what distance on two chances are off independently: the largest for which 95 % of differences are held."""
    said = np.array(
        [
            fit.whole * one.base * np.prod([fit.factors[name][level(name, one.levels[name])] for name in FACTORS])
            for one in gaps
        ]
    )
    gap, away, noise = (np.array([getattr(one, name) for one in gaps]) for name in ("gap", "error", "noise"))
    held = [
        apart
        for apart in APARTS
        if np.mean(np.abs(away) <= Z * np.hypot(said * np.sqrt(np.minimum(1, gap / apart)), noise)) >= 0.95
    ]
    return float(max(held, default=APARTS[0]))


def tidy(number: float) -> float:
    """Three digits are more than these figures hold."""
    return float(f"{number:.3g}")


def main() -> None:
    """Measure, and write the file."""
    said = argparse.ArgumentParser(prog="python -m bench.learned_error", description=__doc__)
    said.add_argument("--games", type=int, default=300)
    said.add_argument("--gaps", type=int, default=100, help="of these, games in which differences are measured, too")
    said.add_argument("--playouts", type=int, default=150)
    said.add_argument("--seed", default="learned")
    said.add_argument("--cores", type=int)
    said.add_argument("--out", type=Path, default=Path(learned_error.__file__).with_name(FILE))
    asked = said.parse_args()
    found = learned(asked.seed, asked.games, asked.gaps, asked.playouts, asked.cores)
    asked.out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    print(asked.out.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
