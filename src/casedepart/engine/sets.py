"""Sets of squares, seats or verbs as bit sets: ints with a bit a member.

A set that a loop takes apart is an `i64`, which the compiler need not ask at each step whether it is a small int. What
a bit is shifted by stays an `int`: of `1 << n` with an `i64` mypyc makes a C int, which has no bit for square 31.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MOST_REMEMBERED: Final = 1 << 16
"""Sets whose members are kept, before all are forgotten and worked out anew."""

REMEMBERED: Final[dict[int, tuple[int, ...]]] = {}


def members(mask: int) -> tuple[int, ...]:
    """The members of a set, lowest first. The same sets come up again and again: they are remembered."""
    if 0 <= mask < SMALL_SETS:
        return SMALL[mask]
    if mask & (mask - 1) == 0:
        return (mask.bit_length() - 1,)
    found = REMEMBERED.get(mask)
    if found is None:
        found = listed(mask)
        if len(REMEMBERED) >= MOST_REMEMBERED:
            REMEMBERED.clear()
        REMEMBERED[mask] = found
    return found


def listed(mask: int) -> tuple[int, ...]:
    """The members of a set, worked out."""
    if mask < 0:
        raise ValueError(f"{mask} is no set: a set of nobody and of nothing is 0")
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def size(mask: i64) -> int:
    """How many members a set has."""
    # Where this is compiled, it is faster than `bit_count`, which is looked up and called anew each time.
    count: i64 = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


def first(mask: i64) -> int:
    """The lowest member of a set that has any.

    Where games spend their time and the set is another each time, `first` and `mask &= mask - 1` by turns go through
    it faster than `members`, which has to make a tuple."""
    lowest: int = mask & -mask
    return lowest.bit_length() - 1


def member_at(mask: i64, place: i64) -> int:
    """The member at a place, counted from 0, lowest first."""
    while place > 0:
        mask &= mask - 1
        place -= 1
    return first(mask)


def contains(mask: int, member: int) -> bool:
    """Is this a member of the set? A negative number never is."""
    return member >= 0 and mask >> member & 1 == 1


SMALL_SETS: Final = 512
SMALL: Final = tuple([listed(mask) for mask in range(SMALL_SETS)])
"""The members of sets of seats: looked up without a dictionary."""
