"""A process that writes to a store and says what was acknowledged: `python -m tests.server.stores.appending`.

Its arguments: an address, a name for its tables, how many versions (0: until it is killed), how many tables (1).
Each acknowledged step is a line: the table and the version. Tables that are there already are gone on with.
"""

from __future__ import annotations

import asyncio
import sys
from itertools import count

from casedepart.server.stores import Store
from tests.server.stores.stores import opened, step


async def write(store: Store, table: str, last: int) -> None:
    """Write a table's steps, each when the one before is acknowledged."""
    stored = await store.load(table)
    first = 1 + len(stored.entries) if stored else 1
    for version in range(first, last + 1) if last else count(first):
        assert await store.append(step(table, version))
        print(table, version, flush=True)


async def main(address: str, name: str, last: str, tables: str = "1") -> None:
    """Write all tables at once."""
    async with opened(address) as store:
        await asyncio.gather(*(write(store, f"{name}{number}", int(last)) for number in range(int(tables))))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
