"""Write the types that the page is checked against: `make protocol`.

Messages of the socket and bodies of HTTP, from the same models that the server reads and writes by.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from building.protocol.schema import NEWS, definitions, one_of
from building.protocol.typescript import typescript
from casedepart.server.openapi import kinds_of
from casedepart.server.routes import ROUTES
from casedepart.table.messages import ASKS


def page_types() -> str:
    """The TypeScript module of all types that the page speaks."""
    unions = {"Ask": one_of(ASKS, "What a client may say."), "News": one_of(NEWS, "What a server may say.")}
    return typescript({"$defs": unions | definitions([*ASKS, *NEWS, *spoken_over_http()])})


def spoken_over_http() -> list[Any]:
    """Every type that a call takes or answers with, once."""
    kinds = [kind for route in ROUTES for kind in kinds_of(route)]
    return list({id(kind): kind for kind in kinds}.values())


def main(file: str) -> None:
    """Write the module into a file."""
    Path(file).write_text(page_types(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1])
