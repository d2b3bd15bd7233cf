"""Many tables on servers that are killed again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any, Final

from casedepart.record import Agreement, parse
from casedepart.server.stores import store_at
from tests.crash.ledger import Findings, Ledger
from tests.crash.sitter import Held, Sitter
from tests.protocol.calling import opened, record_text
from tests.serving import Serving

GAMES: Final[tuple[dict[str, Any], ...]] = (
    {"edition": "classic", "mode": "speed"},
    {"edition": "sore-losers"},
    {"edition": "pokemon", "options": ["powers"]},
    {"edition": "duel-masters", "options": ["fight"]},
    {"edition": "classic", "options": ["rent-taken"]},
)
PLAYING: Final = (0.0, 0.8)
"""Seconds between everyone's being back and the next kill."""
PATIENCE: Final = 300.0
"""Seconds until everyone must be back, and have moved: far more than a busy machine needs."""
HURRIED: Final = 0.2
"""How often the next kill comes before everyone is back."""


@dataclass
class Seated:
    """A table, its people, and what is known of it."""

    ledger: Ledger
    watch: str
    sitters: list[Sitter]
    playing: list[asyncio.Task[None]]

    @property
    def over(self) -> bool:
        return all(sitter.over for sitter in self.sitters)


class Trial:
    """Tables of two people and two bots each; a new one in the place of each that is over."""

    def __init__(self, db: str, folder: Path, servers: int, tables: int, seed: str) -> None:
        self.store: Final = store_at(db)
        self.random: Final = Random(seed)
        self.wanted: Final = tables
        self.findings: Final = Findings()
        self.servers: Final = [Serving(db, folder / f"log-{n}", "--no-limits") for n in range(servers)]
        self.up: Final = set(range(servers))
        self.tables: list[Seated] = []
        self.games = 0
        """Played to their end."""

    async def run(self, kills: int, progress: Callable[[Findings], None]) -> None:
        """Play, and kill a server so many times; then look at everything once more."""
        await self.store.open(lambda table, version: None)
        try:
            await self.fill()
            for _ in range(kills):
                await self.play_a_while()
                await self.kill_one()
                await self.fill()
                progress(self.findings)
            await self.everyone_back()
            await self.moved(kills * self.wanted // 2)
            await self.look(self.tables)
        finally:
            await self.end()
            await self.store.close()

    # Playing

    def address(self) -> str:
        """A server that runs, or will soon."""
        return self.servers[self.random.choice(sorted(self.up) or [0])].address

    async def fill(self) -> None:
        """Open tables until there are as many as wanted; games that are over are looked at and make room."""
        over = [table for table in self.tables if table.over]
        self.games += len(over)
        await self.look(over)
        self.tables = [table for table in self.tables if not table.over]
        while len(self.tables) < self.wanted:
            with suppress(OSError, HTTPException, AssertionError):
                self.tables.append(await self.sit_down())

    async def sit_down(self) -> Seated:
        """A new table and its people."""
        game = self.random.choice(GAMES)
        auction, offers = self.random.choice((0, 2)), self.random.choice((0, 3))
        settings: dict[str, Any] = {**game, "seats": 4, "pace": "fast", "auction": auction, "offers": offers}
        made = await asyncio.to_thread(opened, self.address(), ["Anna", "Bruno"], **settings)
        ledger = Ledger(made["table"], self.findings)
        held = [Held(made["table"], seat["seat"], seat["key"]) for seat in made["seats"]]
        sitters = [Sitter(one, ledger, self.address, Random(self.random.random())) for one in held]
        return Seated(ledger, made["watch"], sitters, [asyncio.create_task(one.play()) for one in sitters])

    async def play_a_while(self) -> None:
        """Until the next kill: mostly once all are back and some have moved, now and then while they are coming."""
        if self.random.random() > HURRIED:
            await self.everyone_back()
            await self.moved(self.findings.acknowledged + self.wanted // 2)
        await asyncio.sleep(self.random.uniform(*PLAYING))

    async def moved(self, moves: int) -> None:
        """Wait until so many moves have been acknowledged in all; where all games are over there are no more."""
        async with asyncio.timeout(PATIENCE):
            while self.findings.acknowledged < moves and not all(table.over for table in self.tables):
                self.findings.moved.clear()
                await self.findings.moved.wait()

    async def everyone_back(self) -> None:
        """Wait until everyone who plays is connected."""
        waiting = [sitter.there.wait() for table in self.tables for sitter in table.sitters if not sitter.over]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*waiting)

    # Killing

    async def kill_one(self) -> None:
        """Kill a server at this very moment; look at what is stored; start it again."""
        number = self.random.randrange(len(self.servers))
        self.up.discard(number)
        self.servers[number].kill()
        await self.check(self.tables)
        await asyncio.to_thread(self.servers[number].start)
        self.up.add(number)

    # Looking

    async def look(self, tables: list[Seated]) -> None:
        """Look at some tables from inside and from outside."""
        await self.check(tables)
        for table in tables:
            await self.check_record(table)

    async def check(self, tables: list[Seated]) -> None:
        """Is all there that was acknowledged, once?"""
        for table in tables:
            await table.ledger.check(self.store)
            # A table is read between two breaths, so that the others play on.
            await asyncio.sleep(0)

    async def check_record(self, table: Seated) -> None:
        """The record, as anyone may download it, tells a game by the rules."""
        text = await asyncio.to_thread(record_text, self.address(), table.ledger.table, table.watch)
        if not isinstance(parse(text, "record.jsonl").check(), Agreement):
            self.findings.flaws.append(f"{table.ledger.table}: its record does not agree with the rules")

    async def end(self) -> None:
        """Send everyone home."""
        playing = [task for table in self.tables for task in table.playing]
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                self.findings.flaws.append(f"a player failed: {ended!r}")
        for server in self.servers:
            server.stop()

    def log_troubles(self) -> list[str]:
        """What the servers complained of."""
        return [line for server in self.servers for line in server.troubles()]
