"""The first line of a record: what was played, by whom, by which rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

import casedepart
from casedepart.editions import Edition, GameSpec, comes_with_the_package
from casedepart.editions.variants import fingerprints
from casedepart.record.answer import check_values, said
from casedepart.record.errors import RecordError
from casedepart.record.messages import say
from casedepart.record.names import name_fault
from casedepart.record.promise import Promise, promise_of

FORMAT: Final = 5
"""The newest version of the format, the value of the header's key `casedepart`; those from 1 on are read."""
FORMAT_DRAWN: Final = 4
"""The version that is written where nobody told dice or cards by hand: programs since 0.2.0 read it."""
BY_HAND: Final = "box"
"""What a header says about a game on a real table, with dice and cards told by hand: the edition of the box."""
PRINTED: Final = "squares"
"""Where it says what that box prints on squares, by their numbers."""
DIGEST_LENGTH: Final = 16
"""How much of an edition's digests a header carries."""
NEEDED: Final[dict[str, type]] = {
    "edition": str,
    "digest": str,
    "ruleset": str,
    "mode": str,
    "options": list,
    "players": list,
    "engine": str,
}
"""What every header says, and as which JSON value."""
MAY_SAY: Final[dict[str, type]] = {
    "numbers": dict,
    "variants": dict,
    "rules": str,
    "plays": str,
    "data": dict,
    "dice": dict,
    "about": dict,
}


@dataclass(frozen=True)
class Build:
    """A build of the program: what one needs to play a game again exactly as it was."""

    version: str
    rules: str = ""
    """The fingerprint of its rules; empty where it was not written down."""

    @staticmethod
    def here() -> Build:
        """The build that is running."""
        return Build(casedepart.__version__, casedepart.rules_fingerprint())

    def told(self, language: str) -> str:
        """The build in words."""
        return say(language, "build", version=self.version, rules=self.rules or "unknown")


@dataclass(frozen=True)
class Header:
    """What a game was played by."""

    edition: str
    """The edition's name."""
    digest: str
    """The beginning of the edition's digest, by which a changed edition is noticed."""
    ruleset: str
    mode: str
    options: tuple[str, ...]
    players: tuple[str, ...]
    """In turn order, by seat."""
    engine: str
    """The version of the program that recorded it."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """Anything else that the table wants to remember: which seats are bots, a seed, a date."""
    at: int = 1
    """The line it stands on."""
    dice: Promise | None = None
    """What was promised of the dice, where they can be checked."""
    rules: str = ""
    """The fingerprint of the rules it was recorded by; empty in formats 1 and 2."""
    plays: str = ""
    """The beginning of the digest of what decides a game on its edition; empty in formats 1 and 2."""
    data: Mapping[str, Any] | None = None
    """The edition itself, where it is not one of the catalogue."""
    numbers: tuple[tuple[str, str], ...] = ()
    """What was played instead of printed numbers and choices."""
    variants: tuple[tuple[str, str], ...] = ()
    """The variants of someone's own among the options, each with the fingerprint of its source."""

    def on(self, edition: Edition) -> Header:
        """This header, naming another edition by which the game can be played as well."""
        return replace(
            self,
            edition=edition.id,
            digest=edition.digest[:DIGEST_LENGTH],
            plays=edition.plays[:DIGEST_LENGTH],
            data=None if comes_with_the_package(edition) else edition.tree,
        )

    @property
    def spec(self) -> GameSpec:
        """What was played, on the edition that it names, or carries."""
        edition = self.edition if self.data is None else json.dumps(self.data)
        return GameSpec(edition, self.ruleset, self.mode, self.options, self.numbers, self.players)

    def spec_on(self, edition: Edition) -> GameSpec:
        """What was played, on another edition by which the game can be played as well."""
        return GameSpec.on(edition, self.ruleset, self.mode, self.options, self.numbers, self.players)

    @property
    def build(self) -> Build:
        """The build that recorded the game."""
        return Build(self.engine, self.rules)

    @staticmethod
    def of(spec: GameSpec, about: Mapping[str, Any] | None = None, dice: Promise | None = None) -> Header:
        """The header of a game that is recorded by this build."""
        build, edition = Build.here(), spec.load()
        header = Header(
            edition=edition.id,
            digest=edition.digest,
            ruleset=spec.ruleset or edition.ruleset,
            mode=spec.mode,
            options=spec.options,
            players=spec.players,
            engine=build.version,
            about=about or {},
            dice=dice,
            rules=build.rules,
            numbers=spec.numbers,
            variants=fingerprints(spec.options),
        )
        return header.on(edition)

    @property
    def printed(self) -> dict[str, str]:
        """What the box prints on squares, by their numbers, where it was played with one that calls them otherwise."""
        found = self.about.get(PRINTED)
        if BY_HAND not in self.about or not isinstance(found, dict):
            return {}
        return {square: name for square, name in found.items() if square.isdecimal() and isinstance(name, str)}

    def line(self) -> dict[str, Any]:
        """The header as the values of its line."""
        told: dict[str, Any] = {
            "casedepart": FORMAT if BY_HAND in self.about else FORMAT_DRAWN,
            "edition": self.edition,
            "digest": self.digest,
            "ruleset": self.ruleset,
            "mode": self.mode,
            "options": list(self.options),
            "players": list(self.players),
            "engine": self.engine,
            **said(rules=self.rules, plays=self.plays),
            **({"numbers": dict(self.numbers)} if self.numbers else {}),
            **({"variants": dict(self.variants)} if self.variants else {}),
        }
        if self.dice:
            told["dice"] = self.dice.values()
        if self.about:
            told["about"] = dict(self.about)
        # Last, for it is long.
        return {**told, "data": dict(self.data)} if self.data is not None else told


def header_of(values: dict[str, Any], path: str, line: int) -> Header:
    """The header that a line's values make, or an error that says what is wrong with them."""
    check_format(values, path, line)
    for key in NEEDED:
        if key not in values:
            raise RecordError(path, line, "header-lacks", key=key)
    check_values(values, {"casedepart": int, **NEEDED, **MAY_SAY}, path, line)
    for key in ("options", "players"):
        if not all(isinstance(item, str) for item in values[key]):
            raise RecordError(path, line, "header-list", key=key)
    for key in ("numbers", "variants"):
        if not all(isinstance(item, str) for item in values.get(key, {}).values()):
            raise RecordError(path, line, "value-kind", key=key, kind="str")
    fault = name_fault(values["players"])
    if fault:
        raise RecordError(path, line, fault[1], name=fault[0])
    for key in ("digest", "plays"):
        if key in values and len(values[key]) < DIGEST_LENGTH:
            raise RecordError(path, line, "header-digest", digest=values[key], length=DIGEST_LENGTH)
    told = {key: value for key, value in values.items() if key != "casedepart"}
    told |= {key: tuple(values[key]) for key in ("options", "players")}
    told |= {key: tuple(values[key].items()) for key in ("numbers", "variants") if key in values}
    if "dice" in values:
        told["dice"] = promise_of(values["dice"], len(values["players"]), path, line)
    return Header(**told, at=line)


def check_format(values: dict[str, Any], path: str, line: int) -> None:
    """Is it a record at all, and in a format that this version reads?"""
    if "casedepart" not in values:
        raise RecordError(path, line, "header-missing" if "do" in values else "foreign")
    version = values["casedepart"]
    if type(version) is not int or version < 1:
        raise RecordError(path, line, "header-format", found=json.dumps(version), known=FORMAT)
    if version > FORMAT:
        raise RecordError(path, line, "newer", found=str(version), known=FORMAT)
