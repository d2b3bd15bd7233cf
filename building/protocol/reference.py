"""Write the protocol's documents that are made from its models: `make protocol`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from building.protocol.schema import NEWS, models, schema
from building.protocol.typescript import written
from casedepart.table.messages import ASKS
from casedepart.table.wire.names import NAMED

HEAD: Final = """# The messages

Every message of the [protocol](../protocol.md) and every field. Made from the models by `make protocol`: do not change
by hand. A field with a default may be left out, by whoever sends it. The same for programs: [schema.json](schema.json)
(JSON Schema), [types.ts](../../web/src/protocol/types.ts) (TypeScript).
"""
BOUNDS: Final = {
    "minimum": "at least {}",
    "maximum": "at most {}",
    "minLength": "at least {} long",
    "maxLength": "at most {} long",
    "maxItems": "at most {}",
    "pattern": "like `{}`",
}


def documents() -> dict[str, str]:
    """Each file's name and what must stand in it."""
    whole = schema()
    return {
        "schema.json": json.dumps(whole, ensure_ascii=False, indent=2) + "\n",
        "messages.md": reference_page(whole),
    }


def reference_page(schema: dict[str, Any]) -> str:
    """The reference of all messages in Markdown: each with its fields, from the schema."""
    definitions = schema["$defs"]
    parts = [model for model in models() if model not in ASKS and model not in NEWS]
    chapters = {"From the client": ASKS, "From the server": NEWS, "What they are made of": parts}
    lines = [HEAD]
    for title, chapter in chapters.items():
        lines.append(f"## {title}\n")
        for model in chapter:
            lines.append("\n".join(entry(model.__name__, definitions[model.__name__])) + "\n")
    lines.append("## The words\n")
    lines += ["\n".join(listed(name, definitions[name])) + "\n" for name in NAMED]
    return "\n".join(lines)


def listed(name: str, definition: dict[str, Any]) -> Iterator[str]:
    """A closed list of words."""
    yield from [f"### {name}", "", str(definition["description"]), ""]
    yield ", ".join(f"`{word}`" for word in definition["enum"] if word)


def entry(name: str, definition: dict[str, Any]) -> Iterator[str]:
    """One message or part of one: what it is for, and its fields."""
    fields: dict[str, dict[str, Any]] = definition["properties"]
    yield f"### {'`' + fields['type']['enum'][0] + '`' if 'type' in fields else name}"
    yield ""
    yield str(definition["description"])
    rows = [row(field, fields[field]) for field in fields if field != "type"]
    if rows:
        yield from ["", "| field | type | default | what |", "|---|---|---|---|", *rows]


def row(name: str, field: dict[str, Any]) -> str:
    """One field of the table."""
    default = f"`{json.dumps(field['default'])}`" if "default" in field else ""
    words = " ".join(str(field.get("description", "")).split())
    said = "; ".join(part for part in (words.rstrip("."), bounds(field)) if part)
    return f"| `{name}` | {cell(written(field))} | {default} | {said.replace('|', chr(92) + '|')} |"


def cell(kind: str) -> str:
    """A type in a table, where a bar would end the cell."""
    return "`" + kind.replace("|", "\\|") + "`"


def bounds(field: dict[str, Any]) -> str:
    """How large, long or many."""
    return ", ".join(words.format(field[key]) for key, words in BOUNDS.items() if key in field)


def main(folder: str) -> None:
    """Write them all into a folder."""
    for name, text in documents().items():
        Path(folder, name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1])
