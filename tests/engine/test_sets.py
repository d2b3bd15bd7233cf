"""Sets as ints: their size, and the member at a place."""

from __future__ import annotations

from casedepart.engine.sets import contains, member_at, members, size


def test_the_size_and_each_member_are_those_of_the_list() -> None:
    for mask in (0, 1, 0b1011, (1 << 40) - 1, 1 << 39, 0b1001 << 30, 0b101 << 57):
        found = members(mask)
        assert size(mask) == len(found) == mask.bit_count()
        assert tuple(member_at(mask, place) for place in range(len(found))) == found
        assert all(contains(mask, member) for member in found)
