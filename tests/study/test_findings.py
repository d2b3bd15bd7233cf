"""The findings say what the figures say, and no more."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from casedepart.editions import GameSpec
from casedepart.sim import Simulation
from casedepart.sim.intervals import Estimate, more_than_chance, share
from casedepart.study.changes import ChoiceEffect, apart, change
from casedepart.study.comparison_findings import different_games, first_player, level_with
from casedepart.study.comparison_findings import findings as compared
from casedepart.study.figures import estates, fall_matrix, first_of, length_of, order_matters, seat_rates
from casedepart.study.findings import biggest_change, findings, seat
from casedepart.study.pages.report import speech_of
from casedepart.study.study import Study
from casedepart.study.watched_games import NEVER
from casedepart.texts import languages
from tests.study.made import made

STUDY = made("classic")
ENGLISH = speech_of(STUDY, "en")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("edition", ["classic", "sore-losers", "pokemon"])
def test_there_are_five_sentences(edition: str, lang: str) -> None:
    said = findings(made(edition), speech_of(made(edition), lang))
    assert len(said) == 5
    assert all(sentence.endswith(".") for sentence in said)


def with_seats(*rates: Estimate) -> Study:
    """The same study with other win rates: a copy has its own figures."""
    study = replace(STUDY)
    study.__dict__["seats"] = list(rates)
    return study


def test_an_even_order_of_play_is_not_called_a_lead() -> None:
    said = seat(with_seats(*[share(wins, 400) for wins in (100, 110, 84, 106)]), ENGLISH)
    assert said.startswith("No place")


def test_one_place_of_four_outside_its_interval_may_be_chance() -> None:
    """Of four intervals one leaves out the truth more often than one time in twenty."""
    rates = [share(wins, 400) for wins in (101, 104, 113, 82)]
    assert rates[3].high < 0.25
    assert not order_matters(rates)
    assert order_matters([share(wins, 2000) for wins in (580, 520, 480, 420)])


def test_where_the_order_of_play_matters_every_place_is_told_and_none_singled_out() -> None:
    said = seat(with_seats(*[share(wins, 2000) for wins in (580, 520, 480, 420)]), ENGLISH)
    assert said.startswith("The order of play matters")
    assert [said.index(rate) for rate in ("29.0", "26.0", "24.0", "21.0")] == sorted(
        said.index(rate) for rate in ("29.0", "26.0", "24.0", "21.0")
    )


def with_turns(*turns: Estimate) -> Study:
    changes = [replace(one, turns=found) for one, found in zip(STUDY.changes, turns, strict=False)]
    return replace(STUDY, changes=changes)


def test_a_change_that_may_be_chance_is_not_told_as_one() -> None:
    found = biggest_change(with_turns(Estimate(-90, -200, 20, 8), Estimate(-5, -9, -1, 8)), ENGLISH)
    assert found is not None and found[1]
    assert ENGLISH.variation(STUDY.changes[1].simulation) in found[0]
    none = biggest_change(with_turns(Estimate(-90, -200, 20, 8)), ENGLISH)
    assert none is not None and not none[1]
    assert none[0].startswith("On the same seeds, no other")


def test_the_sentences_have_the_figures_of_the_tables() -> None:
    landing, investment, _, length, _ = findings(STUDY, ENGLISH)
    shares = STUDY.leaving.exact.squares
    assert ENGLISH.percent(max(shares[at] for at in range(40) if STUDY.rules.price[at]), 2) in landing
    assert ENGLISH.number(min(holding.payback for holding in STUDY.holdings), 1) in investment
    assert ENGLISH.estimate(STUDY.length.median) in length


def test_editions_that_do_not_differ_are_not_ranked() -> None:
    same = compared([STUDY, STUDY], "en")
    assert same[0].startswith("The editions do not clearly differ")
    assert "same square everywhere, number 24" in same[3]


def test_an_edition_whose_games_are_another_s_to_the_letter_counts_once() -> None:
    assert different_games([STUDY, made("duel-masters"), made("pokemon"), STUDY]) == [STUDY, made("duel-masters")]
    ahead = replace(STUDY, games=[replace(game, played=game.played._replace(turns=7)) for game in STUDY.games])
    ahead.__dict__["seats"] = [share(wins, 2000) for wins in (620, 500, 460, 420)]
    told = first_player([ahead, ahead, with_seats(*[share(500, 2000)] * 4)], ENGLISH)
    assert "in 1 of 2 kinds of games" in told and "Classic, Classic" in told


def with_length(median: Estimate) -> Study:
    study = replace(STUDY)
    study.__dict__["length"] = replace(STUDY.length, median=median)
    return study


def test_the_longest_are_named_with_all_that_do_not_differ_from_them() -> None:
    games = [with_length(Estimate(value, value - 2, value + 2, 4000)) for value in (114, 174, 175, 176)]
    assert level_with(games[3], games, lambda study: study.length.median) == games[1:]
    assert level_with(games[0], games, lambda study: study.length.median) == games[:1]
    assert compared(games, "en")[0].startswith("Games of Classic are the shortest, 114")


def test_the_largest_change_is_told_with_one_that_may_be_as_large() -> None:
    alone = biggest_change(with_turns(Estimate(-86, -88, -84, 8), Estimate(-57, -59, -55, 8)), ENGLISH)
    close = biggest_change(with_turns(Estimate(-56, -59, -53, 8), Estimate(57, 54, 60, 8)), ENGLISH)
    assert alone is not None and "though" not in alone[0]
    assert close is not None and "though" in close[0] and ENGLISH.variation(STUDY.changes[0].simulation) in close[0]


def test_a_change_against_itself_is_none() -> None:
    nothing: ChoiceEffect = change(STUDY.simulation, STUDY.played, STUDY.played)
    assert nothing.turns.value == 0
    assert not more_than_chance(nothing.turns)
    assert not more_than_chance(nothing.first)
    assert nothing.cut_off.low < 0 < nothing.cut_off.high


def test_where_no_game_differs_the_share_may_still_be_what_so_few_could_miss() -> None:
    few, many = (change(STUDY.simulation, STUDY.played[:count], STUDY.played[:count]).cut_off for count in (4, 24))
    assert few.high > many.high > 0


def test_a_game_that_the_deal_ended_has_no_order_of_play() -> None:
    game = STUDY.played[0]
    undone = game._replace(starter=-1, turns=0)
    assert seat_rates([game, undone]) == seat_rates([game])
    assert change(STUDY.simulation, [game, game, undone], [game, undone, undone]).first.count == 1


def test_win_rates_by_order_are_shares_of_all_games() -> None:
    rates = seat_rates(STUDY.played)
    ended = sum(game.ended for game in STUDY.played)
    assert sum(rate.value for rate in rates) == pytest.approx(ended / len(STUDY.played))
    assert all(rate.low <= rate.value <= rate.high for rate in rates)


def test_the_order_of_play_counts_from_who_begins() -> None:
    game = STUDY.played[0]
    moved = game._replace(winners=1 << (game.starter + 2) % 4)
    assert [rate.value for rate in seat_rates([moved])] == [0, 0, 1, 0]


def test_quartiles_are_in_order() -> None:
    length = length_of(STUDY.played)
    assert length.low.value <= length.median.value <= length.high.value


def test_what_never_happens_has_no_turn() -> None:
    never = first_of([NEVER, NEVER])
    assert never.turn is None
    assert never.happens.value == 0


def test_falls_in_the_matrix_are_those_of_the_games() -> None:
    told = sum(cell.value for row in fall_matrix(STUDY.games) for cell in row)
    assert told * len(STUDY.games) == pytest.approx(sum(len(game.falls) for game in STUDY.games))


def test_rents_of_the_estates_are_all_the_rents() -> None:
    told = sum(estate.earned.value for estate in estates(STUDY.rules, STUDY.games))
    assert told * len(STUDY.games) == pytest.approx(sum(sum(game.rents) for game in STUDY.games))


def test_variations_are_all_but_the_game_itself() -> None:
    settings = [change.simulation for change in STUDY.changes]
    assert len(set(settings)) == len(settings) == 5
    assert Simulation(GameSpec("classic", "hasbro-2000"), STUDY.plan.bots, "t") not in settings


def test_the_farthest_apart_of_equal_figures_are_hardly_ever_said_to_differ() -> None:
    """Eight groups whose holders win equally often: some are ahead by luck."""
    dice = random.Random(8)
    false, studies = 0, 400
    for _ in range(studies):
        rates = [share(sum(dice.random() < 0.35 for _ in range(120)), 120) for _ in range(8)]
        most, least = (pick(rates, key=lambda rate: rate.value) for pick in (max, min))
        false += apart(most, least, len(rates))
    assert false / studies < 0.08
    assert apart(share(600, 1000), share(450, 1000), 8)
