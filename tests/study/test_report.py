"""A report is one file that needs nothing else, with every section, every interval, in both languages."""

from __future__ import annotations

import math
import re
from dataclasses import replace
from pathlib import Path

import pytest

from casedepart.sim import Cores, Estimate
from casedepart.study.comparison import comparison
from casedepart.study.pages.plots import Bar, Scale, bars, columns, differences
from casedepart.study.pages.report import report, speech_of
from casedepart.study.pages.section_landings import place_of
from casedepart.study.study import study
from casedepart.texts import languages
from tests.study.made import PLAN, made
from tests.study.reading import Report

SECTIONS = ("findings", "landings", "income", "seats", "length", "falls", "groups", "changes")
INTERVAL = re.compile(r"\((?:[\d.,\u202f]+–[\d.,\u202f]+|[−+]?[\d.,\u202f]+ (?:to|à) [−+]?[\d.,\u202f]+)\)")
MOST_BYTES = 700_000

each_language = pytest.mark.parametrize("lang", languages())


@each_language
@pytest.mark.parametrize("edition", ["classic", "sore-losers", "pokemon"])
def test_a_report_needs_nothing_but_itself(edition: str, lang: str) -> None:
    said = report(made(edition), lang)
    read = Report(said)
    assert (read.faults, read.open) == ([], [])
    assert read.fetched == []
    assert not re.search(r"https?:|url\(|@import|<script|<link", said)
    assert len(said.encode()) < MOST_BYTES


@each_language
def test_a_report_has_every_section_with_its_figures(lang: str) -> None:
    said = report(made("classic"), lang)
    read = Report(said)
    speech = speech_of(made("classic"), lang)
    titles = [speech.say("findings"), *[speech.say(f"{key}-title") for key in SECTIONS[1:]]]
    assert read.headings == titles
    for part in said.split("<h2>")[2:]:
        assert INTERVAL.search(part), part[:60]
        assert "<table>" in part
        assert "<svg" in part


@each_language
def test_every_drawing_is_told_and_every_plot_has_a_table(lang: str) -> None:
    read = Report(report(made("classic"), lang))
    assert read.unlabelled == 0
    assert read.counts["svg"] == read.counts["figcaption"]
    assert read.counts["table"] >= read.counts["svg"]
    assert f'lang="{lang}"' in report(made("classic"), lang)


@each_language
def test_a_report_says_how_it_was_made(lang: str) -> None:
    said = report(made("classic"), lang)
    for fact in ("casedepart study", "steady", f"<dd>{PLAN.games}</dd>", f"<dd>{PLAN.seed}</dd>"):
        assert fact in said


@each_language
def test_a_comparison_has_all_its_editions(lang: str) -> None:
    studies = [made("classic"), made("sore-losers"), made("pokemon")]
    said = comparison(studies, lang, "casedepart study")
    read = Report(said)
    assert (read.faults, read.open, read.fetched) == ([], [], [])
    assert len(read.items) == 5
    for one in studies:
        assert said.count(one.edition.name(lang)) >= 4
    assert INTERVAL.search(said)


def test_an_edition_of_ones_own_is_studied_by_its_own_names(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'extends = "classic"\nname = { fr = "Le mien", en = "Mine & yours" }\n'
        '[squares]\n39.name = { fr = "Chez moi", en = "My <place>" }\n',
        encoding="utf-8",
    )
    said = report(study(str(file), PLAN, Cores(1)), "en")
    assert "Mine &amp; yours" in said
    assert "My &lt;place&gt;" in said
    assert "<place>" not in said
    assert Report(said).faults == []


@pytest.mark.parametrize("players", [2, 3])
def test_the_smallest_study_is_whole(players: int) -> None:
    """Two games tell hardly anything, and say so with wide intervals; nothing breaks."""
    plan = replace(PLAN, games=2, vary_games=2, bots=("steady",) * players)
    read = Report(report(study("sore-losers", plan, Cores(1)), "fr"))
    assert (read.faults, len(read.items)) == ([], 5)


@pytest.mark.parametrize(("players", "beside"), [(3, False), (4, True)])
def test_earlier_studies_are_named_over_a_table_that_shows_them(players: int, beside: bool) -> None:
    plan = replace(PLAN, games=2, vary_games=0, bots=("steady",) * players)
    said = report(study("classic", plan, Cores(1)), "en")
    assert ("beside earlier studies of four players" in said) is beside


@pytest.mark.parametrize(("cards", "few"), [(1, True), (16, False)])
def test_how_little_the_order_of_cards_changes_is_said_of_the_usual_decks_alone(
    cards: int, few: bool, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        f'extends = "classic"\n[decks.chance]\ncards = {["advance-to-go"] * cards}\n',
        encoding="utf-8",
    )
    said = report(study(str(file), replace(PLAN, games=2, vary_games=0), Cores(1)), "en")
    assert ("a share differs by a few hundredths of a point." in said) is not few
    assert ("a share may differ by more" in said) is few


def test_every_value_is_in_a_column() -> None:
    for values in ([161.0] * 9, [60.0, 61.0, 999.0], [float(turn) for turn in range(70, 400, 3)]):
        first, step, counts = columns(values)
        assert sum(counts) == len(values)
        assert first * step <= min(values)
        assert counts[0] > 0


def test_ticks_are_round_and_within_the_scale() -> None:
    ticks = Scale(-47.3, 12, 0, 100).ticks()
    assert ticks == [-40, -20, 0]
    assert len(Scale(0, 0, 0, 100).ticks()) >= 2


def test_the_board_goes_round_clockwise_from_the_bottom_right() -> None:
    places = [place_of(square) for square in range(40)]
    assert places[0] == (10, 10)
    assert places[10] == (0, 10)
    assert places[20] == (0, 0)
    assert places[30] == (10, 0)
    assert len(set(places)) == 40
    for here, there in zip(places, places[1:] + places[:1], strict=True):
        assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1


def test_a_figure_that_is_known_to_one_side_only_is_drawn_and_said() -> None:
    open_ended = [Bar("few", Estimate(7.0, -math.inf, math.inf, 1)), Bar("more", Estimate(9.0, 5.0, math.inf, 20))]
    for drawn in (bars(open_ended, "turns", str), differences(open_ended, "turns", str)):
        assert "inf" not in drawn and "nan" not in drawn
    speech = speech_of(made("classic"), "en")
    assert [speech.estimate(bar.figure) for bar in open_ended] == ["7 (?)", "9 (≥\u202f5)"]
