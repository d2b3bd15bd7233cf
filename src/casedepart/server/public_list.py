"""The public list: tables that want to be found, where somebody is, and not too many of one address."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from casedepart.server.stores import Store
from casedepart.table.wire.view import ListedTable

if TYPE_CHECKING:
    from casedepart.server.room import Room

MOST_LISTED: Final = 100
GOOD_FOR: Final = 1.0
"""For how many seconds the list is the same for all who ask."""


class PublicList:
    """Tells the store which tables of this process are to be found, and keeps what it answers for a moment."""

    def __init__(self, store: Store, most: int) -> None:
        self.store: Final = store
        self.most: Final = most
        """How many tables of one address are shown."""
        self.shown: set[str] = set()
        """The tables that the store knows this process to show."""
        self.body = b""
        self.good_until = 0.0
        self.asking: Final = asyncio.Lock()

    async def sweep(self, rooms: Iterable[Room]) -> None:
        """Show the tables where somebody is by now, and no longer those where nobody is."""
        wanted = self.wanted([room for room in rooms if room.table.standing.settings.public])
        if wanted != self.shown:
            await self.store.show(wanted - self.shown, self.shown - wanted)
            self.shown = wanted

    def wanted(self, rooms: list[Room]) -> set[str]:
        """The tables that may be shown; those that are keep their place before others of the same address."""
        taken: Counter[str] = Counter()
        found: set[str] = set()
        for room in sorted(rooms, key=lambda room: room.id not in self.shown):
            here = {one.address for one in room.listeners if one.roles.seats or one.roles.host}
            address = min(here, key=lambda one: (taken[one], one), default=None)
            if address is not None and taken[address] < self.most:
                taken[address] += 1
                found.add(room.id)
        return found

    async def listed(self, alive: Collection[str]) -> bytes:
        """The list as JSON: of the tables that these processes show, the newest first."""
        async with self.asking:
            if time.monotonic() >= self.good_until:
                found = await self.store.listed(MOST_LISTED, alive)
                self.body = b"[" + b",".join(listing for listing in found if is_readable(listing)) + b"]"
                self.good_until = time.monotonic() + GOOD_FOR
            return self.body


def is_readable(listing: bytes) -> bool:
    """Is this what today's list shows? One table that another version has listed otherwise hides no other."""
    try:
        msgspec.json.decode(listing, type=ListedTable)
    except msgspec.DecodeError:
        return False
    return True
