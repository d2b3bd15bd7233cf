"""Chances from a position: right where they are known, the same for the same seed, and honest about the rest."""

from __future__ import annotations

import math
import random
import time
from pathlib import Path

import pytest

from casedepart.bots import Chance, Steady, step
from casedepart.editions import load
from casedepart.engine import CHANCE, Game, Rules
from casedepart.engine.actions import ACCEPT, BID, BUILD, DECLINE, MORTGAGE, PASS, REJECT, ROLL, Goods, Offer, action
from casedepart.engine.variant import Variant
from casedepart.record import Transcript, read
from casedepart.sim import Cores
from casedepart.sim.chances.answers import answers, deciders
from casedepart.sim.chances.decisions import Arm, decide, decisions, planned, weighed
from casedepart.sim.chances.estimates import paired_difference, win_chance
from casedepart.sim.chances.odds import chances, odds, within
from casedepart.sim.chances.playout import (
    LEAST_LEFT,
    KeepsRefusal,
    exchange,
    foretold,
    is_foretold,
    play_on,
    players_of,
)
from casedepart.sim.chances.playouts import Branch, Playouts, PlayoutSetting, play_branches
from casedepart.sim.chances.positions import AfterAnswers, LiveGame
from casedepart.sim.chances.scenarios import InScenario
from casedepart.sim.intervals import Estimate
from tests.playthroughs.games import FOLDER

STEADY = ("steady",)
LEADING = "{A: {cash: 900, owns: [37, 39, 31, 32, 34], houses: {37: 3, 39: 3}}, B: {cash: 400, owns: [1, 5, 15]}}"
DECIDED = "{A: {cash: 5000, owns: [31, 32, 34, 37, 39], houses: {37: 5, 39: 5}}, B: {cash: 1, at: 25}}"


def placed(folder: Path, given: str, steps: str = "", players: str = "[A, B]") -> InScenario:
    """A scenario's position, after all of its steps."""
    file = folder / "position.yaml"
    written = f"edition: classic\nplayers: {players}\ngiven: {given}\n"
    file.write_text(written + (f"steps:\n  - {steps}\n" if steps else ""), encoding="utf-8")
    return InScenario(str(file), 1, 1 if steps else 0)


def holds(found: Estimate, value: float) -> bool:
    return found.low <= value <= found.high


def test_who_has_all_but_won_has_all_but_certainty(tmp_path: Path) -> None:
    found = odds(placed(tmp_path, DECIDED).game(), 40, bots=STEADY)
    assert found.chances[0].value > 0.9
    assert found.playouts == 40


def test_chances_add_up_to_one_and_each_lies_in_its_interval(tmp_path: Path) -> None:
    found = odds(placed(tmp_path, LEADING).game(), 30, bots=STEADY)
    assert math.isclose(sum(one.value for one in found.chances), 1.0)
    assert all(holds(one, one.value) and one.count == 30 for one in found.chances)


def test_equal_players_have_equal_chances_before_the_roll_for_the_first_turn() -> None:
    game = Game.start(load("classic").rules(mode="speed"), 3)
    found = odds(game, 80, "2", STEADY)
    assert all(holds(one, 1 / 3) for one in found.chances)


def test_a_bankrupt_has_no_chance_and_a_game_that_is_over_no_doubt(tmp_path: Path) -> None:
    spot = placed(tmp_path, "{A: {cash: 900}, B: {cash: 300}, C: {out: true}}", players="[A, B, C]")
    assert odds(spot.game(), 4, bots=STEADY).chances[2] == Estimate(0.0, 0.0, 0.0, 0)
    transcript = recorded("classic.speed")
    ended = AfterAnswers(transcript, len(transcript.answers))
    found = odds(ended.game(), 4, bots=STEADY)
    assert found.playouts == 0
    assert sum(one.value for one in found.chances) == 1.0


def recorded(name: str) -> Transcript:
    """The transcript of a playthrough."""
    return read(FOLDER / f"{name}.jsonl").transcript()


def test_the_same_seed_and_number_give_the_same_figures_on_any_number_of_cores(tmp_path: Path) -> None:
    spot = placed(tmp_path, LEADING)
    one = chances(spot, 40, PlayoutSetting(STEADY, "7", Cores(1)))
    two = chances(spot, 40, PlayoutSetting(STEADY, "7", Cores(2)))
    assert one == two == odds(spot.game(), 40, "7", STEADY)
    assert one != chances(spot, 40, PlayoutSetting(STEADY, "8", Cores(1)))


def test_with_a_time_limit_the_figures_are_those_of_as_many_playouts_as_it_says(tmp_path: Path) -> None:
    spot = placed(tmp_path, LEADING)
    began = time.time()
    limited = odds(spot.game(), 100_000, "7", STEADY, limit_seconds=0.3)
    assert time.time() - began < 5
    assert 1 <= limited.playouts < 100_000
    assert limited == odds(spot.game(), limited.playouts, "7", STEADY)


