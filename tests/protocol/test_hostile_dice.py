"""Whoever has read the secret of a table's dice can neither choose a roll nor know it, if another device takes part."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from casedepart.client import Refused, RemoteTable
from casedepart.record import Promise, Throw
from casedepart.record.dice import CheckedDice
from casedepart.record.promise import links
from casedepart.table import Table as Loaded
from casedepart.table.draft import dice_copy
from casedepart.table.wire.names import Verb
from tests.server.serving import Server

WISHED = (6, 6)
TRIES = 300
ROLLS = 3
GAMES = 4
NAMES = ("Anna", "Basile")
PLAIN: tuple[Verb, ...] = ("rolls", "declines", "passes", "pays", "ends turn", "settles", "goes bankrupt")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    serving = Server(tmp_path, "--no-limits")
    yield serving
    assert serving.stop() == 0 and serving.troubles() == []


class Insider:
    """A player who reads the server's database, and so knows the secret of the dice."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table = RemoteTable.create(server.address, ["Anna"], seats=2, auction=0)
        self.chain = links("c0ffee", 2 * TRIES * ROLLS)
        self.last = ""

    def entries(self) -> list[tuple[int, bytes]]:
        """The journal as it is stored."""
        asked = "select version, cast(body as blob) from journal where table_id = ? order by version"
        with closing(sqlite3.connect(self.server.db)) as database:
            return list(database.execute(asked, (self.table.id,)))

    def dice(self) -> CheckedDice:
        """The dice of the table as they stand, with their secret."""
        play = Loaded.load(None, self.entries()).play
        assert play is not None
        return play.dice

    def comes(self, dice: CheckedDice, luck: str) -> tuple[int, int]:
        """What the next roll would be, if luck counted as it once did."""
        dice = dice_copy(dice)
        dice.mix_in(0, luck)
        dice.keyed.begin(dice.mix, dice.drawn)
        both = dice.keyed.below(36)
        return both // 6 + 1, both % 6 + 1

    def wish(self) -> None:
        """Make free offers, each with a link of luck or without, until the coming roll is the one that is wished."""
        for _ in range(TRIES):
            dice = self.dice()
            for luck in ("", self.chain[-1]):
                if self.comes(dice, luck) == WISHED:
                    self.act("rolls", luck)
                    return
            if self.table.options().free.get("withdraws") is not None:
                self.act("withdraws", self.chain.pop())
            else:
                self.act("offers", self.chain.pop(), n=1, give={"cash": 1}, get={"cash": 2})
        self.act("rolls", "")

    def act(self, verb: Verb, luck: str, **more: Any) -> None:
        self.table.act(verb, luck=luck, **more)


def opponent(table: RemoteTable) -> None:
    """Play on plainly, and refuse nothing: its device takes part in every draw."""
    with suppress(Refused):
        for _ in table:
            with suppress(Refused):
                if verb := next((verb for verb in PLAIN if verb in table.options().answers), None):
                    table.act(verb)


def test_no_roll_can_be_wished_for(server: Server) -> None:
    insider = Insider(server)
    other = RemoteTable.join(insider.table.invitation, "Bruno")
    insider.table.ask("start")
    playing = Thread(target=opponent, args=(other,), daemon=True)
    playing.start()
    rolled: list[tuple[int, ...]] = []
    while len(rolled) < ROLLS:
        table = insider.table
        options = table.options().answers
        if "rolls" in options:
            insider.wish()
            game = table.state.game
            assert game is not None
            rolled.append(tuple(game.dice))
        elif verb := next((verb for verb in PLAIN if verb in options), None):
            table.act(verb)
        else:
            table.hear()
    assert rolled.count(WISHED) < ROLLS, "each came as it was wished"
    entries = [body for _, body in insider.entries()]
    told = [body for body in entries if b'"links"' in body]
    assert len(told) >= 2 * ROLLS - 2, "both devices took part"


def test_a_link_is_stored_with_its_draw_and_not_before(server: Server) -> None:
    insider = Insider(server)
    table = insider.table
    with server.talk() as talk:
        joined = server.post(f"/api/tables/{table.id}/join", {"name": "Bruno"}, table.invitation.partition("#")[2]).json
        talk.send(type="hello", table=table.id, keys=[joined["key"]])
        state = talk.wait("state")
        chain = links("beef", 50)
        assert talk.ask("luck", luck=chain[-1], number=state["table"]["luck"]["number"])["type"] == "done"
        insider.table.socket.send('{"type": "start", "id": "go"}')
        while not (state := talk.wait("state"))["table"]["luck"]["called"]:
            pass
        assert state["table"]["luck"] == {"number": 1, "called": [0, 1], "known": [0, 1], "salt": ""}
        nothing: dict[str, object] = {"answers": {}, "free": {}, "awaited": [], "sums": {}, "odds": {}, "own": []}
        nothing["rule"] = ""
        assert state["game"]["options"] == [nothing] * 2
        assert talk.ask("luck", luck=chain[-2], number=1)["type"] == "done"
        # The insider has not told theirs, and looks for Bruno's.
        assert chain[-2].encode() not in b"".join(body for _, body in insider.entries())
        while not table.state.table.luck or table.state.table.luck.number < 2:
            table.hear()
        assert any(chain[-2].encode() in body for _, body in insider.entries())


def wishing(table: str, secret: bytes) -> list[str]:
    """The chain of a lone device by which the first roll would be the one that is wished."""
    for start in range(10 * TRIES):
        chain = links(f"{start:04x}", 5)
        dice = CheckedDice(Promise.made(table, secret, (chain[-1], "")), secret, NAMES)
        dice.hear(Throw(1, {0: chain[-2]}))
        dice.keyed.begin(dice.mix, 0)
        if dice.keyed.below(36) == 35:
            return chain
    raise AssertionError("no such chain")


def stored(server: Server, table: str) -> list[dict[str, Any]]:
    """What whoever runs the server reads of a table."""
    asked = "select cast(body as text) from journal where table_id = ? order by version"
    with closing(sqlite3.connect(server.db)) as database:
        return [json.loads(body) for (body,) in database.execute(asked, (table,))]


def test_a_lone_device_does_not_choose_by_what_it_tells_before_the_game(server: Server) -> None:
    """The hole that was: with the secret at hand, its chain was told anew until the first roll suited."""
    rolled = []
    for _ in range(GAMES):
        made = server.open_table("Anna", start=False, seats=2)
        table = made["table"]
        with server.talk(table, made["host"], made["seats"][0]["key"]) as talk:
            secret = stored(server, table)[0]["secret"] or "00" * 32
            chain = wishing(table, bytes.fromhex(secret))
            assert talk.ask("luck", luck=chain[-1])["type"] == "done"
            assert talk.ask("start")["type"] == "done"
            while not talk.state["table"]["luck"]["called"]:
                talk.hear()
            assert tuple(talk.state["table"]["players"]) == NAMES
            assert talk.ask("luck", luck=chain[-2], number=1)["type"] == "done"
            while talk.state["table"]["luck"]["number"] < 2:
                talk.hear()
        lines = [line["do"] for entry in stored(server, table) for line in entry.get("lines", [])]
        rolled.append(next(line for line in lines if line.startswith("dice")))
    assert rolled.count("dice 6 6") < GAMES, "each came as it was wished"
