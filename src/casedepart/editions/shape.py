"""Whether a tree of values has the shape of an edition: known keys, right types, nothing left out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from casedepart.editions.errors import PART, Fault, KeyPath
from casedepart.editions.model import LANGUAGE_PATTERN, EditionData, Sheet
from casedepart.editions.nearest import meant, nearest
from casedepart.texts.faults import Listed, Message, on_one_line
from casedepart.texts.locales import COMPLETE, is_known

SHEET: Final = inspect.type_info(Sheet)
EDITION: Final = inspect.type_info(EditionData)
assert isinstance(EDITION, inspect.StructType)
WORDS: Final = "words"
"""A field by language; in a file the languages stand beside the keys of the table that has it."""
TAGS: Final = (Message(PART, "a-tag"),)
"""What the languages that a table may have are told as: any may be there."""

Kind = TypeVar("Kind")


def converted(tree: dict[str, Any], kind: type[Kind]) -> Kind:
    """A tree of values as a struct, words by language gathered in a field of their own."""
    return msgspec.convert(gathered(tree, SHEET if kind is Sheet else EDITION), kind)


def gathered(value: Any, wanted: inspect.Type) -> Any:
    """A file's values with the words of each name and card under one key."""
    match bare(wanted), value:
        case inspect.StructType() as struct, dict():
            fields = {field.encode_name: field.type for field in struct.fields if field.encode_name != WORDS}
            known = {key: gathered(item, fields[key]) for key, item in value.items() if key in fields}
            others = {key: item for key, item in value.items() if key not in fields}
            return {**known, WORDS: others} if len(fields) < len(struct.fields) else {**known, **others}
        case inspect.DictType() as mapping, dict():
            return {key: gathered(item, mapping.value_type) for key, item in value.items()}
        case inspect.VarTupleType() as row, list():
            return [gathered(item, row.item_type) for item in value]
        case inspect.UnionType() as union, _:
            return gathered(value, present(union))
    return value


def written_faults(tree: dict[str, Any]) -> Iterator[Fault]:
    """What is wrong with the keys and types of one file; it may leave out what it inherits."""
    yield from faults(tree, EDITION, (), complete=False)


def missing_faults(tree: dict[str, Any]) -> Iterator[Fault]:
    """What a whole edition lacks or has wrong."""
    yield from faults(tree, EDITION, (), complete=True)


def faults(value: object, wanted: inspect.Type, path: KeyPath, complete: bool) -> Iterator[Fault]:
    """Everything in a value that is not of the type wanted."""
    match wanted:
        case inspect.StructType():
            yield from table_faults(value, wanted, path, complete)
        case inspect.DictType():
            yield from mapping_faults(value, wanted, path, complete)
        case inspect.VarTupleType():
            yield from list_faults(value, wanted, path, complete)
        case inspect.UnionType():
            yield from faults(value, present(wanted), path, complete)
        case inspect.LiteralType():
            yield from word_faults(value, [str(known) for known in wanted.values], path)
        case inspect.StrType():
            yield from text_faults(value, wanted, path)
        case inspect.IntType():
            yield from number_faults(value, wanted, path)
        case inspect.BoolType():
            if not isinstance(value, bool):
                yield wrong(path, value, "truth")
        case _:
            raise AssertionError(f"no edition has values of the type {wanted}")


def present(union: inspect.UnionType) -> inspect.Type:
    """What a value that may be left out must be when it is there."""
    return next(kind for kind in map(bare, union.types) if not isinstance(kind, inspect.NoneType))


def bare(wanted: inspect.Type) -> inspect.Type:
    """A type without the notes that are for the schema's readers."""
    return wanted.type if isinstance(wanted, inspect.Metadata) else wanted


def table_faults(value: object, wanted: inspect.StructType, path: KeyPath, complete: bool) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield wrong(path, value, "table")
        return
    fields = {field.encode_name: field for field in wanted.fields}
    words = fields.pop(WORDS, None)
    said = {key: item for key, item in value.items() if words and key not in fields and is_known(key)}
    for key, item in value.items():
        if key in fields:
            whole = complete and path != ("under",)
            yield from faults(item, bare(fields[key].type), (*path, key), whole)
        elif key not in said:
            yield unknown((*path, key), key, list(fields), by_language=words is not None)
    if words:
        yield from faults(said, bare(words.type), path, complete)
    if complete:
        missing = [name for name, field in fields.items() if field.required and name not in value]
        missing = [*COMPLETE, *missing] if words and not said else missing
        if missing:
            yield lacking(path, missing)


