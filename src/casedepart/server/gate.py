"""All that is counted for each address and each table, in one place."""

from __future__ import annotations

import ipaddress
from typing import Final

from casedepart.server.config import Limits
from casedepart.server.files import most_connections
from casedepart.server.limits import Buckets, Places
from casedepart.server.strangers import Strangers


class Gate:
    """What addresses have asked for lately at this process."""

    def __init__(self, limits: Limits, proxy: str = "") -> None:
        self.limits: Final = limits
        self.proxies: Final = [ipaddress.ip_network(part.strip()) for part in proxy.split(",") if part.strip()]
        self.visits: Final = Buckets(limits.visits)
        self.requests: Final = Buckets(limits.requests)
        self.crowd: Final = Buckets(limits.crowd)
        self.seats: Final = Buckets(limits.seat)
        self.at_table: Final = Buckets(limits.table)
        self.chat: Final = Buckets(limits.chat)
        self.weighs: Final = Buckets(limits.weighs)
        self.reviews: Final = Buckets(limits.reviews)
        self.tables: Final = Buckets(limits.tables)
        self.uploads: Final = Buckets(limits.uploads)
        self.codes: Final = Buckets(limits.codes)
        self.records: Final = Buckets(limits.records)
        self.moments: Final = Buckets(limits.moments)
        self.frames: Final = Buckets(limits.crowd_frames)
        self.lines: Final = Places(limits.lines, most_connections())
        self.connections: Final = Places(limits.connections)
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
            return self.lines.enter(address, counted=False)
        return self.visits.take(address) and self.lines.enter(address)

    def forget(self) -> None:
        """Forget who has asked for nothing lately."""
        for buckets in self.buckets:
            buckets.forget()
        self.strangers.forget()