def test_the_chance_before_the_dice_is_the_mean_of_the_chances_after_them(tmp_path: Path) -> None:
    game = placed(tmp_path, LEADING).game()
    game.apply(0, action(ROLL))
    spot = LiveGame(game)
    before = odds(game, 180, bots=STEADY).chances[0]
    throws = [f"dice {first} {second}" for first in range(1, 7) for second in range(1, 7)]
    played = play_branches([Branch(spot, (CHANCE, words)) for words in throws], 5, PlayoutSetting(STEADY, "after"))
    wins = [share for one in played for share in one.of(0)]
    after = win_chance(wins)
    assert before.low <= after.high and after.low <= before.high


def test_chances_after_a_refusal_do_not_let_the_same_exchange_happen() -> None:
    game = Game.start(load("classic").rules(), 2)
    offer = Offer(1, Goods(cash=10), Goods(cash=20))
    game.offers = ((0, offer),)
    keeper = KeepsRefusal(Steady(), exchange(0, offer))
    assert keeper.react(game, 1) == action(REJECT, 0)
    # The same exchange, proposed by the other.
    game.offers = ((1, Offer(0, Goods(cash=20), Goods(cash=10))),)
    assert keeper.react(game, 0) == action(REJECT, 1)


def test_a_foolish_trade_comes_out_worse_than_a_no(tmp_path: Path) -> None:
    given = "{A: {cash: 900, owns: [16, 18]}, B: {cash: 900, owns: [19, 37, 39]}}"
    spot = placed(tmp_path, given, "A offers B: {give: {cash: 5}, get: {squares: [19, 37, 39]}}")
    assert deciders(spot.game()) == [1]
    yes_and_no = decide(spot, 1, 40, PlayoutSetting(STEADY))
    assert [answer.words for answer in yes_and_no] == ["rejects 0", "accepts 0"]
    worse = yes_and_no[1].difference
    assert worse.value < 0 and worse.high < 0
    assert worse.count == 40


def test_a_gift_comes_out_better_than_a_no(tmp_path: Path) -> None:
    given = "{A: {cash: 900, owns: [19, 37, 39]}, B: {cash: 900, owns: [16, 18]}}"
    spot = placed(tmp_path, given, "A offers B: {give: {squares: [19, 37, 39]}, get: {cash: 5}}")
    best = decide(spot, 1, 30, PlayoutSetting(STEADY))[0]
    assert best.action == action(ACCEPT, 0)
    assert best.difference == Estimate(0.0, 0.0, 0.0, 0)
    assert best.chance.value > 0.5


def test_what_else_may_be_done_is_tried_on_request(tmp_path: Path) -> None:
    game = placed(tmp_path, "{A: {cash: 900, owns: [37, 39]}, B: {cash: 900}}").game()
    assert [act.verb for act in answers(game, 0)] == [ROLL]
    assert {act.verb for act in answers(game, 0, besides=True)} == {ROLL, BUILD, MORTGAGE}
    assert decisions(game, 0, 2, bots=STEADY) == []
    tried = decisions(game, 0, 2, bots=STEADY, besides=True)
    assert {answer.words for answer in tried} >= {"rolls", "builds 37", "mortgages 39"}


def test_bids_are_a_few_sensible_sums_within_the_cash(tmp_path: Path) -> None:
    spot = placed(tmp_path, "{A: {cash: 300, at: 0}, B: {cash: 1500}}", "A rolls 1 5")
    game = spot.game()
    game.apply(0, action(DECLINE))
    listed = answers(game, 0)
    sums = [act.n for act in listed if act.verb == BID]
    assert action(PASS) in listed
    assert sums == sorted(sums) and 3 <= len(sums) <= 6 and sums[-1] <= 300
    assert min(sums) == game.options(0).least_bid


def test_hopeless_answers_are_played_less_often(tmp_path: Path) -> None:
    spot = placed(tmp_path, "{A: {cash: 300, at: 0}, B: {cash: 1500}}", "A rolls 1 5")
    game = spot.game()
    game.apply(0, action(DECLINE))
    setting = PlayoutSetting(STEADY)
    found = decide(LiveGame(game), 0, 8, setting)
    counts = [answer.chance.count for answer in found]
    assert counts[0] == counts[1] == 8 and counts[-1] < 8
    assert sum(counts) == planned(len(found), 8) < 8 * len(found)
    assert found == decide(LiveGame(game), 0, 8, setting)
    hurried = decide(LiveGame(game), 0, 100_000, within(setting, 0.2))
    assert len(hurried) == len(found)


