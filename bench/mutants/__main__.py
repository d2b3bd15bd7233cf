"""Mutation tests of the rules: `python -m bench.mutants`; `--help` says what may be asked."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.progress import TaskID
from rich.table import Table

import casedepart
from bench.mutants.changes import Mutant, mutants
from bench.mutants.trials import Found, Trials
from casedepart.cli.asking import progress_bar

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "casedepart"
MUTATED = ("engine/phases", "engine/game.py", "variants")
TESTS = ("tests/scenarios", "tests/engine")
EQUAL = Path(__file__).with_name("equal.toml")
LEAST = 0.93
"""The share that a run must kill. The aim is 0.97: what survives is proved by a scenario, or listed as equal."""


def every_mutant() -> list[Mutant]:
    """All mutants of the modules in which the rules are decided."""
    found: list[Mutant] = []
    for name in MUTATED:
        path = PACKAGE / name
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            module = ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts)
            found += mutants(module.removesuffix(".__init__"), file.read_text(encoding="utf-8"))
    return found


def equal_ones(text: str) -> dict[tuple[str, str], str]:
    """Why a mutant changes nothing, by its function and change."""
    found: dict[tuple[str, str], str] = {}
    for entry in tomllib.loads(text)["equal"]:
        for change in entry["changes"]:
            place = (f"casedepart.{entry['in']}", change)
            if place in found:
                raise ValueError(f"{EQUAL.name}: {entry['in']}  {change} stands there twice")
            found[place] = entry["why"]
    return found


def unknown(listed: Iterable[tuple[str, str]], made: list[Mutant]) -> list[str]:
    """What is listed as equal and is no mutant any more."""
    known = {(mutant.function, mutant.change) for mutant in made}
    return [f"{function}  {change}" for function, change in listed if (function, change) not in known]


def table(made: list[Mutant], killed: set[Mutant], equal: set[Mutant]) -> Table:
    """By module: made, killed, survived, equal, and the share killed of those that change play."""
    shown = Table("module", title="Mutants, and the share killed of those that change play")
    for heading in ("made", "killed", "survived", "equal", "share"):
        shown.add_column(heading, justify="right")
    counts = {
        name: Counter(mutant.module for mutant in some)
        for name, some in (("made", made), ("killed", killed), ("equal", equal))
    }
    for module in [*counts["made"], ""]:
        of = {name: count[module] if module else count.total() for name, count in counts.items()}
        played = of["made"] - of["equal"]
        share = f"{of['killed'] / played:.1%}" if played else "–"
        figures = [f"{count:,}" for count in (of["made"], of["killed"], played - of["killed"], of["equal"])]
        shown.add_row(module.removeprefix("casedepart.") or "all", *figures, share)
    return shown


def main(words: list[str]) -> int:
    """Try mutants; fail where fewer are killed than should be, or where the list of equal ones is not true."""
    said = argparse.ArgumentParser(prog="python -m bench.mutants", description=__doc__)
    said.add_argument("--sample", type=int, default=0, help="so many, drawn by the seed; all where it is left out")
    said.add_argument("--seed", default="1")
    said.add_argument("--only", default="", help="those whose function has this in its name, as in Contest.step")
    said.add_argument("--again", default="", help="those that survived, as an earlier run has printed into this file")
    said.add_argument("--effort", type=float, default=5, help="seconds of tests after which a mutant has survived")
    said.add_argument("--workers", type=int, default=2)
    said.add_argument("--listed", action="store_true", help="only those that are listed as equal: none may be killed")
    asked = said.parse_args(words)
    if casedepart.COMPILED:
        print("Mutants are made of the source: PYTHONPATH=src python -m bench.mutants", file=sys.stderr)
        return 2
    everything = every_mutant()
    listed = equal_ones(EQUAL.read_text(encoding="utf-8"))
    if astray := unknown(listed, everything):
        print(f"{EQUAL.name} lists what is no mutant any more:", *astray, sep="\n  ", file=sys.stderr)
        return 2
    made = [mutant for mutant in everything if asked.only in mutant.function]
    if asked.again:
        before = Path(asked.again).read_text(encoding="utf-8").splitlines()
        made = [mutant for mutant in made if line_of(mutant) in before]
    if asked.sample:
        made = Random(asked.seed).sample(made, min(asked.sample, len(made)))
    equal = {mutant for mutant in made if (mutant.function, mutant.change) in listed}
    tried = [mutant for mutant in made if (mutant in equal) == asked.listed]
    killed = try_all(tried, asked.workers, asked.effort, shown=not asked.listed)
    if asked.listed:
        print("listed as equal, and killed:" if killed else "None is killed.", *map(line_of, killed), sep="\n  ")
        return 1 if killed else 0
    Console().print(table(made, killed, equal))
    return 0 if len(killed) >= LEAST * len(tried) else 1


def try_all(tried: list[Mutant], workers: int, effort: float, shown: bool) -> set[Mutant]:
    """Try them; return those that are killed, and print the others as they come."""
    killed: set[Mutant] = set()
    with progress_bar("mutants", len(tried), shown=True) as bar:

        def tell(one: Found) -> None:
            place, killer = one
            if killer:
                killed.add(tried[place])
            elif shown:
                print(line_of(tried[place]), flush=True)
            bar.advance(TaskID(0))

        options = ["-s", "-p", "no:terminal", "-p", "no:cacheprovider", "-p", "no:xdist"]
        trials = Trials(tried, workers, effort, tell)
        if pytest.main([*options, *(str(ROOT / name) for name in TESTS)], plugins=[trials]):
            raise SystemExit("The tests cannot be run, or fail without any change.")
    return killed


def line_of(mutant: Mutant) -> str:
    """As it is printed when it survives."""
    return f"{mutant.function.removeprefix('casedepart.')}  {mutant.change}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
