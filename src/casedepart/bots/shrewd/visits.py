"""How often a token stops on each square: the stationary distribution of a Markov chain over board and decks."""

from __future__ import annotations

from typing import Final

from casedepart.engine import ADVANCE, BACK, BACK_TO, NEAREST_STATION, NEAREST_UTILITY, TO_JAIL
from casedepart.engine.effects import Card
from casedepart.engine.rules import (
    DECK,
    GO_TO_JAIL,
    JAIL,
    SQUARES,
    STATION,
    UTILITY,
    Rules,
)

ROUNDS: Final = 40
"""Rolls (power iterations) after which the chances no longer change."""
ROLLS_A_TURN: Final = 1.17
"""With the rolls that doubles give."""


class Stop:
    """A square on which a token may come to rest, and how likely."""

    def __init__(self, square: int, chance: float) -> None:
        self.square: Final[int] = square
        self.chance: Final[float] = chance


def visits_a_turn(rules: Rules) -> tuple[float, ...]:
    """How often a player stops on each square in one turn, on the average, far from the start.

    Who is sent to jail is counted there and moves on with the next roll: near enough to tell what a street earns.
    """
    moves = [stops(rules, square) for square in range(SQUARES)]
    chances = [1 / SQUARES] * SQUARES
    for _ in range(ROUNDS):
        chances = rolled(moves, chances)
    return tuple([ROLLS_A_TURN * chance for chance in chances])


def rolled(moves: list[list[Stop]], chances: list[float]) -> list[float]:
    """Where tokens stand after one more roll."""
    after = [0.0] * SQUARES
    for start in range(SQUARES):
        for steps in range(2, 13):
            weight = chances[start] * (6 - abs(7 - steps)) / 36
            for stop in moves[(start + steps) % SQUARES]:
                after[stop.square] += weight * stop.chance
    return after


def stops(rules: Rules, square: int) -> list[Stop]:
    """Where a token that arrives here comes to rest, and how likely."""
    found = [0.0] * SQUARES
    if rules.kind[square] == DECK:
        deck = rules.decks[rules.board[square].deck]
        for card in deck:
            found[sent_to(rules, square, card)] += 1 / len(deck)
    else:
        found[jailed(rules, square)] = 1.0
    return [Stop(at, found[at]) for at in range(SQUARES) if found[at]]


def sent_to(rules: Rules, square: int, card: Card) -> int:
    """Where a card leaves its drawer."""
    if card.effect == ADVANCE or card.effect == BACK_TO:
        return jailed(rules, card.n)
    if card.effect == BACK:
        return jailed(rules, (square - card.n) % SQUARES)
    if card.effect == TO_JAIL:
        return first_of(rules, square, JAIL)
    if card.effect == NEAREST_STATION:
        return first_of(rules, square, STATION)
    if card.effect == NEAREST_UTILITY:
        return first_of(rules, square, UTILITY)
    return square


def jailed(rules: Rules, square: int) -> int:
    """The square itself, or jail for the one that leads there."""
    return first_of(rules, square, JAIL) if rules.kind[square] == GO_TO_JAIL else square


def first_of(rules: Rules, square: int, kind: int) -> int:
    """The next square of a kind from here on; this one where the board has none."""
    for steps in range(1, SQUARES + 1):
        ahead = (square + steps) % SQUARES
        if rules.kind[ahead] == kind:
            return ahead
    return square
