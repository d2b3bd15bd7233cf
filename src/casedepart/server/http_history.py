"""The HTTP side of what a game was: its moments, what it came to, and another table that goes on from one of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct, field

from casedepart.server.bodies import Branching, SeatKey
from casedepart.server.calls import Call
from casedepart.server.clock import now
from casedepart.server.http_tables import handed_out, seen
from casedepart.server.loader import readable
from casedepart.table.creation import branch_entry
from casedepart.table.entry import Sitter
from casedepart.table.errors import TableError
from casedepart.table.history import history, moments
from casedepart.table.journal_record import Entries, told_by
from casedepart.table.keys import Roles, TableKeys, digest, new_key, new_table_id
from casedepart.table.messages.opening import Created
from casedepart.table.messages.pace import Pause

Found = TypeVar("Found")
AnswerNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class MomentsAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Which moments: 0 is before the first answer."""

    start: AnswerNumber = field(default=0, name="from")
    """The first of them."""
    to: AnswerNumber = 1_000_000
    """The first that is no longer among them; 200 come at most."""


async def show_moments(call: Call) -> object:
    """The moments of a game, at most so many at once."""
    asked = call.asked(MomentsAsked)
    # They are encoded where they are found: it is much.
    return await find_in_journal(
        call, lambda stored: msgspec.json.encode(moments(*told_by(stored), asked.start, asked.to))
    )


async def show_history(call: Call) -> object:
    """What a game has come to so far."""
    return await find_in_journal(call, lambda stored: msgspec.json.encode(history(*told_by(stored))))


async def show_review(call: Call) -> object:
    """What there is to say about a game that is over; while it is played, that would be a hint."""
    reviews = call.services.reviews
    async with seen(call) as (room, _):
        table, name = room.table, room.id
        if table.needs:
            raise table.needs
        if table.phase != "over":
            raise TableError("not-started" if table.phase == "gathering" else "not-over")
        if not reviews.known(name):
            call.pay(call.services.gate.reviews)
            stored = await journal(call)
            # Somebody else may have asked meanwhile.
            if not reviews.known(name):
                reviews.begin(name, stored)
    return await reviews.answer(name)


async def branch_table(call: Call) -> object:
    """Open a table that goes on from a moment of this one; who asks sits there, with bots in the other seats."""
    branching: Branching = call.body
    keys, table = TableKeys(), new_table_id()
    seat = SeatKey(table, branching.seat, new_key())
    created = await find_in_journal(call, lambda stored: branch(stored, branching, keys, seat))
    room = await call.services.open(created, call.address)
    host = Roles(host=True)
    await room.change(lambda found, at: found.take(Pause(id="opening", on=False), host, at))
    return handed_out(table, keys, [seat])


async def find_in_journal(
    call: Call, find: Callable[[Entries], Found], places: asyncio.Semaphore | None = None
) -> Found:
    """What is found in the journal of the table that a call names, beside the games that are played meanwhile."""
    async with places or call.services.replays:
        entries = await journal(call)
        with readable(call.part("table"), entries):
            return await asyncio.to_thread(find, entries)


async def journal(call: Call) -> Entries:
    """The whole journal of the table that a call names."""
    async with seen(call) as (room, _):
        stored = await call.services.store.load(room.id, snapshot=False)
        assert stored is not None, "a table that is seen is stored"
        return stored.entries


def branch(stored: Entries, branching: Branching, keys: TableKeys, seat: SeatKey) -> Created:
    """The opening of the table that goes on."""
    sitter = Sitter(name=branching.name, key=digest(seat.key))
    return branch_entry(*told_by(stored), branching.at, seat.seat, sitter, seat.table, keys, now())
