"""The review of a game: its moments, its turning point and its trades."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from functools import cache

import pytest

from casedepart.record import Transcript, read
from casedepart.sim import Cores
from casedepart.sim.chances.highlights import Highlights, evenly, highlights
from casedepart.sim.chances.playouts import PlayoutSetting
from casedepart.sim.chances.positions import AfterAnswers
from casedepart.sim.chances.review import review
from casedepart.sim.chances.review_result import Review
from tests.playthroughs.games import FOLDER

STEADY = PlayoutSetting(("steady",), "1", Cores(2))


@cache
def transcript() -> Transcript:
    return read(FOLDER / "classic.standard.jsonl").transcript()


@cache
def found() -> Highlights:
    return highlights(transcript(), 8)


@cache
def reviewed() -> Review:
    return review(transcript(), 3, STEADY)


def test_a_course_is_the_same_game_again() -> None:
    record = read(FOLDER / "classic.standard.jsonl")
    for at in (0, 31, 32, 33, 500, len(record.answers)):
        assert AfterAnswers(transcript(), at).game().digest() == record.replay(at).digest()


def test_moments_are_few_and_hold_every_accepted_trade_and_bankruptcy() -> None:
    accepted = [offer.n for offer in found().answered if offer.accepted]
    assert accepted
    moments = highlights(transcript()).moments
    assert {0, found().last, *accepted, *(n - 1 for n in accepted)} <= set(moments)
    assert len(found().moments) <= 2 * 8 + 1
    left = [AfterAnswers(transcript(), n).game().seats_in().bit_count() for n in moments]
    assert left[0] == 3 and left[-1] == 1
    # Whoever went bankrupt is out for the first time at a moment that is looked at.
    assert 416 in moments


def test_evenly_keeps_the_first_and_the_last() -> None:
    assert evenly(list(range(100)), 4) == [0, 33, 66, 99]
    assert evenly([1, 2], 4) == [1, 2]


@pytest.mark.long
def test_a_whole_review_adds_up() -> None:
    whole = reviewed()
    assert whole.moments[0].n == 0 and whole.moments[-1].n == len(transcript().answers)
    assert [one.value for one in whole.moments[-1].chances] == [0.0, 0.0, 1.0]
    for moment in whole.moments:
        assert math.isclose(sum(one.value for one in moment.chances), 1.0)
    assert whole.turning is not None and whole.turning.seat == 2
    assert whole.turning.first < whole.turning.last
    for trade in whole.trades:
        assert math.isclose(sum(one.value for one in trade.swing), 0.0, abs_tol=1e-9)
    assert [trade.n for trade in whole.trades if trade.accepted] == [o.n for o in found().answered if o.accepted]
    assert whole == review(transcript(), 3, STEADY)


def test_a_review_keeps_to_its_time_and_a_game_without_a_winner_has_no_turning_point() -> None:
    unfinished = replace(transcript(), answers=transcript().answers[:120])
    began = time.time()
    quick = review(unfinished, 1000, STEADY, seconds=1.0)
    assert time.time() - began < 15
    assert quick.turning is None
    assert quick.playouts >= len(quick.moments)
    assert quick.trades and quick.trades[0].n == 115
