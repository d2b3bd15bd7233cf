"""A worker whose work is done in this process: what it would do elsewhere, without the wait for it."""

from __future__ import annotations

from collections.abc import Callable

from casedepart.server.worker import About, Result, Worker
from casedepart.table.bot_worker import WorkerUnavailable


class AtHome(Worker):
    """A worker that needs no other process."""

    def ask(self, work: Callable[[About], Result], about: About, seconds: float) -> Result:
        try:
            return work(about)
        except Exception:
            raise WorkerUnavailable from None
