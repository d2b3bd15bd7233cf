"""Games that are all overdue at once, as after a night without current: nobody else waits for them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from casedepart.editions import load
from casedepart.server.loader import LARGE, load_table
from casedepart.server.stores import Step, Store
from casedepart.table import states
from casedepart.table.creation import opening_entry
from casedepart.table.draft import Change
from casedepart.table.entry import Line, Sitter, lines_of
from casedepart.table.journal import decode, encode
from casedepart.table.keys import Roles, TableKeys, digest, new_table_id
from casedepart.table.messages.opening import Created, Start
from casedepart.table.settings import Settings
from casedepart.table.table import Table
from tests.server.running import runs
from tests.server.serving import Server
from tests.server.stores.stores import opened

MANY: Final = 2_001
DAY: Final = 86_400_000
PATIENT: Final = 0.2
"""Who looks after a server by `/health` may wait so long, in seconds."""


def began(people: int, at: int, **settings: object) -> Created:
    """The opening of a table at which so many people sit, and bots beside them."""
    chosen = msgspec.convert({"seats": 3, "bots": "steady", "auction": 0, **settings}, Settings)
    sitters = [Sitter(name=f"Anna {n}", key=digest(f"key {n}")) for n in range(people)]
    return opening_entry(chosen, load("classic"), new_table_id(), TableKeys(), sitters, at)


def journal_of(created: Created, answers: int) -> list[Step]:
    """A table at which bots have given so many answers, or as many as they may before a person is asked."""
    table, body = Table.opened(created), encode(created)
    steps = [Step(created.table, 1, body, table.wake(), None)]
    change: Change | None = table.take(Start(id="start"), Roles(host=True), created.at)
    while change is not None:
        entry, wake, listing = states.stored(table, change)
        steps.append(Step(created.table, change.version, entry, wake, listing, body))
        table.adopt(change)
        body = entry
        if table.standing.answers >= answers:
            break
        change = table.due(created.at + 10_000)
        if change is None and table.thinks_from() is not None:
            change = table.think(created.at)
    return steps


async def put(store: Store, journals: Sequence[Sequence[Step]]) -> None:
    """Store many tables."""
    for begin in range(0, len(journals), 50):
        steps = [step for journal in journals[begin : begin + 50] for step in journal]
        assert all(await asyncio.gather(*(store.append(step) for step in steps)))


@runs
async def test_a_long_game_that_was_imported_is_read_beside_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    created = began(0, at=1)
    told: list[Line] = []
    for step in journal_of(created, 300)[1:]:
        told += lines_of(decode(step.body))
    imported = msgspec.structs.replace(
        created, given=told, players=["a", "b", "c"], sitters=[Sitter(name=n, bot="steady") for n in "abc"]
    )
    body = encode(imported)
    assert len(body) > LARGE
    read_by: list[int] = []
    reads = Table.load

    def load_watched(*given: Any) -> Table:
        read_by.append(threading.get_ident())
        return reads(*given)

    monkeypatch.setattr(Table, "load", load_watched)
    async with opened(str(tmp_path / "tables.sqlite")) as store:
        assert await store.append(Step(created.table, 1, body, 1, None))
        with ThreadPoolExecutor(1) as pool:
            assert await load_table(created.table, store, pool) is not None
    assert read_by and threading.get_ident() not in read_by


@pytest.mark.long
@pytest.mark.parametrize(
    ("people", "settings"),
    [(0, {}), (1, {"clock": "fast"}), (3, {"clock": "fast", "expiry": "default"})],
    ids=["of bots", "of people and bots", "of people who sleep"],
)
def test_health_answers_while_many_overdue_games_are_taken_up(
    tmp_path: Path, people: int, settings: dict[str, object]
) -> None:
    at = round(time.time() * 1000) - DAY

    async def fill() -> None:
        async with opened(str(tmp_path / "tables.sqlite")) as store:
            await put(store, [journal_of(began(people, at, **settings), 20) for _ in range(MANY)])
            assert len(await store.due(at + DAY, 2 * MANY)) == MANY

    asyncio.run(fill())
    server = Server(tmp_path)
    try:
        server.get("/health")
        waits: list[float] = []
        while len(waits) < 600:
            asked = time.perf_counter()
            assert server.get("/health").status == 200
            waits.append(time.perf_counter() - asked)
            time.sleep(0.05)
        waits.sort()
        print(f"{MANY} overdue games: /health p50 {waits[300]:.3f} s, p99 {waits[594]:.3f} s, most {waits[-1]:.3f} s")
        assert waits[594] < PATIENT
    finally:
        assert server.stop() == 0
