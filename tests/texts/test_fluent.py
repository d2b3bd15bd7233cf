"""The two languages say the same things, and French is set as French is."""

from __future__ import annotations

import re

import pytest

from casedepart.texts import UnknownText, languages, messages, text
from casedepart.texts.telling import neutral
from tests.texts.messages import FILES, all_patterns, arguments, patterns, resource, written

FRENCH = all_patterns("fr")
GIVEN = {*neutral("en").arguments(), "from"}
"""What every message may name: the edition’s words and sums. And a log need not say where a token came from."""


@pytest.mark.parametrize("name", FILES)
def test_both_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    assert list(patterns("fr", name)) == list(patterns("en", name))


@pytest.mark.parametrize("language", languages())
def test_no_message_is_written_twice(language: str) -> None:
    names = [name for file in FILES for name in patterns(language, file)]
    assert sorted(set(names)) == sorted(names)


def test_what_a_text_names_is_known_in_the_other_language_too() -> None:
    ours = {argument for pattern in FRENCH.values() for argument in arguments(pattern)}
    theirs = {argument for pattern in all_patterns("en").values() for argument in arguments(pattern)}
    assert ours ^ theirs <= GIVEN


@pytest.mark.parametrize("key", FRENCH)
def test_french_keeps_its_signs_with_their_words(key: str) -> None:
    said = written(FRENCH[key])
    assert not re.search(r"(?<![\u00a0\u202f])[:;!?»%]", said)
    assert not re.search(r"«(?!\u00a0)", said)
    assert "'" not in said
    assert '"' not in said


@pytest.mark.parametrize("language", languages())
def test_no_text_has_straight_quotes_or_doubled_spaces(language: str) -> None:
    crooked = [key for key, pattern in all_patterns(language).items() if re.search(r"['\"]|\S  \S", written(pattern))]
    assert crooked == []


def test_a_language_is_read_once() -> None:
    assert messages("fr") is messages("fr")


def test_texts_carry_no_invisible_marks() -> None:
    said = text("en", "remark", where="Here", said="this")
    assert said == "Here — this"


def test_an_unknown_language_names_those_there_are() -> None:
    with pytest.raises(UnknownText, match="no texts in the language 'de': there are fr, en"):
        text("de", "remark")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(UnknownText, match="no text 'rule-B99' in the language 'fr'"):
        text("fr", "rule-B99")
    with pytest.raises(UnknownText, match=r"no text 'rule-B3\.nowhere'"):
        text("en", "rule-B3.nowhere")


def test_a_missing_argument_is_named_rather_than_shown_as_a_hole() -> None:
    with pytest.raises(UnknownText, match=r"'remark' lacks something.*said"):
        text("en", "remark", where="Here")


def test_lines_folded_in_the_file_are_one_line_for_the_reader() -> None:
    assert "\n" not in text("fr", "rule-D1.text")


def test_the_files_are_all_fluent() -> None:
    assert all(resource(language, name).body for language in languages() for name in FILES)
