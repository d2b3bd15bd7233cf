"""The HTTP side of seats: sitting down, and moving to another device."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from casedepart.server.bodies import CodeGiven, Joining, MovingCode, SeatKey
from casedepart.server.calls import Call
from casedepart.server.clock import now
from casedepart.server.errors import ServerError
from casedepart.server.http_tables import seen
from casedepart.server.room import Room
from casedepart.server.stores import Code
from casedepart.table.draft import Change
from casedepart.table.errors import TableError
from casedepart.table.keys import digest, new_key
from casedepart.table.table import Table

CODE_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters that nobody mistakes for one another."""
CODE_LENGTH: Final = 8
CODE_LASTS: Final = 5 * 60_000


async def join_table(call: Call) -> object:
    """Sit down, by the invitation, as the host, or at a table that is listed; who sits there by this key is told so."""
    joining: Joining = call.body
    key = joining.key or new_key()
    async with seen(call) as (room, roles):
        table = room.table
        invited = roles.invited or roles.host
        if not (invited or table.standing.settings.public) or is_other_key(table, key):
            raise ServerError("not-allowed")
        if invited:
            seat = await sit_down(call, room, joining, key, lambda table: None)
        else:
            seat = await sit_down_uninvited(call, room, joining, key)
        return SeatKey(room.id, seat, key)


async def sit_down_uninvited(call: Call, room: Room, joining: Joining, key: str) -> int:
    """Take a seat at a listed table; nobody takes one after the other."""
    strangers, asked = call.services.gate.strangers, (room.id, call.address)

    def check(table: Table) -> None:
        if not strangers.may_sit(*asked, {seat.key for seat in table.standing.seats}):
            raise ServerError("one-seat")

    strangers.ask(*asked, digest(key))
    try:
        return await sit_down(call, room, joining, key, check)
    except (ServerError, TableError):
        strangers.take_back(*asked, digest(key))
        raise


def seat_of(table: Table, key: str) -> int:
    """The seat that a key opens; -1: none."""
    return next(iter(table.roles([key]).seats), -1)


def is_other_key(table: Table, key: str) -> bool:
    """Is this the host's key, or one that many have? No seat gets such a one."""
    roles = table.roles([key])
    return not roles.seats and roles.any


async def sit_down(call: Call, room: Room, joining: Joining, key: str, check: Callable[[Table], None]) -> int:
    """Take a seat; the same one again for the same key."""
    wanted = joining.seat if joining.seat >= 0 else None
    found = -1

    def decide(table: Table, at: int) -> Change | None:
        nonlocal found
        found = seat_of(table, key)
        if found >= 0:
            return None
        check(table)
        return table.join(joining.name, digest(key), joining.luck, wanted, at)

    gate = call.services.gate
    gate.check_journal(room.id, call.address)
    change = await room.change(decide)
    if change is None:
        return found
    gate.count_written(room.id, call.address, change.entry)
    return change.entry.seat


async def make_code(call: Call) -> object:
    """A short one-time code that moves a seat to another device."""
    async with seen(call) as (room, roles):
        if not roles.seats:
            raise ServerError("not-allowed")
        code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
        expires = now() + CODE_LASTS
        seat = roles.seats[0]
        holder = room.table.standing.seats[seat].key.encode()
        await call.services.store.keep_code(code_digest(code), Code(room.id, seat, holder), expires)
        return MovingCode(code, expires)


async def take_code(call: Call) -> object:
    """Take over the seat that a code stands for: the key it had before opens it no more."""
    given: CodeGiven = call.body
    store, key = call.services.store, given.key or new_key()
    receipt = code_digest(given.code, given.key) if given.key else b""
    found = await store.take_code(code_digest(given.code), now(), receipt)
    if found is not None:
        return await move(call, found, key)
    # Asked again because the reply was lost? Then the seat has this very key, and nothing is left to do.
    done = await store.taken_code(receipt, now()) if receipt else None
    if done is None or not await is_held(call, done, key):
        raise ServerError("no-code")
    return SeatKey(done.table, done.seat, key)


async def move(call: Call, code: Code, key: str) -> SeatKey:
    """Give a seat its new key."""
    async with call.services.tables.use(code.table) as room:
        if is_other_key(room.table, key):
            raise ServerError("not-allowed")
        if await room.change(lambda current, at: seat_move(current, code, key, at)) is None:
            raise ServerError("no-code")
    return SeatKey(code.table, code.seat, key)


async def is_held(call: Call, code: Code, key: str) -> bool:
    """Is the seat of a code held by this key already?"""
    async with call.services.tables.use(code.table) as room:
        return code.seat in room.table.roles([key]).seats


def seat_move(table: Table, code: Code, key: str, at: int) -> Change | None:
    """The seat goes to the new key; None: whoever made the code does not hold it any more."""
    held = table.standing.seats[code.seat].key.encode()
    return table.moved(code.seat, digest(key), at) if held and held == code.holder else None


def code_digest(code: str, key: str = "") -> bytes:
    """What is stored of a code, however it was typed; with a key, the receipt of who took it."""
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashlib.sha256(f"{plain} {key}".encode() if key else plain.encode()).digest()
