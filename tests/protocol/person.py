"""Someone at a table who remembers all that was sent and every reply, over any number of connections."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

from tests.protocol.wire import News, Wire

REPLIES: Final = ("done", "refused", "stale", "error")
NUMBERS: Final = count()


@dataclass
class Sent:
    """A message, and what was replied to it, each time."""

    message: News
    replies: list[News] = field(default_factory=list)

    @property
    def done(self) -> int | None:
        """The version that it made; None: it took no effect."""
        return next((reply["version"] for reply in self.replies if reply["type"] == "done"), None)


class Person:
    """A client with some seats; its second connection, if it has one, says the same over another wire."""

    def __init__(self, address: str, table: str, keys: list[str]) -> None:
        self.address: Final = address
        self.table: Final = table
        self.keys: Final = keys
        self.sent: Final[dict[str, Sent]] = {}
        self.held: Final[list[str]] = []
        """Messages that were made and not yet sent."""
        self.state: News = {}
        self.chat: list[News] = []
        self.wire: Wire | None = None

    # Connecting

    def connected(self) -> Wire:
        """The connection, made anew if there is none."""
        if self.wire is None:
            self.wire = self.another()
        return self.wire

    def another(self) -> Wire:
        """A connection that has said hello and been shown the table, which is never older than before."""
        wire = Wire(self.address)
        wire.hello(self.table, *self.keys)
        self.chat = wire.hear_until("welcome")["chat"]
        self.note(wire.hear_until("state"))
        return wire

    def vanish(self) -> None:
        """Lose the connection, and all that was on its way."""
        if self.wire is not None:
            self.wire.vanish()
            self.wire = None

    def close(self) -> None:
        """Leave."""
        if self.wire is not None:
            self.wire.close()
            self.wire = None

    # Speaking

    def make(self, **fields: Any) -> str:
        """A message with an id of its own, by the state as it was last seen."""
        name = f"m{next(NUMBERS)}"
        if fields["type"] == "act":
            fields["version"] = self.state["version"]
        self.sent[name] = Sent({**fields, "id": name})
        return name

    def send(self, name: str) -> None:
        """Send a message, for the first time or again."""
        self.connected().send(self.sent[name].message)

    def wait(self, name: str) -> None:
        """Hear until a message has one reply more; if the connection is lost before, say it again."""
        before = len(self.sent[name].replies)
        while len(self.sent[name].replies) == before:
            news = self.connected().hear()
            if news is None:
                self.vanish()
                self.send(name)
            else:
                self.note(news)

    def send_twice_over(self, name: str) -> None:
        """Say the same over two connections at once, and hear both replies."""
        wires = (self.connected(), self.another())
        for wire in wires:
            wire.send(self.sent[name].message)
        for wire in wires:
            before = len(self.sent[name].replies)
            while len(self.sent[name].replies) == before:
                self.note(wire.hear_until("state", *REPLIES))
        wires[1].close()

    # Hearing

    def look(self) -> None:
        """Take in all that has come by now."""
        for news in self.connected().waiting():
            self.note(news)

    def catch_up(self) -> None:
        """Take in all that was sent before the server heard this."""
        wire = self.connected()
        wire.send({"type": "ping"})
        while (news := wire.hear_until("pong", "state", *REPLIES))["type"] != "pong":
            self.note(news)

    def note(self, news: News) -> None:
        """Remember a reply; the newest state takes the place of the one before."""
        if news["type"] in REPLIES and news["id"]:
            self.sent[news["id"]].replies.append(news)
        elif news["type"] == "state" and news["version"] >= self.state.get("version", 0):
            self.state = news

    def settle(self) -> None:
        """Get a reply to every message that has none, however often the connection was lost."""
        for name, sent in self.sent.items():
            if name not in self.held and not sent.replies:
                self.send(name)
                self.wait(name)

    def view(self) -> News:
        """What everyone is shown alike."""
        return {key: self.state[key] for key in ("version", "table", "game")}
