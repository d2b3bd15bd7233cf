"""The figures that are summed up while a load is on."""

from __future__ import annotations

from bench.load.report import LoadTally


def test_quantiles_are_told_in_milliseconds() -> None:
    tally = LoadTally()
    tally.times.extend(number / 1000 for number in range(100, 0, -1))
    assert (tally.quantile(0.5), tally.quantile(0.99), tally.quantile(1.0)) == (51.0, 100.0, 100.0)
    assert tally.moves == 100


def test_nothing_measured_is_nought() -> None:
    assert (LoadTally().quantile(0.99), LoadTally().moves) == (0.0, 0)


def test_refused_and_stale_moves_are_no_errors() -> None:
    tally = LoadTally()
    tally.replies.update(["done", "refused", "stale", "storage", "storage"])
    assert tally.errors == {"storage": 2}
