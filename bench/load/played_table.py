"""Four scripted people at one table, each on a connection of their own."""

from __future__ import annotations

import asyncio
import time
from secrets import token_hex
from typing import Final

from bench.load.player import Move, next_move
from bench.load.report import LoadTally
from bench.load.scripted_seat import CLOSED, SILENT, ScriptedSeat
from bench.load.wire import Luck, Opened, Reply, State, encode, read_state
from casedepart.record.commit_reveal import Chain

LINKS: Final = 2_000
"""How many draws a device can take part in."""
PATIENCE: Final = 30.0
"""For how many seconds a reply or a state is waited for."""


class PlayedTable:
    """A table that is played at, what its newest state asks, and what was acknowledged there."""

    def __init__(self, opened: Opened, tally: LoadTally, devices: bool = False) -> None:
        self.id: Final = opened.table
        self.key: Final = opened.watch
        self.tally: Final = tally
        self.state: State | None = None
        self.news: Final = asyncio.Event()
        self.seats: Final = [
            ScriptedSeat(self.id, seat.key, self.show if number == 0 else None)
            for number, seat in enumerate(opened.seats)
        ]
        self.chains: Final = [Chain(token_hex(32), LINKS) for _ in self.seats] if devices else []
        """What their devices tell for the draws; none: they take no part."""
        self.sent = 0
        self.began: float | None = None
        """When the move was sent that is under way."""
        self.silent = False
        """Something that was waited for did not come."""
        self.acknowledged: Final[list[Move]] = []
        self.unanswered = 0
        """Moves that were sent and got no reply: they may count, or not."""
        self.barred: Final[set[Move]] = set()

    async def sit(self, address: str) -> None:
        """All four connect."""
        await asyncio.gather(*(seat.sit(address) for seat in self.seats))

    async def settle(self) -> None:
        """The table knows that all are there."""
        async with asyncio.timeout(PATIENCE):
            while self.state is None or not all(person.here for person in self.state.table.seats):
                await self.hear()

    def leave(self) -> None:
        """All four go."""
        for seat in self.seats:
            seat.leave()

    def show(self, message: bytes) -> None:
        """The newest state."""
        self.state = read_state(message)
        self.barred.clear()
        self.news.set()
        if self.chains and (luck := self.state.table.luck):
            self.take_part(luck)

    def take_part(self, luck: Luck) -> None:
        """Every device tells what is waited for."""
        for number, (seat, chain) in enumerate(zip(self.seats, self.chains, strict=True)):
            link = chain.due(luck.number, number in luck.called, number in luck.known)
            if link and seat.socket is not None:
                told = {"type": "luck", "id": f"{self.id} luck {luck.number}", "luck": link, "number": luck.number}
                seat.socket.send(encode(told))

    @property
    def in_the_air(self) -> bool:
        """Does a draw wait for devices?"""
        luck = self.state.table.luck if self.state is not None else None
        return luck is not None and bool(luck.called)

    async def hear(self) -> None:
        """Wait for another state."""
        self.news.clear()
        await self.news.wait()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state is not None and self.state.game is not None and self.state.game.over

    async def move(self) -> bool:
        """Make the next move and wait until it is acknowledged and seen; False: nothing more can be done here."""
        while self.in_the_air and not self.silent:
            await self.hear()
        state = self.state
        assert state is not None and state.game is not None, "moves are made once a game is seen"
        move = next_move(state.game, self.barred)
        if move is None:
            self.tally.stuck += 1
            return False
        self.began = began = time.perf_counter()
        reply = await self.send(move, state.version)
        self.note(move, reply, time.perf_counter() - began)
        while not self.silent and self.state is not None and self.state.version < reply.version:
            await self.hear()
        self.began = None
        return reply is not CLOSED and not self.silent

    def check(self) -> None:
        """Give up on a reply or a state that does not come: looked at now and then, since a timer a move would cost."""
        if self.began is not None and time.perf_counter() - self.began > PATIENCE:
            self.silent = True
            for seat in self.seats:
                seat.break_off(SILENT)
            self.news.set()

    async def send(self, move: Move, version: int) -> Reply:
        """Send a move."""
        self.sent += 1
        message = f"{self.id} {self.sent}"
        act = {"type": "act", "id": message, "version": version, "verb": move.verb, "n": move.n}
        return await self.seats[move.seat].ask(message, encode(act))

    def note(self, move: Move, reply: Reply, seconds: float) -> None:
        """Count what became of a move."""
        self.tally.replies[reply.code if reply.type == "error" else reply.type] += 1
        if reply.type == "done":
            self.tally.times.append(seconds)
            self.acknowledged.append(move)
        elif reply is CLOSED or reply is SILENT:
            self.unanswered += 1
            self.tally.dropped += reply is CLOSED
        else:
            self.barred.add(move)
