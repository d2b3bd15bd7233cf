"""Play, study and make property-trading board games of the Monopoly family."""

from __future__ import annotations

import platform
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from pathlib import Path
from typing import Final

__all__ = ["COMPILED", "__version__", "version_line"]

__version__: Final = "0.1.0"


def _is_compiled() -> bool:
    """Ask the import system, without importing, whether the engine is machine code or source."""
    spec = PathFinder.find_spec("game", [str(Path(__file__).parent / "engine")])
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final = _is_compiled()
"""Whether engine, variants and bots run compiled, several times faster, or interpreted."""


def version_line() -> str:
    """What `casedepart --version` prints: the version, how it runs, and on which Python."""
    how = "compiled" if COMPILED else "interpreted"
    return f"casedepart {__version__} ({how}, Python {platform.python_version()})"
