"""The example of docs/variants.md is played, checked and proved by its scenario, on a variant that is never compiled.

In processes of their own: the verbs, events and rules that it adds last as long as the process.
"""

from __future__ import annotations

import inspect
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import casedepart
from casedepart.engine import Variant

TEXT = (Path(__file__).parents[2] / "docs" / "variants.md").read_text(encoding="utf-8")
NAME = "insurance:Insurance"


def block(kind: str) -> str:
    """The one block of this language."""
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the files lie that the document says to save."""
    (tmp_path / "insurance.py").write_text(block("python"), encoding="utf-8")
    (tmp_path / "insurance.yaml").write_text(block("yaml"), encoding="utf-8")
    return tmp_path


def run(folder: Path, *words: str, allowed: str = "") -> subprocess.CompletedProcess[str]:
    package = str(Path(casedepart.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": package, "CASEDEPART_VARIANTS": allowed, "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", *words]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", check=False)


def test_the_variant_keeps_the_contract(folder: Path) -> None:
    flags = ["--edition", "classic", "--games", "2", "--seconds", "60"]
    done = run(folder, "casedepart.testing", "--variant", NAME, *flags)
    assert done.returncode == 0, done.stdout + done.stderr
    shown = re.search(r"^\$ python -m casedepart.testing .*\n(.*)…$", TEXT, re.MULTILINE)
    assert shown and done.stdout.startswith(shown[1].rstrip())


def test_the_scenario_passes_where_it_is_allowed_and_only_there(folder: Path) -> None:
    done = run(folder, "casedepart", "check", "insurance.yaml", allowed=NAME)
    assert (done.returncode, done.stdout) == (0, "1 passed, 0 failed\n"), done.stderr
    refused = run(folder, "casedepart", "check", "insurance.yaml")
    assert refused.returncode == 2
    assert f"--variant {NAME}" in refused.stderr


def test_every_hook_is_listed() -> None:
    hooks = [name for name, _ in inspect.getmembers(Variant, callable) if not name.startswith("_")]
    assert [hook for hook in hooks if f"`{hook}`" not in TEXT] == []
