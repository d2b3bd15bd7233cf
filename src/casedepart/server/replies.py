"""The reply to a message: done, refused by the rules, stale, or not to be taken; idempotent, by the message's id."""

from __future__ import annotations

import asyncio
from typing import Final

from casedepart.engine.actions import Refused
from casedepart.server import metrics
from casedepart.server.chances import Weighing, weigh
from casedepart.server.clock import now
from casedepart.server.connection import Connection
from casedepart.server.errors import ServerError, too_many
from casedepart.server.room import Room
from casedepart.server.services import Services
from casedepart.server.stores import StoreError
from casedepart.table.bot_worker import WorkerUnavailable
from casedepart.table.commands import check_seat
from casedepart.table.creation import rematch_entry
from casedepart.table.errors import Repeated, StaleError, TableError
from casedepart.table.keys import new_table_id
from casedepart.table.may import may_told
from casedepart.table.position_form import position_told, tried
from casedepart.table.preview import Bargained, advised, compared, copy_for, previewed, quoted
from casedepart.table.wire import asks
from casedepart.table.wire.news import (
    Advised,
    Compared,
    Corrected,
    Done,
    MayTold,
    Pong,
    PositionTold,
    Previewed,
    Quoted,
    Refusal,
    Stale,
)
from casedepart.texts import refusal

LONGEST_WEIGHING: Final = 20.0
"""After so many seconds nobody waits for chances any more: a slow machine needs a while for its first games."""
OTHERS_BUSINESS: Final = frozenset({"not-your-seat", "not-host"})
"""Errors of who tries what is not theirs."""


async def reply(services: Services, room: Room, connection: Connection, ask: asks.AnyAsk) -> bool:
    """Do what a message asks and reply to it; True: it was out of place."""
    if isinstance(ask, asks.Ping):
        connection.tell(Pong(at=now()))
        return False
    if isinstance(ask, asks.Hello):
        connection.fault(ServerError("hello-twice"))
        return True
    try:
        if isinstance(ask, asks.Rematch):
            connection.tell(await follow_on(services, room, connection, ask))
        elif isinstance(ask, asks.Weigh):
            begin_weighing(services, room, connection, ask)
        elif isinstance(ask, asks.LookAsk) or (isinstance(ask, asks.Correct) and ask.trial):
            connection.tell(looked_up(room, connection, ask))
        elif isinstance(ask, asks.TrialAsk):
            connection.tell(await try_out(room, connection, ask))
        elif isinstance(ask, asks.AddLuck) and room.table.tell(ask, connection.roles):
            room.schedule()
            connection.tell(Done(id=ask.id, version=room.table.version))
        else:
            connection.tell(await take(services, room, connection, ask))
    except Repeated as repeated:
        rematch_table = room.table.standing.rematch if isinstance(ask, asks.Rematch) else ""
        connection.tell(Done(id=ask.id, version=repeated.version, table=rematch_table))
    except Refused as refused:
        told = refusal(refused.rule, refused.why, connection.language)
        connection.tell(Refusal(id=ask.id, rule=refused.rule, why=refused.why, told=told))
        metrics.REPLIES.labels("refused").inc()
    except StaleError:
        connection.tell(Stale(id=ask.id, version=room.table.version))
        metrics.REPLIES.labels("stale").inc()
    except TableError as error:
        connection.fault(error, ask.id)
        return error.code in OTHERS_BUSINESS
    except ServerError as error:
        connection.fault(error, ask.id)
    except StoreError:
        connection.fault(ServerError("storage"), ask.id)
    return False


