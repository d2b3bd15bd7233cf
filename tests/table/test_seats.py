"""Sitting down, standing up, taking a bot's place, moving to another device; what the host may do."""

from __future__ import annotations

import pytest

from casedepart.table import Roles, Table, TableError, digest, rematch_entry
from casedepart.table.messages.message import HostCommand
from casedepart.table.messages.opening import Start
from casedepart.table.messages.people import Back, Emote, Leave, Lock, Mute, Remove, Say, Seated
from casedepart.table.standing import MOST_LOST
from tests.table.desk import KEYS, NOON, Desk, gathering, key, playing


def sit(desk: Desk, name: str, seat: int | None = None) -> int:
    """Someone sits down; their seat."""
    change = desk.table.join(name, digest(key(name)), "0b", seat, desk.now)
    desk.adopt(change)
    return change.entry.seat


def fault(desk: Desk, name: str, seat: int | None = None) -> str:
    with pytest.raises(TableError) as error:
        sit(desk, name, seat)
    assert error.value.told("fr") and error.value.told("en")
    return error.value.code


def host(desk: Desk, ask: HostCommand) -> None:
    desk.adopt(desk.table.take(ask, Roles(host=True), desk.now))


def test_newcomers_take_free_seats_in_order() -> None:
    desk = gathering(["Anna"], seats=3)
    assert [sit(desk, "Bruno"), sit(desk, "Chloé")] == [1, 2]
    assert fault(desk, "Denis") == "table-full"
    desk.check()


def test_a_seat_can_be_chosen_when_it_is_free() -> None:
    desk = gathering(["Anna"], seats=4)
    assert sit(desk, "Bruno", 3) == 3
    assert fault(desk, "Chloé", 3) == "seat-taken"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("anna", "name-twice"),
        ("", "name-length"),
        ("bank", "name-reserved"),
        ("a:b", "name-signs"),
        (" Bo", "name-length"),
    ],
)
def test_names_can_be_told_apart(name: str, code: str) -> None:
    assert fault(gathering(["Anna"], seats=3), name) == code


def test_bots_take_the_free_seats_when_it_begins() -> None:
    desk = gathering(["Anna"], seats=4, bots="steady")
    desk.start()
    seats = desk.table.standing.seats
    assert [seat.player() for seat in seats] == ["", "steady", "steady", "steady"]
    assert len({seat.name for seat in seats}) == 4
    desk.check()


def test_a_friend_takes_a_bots_place_in_the_middle_of_the_game() -> None:
    desk = playing(["Anna"], seats=3)
    seat = sit(desk, "Bruno")
    assert desk.table.roles([key("Bruno")]).seats == (seat,)
    assert desk.table.standing.seats[seat].player() == ""
    assert desk.table.standing.players[seat] != "Bruno", "the record keeps the name that the seat began with"
    desk.check()


def test_nobody_takes_the_place_of_a_bankrupt() -> None:
    desk = playing(["Anna"], seats=2)
    desk.game.players[1].out = True
    assert fault(desk, "Bruno") == "table-full"


def test_a_locked_table_takes_nobody() -> None:
    desk = gathering(["Anna"], seats=3)
    host(desk, Lock(id="1", on=True))
    assert fault(desk, "Bruno") == "locked"
    host(desk, Lock(id="2", on=False))
    sit(desk, "Bruno")


def test_who_stands_up_is_followed_by_a_bot() -> None:
    desk = playing(["Anna", "Bruno"], bots="steady")
    desk.ask(Leave(id="1"), "Bruno")
    assert desk.table.standing.seats[1].player() == "steady"
    assert desk.table.roles([key("Bruno")]).seats == ()
    desk.check()


def test_before_the_game_the_seat_is_free_again() -> None:
    desk = gathering(["Anna", "Bruno"], seats=2)
    desk.ask(Leave(id="1"), "Bruno")
    assert sit(desk, "Chloé") == 1


def test_the_host_removes_a_player_for_good() -> None:
    desk = playing(["Anna", "Bruno"], bots="steady")
    host(desk, Remove(id="1", other=1))
    assert desk.table.roles([key("Bruno")]).seats == ()
    assert desk.table.standing.seats[1].player() == "steady"


def lost(desk: Desk, name: str) -> list[tuple[int, str]]:
    """What someone's key opened once, and why it does so no more."""
    return [(one.seat, one.why) for one in desk.roles(name).lost]


