"""How much of a core each end uses, and how much memory the server has, while a load is on."""

from __future__ import annotations

import time
from typing import Final

from casedepart.load.report import Usage
from casedepart.load.serving import Server


class Meter:
    """Reads what both ends have used from one moment to another."""

    def __init__(self, server: Server | None, kb_before: int | None) -> None:
        self.server: Final = server
        self.kb_before: Final = kb_before
        self.began = time.perf_counter()
        self.server_began = self.server_cpu()
        self.database_began = self.database_cpu()
        self.client_began = time.process_time()

    def server_cpu(self) -> float | None:
        return None if self.server is None else self.server.cpu_seconds()

    def database_cpu(self) -> float | None:
        return None if self.server is None else self.server.database_seconds()

    def read(self) -> Usage:
        """What was used since."""
        seconds = time.perf_counter() - self.began
        return Usage(
            seconds=seconds,
            server_cpu=cores(self.server_began, self.server_cpu(), seconds),
            database_cpu=cores(self.database_began, self.database_cpu(), seconds),
            client_cpu=round((time.process_time() - self.client_began) / seconds, 2),
            kb_before=self.kb_before,
            kb_during=None if self.server is None else self.server.resident_kb(),
        )


def cores(before: float | None, now: float | None, seconds: float) -> float | None:
    """How much of one core was used meanwhile."""
    return None if before is None or now is None else round((now - before) / seconds, 2)
