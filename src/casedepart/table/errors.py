"""What a table cannot do, in a person's words: what is wrong, and what to do."""

from __future__ import annotations

from typing import Final

from casedepart.texts import said_by


class TableError(Exception):
    """A message that the table does not take; nothing has changed."""

    def __init__(self, code: str, **details: object) -> None:
        super().__init__(code)
        self.code: Final = code
        """The key of what is wrong; clients get it too."""
        self.details: Final = details
        """What the sentence speaks of; what is called otherwise in each language is a function of it."""

    def told(self, language: str) -> str:
        """What is wrong and what to do, in a language."""
        details = {name: given(language) if callable(given) else given for name, given in self.details.items()}
        return said_by("table", language, self.code, details)

    def __str__(self) -> str:
        return self.told("en")


class StaleError(Exception):
    """An answer to a question that is no longer open: optimistic concurrency, the client saw an older version."""


class Repeated(Exception):
    """A message that has taken effect before, at this version: idempotent, its first reply is given again."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version: Final = version
