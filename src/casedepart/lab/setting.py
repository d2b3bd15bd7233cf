"""The setting of an experiment: the words of the command line, read and checked before anything is played."""

from __future__ import annotations

import operator
import shlex
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import SupportsIndex

from casedepart.bots.generator import seed_text
from casedepart.bots.play import TIMED_TURNS
from casedepart.editions import Edition, EditionError, GameSpec
from casedepart.editions.variants import allow
from casedepart.own_class import is_own
from casedepart.sim.cluster import Cluster
from casedepart.sim.comparison.variation import TABLE, VariationError, vary
from casedepart.sim.executors import Cores, Executor
from casedepart.sim.games import DEFAULT_BOT, Simulation, bot_fault
from casedepart.sim.libraries import MissingLibrary as MissingLibrary
from casedepart.sim.libraries import require

STANDARD = "standard"
PLAYERS = range(2, 9)
USUAL_PLAYERS = 4
FEWEST_PAIRS = 30
"""Pairs of games below which the intervals of a comparison would not hold."""

Words = str | Iterable[str]
"""Words parted by commas or spaces, or a list of them."""

AnyEdition = str | Path | Edition
"""An edition by its name, by its file, or itself."""

Changes = str | Mapping[str, object]
"""What is changed: `salary=400 mode=speed`, or values by name."""


class LabError(ValueError):
    """Something that cannot be played or measured: says what is wrong, and what to do."""


def words(given: Words) -> tuple[str, ...]:
    """Words as a tuple, however they were given."""
    parts = given if not isinstance(given, str) else given.replace(",", " ").split()
    return tuple(word for word in parts if word)


def known_bots(given: Words) -> tuple[str, ...]:
    """Bots by name, each of which can be made."""
    names = words(given)
    for name in names:
        if fault := bot_fault(name):
            raise LabError(fault)
    return names


def read_setting(
    edition: AnyEdition = "classic",
    ruleset: str | None = None,
    mode: str = STANDARD,
    options: Words = (),
    numbers: Mapping[str, object] | None = None,
    players: int | None = None,
    bots: Words = DEFAULT_BOT,
    seed: str | int = "1",
    timed_turns: int = TIMED_TURNS,
) -> Simulation:
    """Check what is to be played: an edition, its ruleset, mode, options and numbers, and a bot for each seat."""
    spec = read_spec(edition, ruleset, mode, words(options))
    seats = seated(words(bots), players, spec)
    if timed_turns < 1:
        raise LabError(f"--timed-turns {timed_turns}: a timed game has one turn at least")
    simulation = Simulation(spec, seats, read_seed(seed), timed_turns)
    for name in filter(TABLE.__contains__, numbers or {}):
        raise LabError(
            f"--set {name}: that is no number or choice of the rules, but has an option of its own, --{name}"
        )
    return varied(simulation, numbers or {})


def read_seed(given: object) -> str:
    """A seed as its text: a whole number, that of a data frame too, counts as its digits."""
    try:
        if isinstance(given, SupportsIndex) and not isinstance(given, bool):
            given = operator.index(given)
        seed = seed_text(given)
    except (TypeError, ValueError) as error:
        raise LabError(str(error)) from None
    if seed != seed.strip():
        raise LabError(f"seed={seed!r}: leave out the spaces around it, for {seed.strip()!r} is another seed")
    return seed


def read_spec(edition: AnyEdition, ruleset: str | None, mode: str, options: tuple[str, ...]) -> GameSpec:
    """An edition by its name, its file or itself, with a ruleset, mode and options that go together."""
    for name in filter(is_own, options):
        try:
            allow(name)
        except ValueError as error:
            raise LabError(f"--with {name}: {error}") from None
    try:
        if isinstance(edition, Edition):
            spec = GameSpec.on(edition, ruleset or "", mode, options)
        else:
            spec = GameSpec(str(edition), ruleset or "", mode, options)
        spec.rules()
    except EditionError as error:
        raise LabError(str(error)) from None
    return spec


def seated(bots: tuple[str, ...], players: int | None, spec: GameSpec) -> tuple[str, ...]:
    """A bot for each seat; where nothing says how many, the usual four, or as many as the edition has tokens for."""
    most = spec.rules().most_players
    count = players if players is not None else len(bots) if len(bots) > 1 else min(USUAL_PLAYERS, most)
    if count not in PLAYERS:
        raise LabError(f"{count} players: from 2 to 8 can play")
    if count > most:
        raise LabError(f"{count} players: {spec.load().id} has {most} tokens: no more than {most} players (S2)")
    seats = bots * count if len(bots) == 1 else bots
    if len(seats) != count:
        raise LabError(f"--bots names {len(seats)} bots for {count} players: name one for all, or one a seat")
    return known_bots(seats)


def varied(base: Simulation, changes: Changes, option: str = "") -> Simulation:
    """A setting with something changed, as in `salary=400 mode=speed`; the option it came by is named in an error."""
    try:
        return vary(base, in_words(changes)) if changes else base
    except (VariationError, EditionError) as error:
        raise LabError(f"{option}: {error}" if option else str(error)) from None


def in_words(changes: Changes) -> str:
    """What is changed as one would write it; a value with spaces is held together by quotation marks."""
    if isinstance(changes, str):
        return changes
    return shlex.join(f"{name}={written(name, value)}" for name, value in changes.items())


def written(name: str, value: object) -> str:
    """A value as one would write it: `false`, `25/50/100/200`, and options and bots parted by commas."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str) or not isinstance(value, Iterable):
        return str(value)
    return (("," if name in TABLE else "/").join(map(str, value))) or "none"


def executor(cores: int | None = None, cluster: str = "", fresh: bool = False) -> Executor:
    """Where the games are played: on the cores of this machine, or on a Dask cluster."""
    if not cluster:
        return Cores(cores, fresh)
    if cores is not None:
        raise LabError("--cores is for this machine, and --cluster for others: give one of the two")
    require("--cluster", "distributed", "cluster")
    return Cluster(cluster)
