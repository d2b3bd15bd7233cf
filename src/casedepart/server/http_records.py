"""The HTTP side of records: download a table's, make a table of one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from tempfile import SpooledTemporaryFile
from typing import IO, Final

from starlette.responses import StreamingResponse

from casedepart.editions import Edition, comes_with_the_package
from casedepart.record import Disagreement, Record, RecordError, parse
from casedepart.server.calls import Call
from casedepart.server.clock import now
from casedepart.server.errors import ServerError
from casedepart.server.http_editions import built_in, uploaded_edition
from casedepart.server.http_history import find_in_journal
from casedepart.server.http_tables import handed_out
from casedepart.table.creation import import_entry
from casedepart.table.journal_record import Entries, record_of
from casedepart.table.keys import TableKeys, new_table_id
from casedepart.table.messages.opening import Created

LINES: Final = "application/jsonl"
SMALL: Final = 262_144
"""A record up to so many bytes waits in memory to be sent, a longer one on the disk."""
CHUNK: Final = 65_536
SHOWN: Final = "record.jsonl"
"""What messages call an imported record."""


async def show_record(call: Call) -> object:
    """The record of a table, from its journal: as readable where the game cannot go on."""
    written = await find_in_journal(call, written_out, call.services.records)
    name = f'attachment; filename="casedepart-{call.part("table")[:8]}.jsonl"'
    headers = {"content-disposition": name, "content-length": str(written.tell())}
    written.seek(0)
    return StreamingResponse(chunks(written), media_type=LINES, headers=headers)


def written_out(entries: Entries) -> IO[bytes]:
    """The record that a journal tells, in a file that is gone when it is closed: who reads slowly holds no memory."""
    file = SpooledTemporaryFile(SMALL)  # noqa: SIM115 (whoever sends it closes it)
    file.writelines(f"{line}\n".encode() for line in record_of(entries).lines())
    return file


def chunks(file: IO[bytes]) -> Iterator[bytes]:
    """A file piece by piece, and its end."""
    with file:
        while chunk := file.read(CHUNK):
            yield chunk


async def import_table(call: Call) -> object:
    """Make a table of a record: one that is over can be looked at, another waits until someone goes on."""
    keys, table, importing = TableKeys(), new_table_id(), call.body
    file = importing.edition_file
    sent = await uploaded_edition(call.services, file, call.language) if file else None
    created = await asyncio.to_thread(made_of, importing.record, sent, call.language, table, keys)
    await call.services.open(created, call.address)
    return handed_out(table, keys, [])


def made_of(text: str, sent: Edition | None, language: str, table: str, keys: TableKeys) -> Created:
    """The opening of a table that holds a record."""
    record, edition = checked_record(text, sent, language)
    return import_entry(record, edition, table, keys, now(), not comes_with_the_package(edition))


def checked_record(text: str, sent: Edition | None, language: str) -> tuple[Record, Edition]:
    """A record that says what the rules say, and the edition it was played on."""
    try:
        record = parse(text.removeprefix("\ufeff"), SHOWN)
        edition = record.given(sent) if sent else edition_of(record)
        found = record.check(edition)
    except RecordError as error:
        raise ServerError("bad-record", detail=error.told(language)) from None
    if isinstance(found, Disagreement):
        raise ServerError("bad-record", detail=f"{SHOWN}:{found.line}: {found.told(language)}")
    return record, edition


def edition_of(record: Record) -> Edition:
    """The edition that a record carries, or names."""
    return record.on(built_in(record.header.edition)) if record.header.data is None else record.edition()
