"""The build is pinned once, and says which version it is."""

from __future__ import annotations

import tomllib

import casedepart
from tests.repository.tree import ROOT, text_of

PROJECT = tomllib.loads(text_of(ROOT / "pyproject.toml"))


def test_the_version_is_the_same_everywhere() -> None:
    assert PROJECT["project"]["version"] == casedepart.__version__
    assert f"## [{casedepart.__version__}]" in text_of(ROOT / "CHANGELOG.md")


def test_make_builds_with_the_pinned_build_requirements() -> None:
    pins = PROJECT["build-system"]["requires"]
    assert PROJECT["dependency-groups"]["build"] == pins
    for lock in ("requirements-build.txt", "requirements-dev.txt"):
        assert set(pins) <= set(text_of(ROOT / lock).splitlines())


def test_the_version_line_says_how_it_runs() -> None:
    how = "compiled" if casedepart.COMPILED else "interpreted"
    assert casedepart.version_line().startswith(f"casedepart {casedepart.__version__} ({how}, Python 3.")
