"""`python -m tests.browser.seeded SEED serve …`: the server, with tables and dice that are the same every time."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from itertools import count
from unittest.mock import patch

from casedepart.cli import main as casedepart
from casedepart.table.settings import Settings

REVIEW_SECONDS = 5.0
"""What a review shows is the same however long it takes."""
DAILY_PLAYOUTS = 24
AUCTION_SECONDS = 120
"""An auction of a game that goes on from a position: the hammer falls long after a busy machine has answered."""
TODAY = "2026-11-24"
"""The day that it always is for the position of the day."""
# Here and not below: the process that works reviews out reads this module too, and runs none of it.
patch("casedepart.server.chances.REVIEW_SECONDS", REVIEW_SECONDS).start()
patch("casedepart.server.daily.PLAYOUTS", DAILY_PLAYOUTS).start()


def drawn(seed: str, what: str) -> Callable[[], bytes]:
    """A draw of bytes that only looks like chance."""
    numbers = count()
    return lambda: hashlib.sha256(f"{seed} {what} {next(numbers)}".encode()).digest()


def main() -> None:
    """Serve; the ids of tables are seeded too, since the dice hang on them."""
    seed = sys.argv.pop(1)
    tables, secrets, salts = (drawn(seed, what) for what in ("table", "secret", "salt"))
    with ExitStack() as stack:
        for place in ("http_tables", "http_records", "replies"):
            stack.enter_context(patch(f"casedepart.server.{place}.new_table_id", lambda: tables().hex()[:22]))
        for place in ("creation", "table"):
            stack.enter_context(patch(f"casedepart.table.{place}.new_secret", secrets))
        stack.enter_context(patch("casedepart.table.table.new_salt", lambda: salts().hex()))
        stack.enter_context(patch("casedepart.table.creation.Settings", partial(Settings, auction=AUCTION_SECONDS)))
        stack.enter_context(patch("casedepart.server.http_daily.today", lambda: TODAY))
        casedepart()


if __name__ == "__main__":
    main()
