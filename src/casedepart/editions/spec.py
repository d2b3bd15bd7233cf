"""What is played: an edition, its ruleset, mode and options, numbers of one's own, and who plays."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache

from casedepart.editions.edition import Edition
from casedepart.editions.errors import EditionError
from casedepart.editions.load import comes_with_the_package, load
from casedepart.editions.sources import catalogue
from casedepart.engine.game import Game
from casedepart.engine.rules import Rules
from casedepart.variants import HOUSE_RULES

STANDARD = "standard"
LARGE = 2
"""How many house rules, the first, are large enough to be played by themselves wherever all is tried."""


@dataclass(frozen=True)
class GameSpec:
    """What is played, as plain data: it can be compared, hashed, and sent to another process."""

    edition: str = "classic"
    """A name in the catalogue, a file, or the whole data of an edition as JSON."""
    ruleset: str = ""
    """Empty: the edition's own."""
    mode: str = STANDARD
    options: tuple[str, ...] = ()
    """Optional rules by their names; in whatever order they are given, they are kept sorted."""
    numbers: tuple[tuple[str, str], ...] = ()
    """Numbers and named choices that are played instead of the printed ones, as in `("salary", "400")`."""
    players: tuple[str, ...] = ()
    """Names, by seat."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", tuple(sorted(set(self.options))))

    @staticmethod
    def on(
        edition: Edition,
        ruleset: str = "",
        mode: str = STANDARD,
        options: Iterable[str] = (),
        numbers: Iterable[tuple[str, str]] = (),
        players: Iterable[str] = (),
    ) -> GameSpec:
        """A game on an edition that is at hand, whose whole data goes along unless it comes with the package."""
        written = edition.id if comes_with_the_package(edition) else json.dumps(edition.tree)
        ruleset = ruleset or edition.ruleset
        spec = GameSpec(written, ruleset, mode, tuple(options), tuple(numbers), tuple(players))
        spec.__dict__["_edition"] = edition
        return spec

    def load(self) -> Edition:
        """The edition, read once; an `EditionError` says what is wrong with it."""
        return self._edition

    def rules(self) -> Rules:
        """The rules of the game, made once; an `EditionError` says what does not go together."""
        return self._rules

    def start(self, players: int = 0) -> Game:
        """The game before its first answer; for so many players where they have no names."""
        return Game.start(self.rules(), players or len(self.players))

    def house(self) -> tuple[str, ...]:
        """The house rules among its options: all that the edition does not offer itself."""
        edition = self.load()
        return tuple(option for option in self.options if option not in edition.options_under(self.ruleset))

    def printed(self) -> GameSpec:
        """The same game by the booklet: without house rules and numbers of one's own."""
        house = self.house()
        return replace(self, options=tuple(option for option in self.options if option not in house), numbers=())

    @property
    def carried(self) -> bool:
        """Is the edition one of someone's own, here with all its data? No command line could name it."""
        return self.edition.startswith("{")

    @property
    def edition_name(self) -> str:
        """The edition as it is called; one of someone's own, which is here with all its data, by its id."""
        return self.load().id if self.carried else self.edition

    def words(self) -> str:
        """For a reader: `classic, winning-moves, speed`."""
        numbers = [f"{name}={value}" for name, value in self.numbers]
        return ", ".join(word for word in (self.edition_name, self.ruleset, self.mode, *self.options, *numbers) if word)

    def flags(self) -> str:
        """For a command line."""
        ruleset = ["--ruleset", self.ruleset] if self.ruleset else []
        options = [word for option in self.options for word in ("--with", option)]
        return shlex.join(["--edition", self.edition_name, *ruleset, "--mode", self.mode, *options])

    def __str__(self) -> str:
        return self.words()

    @cached_property
    def _edition(self) -> Edition:
        return from_data(self.edition) if self.carried else load(self.edition)

    @cached_property
    def _rules(self) -> Rules:
        return self.load().rules(self.ruleset, self.mode, self.options, self.numbers)

    def __getstate__(self) -> dict[str, object]:
        # What was read and made from it stays behind: any process does so for itself.
        return {field.name: getattr(self, field.name) for field in fields(self)}


@lru_cache(maxsize=64)
def from_data(written: str) -> Edition:
    """An edition of someone's own from its whole data, which was checked before; the same for all who play on it."""
    return Edition("own", json.loads(written))


def every_spec(editions: Iterable[str] | None = None) -> list[GameSpec]:
    """All that these editions allow; those of the catalogue unless others are named, each by its name or its file."""
    return [spec for name in editions or catalogue() for spec in specs_of(name, load(name))]


def specs_of(name: str, edition: Edition) -> list[GameSpec]:
    """Each mode of each ruleset, without options and with each that there is; house rules in the standard mode."""
    found: list[GameSpec] = []
    for ruleset in edition.rulesets:
        for mode in edition.modes(ruleset):
            taken = [(), *((option,) for option in edition.options_under(ruleset))]
            taken += house_sets(edition, ruleset) if mode == STANDARD else []
            found += [GameSpec(name, ruleset, mode, options) for options in taken]
    return found


def house_sets(edition: Edition, ruleset: str) -> list[tuple[str, ...]]:
    """House rules in as few sets as have each of them that fits: the two large ones, the small ones in two halves."""
    small = HOUSE_RULES[LARGE:]
    halves = [fitting(edition, ruleset, small[half::2]) for half in (0, 1)]
    return [*((name,) for name in HOUSE_RULES[:LARGE]), *halves]


def fitting(edition: Edition, ruleset: str, names: Iterable[str]) -> tuple[str, ...]:
    """Of these house rules, those that this ruleset has a place for, each with the ones before it."""
    taken: tuple[str, ...] = ()
    for name in names:
        try:
            edition.rules(ruleset, STANDARD, (*taken, name))
        except EditionError:
            continue
        taken += (name,)
    return taken
