"""What all opponents from outside share: the steady bot answers what their descriptions do not speak of."""

from __future__ import annotations

from collections.abc import Iterator

from bench.opponents.deeds import completed
from bench.opponents.offer_book import OfferBook
from casedepart.bots import Bot, Steady
from casedepart.bots.steady.appraisal import rent_gain
from casedepart.bots.steady.bargain import allowed
from casedepart.bots.steady.funds import cheapest, redeem_next
from casedepart.bots.steady.outlook import pays_to_redeem
from casedepart.engine import DEED, Action, Auction, Game, Offer, Sale, height, mortgageable, proposal_to, raisable
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    BUILD,
    BUY,
    DECLINE,
    END_TURN,
    MORTGAGE,
    PASS,
    PAY_FINE,
    REJECT,
    ROLL,
    USE_CARD,
    action,
    bid,
)
from casedepart.engine.sets import members
from casedepart.engine.state import END, FREE

MOST_OFFERS = 3
PAUSE = 4
"""Offers a turn, and rounds before one is made again."""


class Opponent(Bot):
    """A player with its own ways to buy, bid, build, bargain and leave jail."""

    tallest = 9
    """So many houses a street at most; beyond a hotel: as the rules have it."""

    def __init__(self) -> None:
        self.steady = Steady()
        self.book = OfferBook(MOST_OFFERS, PAUSE)

    # What each decides in its own way

    def reserve(self, game: Game, seat: int) -> int:
        """Cash that it keeps when it builds, redeems and leaves jail."""
        return game.rules.choices.salary

    def wants(self, game: Game, seat: int, square: int) -> bool:
        """Would it buy this deed at its price, which its cash covers?"""
        return True

    def limit(self, game: Game, seat: int, square: int) -> int:
        """The most that it bids for a deed."""
        return game.rules.price[square]

    def ideas(self, game: Game, seat: int) -> Iterator[Offer]:
        """The offers that it thinks of, the one to be made first at the head."""
        return iter(())

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        """Would it take an offer that the rules allow?"""
        return False

    # Answers

    def react(self, game: Game, seat: int) -> Action | None:
        """Claim every rent, and answer every offer with yes or no."""
        act = super().react(game, seat)
        if act is not None and act.verb == REJECT:
            proposer, offer = proposal_to(game, seat, act.n)
            if allowed(game, proposer, offer) and self.takes(game, seat, proposer, offer):
                return action(ACCEPT, proposer)
        return act

    def answer(self, game: Game, seat: int) -> Action:
        top = game.top
        if isinstance(top, Sale):
            return self.sale(game, seat, top.square)
        if isinstance(top, Auction) and top.lot == DEED and not top.one_bid():
            return self.auction(game, seat, top)
        if top.below is None and game.stage == END:
            return self.manage(game, seat) or action(END_TURN)
        act = self.steady.answer(game, seat)
        if top.below is None and game.players[seat].jail != FREE and act.verb in (ROLL, PAY_FINE, USE_CARD):
            return self.in_jail(game, seat)
        return act

    def sale(self, game: Game, seat: int, square: int) -> Action:
        """Buy what it wants; for a deed that completes a group, mortgage others."""
        price = game.rules.price[square]
        if game.players[seat].cash >= price:
            return action(BUY if self.wants(game, seat, square) else DECLINE)
        spare = mortgageable(game, seat) & ~game.players[seat].whole
        if spare and completed(game, seat, 1 << square) and raisable(game, seat) >= price:
            return action(MORTGAGE, cheapest(game.rules.price, spare))
        return action(DECLINE)

    def auction(self, game: Game, seat: int, top: Auction) -> Action:
        """Bid half way to its limit."""
        limit = min(self.limit(game, seat, top.square), game.players[seat].cash)
        if limit < top.least or not game.options(seat).may(BID):
            return action(PASS)
        return bid((top.least + limit + 1) // 2)

    def in_jail(self, game: Game, seat: int) -> Action:
        """Out at once, by a card or by the fine, with the cash for what awaits."""
        options = game.options(seat)
        if game.players[seat].cash >= self.reserve(game, seat) + game.rules.fine:
            for verb in (USE_CARD, PAY_FINE):
                if options.may(verb):
                    return action(verb)
        return action(ROLL)

    def manage(self, game: Game, seat: int) -> Action | None:
        """Redeem complete groups, build, redeem the rest, then bargain."""
        player = game.players[seat]
        spare = player.cash - self.reserve(game, seat)
        mortgaged = player.mortgaged if pays_to_redeem(game) else 0
        done = redeem_next(game, mortgaged & player.whole, spare)
        if done is None and player.whole:
            done = self.build(game, seat, spare)
        if done is None and mortgaged:
            done = redeem_next(game, mortgaged, spare)
        return done or self.book.first(game, seat, self.ideas(game, seat), self.reserve(game, seat) // 2)

    def build(self, game: Game, seat: int, spare: int) -> Action | None:
        """A building where it adds most rent for its price."""
        options = game.options(seat)
        best, most = -1, 0.0
        for square in members(options.targets[BUILD] if options.may(BUILD) else 0):
            price = max(1, game.rules.building[square])
            found = rent_gain(game, square) / price
            if found > most and price <= spare and height(game, square) < self.tallest:
                best, most = square, found
        return action(BUILD, best) if best >= 0 else None
