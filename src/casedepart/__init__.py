"""Play, study and make property-trading board games of the Monopoly family."""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Final

__all__ = ["COMPILED", "__version__", "bots_fingerprint", "rules_fingerprint", "version_line"]

__version__ = "0.2.0"
"""The one home of the version: `pyproject.toml` reads it here."""

RULE_SOURCES: Final = (
    "engine",
    "variants",
    *(f"editions/{name}.py" for name in ("build", "edition", "model", "numbers", "rulesets", "sources")),
)
"""The sources that decide what happens in a game, editions' own data apart."""
BUILT_FINGERPRINT: Final = "rules-fingerprint.txt"
"""Beside this file in a built package: what its sources were when it was built."""


def _is_compiled() -> bool:
    """Ask the import system, without importing, whether the engine is machine code or source."""
    spec = PathFinder.find_spec("game", [str(Path(__file__).parent / "engine")])
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final = _is_compiled()
"""Whether engine, variants and bots run compiled, several times faster, or interpreted."""


@cache
def rules_fingerprint() -> str:
    """Which rules this build plays by: it stands in all that is stored, so that a change of rules is noticed.

    It is worked out when the package is built, from the sources alone: compiled and interpreted have the same one.
    """
    package = Path(__file__).parent
    built = package / BUILT_FINGERPRINT
    return built.read_text(encoding="ascii").strip() if built.exists() else fingerprint_of(package)


@cache
def bots_fingerprint() -> str:
    """Which bots this build has: games that they played are the same only with the same ones."""
    return fingerprint_of(Path(__file__).parent, ("bots",))


def fingerprint_of(package: Path, parts: tuple[str, ...] = RULE_SOURCES) -> str:
    """The fingerprint (a SHA-256 digest) of some sources of the package in this folder."""
    files = [path for part in parts for path in (package / part, *(package / part).rglob("*.py")) if path.is_file()]
    digest = hashlib.sha256()
    for path in sorted(files):
        source = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(package).as_posix()} {len(source)}\n".encode() + source)
    return digest.hexdigest()[:16]


def version_line() -> str:
    """What `casedepart --version` prints: the version, its rules, how it runs, and on which Python."""
    how = "compiled" if COMPILED else "interpreted"
    return f"casedepart {__version__} (rules {rules_fingerprint()}, {how}, Python {platform.python_version()})"
