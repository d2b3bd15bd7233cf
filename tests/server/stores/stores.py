"""What the tests of stores share: stores opened for a while, and steps to put there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from casedepart.server.stores import Heard, Step, Store, Stored, store_at

NOBODY: Final[Heard] = lambda table, version: None  # noqa: E731


@asynccontextmanager
async def opened(address: str, heard: Heard = NOBODY, patience: float = 10.0) -> AsyncIterator[Store]:
    """A store while it is needed."""
    async with held(store_at(address, patience), heard) as store:
        yield store


@asynccontextmanager
async def held(store: Store, heard: Heard = NOBODY) -> AsyncIterator[Store]:
    """A store that is opened and, come what may, closed."""
    await store.open(heard)
    try:
        yield store
    finally:
        await store.close()


def step(table: str, version: int, by: str = "", wake: int | None = None, listing: bytes | None = None) -> Step:
    """A step whose body says which it is, and who made it."""
    return Step(table, version, body(table, version, by), wake, listing)


def body(table: str, version: int, by: str = "") -> bytes:
    """What stands in such a step, with letters that are no ASCII."""
    return f'{{"table": "{table}", "version": {version}, "by": "{by}", "é": "…"}}'.encode()


async def fill(store: Store, table: str, last: int) -> None:
    """Write versions 1 to `last` of a table."""
    for version in range(1, last + 1):
        assert await store.append(step(table, version))


async def found(store: Store, table: str, after: int = 0, snapshot: bool = True) -> Stored:
    """A table that must be there."""
    stored = await store.load(table, after, snapshot)
    assert stored is not None
    return stored


async def versions(store: Store, table: str) -> list[int]:
    """The versions in a table's journal."""
    return [version for version, _ in (await found(store, table, snapshot=False)).entries]


async def both(first: Store, second: Store, table: str, version: int) -> list[bool]:
    """Write the same version from two stores at once."""
    steps = step(table, version, "first"), step(table, version, "second")
    return list(await asyncio.gather(first.append(steps[0]), second.append(steps[1])))


async def compete(store: Store, by: str, table: str, last: int) -> list[tuple[str, str, int]]:
    """Write a table up to a version against others, loading it again after each loss; what this one has written."""
    won = []
    version = 1
    while version <= last:
        # Two at once: the second stands on the first.
        ahead = [number for number in (version, version + 1) if number <= last]
        answers = await asyncio.gather(*(store.append(step(table, number, by)) for number in ahead))
        won += [(by, table, number) for number, answer in zip(ahead, answers, strict=True) if answer]
        version = 1 + (await versions(store, table))[-1]
    return won
