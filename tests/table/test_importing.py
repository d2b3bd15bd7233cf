"""A table made of a record: one that is over is handed out as it came, another stands still until someone goes on."""

from __future__ import annotations

from casedepart.editions import load
from casedepart.record import parse, verify
from casedepart.record.proof import Proof
from casedepart.table import Roles, Table, import_entry
from casedepart.table.journal import decode, encode
from casedepart.table.journal_record import record_of
from casedepart.table.messages.opening import Created
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.people import Leave
from tests.table.desk import KEYS, NOON, Desk, playing


def record_text(desk: Desk) -> str:
    return "".join(f"{line}\n" for line in record_of(desk.journal).lines())


def paused(desk: Desk) -> bool:
    return desk.table.standing.paused


def brought(text: str) -> Desk:
    """Another server's table, made of a record."""
    record = parse(text)
    created = decode(encode(import_entry(record, load(record.header.edition), "elsewhere", KEYS, NOON, False)))
    assert isinstance(created, Created)
    return Desk(created)


def test_a_game_that_is_over_keeps_its_proof() -> None:
    desk = playing([], seats=2, pace="fast", edition="sore-losers")
    while desk.table.phase != "over":
        desk.think()
    again = brought(record_text(desk))
    assert again.table.phase == "over" and again.game.digest() == desk.game.digest()
    assert record_text(again) == record_text(desk)
    assert isinstance(verify(parse(record_text(again))), Proof)


def test_a_game_that_is_not_over_stands_still_until_someone_goes_on() -> None:
    desk = playing([], seats=2, pace="fast", edition="sore-losers")
    desk.think()
    again = brought(record_text(desk))
    assert paused(again) and again.table.wake() is None
    assert again.game.digest() == desk.game.digest()
    again.adopt(again.table.join("Zoé", "0" * 64, "", 0, NOON))
    again.adopt(again.table.take(Pause(id="1", on=False), Roles(seats=(0,)), NOON + 5000))
    assert not paused(again)
    again.adopt(again.table.take(Leave(id="2"), Roles(seats=(0,)), NOON + 6000))
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


def cut(text: str, answers: int) -> Desk:
    """A table made of the first answers of a record."""
    lines = text.splitlines()[: 1 + answers]
    return brought("\n".join([*lines, '{"over": false}']) + "\n")


def test_a_record_without_an_answer_is_a_game_that_begins() -> None:
    desk = playing([], seats=2, pace="fast")
    again = cut(record_text(desk), 0)
    assert again.table.phase == "playing" and again.game.asked
    resume(again)
    assert not paused(again) and again.game.turns >= 1
    again.check()


def test_a_record_that_stops_while_the_dice_are_in_the_air_goes_on() -> None:
    desk = playing([], seats=2, pace="fast")
    desk.think()
    text = record_text(desk)
    place = next(number for number, line in enumerate(text.splitlines()) if '"do": "rolls"' in line)
    again = cut(text, place)
    assert again.game.asked == 1 << 8
    resume(again)
    assert again.game.asked != 1 << 8, "chance has answered"
    again.check()


def resume(desk: Desk) -> None:
    """The host lets the game go on."""
    desk.adopt(desk.table.take(Pause(id="go", on=False), Roles(host=True), NOON + 1000))
