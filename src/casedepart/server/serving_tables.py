"""The HTTP side of tables: opening, joining, looking, and moving to another device."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.responses import Response

from casedepart.editions import Edition
from casedepart.server.bodies import CodeGiven, Joining, MovingCode, Opened, Opening, SeatKey, Summary
from casedepart.server.calls import Call
from casedepart.server.clock import now
from casedepart.server.errors import ServerError
from casedepart.server.room import Room
from casedepart.server.serving_editions import built_in, uploaded
from casedepart.table import picture
from casedepart.table.change import Change
from casedepart.table.journal import Sitter
from casedepart.table.keys import Roles, TableKeys, digest, new_key, new_table_id
from casedepart.table.opening import opened
from casedepart.table.replaying import edition_of
from casedepart.table.table import Table
from casedepart.table.wire.asks import Start

MOST_LISTED: Final = 100
CODE_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that nobody mistakes for one another."""
CODE_LENGTH: Final = 8
CODE_LASTS: Final = 5 * 60_000


@asynccontextmanager
async def seen(call: Call) -> AsyncIterator[tuple[Room, Roles]]:
    """The table that a call names, as far as its key opens it; none at all for who has no key."""
    async with call.house.tables.use(call.part("table")) as room:
        await room.running.look_again()
        roles = room.running.roles(call.keys)
        if not roles.any:
            raise ServerError("no-table")
        yield room, roles


async def open_table(call: Call) -> object:
    """Open a table, seat the people of this device, and begin if asked to."""
    opening: Opening = call.body
    edition = await chosen_edition(opening)
    keys, table = TableKeys(), new_table_id()
    seats = [SeatKey(table, seat, new_key()) for seat in range(len(opening.people))]
    sitters = [
        Sitter(name=person.name, key=digest(seat.key), luck=person.luck)
        for person, seat in zip(opening.people, seats, strict=True)
    ]
    created = opened(opening.settings, edition, table, keys, sitters, now(), bool(opening.edition_file))
    room = await call.house.tables.create(created)
    if opening.start:
        host = Roles(host=True)
        await room.running.change(lambda found, at: found.take(Start(id="opening"), host, at))
    return handed_out(table, keys, seats)


async def chosen_edition(opening: Opening) -> Edition:
    """The edition that was uploaded, or the built-in one that the settings name."""
    if not opening.edition_file:
        return built_in(opening.settings.edition)
    return await asyncio.to_thread(uploaded, opening.edition_file)


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
    """The tables that want to be found."""
    return b"[" + b",".join(await call.house.store.listed(MOST_LISTED)) + b"]"


async def show_table(call: Call) -> object:
    """A table in short."""
    async with seen(call) as (room, roles):
        table = room.running.table
        return Summary(
            version=table.version,
            table=picture.table_view(table, call.language),
            seats=list(roles.seats),
            host=roles.host,
            invited=roles.invited,
            watching=roles.watching,
        )


async def show_table_edition(call: Call) -> object:
    """The whole edition that a table plays: an uploaded one is nowhere else."""
    async with seen(call) as (room, _):
        return Response(edition_of(room.running.table.standing).dump(), media_type="application/json")


async def join_table(call: Call) -> object:
    """Sit down, by the invitation, as the host, or at a table that is listed."""
    joining: Joining = call.body
    async with seen(call) as (room, roles):
        if not (roles.invited or roles.host or room.running.table.standing.settings.public):
            raise ServerError("not-allowed")
        key = new_key()
        wanted = joining.seat if joining.seat >= 0 else None
        change = await room.running.change(
            lambda table, at: table.join(joining.name, digest(key), joining.luck, wanted, at)
        )
        assert change is not None, "someone sits down, or an error says why not"
        return SeatKey(room.running.id, change.entry.seat, key)


async def make_code(call: Call) -> object:
    """A short code that moves a seat to another device."""
    async with seen(call) as (room, roles):
        if not roles.seats:
            raise ServerError("not-allowed")
        code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
        expires = now() + CODE_LASTS
        await call.house.store.keep_code(code_digest(code), room.running.id, roles.seats[0], expires)
        return MovingCode(code, expires)


async def take_code(call: Call) -> object:
    """Take over the seat that a code stands for: the key it had before opens it no more."""
    given: CodeGiven = call.body
    found = await call.house.store.take_code(code_digest(given.code), now())
    if found is None:
        raise ServerError("no-code")
    table, seat = found
    key = new_key()
    async with call.house.tables.use(table) as room:
        if await room.running.change(lambda current, at: moved(current, seat, key, at)) is None:
            raise ServerError("no-code")
    return SeatKey(table, seat, key)


def moved(table: Table, seat: int, key: str, at: int) -> Change | None:
    """The seat goes to the new key; None: nobody holds it any more."""
    return table.moved(seat, digest(key), at) if table.standing.seats[seat].key else None


def code_digest(code: str) -> bytes:
    """What is stored of a code, however it was typed."""
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashlib.sha256(plain.encode()).digest()
