"""Every rule is there in both languages, in every edition's words, with what differs and what is ours."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from casedepart.editions import catalogue, load
from casedepart.texts import (
    RULES,
    RULESETS,
    Numbers,
    UnknownText,
    Words,
    languages,
    near_rules,
    played,
    rule_in_words,
    rule_number,
    rule_text,
    rule_title,
)
from casedepart.texts.numbering import scope
from casedepart.texts.reader import EDITIONS
from casedepart.texts.telling import neutral, written_out
from casedepart.variants import HOUSE_RULES, VARIANTS
from tests.texts.messages import patterns, written

BOOK = [
    *("S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"),
    *("T1", "T2", "T3", "T4", "T5", "T6"),
    *("P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8", "P9", "P10", "P11", "P12", "P13"),
    *("C1", "C2", "C3", "C4", "X1", "X2", "F1", "F2"),
    *("J1", "J2", "J3", "J4", "J5", "J6", "J7"),
    *("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10"),
    *("M1", "M2", "M3", "M4", "M5", "D1", "D2", "D3", "D4"),
    *("K1", "K2", "K3", "K4", "K5", "K6", "W1", "W2", "W3"),
    *("Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "G1", "G2", "G3"),
    *("E1", "E2", "E3", "E4", "E5", "E6", "E7", "E8"),
    *("L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15", "L16"),
    *("R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "R10", "R11", "R12", "R13", "R14", "R15"),
    *(f"H{number}" for number in range(1, 30)),
]
"""The numbers of the rulebook, written out, and those of the house rules."""

SL = RULESETS[-1]


def editions_and_rulesets() -> list[tuple[str, str]]:
    return [(name, ruleset) for name in catalogue() for ruleset in load(name).rulesets]


def test_the_numbers_are_those_of_the_book() -> None:
    assert list(RULES) == BOOK


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_its_message_and_no_message_is_left_over(language: str) -> None:
    messages = [key[5:] for key in patterns(language, "rules") if re.fullmatch(r"rule-[A-Z]\d+", key)]
    assert messages == BOOK


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", RULES)
def test_every_rule_says_something_under_each_ruleset_that_plays_it(number: str, language: str) -> None:
    assert scope(number).rulesets
    for ruleset in scope(number).rulesets:
        words = replace(neutral(language, ruleset), options=("fight", "powers", *HOUSE_RULES), badges=True)
        rule = rule_in_words(number, language, words)
        assert rule.text or rule.remarks, f"{number} says nothing under {ruleset}"
        assert not rule.absent


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("name", "ruleset"), editions_and_rulesets())
def test_every_rule_reads_whole_in_every_edition(name: str, ruleset: str, language: str) -> None:
    words = load(name).words(language, ruleset)
    for number in RULES:
        for said in (rule_title(number, language, words), rule_text(number, language, words)):
            assert said.strip()
            assert not re.search(r"[{}]|\?\?\?| {2}|•", said), f"{number}: {said}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", RULES)
def test_titles_are_short_and_texts_are_sentences(number: str, language: str) -> None:
    assert len(rule_title(number, language)) <= 40
    rule = rule_in_words(number, language)
    for said in (rule.text, *(remark.said for remark in (*rule.remarks, *rule.decisions))):
        assert not said or said.endswith("."), said


@pytest.mark.parametrize("language", languages())
def test_no_text_mentions_a_rule_that_does_not_exist(language: str) -> None:
    cited = {
        number
        for pattern in patterns(language, "rules").values()
        for number in re.findall(r"\b[A-Z]\d+\b", written(pattern))
    }
    assert cited and cited <= set(RULES)


@pytest.mark.parametrize("language", languages())
def test_attributes_name_only_rulesets_and_editions_that_exist(language: str) -> None:
    places = [f"in-{ruleset}" for ruleset in RULESETS] + [f"edition-{edition}" for edition in catalogue()]
    allowed = {"text", "decision", *places, *(f"decision-{place}" for place in places)}
    named = {key.partition(".")[2] for key in patterns(language, "rules") if "." in key}
    assert named <= allowed


def test_the_editions_with_remarks_are_those_of_the_catalogue() -> None:
    assert set(EDITIONS) == set(catalogue())


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_neutral_figures_of_a_ruleset_are_those_it_is_played_by(ruleset: str) -> None:
    edition = load("classic")
    speed = edition.rules(ruleset, "speed").choices if "speed" in edition.modes(ruleset) else None
    most = 6 if ruleset == SL else 8
    played = Numbers.of(edition.rules(ruleset), speed)
    assert neutral("en", ruleset).numbers == replace(played, most_players=most, own=())
    assert dict(played.own).items() <= neutral("en", ruleset).arguments().items()


# Differences


def test_a_rule_is_told_with_what_its_ruleset_does() -> None:
    said = rule_text("P6", "en", load("saint-seiya").words("en"))
    assert "until the next player rolls" in said
    assert "second player" not in said


def test_what_others_do_is_told_apart_and_one_s_own_ruleset_is_not_among_them() -> None:
    rule = rule_in_words("S5", "en", load("pokemon").words("en"))
    assert [remark.said for remark in rule.remarks] == ["28 deeds: 22 Pokémon, 4 Poké balls and 2 wild places."]
    assert [remark.where for remark in rule.elsewhere] == ["Sore Losers"]


def test_without_an_edition_the_same_remark_of_two_rulesets_is_told_once() -> None:
    rule = rule_in_words("P7", "en")
    assert [remark.where for remark in rule.remarks] == ["Hasbro 2000, Winning Moves", "Sore Losers"]


def test_the_fine_of_an_edition_is_in_its_text() -> None:
    assert "150" in rule_in_words("J3", "fr", load("saint-seiya").words("fr")).text
    assert "50" in rule_in_words("J3", "fr", load("pokemon").words("fr")).text


def test_a_rule_that_an_edition_does_not_play_says_so() -> None:
    rule = rule_in_words("L1", "fr", load("pokemon").words("fr"))
    assert rule.absent == "Ne se joue pas dans Pokémon. Fait partie des règles\u00a0: Mauvais Perdants."
    assert not rule.text
    assert not rule.decisions


def test_a_rule_without_which_an_edition_is_freer_says_that() -> None:
    rule = rule_in_words("B2", "en", load("sore-losers").words("en"))
    assert rule.absent
    assert [remark.said for remark in rule.remarks] == ["There is no such rule: build as unevenly as you like."]


@pytest.mark.parametrize(
    ("number", "edition", "here"),
    [
        ("G1", "duel-masters", True),
        ("G1", "pokemon", False),
        ("E8", "pokemon", True),
        ("E8", "classic", False),
        ("R13", "pokemon", True),
        ("R13", "duel-masters", False),
        ("R14", "sore-losers", True),
        ("R15", "saint-seiya", True),
        ("R15", "sore-losers", False),
        ("L5", "sore-losers", True),
        ("W1", "sore-losers", False),
        ("J7", "saint-seiya", True),
        ("J7", "pokemon", False),
        ("Q6", "duel-masters", True),
        ("Q6", "dragon-ball-super", False),
        ("X2", "classic", False),
    ],
)
def test_a_rule_is_played_where_the_book_says(number: str, edition: str, here: bool) -> None:
    assert played(number, load(edition).words("en")) is here


@pytest.mark.parametrize("language", languages())
def test_a_whole_colour_earns_its_token_with_and_without_powers(language: str) -> None:
    words = load("pokemon").words(language)
    plain = rule_in_words("E8", language, replace(words, options=()))
    assert plain == rule_in_words("E8", language, words)
    assert plain.text and not plain.absent
    assert {"fr": "jeton", "en": "token"}[language] in plain.text
    assert "option" not in rule_in_words("E8", language).scope
    assert not played("E7", replace(words, options=()))


def test_an_own_edition_s_tokens_are_told_of(tmp_path: Path) -> None:
    own = tmp_path / "ours.toml"
    badge = '{ fr = "Étoile", en = "Star", source = "ours" }'
    own.write_text(f'extends = "classic"\n[groups]\nbrown.badge = {badge}\n', encoding="utf-8")
    assert played("E8", load(str(own)).words("fr"))


def test_an_own_edition_s_numbers_are_in_the_texts() -> None:
    own = Numbers(cash=2000, fine=75, opening_bid=5, claim_turns=3, houses_for_hotel=3, jail_tries=2, interest=20)
    words = replace(neutral("en"), numbers=own, edition="mine", edition_name="Mine", symbol="¤")
    assert rule_in_words("S1", "en", words).text == "Each player starts with 2,000\u00a0¤."
    assert "75" in rule_in_words("J3", "en", words).text
    assert "from 5\u00a0¤ up" in rule_in_words("P3", "en", words).text
    assert "until three more players have rolled" in rule_text("P6", "en", words)
    assert "there must be three houses" in rule_in_words("B4", "en", words).text
    assert "your second turn in jail" in rule_in_words("J5", "en", words).text
    assert "20 %" in rule_in_words("M2", "en", words).text


@pytest.mark.parametrize(
    ("language", "count", "said"),
    [("fr", 3, "trois"), ("en", 3, "three"), ("fr", 1, "1"), ("en", 1, "one"), ("fr", 16, "seize"), ("fr", 30, "30")],
)
def test_small_counts_are_written_out(language: str, count: int, said: str) -> None:
    assert written_out(count, language) == said


SUM, SHARE, NUMBER = r"[\d,\u202f]+\u00a0¤", r"\d+[\u00a0\u202f ]%", r"\b[A-Z]\d+\b"
IN_FIGURES = {"S1", "S2", "S4", "S5", "S8", "X1", "X2", "G2", "G3", "E2", "E3", "E4", "E5", "E6", "L4"}
IN_FIGURES |= {"H2", "H3", "H11", "H14", "H25"}
"""Rules of notes and sums, of the material, of universes, strengths and the faces of dice."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [number for number in RULES if number not in IN_FIGURES])
def test_running_text_writes_small_numbers_out(number: str, language: str) -> None:
    assert scope(number).rulesets
    for ruleset in scope(number).rulesets:
        words = replace(load("classic").words(language, ruleset), options=tuple(VARIANTS), badges=True, symbol="¤")
        rule = rule_in_words(number, language, replace(words, symbol_first=False))
        told = " ".join((rule.title, rule.text, *(remark.said for remark in (*rule.remarks, *rule.decisions))))
        assert not re.search(r"\d", re.sub(f"{SUM}|{SHARE}|{NUMBER}", "", told)), told


