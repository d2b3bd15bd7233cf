"""A JSON Schema of edition files, for editors that complete and check while one writes."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from casedepart.editions.build import effects
from casedepart.editions.model import EditionData
from casedepart.texts import text

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def schema() -> dict[str, Any]:
    """The schema of one file: whole, or one that extends another and leaves out what stays the same."""
    _, definitions = msgspec.json.schema_components([EditionData], ref_template="#/$defs/{name}")
    edition = definitions.pop("EditionData")
    whole = [name for name in edition.pop("required") if name != "id"]
    for definition in definitions.values():
        definition.pop("required", None)
    told = "; ".join(f"{name}: {text('en', f'effect-{name}')}" for name in sorted(effects()))
    definitions["CardData"]["properties"]["effect"] |= {"enum": sorted(effects()), "description": told}
    return {
        "$schema": DIALECT,
        **edition,
        "title": "An edition of Case Départ",
        "anyOf": [{"required": ["extends"]}, {"required": whole}],
        "$defs": definitions,
    }
