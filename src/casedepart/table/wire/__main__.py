"""Write the protocol's documents that are made from its models: `python -m casedepart.table.wire docs/protocol`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from casedepart.table.wire.reference import reference_page
from casedepart.table.wire.schema import schema


def documents() -> dict[str, str]:
    """Each file's name and what must stand in it."""
    whole = schema()
    return {
        "schema.json": json.dumps(whole, ensure_ascii=False, indent=2) + "\n",
        "messages.md": reference_page(whole),
    }


def main(folder: str) -> None:
    """Write them all into a folder."""
    for name, text in documents().items():
        Path(folder, name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1])
