"""Keeps what a server of this build stores, for the tests of later ones: `python -m tests.updates.keep FOLDER`."""

from __future__ import annotations

import hashlib
import json
import lzma
import sqlite3
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import msgspec

from casedepart.server.stores.migrations import bring_up_to_date
from casedepart.server.stores.sqlite import committed
from casedepart.table.messages import ANY_ENTRY
from casedepart.table.snapshot import Snapshot
from casedepart.table.wire.view import ListedTable
from tests.server.serving import Server, Talk, play

OWN_EDITION: Final = (Path(__file__).parent / "version-0.1.0" / "own-edition.toml").read_text(encoding="utf-8")
ANSWERS: Final = 20
PEOPLE: Final = [{"name": "Anna", "luck": "00" * 16}, {"name": "Bruno"}]
PLAYED: Final[dict[str, dict[str, Any]]] = {
    "playing": {"settings": {"seats": 3, "bots": "steady", "pace": "fast", "auction": 0}},
    "public": {"settings": {"seats": 2, "edition": "sore-losers", "public": True, "clock": "days", "days": 3}},
    "paused": {"settings": {"seats": 2, "edition": "pokemon", "options": ["powers"]}},
    "own edition": {"settings": {"seats": 2, "edition": "home"}, "edition_file": OWN_EDITION},
}


class Keeping(Server):
    """A server of any build: another one's by its environment."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None) -> None:
        self.environment = environment
        super().__init__(folder, "--no-limits")


def tables(server: Server) -> dict[str, Any]:
    """Open tables that hold most kinds of entries; what was handed out for each."""
    house = {"options": ["salary", "sealed-auctions"], "numbers": {"go_salary": 300}}
    made: dict[str, Any] = {"gathering": server.open_table("Zoé", seats=4, start=False, public=True, **house)}
    gather(server, made["gathering"])
    for name, opening in PLAYED.items():
        made[name] = server.post("/api/tables", {"people": PEOPLE, "start": True, **opening}).json
        with server.talk(made[name]["table"], *(seat["key"] for seat in made[name]["seats"])) as talk:
            talk.wait("state")
            converse(talk)
            play_on(talk)
            if name == "paused":
                talk.ask("pause", seat=0, on=True)
                talk.ask("pause", seat=1, on=True)
    made["box"] = at_a_box(server)
    made["over"] = given_up(server)
    text = server.get(f"/api/tables/{made['playing']['table']}/record", made["playing"]["host"]).text
    made["imported"] = server.post("/api/tables/import", {"record": text}).json
    return made


def gather(server: Server, made: Any) -> None:
    """Come, go, and move to another device, before the game."""
    address = f"/api/tables/{made['table']}"
    come = [server.post(f"{address}/join", {"name": name}, made["invite"]).json for name in ("Anna", "Bruno")]
    code = server.post(f"{address}/code", {}, come[0]["key"]).json["code"]
    server.post("/api/seats", {"code": code})
    with server.talk(made["table"], made["host"], come[1]["key"]) as talk:
        talk.wait("state")
        talk.ask("booklet")
        talk.ask("lock", on=True)
        talk.ask("lock", on=False)
        talk.ask("seat-bot", other=3, bot="random")
        talk.ask("leave", seat=come[1]["seat"])


def at_a_box(server: Server) -> Any:
    """Dice and cards by hand, one taken back, a card that is kept, a name, a correction; then the program's dice."""
    made = server.open_table("Anna", "Bruno", edition="pokemon", options=["powers"], seats=2, box=True)
    card = {"deck": "chance", "effect": "collect", "n": 70, "text": "Rare Candy", "keep": True}
    told: list[tuple[str, dict[str, Any]]] = [
        ("throw", {"dice": [6, 5]}),
        ("throw", {"dice": [1, 2]}),
        ("throw", {"dice": [3, 4]}),
        ("draw", card),
        ("undo", {}),
        ("draw", {**card, "n": 60}),
        ("name", {"square": 1, "name": "Piste 1"}),
        ("correct", {"given": {"players": [{"seat": 1, "cash": 1400, "owns": [39]}]}}),
        ("hand", {"on": False}),
        ("hand", {"on": True}),
    ]
    with server.talk(made["table"], made["host"]) as talk:
        talk.wait("state")
        for kind, fields in told:
            known = {"version": talk.state["version"]} if kind in ("throw", "draw", "undo") else {}
            reply = talk.ask(kind, **known, **fields)
            assert reply["type"] == "done", (kind, reply)
            talk.until(reply["version"])
    return made


