"""Rules are found by the words of whoever asks: in both languages, in every edition, and with a slip of the pen."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from casedepart.editions import catalogue, load
from casedepart.texts import COMPLETE, RULES, UnknownText, Words, found_rules, messages, rule_title
from casedepart.texts.search import BEST, MOST, RuleIndex, hints, shortened
from casedepart.texts.telling import neutral
from tests.texts.pseudo import TAG, spoken_from, write_pseudo

QUESTIONS: Final = Path(__file__).parent / "questions"
NOUN_RULES: Final = {
    "house": "B1 B2 B4 B5 B6 S4",
    "hotel": "B4 B9 Q2",
    "station": "P10",
    "utility": "P11 P12 X2",
    "chance": "C1 C4",
    "chest": "C1 C4",
}
"""By a word that editions have for something: the rules that are about it."""


@cache
def words_of(edition: str, language: str) -> Words | None:
    return load(edition).words(language) if edition else None


def questions(language: str, which: str) -> list[tuple[str, str, set[str]]]:
    """Questions as people put them: the edition, the words, the rules that answer."""
    lines = (QUESTIONS / f"{language}-{which}.txt").read_text(encoding="utf-8").splitlines()
    rows = [[part.strip() for part in line.split("|")] for line in lines if not line.startswith("#")]
    return [(edition, question, set(rules.split())) for edition, question, rules in rows]


def place_of(question: str, language: str, edition: str, rules: set[str]) -> int:
    """The place of the first rule that answers; one behind the last where none was found."""
    found = found_rules(question, language, words_of(edition, language)).numbers
    return next((place for place, number in enumerate(found, 1) if number in rules), MOST + 1)


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("which", ["tuned", "held-out"])
def test_fifteen_questions_of_sixteen_find_their_rule_among_the_first_five(language: str, which: str) -> None:
    asked = questions(language, which)
    assert len(asked) >= 60 and all(rules <= set(RULES) for _, _, rules in asked)
    late = {
        question: place
        for edition, question, rules in asked
        if (place := place_of(question, language, edition, rules)) > BEST
    }
    assert len(late) * 16 <= len(asked), late


@pytest.mark.parametrize("language", COMPLETE)
def test_questions_are_asked_in_every_edition(language: str) -> None:
    asked = {edition for which in ("tuned", "held-out") for edition, _, _ in questions(language, which)}
    assert asked == {"", *catalogue()}


@pytest.mark.parametrize("language", COMPLETE)
def test_a_language_that_is_complete_says_how_each_rule_is_asked_for(language: str) -> None:
    known = hints(language)
    assert list(known.asked) == RULES and all(known.asked.values())
    assert known.unsaid and all(known.endings) and known.alike
    assert set(messages(language).written) >= {"no-rule-found", "found-rules-hint"}


@pytest.mark.parametrize("language", COMPLETE)
def test_no_word_stands_for_two_things_and_none_for_nothing(language: str) -> None:
    known, meant = hints(language), dict[tuple[str, ...], str]()
    for word, others in known.alike:
        for said in (word, *others):
            stems = known.stems(said)
            assert stems, f"{said!r} is left out of every question"
            assert meant.setdefault(stems, word) == word, f"{said!r}: {word!r} and {meant[stems]!r}"


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("edition", ["", *catalogue()])
def test_every_rule_is_found_by_its_number_and_its_title(edition: str, language: str) -> None:
    words = words_of(edition, language)
    index = RuleIndex(language, words)
    for number in index.lengths:
        assert index.found(number.lower()).numbers[0] == number
        title = rule_title(number, language, words)
        assert number in index.found(title).numbers[:3] or not index.known.stems(title), number


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("name", catalogue())
def test_an_edition_s_words_and_everybody_s_find_the_same_rules(name: str, language: str) -> None:
    words, plain = words_of(name, language), neutral(language)
    assert words is not None
    for noun, rules in NOUN_RULES.items():
        if noun == "chest" and getattr(words, noun) in (words.street.title(), words.streets.title()):
            continue  # creatures are what is bought, and what the deck is called
        for said in (getattr(words, noun), getattr(plain, noun)):
            assert place_of(said, language, name, set(rules.split())) <= BEST, said
    for said, noun in words.places:
        if noun == "station":
            assert place_of(said, language, name, {"P10"}) <= BEST, said


@pytest.mark.parametrize(
    ("language", "slip", "meant"),
    [
        ("fr", "hypothegue", "hypothèque"),
        ("fr", "hypotèque", "hypothèque"),
        ("fr", "hyptohèque", "hypothèque"),
        ("fr", "hypothhèque", "hypothèque"),
        ("fr", "PARC GRATIUT", "parc gratuit"),
        ("en", "mortgege", "mortgage"),
        ("en", "morgage", "mortgage"),
        ("en", "mortagge", "mortgage"),
        ("en", "free parkng", "free parking"),
        ("en", "mortg", "mortgage"),
    ],
)
def test_a_letter_wrong_missing_swapped_or_not_yet_typed_finds_the_same(language: str, slip: str, meant: str) -> None:
    assert found_rules(slip, language).numbers == found_rules(meant, language).numbers


def test_accents_capitals_and_forms_of_a_word_make_no_difference() -> None:
    for said in ("prêter", "Prêt", "PRETER", "prêts", "prete"):
        assert found_rules(said, "fr").numbers[0] == "D4", said
    assert found_rules("lending", "en").numbers[0] == found_rules("Loans", "en").numbers[0] == "D4"


def test_what_says_nothing_finds_nothing() -> None:
    for said in ("", "   ", "?!", "qwxzqwxz", "est-ce que", "’"):
        assert found_rules(said, "fr").numbers == ()


def test_an_edition_finds_only_what_it_plays() -> None:
    assert found_rules("voler une pièce", "fr", words_of("pokemon", "fr")).numbers[:1] != ("F2",)
    assert found_rules("voler une pièce", "fr", words_of("sore-losers", "fr")).numbers[0] == "F2"


def test_a_question_without_end_is_read_from_its_beginning() -> None:
    endless = "parc gratuit " + "xyzzy " * 5000
    assert found_rules(endless, "fr").numbers[0] in ("F1", "F2")


def test_what_was_meant_is_told_so_that_it_can_be_marked() -> None:
    assert "hypothequ" in found_rules("les hypotèques", "fr").stems
    assert "des" not in found_rules("dés", "fr").stems


def test_two_words_that_a_slip_parts_share_one_that_is_shorter() -> None:
    for slip in ("gaer", "gar", "garre", "gate"):
        assert shortened(slip) & shortened("gare")
    assert not shortened("garage") & shortened("gare")


def test_a_language_without_words_of_its_own_is_searched_by_those_that_lend_it_its_rules(tmp_path: Path) -> None:
    with spoken_from(write_pseudo(tmp_path)):
        assert hints(TAG) == hints("en")


def test_a_file_that_cannot_be_read_is_told_with_its_language(tmp_path: Path) -> None:
    for broken in ("unsaid = [", "unsaid = []", 'unsaid = []\nendings = []\nalike = "x"\n[asked]\n'):
        folder = tmp_path / "de"
        folder.mkdir(exist_ok=True)
        (folder / "search.toml").write_text(broken, encoding="utf-8")
        with spoken_from(tmp_path), pytest.raises(UnknownText, match=r"search\.toml of 'de' cannot be read"):
            hints("de")
