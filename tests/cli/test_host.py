"""The table of one keyboard: who is asked next, what leaves a seat, and what its record says."""

from __future__ import annotations

from pathlib import Path

from casedepart.cli.terminal.desk import Desk
from casedepart.cli.terminal.opening import Wishes
from casedepart.engine.actions import PASS, action, bid
from casedepart.record import Agreement, read
from casedepart.table import Settings
from casedepart.table.journal import decode
from casedepart.table.messages.people import Left
from tests.cli.positions import desk_at
from tests.cli.seats import Script, Watched, seat_everyone

AUCTION = "given: {Anna: {at: 0}}\nsteps: [Anna rolls 1 2, Anna declines]"


def seated(tmp_path: Path, wishes: Wishes) -> Desk:
    return seat_everyone(wishes, Watched(Script([])), tmp_path / "game.jsonl")


def test_in_an_auction_people_are_asked_from_the_last_bidder_on(tmp_path: Path) -> None:
    host = desk_at(tmp_path, AUCTION, []).host
    assert host.next_asked() == 0
    host.act(0, bid(10))
    assert host.next_asked() == 1
    host.act(1, bid(20))
    assert host.next_asked() == 2
    host.act(2, action(PASS))
    assert host.next_asked() == 0


def test_what_was_not_asked_for_is_as_at_any_table(tmp_path: Path) -> None:
    settings, usual = seated(tmp_path, Wishes()).host.standing.settings, Settings()
    assert (settings.minutes, settings.clock, settings.options) == (usual.minutes, usual.clock, usual.options)
    assert (settings.edition, settings.mode, settings.seats) == (usual.edition, usual.mode, usual.seats)


def test_a_seat_left_to_a_bot_is_played_on_and_told_by_the_journal(tmp_path: Path) -> None:
    host = seated(tmp_path, Wishes(people=2, bots=0, seed="left")).host
    host.hand_over(0)
    assert (host.people, host.bots) == ([1], frozenset({0}))
    assert isinstance(decode(host.journal[-1][1]), Left)
    host.hand_over(1)
    before = len(host.log)
    for _ in range(20):
        if host.due() is None:
            host.think()
    assert len(host.log) > before
    host.save()
    assert isinstance(read(tmp_path / "game.jsonl").check(), Agreement)


def test_the_log_is_brought_back_with_the_game(tmp_path: Path) -> None:
    host = seated(tmp_path, Wishes(people=0, bots=2, seed="log")).host
    for _ in range(30):
        if host.due() is None:
            host.think()
    host.save()
    again = seated(tmp_path, Wishes(load=str(tmp_path / "game.jsonl"))).host
    assert [event.key() for event in again.log] == [event.key() for event in host.log]
    assert again.game.digest() == host.game.digest()
    assert again.game.log is again.log
