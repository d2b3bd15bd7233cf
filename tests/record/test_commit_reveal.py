"""Whose devices take part in the draws: a record tells enough to check it, whatever they do."""

from __future__ import annotations

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from casedepart.record import Link, Tellers, Throw
from casedepart.record.commit_reveal import MOST_STEPS, ROLL_CALL
from tests.record.checked_game import Device

SEATS = 4
DOINGS = st.lists(
    st.tuples(st.sampled_from(["draw", "silent", "begin", "leave"]), st.integers(0, SEATS - 1)), max_size=80
)


@given(st.sets(st.integers(0, SEATS - 1)), DOINGS, st.sampled_from([2, 3]))
def test_what_a_table_does_is_what_a_record_allows(first: set[int], doings: list[tuple[str, int]], scheme: int) -> None:
    devices = {seat: Device(f"{seat:02x}") for seat in first}
    luck = [devices[seat].link(0) if seat in first else "" for seat in range(SEATS)]
    table, record = Tellers.at_start(luck, scheme), Tellers.at_start(luck, scheme)
    drawn = begun = salts = 0
    for doing, seat in doings:
        before, salt = {*table.present(drawn)}, table.salt
        if doing == "silent" and seat in table.present(drawn):
            table.pass_over([seat])
        elif doing == "leave":
            table.leave(seat, drawn)
        elif doing == "begin" and seat not in table.telling:
            begun += 1
            devices[seat] = Device(f"{begun:04x}", table.number)
            table.wait(seat, devices[seat].link(table.number), drawn)
        elif doing == "draw":
            told = {seat: devices[seat].link(table.number) for seat in table.present(drawn)}
            throw = table.throw(drawn, told)
            assert not throw.salt or {*throw.links} != table.known or throw.passed
            assert record.fault(throw, drawn) == ""
            record.replay(throw)
            table.follow(throw)
            drawn += 1
            assert (table.number, table.telling) == (record.number, record.telling)
        if table.wants_salt(drawn):
            salts += 1
            table.salt = sha256(f"{salts}".encode()).hexdigest()
        changes = before != {*table.present(drawn)}
        assert not changes or (table.salt != salt) == (scheme == 3), "who comes or goes does not know what comes of it"
    assert table.number <= 1 + len(doings)


def test_who_was_passed_over_at_the_first_draw_and_never_came_back_is_not_waited_for() -> None:
    devices = [Device("00"), Device("01")]
    record = Tellers.at_start([device.link(0) for device in devices], scheme=2)
    for drawn in range(2 * ROLL_CALL + 1):
        number = drawn + 2
        throw = Throw(number, {0: devices[0].link(number)}, () if drawn else (1,))
        assert record.fault(throw, drawn) == ""
        record.replay(throw)


def test_a_link_leads_to_the_one_before_by_as_many_hashes_as_numbers_lie_between() -> None:
    device = Device("00", 5)
    first = Link(device.link(5), 5)
    assert Link(device.link(9), 9).follows(first)
    assert not Link(device.link(9), 8).follows(first) and not Link(device.link(9), 10).follows(first)
    assert not first.follows(first) and not Link("00", 805).follows(first)
    assert not Link(device.link(9), 6 + MOST_STEPS).follows(first)


def test_a_salt_stands_where_others_take_part_than_before_and_nowhere_else() -> None:
    device, salt = Device("00"), "5a" * 32
    tellers = Tellers.at_start([device.link(0), ""])
    assert tellers.fault(Throw(1, {0: device.link(1)}), 0) == ""
    assert tellers.fault(Throw(1, {0: device.link(1)}, salt=salt), 0) == "salt"
    for wrong in ("", "5a", "5A" * 32):
        assert tellers.fault(Throw(2, passed=(0,), salt=wrong), 0) == "salt"
    assert tellers.fault(Throw(2, passed=(0,), salt=salt), 0) == ""
    late = Throw(1, {0: device.link(1)}, joined={1: Link(device.link(9), 1)}, salt=salt)
    assert tellers.fault(late, 0) == "salt", "who does not take part yet is no reason for one"
    before = Tellers.at_start([device.link(0)], scheme=2)
    assert before.fault(Throw(2, passed=(0,)), 0) == "" and before.fault(Throw(2, passed=(0,), salt=salt), 0) == "salt"


def test_who_came_at_a_roll_call_cannot_go_again_unseen() -> None:
    """Two seats of who knows the secret: one would come and go at each roll call until the draw suited."""
    for scheme, passed in ((2, {}), (3, {1: Link(Device("01", 3).link(3), 3)})):
        tellers = Tellers.at_start([Device("00").link(0), ""], scheme)
        tellers.number, tellers.waiting[1] = ROLL_CALL + 1, Link(Device("01", 3).link(3), 3)
        tellers.leave(1, ROLL_CALL)
        assert tellers.passed == passed and {*tellers.waiting} == {0}
