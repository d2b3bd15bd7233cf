"""What happened: one small record an event, in the order of play, each with its rule and the working of its sum.

Events are for the log, the animation and the reader of a record; the engine never reads them back. Every sum that
changes hands is in one event and no more: PAID, RECEIVED, BOUGHT, MORTGAGED and REDEEMED have it in `n`, BUILT and SOLD
in `working`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

ROLLED: Final = 0
"""seat threw the dice: n = 8 × first + second."""
MOVED: Final = 1
"""seat went from square n to square."""
PAID: Final = 2
"""seat paid n to other (-1: the bank), for square where there is one."""
RECEIVED: Final = 3
"""seat received n from the bank."""
BOUGHT: Final = 4
"""seat became owner of square for n."""
AUCTION: Final = 5
"""square (or a building: -1) goes to auction, from n on."""
BID: Final = 6
PASSED: Final = 7
UNSOLD: Final = 8
DREW: Final = 9
"""seat drew the card why from deck n."""
JAILED: Final = 10
FREED: Final = 11
STAYED: Final = 12
"""seat failed a try in jail: the n-th."""
RENT_DUE: Final = 13
"""seat may be asked by other for n, for square."""
LAPSED: Final = 14
"""The rent that other could have asked of seat is no longer owed."""
CLAIMED: Final = 15
OWES: Final = 16
"""seat owes n to other and cannot pay it from cash."""
BUILT: Final = 17
"""seat put building n on square: 1 to 4 houses, 5 a hotel."""
SOLD: Final = 18
"""seat took down to n the buildings of square."""
MORTGAGED: Final = 19
REDEEMED: Final = 20
KEPT: Final = 21
OFFERED: Final = 22
TRADED: Final = 23
REJECTED: Final = 24
OFFER_LAPSED: Final = 25
TOOK: Final = 26
"""seat took the deed of square from other."""
BANKRUPT: Final = 27
TURN: Final = 28
"""seat begins a turn."""
SKIPPED: Final = 29
LAST_LAP: Final = 30
HOME: Final = 31
COUNTED: Final = 32
"""seat's worth, or money, is n."""
WON: Final = 33
TIME_UP: Final = 34
COIN: Final = 35
"""seat received a coin from the bank, or from other."""
COIN_LOST: Final = 36
FIGURE: Final = 37
TRAPPED: Final = 38
RELEASED: Final = 39
FOUGHT: Final = 40
"""seat fought square with n: why says won or lost."""
CONTESTED: Final = 41
CARD_RETURNED: Final = 42
DEALT: Final = 43
DECLINED: Final = 44
BEGINS: Final = 45
"""seat won the roll for the first turn."""
CARD_GIVEN: Final = 46
"""seat received the jail card of deck n from other."""
CLEARED: Final = 47
"""The buildings of a bankrupt seat on square went back to the bank."""

KINDS: Final = (
    "rolled",
    "moved",
    "paid",
    "received",
    "bought",
    "auction",
    "bid",
    "passed",
    "unsold",
    "drew",
    "jailed",
    "freed",
    "stayed",
    "rent-due",
    "lapsed",
    "claimed",
    "owes",
    "built",
    "sold",
    "mortgaged",
    "redeemed",
    "kept",
    "offered",
    "traded",
    "rejected",
    "offer-lapsed",
    "took",
    "bankrupt",
    "turn",
    "skipped",
    "last-lap",
    "home",
    "counted",
    "won",
    "time-up",
    "coin",
    "coin-lost",
    "figure",
    "trapped",
    "released",
    "fought",
    "contested",
    "card-returned",
    "dealt",
    "declined",
    "begins",
    "card-given",
    "cleared",
)

NOBODY: Final = -2
"""No seat is meant; -1 is the bank."""


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened, with the rule that made it so."""

    def __init__(
        self,
        kind: int,
        seat: int = NOBODY,
        other: int = NOBODY,
        square: int = -1,
        n: int = 0,
        rule: str = "",
        working: str = "",
        why: str = "",
    ) -> None:
        self.kind: int = kind
        self.seat: int = seat
        self.other: int = other
        self.square: int = square
        self.n: int = n
        self.rule: str = rule
        self.working: str = working
        """How a sum came about: `2×35`; empty where it is simply printed."""
        self.why: str = why
        """What a sum was for, or how it is counted, as the key of a text."""

    def key(self) -> tuple[int, int, int, int, int, str, str, str]:
        return (self.kind, self.seat, self.other, self.square, self.n, self.rule, self.working, self.why)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Event{self.key()!r}"
