"""Taking an answer back: to the last die or card, never past it, and never past another person's answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.cli.terminal.desk import Desk
from casedepart.cli.terminal.opening import Wishes
from casedepart.cli.terminal.running import Running
from casedepart.cli.terminal.sitting import NothingToUndo
from casedepart.engine.actions import CHANCE, DECLINE, ROLL, action, bid, dice
from tests.cli.seats import Script, Watched, seat_everyone


def after_roll_off(tmp_path: Path, people: int, bots: int, typed: tuple[str, ...] = ()) -> Desk:
    """The first seat is to roll."""
    wishes = Wishes("classic", people=people, bots=bots)
    desk = seat_everyone(wishes, Watched(Script(typed)), tmp_path / "game.jsonl")
    desk.sitting.apply(CHANCE, dice(6, 6))
    for _ in range(people + bots - 1):
        desk.sitting.apply(CHANCE, dice(1, 2))
    return desk


def test_back_to_before_the_last_own_answer_over_the_answers_of_bots(tmp_path: Path) -> None:
    desk = after_roll_off(tmp_path, 1, 2)
    sitting = desk.sitting
    sitting.apply(0, action(ROLL))
    sitting.apply(CHANCE, dice(1, 2))
    sitting.apply(0, action(DECLINE))
    before = sitting.game.digest()
    sitting.apply(0, bid(10))
    for seat in (1, 2):
        sitting.answer_as_bot(seat)
    sitting.undo(0)
    assert sitting.game.digest() == before
    sitting.undo(0)
    assert sitting.recorder.steps[-1] == (CHANCE, dice(1, 2))
    with pytest.raises(NothingToUndo, match="undo-chance"):
        sitting.undo(0)


def test_not_past_the_answer_of_another_person(tmp_path: Path) -> None:
    sitting = after_roll_off(tmp_path, 2, 1).sitting
    sitting.apply(0, action(ROLL))
    sitting.apply(CHANCE, dice(1, 2))
    sitting.apply(0, action(DECLINE))
    sitting.apply(1, bid(10))
    with pytest.raises(NothingToUndo, match="undo-other"):
        sitting.undo(0)
    sitting.undo(1)


def test_nothing_to_take_back_before_the_first_answer(tmp_path: Path) -> None:
    desk = seat_everyone(Wishes("classic", people=1), Watched(Script([])), tmp_path / "game.jsonl")
    with pytest.raises(NothingToUndo, match="undo-nothing"):
        desk.sitting.undo(0)


def test_a_purchase_is_taken_back_and_answered_otherwise(tmp_path: Path) -> None:
    desk = after_roll_off(tmp_path, 1, 1, ("1", "undo", "2", "3"))
    desk.sitting.apply(0, action(ROLL))
    desk.sitting.apply(CHANCE, dice(1, 2))
    with pytest.raises(EOFError):
        Running(desk).run()
    assert desk.game.owners[3] == 1
    assert desk.cash(0) == 1500
