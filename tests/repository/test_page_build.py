"""The page is built from its source alone, with any Node that can, and only when something has changed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from building import node, page
from tests.repository.tree import ROOT, text_of, tracked_files

LOCK: dict[str, Any] = json.loads(text_of(ROOT / "web" / "package-lock.json"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small page, as if it had been built."""
    for name, text in {
        "web/package.json": "{}",
        "web/src/main.ts": "one",
        "web/node_modules/other/index.js": "theirs",
        "src/casedepart/texts/fr/events.ftl": "un = un",
        "src/casedepart/server/page/index.html": "the page",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / page.PAGE / page.STAMP).write_text(page.fingerprint(tmp_path))
    return tmp_path


@pytest.fixture
def no_node(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without Node, neither its own nor a wheel's."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(node, "wheel_node", lambda: None)


# What is in the lock


def test_the_lock_names_no_registry() -> None:
    assert "resolved" not in text_of(ROOT / "web" / "package-lock.json")
    addresses = [path for path in tracked_files() if path.name == ".npmrc" and "//" in text_of(path)]
    assert addresses == []


def test_the_lock_pins_what_was_chosen() -> None:
    chosen = json.loads(text_of(ROOT / "web" / "package.json"))
    assert LOCK["packages"][""]["dependencies"] == chosen["dependencies"]
    assert all(package.get("integrity") for name, package in LOCK["packages"].items() if name)


# When it is built


def test_a_page_that_is_current_is_left_alone_even_without_node(project: Path, no_node: None) -> None:
    page.build(project)
    assert text_of(project / page.PAGE / "index.html") == "the page"
    assert page.requirements(project) == []


@pytest.mark.parametrize("changed", ["web/src/main.ts", "web/package.json"])
def test_a_change_of_the_source_makes_it_stale(project: Path, changed: str) -> None:
    (project / changed).write_text("two")
    assert not page.is_current(project)


@pytest.mark.parametrize(
    "beside", ["web/node_modules/other/index.js", "web/src/main.test.ts", "src/casedepart/texts/fr/events.ftl"]
)
def test_what_the_page_is_not_made_of_changes_nothing(project: Path, beside: str) -> None:
    (project / beside).write_text("two")
    assert page.is_current(project)


def test_a_page_that_someone_else_has_built_is_built_anew(project: Path) -> None:
    (project / page.PAGE / page.STAMP).unlink()
    assert not page.is_current(project)


# With which Node


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4", False),
        ("v20.18.1", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_node_must_be_new_enough_for_the_tools(version: str, enough: bool) -> None:
    assert node.new_enough(f"{version}\n") == enough


def test_without_node_the_wheel_of_it_is_asked_for(project: Path, no_node: None) -> None:
    (project / "web/src/main.ts").write_text("two")
    assert page.requirements(project) == [node.NODE_WHEEL]
    hook: Any = hatch_build.WholePackage
    assert hook(str(project), {}, None, None, str(project), "wheel").dependencies() == [node.NODE_WHEEL]
    with pytest.raises(
        page.NotBuilt, match=rf"there is no Node 20\.19, nor 22\.12 or newer.*pip install {node.NODE_WHEEL}"
    ):
        page.build(project)


def test_packages_are_fetched_only_where_they_are_not_those_of_the_lock(tmp_path: Path) -> None:
    def write(name: str, packages: dict[str, object]) -> None:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(json.dumps({"packages": packages}))

    wanted: dict[str, object] = {"": {}, "node_modules/a": {"version": "1"}, "node_modules/b": {"optional": True}}
    write("package-lock.json", wanted)
    assert not page.packages_are_there(tmp_path)
    write("node_modules/.package-lock.json", {"node_modules/a": {"version": "1"}})
    assert page.packages_are_there(tmp_path)
    write("node_modules/.package-lock.json", {"node_modules/a": {"version": "2"}})
    assert not page.packages_are_there(tmp_path)
    write("node_modules/.package-lock.json", {})
    assert not page.packages_are_there(tmp_path)


def test_linters_and_tests_are_no_part_of_what_builds_the_page(tmp_path: Path) -> None:
    built_by = {"node_modules/vite", "node_modules/svelte", "node_modules/@sveltejs/vite-plugin-svelte"}
    assert not any(LOCK["packages"][name].get("dev") for name in built_by)
    checked_by = {"node_modules/eslint", "node_modules/prettier", "node_modules/vitest", "node_modules/axe-core"}
    assert all(LOCK["packages"][name].get("dev") for name in checked_by)

    there = {name: package for name, package in LOCK["packages"].items() if name and not package.get("dev")}
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text(json.dumps(LOCK))
    (tmp_path / "node_modules" / ".package-lock.json").write_text(json.dumps({"packages": there}))
    assert page.packages_are_there(tmp_path, dev=False)
    assert not page.packages_are_there(tmp_path)


# The whole way


@pytest.mark.long
def test_a_wheel_with_the_page_is_built_on_a_machine_without_node(tmp_path: Path) -> None:
    root, tools = tmp_path / "clone", tmp_path / "bin"
    for path in tracked_files():
        copy = root / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, copy)
    tools.mkdir()
    for name in ("sh", "env", "uname"):
        (tools / name).symlink_to(shutil.which(name) or "/bin/false")
    environment = {**os.environ, "PATH": str(tools), "CASEDEPART_COMPILE": "0"}
    environment.pop("PYTHONPATH", None)
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--wheel-dir", str(tmp_path), "."]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("casedepart-*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert len(names) == len(set(names))
    assert {"casedepart/server/page/index.html", "casedepart/server/page/index.html.br"} <= set(names)
    assert any(re.fullmatch(r"casedepart/server/page/assets/index-[\w-]+\.js\.gz", name) for name in names)
