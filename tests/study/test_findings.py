"""The findings say what the figures say, and no more."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from casedepart.editions import GameSpec
from casedepart.sim import Simulation
from casedepart.sim.intervals import Estimate, share
from casedepart.study.changes import ChoiceEffect, apart, change, sure
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


def test_the_place_farthest_from_its_share_is_named() -> None:
    first = seat(with_seats(*[share(wins, 2000) for wins in (580, 520, 480, 430)]), ENGLISH)
    assert "number 1 wins 29.0" in first
    said = seat(with_seats(*[share(wins, 2000) for wins in (560, 520, 520, 400)]), ENGLISH)
    assert "number 4 wins 20.0" in said
    assert "less than" in said


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


def test_a_change_against_itself_is_none() -> None:
    nothing: ChoiceEffect = change(STUDY.simulation, STUDY.played, STUDY.played)
    assert nothing.turns.value == 0
    assert not sure(nothing.turns)
    assert not sure(nothing.first)
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
