"""Playouts cut short say how far the learned chances may be off: measured, by the kind of game, in every interval."""

from __future__ import annotations

import math
import random
from itertools import product

import pytest

from bench.held_out import CUTS, held_out, two_answers
from bench.learned_error import Error, Fit, errors_of, farthest
from bench.learned_error import Work as Measured
from casedepart.editions import load
from casedepart.engine import Game
from casedepart.sim.chances.estimates import paired_difference, win_chance
from casedepart.sim.chances.learned_error import FULL, SHORT, SORE_LOSERS, learned_error
from casedepart.sim.chances.odds import odds
from casedepart.sim.chances.playouts import Branch, Playouts, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import LiveGame
from casedepart.sim.chances.told import beside_best, chance_of, difference_of
from casedepart.sim.intervals import Estimate

STEADY = ("steady",)


def game_of(edition: str = "classic", players: int = 4, turns: int = 0, mode: str = "standard") -> Game:
    game = Game.start(load(edition).rules(mode=mode), players)
    game.turns = turns
    return game


def cut(count: int, chance: float, error: float) -> Playouts:
    """Playouts that say this chance, a little up and down."""
    shares: list[tuple[float, ...]] = [
        (chance + 0.02 * (-1) ** number, 1 - chance - 0.02 * (-1) ** number) for number in range(count)
    ]
    return Playouts(shares, [False] * count, [error] * count)


def half(found: Estimate) -> float:
    return (found.high - found.low) / 2


def test_more_playouts_take_the_luck_of_the_dice_away_and_not_the_learned_error() -> None:
    few, many = chance_of(cut(20, 0.4, 0.1), 0), chance_of(cut(20_000, 0.4, 0.1), 0)
    least = 1.96 * 0.1 * math.sqrt(0.4 * 0.6)
    assert half(few) > half(many) >= 0.99 * least
    assert half(many) == pytest.approx(least, rel=0.02)
    assert half(chance_of(cut(20_000, 0.4, 0.0), 0)) < 0.01


def test_the_error_goes_with_the_height_of_the_chance_and_stays_between_nothing_and_all() -> None:
    halves = [half(chance_of(cut(20_000, chance, 0.1), 0)) for chance in (0.03, 0.1, 0.5)]
    assert halves == sorted(halves)
    low, high = (chance_of(cut(400, chance, 0.3), 0) for chance in (0.03, 0.97))
    assert low.low == 0.0 and high.high == 1.0


def test_whole_playouts_keep_the_interval_of_the_dice_alone() -> None:
    game = game_of(players=2, mode="speed")
    played = play_branches([Branch(LiveGame(game))], 30, PlayoutSetting(STEADY))[0]
    assert played.errors == [0.0] * 30
    assert chance_of(played, 0) == win_chance(played.of(0)) == odds(game, 30, bots=STEADY).chances[0]


def test_playouts_that_ended_before_they_were_cut_have_no_learned_error() -> None:
    game = game_of(players=2, mode="speed")
    error = learned_error().of(game, STEADY, 4)
    for rounds in (4, 12):
        played = play_branches([Branch(LiveGame(game))], 40, PlayoutSetting(STEADY, rounds=rounds))[0]
        ended = [max(shares) == 1.0 for shares in played.shares]
        assert all(one == 0.0 or not over for one, over in zip(played.errors, ended, strict=True))
    assert 0.0 < played.error < error


def test_every_factor_has_its_say() -> None:
    known = learned_error()
    usual = known.of(game_of(turns=60), ("shrewd",), 4)
    assert known.of(game_of(players=6, turns=90), ("shrewd",), 4) == pytest.approx(usual * known.players["6"])
    assert known.of(game_of(players=8, turns=120), ("shrewd",), 4) == pytest.approx(usual * known.players["6"])
    assert known.of(game_of(turns=60, mode="speed"), ("shrewd",), 4) == pytest.approx(usual * known.games[SHORT])
    assert known.of(game_of("sore-losers", turns=60), ("shrewd",), 4) == pytest.approx(usual * known.games[SORE_LOSERS])
    assert known.of(game_of(), ("shrewd",), 4) == pytest.approx(usual * known.laps["0"])
    assert known.of(game_of(turns=60), ("shrewd",), 7) == pytest.approx(usual), (
        "as for four rounds, the next that is known"
    )
    assert known.of(game_of(turns=60), ("shrewd",), 30) == pytest.approx(usual * known.rounds["8"])