def test_a_key_that_opens_its_seat_no_more_says_why() -> None:
    desk = playing(["Anna", "Bruno", "Chloé", "David"], bots="steady")
    host(desk, Remove(id="1", other=1))
    desk.adopt(desk.table.moved(2, digest("a-new-key-0123456789"), desk.now))
    desk.ask(Leave(id="2"), "David")
    assert lost(desk, "Bruno") == [(1, "removed")] and lost(desk, "Chloé") == [(2, "moved")]
    assert not desk.roles("Bruno").any, "it says so, and opens nothing"
    assert lost(desk, "Anna") == lost(desk, "David") == []
    desk.check()


def test_who_was_removed_and_sits_down_again_has_lost_nothing() -> None:
    desk = playing(["Anna", "Bruno"], bots="steady")
    host(desk, Remove(id="1", other=1))
    assert sit(desk, "Bruno") == 1
    assert (desk.roles("Bruno").seats, lost(desk, "Bruno")) == ((1,), [])
    desk.check()


def test_a_device_that_has_its_seat_back_has_lost_nothing() -> None:
    desk = playing(["Anna", "Bruno"])
    desk.adopt(desk.table.moved(1, digest(new := "a-new-key-0123456789"), desk.now))
    assert desk.table.roles([key("Bruno"), new]) == Roles(seats=(1,))


def test_only_the_last_keys_that_were_lost_are_remembered() -> None:
    desk = playing(["Anna", "Bruno"])
    for number in range(MOST_LOST + 1):
        desk.adopt(desk.table.moved(1, digest(f"key-number-{number:013}"), desk.now))
    assert len(desk.table.standing.lost) == MOST_LOST and lost(desk, "Bruno") == []


def test_the_host_hands_a_seat_to_a_bot_until_its_holder_is_back() -> None:
    desk = playing(["Anna", "Bruno"])
    host(desk, Seated(id="1", other=1, bot="random"))
    assert desk.table.standing.seats[1].player() == "random"
    desk.ask(Back(id="2"), "Bruno")
    assert desk.table.standing.seats[1].player() == ""


@pytest.mark.parametrize(
    "ask",
    [Start("1"), Lock("1", True), Remove("1", 0), Seated("1", 0, "steady")],
)
def test_only_the_host_does_what_a_host_does(ask: HostCommand) -> None:
    desk = playing(["Anna", "Bruno"])
    with pytest.raises(TableError) as error:
        desk.ask(ask, "Bruno")
    assert error.value.code == "not-host"


def test_a_seat_moves_to_another_device_and_the_old_key_opens_nothing() -> None:
    desk = playing(["Anna", "Bruno"])
    desk.adopt(desk.table.moved(1, digest("a-new-key-0123456789"), desk.now))
    assert desk.table.roles(["a-new-key-0123456789"]).seats == (1,)
    assert not desk.table.roles([key("Bruno")]).any
    desk.check()


def test_keys_open_what_they_were_given_for() -> None:
    table = playing(["Anna", "Bruno"]).table
    assert table.roles([KEYS.host]) == Roles(host=True)
    assert table.roles([KEYS.invite]) == Roles(invited=True)
    assert table.roles([KEYS.watch]) == Roles(watching=True)
    assert table.roles([key("Anna"), key("Bruno")]).seats == (0, 1)
    assert not table.roles(["", "nonsense", table.standing.host]).any


def test_a_rematch_seats_the_same_people_with_the_same_keys() -> None:
    desk = playing(["Anna", "Bruno"], seats=3, bots="steady")
    again = Table.opened(rematch_entry(desk.table.standing, "another-table", NOON))
    assert again.roles([key("Bruno")]).seats == (1,) and again.roles([KEYS.host]).host
    assert again.standing.secret != desk.table.standing.secret
    assert again.phase == "gathering" and again.standing.seats[2].player() == "steady"
    with pytest.raises(TableError) as error:
        desk.table.follow_to("another-table", "r", desk.now)
    assert error.value.code == "not-over"
    desk.game.over = True
    desk.adopt(desk.table.follow_to("another-table", "r", desk.now))
    assert desk.table.standing.rematch == "another-table"


def test_chat_is_kept_and_muted_for_who_does_not_want_it() -> None:
    desk = playing(["Anna", "Bruno"])
    desk.ask(Say(id="1", text="  hello\n there "), "Anna")
    desk.ask(Emote(id="2", emote="wow"), "Bruno")
    desk.ask(Mute(id="3", other=0, on=True), "Bruno")
    assert [(line.text, line.emote) for line in desk.table.standing.chat] == [("hello there", ""), ("", "wow")]
    assert desk.table.standing.seats[1].muted == [0]
    for number in range(70):
        desk.ask(Say(id=f"s{number}", text=str(number)), "Anna")
    assert len(desk.table.standing.chat) == 50
    with pytest.raises(TableError):
        desk.ask(Say(id="x", text="\u200b\u0007"), "Anna")
    desk.check()
