"""The example of docs/variants.md, saved as the document says, and commands run beside it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import casedepart

TEXT = (Path(__file__).parents[2] / "docs" / "variants.md").read_text(encoding="utf-8")
NAME = "insurance:Insurance"


def block(kind: str) -> str:
    """The one block of this language."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def save(folder: Path) -> Path:
    """Save the files that the document says to save."""
    (folder / "insurance.py").write_text(block("python"), encoding="utf-8")
    (folder / "insurance.yaml").write_text(block("yaml"), encoding="utf-8")
    return folder


def run(folder: Path, *words: str, allowed: str = "") -> subprocess.CompletedProcess[str]:
    """A module run in a process of its own: what a variant adds lasts as long as the process."""
    package = str(Path(casedepart.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": package, "CASEDEPART_VARIANTS": allowed, "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)
