"""A JSON Schema of edition files, for editors that complete and check while one writes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from casedepart.editions.build import effects
from casedepart.editions.model import LANGUAGE_PATTERN, EditionData
from casedepart.texts import text

LANGUAGES: Final = LANGUAGE_PATTERN.strip("^$")
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The schema of one file: whole, or one that extends another and leaves out what stays the same."""
    _, definitions = msgspec.json.schema_components([EditionData], ref_template="#/$defs/{name}")
    edition = definitions.pop("EditionData")
    whole = [name for name in edition.pop("required") if name != "id"]
    for definition in definitions.values():
        definition.pop("required", None)
    for name in ("Name", "CardData"):
        say_by_language(definitions[name])
    told = "; ".join(f"{name}: {text('en', f'effect-{name}')}" for name in sorted(effects()))
    definitions["CardData"]["properties"]["effect"] |= {"enum": sorted(effects()), "description": told}
    return {
        "$schema": DIALECT,
        **edition,
        "title": "An edition of Case Départ",
        "anyOf": [{"required": ["extends"]}, {"required": whole}],
        "$defs": definitions,
    }


def say_by_language(definition: dict[str, Any]) -> None:
    """Let the words of a name or a card stand under their languages, beside its other keys."""
    words = definition["properties"].pop("words")
    keys = "|".join(definition["properties"])
    definition["additionalProperties"] = words["additionalProperties"]
    definition["propertyNames"] = {"pattern": f"^({keys}|{LANGUAGES})$"}
