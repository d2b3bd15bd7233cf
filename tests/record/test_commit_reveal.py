"""Whose devices take part in the draws: a record tells enough to check it, whatever they do."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from casedepart.record import Link, Tellers, Throw
from casedepart.record.commit_reveal import MOST_STEPS, ROLL_CALL
from tests.record.checked_game import Device

SEATS = 4
DOINGS = st.lists(
    st.tuples(st.sampled_from(["draw", "silent", "begin", "leave"]), st.integers(0, SEATS - 1)), max_size=80
)


@given(st.sets(st.integers(0, SEATS - 1)), DOINGS)
def test_what_a_table_does_is_what_a_record_allows(first: set[int], doings: list[tuple[str, int]]) -> None:
    devices = {seat: Device(f"{seat:02x}") for seat in first}
    luck = [devices[seat].link(0) if seat in first else "" for seat in range(SEATS)]
    table, record = Tellers.at_start(luck), Tellers.at_start(luck)
    drawn = begun = 0
    for doing, seat in doings:
        if doing == "silent" and seat in table.present(drawn):
            table.pass_over([seat])
        elif doing == "leave":
            table.leave(seat)
        elif doing == "begin" and seat not in table.telling:
            begun += 1
            devices[seat] = Device(f"{begun:04x}", table.number)
            table.wait(seat, devices[seat].link(table.number))
        elif doing == "draw":
            told = {seat: devices[seat].link(table.number) for seat in table.present(drawn)}
            throw = table.throw(drawn, told)
            assert record.fault(throw, drawn) == ""
            record.replay(throw)
            table.follow(throw)
            drawn += 1
            assert (table.number, table.telling) == (record.number, record.telling)
    assert table.number <= 1 + len(doings)


def test_who_was_passed_over_at_the_first_draw_and_never_came_back_is_not_waited_for() -> None:
    devices = [Device("00"), Device("01")]
    record = Tellers.at_start([device.link(0) for device in devices])
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
