"""A game that goes on, to be disturbed: whatever is tried, it must stay as it is."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from tests.protocol.calling import call, opened, record_text
from tests.protocol.wire import News, Wire


class Scene:
    """A table with Anna and Bruno, both of them there, and the keys to everything."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.made: Final[Any] = opened(address, ["Anna", "Bruno"], seats=2, auction=0)
        self.table: Final[str] = self.made["table"]
        self.anna, self.bruno = (str(seat["key"]) for seat in self.made["seats"])
        self.sitting: Final = Wire(address)
        self.sitting.hello(self.table, self.anna, self.bruno)
        self.state: Final = self.await_presence()
        self.turn: Final[int] = self.state["game"]["turn"]
        self.asked: Final = (self.anna, self.bruno)[self.turn]
        """The key of whoever the game waits for, and of the other."""
        self.other: Final = (self.anna, self.bruno)[1 - self.turn]

    def await_presence(self) -> News:
        """The state once the table knows that both are there: from then on its version stands still."""
        while True:
            state = self.sitting.hear_until("state")
            if all(seat["here"] for seat in state["table"]["seats"]):
                return state

    def close(self) -> None:
        self.sitting.close()

    def wire(self, *keys: str, **options: Any) -> Wire:
        """A connection that has been shown the table; of whoever is asked unless keys are given."""
        wire = Wire(self.address, **options)
        wire.hello(self.table, *(keys or (self.asked,)))
        wire.hear_until("state")
        return wire

    def fingerprint(self) -> tuple[int, str, str]:
        """What must not change: the version, the digest of the position, the digest of the whole record."""
        summary = call(self.address, "GET", f"/api/tables/{self.table}", key=self.made["watch"])
        record = record_text(self.address, self.table, self.made["watch"])
        *_, last, _ = record.splitlines()
        return summary.json["version"], last.partition('"after": ')[2], hashlib.sha256(record.encode()).hexdigest()

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """Whatever is done here leaves the game as it was, and the server serving."""
        before = self.fingerprint()
        assert before[1], "the game has begun"
        yield
        assert self.fingerprint() == before
        self.sitting.send({"type": "ping"})
        assert self.sitting.hear_until("pong", "state", "said")["type"] == "pong", "nobody is shown anything new"


def told(news: News | None, code: str) -> None:
    """An error that says what is wrong."""
    assert news is not None, "the connection ended without a word"
    assert news["type"] == "error", news
    assert news["code"] == code, news
    assert len(news["told"]) > 10
    assert news["told"] != code
