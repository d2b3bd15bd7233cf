"""Every rate limit of this process in one place: token buckets for each address, seat and table, and places."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Collection
from typing import Final

from casedepart.server.config import USUAL_DEADLINES, Deadlines, Limits
from casedepart.server.errors import ServerError
from casedepart.server.files import most_connections
from casedepart.server.limits import Buckets, Places
from casedepart.table.entry import Entry
from casedepart.table.errors import Repeated
from casedepart.table.journal import encode
from casedepart.table.keys import Roles
from casedepart.table.messages.message import HOST, WATCHERS, Ask, Request
from casedepart.table.messages.people import WATCHER
from casedepart.table.table import Table

REMEMBERED: Final = 24 * 60 * 60.0
"""For how many seconds it is remembered which seats an address has taken."""


class Gate:
    """The rate limits of this process: what addresses, seats and tables have asked for lately."""

    def __init__(self, limits: Limits, proxy: str = "", deadlines: Deadlines = USUAL_DEADLINES) -> None:
        self.limits: Final = limits
        self.deadlines: Final = deadlines
        self.proxies: Final = [ipaddress.ip_network(part.strip()) for part in proxy.split(",") if part.strip()]
        self.visits: Final = Buckets(limits.visits)
        self.requests: Final = Buckets(limits.requests)
        self.crowd: Final = Buckets(limits.crowd)
        self.seats: Final = Buckets(limits.seat)
        self.at_table: Final = Buckets(limits.table)
        self.chat: Final = Buckets(limits.chat)
        self.weighs: Final = Buckets(limits.weighs)
        self.reviews: Final = Buckets(limits.reviews)
        self.prices: Final = Buckets(limits.prices)
        self.worked: Final = Buckets(limits.worked)
        self.written: Final = Buckets(limits.written)
        self.journals: Final = Buckets(limits.journal)
        self.tables: Final = Buckets(limits.tables)
        self.uploads: Final = Buckets(limits.uploads)
        self.codes: Final = Buckets(limits.codes)
        self.records: Final = Buckets(limits.records)
        self.moments: Final = Buckets(limits.moments)
        self.frames: Final = Buckets(limits.crowd_frames)
        self.tcp_connections: Final = Places(limits.tcp_connections, most_connections())
        self.websockets: Final = Places(limits.websockets)
        self.listeners: Final = Places(limits.listeners)
        self.strangers: Final = Strangers(limits.strangers)
        self.buckets: Final = [counted for counted in vars(self).values() if isinstance(counted, Buckets)]

    def is_proxy(self, address: str) -> bool:
        """Does whoever stands behind this address count, and not the address?"""
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)

    def let_in(self, address: str, is_proxy: bool) -> bool:
        """Count a new connection; False: there are too many, or they come too fast. A proxy's are not its own."""
        if is_proxy:
            return self.tcp_connections.enter(address, counted=False)
        return self.visits.take(address) and self.tcp_connections.enter(address)

    def check_pace(self, table: Table, roles: Roles, ask: Ask) -> None:
        """Not too many messages at once. Counted only for who may speak there: nobody uses up what is others'."""
        speaker, here = ask.payer(roles), table.standing.table
        if speaker is None or not isinstance(ask, Request):
            return
        self.seats.pay((here, speaker))
        if speaker != WATCHERS:
            self.at_table.pay(here)
        heard = speaker != HOST or not roles.seats
        talks = ask.is_chat and heard and is_new(table, max(speaker, WATCHER), ask.id)
        if talks and not self.chat.take((here, speaker)):
            raise ServerError("chat-rate", retry_after=self.chat.of((here, speaker)).wait())

    def check_journal(self, table: str, address: str) -> None:
        """Not too many bytes into one journal, nor from one address into all."""
        for bucket in (self.journals.of(table), self.written.of(address)):
            bucket.check()

    def count_written(self, table: str, address: str, entry: Entry) -> None:
        """Count what was written: how long an entry is, nobody knows before."""
        for bucket in (self.journals.of(table), self.written.of(address)):
            bucket.owe(len(encode(entry)))

    def forget(self) -> None:
        """Forget who has asked for nothing lately."""
        for buckets in self.buckets:
            buckets.forget()
        self.strangers.forget()


def is_new(table: Table, seat: int, message: str) -> bool:
    """Has this message taken no effect yet?"""
    try:
        table.check_new(seat, message)
    except Repeated:
        return False
    return True


class Strangers:
    """Who sat down at a listed table without the invitation: nobody takes all its seats from one address.

    The seats that each address has asked for are known by the digests of their keys.
    """

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.most: Final = most
        self.clock: Final = clock
        self.asked: Final[dict[tuple[str, str], dict[str, float]]] = {}

    def ask(self, table: str, address: str, key: str) -> None:
        """Someone at this address wants a seat, and would hold it by this key."""
        # Counted before the seat is taken, or several requests at once would all pass.
        self.asked.setdefault((table, address), {})[key] = self.clock()

    def may_sit(self, table: str, address: str, held: Collection[str]) -> bool:
        """May one more from this address sit down? `held` are the keys of all who sit there now."""
        return sum(key in held for key in self.asked.get((table, address), ())) < self.most

    def take_back(self, table: str, address: str, key: str) -> None:
        """Take back a count: there was no seat."""
        asked = self.asked.get((table, address), {})
        asked.pop(key, None)
        if not asked:
            self.asked.pop((table, address), None)

    def forget(self) -> None:
        """Forget seats that were taken long ago."""
        before = self.clock() - REMEMBERED
        old = [(*where, key) for where, asked in self.asked.items() for key, at in asked.items() if at < before]
        for table, address, key in old:
            self.take_back(table, address, key)