# Asking


def test_a_number_is_known_however_it_is_typed() -> None:
    assert rule_number(" b3 ") == "B3"


def test_an_unknown_rule_names_near_ones() -> None:
    with pytest.raises(UnknownText, match=r"There is no rule 'B33'. Near it: B3"):
        rule_text("B33", "en")
    assert near_rules("L19")[0].startswith("L1")
    assert set(near_rules("Z9")) <= set(RULES)
    assert near_rules("") == ()


def test_words_of_one_language_do_not_serve_another() -> None:
    with pytest.raises(UnknownText, match="words in 'fr' cannot serve a text in 'en'"):
        rule_text("B3", "en", neutral("fr"))


def test_neutral_words_exist_for_known_languages_and_rulesets_only() -> None:
    with pytest.raises(UnknownText, match="no texts in the language 'de'"):
        neutral("de")
    with pytest.raises(UnknownText, match="no ruleset 'house-rules': there are hasbro-2000"):
        neutral("fr", "house-rules")


@pytest.mark.parametrize(
    ("language", "symbol", "first", "said"),
    [
        ("fr", "€", False, "1\u202f500\u00a0€"),
        ("fr", "€", True, "€\u00a01\u202f500"),
        ("en", "€", True, "€1,500"),
        ("en", "M", True, "M\u00a01,500"),
        ("fr", "", False, "1\u202f500"),
    ],
)
def test_money_is_written_as_the_edition_prints_it(language: str, symbol: str, first: bool, said: str) -> None:
    words: Words = replace(neutral(language), symbol=symbol, symbol_first=first)
    assert words.money(1500) == said
