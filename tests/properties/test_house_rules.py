"""House rules combine: any set is played or refused by name, and every game that is played keeps its promises."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casedepart import bots
from casedepart.editions import EditionError, GameSpec, catalogue, load
from casedepart.engine import Game
from casedepart.testing._explorer import Explorer
from casedepart.variants import HOUSE_RULES, VARIANTS

LONG_GAMES = 20_000
BATCHES = 40


def drawn_spec(seed: int) -> GameSpec:
    """An edition, ruleset and mode, with a set of house rules and numbers of their own, by a seed."""
    random = Random(seed)
    edition = load(random.choice(catalogue()))
    ruleset = random.choice(edition.rulesets)
    mode = random.choice(edition.modes(ruleset))
    names = random.sample(HOUSE_RULES, random.randrange(1, 9))
    numbers = [number for name in names for number in VARIANTS[name]().numbers]
    values = [(number.name, str(random.randint(number.least, min(number.most, 2_000)))) for number in numbers]
    return GameSpec(edition.id, ruleset, mode, tuple(names), tuple(values))


def is_playable(spec: GameSpec) -> bool:
    """Does the set fit? If not, the reason names the rule that does not, or the two that do not go together."""
    try:
        spec.rules()
    except EditionError as error:
        blamed = [name for name in spec.options if f"{name} (h" in error.message.lower()]
        assert blamed, error.message
        assert "(Q" in error.message or "(P6)" in error.message or "(B2)" in error.message or len(blamed) == 2
        return False
    return True


@given(st.integers(0, 2**32))
@settings(max_examples=60)
def test_any_set_of_house_rules_is_played_or_refused_with_the_reason(seed: int) -> None:
    spec = drawn_spec(seed)
    if is_playable(spec):
        Explorer(spec.rules(), 2 + seed % 3, str(seed)).play(most=150, thorough=seed % 5 == 0)


@pytest.mark.parametrize("seed", range(24))
def test_bots_play_any_set_of_house_rules_to_the_end(seed: int) -> None:
    spec = drawn_spec(seed)
    while not is_playable(spec):
        seed += 1_000
        spec = drawn_spec(seed)
    game = Game.start(spec.rules(), 4)
    kind = ("steady", "shrewd")[seed % 2]
    assert bots.play(game, [bots.make(kind, f"{seat}") for seat in range(4)], bots.Chance(f"house {seed}"))
    assert game.winners


@pytest.mark.long
@pytest.mark.parametrize("batch", range(BATCHES))
def test_many_games_of_random_house_rules(batch: int) -> None:
    count = LONG_GAMES // BATCHES
    played = 0
    for number in range(count):
        seed = int(os.environ.get("CASEDEPART_SEED", "0")) + batch * count + number
        spec = drawn_spec(seed)
        if is_playable(spec):
            most = 2_000 if number % 20 == 7 else 100
            Explorer(spec.rules(), 2 + number % 5, str(seed)).play(most, thorough=number % 20 == 0)
            played += 1
    assert played > count // 2
