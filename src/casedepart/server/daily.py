"""The position of the day: worked out once a day in a worker process, and the same for all who ask."""

from __future__ import annotations

import asyncio
import datetime
from typing import Final

from msgspec import Struct

from casedepart.server.chances import as_sent
from casedepart.server.errors import ServerError
from casedepart.server.worker import Worker
from casedepart.sim.daily import PLAYOUTS, daily
from casedepart.table.bot_worker import WorkerUnavailable
from casedepart.table.terms import terms_of
from casedepart.table.views import past_view
from casedepart.table.wire.news import ChanceView
from casedepart.table.wire.parts import ActTerms
from casedepart.table.wire.view import GameView

PATIENCE: Final = 2.0
"""For how many seconds a request waits for it before it is told to come again."""
LONGEST: Final = 300.0
"""After so many seconds it is given up."""


class DailyCandidate(Struct, frozen=True):
    """One offer that could be made, and what came of it."""

    act: ActTerms | None
    """None: to offer nothing."""
    taken: bool
    """Would a shrewd bot take it? One that is refused leaves everything as none does."""
    chance: ChanceView
    """To win, for who offers."""
    difference: ChanceView
    """To the best candidate, on the same dice: 0 for that one."""


class DailyView(Struct, frozen=True):
    """The position of the day."""

    ready: bool
    """False: it is still worked out; ask again."""
    date: str
    """The day by UTC: 2026-11-17."""
    edition: str
    ruleset: str
    options: list[str]
    players: list[str]
    seat: int
    """Who makes the offer."""
    game: GameView | None
    candidates: list[DailyCandidate]
    shrewd: int
    """The candidate that a bot chose."""
    best: int
    playouts: int
    """For each candidate that is not refused, and for none."""


def not_yet(date: str) -> DailyView:
    """What is told while it is worked out."""
    return DailyView(False, date, "", "", [], [], -1, None, [], -1, -1, 0)


def today() -> str:
    """The day that it is, by UTC: the same for all."""
    return datetime.datetime.now(datetime.UTC).date().isoformat()


def worked_out(date: str) -> DailyView:
    """The position of a day, as it is sent."""
    found = daily(date, PLAYOUTS)
    return DailyView(
        ready=True,
        date=date,
        edition=found.spec.edition,
        ruleset=found.spec.ruleset,
        options=list(found.spec.options),
        players=list(found.spec.players),
        seat=found.seat,
        game=past_view(found.game),
        candidates=[
            DailyCandidate(
                terms_of(one.offer) if one.offer is not None else None,
                one.taken,
                *as_sent((one.chance, one.difference), list[ChanceView]),
            )
            for one in found.candidates
        ],
        shrewd=found.shrewd,
        best=found.best,
        playouts=found.playouts,
    )


class DailyPosition:
    """The position of today, once someone has asked for it."""

    def __init__(self) -> None:
        self.worker: Final = Worker("daily")
        self.date = ""
        self.task: asyncio.Task[DailyView] | None = None

    def known(self, date: str) -> bool:
        """Is it worked out, or being so?"""
        return self.task is not None and self.date == date

    def begin(self, date: str) -> None:
        """Have the position of a day worked out."""
        self.date, self.task = date, asyncio.create_task(self.work(date))
        self.task.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def work(self, date: str) -> DailyView:
        """Work it out; after a failure it may be asked for again."""
        try:
            return await self.worker.run(worked_out, date, LONGEST)
        except WorkerUnavailable:
            self.date = ""
            raise
        finally:
            # Once a day: the process need not stay for the next one.
            self.worker.dismiss()

    async def answer(self) -> DailyView:
        """What has been begun, or that it is not there yet."""
        assert self.task is not None, "it was begun"
        task, date = self.task, self.date
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            return not_yet(date)
        try:
            return task.result()
        except WorkerUnavailable:
            raise ServerError("no-thought") from None
