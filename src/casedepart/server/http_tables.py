"""The HTTP side of tables: opening, joining, looking, and moving to another device."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.responses import Response

from casedepart.server.bodies import Opened, Opening, SeatKey, Summary
from casedepart.server.calls import Call
from casedepart.server.choices import check_choices
from casedepart.server.clock import now
from casedepart.server.edition_look import look_of
from casedepart.server.errors import ServerError
from casedepart.server.http_editions import built_in, uploaded_edition
from casedepart.server.room import Room
from casedepart.table import states
from casedepart.table.box_file import box_file, box_id
from casedepart.table.creation import opening_entry
from casedepart.table.entry import Sitter
from casedepart.table.keys import Roles, TableKeys, digest, new_key, new_table_id
from casedepart.table.messages.opening import Start
from casedepart.table.replay import edition_of

TOML: Final = "application/toml"


@asynccontextmanager
async def seen(call: Call) -> AsyncIterator[tuple[Room, Roles]]:
    """The table that a call names, as far as its key opens it; none at all for who has no key."""
    async with call.services.tables.use(call.part("table")) as room:
        roles = room.roles(call.keys)
        if not roles.any:
            raise ServerError("no-table")
        yield room, roles


async def open_table(call: Call) -> object:
    """Open a table, seat the people of this device, and begin if asked to."""
    opening: Opening = call.body
    check_choices(opening.settings)
    if opening.edition_file:
        call.pay(call.services.gate.uploads)
        edition = await uploaded_edition(call.services, opening.edition_file, call.language)
    else:
        edition = built_in(opening.settings.edition)
    keys, table = TableKeys(), new_table_id()
    seats = [SeatKey(table, seat, new_key()) for seat in range(len(opening.people))]
    sitters = [
        Sitter(name=person.name, key=digest(seat.key), luck=person.luck)
        for person, seat in zip(opening.people, seats, strict=True)
    ]
    created = opening_entry(opening.settings, edition, table, keys, sitters, now(), bool(opening.edition_file))
    room = await call.services.open(created, call.address)
    if opening.start:
        host = Roles(host=True)
        await room.change(lambda found, at: found.take(Start(id="opening"), host, at))
    return handed_out(table, keys, seats)


def handed_out(table: str, keys: TableKeys, seats: list[SeatKey]) -> Opened:
    """The keys of a new table, for who opened it."""
    return Opened(
        table=table,
        host=keys.host,
        invite=keys.invite,
        watch=keys.watch,
        seats=seats,
        join_link=f"/join/{table}#{keys.invite}",
        watch_link=f"/watch/{table}#{keys.watch}",
    )


async def list_tables(call: Call) -> object:
    """The tables that want to be found, and where somebody is."""
    tables = call.services.tables
    return await tables.public.listed(tables.processes.alive)


async def show_table(call: Call) -> object:
    """A table in short."""
    async with seen(call) as (room, roles):
        table = room.table
        return Summary(
            version=table.version,
            table=states.table_view(table, call.language),
            seats=list(roles.seats),
            host=roles.host,
            invited=roles.invited,
            watching=roles.watching,
        )


async def show_table_edition(call: Call) -> object:
    """The whole edition that a table plays: an uploaded one is nowhere else."""
    async with seen(call) as (room, _):
        return Response(edition_of(room.table.standing).dump(), media_type="application/json")


async def show_table_box(call: Call) -> object:
    """The box of a table as an edition file: the names it prints, and its own cards."""
    async with seen(call) as (room, _):
        room.table.check_box()
        standing = room.table.standing
        name = f'attachment; filename="{box_id(standing.settings.edition)}.toml"'
        return Response(box_file(standing), media_type=TOML, headers={"content-disposition": name})


async def show_table_look(call: Call) -> object:
    """How the edition looks that a table plays, as it plays it."""
    async with seen(call) as (room, _):
        standing = room.table.standing
        return look_of(edition_of(standing), standing.settings)
