"""The server under load, and the people who come to it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from bench.load.groups import Group, Progress, a_few_at_once, play_at_all
from bench.load.http_client import HttpClient
from bench.load.plan import LoadPlan
from bench.load.record_check import Found, check
from bench.load.report import LoadReport, LoadTally, report
from bench.load.server_process import Meter, Server
from bench.load.wire import Opened

SETTLING: Final = 1.0
"""Seconds between the last who sits down and the first move."""


class LoadTest:
    """One server, which may be killed and started again, and all who talk to it."""

    def __init__(self, plan: LoadPlan, server: Server | None, progress: Progress) -> None:
        self.plan: Final = plan
        self.server: Final = server
        self.progress: Final = progress
        self.tally = LoadTally()
        self.client = HttpClient(server.address if server else plan.server.rstrip("/"))

    def resident_kb(self) -> int | None:
        """The server's memory; None: it is not ours."""
        return None if self.server is None else self.server.resident_kb()

    async def restart(self) -> None:
        """Kill the server and start it again on the same database; one that is not ours stays as it is."""
        if self.server is not None:
            self.client.close()
            self.server.kill()
            self.client = HttpClient(await asyncio.to_thread(self.server.start))

    async def seat_groups(self, tables: Sequence[Opened | None]) -> list[Group]:
        """Groups at as many tables, new ones where none is given."""
        groups = [Group(self.client, self.tally, self.plan.devices) for _ in tables]
        sitting = (group.sit_down(opened) for group, opened in zip(groups, tables, strict=True))
        await a_few_at_once("sitting down", sitting, len(groups), self.progress)
        await asyncio.sleep(SETTLING)
        return groups

    async def play(self, groups: Sequence[Group], kb_before: int | None) -> LoadReport:
        """Play for as long as planned; the figures of it."""
        meter = Meter(self.server, kb_before)
        await play_at_all(groups, self.plan.seconds, self.plan.fast, self.progress)
        return report(self.plan, self.tally, meter.read())

    def leave(self, groups: Sequence[Group]) -> None:
        """Everyone goes."""
        for group in groups:
            group.leave()

    async def check(self, found: LoadReport, groups: Sequence[Group]) -> None:
        """Look for every acknowledged move in the records of a server that was killed."""
        await self.restart()
        tables = [table for group in groups for table in group.tables]
        records: list[Found] = []

        async def one(number: int) -> None:
            records.append(await check(self.client, tables[number]))

        await a_few_at_once("checking", (one(number) for number in range(len(tables))), len(tables), self.progress)
        found.lost = sum(record.lost for record in records)
        found.doubled = sum(record.doubled for record in records)
        self.client.close()
