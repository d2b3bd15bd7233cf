"""Playing at many tables at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

from casedepart.load.group import EVERY, Group

Progress = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and of how much."""
AT_ONCE: Final = 16
"""How many tables are opened, or sat down at, at the same time."""


async def a_few_at_once(what: str, works: Iterable[Awaitable[None]], total: int, progress: Progress) -> None:
    """Do many things, not all at once."""
    turn, done = asyncio.Semaphore(AT_ONCE), 0

    async def one(work: Awaitable[None]) -> None:
        nonlocal done
        async with turn:
            await work
        done += 1
        progress(what, done, total)

    await asyncio.gather(*(one(work) for work in works))


async def play(groups: Sequence[Group], seconds: float, fast: bool, progress: Progress) -> None:
    """Play at all tables for so long, their moves spread evenly over each second."""
    first = asyncio.get_running_loop().time()
    apart = EVERY / len(groups)
    watching = asyncio.create_task(watch(groups, first, seconds, progress))
    await asyncio.gather(
        *(group.play(first + number * apart, first + seconds, fast) for number, group in enumerate(groups))
    )
    await asyncio.sleep(first + seconds - asyncio.get_running_loop().time())
    watching.cancel()


async def watch(groups: Sequence[Group], first: float, seconds: float, progress: Progress) -> None:
    """Tell how far it has come, and give up on what does not come."""
    clock = asyncio.get_running_loop().time
    while True:
        progress("playing", int(min(seconds, clock() - first)), int(seconds))
        for group in groups:
            group.check()
        await asyncio.sleep(0.5)
