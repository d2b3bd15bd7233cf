"""Answers to the game: what players do, in an auction up to a limit."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from casedepart.engine import Auction, actions
from casedepart.engine.actions import BID, CLAIM, OFFER, PASS, REJECT, action
from casedepart.table.automatic import answer_automatically
from casedepart.table.draft import Draft
from casedepart.table.entry import Entry, Line
from casedepart.table.errors import StaleError, TableError
from casedepart.table.messages.message import Asked, Decided, SeatCommand, check_change
from casedepart.table.standing import Standing, copy_of
from casedepart.table.terms import answer_of
from casedepart.table.wire.names import Verb
from casedepart.table.wire.parts import Goods, Luck, Sum, Word

HOLDING: Final = (BID, PASS)
"""What still holds when the auction has gone on meanwhile."""


class Act(SeatCommand, tag="act", frozen=True):
    """An answer to the open question, or something that is allowed at any time."""

    version: Annotated[int, Meta(ge=0)]
    """The version at which the client saw the question."""
    verb: Verb
    """As the state lists it: `rolls`, `buys`, `bids`, `claims`, `builds`, `offers`, …"""
    n: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    """The square, the seat or the sum that the verb takes; -1 where it takes none."""
    give: Goods | None = None
    """Of an offer: what is given to seat `n`."""
    get: Goods | None = None
    """Of an offer: what is asked of seat `n`."""
    counter: bool = False
    """Of an offer: it says no to that seat's own offer and takes its place."""
    luck: Luck = ""
    """Of earlier pages; it counts for nothing: see `luck`."""
    word: Word = ""

    def seen_at(self) -> int:
        return self.version

    def decide(self, asked: Asked) -> Decided:
        standing, draft, seat = asked.standing, asked.draft(), asked.seat
        if asked.table.draws:
            # The dice are being thrown: this answers the question before them.
            raise TableError("box-first") if standing.hand else StaleError
        if standing.paused:
            raise TableError("paused")
        answer = answer_of(self)
        # A version that is yet to come would never be stale: nobody can have seen it.
        if self.version > asked.table.version or not holds(standing, draft, answer.verb, self.version):
            raise StaleError
        if self.counter and answer.verb == OFFER:
            draft.answer(seat, action(REJECT, self.n))
        draft.answer(seat, answer)
        answer_automatically(draft, standing)
        return Answered(**asked.by, lines=draft.lines), draft


class Answered(Entry, tag="answered", frozen=True):
    """One or more answers, in order."""

    lines: list[Line]

    def note_step(self, standing: Standing, draft: Draft) -> None:
        """What a person answered can be taken back."""
        if self.id:
            standing.add_step(draft.answered - len(draft.lines), self.seat)


def holds(standing: Standing, draft: Draft, verb: int, seen: int) -> bool:
    """Return whether what was decided at version `seen` still answers: a bid in its auction, a claim always."""
    if verb == CLAIM:
        return True
    if verb in HOLDING and isinstance(draft.game.top, Auction):
        return seen >= standing.auction
    return seen >= standing.moved


class Limit(SeatCommand, tag="limit", frozen=True):
    """Bid for me in the auction that is open, up to this sum; 0: no longer."""

    amount: Sum

    def decide(self, asked: Asked) -> Decided:
        standing, draft, seat = asked.standing, asked.draft(), asked.seat
        top = draft.game.top
        if not isinstance(top, Auction) or not top.left >> seat & 1:
            raise TableError("no-auction")
        if top.one_bid():
            raise actions.refuse(top.rule(), "bid-is-sealed")
        if self.amount and self.amount < top.least and top.bidder != seat:
            raise TableError("limit-too-low", least=top.least)
        check_change(self.amount != standing.seats[seat].limit)
        limited = copy_of(standing)
        limited.seats[seat].limit = self.amount
        if not standing.paused:
            answer_automatically(draft, limited)
        return Limited(**asked.by, amount=self.amount, lines=draft.lines), draft


class Limited(Entry, tag="limited", frozen=True):
    """A limit for the open auction, and the bids it made at once."""

    amount: int
    lines: list[Line] = []

    def change(self, standing: Standing, version: int) -> None:
        standing.seats[self.seat].limit = self.amount
