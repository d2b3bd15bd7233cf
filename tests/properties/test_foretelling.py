"""What the view foretells comes true: sums, odds and rents, in every scenario and in any game."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings

from casedepart import bots
from casedepart.bots.play import step
from casedepart.editions import GameSpec, catalogue, load
from casedepart.engine import CHANCE_BIT, raisable, usual_rents
from casedepart.engine.game import Game
from casedepart.table.views import game_view
from casedepart.testing._explorer import Explorer
from tests.properties.foretelling import check_about, check_odds, check_rents, check_sums, scenario_positions
from tests.properties.test_random_games import GAMES
from tests.repository.tree import ROOT

MOST_BYTES = 10_000
"""What a game takes at most in a state, among six."""


def test_in_every_scenario_what_is_foretold_comes_true() -> None:
    sums: Counter[str] = Counter()
    odds: Counter[str] = Counter()
    about: Counter[str] = Counter()
    rents = 0
    for game in scenario_positions(ROOT / "tests" / "scenarios"):
        if not game.over:
            check_sums(game, sums)
            check_odds(game, odds)
            check_about(game, about)
            rents += check_rents(game, *usual_rents(game))
    assert set(sums) == {
        "buys",
        "builds",
        "sells",
        "sells hotels",
        "mortgages",
        "redeems",
        "keeps",
        "pays fine",
        "pays",
        "settles",
        "claims",
        "uses power",
    }
    assert set(odds) == {
        "Turn rolls",
        "Turn uses power",
        "FightOrPay fights",
        "FightRoll rolls",
        "AttackRoll rolls",
    }
    assert set(about) == {
        "Sale",
        "Contest",
        "RentRoll",
        "PayOrDraw",
        "FightOrPay",
        "FightRoll",
        "AttackRoll",
        "Theft",
        "Received",
    }
    assert rents > 100


@given(GAMES)
@settings(max_examples=25)
def test_in_any_game_what_is_foretold_comes_true(drawn: tuple[GameSpec, int, int]) -> None:
    spec, players, seed = drawn
    explorer = Explorer(spec.rules(), players, str(seed))
    attacks: Counter[str] = Counter({"AttackRoll rolls": 9, "Turn uses power": 9})
    for _ in range(120):
        if explorer.game.over:
            return
        check_sums(explorer.game, Counter())
        check_odds(explorer.game, attacks)
        explorer.step()


@pytest.mark.parametrize("edition", catalogue())
def test_whole_games_of_bots_foretell_rents_and_stay_small(edition: str) -> None:
    data = load(edition)
    game = Game.start(data.rules(data.ruleset, "standard", data.options_under(data.ruleset)), 6)
    seats, chance = [bots.make("steady", str(seat)) for seat in range(6)], bots.Chance(edition)
    tried = 0
    for number in range(1500):
        if game.over:
            break
        step(game, seats, chance)
        if game.asked & CHANCE_BIT:
            continue
        shown = game_view(game, {}, None)
        assert all(debt.raisable == raisable(game, debt.debtor) for debt in shown.debts)
        assert len(msgspec.json.encode(shown)) < MOST_BYTES
        if number % 7 == 0:
            tried += check_rents(game, shown.rents, shown.times)
            check_sums(game, Counter())
    assert tried > 50
