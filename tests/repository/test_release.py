"""`make release` says what stands in the way of a release, and only that."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from building import release

CHANGES = "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-01-02\n\n- One.\n\n## [1.2.2] - 2026-01-01\n\n- None.\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project that can be released."""
    write(tmp_path, "src/casedepart/__init__.py", '__version__ = "1.2.3"\n')
    write(tmp_path, "CHANGELOG.md", CHANGES)
    write(tmp_path, "pyproject.toml", '[project.urls]\nSource = "https://here.org/mine"\n')
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text)


def git(root: Path, *arguments: str) -> None:
    who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=root, check=True, capture_output=True)


def commit(root: Path) -> None:
    git(root, "add", ".")
    git(root, "commit", "--quiet", "-m", "All of it")


def test_a_version_with_its_changes_in_a_clean_tree_can_be_released(project: Path) -> None:
    assert list(release.obstacles(project)) == []


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("src/casedepart/__init__.py", '__version__ = "1.3"\n', "no version of three numbers"),
        ("src/casedepart/__init__.py", '__version__ = "1.2.4"\n', "newest heading must be ## [1.2.4]"),
        ("CHANGELOG.md", CHANGES.replace(" - 2026-01-02", ""), "has no date"),
        ("CHANGELOG.md", CHANGES.replace("[Unreleased]\n", "[Unreleased]\n\n- Two.\n"), "move what stands under"),
    ],
)
def test_version_and_changelog_must_agree(project: Path, name: str, text: str, told: str) -> None:
    write(project, name, text)
    commit(project)
    (found,) = release.obstacles(project)
    assert told in found


def test_addresses_of_nobody_are_not_published(project: Path) -> None:
    write(project, "pyproject.toml", 'email = "a@b.example"\nSource = "https://b.example/mine"\n')
    commit(project)
    assert [found.split()[1] for found in release.obstacles(project)] == ["a@b.example", "https://b.example/mine"]


def test_the_tree_must_be_clean_and_the_version_new(project: Path) -> None:
    git(project, "tag", "v1.2.3")
    write(project, "notes.txt", "forgotten")
    tagged, unclean = release.obstacles(project)
    assert tagged.startswith("v1.2.3 is tagged already")
    assert unclean == "the tree is not clean: commit, or put away, notes.txt"
