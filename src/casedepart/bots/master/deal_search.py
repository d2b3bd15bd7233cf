"""The master's search for deals: those with a gain to share, at the price of the best chance × gain."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.bots.master.lookahead import Lookahead
from casedepart.bots.master.partners import Partners, Terms
from casedepart.bots.shrewd.deals import Deals
from casedepart.bots.shrewd.fairness import completed, gives_whole_group, is_fair, printed
from casedepart.bots.shrewd.manners import Manners
from casedepart.bots.shrewd.valuation import Valuation
from casedepart.bots.steady.bargain import allowed, shared_groups
from casedepart.bots.steady.bargain import gain as plain_gain
from casedepart.engine.actions import Goods, Offer
from casedepart.engine.game import Game
from casedepart.engine.sets import members

LEAST_GAIN: Final = 0.003
"""The least gain in the chance to win for which a deal is proposed, if it is sure to be taken."""
LEAST_HOPE: Final = 0.0008
"""The least chance × gain for which anyone is bothered."""
LEAST_CHANCE: Final = 0.08
"""The least chance that it is taken with which anyone is bothered."""
SHARES: Final = (0.3, 0.5, 0.7)
"""Of what both gain by the count, the parts that are tried for the partner."""
RATIOS: Final = (-2.0, -1.0, -0.5, -0.25, 0.05, 0.25, 0.5, 1.0, 2.0)
"""Of the printed prices, what is tried for the partner beyond a swap at these prices."""
MOST_KEPT: Final = 3
"""Deals that are looked at more closely, where there is time."""
MOST_LOOSE: Final = 6
"""Of each side's single deeds, how many are thought of."""

FITS: Final = 0
SHORT_OF_MINE: Final = 1
SHORT_OF_THEIRS: Final = 2
USELESS: Final = 3
"""What became of an idea: it has a price, or who lacks the cash for it, or there is nothing to gain."""


@mypyc_attr(acyclic=True)
class Prospect:
    """An offer, what it is hoped to bring, and how its partner sees it."""

    def __init__(self, offer: Offer, hope: float, terms: Terms) -> None:
        self.offer: Final[Offer] = offer
        self.hope: Final[float] = hope
        """The chance that it is taken × what it adds to the chance to win."""
        self.terms: Final[Terms] = terms


class Idea:
    """Deeds for deeds between two players, and what is known of it before its price."""

    def __init__(self, deals: Deals, other: int, give: int, get: int) -> None:
        game = deals.game
        self.deals: Final[Deals] = deals
        self.other: Final[int] = other
        self.give: Final[int] = give
        self.get: Final[int] = get
        self.mine: Final[int] = deals.gain(deals.seat, Goods(0, give), Goods(0, get))
        self.theirs: Final[int] = deals.gain(other, Goods(0, get), Goods(0, give))
        """What each side gains by the count."""
        self.offered: Final[int] = printed(game, Goods(0, give))
        self.asked: Final[int] = printed(game, Goods(0, get))
        """The printed prices of both sides."""
        self.plain: Final[int] = plain_gain(deals.plain, game, deals.seat, Goods(0, give), Goods(0, get))
        self.plain_theirs: Final[int] = plain_gain(deals.plain, game, other, Goods(0, get), Goods(0, give))
        """What each side gains by plain prices."""
        self.completes: Final[bool] = completed(game, deals.seat, get, give) != 0
        self.completes_theirs: Final[bool] = completed(game, other, give, get) != 0

    def offer(self, cash: int) -> Offer:
        """The offer with so much cash to the partner, less than nothing where some comes back."""
        return Offer(self.other, Goods(max(cash, 0), self.give), Goods(max(-cash, 0), self.get))

    def sums(self) -> list[int]:
        """Round sums to try, the lowest first: around a swap at printed prices, and parts of what both gain."""
        unit = self.deals.values.prospects.unit
        dearer = max(self.offered, self.asked)
        found = [rounded(self.asked - self.offered + int(ratio * dearer), unit) for ratio in RATIOS]
        found.append(rounded(self.deals.plain_price(self.other, self.give, self.get), unit))
        for share in SHARES:
            found.append(rounded(int(share * (self.mine + self.theirs)) - self.theirs, unit))
        found.sort()
        kept: list[int] = []
        for cash in found:
            if not kept or cash > kept[-1]:
                kept.append(cash)
        return kept

    def terms(self, cash: int) -> Terms:
        """The offer with so much cash to the partner, as the partner sees it."""
        deals = self.deals
        unit = deals.values.prospects.unit
        offer = self.offer(cash)
        mine, theirs = self.mine - cash, self.theirs + cash
        plain, plain_theirs = self.plain - cash, self.plain_theirs + cash
        return Terms(
            theirs / (10.0 * unit),
            theirs / max(1, abs(mine) + abs(theirs)),
            (self.offered + max(cash, 0) + unit) / (self.asked + max(-cash, 0) + unit),
            plain_theirs / (10.0 * unit),
            plain_theirs / max(1, abs(plain) + abs(plain_theirs)),
            is_fair(deals.game, self.other, deals.seat, offer.get, offer.give),
            self.completes,
            self.completes_theirs,
        )


