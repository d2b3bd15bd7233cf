"""The creation of a table: the first entry of its journal, for a new one, a rematch, one of a record, or a branch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

import casedepart
from casedepart.editions import Edition
from casedepart.editions.variants import variant_numbers
from casedepart.record import Record
from casedepart.record.promise import SCHEME, new_secret
from casedepart.record.transcript import run
from casedepart.table.characters import all_kinds
from casedepart.table.entry import Line, Sitter
from casedepart.table.errors import TableError
from casedepart.table.journal_record import winners_of
from casedepart.table.keys import TableKeys, digest
from casedepart.table.messages.opening import Created
from casedepart.table.names import check_luck, check_names
from casedepart.table.replay import edition_of, replayed_steps, start_of
from casedepart.table.settings import Settings
from casedepart.table.standing import Standing

MOST_GIVEN: Final = 10_000
"""After how many answers a game can be gone on from: far more than people play, and all of them are stored again."""


def opening_entry(
    settings: Settings,
    edition: Edition,
    table: str,
    keys: TableKeys,
    sitters: Sequence[Sitter],
    now: int,
    uploaded: bool = False,
) -> Created:
    """The first entry of a new table, whose secret is drawn at its start; seats that nobody takes at once stay free."""
    settings = settings.checked(edition)
    if len(sitters) > settings.seats:
        raise TableError("too-many-people", seats=settings.seats)
    check_names([sitter.name for sitter in sitters])
    for sitter in sitters:
        check_luck(sitter.luck)
    free = [Sitter()] * (settings.seats - len(sitters))
    return Created(
        at=now,
        table=table,
        settings=settings,
        engine=casedepart.__version__,
        rules=casedepart.rules_fingerprint(),
        digest=edition.digest,
        plays=edition.plays,
        edition=edition.dump() if uploaded else "",
        host=digest(keys.host),
        invite=digest(keys.invite),
        watch=digest(keys.watch),
        secret="",
        scheme=SCHEME,
        sitters=[*sitters, *free],
    )


def import_entry(record: Record, edition: Edition, table: str, keys: TableKeys, now: int, uploaded: bool) -> Created:
    """A table that holds a record, with bots in its seats; it stands still until people come and go on with it."""
    header = record.header
    settings = Settings(
        edition=edition.id,
        ruleset=header.ruleset,
        mode=header.mode,
        options=list(header.options),
        numbers={name: int(value) for name, value in header.numbers if name in variant_numbers() and value.isdecimal()},
        seats=len(header.players),
    )
    created = opening_entry(settings, edition, table, keys, [], now, uploaded)
    given = [
        Line(by=record.seat(answer), do=answer.do, events=list(answer.events), after=answer.after, hand=answer.hand)
        for answer in record.answers
    ]
    return msgspec.structs.replace(
        created,
        sitters=bots_called(header.players, settings.bots, table),
        given=given,
        players=list(header.players),
        secret=new_secret().hex(),
        record="".join(f"{line}\n" for line in record.of(edition).lines()) if record.closing.over else "",
        paused=not record.closing.over,
        names=header.printed,
    )


def bots_called(names: Sequence[str], kind: str, table: str) -> list[Sitter]:
    """Bots in all seats of a table, under the names of those who played there."""
    kinds = all_kinds(kind, table, len(names))
    return [Sitter(name=name, bot=bot) for name, bot in zip(names, kinds, strict=True)]


def rematch_entry(standing: Standing, table: str, now: int) -> Created:
    """Another table with the same people, settings and keys."""
    # What devices told at the other table is known to all: each begins a chain of its own here.
    sitters = [Sitter(name=seat.name, key=seat.key, bot="" if seat.key else seat.bot) for seat in standing.seats]
    return Created(
        at=now,
        table=table,
        settings=standing.settings,
        engine=casedepart.__version__,
        rules=casedepart.rules_fingerprint(),
        digest=standing.digest,
        plays=edition_of(standing).plays,
        edition=standing.edition,
        host=standing.host,
        invite=standing.invite,
        watch=standing.watch,
        secret="",
        scheme=SCHEME,
        sitters=sitters,
        names=standing.names,
        cards=[kept.card for kept in standing.cards],
    )


def branch_entry(
    standing: Standing, lines: Sequence[Line], at: int, seat: int, sitter: Sitter, table: str, keys: TableKeys, now: int
) -> Created:
    """The opening of a table that goes on after so many answers of another; an error says why it cannot.

    It stands still until someone lets it go on: chance may have to answer first, and that is written down.
    """
    check_moment(standing, lines, at, seat)
    settings = msgspec.structs.replace(standing.settings, pace="people", public=False, lesson=False, box=False)
    sitters = bots_called(standing.players, settings.bots, table)
    sitters[seat] = sitter
    check_names([sitting.name for sitting in sitters])
    created = opening_entry(settings, edition_of(standing), table, keys, [], now, bool(standing.edition))
    # The digits that devices added to the other table's dice bind nobody here.
    given = [msgspec.structs.replace(line, luck="", throw=None) for line in lines[:at]]
    return msgspec.structs.replace(
        created, sitters=sitters, given=given, players=standing.players, secret=new_secret().hex(), paused=True
    )


def check_moment(standing: Standing, lines: Sequence[Line], at: int, seat: int) -> None:
    """Is there such a moment, with something to go on with for this seat?"""
    if seat >= len(standing.seats):
        raise TableError("no-such-seat", seat=seat, seats=len(standing.seats))
    over = bool(winners_of(lines, tuple(standing.players)))
    most = min(len(lines) - over, MOST_GIVEN)
    if at > most:
        raise TableError("no-such-moment", at=at, most=most)
    game = start_of(standing)
    run(replayed_steps(game, standing, lines[:at]))
    if game.players[seat].out:
        raise TableError("seat-taken", seat=seat + 1)
