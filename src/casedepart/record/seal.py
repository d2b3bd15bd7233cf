"""The seal of a record: a digest of all of it on its last line, by which a later change anywhere is noticed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any


def line_of(values: dict[str, Any]) -> str:
    """Values as a line of a record."""
    return json.dumps(values, ensure_ascii=False)


def seal_of(lines: Iterable[str], closing: dict[str, Any]) -> str:
    """The seal over the lines as they are written, and over what else the last line says."""
    text = "\n".join([*lines, line_of(closing)])
    # A name in a file may be half of a sign, escaped: no text, and yet to be told from others.
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