class DealSearch:
    """One look for the best deal to propose."""

    def __init__(
        self, deals: Deals, lookahead: Lookahead, partners: Partners, manners: Manners, until: float = 0.0
    ) -> None:
        game = deals.game
        self.deals: Final[Deals] = deals
        self.values: Final[Valuation] = deals.values
        self.game: Final[Game] = game
        self.seat: Final[int] = deals.seat
        self.manners: Final[Manners] = manners
        self.partners: Final[Partners] = partners
        self.lookahead: Final[Lookahead] = lookahead
        self.until: Final[float] = until
        """When to have found something; 0: there is no hurry."""
        self.coins: Final[list[float]] = [-1.0] * len(game.players)
        """By partner, what one coin from them adds to the chance to win; less than nothing: not yet worked out."""
        self.found: list[Prospect] = []
        """The best deals so far, the very best first."""

    # Ideas

    def look(self) -> list[Prospect]:
        """The deals of the highest chance × gain, one player after the other."""
        for other in members(self.game.seats_in() & ~(1 << self.seat)):
            self.look_at_groups(other)
            self.look_at_parts(other)
        return self.found

    def look_at_groups(self, other: int) -> None:
        """What completes a group for this player, for the other, or for both."""
        groups = self.game.rules.groups
        mine = self.game.players[self.seat].owned
        theirs = self.game.players[other].owned
        shared = shared_groups(self.game, self.seat, other)
        for wanted in shared:
            self.consider_with_more(other, 0, theirs & groups[wanted])
            self.consider_with_more(other, mine & groups[wanted], 0)
            for given in shared:
                if given != wanted:
                    self.consider_with_more(other, mine & groups[given], theirs & groups[wanted])

    def consider_with_more(self, other: int, give: int, get: int) -> None:
        """Consider an idea; where one side lacks the cash for it, with a single deed of theirs in its place."""
        came = self.consider(other, give, get)
        if came == SHORT_OF_MINE:
            for square in self.loose(self.seat, other):
                self.consider(other, give | 1 << square, get)
        elif came == SHORT_OF_THEIRS:
            for square in self.loose(other, self.seat):
                self.consider(other, give, get | 1 << square)

    def look_at_parts(self, other: int) -> None:
        """Single deeds: for cash, or one for the other where that brings each nearer to a group."""
        for get in self.loose(other, self.seat):
            self.consider(other, 0, 1 << get)
        for give in self.loose(self.seat, other):
            self.consider(other, 1 << give, 0)
        theirs = self.nearer(other, self.seat)
        for get in self.nearer(self.seat, other):
            for give in theirs:
                self.consider(other, 1 << give, 1 << get)

    def nearer(self, seat: int, other: int) -> list[int]:
        """The single deeds of the other that bring a player nearer to a group, or to all stations."""
        owned = self.game.players[seat].owned
        return [square for square in self.loose(other, seat) if self.deals.kin(square) & owned]

    def loose(self, seat: int, other: int) -> list[int]:
        """A player's single deeds."""
        return self.deals.loose(seat, other, MOST_LOOSE)

    # Prices

    def consider(self, other: int, give: int, get: int) -> int:
        """Price an idea, and keep it if it is among the best."""
        if self.until and perf_counter() > self.until:
            return USELESS
        if not self.manners.permit(self.game, self.seat, other, give, get):
            return USELESS
        idea = Idea(self.deals, other, give, get)
        came = USELESS
        lowest = 0
        most = 0.0
        best: Offer | None = None
        best_hope = self.found[-1].hope if len(self.found) == MOST_KEPT else LEAST_HOPE
        best_terms: Terms | None = None
        for cash in idea.sums():
            if cash > idea.mine:
                break
            if cash > self.game.players[self.seat].cash:
                came = SHORT_OF_MINE if came == USELESS else came
                break
            if -cash > self.game.players[other].cash:
                came = SHORT_OF_THEIRS
                continue
            if came != FITS:
                came = FITS
                lowest = cash
                most = self.gain(idea.offer(cash))
            if most < LEAST_GAIN:
                return USELESS
            terms = idea.terms(cash)
            chance = self.partners.chance(other, terms)
            # Cash has much the same use in all deals with one partner: so only the best price is looked at in full.
            hope = chance * (most - self.worth_of_cash(other) * (cash - lowest))
            if chance >= LEAST_CHANCE and hope > best_hope and self.is_fit(idea.offer(cash)):
                best, best_hope, best_terms = idea.offer(cash), hope, terms
        if best is not None and best_terms is not None:
            self.weigh(best, best_terms)
        return came

    def weigh(self, offer: Offer, terms: Terms) -> None:
        """Keep an offer if its chance × gain is among the best."""
        gain = self.gain(offer)
        hope = gain * self.partners.chance(offer.n, terms)
        worst = self.found[-1].hope if len(self.found) == MOST_KEPT else LEAST_HOPE
        if gain >= LEAST_GAIN and hope > worst:
            self.keep(Prospect(offer, hope, terms))

    def worth_of_cash(self, other: int) -> float:
        """What one coin more, from this partner, adds to the chance to win; worked out when first asked for."""
        if self.coins[other] < 0.0:
            some = min(5 * self.values.prospects.unit, self.game.players[other].cash)
            gain = self.gain(Offer(other, Goods(), Goods(some))) if some > 0 else 0.0
            self.coins[other] = max(0.0, gain / max(1, some))
        return self.coins[other]

    def gain(self, offer: Offer) -> float:
        """What a deal adds to the chance to win."""
        return self.lookahead.after_deal(self.seat, offer.n, offer.give, offer.get) - self.lookahead.now

    def is_fit(self, offer: Offer) -> bool:
        """Do the rules, good sense and manners allow it?"""
        if not is_sensible(self.game, self.seat, offer.n, offer.give, offer.get):
            return False
        return not self.deals.asks_much(offer) and allowed(self.game, self.seat, offer)

    def keep(self, found: Prospect) -> None:
        """Put a deal in its place among the best, one price a deal."""
        kept: list[Prospect] = []
        for other in self.found:
            same = other.offer.give.squares == found.offer.give.squares
            if same and other.offer.get.squares == found.offer.get.squares and other.offer.n == found.offer.n:
                if other.hope >= found.hope:
                    return
            else:
                kept.append(other)
        place = 0
        while place < len(kept) and kept[place].hope >= found.hope:
            place += 1
        kept.insert(place, found)
        self.found = kept[:MOST_KEPT]


def is_sensible(game: Game, seat: int, other: int, gives: Goods, gets: Goods) -> bool:
    """Is it no gift? For a deed that completes a group any price may do: what it is worth, the chances tell."""
    if completed(game, seat, gets.squares, gives.squares) and not gives_whole_group(game, gives):
        return True
    return is_fair(game, seat, other, gives, gets)


def rounded(cash: int, unit: int) -> int:
    """A sum as people say it, no less for the partner."""
    step = 1
    while step * 10 <= unit:
        step *= 10
    if step * 5 <= unit:
        step *= 5
    return -(-cash // step) * step
