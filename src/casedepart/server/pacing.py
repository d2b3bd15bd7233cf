"""How fast messages may follow one another: of a seat, of a table, and in the chat."""

from __future__ import annotations

from casedepart.server.errors import ServerError
from casedepart.server.gate import Gate
from casedepart.server.room import Room
from casedepart.table.errors import Repeated
from casedepart.table.keys import Roles
from casedepart.table.wire.asks import AnyAsk, Emote, Hello, HostAsk, Ping, Rematch, Say

HOST = -1
"""Who hosts is counted by itself, like one more seat."""


def check_pace(gate: Gate, room: Room, roles: Roles, ask: AnyAsk) -> None:
    """Not too much at once. Counted only for who may speak there: nobody uses up what is others'."""
    table, speaker = room.running.id, speaker_of(ask, roles)
    if speaker is None:
        return
    gate.seats.pay((table, speaker))
    gate.at_table.pay(table)
    talks = isinstance(ask, Say | Emote) and speaker != HOST and is_new(room, speaker, ask.id)
    if talks and not gate.chat.take((table, speaker)):
        raise ServerError("chat-rate", retry_after=gate.chat.of((table, speaker)).wait())


def speaker_of(ask: AnyAsk, roles: Roles) -> int | None:
    """The seat that a message is of, or the host; None: it does nothing, or will be told that it may not."""
    if isinstance(ask, Ping | Hello):
        return None
    if not isinstance(ask, HostAsk | Rematch):
        seat = roles.seats[0] if ask.seat < 0 and len(roles.seats) == 1 else ask.seat
        if seat in roles.seats:
            return seat
    return HOST if roles.host else None


def is_new(room: Room, seat: int, message: str) -> bool:
    """Has this message taken no effect yet?"""
    try:
        room.running.table.check_new(seat, message)
    except Repeated:
        return False
    return True
