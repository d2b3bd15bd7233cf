"""Runs tests that wait, and waits in them no longer than need be."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec

from tests.waiting import EVERY, PATIENCE

P = ParamSpec("P")


def runs(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Make a test of a coroutine: each has a loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


async def until(condition: Callable[[], bool] | Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """Wait for something to become true; fail when it does not."""
    async with asyncio.timeout(seconds):
        while True:
            answer = condition()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(EVERY)
