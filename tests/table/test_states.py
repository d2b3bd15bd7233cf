"""What clients are sent: whole, the same for all, and nothing that is somebody's secret."""

from __future__ import annotations

import msgspec

from casedepart.record.promise import commitment
from casedepart.table import Roles, states
from casedepart.table.messages.people import Mute, Remove, Say
from casedepart.table.messages.play import Limit
from casedepart.table.wire.news import AnyNews, State
from casedepart.table.wire.view import LostSeat
from tests.table.desk import KEYS, Desk, gathering, key, playing, position


def state(desk: Desk, roles: Roles) -> State:
    body = states.whole(states.shared(desk.table, desk.now, []), states.you(desk.table, roles))
    told = msgspec.json.decode(body, type=AnyNews)
    assert isinstance(told, State)
    return told


def test_a_state_says_who_one_is_and_everything_else_alike() -> None:
    desk = playing(["Anna", "Bruno"])
    anna, bruno = state(desk, desk.roles("Anna", host=True)), state(desk, desk.roles("Bruno"))
    assert (anna.you.seats, anna.you.host) == ([0], True) and (bruno.you.seats, bruno.you.host) == ([1], False)
    assert anna.table == bruno.table and anna.game == bruno.game
    assert anna.version == desk.table.version


def test_who_was_removed_is_told_so_and_nobody_else_is() -> None:
    desk = playing(["Anna", "Bruno"])
    desk.ask(Remove(id="1", other=1), "Anna", host=True)
    assert state(desk, desk.roles("Bruno")).you.lost == [LostSeat(1, "removed")]
    assert state(desk, desk.roles("Anna")).you.lost == []


def test_no_key_no_secret_and_no_limit_of_others_is_shown() -> None:
    desk = position(["Anna", "Bruno"], "Anna rolls\ndice 1 2\nAnna declines\n")
    desk.ask(Limit(id="1", amount=777), "Bruno")
    body = states.whole(states.shared(desk.table, desk.now, []), states.you(desk.table, desk.roles("Anna")))
    standing = desk.table.standing
    for hidden in (standing.secret, standing.host, standing.invite, standing.watch, standing.seats[0].key, "777"):
        assert hidden.encode() not in body
    for handed_out in (KEYS.host, KEYS.invite, key("Anna")):
        assert handed_out.encode() not in body
    assert state(desk, desk.roles("Bruno")).you.limits == {"1": 777}


def test_the_secret_of_the_dice_is_shown_when_the_game_is_over() -> None:
    desk = playing([], seats=2, pace="fast", edition="sore-losers")
    promised = state(desk, Roles()).table.commitment
    while desk.table.phase != "over":
        assert state(desk, Roles()).table.secret == ""
        desk.think()
    told = state(desk, Roles()).table
    assert commitment(told.id, bytes.fromhex(told.secret)) == promised == told.commitment


def test_only_public_tables_that_go_on_are_listed() -> None:
    assert states.listing(gathering(["Anna"]).table) is None
    public = gathering(["Anna"], public=True)
    listed = msgspec.json.decode(states.listing(public.table) or b"{}")
    assert (listed["people"], listed["free"], listed["phase"]) == (["Anna"], 3, "gathering")


def test_who_is_muted_is_not_heard() -> None:
    desk = playing(["Anna", "Bruno"])
    desk.ask(Mute(id="1", other=0, on=True), "Bruno")
    assert not states.hears(desk.table, desk.roles("Bruno"), 0)
    assert states.hears(desk.table, desk.roles("Anna"), 1)
    assert states.hears(desk.table, Roles(watching=True), 0)
    assert states.hears(desk.table, Roles(seats=(0, 1)), 0), "one of the two wants to hear"


def test_what_is_stored_says_when_to_look_again() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast")
    change = desk.table.take(Say(id="1", text="hm"), desk.roles("Anna"), desk.now)
    body, wake, listing = states.stored(desk.table, change)
    assert b"hm" in body and wake == desk.now + 20_000 and listing is None
