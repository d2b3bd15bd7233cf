"""What is wrong with a scenario, in a person's words."""

from __future__ import annotations


class ScenarioError(ValueError):
    """A scenario cannot be read or carried out: where, what is wrong, and what to do."""

    def __init__(self, file: str, line: int, what: str, cure: str) -> None:
        super().__init__(file, line, what, cure)
        self.file = file
        self.line = line
        """Counted from 1; 0 where no line is to blame."""
        self.what = what
        self.cure = cure

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.what} {self.cure}".rstrip()
