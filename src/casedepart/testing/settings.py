"""Every way to set up a game: editions, rulesets, modes and options."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from casedepart.editions import Edition, catalogue, load

NONE: Final = "none"
"""How a command line says that no optional rule is played."""


@dataclass(frozen=True)
class Setting:
    """One way to set up a game."""

    edition: str
    ruleset: str
    mode: str = "standard"
    options: tuple[str, ...] = ()

    def words(self) -> str:
        """For a reader: `classic, winning-moves, speed`."""
        return ", ".join([self.edition, self.ruleset, self.mode, *self.options])

    def flags(self) -> str:
        """For a command line."""
        parts = [f"--edition {self.edition} --ruleset {self.ruleset} --mode {self.mode}"]
        return " ".join([*parts, *(f"--option {option}" for option in self.options or (NONE,))])


def every_setting(editions: Iterable[str] | None = None) -> list[Setting]:
    """All that these editions allow; those of the catalogue unless others are named, each by its name or its file."""
    return [setting for name in editions or catalogue() for setting in settings_of(name, load(name))]


def settings_of(name: str, edition: Edition) -> list[Setting]:
    """Each mode of each ruleset, without options and with each that there is."""
    found: list[Setting] = []
    for ruleset in edition.rulesets:
        for mode in edition.modes(ruleset):
            found.append(Setting(name, ruleset, mode))
            found += [Setting(name, ruleset, mode, (option,)) for option in edition.options_under(ruleset)]
    return found
