"""What can be answered: the verbs of the game, and the small values that carry them.

An action is a verb and at most one number (a square, a sum or a seat); offers and deals carry more.
The parameterless ones and those of a square or a seat are built once and shared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.engine.rules import SQUARES

BANK: Final = -1
"""The bank, as payer or payee."""
CHANCE: Final = 8
"""The seat of chance: it throws the dice, draws the cards and deals the deeds."""
MOST_CARDS: Final = 30
"""The most cards a deck may have."""

# Verbs: answers to the question that is open.
ROLL: Final = 0
BUY: Final = 1
DECLINE: Final = 2
BID: Final = 3
PASS: Final = 4
CONTEST: Final = 5
PAY_FINE: Final = 6
USE_CARD: Final = 7
USE_COINS: Final = 8
PAY: Final = 9
DRAW: Final = 10
KEEP: Final = 11
FIGHT: Final = 12
USE_POWER: Final = 13
PLACE: Final = 14
STEAL: Final = 15
SEND: Final = 16
ROB: Final = 17
SETTLE: Final = 18
GO_BANKRUPT: Final = 19
END_TURN: Final = 20
# Verbs that are open to everyone at any time (T6). Claims and redemptions may also be asked for.
CLAIM: Final = 21
BUILD: Final = 22
SELL: Final = 23
SELL_HOTELS: Final = 24
MORTGAGE: Final = 25
REDEEM: Final = 26
OFFER: Final = 27
ACCEPT: Final = 28
REJECT: Final = 29
WITHDRAW: Final = 30
# What chance answers.
DICE: Final = 31
CARD: Final = 32
DEAL: Final = 33
TIME_UP: Final = 34

VERBS: Final = 35

TABLE: Final = (
    ("rolls", "T1"),
    ("buys", "P1"),
    ("declines", "P1"),
    ("bids", "P2"),
    ("passes", "P2"),
    ("contests", "B7"),
    ("pays fine", "J2"),
    ("uses card", "J2"),
    ("uses coins", "L5"),
    ("pays", "C4"),
    ("draws", "C4"),
    ("keeps", "M4"),
    ("fights", "G1"),
    ("uses power", "E1"),
    ("places", "B7"),
    ("steals", "L11"),
    ("sends", "L9"),
    ("robs", "F2"),
    ("settles", "K1"),
    ("goes bankrupt", "K3"),
    ("ends turn", "T1"),
    ("claims", "P6"),
    ("builds", "B1"),
    ("sells", "B8"),
    ("sells hotels", "B9"),
    ("mortgages", "M1"),
    ("redeems", "M2"),
    ("offers", "D1"),
    ("accepts", "D1"),
    ("rejects", "D1"),
    ("withdraws", "D1"),
    ("dice", "T1"),
    ("card", "C1"),
    ("deals", "Q1"),
    ("time is up", "Q6"),
)
"""Each verb, in the order of its number: how it is written, and the rule it belongs to."""

WORDS: Final = tuple([row[0] for row in TABLE])
"""How each verb is written, in scenarios, records and logs."""
HOME: Final = tuple([row[1] for row in TABLE])
"""The rule that each verb belongs to: cited when it is tried where nothing asks for it."""

NUMBERLESS: Final = (
    1 << ROLL
    | 1 << BUY
    | 1 << DECLINE
    | 1 << PASS
    | 1 << CONTEST
    | 1 << PAY_FINE
    | 1 << USE_CARD
    | 1 << USE_COINS
    | 1 << PAY
    | 1 << DRAW
    | 1 << FIGHT
    | 1 << SETTLE
    | 1 << GO_BANKRUPT
    | 1 << END_TURN
    | 1 << WITHDRAW
    | 1 << TIME_UP
)
"""Verbs that stand alone."""


class Refused(Exception):
    """An answer that the rules do not allow; nothing has changed."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{rule}: {why}")
        self.rule: str = rule
        """The number of the rule that forbids it."""
        self.why: str = why
        """What is wrong, as the key of a text."""


def refuse(rule: str, why: str) -> Refused:
    """The refusal to raise: `raise refuse("B3", "group-mortgaged")`."""
    return Refused(rule, why)


@mypyc_attr(acyclic=True)
class Action:
    """One answer: a verb and the number it needs, -1 where it needs none."""

    def __init__(self, verb: int, n: int = -1) -> None:
        self.verb: int = verb
        self.n: int = n
        """A square, a sum or a seat; for dice, 8 × the first + the second; for a card, 30 × its deck + its place."""

        self.sound: bool = 0 <= verb < VERBS and (n == -1 or (n >= 0 and not NUMBERLESS >> verb & 1))
        """There is such a verb, and the number is one that it takes."""

    def key(self) -> tuple[object, ...]:
        """What makes it equal to another."""
        return (self.verb, self.n)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Action({WORDS[self.verb]!r}, {self.n})"


@mypyc_attr(acyclic=True)
class Goods:
    """One side of a trade: cash, properties, jail cards and coins (D1); never buildings by themselves (D3)."""

    def __init__(self, cash: int = 0, squares: int = 0, cards: int = 0, coins: int = 0) -> None:
        self.cash: Final[int] = cash
        self.squares: Final[int] = squares
        """A set of squares."""
        self.cards: Final[int] = cards
        """A set of decks whose jail card changes hands."""
        self.coins: Final[int] = coins

    def key(self) -> tuple[int, int, int, int]:
        return (self.cash, self.squares, self.cards, self.coins)


@mypyc_attr(acyclic=True)
class Offer(Action):
    """A trade proposed to another player: what is given and what is asked for (D1)."""

    def __init__(self, to: int, give: Goods, get: Goods) -> None:
        super().__init__(OFFER, to)
        self.give: Final[Goods] = give
        self.get: Final[Goods] = get

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.n, self.give.key(), self.get.key())

    def __repr__(self) -> str:
        return f"Offer({self.n}, {self.give.key()}, {self.get.key()})"


@mypyc_attr(acyclic=True)
class Deal(Action):
    """The deeds that chance deals to a player before the game (Q1)."""

    def __init__(self, to: int, squares: int) -> None:
        super().__init__(DEAL, to)
        self.squares: int = squares

    def key(self) -> tuple[object, ...]:
        return (self.verb, self.n, self.squares)

    def __repr__(self) -> str:
        return f"Deal({self.n}, {self.squares:#x})"


SHARED: Final = tuple([tuple([Action(verb, n) for n in range(-1, 64)]) for verb in range(VERBS)])


def action(verb: int, n: int = -1) -> Action:
    """The action of a verb and a number, shared where it can be."""
    if -1 <= n < 63:
        return SHARED[verb][n + 1]
    return Action(verb, n)


def card(deck: int, place: int) -> Action:
    """What chance answers when a card is drawn: its deck and its place there."""
    return SHARED[CARD][MOST_CARDS * deck + place + 1]


def dice(first: int, second: int) -> Action:
    """What chance answers when dice are thrown."""
    return SHARED[DICE][8 * first + second + 1]


def bid(amount: int) -> Action:
    """Raise the running auction to this sum: the whole bid, not the raise."""
    return action(BID, amount)


def square_set(squares: list[int]) -> int:
    """A set of squares from their numbers."""
    mask = 0
    for square in squares:
        if not 0 <= square < SQUARES:
            raise ValueError(f"there is no square {square}: a board has 0 to {SQUARES - 1}")
        mask |= 1 << square
    return mask
