"""Every refusal of the engine and the variants has its words, and no words are left over."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.engine import Game
from casedepart.engine.actions import Refused, action, verb_of
from casedepart.texts import RULES, UnknownText, languages, refusal
from tests.texts.messages import patterns
from tests.texts.source import refusal_keys

KEYS = sorted(refusal_keys())


def test_the_source_holds_refusals() -> None:
    assert {"group-mortgaged", "not-your-turn", "uneven"} <= set(KEYS)


@pytest.mark.parametrize("language", languages())
def test_refusals_have_words_and_words_have_refusals(language: str) -> None:
    written = {key[len("refused-") :] for key in patterns(language, "refusals") if key.startswith("refused-")}
    assert written == set(KEYS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("why", KEYS)
def test_a_refusal_is_a_sentence_with_its_rule(why: str, language: str) -> None:
    said = refusal("B3", why, language)
    assert said.split(" (")[0].rstrip().endswith(".")
    assert "B3" in said


def test_a_refusal_names_its_rule_by_number_and_title() -> None:
    assert refusal("T1", "not-your-turn", "en") == "It’s not your turn. (T1: A turn)"
    assert refusal("T1", "not-your-turn", "fr") == "Ce n’est pas votre tour. (T1\u00a0: Un tour)"


def test_the_title_is_in_the_edition_s_words() -> None:
    assert "Boutiques" in refusal("B4", "hotel-not-yet", "fr", load("pokemon").words("fr"))


@pytest.mark.parametrize("rule", RULES)
def test_any_rule_may_be_cited(rule: str) -> None:
    assert rule in refusal(rule, "not-now", "fr")


def test_an_unknown_reason_is_named() -> None:
    with pytest.raises(UnknownText, match="no text 'refused-because'"):
        refusal("B3", "because", "en")


@pytest.mark.parametrize(
    ("word", "french", "english"),
    [
        ("contests", "de bâtiment rare", "no scarce building"),
        ("places", "pas de bâtiment à placer", "no building to place"),
    ],
)
def test_where_no_building_is_scarce_that_is_said(word: str, french: str, english: str) -> None:
    game = Game.start(load("classic").rules(), players=2)
    with pytest.raises(Refused) as refused:
        game.apply(0, action(verb_of(word), 1 if word == "places" else -1))
    rule, why = refused.value.rule, refused.value.why
    assert rule == "B7" and french in refusal(rule, why, "fr") and english in refusal(rule, why, "en")
