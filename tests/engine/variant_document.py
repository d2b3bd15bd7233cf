"""The example of docs/variants.md, saved as the document says, and commands run beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import casedepart
from tests.repository.examples import blocks
from tests.repository.tree import ROOT, text_of

TEXT = text_of(ROOT / "docs" / "variants.md")
NAME = "insurance:Insurance"


def save(folder: Path) -> Path:
    """Save the files that the document says to save."""
    for block in blocks("docs/variants.md"):
        if block.title:
            (folder / block.title).write_text(block.text, encoding="utf-8")
    return folder


def run(folder: Path, *words: str, allowed: str = "") -> subprocess.CompletedProcess[str]:
    """A module run in a process of its own: what a variant adds lasts as long as the process."""
    package = str(Path(casedepart.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": package, "CASEDEPART_VARIANTS": allowed, "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
