"""The query of an address: how a link spells a value, read and described in one place."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import Struct, inspect

from casedepart.server.decoder import in_words
from casedepart.server.errors import ServerError

MOST_FIELDS: Final = 40
LONGEST: Final = 2000
YES_OR_NO: Final = {"yes": True, "no": False}
WHOLE: Final = re.compile(r"(-?(?:0|[1-9]\d{0,17}))(?:\.0+)?", re.ASCII)

Fields = TypeVar("Fields", bound=Struct)
Schema = dict[str, Any]


def read_query(query: str, kind: type[Fields]) -> Fields:
    """The value that a query spells; an error names the field that is wrong."""
    if len(query) > LONGEST:
        raise ServerError("bad-request", detail=f"its query is longer than {LONGEST} signs")
    try:
        pairs = parse_qsl(query, keep_blank_values=True, max_num_fields=MOST_FIELDS)
        readers = readers_of(kind)
        return msgspec.convert({name: readers.get(name, str)(words) for name, words in pairs}, kind)
    except msgspec.ValidationError as error:
        raise ServerError("bad-request", detail=in_words(error)) from None
    except ValueError:
        raise ServerError("bad-request", detail=f"its query has more than {MOST_FIELDS} fields") from None


def yes_or_no(words: str) -> bool | str:
    """Of what is read here, what cannot be stays a text: the field that wants something else refuses it."""
    return YES_OR_NO.get(words, words)


def whole_number(words: str) -> int | str:
    found = WHOLE.fullmatch(words)
    return int(found.group(1)) if found else words


def listed(words: str) -> list[str]:
    return [word for word in words.split(",") if word]


def numbered(words: str) -> dict[str, int | str]:
    """Numbers as `name:4`, with commas between them."""
    pairs = [word.partition(":") for word in words.split(",")] if words else []
    return {name: whole_number(number) for name, _, number in pairs}


READERS: Final[dict[type, Callable[[str], object]]] = {
    inspect.BoolType: yes_or_no,
    inspect.IntType: whole_number,
    inspect.ListType: listed,
    inspect.DictType: numbered,
}
"""By the type of a field; any other is a text."""


@cache
def readers_of(kind: type[Struct]) -> dict[str, Callable[[str], object]]:
    """How each field of a query is read."""
    told = inspect.type_info(kind)
    assert isinstance(told, inspect.StructType)
    return {field.encode_name: READERS.get(type(given(field.type)), str) for field in told.fields}


def given(kind: inspect.Type) -> inspect.Type:
    """The type of a field that is not left out."""
    return next(iter(kind.types)) if isinstance(kind, inspect.UnionType) else kind


def spelled(schema: Schema) -> Schema:
    """The schema of a field as a link spells it: yes and no as words, numbers as `name:4`."""
    if "anyOf" in schema:
        schema = next(choice for choice in schema["anyOf"] if choice.get("type") != "null")
    if schema.get("type") == "boolean":
        return {"enum": list(YES_OR_NO), "default": "yes" if schema.get("default") else "no"}
    if schema.get("type") == "array":
        return {**schema, "items": {**schema["items"], "enum": [*schema["items"]["enum"], ""]}}
    if schema.get("type") == "object":
        one = "|".join(f"{name}:({digits(number)})" for name, number in schema["properties"].items())
        more = schema["maxProperties"] - 1
        return {"type": "string", "pattern": f"^(({one})(,({one})){{0,{more}}})?$", "default": ""}
    return schema


def digits(number: Schema) -> str:
    """A regular expression for the whole numbers from 0 or 1 to the most."""
    most = str(number["maximum"])
    found = [] if number["minimum"] else ["0"]
    if len(most) > 1:
        found.append(rf"[1-9]\d{{0,{len(most) - 2}}}")
    for place, digit in enumerate(most):
        least = 0 if place else 1
        if int(digit) > least:
            found.append(rf"{most[:place]}[{least}-{int(digit) - 1}]\d{{{len(most) - place - 1}}}")
    return "|".join([*found, most])
