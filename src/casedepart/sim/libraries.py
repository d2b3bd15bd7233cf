"""Libraries that are extras (those of the laboratory, the driver of PostgreSQL), and what is said without them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from importlib.util import find_spec
from typing import Final

FROM_SOURCE: Final = {"postgres": "asyncpg"}
"""What pip is told for an extra where the package itself is not installed, if not the laboratory's list."""


class MissingLibrary(ImportError):
    """Something needs an extra that is not installed; says what, and the command that installs it."""

    def __init__(self, what: str, library: str, extra: str = "lab") -> None:
        self.what, self.library, self.cure = what, library, cure(extra)
        super().__init__(f"{what} needs {library}, which is not installed: {self.cure}")


def cure(extra: str) -> str:
    """The command that installs an extra of this installation: by its name only where an index knows the package."""
    try:
        package = distribution("casedepart")
    except PackageNotFoundError:  # Run from the source.
        return f"{sys.executable} -m pip install {FROM_SOURCE.get(extra, '-r requirements-lab.txt')}"
    if package.read_text("direct_url.json") is None:
        return f'pip install "casedepart[{extra}]"'
    return f"{sys.executable} -m pip install {' '.join(libraries(package, extra))}"


def libraries(package: Distribution, extra: str) -> list[str]:
    """What an extra stands for, as pip takes it."""
    parted = [line.partition(";") for line in package.requires or ()]
    return [f'"{name.strip()}"' for name, _, marker in parted if f'extra == "{extra}"' in marker.replace("'", '"')]


@contextmanager
def needed(what: str, extra: str = "lab") -> Iterator[None]:
    """Around imports: say what needs them where they are not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingLibrary(what, error.name or "a library", extra) from None


def require(what: str, library: str, extra: str = "lab") -> None:
    """Refuse before anything is played what cannot be done without a library."""
    if find_spec(library) is None:
        raise MissingLibrary(what, library, extra)
