"""What happened: one small record an event, in the order of play, each with its rule and the working of its sum.

Events are for the log, the animation and the reader of a record; the engine never reads them back. Every sum that
changes hands is in one event and no more: PAID, RECEIVED, BOUGHT, MORTGAGED and REDEEMED have it in `n`, BUILT and SOLD
in `working`. A kind is a word, the same in records and on the wire; a variant adds kinds of its own (`new_event`).
"""

from __future__ import annotations

from typing import Final

from casedepart.engine.copies import Copyable

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

KINDS: Final[dict[str, str]] = {}
"""Each kind of event, and what its number is."""


def new_event(kind: str, number: str = NO_NUMBER) -> str:
    """Add a kind of event to the table, in small letters and hyphens; a variant adds its own in the same way."""
    KINDS[kind] = number
    return kind


ROLLED: Final = new_event("rolled", DICE)
"""seat threw the dice: n is packed as in `Action.n`; working says the face of a third die."""
MOVED: Final = new_event("moved", FROM)
"""seat went from square n to square."""
PAID: Final = new_event("paid", SUM)
"""seat paid n to other (-1: the bank), for square where there is one."""
RECEIVED: Final = new_event("received", SUM)
"""seat received n from the bank."""
BOUGHT: Final = new_event("bought", SUM)
"""seat became owner of square for n."""
AUCTION: Final = new_event("auction", SUM)
"""square (or a building: -1) goes to auction, from n on."""
BID: Final = new_event("bid", SUM)
PASSED: Final = new_event("passed")
UNSOLD: Final = new_event("unsold")
DREW: Final = new_event("drew", DECK)
"""seat drew the card why from deck n."""
DESCRIBED: Final = new_event("described", DECK)
"""seat drew a card of deck n that is in no list: why is its effect, working are its numbers."""
JAILED: Final = new_event("jailed")
FREED: Final = new_event("freed")
STAYED: Final = new_event("stayed", COUNT)
"""seat failed a try in jail: the n-th."""
RENT_DUE: Final = new_event("rent-due", SUM)
"""seat may be asked by other for n, for square."""
LAPSED: Final = new_event("lapsed")
"""The rent that other could have asked of seat is no longer owed."""
NO_RENT: Final = new_event("no-rent")
"""seat owes other nothing for this square: a rule of a variant says so."""
CLAIMED: Final = new_event("claimed")
OWES: Final = new_event("owes", SUM)
"""seat owes n to other and cannot pay it from cash."""
BUILT: Final = new_event("built", LEVEL)
"""seat put building n on square: 1 to 4 houses, 5 a hotel."""
SOLD: Final = new_event("sold", LEVEL)
"""seat took down to n the buildings of square."""
MORTGAGED: Final = new_event("mortgaged", SUM)
REDEEMED: Final = new_event("redeemed", SUM)
KEPT: Final = new_event("kept")
OFFERED: Final = new_event("offered")
TRADED: Final = new_event("traded")
REJECTED: Final = new_event("rejected")
OFFER_LAPSED: Final = new_event("offer-lapsed")
TOOK: Final = new_event("took")
"""seat took the deed of square from other."""
BANKRUPT: Final = new_event("bankrupt")
TURN: Final = new_event("turn")
"""seat begins a turn."""
SKIPPED: Final = new_event("skipped")
LAST_LAP: Final = new_event("last-lap")
HOME: Final = new_event("home")
COUNTED: Final = new_event("counted", SUM)
"""seat's worth, or money, is n."""
WON: Final = new_event("won")
TIME_UP: Final = new_event("time-up")
AGREED: Final = new_event("agreed")
"""All agreed to end the game and count."""
GAVE_UP: Final = new_event("gave-up")
CONTESTED: Final = new_event("contested")
CARD_RETURNED: Final = new_event("card-returned", DECK)
DEALT: Final = new_event("dealt", SUM)
DECLINED: Final = new_event("declined")
BEGINS: Final = new_event("begins")
"""seat won the roll for the first turn."""
CARD_GIVEN: Final = new_event("card-given", DECK)
"""seat received the jail card of deck n from other."""
CLEARED: Final = new_event("cleared")
"""The buildings of a bankrupt seat on square went back to the bank."""
CORRECTED: Final = new_event("corrected", SUM)
"""The position was set right: why says what is so from now on, of seat, of square, or by the number n."""

NOBODY: Final = -2
"""No seat is meant; -1 is the bank."""


class Event(Copyable):
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
