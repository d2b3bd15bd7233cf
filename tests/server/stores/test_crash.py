"""Killed at any moment, a process loses nothing that it acknowledged."""

from __future__ import annotations

from tests.nursery import started
from tests.server.running import runs
from tests.server.stores.stores import body, found, opened

TABLES = 10


def acknowledged_before_death(address: str, lines: int) -> dict[str, int]:
    """Run a process that writes, kill it after so many lines, and give the last version it said of each table."""
    process = started("tests.server.stores.appending", [address, "t", "0", str(TABLES)])
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    said += process.communicate()[0].splitlines(keepends=True)
    # The last line may have been cut short by the kill.
    pairs = [line.split() for line in said if line.endswith("\n")]
    return {table: int(version) for table, version in pairs}


@runs
async def test_what_was_acknowledged_survives_a_kill(either: str) -> None:
    for lines in (150, 500):
        acknowledged = acknowledged_before_death(either, lines)
        assert len(acknowledged) == TABLES
        async with opened(either) as store:
            for table, version in acknowledged.items():
                entries = (await found(store, table)).entries
                assert entries == [(n, body(table, n)) for n in range(1, len(entries) + 1)]
                assert len(entries) >= version
