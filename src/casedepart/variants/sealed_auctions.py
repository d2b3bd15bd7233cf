"""Sealed auctions: one bid each, all in secret; they are opened together, and the highest pays what it bid (H27).

A house rule: no booklet has it, and the words are ours.
"""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK, BID, PASS, Action, refuse
from casedepart.engine.events import NOBODY, new_event
from casedepart.engine.phases.auction import DEED, HOTEL_LOT, Auction
from casedepart.engine.phases.deeds import acquire
from casedepart.engine.phases.scarce import sell_building
from casedepart.engine.sets import contains
from casedepart.engine.state import Frame, Position
from casedepart.engine.variant import Variant

NAME: Final = "sealed-auctions"
RULE: Final = "H27"
SEALED: Final = new_event("sealed")
"""seat has sealed a bid, or that it bids nothing."""


class SealedAuctions(Variant):
    """Deeds and scarce buildings alike are auctioned by one sealed bid of each player (H27)."""

    def __init__(self) -> None:
        super().__init__(NAME, (RULE,))
        self.excludes = ("no-auctions",)

    def auction(self, game: Position, auction: Auction) -> Auction:
        bids = tuple([0] * len(game.players))
        return SealedAuction(auction.lot, auction.square, auction.entrants, auction.least, auction.left, bids)


class SealedAuction(Auction):
    """Everyone seals one bid, or none; nothing is shown or set aside before all have (H27)."""

    def __init__(self, lot: int, square: int, entrants: int, least: int, left: int, bids: tuple[int, ...]) -> None:
        super().__init__(lot, square, entrants, least, 0, NOBODY, left)
        self.bids: tuple[int, ...] = bids
        """By seat what has been sealed; 0: nothing is bid, or not yet."""

    def name(self) -> str:
        return "sealed-auction"

    def one_bid(self) -> bool:
        return True

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != BID and act.verb != PASS:
            raise self.not_asked(game, seat, act)
        amount = act.n if act.verb == BID else 0
        if not contains(self.asked(game), seat):
            raise refuse(RULE, "bid-is-sealed" if contains(self.sealed(), seat) else "not-in-auction")
        if act.verb == BID:
            self.check_bid(game, seat, amount)
        game.note(SEALED, seat, square=self.square, rule=RULE)
        bids = tuple([amount if other == seat else self.bids[other] for other in range(len(self.bids))])
        game.replace(self.holding(self.left & ~(1 << seat), bids))

    def check_bid(self, game: Position, seat: int, amount: int) -> None:
        """A bid is worth the opening bid at least (P3, B7), and the cash in hand covers it (P4)."""
        if amount < self.least:
            raise refuse("P3" if self.lot == DEED else "B7", "bid-too-low")
        if game.in_debt(seat):
            raise refuse("R5", "in-debt")
        if amount > game.players[seat].cash:
            raise refuse("P4", "bid-beyond-cash")

    def holding(self, left: int, bids: tuple[int, ...]) -> SealedAuction:
        """The auction with these bids, and these players yet to answer."""
        return SealedAuction(self.lot, self.square, self.entrants, self.least, left, bids)

    def sealed(self) -> int:
        return self.entrants & ~self.left

    def seen_by(self, seat: int) -> Frame:
        others = self.sealed() & ~(1 << seat)
        mine = [self.bids[other] if other == seat else 0 for other in range(len(self.bids))]
        return self.holding(self.left | others, tuple(mine))

    def step(self, game: Position) -> None:
        """All bids are opened: the highest wins; of equal ones the first after the player in turn, who comes last."""
        game.pop()
        game.bidding -= 1
        best = 0
        winner = NOBODY
        for seat in self.in_order(game):
            amount = self.counts(game, seat)
            if amount > best:
                best = amount
                winner = seat
            if amount:
                game.note(events.BID, seat, square=self.square, n=amount, rule=RULE)
            else:
                game.note(events.PASSED, seat, square=self.square, rule=RULE)
        if winner == NOBODY:
            game.note(events.UNSOLD, square=self.square, rule="P5")
            return
        game.pay(winner, BANK, best)
        if self.lot == DEED:
            acquire(game, winner, self.square, best, RULE)
        else:
            sell_building(game, winner, best, self.lot == HOTEL_LOT, RULE)

    def in_order(self, game: Position) -> list[int]:
        """Those who have answered, from the left of the player in turn on."""
        count = len(self.bids)
        around = [(game.turn + 1 + place) % count for place in range(count)]
        return [seat for seat in around if contains(self.sealed(), seat)]

    def counts(self, game: Position, seat: int) -> int:
        """What a bid counts for when it is opened: no more than the cash that is left, and nothing in debt (P4, R5)."""
        if game.in_debt(seat):
            return 0
        amount = min(self.bids[seat], game.players[seat].cash)
        return amount if amount >= self.least else 0

    def rule(self) -> str:
        return RULE

    def held(self) -> int:
        return 0

    def key(self) -> tuple[object, ...]:
        return (self.lot, self.square, self.entrants, self.least, self.left, self.bids)
