"""Setting up a table from what was asked for: who plays, on which edition, from the start or from a record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from casedepart import bots
from casedepart.bots import Bot, Chance
from casedepart.cli.draw_words import say
from casedepart.editions import Edition, GameSpec, load
from casedepart.record import Recorder, read
from casedepart.table.characters import all_kinds

DEFAULT_EDITION = "classic"
USUAL_PLAYERS = 4
LONGEST_MINUTES = 100_000.0
THINKING = 0.5
"""How long a bot that thinks long may think about one answer, in seconds."""


class Unplayable(ValueError):
    """A table that cannot be set up so; the message says what to do."""


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


@dataclass(frozen=True)
class Table:
    """A game ready to be played: its record so far and the seats of people."""

    recorder: Recorder
    people: frozenset[int]
    bot: str


def open_table(wishes: Wishes, language: str) -> Table:
    """A new game, or one to go on with."""
    if wishes.bot not in bots.NAMES:
        raise Unplayable(say(language, "no-such-bot", name=wishes.bot, bots=", ".join(bots.NAMES)))
    return resumed(wishes, language) if wishes.load else begun(wishes, language)


def begun(wishes: Wishes, language: str) -> Table:
    """A new game."""
    edition = load(wishes.edition or DEFAULT_EDITION)
    mode = chosen_mode(wishes, language)
    rules = edition.rules(wishes.ruleset or None, mode, wishes.options)
    people, others = numbers(wishes, rules.most_players, language)
    names = player_names(wishes.names, edition, people + others, language)
    about: dict[str, Any] = {"people": list(range(people)), "bot": wishes.bot}
    spec = GameSpec.on(edition, wishes.ruleset, mode, wishes.options, players=names)
    recorder = Recorder(spec, about)
    return Table(recorder, frozenset(range(people)), wishes.bot)


def chosen_mode(wishes: Wishes, language: str) -> str:
    """The mode asked for; minutes alone mean the timed one (Q6)."""
    if wishes.minutes is None:
        return wishes.mode or "standard"
    if not 0 < wishes.minutes < LONGEST_MINUTES:
        raise Unplayable(say(language, "minutes-positive"))
    if wishes.mode not in ("", "timed"):
        raise Unplayable(say(language, "minutes-timed", mode=wishes.mode))
    return "timed"


def numbers(wishes: Wishes, most: int, language: str) -> tuple[int, int]:
    """How many people and how many bots (S2)."""
    people = wishes.people if wishes.people is not None else max(1, len(wishes.names))
    others = wishes.bots if wishes.bots is not None else max(0, min(USUAL_PLAYERS, most) - people)
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


def resumed(wishes: Wishes, language: str) -> Table:
    """A recorded game, where it stopped."""
    if wishes.mode or wishes.ruleset or wishes.options or wishes.names or wishes.bots is not None:
        raise Unplayable(say(language, "load-alone"))
    record = read(wishes.load)
    chosen_mode(replace(wishes, mode=record.header.mode), language)
    recorder = Recorder.resume(record, load(wishes.edition) if wishes.edition else None)
    if recorder.game.over:
        raise Unplayable(say(language, "game-is-over", path=wishes.load))
    seats = len(record.header.players)
    known = record.header.about.get("people")
    people = frozenset(s for s in known if isinstance(s, int)) if isinstance(known, list) else frozenset({0})
    if wishes.people is not None:
        people = frozenset(range(wishes.people))
    return Table(recorder, people & frozenset(range(seats)), wishes.bot)


def bot_for(table: Table, seed: str, seat: int) -> Bot:
    """The bot of one seat, with a character of its own where it may have one."""
    kinds = all_kinds(table.bot, seed, len(table.recorder.header.players))
    return bots.make(kinds[seat], f"{seed}:{seat}", THINKING)


def chance_for(table: Table, seed: str) -> Chance:
    """Chance, from the seed; a game gone on with goes on with other dice than it began with."""
    answered = len(table.recorder.steps)
    return Chance(f"{seed}:{answered}" if answered else seed)