def test_playouts_cut_short_are_told_by_the_learned_chances_with_narrower_intervals(tmp_path: Path) -> None:
    game = placed(tmp_path, LEADING).game()
    whole, cut = odds(game, 60, bots=STEADY), odds(game, 60, bots=STEADY, rounds=2)
    assert math.isclose(sum(one.value for one in cut.chances), 1.0)
    assert cut.chances[0].value > 0.5 < whole.chances[0].value
    width = cut.chances[0].high - cut.chances[0].low
    assert 0.0 < width < 0.7 * (whole.chances[0].high - whole.chances[0].low)
    assert cut == odds(game, 60, bots=STEADY, rounds=2)
    assert cut.playouts == 60 and cut.cut_off == 0


def test_a_playout_that_ends_before_it_is_cut_counts_as_a_win(tmp_path: Path) -> None:
    game = placed(tmp_path, DECIDED).game()
    played = play_branches([Branch(LiveGame(game))], 12, PlayoutSetting(STEADY, rounds=30))[0]
    assert (1.0, 0.0) in played.shares


def test_near_a_count_playouts_go_on_to_the_end() -> None:
    rules = load("classic").rules(options=["turn-limit"])
    game = Game.start(rules, 2)
    assert is_foretold(game) and math.isclose(sum(foretold(game)), 1.0)
    played = play_branches([Branch(LiveGame(game))], 3, PlayoutSetting(STEADY, rounds=1))[0]
    assert all(0.0 < share < 1.0 for shares in played.shares for share in shares), "far from it the chances tell"
    near = game.clone()
    players, dice = players_of(near, STEADY, "near", None), Chance("near")
    while near.turns_left() > 3 and not near.over:
        step(near, players, dice)
    assert not near.over and not is_foretold(near)
    counted = play_branches([Branch(LiveGame(near))], 3, PlayoutSetting(STEADY, rounds=1))[0]
    assert all(share in (0.0, 0.5, 1.0) for shares in counted.shares for share in shares)


def test_the_chances_say_nothing_of_rules_that_they_have_never_seen() -> None:
    known = load("classic").rules()
    game = Game.start(Rules(known.board, known.decks, known.choices, (Variant("unheard"),)), 2)
    assert not is_foretold(game)


def test_what_spreads_less_than_wins_is_worth_more_of_them() -> None:
    wins, chances_told = [1.0, 0.0] * 20, [0.6, 0.4] * 20
    plain, told = win_chance(wins), win_chance(chances_told)
    assert plain.value == told.value == 0.5
    assert told.high - told.low < 0.5 * (plain.high - plain.low)
    few = win_chance([0.5, 0.5])
    assert few.high - few.low > 0.5, "two that are alike say little"


def test_time_is_not_called_at_once_in_a_late_timed_game() -> None:
    game = Game.start(load("classic").rules(mode="timed"), 2)
    game.turns = 400
    assert play_on(game, players_of(game, STEADY, "1", None), Chance("1"))
    assert game.turns >= 400 + LEAST_LEFT or game.bankruptcies


def test_a_recorded_timed_game_knows_when_time_was_called() -> None:
    transcript = recorded("classic.timed")
    assert AfterAnswers(transcript, 10).time_called() == 61


@pytest.mark.parametrize("share", [0.03, 0.3, 0.5])
@pytest.mark.parametrize("count", [12, 60])
def test_intervals_of_chances_hold_the_truth_in_19_cases_of_20(share: float, count: int) -> None:
    dice = random.Random(f"{share} {count}")
    trials = 600
    held = sum(holds(win_chance([float(dice.random() < share) for _ in range(count)]), share) for _ in range(trials))
    assert held / trials > 0.92


@pytest.mark.parametrize("count", [8, 60])
def test_intervals_of_swings_hold_the_truth_and_never_shrink_to_nothing(count: int) -> None:
    dice = random.Random(count)
    trials, held = 600, 0
    for _ in range(trials):
        luck = [dice.random() for _ in range(count)]
        before, after = [float(one < 0.3) for one in luck], [float(one < 0.4) for one in luck]
        held += holds(paired_difference(before, after), 0.1)
    assert held / trials > 0.92
    alike = paired_difference([1.0] * count, [1.0] * count)
    assert alike.low < 0 < alike.high
    assert paired_difference(before, after, looks=4).high > paired_difference(before, after).high


def test_of_equal_answers_hardly_ever_one_is_called_worse() -> None:
    """The best of six that are equal is the luckiest: to be behind it is no fault."""
    dice = random.Random(6)
    here = LiveGame(Game.start(load("classic").rules(), 2))
    false, races = 0, 200
    for _ in range(races):
        arms = [Arm(Branch(here, (0, f"bids {number}")), 0) for number in range(1, 7)]
        for arm in arms:
            arm.looks = 1
            arm.played.add(Playouts([(float(dice.random() < 0.3),) for _ in range(60)], [False] * 60))
        false += any(answer.difference.high < 0 for answer in weighed(arms))
    assert false / races < 0.09
