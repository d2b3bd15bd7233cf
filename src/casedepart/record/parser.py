"""The parser of a record's file: JSON Lines, one value a line, every fault with its line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from casedepart.record.answer import Answer, Closing, answer_of, closing_of
from casedepart.record.errors import RecordError
from casedepart.record.header import header_of
from casedepart.record.record import Record, seal_of


def read(path: str | Path) -> Record:
    """The record in a file; a `RecordError` says what is wrong with it, and where."""
    return parse(text_of(Path(path), str(path)), str(path))


def text_of(file: Path, path: str) -> str:
    """The text of a file; a byte order mark does no harm."""
    try:
        content = file.read_bytes()
    except FileNotFoundError:
        raise RecordError(path, 0, "no-file") from None
    except OSError as error:
        raise RecordError(path, 0, "unreadable-file", detail=error.strerror or "?") from None
    if b"\0" in content:
        raise RecordError(path, content[: content.index(b"\0")].count(b"\n") + 1, "not-text")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError(path, content[: error.start].count(b"\n") + 1, "not-text") from None


def parse(text: str, path: str = "") -> Record:
    """The record that a text holds."""
    lines = numbered_values(text, path)
    line, written, values = next(lines, (0, "", None))
    if values is None:
        raise RecordError(path, 0, "empty")
    header = header_of(values, path, line)
    answers: list[Answer] = []
    closing: Closing | None = None
    sealed = [written]
    for line, written, values in lines:
        if closing is not None:
            raise RecordError(path, line, "after-the-end", closing=str(closing.line))
        if "over" in values:
            closing = closing_of(values, path, line)
        else:
            answers.append(next_answer(values, len(answers) + 1, path, line))
            sealed.append(written)
    if closing is None:
        raise RecordError(path, line, "cut-off", answers=str(len(answers)))
    return Record(header, tuple(answers), closing, path, seal_of(sealed, closing.values()))


def next_answer(values: dict[str, Any], n: int, path: str, line: int) -> Answer:
    """The answer of a line, which must be the n-th."""
    if "casedepart" in values:
        raise RecordError(path, line, "second-header")
    answer = answer_of(values, path, line)
    if answer.n != n:
        raise RecordError(path, line, "sequence", found=str(answer.n), expected=str(n))
    return answer


def numbered_values(text: str, path: str) -> Iterator[tuple[int, str, dict[str, Any]]]:
    """The number, the text and the JSON object of each line; empty lines are passed over."""
    lines = text.split("\n")
    for number, line in enumerate(lines, 1):
        if line.strip():
            # A complete file ends with a newline, after which comes nothing: else the last line was cut off.
            last = number == len(lines)
            yield number, line.strip(), object_of(line, path, number, last)


def object_of(line: str, path: str, number: int, last: bool) -> dict[str, Any]:
    """The JSON object that a line is."""
    try:
        value = json.loads(line, object_pairs_hook=unique_keys)
    except DoubledKey as error:
        raise RecordError(path, number, "key-twice", key=str(error)) from None
    except json.JSONDecodeError as error:
        if last and number > 1:
            raise RecordError(path, number, "cut-off-line") from None
        if last and line.startswith('{"casedepart"'):
            raise RecordError(path, number, "cut-off-header") from None
        raise RecordError(path, number, "not-json", column=str(error.colno)) from None
    except (ValueError, RecursionError):
        raise RecordError(path, number, "not-json", column="1") from None
    if not isinstance(value, dict):
        raise RecordError(path, number, "not-an-object")
    if not is_text(line, value):
        raise RecordError(path, number, "not-text")
    return value


def is_text(line: str, value: object) -> bool:
    """Can what a line says be written again? Half of a pair of escapes stands for no character."""
    try:
        return "\\ud" not in line.lower() or bool(json.dumps(value, ensure_ascii=False).encode())
    except UnicodeEncodeError:
        return False


class DoubledKey(ValueError):
    """An object that says the same key twice, of which one would go unread."""


def unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, each of whose keys stands in it once."""
    values: dict[str, Any] = {}
    for key, value in pairs:
        if key in values:
            raise DoubledKey(key)
        values[key] = value
    return values
