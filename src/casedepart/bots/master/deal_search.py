"""The master's search for deals: all it can think of, at the price the other takes, chosen by its chance to win."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from casedepart.bots.master.lookahead import Lookahead
from casedepart.bots.master.partners import Partners
from casedepart.bots.shrewd.deals import Deals
from casedepart.bots.shrewd.fairness import is_fair
from casedepart.bots.shrewd.valuation import Valuation
from casedepart.bots.steady.bargain import allowed
from casedepart.engine.actions import Goods, Offer
from casedepart.engine.game import Game
from casedepart.engine.sets import members

LEAST_GAIN: Final = 0.004
"""The least gain in the chance to win for which a deal is proposed."""
MOST_KEPT: Final = 3
"""Deals that are looked at more closely, where there is time."""


class DealSearch:
    """One look for the best deal to propose."""

    def __init__(self, values: Valuation, game: Game, seat: int, partners: Partners, until: float = 0.0) -> None:
        self.values: Final[Valuation] = values
        self.game: Final[Game] = game
        self.seat: Final[int] = seat
        self.partners: Final[Partners] = partners
        self.lookahead: Final[Lookahead] = Lookahead(game, seat)
        self.deals: Final[Deals] = Deals(values, game, seat, 0, 0)
        self.until: Final[float] = until
        """When to have found something; 0: there is no hurry."""
        self.found: list[Offer] = []
        self.gains: list[float] = []
        """The best deals so far, the very best first, and what each adds to the chance to win."""

    def look(self) -> list[Offer]:
        """The deals that raise this player's chance most, of those that the other will probably take."""
        for other in members(self.game.seats_in() & ~(1 << self.seat)):
            if self.partners.patience(other, self.game.turns):
                theirs = Deals(self.values, self.game, other, self.partners.share(other), 0)
                for give, get in self.ideas(other):
                    if self.until and perf_counter() > self.until:
                        return self.found
                    self.consider(theirs, other, give, get)
        return self.found

    def ideas(self, other: int) -> list[tuple[int, int]]:
        """Deeds to give and to get."""
        found = self.deals.candidates(other)
        mine = self.game.players[self.seat]
        theirs = self.game.players[other]
        for square in members(theirs.owned & ~theirs.whole):
            found.append((0, 1 << square))
        for square in members(mine.owned & ~mine.whole):
            found.append((1 << square, 0))
        return found

    def consider(self, theirs: Deals, other: int, give: int, get: int) -> None:
        """Price an idea and keep it if it is the best so far."""
        if self.partners.is_plain(other):
            cash = self.deals.plain_price(other, give, get)
        else:
            cash = self.least_price(theirs, other, give, get)
        proposal = self.proposal(other, give, get, cash)
        if proposal is None or proposal.key() in self.partners.refused:
            return
        after = self.lookahead.after_deal(self.seat, other, proposal.give, proposal.get)
        gain = after - self.lookahead.now
        worst = self.gains[-1] if len(self.gains) == MOST_KEPT else LEAST_GAIN
        if gain > worst and self.fit(proposal):
            self.keep(proposal, gain)

    def fit(self, proposal: Offer) -> bool:
        """Do the rules and good sense allow it?"""
        if not is_fair(self.game, self.seat, proposal.n, proposal.give, proposal.get):
            return False
        return allowed(self.game, self.seat, proposal)

    def keep(self, proposal: Offer, gain: float) -> None:
        """Put a deal in its place among the best."""
        place = 0
        while place < len(self.gains) and self.gains[place] >= gain:
            place += 1
        self.found.insert(place, proposal)
        self.gains.insert(place, gain)
        del self.found[MOST_KEPT:]
        del self.gains[MOST_KEPT:]

    def least_price(self, theirs: Deals, other: int, give: int, get: int) -> int:
        """The least cash to pay, less than nothing where some comes back, for which one who counts would take it."""
        low = -self.game.players[other].cash
        high = self.most_cash() + 1
        if self.takes(theirs, give, get, low):
            return low
        step = max(1, self.values.prospects.unit // 8)
        while high - low > step:
            middle = (low + high) // 2
            if self.takes(theirs, give, get, middle):
                high = middle
            else:
                low = middle
        return high

    def takes(self, theirs: Deals, give: int, get: int, cash: int) -> bool:
        """Would one who counts take these deeds for those, with so much cash?"""
        giving = Goods(max(cash, 0), give)
        getting = Goods(max(-cash, 0), get)
        return theirs.good(self.seat, getting, giving)

    def most_cash(self) -> int:
        """All of it: what it is to be without cash, the chances tell."""
        return max(0, self.game.players[self.seat].cash)

    def proposal(self, other: int, give: int, get: int, cash: int) -> Offer | None:
        """The offer with so much cash to the other, if both have it."""
        if cash > self.most_cash() or -cash > self.game.players[other].cash:
            return None
        return Offer(other, Goods(max(cash, 0), give), Goods(max(-cash, 0), get))
