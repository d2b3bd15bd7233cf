"""One measurement, from the start of the server to the check of its records."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable

from casedepart.load.house import House
from casedepart.load.plan import Plan
from casedepart.load.playing import Progress
from casedepart.load.report import Report
from casedepart.load.serving import started
from casedepart.load.speed import engine_moves_per_second
from casedepart.load.storing import measure_stored


def run(plan: Plan, progress: Progress) -> Report:
    """Measure what a plan asks for; `LoadError` says why it cannot be done."""
    engine = engine_moves_per_second() if plan.fast else None
    allow_many_files()
    with started(plan) as server, asyncio.Runner(loop_factory=fastest_loop()) as runner:
        # This end must not be what is waited for: it leaves little behind, and does not clear it away meanwhile.
        gc.disable()
        try:
            found = runner.run(measure(House(plan, server, progress)))
        finally:
            gc.enable()
    if engine is not None:
        found.engine_moves_per_second = round(engine, 1)
        found.ratio = round(found.moves_per_second / engine, 4)
    return found


async def measure(house: House) -> Report:
    """Let people sit down, play and leave, then look for their moves."""
    if house.plan.stored:
        return await measure_stored(house)
    before = house.resident_kb()
    groups = await house.seated([None] * house.plan.tables)
    found = await house.played(groups, before)
    house.leave(groups)
    await house.check(found, groups)
    return found


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The loop that uvicorn runs on too, where there is one for this system."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def allow_many_files() -> None:
    """Every socket is a file: take as many as the system allows."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
