"""Opening a table from what was asked for: who plays, on which edition, from the start or from a record."""

from __future__ import annotations

import hashlib
import math
import os
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec

from casedepart import bots
from casedepart.cli.terminal import say
from casedepart.cli.terminal.host import Host, wall_clock
from casedepart.cli.terminal.saved_games import own_file
from casedepart.editions import Edition, comes_with_the_package, load
from casedepart.record import Disagreement, read, spare_existing
from casedepart.record.header import BY_HAND
from casedepart.table import Settings, TableKeys, import_entry, new_key, opening_entry
from casedepart.table.characters import all_kinds
from casedepart.table.entry import Sitter
from casedepart.table.keys import digest
from casedepart.table.messages.opening import Created

DICE: Final = ("program", "hand")
LONGEST_MINUTES = 24 * 60


class Unplayable(ValueError):
    """A table that cannot be set up so; the message says what to do."""


Opening = tuple[Created, list[int], Mapping[str, Any]]
"""How a table begins, the seats of people at it, and what its record remembers besides."""


@dataclass(frozen=True)
class Wishes:
    """What someone asked for; what is None or empty is ours to choose."""

    edition: str = ""
    ruleset: str = ""
    mode: str = ""
    options: tuple[str, ...] = ()
    people: int | None = None
    bots: int | None = None
    names: tuple[str, ...] = ()
    bot: str = "shrewd"
    seed: str = ""
    minutes: float | None = None
    load: str = ""
    save: str = ""
    dice: str = "program"
    """Who throws and draws: the program, or people by hand, with a real box."""


def open_host(wishes: Wishes, language: str, now: Callable[[], int] = wall_clock) -> Host:
    """The host of a new game, or of one to go on with."""
    if wishes.bot not in bots.NAMES:
        raise Unplayable(say(language, "no-such-bot", name=wishes.bot, bots=", ".join(bots.NAMES)))
    if wishes.dice not in DICE:
        raise Unplayable(say(language, "dice-how", dice=wishes.dice))
    created, people, about = resumed(wishes, language, now()) if wishes.load else begun(wishes, language, now())
    seed = f"{wishes.seed or secrets.token_hex(16)}:{len(created.given)}"
    table = digits("table", seed)[:22]
    kinds = all_kinds(wishes.bot, table, len(created.sitters))
    sitters = [
        Sitter(name=sitter.name, key=digest(new_key())) if seat in people else Sitter(name=sitter.name, bot=kinds[seat])
        for seat, sitter in enumerate(created.sitters)
    ]
    settings = msgspec.structs.replace(
        created.settings,
        bots=wishes.bot,
        minutes=math.ceil(wishes.minutes or created.settings.minutes),
        # At one keyboard all are asked in turn: a countdown would run out for those who are not asked yet.
        auction=0,
        offers=0,
        box=wishes.dice == "hand" or BY_HAND in about,
    )
    # By the first scheme the dice do not depend on what the players are called.
    created = msgspec.structs.replace(
        created, table=table, settings=settings, sitters=sitters, secret=digits("dice", seed), scheme=1, paused=False
    )
    about = {**about, "people": people, "bot": wishes.bot}
    return Host(created, about, chosen_file(wishes, settings.edition), now)


def chosen_file(wishes: Wishes, edition: str) -> Path:
    """Where the game is kept: in the file that was named, which must be a new one, or in one of our own."""
    named = wishes.save or wishes.load
    file = Path(named).expanduser() if named else own_file(edition, os.environ, datetime.now())
    if named != wishes.load:
        spare_existing(file)
    return file


def digits(what: str, seed: str) -> str:
    """Digits derived from a seed by a hash: those of one thing do not tell those of another."""
    return hashlib.sha256(f"casedepart {what} of a seed: {seed}".encode()).hexdigest()


def begun(wishes: Wishes, language: str, now: int) -> Opening:
    """A new game."""
    edition = load(wishes.edition or Settings().edition)
    mode = chosen_mode(wishes.mode, wishes.minutes, language)
    rules = edition.rules(wishes.ruleset or None, mode, wishes.options)
    people, others = numbers(wishes, rules.most_players, language)
    names = player_names(wishes.names, edition, people + others, language)
    options = list(wishes.options)
    settings = Settings(edition.id, wishes.ruleset, mode, options, seats=len(names))
    sitters = [Sitter(name=name) for name in names]
    created = opening_entry(settings, edition, "", TableKeys(), sitters, now, not comes_with_the_package(edition))
    return created, list(range(people)), {}


def chosen_mode(mode: str, minutes: float | None, language: str) -> str:
    """The mode asked for; minutes alone mean the timed one (Q6)."""
    if minutes is None:
        return mode or Settings().mode
    if not 0 < minutes <= LONGEST_MINUTES:
        raise Unplayable(say(language, "minutes-positive", most=LONGEST_MINUTES))
    if mode not in ("", "timed"):
        raise Unplayable(say(language, "minutes-timed", mode=mode))
    return "timed"


def numbers(wishes: Wishes, most: int, language: str) -> tuple[int, int]:
    """How many people and how many bots (S2)."""
    people = wishes.people if wishes.people is not None else max(1, len(wishes.names))
    others = wishes.bots if wishes.bots is not None else max(0, min(Settings().seats, most) - people)
    if people < 0 or others < 0 or not 2 <= people + others <= most:
        raise Unplayable(say(language, "number-of-players", n=people + others, most=most))
    return people, others


def player_names(given: Sequence[str], edition: Edition, count: int, language: str) -> list[str]:
    """The names given, then the tokens of the edition (S2)."""
    names = [name.strip() for name in given]
    if len(names) > count:
        raise Unplayable(say(language, "too-many-names", n=len(names), players=count))
    tokens = [token.text(language) for token in edition.tokens]
    free = [token for token in tokens if token.casefold() not in {name.casefold() for name in names}]
    return [*names, *free[: count - len(names)]]


def resumed(wishes: Wishes, language: str, now: int) -> Opening:
    """A table that goes on with a recorded game."""
    if wishes.mode or wishes.ruleset or wishes.options or wishes.names or wishes.bots is not None:
        raise Unplayable(say(language, "load-alone"))
    record = read(wishes.load)
    chosen_mode(record.header.mode, wishes.minutes, language)
    edition = record.on(load(wishes.edition)) if wishes.edition else record.edition()
    found = record.check(edition)
    if isinstance(found, Disagreement):
        raise found.error(record.path)
    if record.closing.over:
        raise Unplayable(say(language, "game-is-over", path=wishes.load))
    created = import_entry(record, edition, "", TableKeys(), now, not comes_with_the_package(edition))
    about, seats = record.header.about, range(len(record.header.players))
    known = about.get("people") if wishes.people is None else range(wishes.people)
    return created, [seat for seat in seats if seat in (known if isinstance(known, list | range) else [0])], about
