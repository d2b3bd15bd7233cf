"""Taking an answer back in the terminal: to the last die or card, never past it, nor past another person's answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.cli.terminal.desk import Desk
from casedepart.cli.terminal.game_loop import GameLoop
from casedepart.cli.terminal.opening import Wishes
from casedepart.engine import Sale
from casedepart.engine.actions import BUY, DECLINE, ROLL, action, bid
from casedepart.record import Agreement, read
from casedepart.table import TableError
from tests.cli.seats import Script, Watched, seat_everyone


def at_a_sale(tmp_path: Path, people: int, bots: int, typed: tuple[str, ...] = ()) -> Desk:
    """The first seat has rolled, and is asked whether it buys."""
    for seed in range(100):
        wishes = Wishes("classic", people=people, bots=bots, seed=str(seed))
        desk = seat_everyone(wishes, Watched(Script(typed)), tmp_path / "game.jsonl")
        if desk.game.turn == 0:
            desk.host.act(0, action(ROLL))
            if isinstance(desk.game.top, Sale):
                return desk
    raise AssertionError("no sale comes first")


def refused(desk: Desk, seat: int) -> str:
    """Why nothing is taken back."""
    with pytest.raises(TableError) as error:
        desk.host.undo(seat)
    return error.value.code


def test_back_to_before_the_last_own_answer_over_the_answers_of_bots(tmp_path: Path) -> None:
    desk = at_a_sale(tmp_path, 1, 2)
    host, first = desk.host, desk.game.digest()
    host.act(0, action(DECLINE))
    before = desk.game.digest()
    host.act(0, bid(10))
    for _ in range(2):
        assert host.think()
    host.undo(0)
    assert desk.game.digest() == before
    host.undo(0)
    assert desk.game.digest() == first
    assert refused(desk, 0) == "undo-chance"


def test_not_past_the_answer_of_another_person(tmp_path: Path) -> None:
    desk = at_a_sale(tmp_path, 2, 1)
    desk.host.act(0, action(DECLINE))
    desk.host.act(1, bid(10))
    assert refused(desk, 0) == "undo-other"
    desk.host.undo(1)


def test_nothing_to_take_back_before_the_first_answer(tmp_path: Path) -> None:
    desk = at_a_sale(tmp_path, 1, 1)
    desk.keep()
    again = Wishes(load=str(tmp_path / "game.jsonl"))
    assert refused(seat_everyone(again, Watched(Script([])), tmp_path / "game.jsonl"), 0) == "undo-nothing"


def test_a_purchase_is_taken_back_and_answered_otherwise(tmp_path: Path) -> None:
    desk = at_a_sale(tmp_path, 1, 1, ("1", "undo", "2", ""))
    at = desk.game.players[0].at
    with pytest.raises(EOFError):
        GameLoop(desk).run()
    assert desk.game.owners[at] == 1
    assert desk.cash(0) == 1500


def test_the_record_has_nothing_of_what_was_taken_back(tmp_path: Path) -> None:
    desk = at_a_sale(tmp_path, 1, 1)
    desk.host.act(0, action(DECLINE))
    desk.host.undo(0)
    desk.host.act(0, action(BUY))
    desk.keep()
    record = read(tmp_path / "game.jsonl")
    assert isinstance(record.check(), Agreement)
    assert not any(answer.do == "declines" for answer in record.answers)
