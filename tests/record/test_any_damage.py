"""Whatever is done to a record, it still says the same game, or is told to be wrong in a sentence."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from casedepart.engine.actions import Action
from casedepart.record import Agreement, Record, RecordError, parse
from tests.record.short_game import short_game

RECORD = short_game(digests=True).record()
LINES = list(RECORD.lines())
TEXT = "\n".join(LINES) + "\n"
BODY = TEXT.index("\n") + 1
"""Where the answers begin."""


def answers_of(record: Record) -> list[tuple[int, Action]]:
    """Who answered what."""
    return [(step.seat, step.action) for step in record.transcript().steps()]


def examine(text: str) -> None:
    """The record is the same game, or is told to be wrong on one line in both languages."""
    try:
        record = parse(text, "game.jsonl")
        found = record.check()
    except RecordError as error:
        for language in ("en", "fr"):
            assert error.told(language).startswith("game.jsonl")
            assert "\n" not in error.told(language)
        return
    if isinstance(found, Agreement):
        assert answers_of(record) == answers_of(RECORD)
        assert record.closing.winners == RECORD.closing.winners
    else:
        assert found.line > 1
        assert all("\n" not in found.told(language) for language in ("en", "fr"))


@given(st.integers(BODY, len(TEXT)), st.integers(0, 40), st.text(max_size=12))
def test_a_part_replaced_by_anything(start: int, length: int, instead: str) -> None:
    examine(TEXT[:start] + instead + TEXT[start + length :])


@given(st.integers(BODY, len(TEXT) - 1), st.sampled_from('0123456789"{}[],: ABabc'))
def test_one_sign_changed(place: int, sign: str) -> None:
    examine(TEXT[:place] + sign + TEXT[place + 1 :])


@given(st.integers(0, len(TEXT)))
def test_the_file_cut_off_anywhere(length: int) -> None:
    examine(TEXT[:length])


@given(st.lists(st.sampled_from(LINES[1:]), max_size=30))
def test_lines_in_any_order_and_number(lines: list[str]) -> None:
    examine("\n".join([LINES[0], *lines]) + "\n")


@given(st.text() | st.binary().map(lambda content: content.decode("latin-1")))
def test_any_text_at_all(text: str) -> None:
    examine(text)


@given(st.integers(0, BODY), st.integers(0, 20), st.text(max_size=12))
def test_a_header_changed_anyhow_is_found(start: int, length: int, instead: str) -> None:
    text = TEXT[:start] + instead + TEXT[start + length :]
    try:
        record = parse(text, "game.jsonl")
        found = record.check()
    except RecordError as error:
        assert error.told("fr")
        assert error.told("en")
        return
    if isinstance(found, Agreement):
        assert replace(record.header, at=1) == RECORD.header
    else:
        assert found.line > 0
