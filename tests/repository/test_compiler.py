"""The compiled libraries are made from the source alone, when it has changed, and take their place as a whole."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from building import compiler
from tests.repository.tree import ROOT


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project, and a compiler that makes one file of each module."""

    def pretend(workshop: Path, modules: list[str]) -> None:
        for name in modules:
            made = workshop / compiler.MADE / Path(name).with_suffix(".so")
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text((workshop / name).read_text())

    write(tmp_path, "ONE = 1\n")
    monkeypatch.setattr(compiler, "require_compiler", lambda: None)
    monkeypatch.setattr(compiler, "run_mypyc", pretend)
    return tmp_path


def write(root: Path, text: str) -> None:
    """Give the project's only module a text."""
    module = root / "src" / "casedepart" / "engine" / "game.py"
    module.parent.mkdir(parents=True, exist_ok=True)
    module.write_text(text)


def compiled(root: Path) -> str:
    """What the project's only library was made from."""
    (library,) = compiler.files(root)
    assert compiler.files(root)[library] == "casedepart/engine/game.so"
    return Path(library).read_text()


def test_a_changed_source_is_compiled_anew_and_no_other(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler.build(project)
    assert compiler.is_current(project) and compiled(project) == "ONE = 1\n"
    write(project, "ONE = 2\n")
    assert not compiler.is_current(project)
    compiler.build(project)
    assert compiled(project) == "ONE = 2\n"
    monkeypatch.setattr(compiler, "run_mypyc", None)
    compiler.build(project)
    assert [path.name for path in (project / "build").iterdir()] == ["compiled"]


def test_whoever_stops_it_keeps_what_was_compiled_before(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(workshop: Path, modules: list[str]) -> None:
        (workshop / compiler.MADE).mkdir()
        raise KeyboardInterrupt

    compiler.build(project)
    write(project, "ONE = 2\n")
    monkeypatch.setattr(compiler, "run_mypyc", stop)
    with pytest.raises(KeyboardInterrupt):
        compiler.build(project)
    assert compiled(project) == "ONE = 1\n" and not compiler.is_current(project)
    assert [path.name for path in (project / "build").iterdir()] == ["compiled"]


def test_what_a_killed_compiler_left_is_swept_and_one_at_work_keeps_its_folder(project: Path) -> None:
    left, at_work = project / "build" / f"{compiler.WORKSHOP}left", project / "build" / f"{compiler.WORKSHOP}at-work"
    for workshop in (left, at_work):
        (workshop / "casedepart").mkdir(parents=True)
    long_ago = time.time() - 2 * compiler.ABANDONED
    os.utime(left, (long_ago, long_ago))
    compiler.build(project)
    assert {path.name for path in (project / "build").iterdir()} == {"compiled", at_work.name}


def test_c_files_are_joined_into_a_few_of_about_the_same_size(tmp_path: Path) -> None:
    files = [tmp_path / f"{number}.c" for number in range(40)]
    for number, path in enumerate(files):
        path.write_text(" " * (1000 + number * 10))
    parts = [Path(name).read_text().split() for name in compiler.parts(files)]
    assert len(parts) == compiler.PARTS and all(4 <= len(part) // 2 <= 6 for part in parts)
    assert [name for part in parts for name in part if name != "#include"] == [f'"{path.name}"' for path in files]


def test_a_machine_that_cannot_compile_says_why() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "building.compiler", "--check"],
        cwd=ROOT,
        env={"CC": "a-compiler-that-is-not-there"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "no C compiler found (a-compiler-that-is-not-there)\n")


def test_mypyc_is_found_where_pip_has_put_it_for_this_build_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "for-this-build"
    (place / "mypyc").mkdir(parents=True)
    (place / "mypyc" / "__init__.py").touch()
    (place / "mypyc" / "build.py").write_text("raise SystemExit('found where pip put it')\n")
    monkeypatch.setenv("PYTHONPATH", str(place))
    with pytest.raises(compiler.NotCompiled, match="found where pip put it"):
        compiler.run_mypyc(tmp_path, ["any.py"])


def test_what_mypyc_says_is_in_the_error(tmp_path: Path) -> None:
    (tmp_path / "wrong.py").write_text("one: int = 'one'\n")
    with pytest.raises(compiler.NotCompiled, match=r"mypyc failed:\n(.|\n)*wrong.py:1: error: Incompatible types"):
        compiler.run_mypyc(tmp_path, ["wrong.py"])


def test_mypyc_reads_every_module_of_ours_that_a_compiled_one_imports() -> None:
    read = {path.relative_to(ROOT / "src") for path in compiler.read_modules(ROOT)}
    imported = {name for path in read for name in imports(ROOT / "src" / path)}
    places = {name: Path(*name.split(".")) for name in imported}
    missing = [name for name, place in places.items() if not {place.with_suffix(".py"), place / "__init__.py"} & read]
    assert len(imported) > 50 and missing == []


def imports(path: Path) -> Iterator[str]:
    """The modules of ours that a module names in its imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("casedepart"):
            yield str(node.module)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name.startswith("casedepart"))
