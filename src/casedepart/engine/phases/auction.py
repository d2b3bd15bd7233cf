"""Auctions: of a property that was declined, of a bankrupt's deeds, of a scarce building (P2 to P5, K4, B7)."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BID, PASS, Action, refuse
from casedepart.engine.decision import Options
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.deeds import acquire
from casedepart.engine.phases.payment import raisable
from casedepart.engine.sets import members
from casedepart.engine.state import Frame, Position

DEED: Final = 0
HOUSE_LOT: Final = 1
HOTEL_LOT: Final = 2


class Auction(Frame):
    """Everyone may bid, in any order; who passes is out of it; the highest bid is set aside (P2, P4)."""

    def __init__(self, lot: int, square: int, entrants: int, least: int, best: int, bidder: int, left: int) -> None:
        super().__init__()
        self.lot: int = lot
        """A deed, a house or a hotel."""
        self.square: int = square
        """The deed's square; -1 for a building."""
        self.entrants: int = entrants
        """Who may bid at all."""
        self.least: int = least
        """The least that may be bid next (P3)."""
        self.best: int = best
        """The highest bid; 0 so far."""
        self.bidder: int = bidder
        """Who bid most; NOBODY so far."""
        self.left: int = left
        """Who has not left the auction."""

    def name(self) -> str:
        return "auction"

    def asked(self, game: Position) -> int:
        """Who has not left and could make the next bid, by selling and mortgaging too (P2)."""
        mask = 0
        for seat in members(self.left):
            if seat != self.bidder and (game.players[seat].cash >= self.least or raisable(game, seat) >= self.least):
                mask |= 1 << seat
        return mask

    def verbs(self, game: Position, seat: int) -> int:
        if not game.asked >> seat & 1:
            return 0
        if game.players[seat].cash < self.least or game.in_debt(seat):
            return 1 << PASS
        return 1 << BID | 1 << PASS

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.least_bid = self.least
        options.most_bid = game.players[seat].cash

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb == BID:
            self.bid(game, seat, act.n)
        elif act.verb == PASS:
            self.check_in(game, seat)
            game.note(events.PASSED, seat, square=self.square, rule="P2")
            self.go_on(game, self.least, self.best, self.bidder, self.left & ~(1 << seat))
        else:
            raise self.not_asked(game, seat, act)

    def check_in(self, game: Position, seat: int) -> None:
        """Only who is still in it, and not already highest, bids or passes (P2)."""
        if not game.asked >> seat & 1:
            rule = "P2" if self.entrants >> seat & 1 else self.rule()
            raise refuse(rule, "already-highest" if seat == self.bidder else "not-in-auction")

    def bid(self, game: Position, seat: int, amount: int) -> None:
        """Set the bid aside and give the last one back (P4)."""
        self.check_in(game, seat)
        if amount < self.least:
            rule = self.rule() if self.lot != DEED and self.bidder == NOBODY else "P3"
            raise refuse(rule, "bid-too-low")
        if game.in_debt(seat):
            raise refuse("R5", "in-debt")
        if amount > game.players[seat].cash:
            raise refuse("P4", "bid-beyond-cash")
        if self.bidder != NOBODY:
            game.players[self.bidder].cash += self.best
        game.players[seat].cash -= amount
        game.note(events.BID, seat, square=self.square, n=amount, rule="P3")
        self.go_on(game, amount + 1, amount, seat, self.left)

    def go_on(self, game: Position, least: int, best: int, bidder: int, left: int) -> None:
        """The auction after a bid or a pass."""
        game.replace(Auction(self.lot, self.square, self.entrants, least, best, bidder, left))

    def step(self, game: Position) -> None:
        """Nobody is left to outbid: sold to the highest, or not at all (P5)."""
        game.pop()
        game.bidding -= 1
        if self.bidder == NOBODY:
            game.note(events.UNSOLD, square=self.square, rule="P5")
            return
        game.bank_paid -= self.best
        self.sold(game)

    def sold(self, game: Position) -> None:
        """Hand the deed over."""
        acquire(game, self.bidder, self.square, self.best, "P2")

    def one_bid(self) -> bool:
        """Does everyone bid once, unseen by the others?"""
        return False

    def rule(self) -> str:
        return "P2"

    def held(self) -> int:
        return self.best

    def held_for(self, seat: int) -> int:
        return self.best if seat == self.bidder else 0

    def key(self) -> tuple[object, ...]:
        return (self.lot, self.square, self.entrants, self.least, self.best, self.bidder, self.left)


def open_auction(game: Position, square: int) -> None:
    """Put a property up for auction, among all players (P2, P3)."""
    least = game.rules.choices.opening_bid
    everyone = game.seats_in()
    hold(game, Auction(DEED, square, everyone, least, 0, NOBODY, everyone))


def hold(game: Position, auction: Auction, why: str = "") -> None:
    """Open an auction, or the one that a variant has in its place."""
    for variant in game.rules.variants:
        auction = variant.auction(game, auction)
    game.note(events.AUCTION, square=auction.square, n=auction.least, rule=auction.rule(), why=why)
    game.push(auction)
    game.bidding += 1


class EstateSale(Frame):
    """A bankrupt's deeds, auctioned one by one in board order (K4)."""

    def __init__(self, squares: int) -> None:
        super().__init__()
        self.squares: int = squares

    def name(self) -> str:
        return "estate-sale"

    def step(self, game: Position) -> None:
        if not self.squares:
            game.pop()
            return
        low = self.squares & -self.squares
        game.replace(EstateSale(self.squares ^ low))
        open_auction(game, low.bit_length() - 1)

    def rule(self) -> str:
        return "K4"

    def key(self) -> tuple[object, ...]:
        return (self.squares,)
