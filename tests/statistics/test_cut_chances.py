"""The ± of chances holds the truth on positions from which nothing was learned, of whole playouts and of cut ones."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bench.reliability import CUT, CUT_GAPS, GAPS, WHOLE, Told, Work, closer, plot, report, told_of
from casedepart.sim.chances.playouts import QUICK_ENOUGH
from casedepart.sim.intervals import Estimate, clustered


def told(games: int, truth: int, playouts: int) -> list[Told]:
    """What is told at the positions of so many games."""
    works = [Work("promises", number, QUICK_ENOUGH[0], truth, playouts) for number in range(games)]
    return [one for work in works for one in told_of(work)]


def held(found: Sequence[Told], way: str) -> Estimate:
    """How many intervals of a way hold the truth: those of one position are one cluster."""
    here = [one for one in found if one.way == way]
    by_position: dict[str, list[bool]] = {}
    for one in here:
        by_position.setdefault(one.position, []).append(one.holds(one.found))
    return clustered([sum(one) for one in by_position.values()], [len(one) for one in by_position.values()])


@pytest.mark.long
def test_the_interval_of_a_chance_holds_the_truth() -> None:
    found = told(60, 200, 120)
    for way in (WHOLE, CUT, GAPS, CUT_GAPS):
        share = held(found, way)
        assert share.high >= 0.93 and share.low <= 0.97, (way, share)
    alone = [one.holds(one.sampling) for one in found if one.way == CUT]
    assert sum(alone) / len(alone) < 0.8, "the luck of the dice alone is not what they are off"


def test_the_table_and_the_picture_have_every_way(tmp_path_factory: pytest.TempPathFactory) -> None:
    found = told(3, 8, 6)
    lines = report(found)
    assert [line.count("|") for line in lines] == [8] * len(lines)
    assert all(any(way in line for line in lines) for way in {one.way for one in found})
    assert closer(found).count == len({one.position for one in found})
    picture = tmp_path_factory.mktemp("plot") / "chances.svg"
    plot(found, picture)
    assert picture.read_text(encoding="utf-8").count("<path") > 10
