"""TypeScript types from the schema of the messages: what the schema uses, and no more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

HEAD: Final = "// The messages of Case Départ. Made from the models by `make protocol`: do not change by hand.\n"
PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript(schema: dict[str, Any]) -> str:
    """A module with one exported type for each definition of a schema."""
    definitions: dict[str, dict[str, Any]] = schema["$defs"]
    return "\n".join([HEAD, *[declaration(name, definition) for name, definition in definitions.items()]])


def declaration(name: str, definition: dict[str, Any]) -> str:
    """An object as an interface, anything else as a type."""
    comment = "".join(f"{line}\n" for line in commented(definition, ""))
    if "properties" not in definition:
        return f"{comment}export type {name} = {written(definition)};\n"
    lines = [line for field in definition["properties"] for line in member(field, definition)]
    return f"{comment}export interface {name} {{\n" + "".join(f"{line}\n" for line in lines) + "}\n"


def member(name: str, definition: dict[str, Any]) -> Iterator[str]:
    """One field of an interface, with what is said about it."""
    field = definition["properties"][name]
    yield from commented(field, "  ")
    optional = "" if name in definition.get("required", []) else "?"
    yield f"  {name}{optional}: {written(field)};"


def commented(definition: dict[str, Any], indent: str) -> Iterator[str]:
    """The words of the schema as a comment, with the value that stands for a missing one."""
    words = [" ".join(definition["description"].split())] if "description" in definition else []
    if "default" in definition:
        words.append(f"@default {json.dumps(definition['default'])}")
    if words:
        yield f"{indent}/** {' '.join(words).replace('*/', '* /')} */"


def written(definition: dict[str, Any]) -> str:
    """A type as TypeScript writes it; an error for what the generator does not know."""
    if "$ref" in definition:
        return str(definition["$ref"]).rpartition("/")[2]
    if "enum" in definition:
        return " | ".join(json.dumps(value) for value in definition["enum"])
    if "anyOf" in definition:
        return " | ".join(written(part) for part in definition["anyOf"])
    if "prefixItems" in definition:
        return f"[{', '.join(written(part) for part in definition['prefixItems'])}]"
    if definition.get("type") == "array":
        inner = written(definition["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if definition.get("type") == "object" and "additionalProperties" in definition:
        inner = written(definition["additionalProperties"])
        if "propertyNames" in definition:
            return f"Partial<Record<{written(definition['propertyNames'])}, {inner}>>"
        return f"Record<string, {inner}>"
    if definition.get("type") in PLAIN:
        return PLAIN[definition["type"]]
    raise ValueError(f"there is no TypeScript for {definition}: teach it to building.protocol.typescript")
