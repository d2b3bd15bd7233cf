"""The libraries of the laboratory (numpy, scipy, polars, matplotlib): the extra `lab`, and what is said without it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec


class MissingLibrary(ImportError):
    """Something needs an extra that is not installed; says what, and the command that installs it."""

    def __init__(self, what: str, library: str, extra: str = "lab") -> None:
        super().__init__(f'{what} needs {library}, which is not installed: pip install "casedepart[{extra}]"')
        self.what, self.library, self.extra = what, library, extra


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
