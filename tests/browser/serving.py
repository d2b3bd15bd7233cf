"""A real server that serves the built page, with seeded dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.browser.positions import Position
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
        return answer.json

    def seated(self, opened: Any, seat: int, name: str) -> Any:
        """What opens this seat and nothing else, now that someone has taken it."""
        answer = self.post(f"/api/tables/{opened['table']}/join", {"name": name, "seat": seat}, key=opened["invite"])
        assert answer.status == 201, answer.text
        return {"table": opened["table"], "seats": [answer.json]}

    def hot_seat(self, position: Position) -> Any:
        """A table that goes on from a position, all its players on one device."""
        opened = self.brought(position.record)
        seats = [self.seated(opened, seat, name)["seats"][0] for seat, name in position.players.items()]
        self.go_on(opened)
        return {**opened, "seats": seats}

    def go_on(self, opened: Any) -> None:
        """The host lets a table that stands still go on."""
        with self.talk(opened["table"], opened["host"]) as talk:
            talk.wait("state")
            assert talk.ask("pause", on=False)["type"] == "done"

    def state(self, opened: Any) -> Any:
        """What someone who looks on is shown."""
        with self.talk(opened["table"], opened["watch"]) as talk:
            return talk.wait("state")

    def state_when_asked(self, opened: Any, seat: int = 0) -> Any:
        """The same, once someone is asked: until then bots play, and devices take part in draws."""
        with self.talk(opened["table"], opened["watch"]) as talk:
            shown = talk.wait("state")
            while seat not in shown["game"]["asked"]:
                shown = talk.wait("state")
            return shown

    def version(self, opened: Any) -> int:
        """How far the table is."""
        return int(self.get(f"/api/tables/{opened['table']}", key=opened["watch"]).json["version"])
