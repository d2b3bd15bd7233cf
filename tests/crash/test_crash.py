"""A server is killed at any moment: every acknowledged move is there, none counts twice, everyone goes on."""

from __future__ import annotations

import pytest

from tests.crash.running import Database, run

BRIEF = [("sqlite", 2, 6), ("postgresql", 2, 4)]
WHOLE = [("sqlite", 100, 50), ("postgresql", 50, 50)]


@pytest.mark.parametrize(("kind", "kills", "tables"), BRIEF)
def test_nothing_is_lost_or_doubled_when_a_server_is_killed(kind: Database, kills: int, tables: int) -> None:
    nothing_is_lost(kind, kills, tables)


@pytest.mark.long
@pytest.mark.parametrize(("kind", "kills", "tables"), WHOLE)
def test_nothing_is_lost_or_doubled_however_often_a_server_is_killed(
    kind: Database, kills: int, tables: int, capsys: pytest.CaptureFixture[str]
) -> None:
    told = nothing_is_lost(kind, kills, tables)
    with capsys.disabled():
        print(f"\n{told}")


def nothing_is_lost(kind: Database, kills: int, tables: int) -> str:
    """Run it; the line that it closes with."""
    findings, told, complaints = run(kind, kills, tables, seed=f"{kind} {kills}")
    assert findings.troubles == [], complaints
    assert findings.acknowledged > kills * tables / 4, told
    # Of a few kills none may have left a table where nothing happened until its people were back.
    assert findings.returns > kills or kills < 10, told
    return told
