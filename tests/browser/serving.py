"""A real server that serves the built page, with seeded dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.serving import Server


class PageServer(Server):
    """`casedepart serve`, the same every time for the same seed."""

    def __init__(self, folder: Path, page: Path, seed: str) -> None:
        self.program = ("-m", "tests.browser.seeded", seed)
        super().__init__(folder, "--no-limits", "--page", str(page))

    def brought(self, record: str) -> Any:
        """A table that goes on with a record: with bots in its seats, until people sit down."""
        answer = self.post("/api/tables/import", {"record": record})
        assert answer.status == 201, answer.text
        return {**answer.json, "seats": []}

    def seated(self, opened: Any, seat: int, name: str) -> Any:
        """The same table, with this seat taken."""
        answer = self.post(f"/api/tables/{opened['table']}/join", {"name": name, "seat": seat}, key=opened["invite"])
        assert answer.status in (200, 201), answer.text
        return {**opened, "seats": [*opened["seats"], answer.json]}
