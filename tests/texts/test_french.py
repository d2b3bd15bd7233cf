"""French agrees with whatever it is told with: names, numbers, sums; and says one word for one thing."""

from __future__ import annotations

import re
from typing import Final

import pytest

from casedepart.editions import catalogue, load
from casedepart.engine import Event, events
from casedepart.engine.rules import SQUARES
from casedepart.texts import event_text
from tests.texts import french
from tests.texts.french import forms, told_with, written_with
from tests.texts.table import names_at
from tests.texts.test_typography import shown

SHEETS: Final = [(name, ruleset) for name in catalogue() for ruleset in load(name).rulesets]
SHORT: Final = re.compile(
    r"action-(?!dice|card|deals|time|correction)|tempo-(?:finish|stop|skip|leave)$|gather-(?:sit|lock)$|new-person-add$"
    r"|menu-(?:bot|remove|pause|resume|leave|lock)$"
)
LONGEST: Final = 40
"""So many signs fit on a button of a phone, in one line or two."""


def hard_names() -> list[str]:
    """A square's name of each kind that asks for agreement: with a vowel, an h, an article first, and plural ones."""
    found = sorted({load(name).square_name(at, "fr") for name, _ in SHEETS for at in range(SQUARES)})
    kinds = (rf"[{french.VOWEL}]", "[Hh]", "Les? ", ".* et ", r".*s\b.*s$")
    return list(dict.fromkeys(next(name for name in found if re.match(kind, name)) for kind in kinds))


def test_no_word_that_elides_stands_before_a_name() -> None:
    assert written_with(french.BEFORE_NAME) == []


def test_no_square_is_the_subject_of_a_verb() -> None:
    assert written_with(french.SUBJECT) == []


@pytest.mark.parametrize("name", ["Agathe", "Honoré", "Inès", "Églantine"])
def test_every_message_elides_rightly_whoever_it_is_told_of(name: str) -> None:
    assert told_with(french.BEFORE_VOWEL, name=name) == []


@pytest.mark.parametrize("square", hard_names())
def test_every_message_takes_any_square(square: str) -> None:
    assert told_with(french.BEFORE_VOWEL, {"square": square, "from": square}) == []
    assert told_with(french.CONTRACTED, {"square": square, "from": square}) == []


@pytest.mark.parametrize(("name", "ruleset"), SHEETS)
def test_every_message_elides_rightly_in_every_edition_s_words(name: str, ruleset: str) -> None:
    assert told_with(french.BEFORE_VOWEL, load(name).words("fr", ruleset).arguments()) == []


@pytest.mark.parametrize("count", [0, 1, 2])
def test_no_number_of_one_or_none_stands_before_a_plural(count: int) -> None:
    found = told_with(french.ONE_OF_MANY, count=count)
    assert [one for one in found if one[0] not in french.NEVER_ONE and not french.THOUSANDS.match(one[0])] == []


def test_one_is_written_out_only_where_none_is_said_otherwise_or_never() -> None:
    written_out = {key for key, form in french.ones() if french.ONE_IN_WORDS.search(form)}
    assert written_out - french.NEVER_NONE == set()


def test_no_plural_hides_in_brackets() -> None:
    assert written_with(french.BRACKETED) == []


def test_no_statement_begins_as_a_question_does() -> None:
    assert written_with(french.ASKING) == []


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (french.BEFORE_NAME, "Au tour de {who}"),
        (french.BEFORE_VOWEL, "les bâtiments de Agathe"),
        (french.BEFORE_VOWEL, "assez de hôtels"),
        (french.CONTRACTED, "Allez à Le Vieux Maître"),
        (french.SUBJECT, "{square} est à vendre"),
        (french.ONE_OF_MANY, "Reculez de 1 cases"),
        (french.ONE_OF_MANY, "0 loyers"),
        (french.BRACKETED, "2 réussi(s)"),
        (french.ASKING, "Qui passe quitte ces enchères."),
        (french.SPACED, "« ici »"),
        (french.SPACED, "Quoi\u00a0?"),
        (french.SPACED, "50\u00a0%"),
        (french.SPACED, "Oui\u202f: non"),
        (french.SPACED, "Oui : non"),
        (french.SPACED, "Oui: non"),
        (french.SECOND_NAMES, "Le compte rendu"),
        (french.CLASSIC, "chaque rue du groupe"),
    ],
)
def test_a_fault_is_found(fault: re.Pattern[str], said: str) -> None:
    assert fault.search(said)


@pytest.mark.parametrize("said", ["jouez-la avec --load", "1 fois", "dix fois le huit", "21 cases", "de oui à non"])
def test_what_is_right_is_no_fault(said: str) -> None:
    assert not french.BEFORE_VOWEL.search(said) and not french.ONE_OF_MANY.search(said)


def test_each_sign_has_its_one_space_in_every_message() -> None:
    assert [(key, form) for key, form in forms() if french.SPACED.search(french.TYPED.sub("", form))] == []
    assert not french.SPACED.search("«\u00a0Quoi\u202f?\u00a0»\u202f; 50\u202f%\u00a0: oui\u202f! 12:30")


@pytest.mark.parametrize(("where", "text"), shown().items())
def test_each_sign_has_its_one_space_in_editions_and_variants_too(where: str, text: str) -> None:
    lines = [] if where.endswith(".ftl") else text.splitlines()
    assert [line for line in lines if french.SPACED.search(line.partition(" = ")[2] or line)] == []


@pytest.mark.parametrize(("name", "ruleset"), SHEETS)
def test_a_sum_stands_apart_from_its_sign(name: str, ruleset: str) -> None:
    said = load(name).words("fr", ruleset).money(1500)
    assert re.fullmatch(r"\D\u00a01\u202f500|1\u202f500\u00a0\D", said), said


def test_one_thing_has_one_name() -> None:
    assert written_with(french.SECOND_NAMES) == []


def test_no_message_of_every_edition_speaks_of_the_classic_board() -> None:
    allowed = [key for key, _ in forms() if key.startswith("word-")]
    assert [one for one in written_with(french.CLASSIC) if one[0] not in {*allowed, *french.OF_THE_CLASSIC}] == []


def test_labels_of_answers_fit_on_a_button() -> None:
    labels = [
        one for one in forms() if SHORT.match(one[0]) and not re.search(r"\{(?:square|player|amount|hotels)", one[1])
    ]
    assert len(labels) > 40
    assert [one for one in labels if len(one[1]) > LONGEST] == []


@pytest.mark.parametrize(("name", "ruleset"), SHEETS)
def test_a_card_is_told_without_quotation_marks_in_others(name: str, ruleset: str) -> None:
    edition = load(name)
    names = names_at(edition, "fr", ruleset)
    decks = edition.sheet(ruleset).decks
    for deck, listed in enumerate((decks.chance, decks.chest)):
        for card in listed.cards:
            said = event_text(Event(events.DREW, 0, n=deck, why=card), names)
            assert not re.search(r"«[^»]*«", said)
            assert said.endswith((".", "!"))
