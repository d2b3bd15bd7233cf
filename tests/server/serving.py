"""A real server in a process of its own, and what a test needs to talk to it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from casedepart.record.promise import TABLE
from tests.serving import Limit, Serving
from tests.waiting import PATIENCE


class Answer(NamedTuple):
    """An answer of the HTTP side."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


class Server(Serving):
    """`casedepart serve`, and one's way to talk to it."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        db: str = "",
        deadlines: Mapping[str, float] | None = None,
        limits: Mapping[str, Limit] | None = None,
    ) -> None:
        where = db or str(folder / "tables.sqlite")
        super().__init__(where, folder / "log", *options, deadlines=deadlines, limits=limits)

    def call(
        self, method: str, path: str, body: object = None, key: str = "", headers: dict[str, str] | None = None
    ) -> Answer:
        """One HTTP call."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {**({"Authorization": f"Bearer {key}"} if key else {}), **(headers or {})}
        payload = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        try:
            line.request(method, path, payload, sent)
            answer = line.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return Answer(answer.status, found, answer.read().decode())
        finally:
            line.close()

    def get(self, path: str, key: str = "", **headers: str) -> Answer:
        return self.call("GET", path, key=key, headers={name.replace("_", "-"): text for name, text in headers.items()})

    def post(self, path: str, body: object, key: str = "", **headers: str) -> Answer:
        named = {name.replace("_", "-"): text for name, text in headers.items()}
        return self.call("POST", path, body, key, named)

    def open_table(self, *people: str, start: bool = True, **settings: object) -> Any:
        """A new table with these people on one device."""
        seats: dict[str, object] = {"seats": max(2, len(people))}
        body = {"settings": {**seats, **settings}, "people": [{"name": name} for name in people], "start": start}
        answer = self.post("/api/tables", body)
        assert answer.status == 201, answer.text
        return answer.json

    @contextmanager
    def talk(self, table: str = "", *keys: str, **more: object) -> Iterator[Talk]:
        """A socket, which has said hello when a table is named."""
        where = "/api/ws" + (f"?table={table}" if TABLE.fullmatch(table) else "")
        with connect(f"ws://127.0.0.1:{self.port}{where}", compression=None, open_timeout=PATIENCE) as socket:
            talk = Talk(socket)
            if table:
                talk.send(type="hello", table=table, keys=list(keys), **more)
            yield talk


class Talk:
    """A socket, one JSON message at a time."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.count = 0
        self.state: Any = None
        """The newest that was seen."""

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = PATIENCE) -> Any:
        """The next message; a `TimeoutError` when none comes in time."""
        news = json.loads(self.socket.recv(seconds))
        if news["type"] == "state":
            self.state = news
        return news

    def wait(self, kind: str) -> Any:
        """The next message of a kind."""
        while (news := self.hear())["type"] != kind:
            pass
        return news

    def until(self, version: int) -> Any:
        """The state at this version, or a later one."""
        while self.state is None or self.state["version"] < version:
            self.hear()
        return self.state

    def ask(self, type_: str, **fields: object) -> Any:
        """Send a message, and wait for its reply."""
        self.count += 1
        id_ = str(fields.pop("id", f"message {self.count}"))
        self.send(type=type_, id=id_, **fields)
        while (news := self.hear()).get("id") != id_:
            pass
        return news

    def act(self, verb: str, n: int = -1, **more: object) -> Any:
        """Answer by the newest state."""
        return self.ask("act", version=self.state["version"], verb=verb, n=n, **more)

    def closed(self) -> int:
        """Hear until the end; the code it was closed with."""
        self.rest()
        return self.socket.protocol.close_code or 0

    def rest(self) -> list[str]:
        """All that is said until the end."""
        said = []
        with suppress(ConnectionClosed):
            while True:
                said.append(str(self.socket.recv(PATIENCE)))
        return said


def play(talk: Talk, answers: int) -> None:
    """Give so many answers for whoever is asked on this connection, in the plainest way."""
    for _ in range(answers):
        game = talk.state["game"]
        if game["over"]:
            return
        seat = game["asked"][0]
        options = game["options"][seat]
        verb = next((verb for verb in PLAIN if verb in options["answers"]), "")
        kind = "answers" if verb else "free"
        verb = verb or next(verb for verb in ("mortgages", "sells", "sells hotels") if verb in options["free"])
        numbers = options[kind][verb]
        done = talk.act(verb, numbers[0] if numbers else -1, seat=seat)
        assert done["type"] == "done", done
        talk.until(done["version"])


PLAIN = ("rolls", "buys", "passes", "declines", "pays", "ends turn", "pays fine", "keeps", "settles", "goes bankrupt")
"""Answers to most questions, the one that gets on first."""
