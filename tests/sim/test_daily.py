"""The position of the day: the same for everybody, about a price, and judged with intervals."""

from __future__ import annotations

import datetime

from casedepart.engine.notation import action_words
from casedepart.sim.daily import PLAYERS, daily, is_possible, position, spec_of_day

DAY = "2026-11-24"
FEW = 8


def told(date: str) -> list[str]:
    """The position of a day and its candidates, in words."""
    found = daily(date, FEW)
    offers = [action_words(one.offer, PLAYERS) if one.offer else "" for one in found.candidates]
    return [found.game.digest(), str(found.seat), *offers, *(str(one.chance) for one in found.candidates)]


def test_the_same_day_has_the_same_position_and_chances() -> None:
    assert told(DAY) == told(DAY)


def test_each_candidate_is_allowed_and_has_a_chance_with_its_interval() -> None:
    found = daily(DAY, FEW)
    assert 3 <= len(found.candidates) <= 5
    assert found.candidates[0].offer is None and not found.candidates[0].taken
    assert found.candidates[found.shrewd].taken, "what the bot offered is taken"
    for one in found.candidates:
        assert one.offer is None or is_possible(found.game, found.seat, one.offer)
        assert 0 <= one.chance.low <= one.chance.value <= one.chance.high <= 1
        assert one.chance.low < one.chance.high and one.chance.count == FEW
    best = found.candidates[found.best]
    assert all(best.chance.value >= one.chance.value for one in found.candidates)
    assert best.difference.value == best.difference.low == best.difference.high == 0


def test_every_edition_has_its_day_and_each_day_a_position() -> None:
    first = datetime.date.fromisoformat(DAY)
    dates = [(first + datetime.timedelta(days=later)).isoformat() for later in range(6)]
    assert len({spec_of_day(date).edition for date in dates}) == 6
    for date in dates:
        game, seat, offer = position(date, spec_of_day(date))
        assert game.turn == seat and is_possible(game, seat, offer)
