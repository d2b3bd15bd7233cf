"""The project reads nothing outside itself, and names no machine it was made on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.repository.tree import ROOT, text_of, tracked_files

# Written in pieces, so that this file does not find itself.
ELSEWHERE = {
    "a folder beside the project": re.compile(r"\.\./" + "shared"),
    "a path of one machine": re.compile(r"(?<![\w.])/(?:" + "work|home|root|Users" + r")/\w"),
    "a package index": re.compile(r"pypi\.org/" + "simple|index-" + r"url\s*[= ]|find-" + r"links\s*[= ]"),
}


@pytest.mark.parametrize("what", ELSEWHERE)
def test_nothing_points_outside_the_project(what: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}: {match.group()}"
        for path in tracked_files()
        if (match := ELSEWHERE[what].search(text_of(path)))
    ]
    assert found == []


def test_the_repository_is_not_empty() -> None:
    assert {ROOT / "README.md", ROOT / "pyproject.toml"} <= set(tracked_files())


@pytest.mark.parametrize("lock", sorted(ROOT.glob("requirements*.txt")), ids=lambda path: str(path.name))
def test_locks_pin_every_version_with_the_digests_of_its_files(lock: Path) -> None:
    lines = [line for line in text_of(lock).splitlines() if not line.lstrip().startswith("#")]
    pins = "\n".join(lines).replace(" \\\n    ", " ").splitlines()
    assert pins
    pinned = re.compile(r"[\w.-]+==[\w.]+(?: ; .+?)?(?: --hash=sha256:[0-9a-f]{64})+")
    assert [line for line in pins if not pinned.fullmatch(line)] == []


def test_make_installs_nothing_without_its_digest_but_the_package_itself() -> None:
    lines = [line for line in text_of(ROOT / "Makefile").splitlines() if re.search(r"(?:\$\(PIP\)|pip) install ", line)]
    others = [line for line in lines if "--require-hashes" not in line]
    assert len(lines) > len(others)
    assert [line.split(" install ")[1] for line in others] == ["--no-deps --no-build-isolation --force-reinstall ."]
