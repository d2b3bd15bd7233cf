"""A table made of a record: one that is over is handed out as it came, another stands still until someone goes on."""

from __future__ import annotations

from casedepart.editions import load
from casedepart.record import parse, verify
from casedepart.record.proof import Proof
from casedepart.table import Roles, Table, imported
from casedepart.table.journal import Created, decode, encode
from casedepart.table.recording import record_of
from casedepart.table.wire import asks
from tests.table.desk import KEYS, NOON, Desk, playing


def record_text(desk: Desk) -> str:
    return "".join(f"{line}\n" for line in record_of(desk.journal).lines())


def brought(text: str) -> Desk:
    """Another server's table, made of a record."""
    record = parse(text)
    created = decode(encode(imported(record, load(record.header.edition), "elsewhere", KEYS, NOON, False)))
    assert isinstance(created, Created)
    return Desk(created)


def test_a_game_that_is_over_keeps_its_proof() -> None:
    desk = playing([], seats=2, pace="fast")
    while desk.table.phase != "over":
        desk.think()
    again = brought(record_text(desk))
    assert again.table.phase == "over" and again.game.digest() == desk.game.digest()
    assert record_text(again) == record_text(desk)
    assert isinstance(verify(parse(record_text(again))), Proof)


def test_a_game_that_is_not_over_stands_still_until_someone_goes_on() -> None:
    desk = playing([], seats=2, pace="fast")
    desk.think()
    again = brought(record_text(desk))
    assert again.table.standing.paused and again.table.wake() is None
    assert again.game.digest() == desk.game.digest()
    again.adopt(again.table.join("Zoé", "0" * 64, "", 0, NOON))
    again.adopt(again.table.take(asks.Pause(id="1", on=False), Roles(seats=(0,)), NOON + 5000))
    assert not again.table.standing.paused
    again.adopt(again.table.take(asks.Leave(id="2"), Roles(seats=(0,)), NOON + 6000))
    while again.table.phase != "over":
        again.think()
    proof = verify(parse(record_text(again)))
    assert isinstance(proof, Proof) and proof.promise.since == desk.table.standing.answers
    again.check()


def test_a_table_that_was_imported_comes_back_from_its_journal() -> None:
    desk = playing([], seats=3, pace="fast")
    desk.think()
    again = brought(record_text(desk))
    assert Table.load(None, again.journal).standing == again.table.standing
