"""The build is pinned once, and says which version it is."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import casedepart
from building.node import NODE_WHEEL
from casedepart.cli.help.build import why_interpreted
from tests.repository.tree import ROOT, text_of

PROJECT = tomllib.loads(text_of(ROOT / "pyproject.toml"))


def test_the_version_has_one_home() -> None:
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert PROJECT["tool"]["hatch"]["version"]["path"] == "src/casedepart/__init__.py"
    assert f"## [{casedepart.__version__}]" in text_of(ROOT / "CHANGELOG.md")


def test_make_builds_with_the_pinned_build_requirements() -> None:
    pins = PROJECT["build-system"]["requires"]
    assert PROJECT["dependency-groups"]["build"] == pins
    for lock in ("requirements-build.txt", "requirements-dev.txt"):
        assert set(pins) <= {line.removesuffix(" \\") for line in text_of(ROOT / lock).splitlines()}


def test_make_installs_the_node_that_the_build_names() -> None:
    assert PROJECT["dependency-groups"]["node"] == [NODE_WHEEL]
    assert f"{NODE_WHEEL} \\" in text_of(ROOT / "requirements-node.txt").splitlines()


def test_the_version_line_says_how_it_runs() -> None:
    how = "compiled" if casedepart.COMPILED else f"interpreted: {why_interpreted('en')}"
    rules = casedepart.rules_fingerprint()
    assert casedepart.version_line().startswith(f"casedepart {casedepart.__version__} (rules {rules}, {how}, Python 3.")


def test_built_and_source_have_the_same_fingerprint_of_the_rules() -> None:
    assert casedepart.rules_fingerprint() == casedepart.fingerprint_of(ROOT / "src" / "casedepart")


def test_any_change_of_a_rule_changes_the_fingerprint_and_nothing_else_does(tmp_path: Path) -> None:
    package = tmp_path / "casedepart"
    shutil.copytree(ROOT / "src" / "casedepart", package, ignore=shutil.ignore_patterns("page", "__pycache__"))
    before = casedepart.fingerprint_of(package)
    for name in ("bots/steady/steady.py", "table/table.py", "editions/check.py", "texts/en/rules.ftl"):
        (package / name).write_text(text_of(package / name) + "\n")
    (package / "engine" / "notes.txt").write_text("not a source")
    assert casedepart.fingerprint_of(package) == before
    seen = {before}
    for name in ("engine/rules.py", "engine/phases/rent.py", "variants/fight.py", "editions/rulesets.py"):
        (package / name).write_text(text_of(package / name) + "\n")
        seen.add(casedepart.fingerprint_of(package))
    assert len(seen) == 5
    for path in package.rglob("*.py"):
        path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    assert casedepart.fingerprint_of(package) in seen, "how lines end is nobody's rule"
