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
from casedepart.table.creation import rematch_entry
from casedepart.table.errors import Repeated, StaleError, TableError
from casedepart.table.keys import new_table_id
from casedepart.table.messages.message import Ask, Command, Ping, Request
from casedepart.table.messages.opening import Rematch
from casedepart.table.messages.trials import Weigh
from casedepart.table.preview import copy_for
from casedepart.table.wire.news import Done, News, Pong, Refusal, Stale
from casedepart.texts import refusal

LONGEST_WEIGHING: Final = 20.0
"""After so many seconds nobody waits for chances any more: a slow machine needs a while for its first games."""
OTHERS_BUSINESS: Final = frozenset({"not-your-seat", "not-host"})
"""Errors of who tries what is not theirs."""


async def reply(services: Services, room: Room, connection: Connection, ask: Ask) -> bool:
    """Do what a message asks and reply to it; True: it was out of place."""
    if isinstance(ask, Ping):
        connection.tell(Pong(at=now()))
        return False
    if not isinstance(ask, Request):
        connection.fault(ServerError("hello-twice"))
        return True
    try:
        told = await reply_to(services, room, connection, ask)
        if told is not None:
            connection.tell(told)
    except Repeated as repeated:
        rematch_table = room.table.standing.rematch if isinstance(ask, Rematch) else ""
        connection.tell(Done(id=ask.id, version=repeated.version, table=rematch_table))
    except Refused as refused:
        words = refusal(refused.rule, refused.why, connection.language)
        connection.tell(Refusal(id=ask.id, rule=refused.rule, why=refused.why, told=words))
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


async def reply_to(services: Services, room: Room, connection: Connection, ask: Request) -> News | None:
    """The reply to what is asked; None: it comes later. An error is told by who called."""
    if isinstance(ask, Rematch):
        return await follow_on(services, room, connection, ask)
    if isinstance(ask, Weigh):
        begin_weighing(services, room, connection, ask)
        return None
    if ask.is_question():
        work_out = ask.prepare_reply(room.table, connection.roles, connection.language)
        if ask.is_slow:
            # Advice and prices are thought of where the bots think.
            return await asyncio.get_running_loop().run_in_executor(room.driver.pool, work_out)
        return work_out()
    assert isinstance(ask, Command), "what is no question changes the table"
    if ask.apply_at_once(room.table, connection.roles):
        room.schedule()
        return Done(id=ask.id, version=room.table.version)
    return await take(services, room, connection, ask)


async def take(services: Services, room: Room, connection: Connection, ask: Command) -> Done:
    """Let the table decide and store what a message asks."""
    services.gate.check_journal(room.id, connection.address)
    if not ask.is_play and services.disk_is_low():
        raise ServerError("only-play")
    if ask.seen_at() > room.table.version:
        # The client saw this version at another process, whose notification has not come here yet.
        await room.refresh()
    change = await room.change(lambda table, at: table.take(ask, connection.roles, at))
    assert change is not None, "a message is taken, or an error says why not"
    services.gate.count_written(room.id, connection.address, change.entry)
    metrics.REPLIES.labels("done").inc()
    return Done(id=ask.id, version=change.version)


def begin_weighing(services: Services, room: Room, connection: Connection, ask: Weigh) -> None:
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


async def follow_on(services: Services, room: Room, connection: Connection, ask: Rematch) -> Done:
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