def test_who_was_not_measured_is_thought_to_be_as_far_off_as_anyone() -> None:
    known, game = learned_error(), game_of(turns=60)
    widest = max(known.of(game, (bot,), 4) for bot in known.bots)
    assert known.of(game, ("mybot:MyBot",), 4) == known.of(game, ("shrewd", "random"), 4) == widest


def test_the_file_says_by_which_command_it_was_measured() -> None:
    known = learned_error()
    assert known.command.startswith("python -m bench.learned_error --games ")
    assert known.positions >= 500
    assert set(known.rounds) == set(map(str, CUTS)) and set(known.games) == {FULL, SHORT, SORE_LOSERS}
    assert 0.02 < known.whole < 0.3


def test_positions_that_are_much_the_same_are_off_alike() -> None:
    near, far = (difference_of(cut(5_000, 0.4, 0.1), cut(5_000, chance, 0.1), 0) for chance in (0.41, 0.8))
    assert half(near) < 0.5 * half(far)
    same = difference_of(cut(50, 0.4, 0.1), cut(50, 0.4, 0.1), 0)
    assert same == paired_difference(cut(50, 0.4, 0.1).of(0), cut(50, 0.4, 0.1).of(0)), "nothing is off between equals"


def test_beside_the_best_way_all_others_are_compared_once() -> None:
    good, bad = cut(200, 0.6, 0.0), cut(200, 0.2, 0.0)
    found = beside_best([bad, good, bad], 0)
    assert [one.value for one in found] == pytest.approx([-0.4, 0.0, -0.4])
    assert found[0] == found[2] == difference_of(good, bad, 0), "one pair: no more were looked at"


def test_factors_are_found_again() -> None:
    luck, found = random.Random(1), []
    levels = product([2, 4, 6], [FULL, SORE_LOSERS], [0, 9], CUTS, ["shrewd", "steady"])
    for players, game, laps, rounds, bot in levels:
        there: dict[str, int | str] = {"players": players, "games": game, "laps": laps, "rounds": rounds, "bots": bot}
        size = (
            0.1 * {2: 0.8, 4: 1.0, 6: 2.0}[players] * (0.4 if game == SORE_LOSERS else 1.0) * (0.5 if not laps else 1.0)
        )
        for _ in range(40):
            base, noise = luck.uniform(0.2, 0.5), 0.01
            found.append(Error(there, base, luck.gauss(0, math.hypot(size * base, noise)), noise))
    fit = Fit(found)
    assert fit.whole == pytest.approx(0.1, rel=0.12)
    assert fit.factors["players"]["6"] == pytest.approx(2.0, rel=0.12)
    assert fit.factors["games"][SORE_LOSERS] == pytest.approx(0.4, rel=0.12)
    assert fit.factors["laps"]["0"] == pytest.approx(0.5, rel=0.12)
    gaps = [Error(there, 0.5, luck.gauss(0, 0.05 * math.sqrt(gap)), 0.0, gap) for gap in [0.1] * 300]
    assert 0.02 <= farthest(fit, gaps) <= 1.0


def test_positions_are_of_all_kinds_and_the_same_each_time() -> None:
    found = [one for number in range(30) for one in held_out("kinds", number)]
    assert {one.edition for one in found} == {
        "classic",
        "dragon-ball-super",
        "duel-masters",
        "pokemon",
        "saint-seiya",
        "sore-losers",
    }
    assert {len(one.game.players) for one in found} == {2, 3, 4, 5, 6}
    assert len({one.setting for one in found}) > 12
    assert [one.game.digest() for one in held_out("kinds", 3)] == [one.game.digest() for one in held_out("kinds", 3)]
    branches = [branch for one in found[:6] for branch in two_answers(one)]
    assert len(branches) >= 4 and all(branch.answer is not None for branch in branches)


def test_a_game_is_measured() -> None:
    positions, chances, gaps = errors_of(Measured("kinds", 1, 6))
    assert positions == len(held_out("kinds", 1))
    assert len(chances) >= len(CUTS) * positions * 2
    assert all(one.noise >= 0 and 0 <= one.base <= 0.5 for one in chances)
    assert all(one.gap >= 0 for one in gaps)
