"""House rules combine: any set is played or refused by name, and every game that is played keeps its promises."""

from __future__ import annotations

import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casedepart import bots
from casedepart.engine import Game
from casedepart.testing._explorer import Explorer
from tests.properties.house_rules import Counts, drawn_spec, play, refusal_of

LONG_GAMES = 20_000
BATCHES = 40


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_any_set_of_house_rules_is_played_or_refused_with_the_reason(seed: int) -> None:
    spec = drawn_spec(seed)
    if not refusal_of(spec):
        Explorer(spec.rules(), 2 + seed % 3, str(seed)).play(most=150, thorough=seed % 5 == 0)


@pytest.mark.parametrize("seed", range(24))
def test_bots_play_any_set_of_house_rules_to_the_end(seed: int) -> None:
    spec = drawn_spec(seed)
    while refusal_of(spec):
        seed += 1_000
        spec = drawn_spec(seed)
    game = Game.start(spec.rules(), 4)
    kind = ("steady", "shrewd")[seed % 2]
    assert bots.play(game, [bots.make(kind, f"{seat}") for seat in range(4)], bots.Chance(f"house {seed}"))
    assert game.winners


@pytest.mark.long
@pytest.mark.parametrize("batch", range(BATCHES))
def test_many_games_of_random_house_rules(batch: int) -> None:
    count, counts = LONG_GAMES // BATCHES, Counts()
    for number in range(count):
        seed = int(os.environ.get("CASEDEPART_SEED", "0")) + batch * count + number
        play(seed, counts, to_the_end=number % 8 == 0)
    assert counts.played > count // 2
    assert counts.ended > counts.capped
