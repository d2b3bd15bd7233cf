"""The repository's own files, as its tests read them."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "casedepart"


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every file that belongs to the repository: tracked, or new and not ignored."""
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    ).stdout
    return tuple(path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


def text_of(path: Path) -> str:
    """A file's text; bytes that are no text do not matter here."""
    return path.read_text(encoding="utf-8", errors="replace")


def imports_of(path: Path) -> Iterator[str]:
    """The modules that a source file imports, wherever in it it does so."""
    for node in ast.walk(ast.parse(text_of(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
