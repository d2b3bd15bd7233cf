"""A small synchronous client for bots, tests and terminals: sit down at a table, read its state, act."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from msgspec import convert, json
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from casedepart.record.commit_reveal import Chain
from casedepart.table.messages import ANY_ASK
from casedepart.table.messages.luck import AddLuck
from casedepart.table.messages.message import Hello
from casedepart.table.wire.names import VERBS, Verb
from casedepart.table.wire.news import Advised, AnyNews, Compared, Done, Fault, Previewed, Quoted, Refusal, Stale, State
from casedepart.table.wire.view import LuckView, OptionsView

WAITS: Final = (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 20)  # Seconds between attempts to connect again.
PACE: Final = 0.05  # Seconds before each message: servers take 20 a second.


class Refused(Exception):
    """A message that changed nothing: why, as a key and in words, and the number of the rule, if one forbids it."""

    def __init__(self, code: str, told: str, rule: str = "") -> None:
        super().__init__(told)
        self.code, self.told, self.rule = code, told, rule


class Outdated(Refused):
    """The game had gone on: look at the state and decide again."""


class RemoteTable:
    """A table that this program sits at, or watches. Keep its `keys`: `RemoteTable(address, id, keys)` comes back."""

    def __init__(self, address: str, id: str, keys: Sequence[str]) -> None:
        self.address, self.id, self.keys = address.rstrip("/"), id, list(keys)
        self.chain = Chain(token_hex(32))  # What this device tells for the draws (docs/dice.md).
        self.invitation, self.watch_link, self.lost = "", "", True
        while not isinstance(self.hear(waits=()), State):
            pass
        self.settle()

    @classmethod
    def create(cls, address: str, people: Sequence[str] = (), **settings: Any) -> RemoteTable:
        """Open a table, with these people on this device; it has the links for others, to sit down and to watch."""
        made = call(address, "/api/tables", {"settings": settings, "people": [{"name": name} for name in people]})
        table = cls(address, made["table"], [made["host"], *[seat["key"] for seat in made["seats"]]])
        table.invitation, table.watch_link = table.address + made["join_link"], table.address + made["watch_link"]
        return table

    @classmethod
    def join(cls, link: str, name: str) -> RemoteTable:
        """Sit down by a link, in a free seat or in a bot's."""
        address, table, keys = parts(link)
        return cls(address, table, [call(address, f"/api/tables/{table}/join", {"name": name}, *keys)["key"]])

    @classmethod
    def watch(cls, link: str) -> RemoteTable:
        """Look on, by a link."""
        return cls(*parts(link))

    def __iter__(self) -> Iterator[State]:
        """Every new state, from the present one to the last of the game."""
        while True:
            yield (shown := self.state)
            if shown.game and shown.game.over:
                return
            while self.state.version == shown.version:
                self.hear()

    def options(self) -> OptionsView:
        """What one may do now, with one's first seat; nothing before the game and for who only watches."""
        game, seats = self.state.game, self.state.you.seats
        return game.options[seats[0]] if game and seats else OptionsView({}, {}, [], {}, {})

    def act(self, verb: Verb | str, n: int = -1, **more: Any) -> None:
        """Answer, or do what is free, as the newest state lists it; returns once it is stored and in the state.

        A variant of someone's own adds verbs: they are sent by their word, as `act("insures")` too.
        """
        if verb not in VERBS:
            verb, more = "own", {"word": verb, **more}
        self.ask("act", version=self.state.version, verb=verb, n=n, **more)

    def ask(self, type: str, **fields: Any) -> Done | Previewed | Compared | Advised | Quoted:
        """Send a message, `ask("say", text="Hello")`, and wait for its reply; `Refused` if it changed nothing."""
        message: Any = convert({"type": type, "id": token_hex(16), **fields}, ANY_ASK)
        sent_over = None
        while True:
            if sent_over is not self.socket:  # Sent again after a lost connection: by its id it is idempotent.
                sent_over = self.socket
                time.sleep(PACE)
                with suppress(ConnectionClosed):
                    self.socket.send(json.encode(message), text=True)
            match self.hear():
                case Done() | Previewed() | Compared() | Advised() | Quoted() as reply if reply.id == message.id:
                    self.settle()
                    return reply
                case Refusal(id=message.id) as refusal:
                    raise Refused(refusal.why, refusal.told, refusal.rule)
                case Stale(id=message.id):
                    raise Outdated("stale", "the game has gone on: look at the state and decide again")
                case Fault(id=message.id) as fault:
                    raise Refused(fault.code, fault.told)

    def hear(self, waits: Sequence[float] = WAITS) -> AnyNews:
        """The next message of the server; reconnects with backoff where the connection is lost, after these times."""
        for wait in (*waits, 0):
            try:
                if self.lost:
                    self.connect()
                news: AnyNews = json.decode(self.socket.recv(), type=AnyNews)
                break
            except (OSError, InvalidHandshake, ConnectionClosed) as error:
                self.lost = True
                if not wait:
                    raise Refused("unreachable", f"{self.address} does not answer: {error}") from None
                time.sleep(wait)
        if isinstance(news, State):
            self.state = news
            self.take_part(news.table.luck, *news.you.seats[:1])
        if isinstance(news, Fault) and not news.id and news.code not in ("storage", "too-slow"):  # These pass.
            raise Refused(news.code, news.told)
        return news

    def settle(self) -> None:
        """Wait until the dice lie, where devices take part in a draw: nobody can do anything before."""
        while self.state.table.luck and self.state.table.luck.called:
            self.hear()

    def take_part(self, luck: LuckView | None, seat: int = -1) -> None:  # The dice's commit–reveal: docs/dice.md.
        if luck and seat >= 0 and (link := self.chain.due(luck.number, seat in luck.called, seat in luck.known)):
            with suppress(ConnectionClosed):
                self.socket.send(json.encode(AddLuck(token_hex(16), link, luck.number, seat=seat)), text=True)

    def connect(self) -> None:
        where = f"ws{self.address.removeprefix('http')}/api/ws?table={quote(self.id)}"
        self.socket = connect(where, max_queue=None, legacy=True)
        self.socket.send(json.encode(Hello(self.id, self.keys)), text=True)
        self.lost = False


def parts(link: str) -> tuple[str, str, list[str]]:
    """The server's address, the table and its key in a link such as http://host/join/TABLE#KEY."""
    place, _, key = link.partition("#")
    address, _, table = place.rsplit("/", 2)
    return address, table, [key] if key else []


def call(address: str, path: str, body: object, key: str = "") -> Any:
    """Ask the server over HTTP."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {key}"}
    try:
        with urlopen(Request(address.rstrip("/") + path, json.encode(body), headers), timeout=30) as reply:
            return message_in(address, reply.status, reply.read())
    except HTTPError as error:
        with error:
            answer = message_in(address, error.code, error.read())
        if not isinstance(answer, dict) or "told" not in answer:
            raise not_ours(address, error.code) from None
        raise Refused(answer.get("code", ""), answer["told"], answer.get("rule", "")) from None
    except OSError as error:
        raise Refused(code="unreachable", told=f"{address} does not answer: {error}") from None


def message_in(address: str, status: int, body: bytes) -> Any:
    """What a server of tables answers: JSON, and nothing else."""
    try:
        return json.decode(body)
    except ValueError:
        raise not_ours(address, status) from None


def not_ours(address: str, status: int) -> Refused:
    """The answer of something else at this address: a proxy's page, where the server is down or is not asked."""
    return Refused("no-server", f"{address} answers with status {status}, but not as a server of tables does: a proxy?")
