"""The schema for editors agrees with the loader."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from casedepart.editions.schema import schema
from casedepart.editions.sources import CATALOGUE

SCHEMA = schema()
NOTES = {"title", "description", "default", "$schema", "$defs"}
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
BROKEN = Path(__file__).parent / "broken"


def conforms(value: Any, wanted: dict[str, Any]) -> bool:
    """Whether a value conforms to a schema, by the keywords that ours uses."""
    return all(conforms_to(value, word, wanted[word], wanted) for word in wanted if word not in NOTES)


def conforms_to(value: Any, word: str, given: Any, wanted: dict[str, Any]) -> bool:
    match word:
        case "$ref":
            return conforms(value, SCHEMA["$defs"][given.removeprefix("#/$defs/")])
        case "anyOf":
            return any(conforms(value, choice) for choice in given)
        case "type":
            return isinstance(value, TYPES[given]) and (given != "integer" or not isinstance(value, bool))
        case "enum":
            return value in given
        case "required":
            return all(key in value for key in given)
        case "properties":
            return all(conforms(value[key], given[key]) for key in given if key in value)
        case "additionalProperties":
            others = [value[key] for key in value if key not in wanted.get("properties", {})]
            return all(conforms(item, given) for item in others) if isinstance(given, dict) else not others
        case "propertyNames":
            return all(conforms(key, given) for key in value)
        case "items":
            return all(conforms(item, given) for item in value)
        case "pattern":
            return re.search(given, value) is not None
        case "minLength" | "maxLength":
            return bool(len(value) >= given if word == "minLength" else len(value) <= given)
        case "minimum" | "maximum":
            return bool(value >= given if word == "minimum" else value <= given)
        case _:
            raise AssertionError(f"the schema uses the keyword {word}, which is not read here")


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", sorted(CATALOGUE.glob("*.toml")), ids=lambda file: file.stem)
def test_every_file_of_the_catalogue_conforms(file: Path) -> None:
    assert conforms(read(file), SCHEMA)


SHAPES = (
    "unknown-key",
    "near-miss-in-square",
    "square-forty",
    "price-in-quotes",
    "price-true",
    "negative-rent",
    "unknown-source",
    "unknown-kind",
    "unknown-effect",
    "choice-out-of-range",
    "colour-by-name",
    "under-unknown-ruleset",
    "nothing",
    "bad-id",
    "number-zero",
)


@pytest.mark.parametrize("name", SHAPES)
def test_what_the_loader_calls_misshapen_does_not_conform(name: str) -> None:
    assert not conforms(read(BROKEN / f"{name}.toml"), SCHEMA)


def test_it_is_plain_json_with_a_title() -> None:
    assert json.loads(json.dumps(SCHEMA))["$defs"].keys() == SCHEMA["$defs"].keys()
    assert SCHEMA["title"] == "An edition of Case Départ"
