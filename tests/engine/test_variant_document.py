"""The example of docs/variants.md runs, and prints what it shows, on a variant that is never compiled."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "variants.md"


def test_the_example_of_a_variant_prints_what_it_shows() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    (source,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    (shown,) = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(source, str(DOCUMENT), "exec"), {"__name__": "example"})
    assert printed.getvalue() == shown