SAID: Final[dict[str, dict[str, Any]]] = {"back": {"seat": 0}, "skip": {"on": True, "seat": 0}, "concede": {"seat": 0}}


def given_up(server: Server) -> Any:
    """A bot sits in for a while, those who look on may chat; the only person gives up, and there is a rematch."""
    made = server.open_table("Anna", seats=3, bots="steady")
    with server.talk(made["table"], made["host"], made["seats"][0]["key"]) as talk:
        talk.wait("state")
        talk.ask("watchers-talk", on=True)
        talk.ask("seat-bot", other=0, bot="random")
        for kind in ("back", "skip", "concede", "rematch"):
            reply = talk.ask(kind, **SAID.get(kind, {}))
            assert reply["type"] == "done" or kind == "skip", (kind, reply)
    return made


def converse(talk: Talk) -> None:
    """What people do besides answering."""
    talk.ask("say", seat=0, text="Bonjour à tous !")
    talk.ask("emote", seat=1, emote="thanks")
    talk.ask("mute", seat=1, other=0, on=True)
    talk.ask("tempo", seat=0, tempo=4)
    talk.ask("skip", seat=0, on=True)
    talk.ask("vote", seat=0, about="count")
    talk.ask("vote", seat=1, about="count", on=False)


def play_on(talk: Talk) -> None:
    """Give some answers, whatever bots do meanwhile; in an auction first a limit."""
    given = 0
    for _ in range(20 * ANSWERS):
        asked = talk.state["game"]["asked"]
        if asked and "bids" in talk.state["game"]["options"][asked[0]]["answers"]:
            talk.ask("limit", seat=asked[0], amount=60)
        try:
            play(talk, 1)
            given += 1
        except (AssertionError, IndexError, StopIteration):
            talk.ask("say", seat=0, text="?")
        if given == ANSWERS:
            return


def keep(folder: Path, environment: Mapping[str, str] | None = None) -> None:
    """A database, and what was handed out for its tables."""
    with TemporaryDirectory() as temporary:
        server = Keeping(Path(temporary), environment)
        try:
            made = tables(server)
        finally:
            server.stop()
        database = sqlite3.connect(f"{temporary}/tables.sqlite", isolation_level=None)
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()
        stored = Path(temporary, "tables.sqlite").read_bytes()
    folder.mkdir(parents=True)
    (folder / "tables.sqlite.xz").write_bytes(lzma.compress(stored, preset=9))
    wanted = {name: {key: one[key] for key in ("table", "host", "seats")} for name, one in made.items()}
    (folder / "tables.json").write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
    if environment is None:
        (folder / "form").write_text(form() + "\n", encoding="utf-8")


def form() -> str:
    """The digest of the form in which this build stores: of entries, snapshots, lists and the database's schema."""
    kinds = msgspec.json.schema_components([ANY_ENTRY, Snapshot, ListedTable])
    return hashlib.sha256(json.dumps([undescribed(kinds), columns()], sort_keys=True).encode()).hexdigest()


def columns() -> list[str]:
    """The columns of a new database, with their types; those of tables first, since all others refer to it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        committed(database, bring_up_to_date("memory"))
        rows = database.execute(
            "SELECT tables.name || '.' || columns.name || ' ' || columns.type FROM sqlite_master AS tables"
            " JOIN pragma_table_info(tables.name) AS columns"
            " WHERE tables.type = 'table' AND tables.name <> 'alembic_version'"
            " ORDER BY tables.name <> 'tables', tables.name, cid"
        )
        return [column for (column,) in rows]


def undescribed(schema: Any) -> Any:
    """A JSON Schema without its words, in which the order of unions and of required fields counts for nothing."""
    if isinstance(schema, dict):
        return {key: undescribed(value) for key, value in schema.items() if key != "description"}
    if isinstance(schema, list | tuple):
        return sorted((undescribed(value) for value in schema), key=json.dumps)
    return schema


if __name__ == "__main__":
    keep(Path(sys.argv[1]))
