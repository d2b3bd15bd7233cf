"""Comparisons: the same dice for both, differences that are there are found, and noise is called noise."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from casedepart.bots import MOST_TURNS
from casedepart.editions import GameSpec
from casedepart.engine.actions import BANK
from casedepart.engine.events import NOBODY
from casedepart.engine.rules import CHOICE_NAMES
from casedepart.sim import Cores, Simulation, play_one
from casedepart.sim.comparison.compare import Comparison, compare
from casedepart.sim.comparison.differences import LESS, MORE, NOISE, PERHAPS, Figure, difference, figures
from casedepart.sim.comparison.significance import holm, mcnemar, p_value
from casedepart.sim.comparison.variation import VariationError, vary
from casedepart.sim.games import Played

BASE = Simulation(GameSpec("classic"), ("steady",) * 4, "1")
SHORT = replace(BASE, spec=GameSpec("classic", mode="speed"))


RUNS = 200


def found(name: str, comparison: Comparison) -> Figure:
    return next(figure for figure in comparison.figures if figure.name == name)


def test_a_single_number_of_the_rules_can_be_changed() -> None:
    rules = vary(BASE, "salary=400 station_rents=1/2/3/4 even=false scarcity=last-one").rules()
    assert rules.salary == rules.choices.salary == 400
    assert rules.choices.station_rents == (1, 2, 3, 4)
    assert rules.choices.even is rules.even is False
    assert rules.choices.scarcity == 1
    assert BASE.rules().salary == 200, "the printed rules stay as they are"


def test_everything_else_at_the_table_can_be_changed() -> None:
    words = "edition=duel-masters mode=speed options=fight bots=random,steady"
    assert vary(BASE, words) == Simulation(
        GameSpec("duel-masters", mode="speed", options=("fight",)), ("random", "steady"), "1"
    )
    assert vary(BASE, "players=3").bots == ("steady",) * 3
    assert vary(BASE, "bots=random").bots == ("random",) * 4
    assert vary(BASE, "players=2 bots=random").bots == ("random",) * 2
    assert vary(replace(BASE, spec=GameSpec("duel-masters", options=("fight",))), "options=none").spec.options == ()


@pytest.mark.parametrize("name", CHOICE_NAMES)
def test_games_can_be_played_with_any_number_changed(name: str) -> None:
    printed = getattr(BASE.rules().choices, name)
    values = {"scarcity": ["last-one"], "outright": ["when-short"], "mortgage_first": ["nothing", "group-buildings"]}
    if isinstance(printed, bool):
        tried = [str(not printed).lower()]
    elif isinstance(printed, tuple):
        tried = ["/".join("0" for _ in printed)]
    else:
        tried = values.get(name, ["1", "3"])
    besides = " mortgage_first=nothing" if name == "buildings_stay" else ""
    for value in tried:
        variation = vary(SHORT, f"{name}={value}{besides}")
        game = play_one(variation, variation.rules(), 1)
        assert game.ended != (game.turns > MOST_TURNS)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("salry=4", "nothing is called 'salry'; did you mean 'salary'?"),
        ("wind=4", "nothing is called 'wind'. There are edition, ruleset, mode"),
        ("salary", "'salary': write what changes as name=value"),
        ("salary=", "write what changes as name=value"),
        ("salary=much", "salary=much: salary is a whole number from 0 to 1,000,000"),
        ("cash=0", "cash is a whole number from 1 to"),
        ("jail_tries=-1", "jail_tries is a whole number from 1 to 9"),
        ("even=perhaps", "even is true or false"),
        ("scarcity=never", "scarcity is one of when-short, last-one"),
        ("station_rents=1/2", "station_rents is 4 whole numbers parted by slashes, as in 25/50/100/200"),
        ("station_rents=a/b/c/d", "station_rents is 4 whole numbers"),
        ("bots=shrewed", "there is no bot 'shrewed'; did you mean 'shrewd'?"),
        ("bots=steady,random players=4", "2 bots for 4 players"),
        ("players=9", "players=9: from 2 to 8 can play"),
        ("players=many", "from 2 to 8 can play"),
        ("edition=pokemon players=7", "pokemon has 6 tokens"),
        ("buildings_stay=true", "buildings_stay=true goes with mortgage_first=nothing only"),
        ("go_salary=400", "go_salary is a number of salary, which is not played: add --with salary"),
        ("go_salary=abc", "go_salary is a number of salary, which is not played"),
        ("options=salary go_salary=abc", "go_salary=abc: go_salary is a whole number from"),
        ("most_coins=5", "most_coins is a number of sore-losers, which is not played: add --ruleset sore-losers"),
        ("mode='speed", "a quotation mark is not closed"),
    ],
)
def test_what_cannot_be_changed_so_is_told_in_a_sentence(words: str, said: str) -> None:
    with pytest.raises(VariationError) as caught:
        vary(BASE, words)
    assert said in str(caught.value)


def test_the_number_of_a_house_rule_leaves_with_it() -> None:
    house = vary(BASE, "options=salary go_salary=300")
    assert house.rules().salary == 300
    assert vary(house, "options=none") == BASE


def test_the_same_variation_twice_plays_the_same_games() -> None:
    """A number as it is printed changes nothing: every pair goes alike, and all is noise."""
    comparison = compare(vary(SHORT, ""), vary(SHORT, "salary=200"), 30, Cores(1))
    assert comparison.alike == comparison.games == 30
    for figure in comparison.figures:
        assert figure.difference.value == 0
        assert figure.verdict == NOISE


def test_a_difference_that_is_there_is_found() -> None:
    comparison = compare(vary(SHORT, ""), vary(SHORT, "cash=6000"), 30, Cores(1))
    worth = found("winner-worth", comparison)
    assert worth.verdict == MORE
    assert worth.difference.low > 0
    assert worth.difference.value == pytest.approx(worth.second.value - worth.first.value)
    back = compare(vary(SHORT, "cash=6000"), vary(SHORT, ""), 30, Cores(1))
    assert found("winner-worth", back).verdict == LESS


def test_rules_that_leave_a_debtor_nothing_to_sell_end_in_bankruptcy() -> None:
    printed = replace(BASE, spec=GameSpec("sore-losers"))
    odd = replace(printed, spec=GameSpec("sore-losers", numbers=(("mortgage_first", "its-buildings"),)))
    assert compare(printed, odd, 30, Cores(2)).games == 30


def test_rules_that_do_not_go_together_are_told_when_a_bot_cannot_go_on() -> None:
    seats = ("tests.testing.broken:Quitter",) * len(BASE.bots)
    odd = replace(BASE, spec=replace(BASE.spec, numbers=(("salary", "100"),)), bots=seats)
    with pytest.raises(VariationError) as caught:
        compare(BASE, odd, 30, Cores(2))
    assert "do not go together with salary=100" in str(caught.value)
    assert "T1" in str(caught.value)


def test_the_same_seed_gives_the_same_figures_on_any_number_of_cores() -> None:
    first, second = vary(SHORT, ""), vary(SHORT, "salary=100")
    one, two = (compare(first, second, 30, Cores(cores)).as_json() for cores in (1, 2))
    assert one == two


def test_equal_bots_are_compared_by_the_order_of_play_and_others_by_seat() -> None:
    game = Played(0, 50, True, 0b0010, (0, 9, 0, 0), (5, -1, 6, 7), (1, -1, 1, 1), 0, 1)
    pairs = [(game, game)] * 2
    order = figures(vary(BASE, ""), vary(BASE, "salary=100"), pairs)
    assert [figure.first.value for figure in order if figure.name == "order-wins"] == [1, 0, 0, 0]
    seats = figures(vary(BASE, ""), vary(BASE, "bots=random,steady,steady,steady"), pairs)
    assert [figure.first.value for figure in seats if figure.name == "seat-wins"] == [0, 1, 0, 0]


def test_a_game_that_ended_before_anyone_began_has_no_order_of_play() -> None:
    game = Played(0, 0, True, 0b01, (5, 0), (-1, 0), (NOBODY, BANK), 0, NOBODY)
    names = [figure.name for figure in figures(BASE, SHORT, [(game, game)] * 3)]
    assert "order-wins" not in names


def test_games_that_nobody_won_have_no_winner_to_compare() -> None:
    game = Played(0, 1001, False, 0, (5, 9, 8, 7), (-1,) * 4, (-1,) * 4, 0, 1)
    names = [figure.name for figure in figures(BASE, SHORT, [(game, game)] * 3)]
    assert "winner-worth" not in names
    assert "capped" in names


def test_noise_is_called_more_than_noise_in_one_comparison_of_twenty_at_most() -> None:
    """Many figures of games that do not differ: after the correction hardly any comparison has a finding at all."""
    dice = random.Random(4)
    false = alone = 0
    for _ in range(RUNS):
        chances = [p_value(*noise(dice, kind)) for kind in range(9)]
        false += min(holm(chances)) < 0.05
        alone += min(chances) < 0.05
    assert false / RUNS < 0.09
    assert alone / RUNS > 0.25, "without the correction something would be found all the time"


def noise(dice: random.Random, kind: int) -> tuple[list[float], list[float]]:
    """Sixty pairs that have something in common, and no difference but chance: some whole numbers, some yes or no."""
    common = [dice.gauss(0, 1) for _ in range(60)]
    first, second = ([value + dice.gauss(0, 1) for value in common] for _ in range(2))
    if kind < 4:
        return first, second
    return [float(value > 0.8) for value in first], [float(value > 0.8) for value in second]


@pytest.mark.parametrize("often", [0.01, 0.1, 0.5])
def test_intervals_of_a_difference_hold_the_truth_nineteen_times_in_twenty(often: float) -> None:
    dice = random.Random(2)
    held = 0
    for _ in range(500):
        first = [float(dice.random() < often) for _ in range(150)]
        second = [float(dice.random() < often * 0.6) for _ in range(150)]
        reach = difference(first, second)
        held += reach.low <= -0.4 * often <= reach.high
    assert held / 500 >= 0.92


def test_a_coin_that_falls_on_one_side_only_is_unlikely() -> None:
    assert mcnemar(0, 0) == 1
    assert mcnemar(5, 10) == 1
    assert mcnemar(0, 10) == pytest.approx(1 / 1024)
    assert mcnemar(480, 1000) == pytest.approx(mcnemar(481, 1002), rel=0.02)
    assert mcnemar(900, 2000) < 0.0001


def test_holm_counts_the_figures_that_are_left() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []


def test_a_figure_that_only_alone_would_count_is_uncertain() -> None:
    noisy = [(float(number % 7), float(number % 7) + (0.5 if number % 3 else -0.55)) for number in range(60)]
    first, second = [a for a, _ in noisy], [b for _, b in noisy]
    chance = p_value(first, second)
    assert 0.005 < chance < 0.05
    reach = difference(first, second)
    alone = Figure("turns", -1, False, reach, reach, reach, chance, p_value_holm=chance)
    assert alone.verdict == MORE
    assert replace(alone, p_value_holm=9 * chance).verdict == PERHAPS
