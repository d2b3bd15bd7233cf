"""The words and numbers that a request may choose, as JSON Schema, each from where it is decided what there is."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from casedepart import bots
from casedepart.editions import catalogue
from casedepart.editions.build import set_variant_number
from casedepart.editions.numbers import NumberError
from casedepart.editions.rulesets import MODES
from casedepart.editions.variants import allowed, make, ruleset_of, variant_numbers, variant_of
from casedepart.table.errors import TableError
from casedepart.table.settings import OWN_LANGUAGE, choose
from casedepart.texts import languages
from casedepart.variants import VARIANTS

Schema = dict[str, Any]


def modes() -> Iterable[str]:
    """Those of all rulesets."""
    return dict.fromkeys(mode for known in MODES.values() for mode in known)


def options() -> Iterable[str]:
    """All that some edition may let a table take up."""
    return [name for name in (*VARIANTS, *allowed()) if not ruleset_of(name)]


WORDS: Final[dict[str, Callable[[], Iterable[str]]]] = {
    "edition": catalogue,
    "ruleset": lambda: MODES,
    "mode": modes,
    "options": options,
    "bots": lambda: bots.NAMES,
    "streets": lambda: (OWN_LANGUAGE, *languages()),
    "language": languages,
}
"""What may stand in a field, by its name."""


def with_words(fields: dict[str, Schema]) -> dict[str, Schema]:
    """The fields of a request, by their names, with all that may stand there."""
    return {name: with_choices(name, field) for name, field in fields.items()}


def with_choices(name: str, field: Schema) -> Schema:
    """A field with its words and its numbers."""
    if "anyOf" in field:
        return {**field, "anyOf": [with_choices(name, choice) for choice in field["anyOf"]]}
    if field.get("type") == "array":
        return {**field, "items": with_choices(name, field["items"])}
    if field.get("type") == "object" and name == "numbers":
        bounds = {number: bounds_of(number) for number in variant_numbers()}
        return {**field, "properties": bounds, "additionalProperties": False, "maxProperties": len(bounds)}
    if field.get("type") != "string" or name not in WORDS:
        return field
    return {**field, "enum": list(dict.fromkeys([*WORDS[name](), *([field["default"]] if "default" in field else [])]))}


def check_choices(asked: Struct) -> None:
    """Refuse words and numbers that no game here could have; an edition is looked for where it is needed."""
    for field in msgspec.structs.fields(asked):
        value = getattr(asked, field.name)
        if field.name in WORDS and field.name != "edition" and value != field.default:
            for word in value if isinstance(value, list) else [value]:
                choose(field.name.removesuffix("s"), word, tuple(WORDS[field.name]()))
        if field.name == "numbers":
            for name, number in value.items():
                check_number(name, number)


def check_number(name: str, value: int) -> None:
    """Refuse a number of a house rule that its variant could not have, whether or not that is played."""
    choose("number", name, variant_numbers())
    try:
        set_variant_number(make(variant_of(name)), name, str(value))
    except NumberError as error:
        raise TableError("bad-settings", detail=error.told) from None


def bounds_of(name: str) -> Schema:
    """How small and how large a number of a house rule may be."""
    number = next(number for number in make(variant_of(name)).numbers if number.name == name)
    return {"type": "integer", "minimum": number.least, "maximum": number.most}
