"""All that is counted for each address, in one place."""

from __future__ import annotations

from typing import Final

from casedepart.server.config import Limits
from casedepart.server.limits import Buckets, Places


class Gate:
    """What addresses have asked for lately at this process."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.requests: Final = Buckets(limits.requests)
        self.crowd: Final = Buckets(limits.crowd)
        self.chat: Final = Buckets(limits.chat)
        self.tables: Final = Buckets(limits.tables)
        self.uploads: Final = Buckets(limits.uploads)
        self.codes: Final = Buckets(limits.codes)
        self.connections: Final = Places(limits.connections)
        self.listeners: Final = Places(limits.listeners)

    def forget(self) -> None:
        """Forget who has asked for nothing lately."""
        for buckets in (self.requests, self.crowd, self.chat, self.tables, self.uploads, self.codes):
            buckets.forget()
