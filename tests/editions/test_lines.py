"""The index from key to line agrees with the standard parser on every file there is."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from casedepart.editions.errors import KeyPath
from casedepart.editions.lines import Lines
from casedepart.editions.sources import CATALOGUE

TRICKY = '''
# [not.a.header]
top = """three
lines # [nor.this]"""
"quoted key" = 'a = [b]'
a.b = { c = 1, d = [{ e = "}" }, { e = "]" }], "f" = 2 } # tail
list = [
  1, # one
  2,
  [3,
   4],
]

[one . two]
when = 2026-11-15T10:00:00Z
[[many]]
x = 1
[[many]]
x = 2
[many.inner]
y = 3
'''


def paths(value: object, path: KeyPath = ()) -> Iterator[KeyPath]:
    """Every key path of a tree."""
    if path:
        yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from paths(item, (*path, key))


@pytest.mark.parametrize("file", sorted(CATALOGUE.glob("*.toml")), ids=lambda file: file.stem)
def test_every_key_of_the_catalogue_is_on_its_line(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    lines = Lines(text)
    rows = text.splitlines()
    for path in paths(tomllib.loads(text)):
        line = lines.line(path)
        assert line is not None
        if isinstance(path[-1], str):
            assert path[-1] in rows[line - 1]


def test_the_odd_corners_of_the_language() -> None:
    lines = Lines(TRICKY)
    assert set(paths(tomllib.loads(TRICKY))) <= set(lines.lines)
    expected = {
        ("top",): 3,
        ("quoted key",): 5,
        ("a", "b", "d", 1, "e"): 6,
        ("list",): 7,
        ("list", 1): 9,
        ("list", 2, 1): 11,
        ("one", "two", "when"): 15,
        ("many", 0, "x"): 17,
        ("many", 1, "x"): 19,
        ("many", 1, "inner", "y"): 21,
    }
    assert {path: lines.line(path) for path in expected} == expected


def test_a_key_that_is_not_there_has_no_line() -> None:
    assert Lines("a = 1").line(("b",)) is None
