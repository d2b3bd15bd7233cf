"""What happened: one small record an event, in the order of play, each with its rule and the working of its sum.

Events are for the log, the animation and the reader of a record; the engine never reads them back. Every sum that
changes hands is in one event and no more: PAID, RECEIVED, BOUGHT, MORTGAGED and REDEEMED have it in `n`, BUILT and SOLD
in `working`. A kind is a word, the same in records and on the wire; a variant adds kinds of its own (`new_event`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

ROLLED: Final = "rolled"
"""seat threw the dice: n is packed as in `Action.n`; working says the face of a third die."""
MOVED: Final = "moved"
"""seat went from square n to square."""
PAID: Final = "paid"
"""seat paid n to other (-1: the bank), for square where there is one."""
RECEIVED: Final = "received"
"""seat received n from the bank."""
BOUGHT: Final = "bought"
"""seat became owner of square for n."""
AUCTION: Final = "auction"
"""square (or a building: -1) goes to auction, from n on."""
BID: Final = "bid"
PASSED: Final = "passed"
UNSOLD: Final = "unsold"
DREW: Final = "drew"
"""seat drew the card why from deck n."""
JAILED: Final = "jailed"
FREED: Final = "freed"
STAYED: Final = "stayed"
"""seat failed a try in jail: the n-th."""
RENT_DUE: Final = "rent-due"
"""seat may be asked by other for n, for square."""
LAPSED: Final = "lapsed"
"""The rent that other could have asked of seat is no longer owed."""
CLAIMED: Final = "claimed"
OWES: Final = "owes"
"""seat owes n to other and cannot pay it from cash."""
BUILT: Final = "built"
"""seat put building n on square: 1 to 4 houses, 5 a hotel."""
SOLD: Final = "sold"
"""seat took down to n the buildings of square."""
MORTGAGED: Final = "mortgaged"
REDEEMED: Final = "redeemed"
KEPT: Final = "kept"
OFFERED: Final = "offered"
TRADED: Final = "traded"
REJECTED: Final = "rejected"
OFFER_LAPSED: Final = "offer-lapsed"
TOOK: Final = "took"
"""seat took the deed of square from other."""
BANKRUPT: Final = "bankrupt"
TURN: Final = "turn"
"""seat begins a turn."""
SKIPPED: Final = "skipped"
LAST_LAP: Final = "last-lap"
HOME: Final = "home"
COUNTED: Final = "counted"
"""seat's worth, or money, is n."""
WON: Final = "won"
TIME_UP: Final = "time-up"
CONTESTED: Final = "contested"
CARD_RETURNED: Final = "card-returned"
DEALT: Final = "dealt"
DECLINED: Final = "declined"
BEGINS: Final = "begins"
"""seat won the roll for the first turn."""
CARD_GIVEN: Final = "card-given"
"""seat received the jail card of deck n from other."""
CLEARED: Final = "cleared"
"""The buildings of a bankrupt seat on square went back to the bank."""
# What the number of an event is.
NO_NUMBER: Final = ""
DICE: Final = "dice"
FROM: Final = "from"
"""The square that a token came from."""
SUM: Final = "sum"
"""Money."""
COUNT: Final = "count"
LEVEL: Final = "level"
"""Buildings: 1 to 4 houses, 5 a hotel."""
DECK: Final = "deck"

KINDS: Final[dict[str, str]] = {
    ROLLED: DICE,
    MOVED: FROM,
    PAID: SUM,
    RECEIVED: SUM,
    BOUGHT: SUM,
    AUCTION: SUM,
    BID: SUM,
    PASSED: NO_NUMBER,
    UNSOLD: NO_NUMBER,
    DREW: DECK,
    JAILED: NO_NUMBER,
    FREED: NO_NUMBER,
    STAYED: COUNT,
    RENT_DUE: SUM,
    LAPSED: NO_NUMBER,
    CLAIMED: NO_NUMBER,
    OWES: SUM,
    BUILT: LEVEL,
    SOLD: LEVEL,
    MORTGAGED: SUM,
    REDEEMED: SUM,
    KEPT: NO_NUMBER,
    OFFERED: NO_NUMBER,
    TRADED: NO_NUMBER,
    REJECTED: NO_NUMBER,
    OFFER_LAPSED: NO_NUMBER,
    TOOK: NO_NUMBER,
    BANKRUPT: NO_NUMBER,
    TURN: NO_NUMBER,
    SKIPPED: NO_NUMBER,
    LAST_LAP: NO_NUMBER,
    HOME: NO_NUMBER,
    COUNTED: SUM,
    WON: NO_NUMBER,
    TIME_UP: NO_NUMBER,
    CONTESTED: NO_NUMBER,
    CARD_RETURNED: DECK,
    DEALT: SUM,
    DECLINED: NO_NUMBER,
    BEGINS: NO_NUMBER,
    CARD_GIVEN: DECK,
    CLEARED: NO_NUMBER,
}
"""Each kind of event, and what its number is."""


def new_event(kind: str, number: str = NO_NUMBER) -> str:
    """Add a variant's kind of event to the table, in small letters and hyphens."""
    KINDS[kind] = number
    return kind


NOBODY: Final = -2
"""No seat is meant; -1 is the bank."""


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened, with the rule that made it so."""

    def __init__(
        self,
        kind: str,
        seat: int = NOBODY,
        other: int = NOBODY,
        square: int = -1,
        n: int = 0,
        rule: str = "",
        working: str = "",
        why: str = "",
    ) -> None:
        self.kind: str = kind
        self.seat: int = seat
        self.other: int = other
        self.square: int = square
        self.n: int = n
        self.rule: str = rule
        self.working: str = working
        """How a sum came about: `2×35`; empty where it is simply printed."""
        self.why: str = why
        """What a sum was for, or how it is counted, as the key of a text."""

    def key(self) -> tuple[str, int, int, int, int, str, str, str]:
        return (self.kind, self.seat, self.other, self.square, self.n, self.rule, self.working, self.why)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"Event{self.key()!r}"
