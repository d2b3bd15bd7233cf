"""Nothing that a program does breaks the interpreter, nor is it another thing compiled than interpreted."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

import casedepart
from tests.memory.programs import CHAINS, ODD, ROUGH
from tests.repository.tree import ROOT, SOURCE

DEPTHS = (60, 400)
"""More than fifty objects that are freed within one another: there CPython puts the rest off."""


def output(name: str, depth: int, **environment: str) -> str:
    """What a program prints, run by itself; it has to end well."""
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-m", "tests.memory.programs", name, str(depth)],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def outputs(name: str, depth: int) -> list[str]:
    """What it prints under the debug allocator, and from the source where this build is compiled."""
    printed = [output(name, depth, PYTHONMALLOC="debug")]
    if casedepart.COMPILED:
        printed.append(output(name, depth, PYTHONPATH=str(ROOT / "src")))
    return printed


@pytest.mark.parametrize("depth", DEPTHS)
@pytest.mark.parametrize("name", CHAINS)
def test_what_is_freed_or_ends_together_writes_nowhere_else(name: str, depth: int) -> None:
    assert len({*outputs(name, depth)}) == 1


@pytest.mark.parametrize("name", ODD)
def test_odd_values_are_told_alike_compiled_and_interpreted(name: str) -> None:
    assert len({*outputs(name, 1)}) == 1


@pytest.mark.parametrize("name", ROUGH)
def test_what_is_done_roughly_ends_well(name: str) -> None:
    assert output(name, 1, PYTHONMALLOC="debug")


def test_a_hook_that_forgets_to_return_is_told_by_its_name() -> None:
    said = output("a_hook_without_a_return", 1)
    assert said == "WrongReturn: __main__:Fee.on_tax returned None: wherever it ends, it must return bool\n"


def test_no_class_is_hidden_from_the_collector_or_kept_for_later() -> None:
    """`acyclic` lets the interpreter write into other memory; a free list hands out objects before they are empty."""
    for path in SOURCE.rglob("*.py"):
        assert not re.search(r"\bacyclic\s*=|\bfree_list_len\s*=", path.read_text(encoding="utf-8")), path
