"""The creation of a table: the first entry of its journal, for a new one, a rematch, or one made of a record."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

import casedepart
from casedepart.editions import Edition
from casedepart.record import Record
from casedepart.record.promise import SCHEME, new_secret
from casedepart.table.characters import all_kinds
from casedepart.table.errors import TableError
from casedepart.table.journal import Created, Line, Sitter
from casedepart.table.keys import TableKeys, digest
from casedepart.table.names import check_luck, check_names
from casedepart.table.replay import edition_of
from casedepart.table.settings import Settings
from casedepart.table.standing import Standing


def opening_entry(
    settings: Settings,
    edition: Edition,
    table: str,
    keys: TableKeys,
    sitters: Sequence[Sitter],
    now: int,
    uploaded: bool = False,
) -> Created:
    """The first entry of a new table; seats that nobody takes at once stay free."""
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
        secret=new_secret().hex(),
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
        seats=len(header.players),
    )
    created = opening_entry(settings, edition, table, keys, [], now, uploaded)
    kinds = all_kinds(settings.bots, table, len(header.players))
    sitters = [Sitter(name=name, bot=kind) for name, kind in zip(header.players, kinds, strict=True)]
    given = [
        Line(by=record.seat(answer), do=answer.do, events=list(answer.events), after=answer.after)
        for answer in record.answers
    ]
    return msgspec.structs.replace(
        created,
        sitters=sitters,
        given=given,
        players=list(header.players),
        record="".join(f"{line}\n" for line in record.of(edition).lines()) if record.closing.over else "",
        paused=not record.closing.over,
    )


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
        secret=new_secret().hex(),
        scheme=SCHEME,
        sitters=sitters,
    )
