"""Playing a journal again: the game it tells of, or what is missing to go on with it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol

import msgspec

import casedepart
from casedepart.editions import Edition, EditionError, catalogue, load
from casedepart.engine.actions import CHANCE, Action, Refused
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, parse_chance, parse_words
from casedepart.engine.rules import Rules
from casedepart.record.agreement import AFTER_LENGTH
from casedepart.record.dice import CheckedDice
from casedepart.record.promise import Promise
from casedepart.table.change import Play
from casedepart.table.draft import Draft, dice_copy
from casedepart.table.errors import TableError
from casedepart.table.following import change, copied
from casedepart.table.journal import AnyEntry, Line, Started, TakenBack, lines_of
from casedepart.table.settings import Settings
from casedepart.table.standing import Standing


class Ruled(Protocol):
    """Something that is played by an edition's rules, as its settings say."""

    @property
    def settings(self) -> Settings: ...

    @property
    def digest(self) -> str: ...

    @property
    def plays(self) -> str: ...

    @property
    def edition(self) -> str: ...

    @property
    def engine(self) -> str: ...

    @property
    def rules(self) -> str: ...


@lru_cache(maxsize=64)
def uploaded(tree: str) -> Edition:
    """An edition of someone's own, from its whole data; the same one for every table that plays it."""
    return Edition("uploaded", json.loads(tree))


def edition_of(standing: Ruled) -> Edition:
    """The edition that a table plays, or one that differs in nothing but words; an error says that it is not here."""
    name = standing.settings.edition
    if standing.edition:
        edition = uploaded(standing.edition)
    elif name in catalogue():
        edition = load(name)
    else:
        raise needed(standing)
    if not edition.serves(standing.digest, standing.plays):
        raise needed(standing)
    return edition


def rules_of(standing: Ruled) -> Rules:
    """The rules that a table plays by."""
    settings = standing.settings
    return edition_of(standing).rules(settings.ruleset, settings.mode, settings.options)


def needed(standing: Ruled, answer: object = 0) -> TableError:
    """What it would take to go on: an edition, or the build by whose rules this answer was given."""
    return TableError(
        "needs",
        answer=answer,
        damaged="yes" if standing.rules == casedepart.rules_fingerprint() else "no",
        edition=standing.settings.edition,
        digest=standing.digest[:16],
        engine=standing.engine,
        rules=standing.rules or "unknown",
        here=casedepart.__version__,
        rules_here=casedepart.rules_fingerprint(),
    )


def begun(standing: Standing, given: Sequence[Line]) -> Draft:
    """The game before its first answer, or after those it was given; an error says what is missing to play it."""
    try:
        game = Game.start(rules_of(standing), len(standing.seats))
    except (EditionError, Refused):
        raise needed(standing) from None
    draft = Draft(game, dice_of(standing), standing.tellers, standing.players, 0)
    repeat(draft, given, standing)
    return draft


def dice_of(standing: Standing) -> CheckedDice:
    """The dice of a table, before their first throw."""
    secret = bytes.fromhex(standing.secret)
    promise = Promise.made(standing.table, secret, standing.luck, standing.given, standing.scheme)
    return CheckedDice(promise, secret, standing.players)


def replayed(standing: Standing, play: Play | None, entry: AnyEntry) -> Draft | None:
    """The game after the answers of an entry, where it has any; an error says what is missing to go on."""
    lines = lines_of(entry)
    if entry.rules:
        standing = msgspec.structs.replace(standing, engine=entry.engine, rules=entry.rules)
    if isinstance(entry, Started):
        standing = copied(standing)
        change(entry, standing, 0)
        return begun(standing, lines)
    if isinstance(entry, TakenBack) and play is not None:
        return rewound(standing, play, entry.answers)
    if play is None or not lines:
        return None
    draft = Draft(play.game.clone(), dice_copy(play.dice), standing.tellers, standing.players, standing.answers)
    repeat(draft, lines, standing)
    return draft


def rewound(standing: Standing, play: Play, answers: int) -> Draft:
    """The game after so many of its answers; no draw is among the others, so that the dice stay where they are."""
    game = Game.start(rules_of(standing), len(standing.seats))
    for short in play.told[:answers]:
        line = Line.of(short)
        game.apply(line.by, action_of(line, standing.players, game.rules))
    dice = dice_copy(play.dice)
    dice.answered = answers
    return Draft(game, dice, standing.tellers, standing.players, answers, play.told)


def repeat(draft: Draft, lines: Sequence[Line], standing: Standing) -> None:
    """Give a game the answers of some lines; an error where something else comes out than is written."""
    for line in lines:
        number = draft.answered + 1
        try:
            draft.dice.hear(line.throw)
            draft.answer(line.by, action_of(line, draft.names, draft.game.rules), line.cause, line.luck, line.throw)
        except (Refused, Unreadable):
            raise needed(standing, number) from None
        made = draft.lines[-1]
        if differs(line, made.events, made.after):
            raise needed(standing, number)


def differs(line: Line, events: Sequence[str], after: str) -> bool:
    """Did something else come out than a line says: other events, or another position?"""
    return line.events != events or not after.startswith(line.after[:AFTER_LENGTH])


def action_of(line: Line, names: Sequence[str], rules: Rules) -> Action:
    """What a line answers."""
    if line.by != CHANCE:
        return parse_words(line.do, names)
    act = parse_chance(line.do, names, rules)
    if act is None:
        raise Unreadable(f"chance does not answer {line.do!r}")
    return act
