"""The example of docs/variants.md is played, checked and proved by its scenario, on a variant that is never compiled.

In processes of their own: the verbs, events and rules that it adds last as long as the process.
"""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

import casedepart
from casedepart.engine import Variant
from tests.engine.variant_document import NAME, TEXT, run, save


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the files lie that the document says to save."""
    return save(tmp_path)


def test_the_variant_keeps_the_contract(folder: Path) -> None:
    flags = ["--edition", "classic", "--games", "2", "--seconds", "60"]
    if not casedepart.COMPILED:
        # The variant is the same code on either build; it is played by every ruleset on the one that is faster.
        flags += ["--ruleset", "hasbro-2000"]
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
