"""The prices of house rules: paired games, the same for the same seed, kept with the package and told in words."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np
import pytest
from scipy import stats
from typer.testing import CliRunner

import casedepart
from casedepart.cli import app
from casedepart.editions import GameSpec, catalogue, load
from casedepart.lab import HouseResult, LabError, house
from casedepart.sim import Cores
from casedepart.sim.comparison.prices import PairsAsked, play_pairs, price_of
from casedepart.sim.games import Simulation
from casedepart.sim.intervals import Estimate, median_difference
from casedepart.study.house import house_json, printed_sheets, stale_figures
from casedepart.study.house_figures import HouseFigures, committed, measured_price, measured_set
from casedepart.study.house_report import house_report
from casedepart.study.house_words import length_words, pace_of, price_words, rule_price, rule_price_in_full

FOUR = ("steady",) * 4


def test_the_study_gives_the_same_figures_for_the_same_seed_and_writes_them_with_their_provenance(
    tmp_path: Path,
) -> None:
    page = tmp_path / "new" / "house.md"
    words = ["sore-losers", "--house", "--games", "30", "--cores", "1", "--seed", "t", "--lang", "en"]
    done = CliRunner().invoke(app, ["study", *words, "--out", str(page)])
    assert done.exit_code == 0, done.output
    assert "H15 No buying on the first lap" in page.with_suffix(".svg").read_text(encoding="utf-8")
    assert "| H15 No buying on the first lap |" in page.read_text(encoding="utf-8")
    written = page.with_suffix(".json").read_bytes()
    found = msgspec.json.decode(written, type=HouseFigures)
    assert house_json(found).encode() == written
    assert (found.seed, found.games, found.players) == ("t", 30, 4)
    assert (found.casedepart, found.rules) == (casedepart.__version__, casedepart.rules_fingerprint())
    assert (
        found.command == "casedepart study --house sore-losers --games 30 --players 4 --bots steady --seed t --pace 30"
    )
    (sheet,) = found.sheets.values()
    first = sheet.rules["no-auctions"]
    base = Simulation(GameSpec("sore-losers", "sore-losers"), FOUR, "t")
    house = Simulation(GameSpec("sore-losers", "sore-losers", options=("no-auctions",)), FOUR, "t")
    price = price_of(play_pairs(PairsAsked(base, house, range(30))))
    assert first.turns == pytest.approx((price.turns.value, price.turns.low, price.turns.high))
    assert first.first == pytest.approx((price.first.value, price.first.low, price.first.high), abs=1e-4)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--house", "--games", "20"], "30 are needed"),
        (["--house", "--all", "somewhere"], "--house studies house rules alone"),
        (["--figures", "here.json"], "goes with --house"),
        (["--house", "atlantis"], "atlantis"),
    ],
)
def test_what_the_study_does_not_take_is_said(words: list[str], told: str) -> None:
    done = CliRunner().invoke(app, ["study", *words, "--lang", "en"])
    assert done.exit_code == 2
    assert told in " ".join(done.output.split())


def test_the_interval_of_a_difference_of_medians_is_that_of_scipy_s_paired_bootstrap() -> None:
    drawn = np.random.default_rng(7)
    first = drawn.gamma(9, 16, 300).round()
    second = first + drawn.normal(8, 15, 300).round()
    theirs = stats.bootstrap(
        (first, second),
        lambda a, b, axis: np.median(b, axis=axis) - np.median(a, axis=axis),
        paired=True,
        n_resamples=2000,
        method="percentile",
        rng=drawn,
    ).confidence_interval
    ours = median_difference(first.tolist(), second.tolist())
    assert ours == median_difference(first.tolist(), second.tolist())
    assert (ours.low, ours.high) == pytest.approx((theirs.low, theirs.high), abs=2.0)
    assert median_difference([5], [7]).value == 2


def test_every_edition_and_ruleset_has_prices_of_all_house_rules_that_it_has_a_place_for() -> None:
    kept = committed()
    for sheet in printed_sheets(catalogue()):
        assert kept.sheets[sheet.key].rules.keys() == sheet.house_specs().keys()
        assert kept.sheets[sheet.key].of == sheet.of
    assert kept.games >= 10_000
    report = Path("docs/studies/house.md")
    assert report.read_text(encoding="utf-8") == house_report(kept, "house.svg")


def test_a_price_is_that_of_the_printed_sheet_and_of_the_standard_game() -> None:
    twins = [measured_price(GameSpec(name, "winning-moves"), "salary") for name in ("classic", "dragon-ball-super")]
    assert twins[0] is not None and twins[0] == twins[1]
    assert measured_price(GameSpec("classic", "hasbro-2000", "speed"), "salary") is None
    alone = GameSpec("classic", "hasbro-2000", options=("salary",))
    assert measured_set(alone, 4) == measured_price(alone, "salary")
    assert measured_set(alone, 3) is None
    assert measured_set(GameSpec("classic", options=("salary",), numbers=(("go_salary", "300"),)), 4) is None
    assert measured_set(GameSpec("classic", options=("salary", "fine")), 4) is None


def test_a_length_says_no_more_than_its_interval() -> None:
    every = ((25.2, 19.8, 30.4, True), (-6.0, -7.5, -4.0, True), (1.0, -2.0, 3.0, False), (0.0, 0.0, 0.0, False))
    assert [length_words(Estimate(value, low, high, 9), known, "en") for value, low, high, known in every] == [
        "about 25 min longer (19–31)",
        "about 6 min shorter (4–8)",
        "about as long (−2 to +3 min)",
        "as long",
    ]


def test_what_may_be_noise_among_all_that_was_measured_is_told_as_no_change() -> None:
    """One of eighty intervals leaves out the truth more often than not."""
    kept = committed()
    sheet = next(iter(kept.sheets.values()))
    rule = msgspec.structs.replace(sheet.rules["salary"], first_change=(0.022, 0.004, 0.04), turns=(-3.0, -5.5, -0.5))
    price = kept.price(msgspec.structs.replace(sheet, rules={"salary": rule}), "salary")
    assert price.among == kept.looks > 3 * len(sheet.rules) and not price.is_change(price.first_change)
    told = price_words(price, "en")
    assert "about as long (−3 to 0 min)" in told and "wins about as often" in told
    alone = price_words(replace(price, among=1), "en")
    assert "2 min shorter" in alone and "about as often" not in alone


def test_the_figures_that_come_with_the_package_are_those_of_its_rules_and_bots() -> None:
    assert stale_figures(committed(), Cores(1)) == []


def test_figures_of_other_rules_are_told_by_their_games() -> None:
    kept = committed()
    key, sheet = next(iter(kept.sheets.items()))
    rules = {**sheet.rules, "salary": msgspec.structs.replace(sheet.rules["salary"], sample="0" * 16)}
    del rules["jackpot"]
    other = msgspec.structs.replace(kept, sheets={**kept.sheets, key: msgspec.structs.replace(sheet, rules=rules)})
    assert stale_figures(other, Cores(1)) == [f"{sheet.of[0]} jackpot", f"{sheet.of[0]} salary"]


def test_bots_take_less_time_for_a_turn() -> None:
    assert pace_of(4, 4) == 30
    assert pace_of(4, 1) == 11.25


def test_only_house_rules_have_a_price_and_each_says_how_it_was_measured() -> None:
    classic = load("classic")
    assert rule_price("B3", classic, "", "en") == ""
    assert rule_price("H7", classic, "", "en") == ""
    for language, first in (("en", "Its price: "), ("fr", "Son prix\u00a0: ")):
        said = rule_price_in_full("H2", classic, "", language)
        assert said[0].startswith(first)
        assert f"{committed().games:,}".replace(",", "\u202f" if language == "fr" else ",") in said[1]
    assert rule_price_in_full("H26", classic, "", "en") == ["Its price: the game lasts as long as you have agreed."]


def test_the_laboratory_has_the_prices_as_tables() -> None:
    found = HouseResult(committed())
    rows = found.rows()
    assert len(rows) == sum(len(sheet.rules) for sheet in committed().sheets.values())
    assert all(row["turns_low"] <= row["turns"] <= row["turns_high"] for row in rows)  # type: ignore[operator]
    assert found.as_json()["provenance"] == found.provenance()
    table = found.table("fr")
    assert [row[0].split()[0] for row in table.rows][:3] == ["H1", "H2", "H9"]
    with pytest.raises(LabError, match="30 are needed"):
        house("classic", games=10)
