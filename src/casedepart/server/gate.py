"""All that is counted for each address and each table, in one place."""

from __future__ import annotations

from typing import Final

from casedepart.server.config import Limits
from casedepart.server.limits import Buckets, Places
from casedepart.server.strangers import Strangers


class Gate:
    """What addresses have asked for lately at this process."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
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
        self.connections: Final = Places(limits.connections)
        self.listeners: Final = Places(limits.listeners)
        self.strangers: Final = Strangers(limits.strangers)
        self.buckets: Final = [counted for counted in vars(self).values() if isinstance(counted, Buckets)]

    def forget(self) -> None:
        """Forget who has asked for nothing lately."""
        for buckets in self.buckets:
            buckets.forget()
        self.strangers.forget()
