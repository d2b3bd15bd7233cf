"""The exact chain of a token that only moves, worked out from the printed board and cards, independently of the engine.

A state is what is known before a roll: the square and how many doubles came before, or the failed tries in jail. One
step is one roll. Decks are taken as reshuffled at every draw; real ones differ by a few hundredths of a point.
"""

from __future__ import annotations

from collections import defaultdict

JAIL_SQUARE = 10
GO_TO_JAIL = 30
CHANCE = (7, 22, 36)
CHEST = (2, 17, 33)
STATIONS = (5, 15, 25, 35)
UTILITIES = (12, 28)
CARDS = 16

State = tuple[str, int, int]
"""("free", square, doubles so far) or ("jail", failed tries, 0)."""
Row = dict[State, float]

IN_JAIL: State = ("jail", 0, 0)


def nearest(square: int, wanted: tuple[int, ...]) -> int:
    """The next of these squares, clockwise."""
    return min(wanted, key=lambda at: (at - square) % 40)


def stops(square: int) -> dict[int | None, float]:
    """Where a token that arrives here comes to stand, with what chance; None is jail."""
    if square == GO_TO_JAIL:
        return {None: 1.0}
    if square in CHANCE:
        return by_cards(square, chance_card)
    if square in CHEST:
        return by_cards(square, chest_card)
    return {square: 1.0}


def by_cards(square: int, card: object) -> dict[int | None, float]:
    """One of sixteen cards, each as likely."""
    assert callable(card)
    found: dict[int | None, float] = defaultdict(float)
    for number in range(CARDS):
        goal = card(number, square)
        if goal == square or goal is None:
            found[goal] += 1 / CARDS
        else:
            for stop, share in stops(goal).items():
                found[stop] += share / CARDS
    return found


def chance_card(number: int, square: int) -> int | None:
    """Five that advance, two stations, a utility, three back, jail, and six that stay."""
    fixed = (0, 24, 11, 5, 39)
    if number < 5:
        return fixed[number]
    if number < 7:
        return nearest(square, STATIONS)
    if number == 7:
        return nearest(square, UTILITIES)
    if number == 8:
        return square - 3
    return None if number == 9 else square


def chest_card(number: int, square: int) -> int | None:
    """One to GO, one to jail, fourteen that stay."""
    if number == 0:
        return 0
    return None if number == 1 else square


def arrive(row: Row, square: int, doubles: int, share: float) -> None:
    """Add what becomes of a token that moves here."""
    for stop, part in stops(square % 40).items():
        row[IN_JAIL if stop is None else ("free", stop, doubles)] += share * part


def roll_from(state: State, leaves_jail: bool) -> Row:
    """What one roll makes of a state."""
    kind, place, doubles = state
    row: Row = defaultdict(float)
    if kind == "jail" and leaves_jail:
        kind, place, doubles = "free", JAIL_SQUARE, 0
    for first in range(1, 7):
        for second in range(1, 7):
            double = first == second
            if kind == "free" and double and doubles == 2:
                row[IN_JAIL] += 1 / 36
            elif kind == "free":
                arrive(row, place + first + second, doubles + 1 if double else 0, 1 / 36)
            elif double or place == 2:
                arrive(row, JAIL_SQUARE + first + second, 0, 1 / 36)
            else:
                row[("jail", place + 1, 0)] += 1 / 36
    return row


def stationary(leaves_jail: bool) -> tuple[list[float], float]:
    """The share of rolls, in per cent, after which a token stands on each square, and in jail."""
    states: list[State] = [("free", square, doubles) for square in range(40) for doubles in range(3)]
    states += [("jail", tries, 0) for tries in range(3)]
    rows = {state: roll_from(state, leaves_jail) for state in states}
    share = dict.fromkeys(states, 1 / len(states))
    for _ in range(400):
        following: Row = defaultdict(float)
        for state, weight in share.items():
            for target, part in rows[state].items():
                following[target] += weight * part
        share = {state: following[state] for state in states}
    squares = [100 * sum(share["free", square, doubles] for doubles in range(3)) for square in range(40)]
    return squares, 100 * sum(share["jail", tries, 0] for tries in range(3))
