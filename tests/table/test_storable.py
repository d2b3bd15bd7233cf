"""Whatever may stand in an entry is read again as it was written."""

from __future__ import annotations

import typing
from types import UnionType
from typing import Any, Literal

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, Struct

from casedepart.table.entry import Entry
from casedepart.table.journal import decode, encode
from casedepart.table.messages import ANY_ENTRY
from casedepart.table.settings import Settings

LARGEST = 2**63 - 1
PLAIN: dict[object, st.SearchStrategy[Any]] = {
    str: st.text(),
    int: st.integers(-LARGEST, LARGEST),
    bool: st.booleans(),
    type(None): st.none(),
}


def anything(kind: Any, bounds: Meta | None = None) -> st.SearchStrategy[Any]:
    """Any value of a type, up to the bounds that it is given."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return anything(parts[0], next(part for part in parts[1:] if isinstance(part, Meta)))
    if origin is Literal:
        return st.sampled_from(parts)
    if origin is list:
        return st.lists(anything(parts[0]), max_size=(bounds and bounds.max_length) or 4)
    if origin is tuple:
        return st.lists(anything(parts[0]), max_size=4).map(tuple)
    if origin is dict:
        return st.dictionaries(anything(parts[0]), anything(parts[1]), max_size=4)
    if origin in (UnionType, typing.Union):
        return st.one_of(*map(anything, parts))
    if isinstance(kind, type) and issubclass(kind, Struct):
        return struct(kind)
    if kind is str and bounds is not None:
        return st.text(max_size=bounds.max_length)
    if kind is int and bounds is not None and bounds.ge is not None and bounds.le is not None:
        return st.integers(int(bounds.ge), int(bounds.le))
    return PLAIN[kind]


def struct(kind: type[Struct]) -> st.SearchStrategy[Any]:
    hints = typing.get_type_hints(kind, include_extras=True)
    fields = {field.name: anything(hints[field.name]) for field in msgspec.structs.fields(kind)}
    return st.builds(kind, **fields)


@given(anything(ANY_ENTRY))
def test_any_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert decode(encode(entry)) == entry


@given(anything(Settings))
def test_any_settings_are_read_as_they_were_written(settings: Settings) -> None:
    assert msgspec.json.decode(msgspec.json.encode(settings), type=Settings) == settings
