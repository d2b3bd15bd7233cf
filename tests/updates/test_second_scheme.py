"""Games that version 0.3.0 began by the second scheme of the dice are verified, and played on by it to their end."""

from __future__ import annotations

from pathlib import Path

from casedepart.record import Proof, parse, read, verify
from casedepart.table import Table, digest
from casedepart.table.journal_record import record_of
from casedepart.table.table import PATIENCE
from tests.record.checked_game import Device
from tests.table.test_dice import Room

OLD = Path(__file__).parent / "version-0.3.0"


def test_a_record_verifies_and_says_what_one_could_do() -> None:
    proof = verify(read(OLD / "classic.jsonl"))
    assert isinstance(proof, Proof) and proof.promise.scheme == 2 and proof.passed and proof.single
    assert "second scheme: whoever knew the secret could choose" in proof.told("en")


def test_a_game_is_played_on_and_verifies() -> None:
    """One device was passed over, and has begun another chain."""
    lines = (OLD / "journal.jsonl").read_text(encoding="utf-8").splitlines()
    desk = Room.__new__(Room)
    desk.journal = [(version, line.encode()) for version, line in enumerate(lines, 1)]
    desk.table, desk.count = Table.load(None, desk.journal), 1_000
    standing = desk.table.standing
    assert desk.table.needs is None and standing.scheme == 2 and standing.tellers is not None
    desk.now = standing.quiet_since
    desk.devices = {"Anna": Device(digest("Anna")), "Zoé": Device("beef", standing.tellers.waiting[1].number)}
    while desk.table.phase != "over":
        desk.now += PATIENCE
        change = None if desk.table.draws else desk.table.due(desk.now)
        if change:
            desk.adopt(change)
        else:
            desk.draw() if desk.table.draws else desk.answer()
    desk.check()
    proof = verify(parse("\n".join(record_of(desk.journal).lines()) + "\n"))
    assert isinstance(proof, Proof) and proof.promise.scheme == 2 and proof.passed == (("Zoé", 1),)
    assert all(b'"salt"' not in body for _, body in desk.journal)
