"""An edition's own words reach the rules in words."""

from __future__ import annotations

import json

import pytest

from casedepart.editions import catalogue, load
from casedepart.variants import HOUSE_RULES


@pytest.mark.parametrize("name", catalogue())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_words_carry_the_names_and_numbers_of_the_edition(name: str, lang: str) -> None:
    edition = load(name)
    for ruleset in edition.rulesets:
        words = edition.words(lang, ruleset)
        choices = edition.rules(ruleset).choices
        assert (words.language, words.edition, words.ruleset) == (lang, name, ruleset)
        assert words.edition_name == edition.name(lang)
        assert (words.numbers.fine, words.numbers.claim_turns) == (choices.fine, choices.claim_turns)
        assert words.numbers.most_players == len(edition.tokens)
        assert words.options == (*edition.options, *HOUSE_RULES)


def test_the_utilities_of_the_classic_board_become_bills() -> None:
    classic = load("classic")
    assert classic.words("fr").utilities == "services publics"
    assert classic.words("fr", "sore-losers").utilities == "factures"
    assert classic.square_name(28, "en", "sore-losers") == "Water bill"


def test_groups_are_named_as_the_rules_count_them() -> None:
    assert load("pokemon").group_name(7, "en") == "Giovanni’s gym"
    assert load("classic").group_name(0, "fr") == "brun"


def test_the_dump_is_the_whole_data() -> None:
    edition = load("pokemon")
    dumped = json.loads(edition.dump())
    assert "extends" not in dumped
    assert len(dumped["squares"]) == 40
    assert dumped["squares"]["1"]["rent"] == [2, 10, 30, 90, 160, 250]
    assert dumped == edition.tree
