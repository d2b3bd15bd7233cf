"""What the README shows is what happens."""

from __future__ import annotations

import contextlib
import io
import re

from tests.repository.tree import ROOT, text_of

README = text_of(ROOT / "README.md")
BLOCK = re.compile(r"```(python|text)\n(.*?)```", re.DOTALL)


def test_the_library_example_prints_what_it_says() -> None:
    blocks = BLOCK.findall(README)
    code = next(body for language, body in blocks if language == "python")
    shown = blocks[blocks.index(("python", code)) + 1][1]
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "README.md", "exec"), {"__name__": "readme"})
    assert printed.getvalue() == shown
