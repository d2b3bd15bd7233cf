"""The tables that a variant adds rows to, as they were: for tests that load a variant of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from casedepart.engine.actions import ROWS, SHARED
from casedepart.engine.events import KINDS


@contextmanager
def tables_kept() -> Iterator[None]:
    """Verbs and events that are added within are taken back afterwards, so that no other test meets them."""
    rows, kinds = len(ROWS), dict(KINDS)
    try:
        yield
    finally:
        del ROWS[rows:]
        del SHARED[rows:]
        KINDS.clear()
        KINDS.update(kinds)
