"""The record of a table's game, made from its journal alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casedepart.editions.variants import fingerprints
from casedepart.engine.actions import CHANCE
from casedepart.record import Answer, Closing, Header, Promise, Record, parse
from casedepart.record.header import BY_HAND, DIGEST_LENGTH, PRINTED
from casedepart.record.proof import SCRIPTED
from casedepart.table.entry import Line, lines_of
from casedepart.table.errors import TableError
from casedepart.table.journal import decode
from casedepart.table.messages.opening import Created
from casedepart.table.projection import apply_entry
from casedepart.table.replay import edition_of
from casedepart.table.standing import Standing

Entries = Sequence[tuple[int, bytes]]
"""A whole journal as it is stored: versions and bodies."""


def record_of(stored: Entries) -> Record:
    """The record that a whole journal tells; the secret of the dice is in it once the game is over."""
    created = decode(stored[0][1])
    if isinstance(created, Created) and created.record:
        return parse(created.record)
    return written(*told_by(stored))


def told_by(stored: Entries) -> tuple[Standing, list[Line]]:
    """The table that a whole journal tells of, and every answer of its game that may be known."""
    (_, created), *entries = [(version, decode(body)) for version, body in stored]
    assert isinstance(created, Created), "a journal begins with the opening of its table"
    standing = created.first_standing()
    lines = list(created.given)
    for version, entry in entries:
        lines += lines_of(entry)
        if (left := entry.answers_left()) is not None:
            del lines[left:]
        apply_entry(standing, entry, version, None, None)
    if not standing.players:
        raise TableError("not-started")
    return standing, known(lines)


def known(lines: list[Line]) -> list[Line]:
    """The answers that everyone may know: those since the first of the bids that are sealed now are not told yet."""
    count = len(lines)
    while count and lines[count - 1].sealed:
        count -= 1
    return lines[:count]


def written(standing: Standing, lines: list[Line]) -> Record:
    """The record of a game, by its answers."""
    players, settings = tuple(standing.players), standing.settings
    secret = bytes.fromhex(standing.secret)
    winners = winners_of(lines, players)
    promise = Promise.made(standing.table, secret, standing.luck, standing.given, standing.scheme)
    header = Header(
        edition=settings.edition,
        digest=standing.digest[:DIGEST_LENGTH],
        ruleset=settings.ruleset,
        mode=settings.mode,
        options=tuple(settings.options),
        players=players,
        engine=standing.engine,
        rules=standing.rules,
        plays=standing.plays[:DIGEST_LENGTH],
        numbers=settings.chosen_numbers(),
        variants=fingerprints(settings.options),
        dice=None if settings.lesson or settings.box else promise,
        about=about(standing, lines),
    )
    answers = tuple(answer(number, line, players) for number, line in enumerate(lines, 1))
    return Record(
        on_its_edition(header, standing),
        answers,
        Closing(bool(winners), winners, secret=standing.secret if winners and header.dice else ""),
    )


def about(standing: Standing, lines: Sequence[Line]) -> dict[str, Any]:
    """What a header says of dice that a script has decided, or that people told by hand, at their box."""
    edition = standing.settings.edition
    if standing.settings.lesson:
        return {SCRIPTED: edition}
    if not standing.settings.box and not any(line.hand for line in lines):
        return {}
    return {BY_HAND: edition, PRINTED: standing.names} if standing.names else {BY_HAND: edition}


def on_its_edition(header: Header, standing: Standing) -> Header:
    """The header with the edition as it is now, carried if need be; as it is where that edition is not at hand."""
    try:
        return header.on(edition_of(standing))
    except TableError:
        return header


def answer(number: int, line: Line, players: tuple[str, ...]) -> Answer:
    """An answer as a record has it."""
    by = "chance" if line.by == CHANCE else players[line.by]
    return Answer(number, by, line.do, tuple(line.events), line.after, luck=line.luck, throw=line.throw, hand=line.hand)


def winners_of(lines: Sequence[Line], players: tuple[str, ...]) -> tuple[str, ...]:
    """Who has won, as the last answer says; nobody: the game goes on."""
    events = lines[-1].events if lines else []
    return tuple(name for name in players if any(is_win(event, name) for event in events))


def is_win(event: str, name: str) -> bool:
    """Does an event say that this player has won the game?"""
    return event == f"{name} won" or event.startswith((f"{name} won [", f"{name} won ("))
