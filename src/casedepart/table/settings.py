"""What is agreed on before a game: the edition and its rules, the seats, the clock."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, Literal
from urllib.parse import urlencode

import msgspec
from msgspec import Meta, Struct

from casedepart import bots
from casedepart.editions import Edition, EditionError, GameSpec
from casedepart.editions.variants import variant_name, variant_numbers
from casedepart.engine.rules import FEWEST_PLAYERS
from casedepart.engine.variant import Variant
from casedepart.table.errors import TableError
from casedepart.table.lessons.script import LESSONS, lesson_of
from casedepart.texts import languages

Clock = Literal["off", "relaxed", "normal", "fast", "days"]
MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
TIMED_MINUTES: Final = 90
"""How long a timed game lasts where nobody says otherwise, at a table and in a terminal (Q6)."""
OWN_LANGUAGE: Final = "own"
"""Of place names: each player reads them in the language that they speak."""
SECONDS: Final[dict[str, int]] = {"relaxed": 180, "normal": 60, "fast": 20}
"""How long a move may take."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of a table, each with what most people want."""

    edition: Annotated[str, Meta(max_length=64)] = "classic"
    """The name of a built-in edition, or the id in the file that was uploaded with the request."""
    ruleset: Annotated[str, Meta(max_length=32)] = ""
    """Empty: the edition's own."""
    mode: Annotated[str, Meta(max_length=32)] = "standard"
    options: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=30)] = []
    """Optional rules and house rules that are taken up, by their names."""
    numbers: Annotated[dict[str, Annotated[int, Meta(ge=0, le=1_000_000)]], Meta(max_length=20)] = {}
    """The numbers of those house rules, where they are not the usual ones."""
    seats: Annotated[int, Meta(ge=FEWEST_PLAYERS, le=8)] = 4
    bots: Annotated[str, Meta(max_length=20)] = "shrewd"
    """The kind of bot that fills a seat: a level, or a level and a character, as in `shrewd:trader`.

    Where a level that has characters stands alone, each bot gets a character of its own when it sits down.
    """
    pace: Literal["people", "fast"] = "people"
    """How quickly bots answer: so that people can follow, or as fast as they can."""
    clock: Clock = "off"
    days: Annotated[int, Meta(ge=1, le=14)] = 1
    """Days a move, with the clock `days`."""
    expiry: Literal["wait", "default", "bot"] = "bot"
    """When a move takes too long: wait all the same, take the default answer, or a bot sits in."""
    auction: Annotated[int, Meta(ge=0, le=120)] = 20
    """Seconds until the hammer falls; 0: when all have passed."""
    offers: Annotated[int, Meta(ge=0, le=3600)] = 120
    """Seconds until an offer expires; 0: never."""
    minutes: Annotated[int, Meta(ge=1, le=1440)] = TIMED_MINUTES
    """How long a timed game lasts (Q6)."""
    streets: Annotated[str, Meta(max_length=35)] = OWN_LANGUAGE
    """The language of everyone's names of streets, stations and utilities; `own`: each reads their own."""
    hints: bool = True
    """Players may ask what a bot would do in their place, and what their chances are."""
    public: bool = False
    """Everyone may find the table and watch."""
    lesson: bool = False
    """A first game that teaches: two seats, the second a bot's, and chance that follows the script of the edition."""

    box: bool = False
    """The game stands on a real table: dice, cards, tokens and board are real, the program is banker and referee."""

    @property
    def by_correspondence(self) -> bool:
        """May a move take days, so that nobody need be there at the same time as the others?"""
        return self.clock == "days"

    def move_time(self) -> int:
        """How long a move may take, in milliseconds; 0: as long as it likes."""
        return self.days * DAY if self.by_correspondence else SECONDS.get(self.clock, 0) * 1000

    def checked(self, edition: Edition) -> Settings:
        """These settings, validated, with the edition's own ruleset filled in; an error says what does not fit."""
        ruleset = self.ruleset or edition.ruleset
        choose("ruleset", ruleset, edition.rulesets)
        choose("mode", self.mode, edition.modes(ruleset))
        for option in self.options:
            choose("option", option, edition.choosable(ruleset))
        for name in self.numbers:
            choose("number", name, variant_numbers())
        choose("bot", self.bots, bots.NAMES)
        choose("streets", self.streets, (OWN_LANGUAGE, *languages()))
        check_company(edition.contradiction(ruleset, self.options))
        try:
            most = edition.rules(ruleset, self.mode, self.options, self.chosen_numbers()).most_players
        except EditionError as error:
            raise TableError("bad-settings", detail=partial(unstopped, error)) from None
        if self.seats > most:
            raise TableError("too-many-seats", edition=edition.id, most=most)
        options = sorted(set(self.options))
        checked = msgspec.structs.replace(self, edition=edition.id, ruleset=ruleset, options=options)
        if self.lesson:
            return checked.taught(edition)
        return checked.at_the_box() if self.box else checked

    def at_the_box(self) -> Settings:
        """These settings without all that could hurry people who move tokens and count money by hand."""
        return msgspec.structs.replace(self, pace="people", clock="off", auction=0, offers=0)

    def taught(self, edition: Edition) -> Settings:
        """The settings of a lesson: all that could hurry the learner or lead away from the script is as it needs it."""
        choose("lesson", edition.id, tuple(LESSONS))
        return Settings(
            edition=edition.id,
            ruleset=edition.ruleset,
            options=list(lesson_of(edition.id).options),
            seats=2,
            bots="steady",
            auction=0,
            offers=0,
            lesson=True,
        )

    def spec(self, data: str = "", players: Sequence[str] = ()) -> GameSpec:
        """What is played: on the edition of that name, or on one's own, given as its whole data."""
        numbers = self.chosen_numbers()
        return GameSpec(data or self.edition, self.ruleset, self.mode, tuple(self.options), numbers, tuple(players))

    def chosen_numbers(self) -> tuple[tuple[str, str], ...]:
        """The numbers of house rules, as a game's spec has them."""
        return tuple((name, str(value)) for name, value in sorted(self.numbers.items()))

    def query(self) -> str:
        """The settings as a link says them: only what differs from the usual, in words."""
        usual = Settings()
        values = {key: getattr(self, key) for key in self.__struct_fields__}
        said = {key: in_words(value) for key, value in values.items() if value != getattr(usual, key)}
        return urlencode(said, safe=",:")


def unstopped(error: EditionError, language: str) -> str:
    """What is wrong, to stand before a full stop."""
    return error.what().told(language).rstrip(".")


def check_company(pair: tuple[Variant, Variant] | None) -> None:
    """Refuse two rules that cannot be played together."""
    if pair is not None:
        first, second = (partial(titled, variant) for variant in pair)
        raise TableError("rules-contradict", first=first, second=second)


def titled(variant: Variant, language: str) -> str:
    """What a variant is called, with the number of its rule where it has one."""
    name = variant_name(language, variant)
    return f"{name} ({variant.rules[0]})" if variant.rules else name


def choose(what: str, asked: str, allowed: tuple[str, ...]) -> None:
    """Refuse what the edition does not have."""
    if asked not in allowed:
        raise TableError("no-such-choice", what=what, asked=asked, allowed=", ".join(allowed) or "–")


def in_words(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}:{number}" for name, number in value.items())
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