def looked_up(
    room: Room, connection: Connection, ask: asks.AskGiven | asks.AskMay | asks.Correct
) -> PositionTold | MayTold | Corrected:
    """The position as a form, what a seat may do, or what a correction would do: nothing changes."""
    table, language, roles = room.table, connection.language, connection.roles
    if not (roles.seats or roles.host):
        raise TableError("not-your-seat")
    game = table.draft().game
    if isinstance(ask, asks.AskGiven):
        return position_told(game, table.standing.players, ask.id, table.version)
    if isinstance(ask, asks.Correct):
        table.check_corrector(roles)
        return tried(game, ask, table.version, language)
    seat = table.speaker(ask.seat, roles) if ask.seat < 0 else ask.seat
    check_seat(seat, len(table.standing.seats))
    return may_told(game, seat, ask.id, table.version, language)


async def take(
    services: Services, room: Room, connection: Connection, ask: asks.SeatAsk | asks.HostAsk | asks.BoxAsk
) -> Done:
    """Let the table decide and store what a message asks."""
    services.gate.check_journal(room.id, connection.address)
    if not ask.is_play and services.disk_is_low():
        raise ServerError("only-play")
    if isinstance(ask, asks.Act | asks.ThrowByHand | asks.DrawByHand) and ask.version > room.table.version:
        # The client saw this version at another process, whose notification has not come here yet.
        await room.refresh()
    change = await room.change(lambda table, at: table.take(ask, connection.roles, at))
    assert change is not None, "a message is taken, or an error says why not"
    services.gate.count_written(room.id, connection.address, change.entry)
    metrics.REPLIES.labels("done").inc()
    return Done(id=ask.id, version=change.version)


async def try_out(
    room: Room, connection: Connection, ask: asks.Preview | asks.Compare | asks.Advise | asks.Quote
) -> Previewed | Compared | Advised | Quoted:
    """What would be, if: tried on a copy of the game; advice and prices are thought of where the bots think."""
    game, seat = copy_for(room.table, ask, connection.roles)
    if isinstance(ask, asks.Preview):
        return previewed(game, seat, ask, connection.language)
    if isinstance(ask, asks.Compare):
        return compared(game, seat, ask)
    loop, pool = asyncio.get_running_loop(), room.driver.pool
    if isinstance(ask, asks.Quote):
        return await loop.run_in_executor(pool, quoted, room.table, game, seat, ask)
    before = Bargained.by(room.table.standing, seat)
    return await loop.run_in_executor(pool, advised, game, seat, ask, before)


def begin_weighing(services: Services, room: Room, connection: Connection, ask: asks.Weigh) -> None:
    """Have chances worked out while other messages are taken: one reply at a time is on its way."""
    table = room.table
    _, seat = copy_for(table, ask, connection.roles)
    if table.phase == "over":
        raise TableError("game-over")
    if connection.weighing is not None and not connection.weighing.done():
        raise ServerError("weighing")
    if services.weigher.crowded:
        raise too_many()
    services.gate.weighs.pay((room.id, seat))
    asked = Weighing(ask.id, table.version, table.told(), seat)
    connection.weighing = asyncio.create_task(send_chances(services, connection, asked))


async def send_chances(services: Services, connection: Connection, asked: Weighing) -> None:
    """Tell the chances once they are known."""
    try:
        connection.tell(await services.weigher.run(weigh, asked, LONGEST_WEIGHING))
    except WorkerUnavailable:
        connection.fault(ServerError("no-thought"), asked.id)


async def follow_on(services: Services, room: Room, connection: Connection, ask: asks.Rematch) -> Done:
    """Open another table for the same people, once, when the game is over."""
    if not connection.roles.host:
        raise TableError("not-host")
    room.table.check_new(-1, ask.id)
    if not room.table.standing.rematch:
        if room.table.phase != "over":
            raise TableError("not-over")
        services.gate.tables.pay(connection.address)
        created = rematch_entry(room.table.standing, new_table_id(), now())
        await services.open(created, connection.address)
        # Somebody may have been faster.
        await room.change(
            lambda table, at: None if table.standing.rematch else table.follow_to(created.table, ask.id, at)
        )
    return Done(id=ask.id, version=room.table.version, table=room.table.standing.rematch)
