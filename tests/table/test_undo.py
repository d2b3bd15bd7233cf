"""Taking an answer back at a table: to the last draw, never past another person, and the journal tells the same."""

from __future__ import annotations

import pytest

from casedepart.engine.actions import CHANCE
from casedepart.record import Agreement
from casedepart.table import TableError
from casedepart.table.journal import decode
from casedepart.table.journal_record import record_of
from casedepart.table.messages.box import TakenBack
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.people import Remove
from casedepart.table.messages.play import Limit
from tests.table.desk import Desk, playing, position

BEFORE_SALE = "Ann rolls\ndice 1 2"


def take_back(desk: Desk, seat: int) -> None:
    desk.adopt(desk.table.take_back(seat, desk.now))
    desk.check()


def refused(desk: Desk, seat: int) -> str:
    """Why a seat can take nothing back."""
    before = (desk.table.version, desk.game.digest())
    with pytest.raises(TableError) as error:
        desk.table.take_back(seat, desk.now)
    assert (desk.table.version, desk.game.digest()) == before
    return error.value.code


def seat_bot(desk: Desk, seat: int) -> None:
    """A bot takes a seat for good."""
    desk.ask(Remove(id=desk.id(), other=seat), "Ann", host=True)


def test_an_answer_is_taken_back_and_given_otherwise() -> None:
    desk = position(["Ann", "Bob"], BEFORE_SALE)
    before = desk.game.digest()
    desk.act("Ann", "buys")
    take_back(desk, 0)
    assert desk.game.digest() == before
    desk.act("Ann", "declines")
    desk.check()
    assert desk.game.bidding


def test_bots_answers_since_are_dropped_and_the_record_has_none_of_them() -> None:
    desk = position(["Ann", "Bob", "Cid"], BEFORE_SALE, auction=0)
    for seat in (1, 2):
        seat_bot(desk, seat)
    desk.act("Ann", "declines")
    before, told = desk.game.digest(), desk.table.told().answers
    desk.act("Ann", "bids", 10)
    desk.think()
    desk.think()
    take_back(desk, 0)
    assert desk.game.digest() == before
    assert desk.table.told().answers == told
    desk.act("Ann", "passes")
    record = record_of(desk.journal)
    assert isinstance(record.check(), Agreement)
    assert [answer.do for answer in record.answers[-3:]] == ["dice 1 2", "declines", "passes"]
    assert isinstance(decode(desk.journal[-2][1]), TakenBack)


def test_not_past_a_die_nor_what_came_with_a_record() -> None:
    desk = position(["Ann", "Bob"], "Ann rolls\ndice 4 6")
    desk.act("Ann", "ends turn")
    take_back(desk, 0)
    assert refused(desk, 0) == "undo-nothing"
    desk.act("Ann", "ends turn")
    desk.act("Bob", "rolls")
    assert refused(desk, 1) == "undo-chance"
    assert refused(playing(["Ann", "Bob"]), 0) == "undo-chance"


def test_not_past_the_answer_of_another_person() -> None:
    desk = position(["Ann", "Bob", "Cid"], BEFORE_SALE)
    desk.act("Ann", "declines")
    desk.act("Bob", "bids", 10)
    assert refused(desk, 0) == "undo-other"
    take_back(desk, 1)
    take_back(desk, 0)
    assert not desk.game.bidding


def test_what_the_table_does_by_itself_is_not_what_is_taken_back() -> None:
    desk = position(["Ann", "Bob"], BEFORE_SALE)
    desk.act("Ann", "declines")
    desk.ask(Limit(id=desk.id(), amount=50), "Ann")
    assert desk.table.told().answers[-1] == "0 bids 1"
    take_back(desk, 0)
    assert not desk.game.bidding, "it would bid again at once: what she answered before is taken back"


def test_the_same_dice_come_after_it() -> None:
    rolls = []
    for again in (False, True):
        desk = position(["Ann", "Bob"], BEFORE_SALE)
        if again:
            desk.act("Ann", "declines")
            take_back(desk, 0)
        desk.act("Ann", "buys")
        desk.act("Ann", "ends turn")
        desk.act("Bob", "rolls")
        rolls.append(next(line for line in reversed(desk.table.told().answers) if line.startswith(f"{CHANCE} ")))
    assert rolls[0] == rolls[1]


def test_a_game_that_stands_still_or_is_over_takes_nothing_back() -> None:
    desk = position(["Ann", "Bob"], BEFORE_SALE)
    desk.act("Ann", "buys")
    desk.ask(Pause(id=desk.id(), on=True), "Ann", host=True)
    assert refused(desk, 0) == "paused"
