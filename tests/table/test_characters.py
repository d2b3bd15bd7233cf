"""Bots at a table: each with a character of its own, written down like any other fact."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.table import Roles, TableError
from casedepart.table.characters import all_kinds
from casedepart.table.journal import decode
from casedepart.table.messages.people import Leave, Left, Seated
from tests.table.desk import Desk, gathering, playing

HOST = Roles(host=True)


def kinds(desk: Desk) -> list[str]:
    return [seat.player() for seat in desk.table.standing.seats]


def seat_bot(desk: Desk, seat: int, kind: str) -> None:
    desk.adopt(desk.table.take(Seated(desk.id(), seat, kind), HOST, desk.now))


@pytest.mark.parametrize("level", bots.WITH_CHARACTER)
def test_four_bots_have_four_characters(level: str) -> None:
    desk = playing([], seats=4, bots=level)
    assert sorted(kinds(desk)) == sorted(f"{level}:{character}" for character in bots.CHARACTERS)
    desk.check()


def test_a_fifth_bot_has_the_character_of_another() -> None:
    found = kinds(playing([], seats=6))
    assert len(set(found)) == 4 and set(found) <= set(bots.NAMES)


@pytest.mark.parametrize("kind", ["random", "steady", "shrewd:trader", "master:gambler"])
def test_who_asks_for_one_kind_gets_that_kind(kind: str) -> None:
    assert kinds(playing([], seats=3, bots=kind)) == [kind] * 3


def test_a_bot_that_sits_down_later_or_sits_in_has_a_character_that_is_free() -> None:
    desk = playing(["Anna", "Bruno"], seats=4, clock="fast", expiry="bot")
    before = kinds(desk)
    desk.ask(Leave(id="1"), "Anna")
    seat_bot(desk, 1, "shrewd")
    after = kinds(desk)
    assert after[2:] == before[2:] and len(set(after)) == 4
    desk.check()


def test_who_sleeps_is_followed_by_a_bot_with_a_character_of_its_own() -> None:
    desk = playing(["Anna", "Bruno"], seats=4, clock="fast", expiry="bot")
    while not any(kinds(desk)[:2]):
        desk.think() if desk.table.thinks_from() is not None else desk.wait(21)
    sitting = [kind for kind in kinds(desk) if kind]
    assert len(set(sitting)) == len(sitting) >= 3


def test_where_a_bot_of_that_level_sits_there_is_nothing_to_change() -> None:
    desk = gathering(["Anna"], seats=3)
    seat_bot(desk, 1, "shrewd")
    with pytest.raises(TableError, match="already done"):
        seat_bot(desk, 1, "shrewd")
    seat_bot(desk, 1, "shrewd:gambler")
    with pytest.raises(TableError, match="already done"):
        seat_bot(desk, 1, "shrewd:gambler")
    with pytest.raises(TableError, match="no bot"):
        seat_bot(desk, 1, "clever")
    entry = decode(desk.journal[-1][1])
    assert isinstance(entry, Left) and entry.bot == "shrewd:gambler"


def test_characters_sit_otherwise_at_another_table() -> None:
    assert len({tuple(all_kinds("shrewd", f"table {number}", 4)) for number in range(20)}) > 5


def test_a_journal_of_steady_bots_tells_of_steady_bots() -> None:
    desk = playing([], seats=3, bots="steady", pace="fast")
    desk.think()
    desk.check()
    assert kinds(desk) == ["steady"] * 3