def mapping_faults(value: object, wanted: inspect.DictType, path: KeyPath, complete: bool) -> Iterator[Fault]:
    if not isinstance(value, dict):
        yield wrong(path, value, "table")
        return
    keys = bare(wanted.key_type)
    by_language = isinstance(keys, inspect.StrType) and keys.pattern == LANGUAGE_PATTERN
    for key, item in value.items():
        if by_language and not is_known(key):
            yield unknown((*path, key), key, [], by_language=True)
            continue
        for fault in faults(key, bare(wanted.key_type), (*path, key), complete):
            cure = Message(PART, f"{fault.key}.cure", **fault.details)
            yield Fault(fault.path, "bad-key", where=Place(path), key=key, cure=cure)
        yield from faults(item, bare(wanted.value_type), (*path, key), complete)


def list_faults(value: object, wanted: inspect.VarTupleType, path: KeyPath, complete: bool) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield wrong(path, value, "list")
        return
    for number, item in enumerate(value):
        yield from faults(item, bare(wanted.item_type), (*path, number), complete)


def word_faults(value: object, known: list[str], path: KeyPath) -> Iterator[Fault]:
    if isinstance(value, str) and value in known:
        return
    near = meant(value, known) if isinstance(value, str) else ""
    yield Fault(path, "cannot-be", where=Place(path), value=shown(value), near=near, known=Listed(*known))


def text_faults(value: object, wanted: inspect.StrType, path: KeyPath) -> Iterator[Fault]:
    if not isinstance(value, str):
        yield wrong(path, value, "text")
    elif wanted.min_length and len(value.strip()) < wanted.min_length:
        yield Fault(path, "empty-text", where=Place(path))
    elif wanted.max_length and len(value) > wanted.max_length:
        yield Fault(path, "text-too-long", where=Place(path), most=wanted.max_length)
    elif wanted.pattern and not re.fullmatch(wanted.pattern, value):
        yield Fault(path, OF_PATTERN[wanted.pattern], where=Place(path), value=shown(value))


OF_PATTERN: Final = {
    "^[a-z0-9]+(-[a-z0-9]+)*$": "not-a-slug",
    "^#[0-9a-fA-F]{6}$": "not-a-colour",
    "^([0-9]|[1-3][0-9])$": "not-a-square",
}
"""What is wrong with a text that does not fit a pattern."""


def number_faults(value: object, wanted: inspect.IntType, path: KeyPath) -> Iterator[Fault]:
    if isinstance(value, bool) or not isinstance(value, int):
        yield wrong(path, value, "number")
        return
    least, most = wanted.ge, wanted.le
    if (least is not None and value < least) or (most is not None and value > most):
        yield Fault(path, "out-of-range", where=Place(path), value=str(value), least=least, most=most)


def wrong(path: KeyPath, value: object, wanted: str) -> Fault:
    return Fault(path, f"must-be-{wanted}", where=Place(path), value=shown(value))


def unknown(path: KeyPath, key: str, known: list[str], by_language: bool = False) -> Fault:
    near = nearest(key, [*(COMPLETE if by_language else ()), *known])
    where = Message(PART, "in-place", where=Place(path[:-1])) if path[:-1] else ""
    if near:
        return Fault(path, "misspelt-key", key=cut_short(key), where=where, near=near)
    listed = Listed(*(TAGS if by_language else ()), *known)
    return Fault(path, "unknown-key", key=cut_short(key), where=where, known=listed)


def lacking(path: KeyPath, keys: list[str]) -> Fault:
    where = Place(path) if path else Message(PART, "this-edition")
    return Fault(path, "lacking", where=where, keys=", ".join(keys), n=len(keys))


class Place:
    """A key path as a person writes it; the places of a list are counted from 1."""

    def __init__(self, path: KeyPath) -> None:
        self.path: Final = path

    def told(self, language: str) -> str:
        """The path in a language: only a list's entries are said in words."""
        entries = {key: Message(PART, "entry", number=str(key + 1)) for key in self.path if isinstance(key, int)}
        words = [entries[key].told(language) if isinstance(key, int) else f".{key}" for key in self.path]
        return on_one_line("".join(words).removeprefix("."))


def shown(value: object) -> str | Message:
    """A value as its file has it, cut short."""
    match value:
        case bool():
            return "true" if value else "false"
        case dict():
            return Message(PART, "a-table")
        case list():
            return Message(PART, "a-list")
        case str():
            return Message(PART, "quoted", value=cut_short(value))
        case _:
            return str(value)


def cut_short(value: str) -> str:
    """A text from a file as a message quotes it."""
    return value if len(value) <= 30 else value[:29] + "…"
