"""The decoder of untrusted input: bytes become a validated value, or an error that says where they are wrong."""

from __future__ import annotations

import re
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from casedepart.server.errors import ServerError
from casedepart.table.messages import ANY_ASK
from casedepart.table.messages.message import Ask

Value = TypeVar("Value")
PLACE: Final = re.compile(r" - at `\$?\.?(.*)`$")
MOST_DETAIL: Final = 300
FLOAT: Final = "Expected `int`, got `float`"
ASKS: Final = msgspec.json.Decoder(ANY_ASK)


class Named(Struct):
    """As much of a message as is needed to reply to it."""

    id: str = ""


NAMED: Final = msgspec.json.Decoder(Named)


def read_ask(text: str) -> Ask:
    """The message that a client sent."""
    try:
        ask: Ask = ASKS.decode(text)
        return ask
    except msgspec.ValidationError as error:
        detail = in_words(error)
        raise ServerError("unknown-type" if detail.endswith("in type") else "bad-message", detail=detail) from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ServerError("bad-message", detail=in_words(error)) from None
    except RecursionError:
        raise ServerError("too-deep") from None


def id_of(text: str) -> str:
    """The id of a message that is wrong otherwise; empty where it cannot be read."""
    try:
        return NAMED.decode(text).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def read_body(body: bytes, kind: type[Value]) -> Value:
    """The value that the body of a request holds."""
    try:
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.ValidationError as error:
            if FLOAT not in str(error):
                raise
            return msgspec.convert(with_whole_numbers(msgspec.json.decode(body)), kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise ServerError("bad-request", detail=in_words(error)) from None
    except RecursionError:
        raise ServerError("bad-request", detail="it is nested too deeply") from None


def with_whole_numbers(value: Any) -> Any:
    """A value of JSON in which whole numbers are such, however they were written: `5.0` is one to JSON Schema."""
    if isinstance(value, list):
        return [with_whole_numbers(part) for part in value]
    if isinstance(value, dict):
        return {key: with_whole_numbers(part) for key, part in value.items()}
    return int(value) if isinstance(value, float) and value.is_integer() else value


def in_words(error: Exception) -> str:
    """What is wrong and where, on one line: `expected int, got str, in version`."""
    said = str(error)
    place = PLACE.search(said)
    what = PLACE.sub("", said).replace("`", "").rstrip(".")
    where = f", in {place.group(1)}" if place and place.group(1) else ""
    first = what[:1] if what[1:2].isupper() else what[:1].lower()
    whole = f"{first}{what[1:]}{where}"
    return "".join(sign if sign.isprintable() else "?" for sign in whole[:MOST_DETAIL])
