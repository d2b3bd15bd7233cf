"""What the server said is stored, compared with what is stored."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

from casedepart.engine.census import census, flaw
from casedepart.record.agreement import same_position
from casedepart.server.stores import Store
from casedepart.table.entry import Entry, Line
from casedepart.table.journal import decode
from casedepart.table.messages.play import Answered
from casedepart.table.table import Table


@dataclass
class Findings:
    """What was counted, of all tables."""

    acknowledged: int = 0
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    """Set with every move that is acknowledged, and with every game that ends."""
    answers: int = 0
    """Of games, of people, bots and chance, that were played again."""
    returns: int = 0
    """Times that somebody came back when nothing had happened meanwhile, and found the very same question."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    elsewhere: list[str] = field(default_factory=list)
    """Who came back to another question than they had left, or to an older one."""
    flaws: list[str] = field(default_factory=list)
    """Money, deeds or houses that were made or lost; positions that the journal does not lead to."""

    @property
    def troubles(self) -> list[str]:
        return [*self.lost, *self.doubled, *self.elsewhere, *self.flaws]


@dataclass(frozen=True)
class Return:
    """Somebody came back: what they had seen last, and what they were shown then."""

    who: str
    left_at: int
    left: bytes
    back_at: int
    back: bytes


class Ledger:
    """One table: what was acknowledged to its people, and its journal as far as it was read."""

    def __init__(self, table: str, findings: Findings) -> None:
        self.table: Final = table
        self.findings: Final = findings
        self.acknowledged: Final[dict[str, tuple[int, int]]] = {}
        """Messages that were done, with their seat and version, and are still to be found in the journal."""
        self.denied: Final[dict[str, int]] = {}
        """Messages that were told to have had no effect, with their seat: not one of them may be in the journal."""
        self.returns: Final[list[Return]] = []
        self.messages: Final[dict[str, int]] = {}
        """The ids of all messages in the journal, each with its version."""
        self.moves: Final[list[int]] = []
        """The versions that changed the game."""
        self.replica: Table | None = None
        self.census: tuple[int, ...] = ()

    def done(self, message: str, seat: int, version: int) -> None:
        """The server says that a message is stored."""
        self.findings.acknowledged += 1
        self.findings.moved.set()
        self.acknowledged[message] = (seat, version)

    def no_effect(self, message: str, seat: int) -> None:
        """The server says that a message has changed nothing."""
        self.denied[message] = seat

    async def check(self, store: Store) -> None:
        """Read what the journal has got since, and find there all that was acknowledged before it was read."""
        acknowledged, returns = dict(self.acknowledged), list(self.returns)
        stored = await store.load(self.table, self.version, snapshot=False)
        for version, body in stored.entries if stored else []:
            self.read(version, decode(body), body)
        for message, (seat, version) in acknowledged.items():
            if self.messages.get(f"{seat} {message}") != version:
                self.findings.lost.append(f"{self.table} version {version}: seat {seat}, message {message}")
            self.acknowledged.pop(message)
        for message, seat in self.denied.items():
            if f"{seat} {message}" in self.messages:
                self.findings.flaws.append(f"{self.table}: seat {seat}, message {message} was denied and took effect")
        for one in returns:
            self.compare(one)
        del self.returns[: len(returns)]

    @property
    def version(self) -> int:
        """How far the journal was read."""
        return self.replica.version if self.replica else 0

    def read(self, version: int, entry: Entry, body: bytes) -> None:
        """One entry: is it a message that was there before, and does the game go on as it says?"""
        if entry.id:
            key = f"{entry.seat} {entry.id}"
            if key in self.messages:
                self.findings.doubled.append(f"{self.table} versions {self.messages[key]} and {version}: {key}")
            self.messages[key] = version
        lines: list[Line] = getattr(entry, "lines", [])
        own = [line for line in lines if line.by == entry.seat and not line.cause]
        if isinstance(entry, Answered) and entry.id and len(own) != 1:
            self.findings.doubled.append(f"{self.table} version {version}: {len(own)} answers by one message")
        if lines:
            self.moves.append(version)
        self.play_on(version, entry, body)
        self.count(version, lines)

    def play_on(self, version: int, entry: Entry, body: bytes) -> None:
        """The table as this entry leaves it."""
        if self.replica is None:
            self.replica = Table.load(None, [(version, body)])
        else:
            self.replica.absorb(version, entry)

    def count(self, version: int, lines: list[Line]) -> None:
        """All there is, counted: it is as much as in the beginning, and the position is the one that was stored."""
        if self.replica is None or self.replica.play is None:
            return
        game = self.replica.play.game
        counted = census(game)
        self.census = self.census or counted
        self.findings.answers += len(lines)
        wrong = flaw(game) or ("something was made or lost" if counted != self.census else "")
        if lines and not same_position(game, lines[-1].after):
            wrong = "the position is another"
        if wrong:
            self.findings.flaws.append(f"{self.table} version {version}: {wrong}")

    def compare(self, one: Return) -> None:
        """Whoever came back found the game as they had left it, or further on."""
        where = f"{self.table}, {one.who}: from version {one.left_at} to {one.back_at}"
        if one.back_at < one.left_at:
            self.findings.elsewhere.append(f"{where}: back in time")
        elif not any(one.left_at < move <= one.back_at for move in self.moves):
            self.findings.returns += 1
            if one.left != one.back:
                self.findings.elsewhere.append(f"{where}: another question")
