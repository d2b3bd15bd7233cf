"""Check that a version can be released, and say what is left to do by hand: `make release`."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VERSION: Final = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
NOBODYS: Final = re.compile(r"[\w:/.@-]+\.example\b[\w/.-]*")
"""An address of the domain that is reserved for examples."""
HEADING: Final = re.compile(r"^## \[(.+?)\](?: - (\d{4}-\d\d-\d\d))?$", re.MULTILINE)
LEFT: Final = """\
dist/ holds version {version}. What is left to do by hand:
  make figures, where bots, rules or the server have changed since the last release: it measures again what the
    documents say in tables, for hours; write what is new into them, then make release again
  git tag -a v{version} -m "Case Départ {version}"
  git push origin v{version}
  On GitHub: Settings, Advanced Security, "Private vulnerability reporting" is on, as SECURITY.md says
  python -m twine upload dist/*
The compiled wheel is for processors and Pythons like this one. For another Python, before the upload: put dist away,
make PYTHON=python3.12 clean dist, and put its compiled wheel beside the others."""


def version(root: Path) -> str:
    """The version that the source bears; empty: none that can be released."""
    found = VERSION.search((root / "src" / "casedepart" / "__init__.py").read_text(encoding="utf-8"))
    return found[1] if found else ""


def obstacles(root: Path) -> Iterator[str]:
    """What stands in the way of a release, each with what to do."""
    wanted = version(root)
    if not wanted:
        yield "src/casedepart/__init__.py: __version__ is no version of three numbers, as 1.2.3"
        return
    yield from changelog_obstacles((root / "CHANGELOG.md").read_text(encoding="utf-8"), wanted)
    for address in NOBODYS.findall((root / "pyproject.toml").read_text(encoding="utf-8")):
        yield f"pyproject.toml: {address} is nobody's address: put in its place the one that people find you at"
    if git(root, "tag", "--list", f"v{wanted}"):
        yield f"v{wanted} is tagged already: raise __version__ in src/casedepart/__init__.py"
    if changed := git(root, "status", "--porcelain"):
        yield f"the tree is not clean: commit, or put away, {', '.join(line[3:] for line in changed.splitlines())}"


def changelog_obstacles(text: str, wanted: str) -> Iterator[str]:
    """What is wrong with the changelog: its newest version must be this one, with a date, and nothing be unreleased."""
    headings = list(HEADING.finditer(text))
    bodies = [text[one.end() : two.start()] for one, two in pairwise(headings)]
    released = [heading for heading in headings if heading[1] != "Unreleased"]
    if not released or released[0][1] != wanted:
        yield f"CHANGELOG.md: the newest heading must be ## [{wanted}] - YYYY-MM-DD, as __version__ says"
    elif released[0][2] is None:
        yield f"CHANGELOG.md: ## [{wanted}] has no date: ## [{wanted}] - YYYY-MM-DD"
    if headings and headings[0][1] == "Unreleased" and bodies and "- " in bodies[0]:
        yield f"CHANGELOG.md: move what stands under Unreleased below ## [{wanted}]"


def git(root: Path, *arguments: str) -> str:
    """What git says."""
    return subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True).stdout.strip("\n")


def main(arguments: list[str]) -> None:
    """With --check stop where something stands in the way; without, say what is left to do."""
    if arguments == ["--check"]:
        found = list(obstacles(ROOT))
        if found:
            sys.exit("\n".join(["This cannot be released yet:", *(f"- {line}" for line in found)]))
    else:
        print(LEFT.format(version=version(ROOT)))


if __name__ == "__main__":
    main(sys.argv[1:])
