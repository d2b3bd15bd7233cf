"""What no booklet settles is said to be ours, just where it is, and nothing that a booklet prints is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from casedepart.editions import catalogue, load
from casedepart.texts import RULES, languages, played, rule_in_words, rule_text
from tests.texts.messages import patterns

ALL = ""
H, W, SL = "in-hasbro-2000", "in-winning-moves", "in-sore-losers"
DM, PK, LOSERS = "edition-duel-masters", "edition-pokemon", "edition-sore-losers"
DECIDED: dict[str, set[str]] = {
    "S1": {W},
    "S2": {ALL},
    "S3": {ALL, SL},
    "S6": {ALL},
    "S9": {PK, LOSERS},
    "T6": {ALL, H},
    "P2": {ALL, H, W},
    "P3": {H, W},
    "P4": {ALL, H, SL},
    "P5": {H, W},
    "P10": {W, PK, LOSERS},
    "P11": {W},
    "P12": {H, W},
    "C1": {W, SL},
    "C2": {H},
    "C3": {ALL},
    "C4": {ALL, SL},
    "X1": {ALL},
    "X2": {ALL},
    "F2": {ALL},
    "J2": {H, W, SL},
    "J4": {DM, W},
    "J5": {ALL},
    "J7": {ALL},
    "B3": {SL},
    "B4": {W},
    "B7": {ALL, H, W, SL},
    "B9": {H, W},
    "M2": {ALL},
    "M3": {H, W, SL},
    "M4": {H, W, SL},
    "M5": {ALL, H, W},
    "D1": {ALL, H},
    "D3": {SL},
    "D4": {H, SL},
    "K2": {H},
    "K3": {ALL},
    "K4": {H, W, SL},
    "K5": {W, SL},
    "K6": {ALL},
    "W1": {PK},
    "W2": {ALL},
    "W3": {ALL},
    "Q2": {H, W},
    "Q4": {ALL, H},
    "Q5": {ALL},
    "Q6": {ALL, DM},
    "G1": {ALL},
    "G2": {ALL},
    "E2": {ALL},
    "E6": {ALL},
    "E7": {ALL},
    "E8": {PK},
    "L7": {ALL},
    "L9": {ALL},
    "L10": {ALL},
    "L11": {ALL},
    "L12": {ALL},
    "L16": {ALL},
    **{f"R{n}": {ALL} for n in range(1, 16)},
    **{f"H{n}": {ALL} for n in (1, 2, 3, 5, 6, 7, 8, 9, 10, 13, 14, 15, 16, 17, 20, 21, 23, 25, 27, 28, 29)},
}
"""By rule: where the booklets leave something open, so that a decision of ours applies."""

OURS = {"fr": "Notre décision", "en": "Our decision"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", RULES)
def test_a_rule_says_what_is_ours_just_where_its_booklets_leave_it_open(number: str, language: str) -> None:
    keys = [key.partition(".")[2] for key in patterns(language, "rules") if key.startswith(f"rule-{number}.")]
    places = {key.removeprefix("decision").removeprefix("-") for key in keys if key.startswith("decision")}
    assert places == DECIDED.get(number, set())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", catalogue())
def test_an_edition_marks_what_is_ours_in_its_own_rules(name: str, language: str) -> None:
    edition = load(name)
    for ruleset in edition.rulesets:
        words = edition.words(language, ruleset)
        here = {ALL, f"in-{ruleset}", f"edition-{name}"}
        wanted = {number for number in RULES if played(number, words) and DECIDED.get(number, set()) & here}
        # P12: only where a power may bring a visitor.
        without = {"P12"} if ruleset == "hasbro-2000" and "powers" not in words.options else set()
        marked = {number for number in RULES if OURS[language] in rule_text(number, language, words)}
        assert marked == wanted - without


def decisions(number: str, edition: str, language: str, ruleset: str | None = None) -> str:
    """What is said to be ours of a rule."""
    words = load(edition).words(language, ruleset)
    return " ".join(remark.said for remark in rule_in_words(number, language, words).decisions)


def printed(number: str, edition: str, language: str) -> str:
    """What is said of a rule, decisions apart."""
    rule = rule_in_words(number, language, load(edition).words(language))
    return " ".join((rule.text, *(remark.said for remark in rule.remarks)))


@pytest.mark.parametrize(
    ("number", "edition", "of_the_booklet", "of_us"),
    [
        ("S3", "sore-losers", "never goes bankrupt", "this rulebook speaks of the banker, but not of that"),
        ("T6", "saint-seiya", "nor be out of jail", "Nor need you owe anything"),
        ("P2", "sore-losers", "Bids come in any order", "out of this auction for good"),
        ("P12", "pokemon", "If a card brought them", "A power that brings the visitor"),
        ("P12", "saint-seiya", "There is always a new roll", "The visitor rolls"),
        ("F2", "sore-losers", "goes to the bank", "nothing happens"),
        ("J2", "saint-seiya", "At the start of any turn", "any later one will do as well"),
        ("B9", "saint-seiya", "if the bank has that many", "That the bank must have them is ours"),
        ("K4", "duel-masters", "auctions the deeds one by one", "pays nothing for them"),
        ("K4", "saint-seiya", "free of mortgage", "pays nothing for them"),
        ("K4", "sore-losers", "free of mortgage", "The bank takes the cash as well"),
        ("K5", "sore-losers", "the coins go to the bank", "go to the creditor as well"),
        ("M5", "pokemon", "or redeem them all at once", "costs their values alone"),
        ("W2", "sore-losers", "collects the rent", "It is the bank that pays"),
        ("W2", "sore-losers", "you stop there", "you may still bid, claim, build and trade"),
        ("L10", "sore-losers", "pays the printed price and no more", "Bought at auction"),
        ("G2", "duel-masters", "ten times the rent", "the owner need not claim it"),
        ("E2", "pokemon", "not to jail", "nor the space you stand on"),
        ("L11", "sore-losers", "never one of a complete colour group", "stations may always be stolen"),
        ("L12", "sore-losers", "bid, claim and build", "They may also mortgage and trade"),
        ("L12", "sore-losers", "coins do not buy the figure", "coins do not enter a trade"),
    ],
)
def test_what_is_printed_and_what_is_ours_are_told_apart(
    number: str, edition: str, of_the_booklet: str, of_us: str
) -> None:
    ours = decisions(number, edition, "en")
    theirs = printed(number, edition, "en")
    assert of_the_booklet in theirs and of_the_booklet not in ours
    assert of_us in ours and of_us not in theirs


@pytest.mark.parametrize(
    ("language", "front_page", "followed"),
    [("en", "front page of the rulebook", "longer text"), ("fr", "première page du livret", "texte plus long")],
)
def test_a_trap_says_what_the_front_page_says_and_which_text_is_followed(
    language: str, front_page: str, followed: str
) -> None:
    said = printed("L12", "sore-losers", language)
    assert front_page in said
    assert followed in said


# What a rule says of the cards goes by the decks

NEAREST = {"fr": "la plus proche", "en": "nearest"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", catalogue())
def test_only_cards_that_the_decks_hold_are_explained(name: str, language: str) -> None:
    edition = load(name)
    for ruleset in edition.rulesets:
        decks = edition.sheet(ruleset).decks
        cards = {*decks.chance.cards, *decks.chest.cards}
        said = rule_text("C4", language, edition.words(language, ruleset))
        assert said.count(NEAREST[language]) == len(cards & {"nearest-station", "nearest-utility"})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", ["pokemon", "duel-masters"])
def test_decks_without_nearest_cards_hear_nothing_of_them(name: str, language: str) -> None:
    words = load(name).words(language)
    rule = rule_in_words("C4", language, words)
    said = " ".join((rule.text, *(remark.said for remark in (*rule.remarks, *rule.decisions))))
    assert NEAREST[language] not in said
    assert words.stations not in said


def test_the_whole_book_explains_every_card() -> None:
    assert rule_text("C4", "en").count("nearest") == 2


def test_an_own_edition_hears_of_its_own_cards(tmp_path: Path) -> None:
    own = tmp_path / "ours.toml"
    cards = [card for card in load("classic").sheet().decks.chance.cards if card != "nearest-station"]
    listed = ", ".join(f'"{card}"' for card in [*cards, "drunk-fine", "drunk-fine"])
    own.write_text(f'extends = "classic"\n[decks.chance]\ncards = [{listed}]\n', encoding="utf-8")
    said = rule_text("C4", "en", load(str(own)).words("en"))
    assert "nearest of the utilities" in said
    assert "nearest of the stations" not in said


def test_an_own_edition_s_taxes_are_not_said_to_be_ours(tmp_path: Path) -> None:
    own = tmp_path / "ours.toml"
    own.write_text('extends = "classic"\n[squares]\n4.amount = 75\n', encoding="utf-8")
    assert not rule_in_words("X1", "en", load(str(own)).words("en")).decisions
    assert re.search(r"€200 and €100", decisions("X1", "classic", "en"))
