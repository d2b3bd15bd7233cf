"""The engine stands on the standard library alone and holds no chance, no clock and no file."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

from tests.repository.tree import SOURCE, imports_of, text_of

ENGINE = sorted((SOURCE / "engine").rglob("*.py"))
PURE = [*ENGINE, *sorted((SOURCE / "variants").rglob("*.py"))]
IMPURE_MODULES = {
    *("asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets"),
    *("shutil", "socket", "subprocess", "tempfile", "threading", "time", "uuid"),
}
IMPURE_CALLS = {"open", "print", "input"}


def name_below_source(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", ENGINE, ids=name_below_source)
def test_the_engine_imports_only_itself_and_the_standard_library(path: Path) -> None:
    allowed = {*sys.stdlib_module_names, "mypy_extensions"}
    outside = {name for name in imports_of(path) if name.partition(".")[0] not in allowed}
    assert {name for name in outside if not name.startswith("casedepart.engine")} == set()


@pytest.mark.parametrize("path", PURE, ids=name_below_source)
def test_no_chance_no_clock_and_no_file_in_the_rules(path: Path) -> None:
    assert {name.partition(".")[0] for name in imports_of(path)} & IMPURE_MODULES == set()
    calls = {
        node.func.id
        for node in ast.walk(ast.parse(text_of(path)))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert calls & IMPURE_CALLS == set()
