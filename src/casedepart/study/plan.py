"""What a study plays: the game as the edition means it, and everything that its players may choose otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain, combinations

from casedepart.bots.play import TIMED_TURNS
from casedepart.editions import GameSpec, load
from casedepart.sim.games import DEFAULT_BOT, Simulation

WALKS = 40
"""Walks of each habit: how far they are from one another tells how sure their mean is."""
ROLLS = 50_000
"""Rolls of one walk."""
GAMES_A_WALK = 3
"""A walk takes about as long as so many games: for the progress bar."""

BOT_SECONDS = 5
"""Seconds that a bot's turn takes at a table, at the normal tempo: measured by `python -m bench.evening`."""


@dataclass(frozen=True)
class StudyPlan:
    """The numbers that a study is asked for."""

    games: int = 2000
    """Games of the edition as it is meant."""
    vary_games: int = 500
    """Games of each variation; 0: nothing is varied."""
    bots: tuple[str, ...] = (DEFAULT_BOT,) * 4
    """One a seat."""
    seed: str = "1"
    pace: int = 30
    """Seconds that people take for a turn: an assumption, and said to be one."""
    rolls: int = ROLLS
    command: str = ""
    """What was typed to get the report."""
    options: tuple[str, ...] = ()
    """Variants that are played throughout."""
    timed_turns: int = TIMED_TURNS
    """In the timed mode: the turns after which time is called."""

    @property
    def players(self) -> int:
        return len(self.bots)


def base_simulation(name: str, plan: StudyPlan) -> Simulation:
    """The edition by its own ruleset, standard, with the variants that are asked for."""
    return Simulation(GameSpec(name, load(name).ruleset, options=plan.options), plan.bots, plan.seed, plan.timed_turns)


def variations(name: str, plan: StudyPlan) -> list[Simulation]:
    """Every other ruleset, mode and choice of options, on the same seed."""
    base = base_simulation(name, plan)
    every = [replace(base, spec=replace(spec, options=(*spec.options, *plan.options))) for spec in choices(name)]
    return [simulation for simulation in every if simulation != base]


def choices(name: str) -> list[GameSpec]:
    """All that the players of an edition may choose: ruleset, mode and options."""
    edition = load(name)
    return [
        GameSpec(name, ruleset, mode, options)
        for ruleset in edition.rulesets
        for mode in edition.modes(ruleset)
        for options in subsets(edition.options_under(ruleset))
    ]


def subsets(options: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every choice of options, none of them first."""
    return list(chain.from_iterable(combinations(options, count) for count in range(len(options) + 1)))


def key_of(spec: GameSpec) -> str:
    """What is played, as one word: edition/ruleset/mode/options."""
    return f"{spec.edition}/{spec.ruleset}/{spec.mode}/{','.join(spec.options)}"
