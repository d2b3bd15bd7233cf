"""The master's search for deals: those with a gain to share, at the price of the best chance × gain."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from casedepart.bots.master.lookahead import Lookahead
from casedepart.bots.master.partners import CHANCES, COUNT, EASY, EVERY_STYLE, PLAIN, PRINTED, Partners
from casedepart.bots.shrewd.deals import Deals
from casedepart.bots.shrewd.fairness import DEAR, Swap, gives_whole_group, is_fair
from casedepart.bots.shrewd.manners import Manners
from casedepart.bots.shrewd.valuation import Valuation
from casedepart.bots.steady.bargain import allowed, is_acceptable, offered, shared_groups
from casedepart.engine.actions import Goods, Offer
from casedepart.engine.copies import Copyable
from casedepart.engine.game import Game
from casedepart.engine.sets import members

LEAST_GAIN: Final = 0.001
"""The least gain in the chance to win for which a deal is proposed."""
LEAST_HOPE: Final = 0.0002
"""The least chance × gain for which anyone is bothered."""
LEAST_CHANCE: Final = 0.1
"""The least chance that it is taken with which anyone is bothered."""
MOST_KEPT: Final = 3
"""Deals that are looked at more closely, where there is time."""
MOST_ADDED: Final = 3
"""How many deeds are added to the best deals, one after the other, while that makes them better."""
MOST_LOOSE: Final = 6
"""Of each side's single deeds, how many are thought of."""

FITS: Final = 0
SHORT_OF_MINE: Final = 1
SHORT_OF_THEIRS: Final = 2
USELESS: Final = 3
"""What became of an idea: it has a price, or who lacks the cash for it, or there is nothing to gain."""


class Prospect(Copyable):
    """An offer, what it is hoped to bring, and how its partner sees it."""

    def __init__(self, offer: Offer, hope: float, terms: int) -> None:
        self.offer: Final[Offer] = offer
        self.hope: Final[float] = hope
        """The chance that it is taken × what it adds to the chance to win."""
        self.terms: Final[int] = terms


class Idea:
    """Deeds for deeds between two players, and what is known of it before its price."""

    def __init__(self, deals: Deals, other: int, give: int, get: int) -> None:
        self.deals: Final[Deals] = deals
        self.other: Final[int] = other
        self.give: Final[int] = give
        self.get: Final[int] = get
        self.swap: Final[Swap] = deals.swap(other, give, get)
        self.turned: Final[Swap] = self.swap.turned()
        """The deeds as this player sees them, and as the partner does."""
        self.offered: Final[int] = self.swap.costs
        self.asked: Final[int] = self.swap.brings
        """The printed prices of both sides."""
        arms = deals.arms(self.turned)
        self.refused: Final[bool] = arms and deals.is_far_ahead(deals.seat)
        """Does one who counts refuse it at any price, since it arms the leader?"""
        self.share: Final[int] = deals.share_asked_of(deals.seat, arms)
        """Per cent of this player's gain that a partner who counts wants."""
        self.completes: Final[bool] = self.swap.arms & deals.game.rules.streets != 0
        """Does it complete a group of the partner's?"""
        self.suited: Final[dict[int, bool]] = {}
        """By the cash to the partner: would one who counts take it? As far as it was asked."""
        self.plain: tuple[int, int] | None = None

    def plain_gains(self) -> tuple[int, int]:
        """What this player and the partner gain by plain prices; worked out when first asked for."""
        found = self.plain
        if found is None:
            found = self.deals.plain_gains(self.other, self.give, self.get)
            self.plain = found
        return found

    def offer(self, cash: int) -> Offer:
        """The offer with so much cash to the partner, less than nothing where some comes back."""
        return offered(self.other, self.give, self.get, cash)

    def sums(self, styles: int) -> list[int]:
        """Round sums to try, the lowest first: the least that a partner of each of these styles takes, if polite."""
        unit = self.deals.values.prospects.unit
        polite = self.least_polite()
        leasts = [polite, self.asked - self.offered + 1]
        if styles >> PLAIN & 1:
            mine, theirs = self.plain_gains()
            leasts.append(self.deals.plain_price(mine, theirs))
        if styles >> COUNT & 1:
            leasts.extend(self.counted_sums(unit))
        found = [rounded(max(least, polite), unit) for least in leasts]
        found.sort()
        kept: list[int] = []
        for cash in found:
            if not kept or cash > kept[-1]:
                kept.append(cash)
        return kept

    def counted_sums(self, unit: int) -> list[int]:
        """Sums that one who counts may take: the least by what the deeds are worth, as if cash counted at its face.

        It may count more, to who can build with it or has little left: so a unit more is tried, too, and where the
        partner pays, three quarters, half and a quarter of it."""
        mine = self.deals.gain_of_deeds(self.deals.seat, self.give, self.get, 0)
        theirs = self.deals.gain_of_deeds(self.other, self.get, self.give, 0)
        least = max((self.share * mine - 100 * theirs) // (100 + self.share), -theirs) + 1
        least = max(least, self.deals.least_fair(self.swap))
        return [least, least + unit] if least >= 0 else [least, least + unit, least * 3 // 4, least // 2, least // 4]

    def least_polite(self) -> int:
        """The least cash to the partner with which the offer does not ask for much more than it gives."""
        if self.completes:
            return -self.deals.game.players[self.other].cash
        if 100 * self.asked <= DEAR * self.offered:
            return self.asked - DEAR * self.offered // 100
        return -(-100 * self.asked // DEAR) - self.offered

    def is_no_gift(self, offer: Offer) -> bool:
        """Would a partner who goes by the chances, and has good sense, take it at all?"""
        return not self.refused and keeps_sense(self.deals.game, self.turned, offer.get, offer.give)

    def terms(self, cash: int, styles: int) -> int:
        """Of these styles those that would take the offer with so much cash to them; the chances are not asked.

        Who goes by printed prices pays any price for a whole group, but else not the last coins; nor does one who
        takes whatever is polite."""
        game = self.deals.game
        left = game.players[self.other].cash + cash
        found = 0
        if self.completes:
            found = 1 << EASY | 1 << PRINTED
        else:
            if left >= game.rules.salary:
                found = 1 << EASY
            if self.offered + cash > self.asked and (cash >= 0 or 2 * left >= game.rules.salary):
                found |= 1 << PRINTED
        if styles >> PLAIN & 1:
            mine, theirs = self.plain_gains()
            if is_acceptable(mine - cash, theirs + cash):
                found |= 1 << PLAIN
        if styles >> COUNT & 1 and self.suits_count(cash):
            found |= 1 << COUNT
        return found & styles

    def suits_count(self, cash: int) -> bool:
        """Would one who counts take it with so much cash to them? Counted once a sum, with the cash in it."""
        found = self.suited.get(cash)
        if found is None:
            offer = self.offer(cash)
            found = False
            if not self.refused and is_fair(self.deals.game, self.turned, offer.get, offer.give):
                theirs = self.deals.gain(self.other, offer.get, offer.give)
                if theirs > 0:
                    mine = self.deals.gain(self.deals.seat, offer.give, offer.get)
                    found = theirs * 100 >= mine * self.share
            self.suited[cash] = found
        return found

    def suits_chances(self, offer: Offer, gain: float) -> bool:
        """Would one who goes by the chances take it, to whom it brings so much? Their count has a say, too."""
        if gain < LEAST_GAIN or not self.is_no_gift(offer):
            return False
        return self.deals.gain(self.other, offer.get, offer.give) > 0


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
        self.coins: Final[list[tuple[float, float] | None]] = [None] * len(game.players)
        """By partner, what one coin from them adds to the chance to win and takes from theirs; None: not worked out."""
        self.found: list[Prospect] = []
        """The best deals so far, the very best first."""
        self.considered: Final[set[tuple[int, int, int]]] = set()
        """By partner, deeds given and deeds wanted: the ideas of this look that have been priced."""

    # Ideas

    def look(self) -> list[Prospect]:
        """The deals of the highest chance × gain: one player after the other, then the best with more deeds.

        A deed more at a time, on either side, while that makes the very best better (hill climbing)."""
        for other in members(self.game.seats_in() & ~(1 << self.seat)):
            self.look_at_groups(other)
            self.look_at_parts(other)
        for _ in range(MOST_ADDED):
            before = self.found
            for prospect in before:
                offer = prospect.offer
                self.consider_more_of_theirs(offer.n, offer.give.squares, offer.get.squares)
                self.consider_more_of_mine(offer.n, offer.give.squares, offer.get.squares)
            if not before or self.found[0] is before[0]:
                break
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
            self.consider_more_of_mine(other, give, get)
        elif came == SHORT_OF_THEIRS:
            self.consider_more_of_theirs(other, give, get)

    def consider_more_of_mine(self, other: int, give: int, get: int) -> None:
        """The same idea with a single deed more of this player's."""
        for square in self.loose(self.seat, other):
            if not give >> square & 1:
                self.consider(other, give | 1 << square, get)

    def consider_more_of_theirs(self, other: int, give: int, get: int) -> None:
        """The same idea with a single deed more of the other's."""
        for square in self.loose(other, self.seat):
            if not get >> square & 1:
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
        if (other, give, get) in self.considered or not self.manners.permit(self.game, self.seat, other, give, get):
            return USELESS
        self.considered.add((other, give, get))
        idea = Idea(self.deals, other, give, get)
        styles = self.partners.likely(other)
        came = USELESS
        affordable: list[int] = []
        for cash in idea.sums(styles):
            if cash > self.game.players[self.seat].cash:
                came = SHORT_OF_MINE if came == USELESS else came
            elif -cash > self.game.players[other].cash:
                came = SHORT_OF_THEIRS
            else:
                came = FITS
                affordable.append(cash)
        if affordable and (styles >> CHANCES & 1 or self.is_taken(idea, affordable, styles)):
            self.price(idea, affordable, styles)
        return came

    def is_taken(self, idea: Idea, sums: list[int], styles: int) -> bool:
        """May one of these sums do for a partner who does not go by the chances?"""
        for cash in sums:
            if self.partners.chance(idea.other, idea.terms(cash, styles)) >= LEAST_CHANCE:
                return True
        return False

    def price(self, idea: Idea, sums: list[int], styles: int) -> None:
        """Find the sum of the highest chance × gain, and keep the offer if it is among the best.

        Cash has much the same use in all deals of two players: so the chances after the deal are worked out for the
        lowest sum, and once more for the best one. Where that costs more than was thought, another may be better."""
        lowest = sums[0]
        offer = idea.offer(lowest)
        # What gives too much away for the least cash does so for more.
        if not is_sensible(self.deals, idea.swap, offer.give, offer.get):
            return
        found = self.gains(offer)
        mine, theirs = found[0], found[1]
        if mine < LEAST_GAIN:
            return
        worth = self.worth_of_cash(idea.other)
        if worth[1] > 0.0 and theirs < LEAST_GAIN:
            unit = self.values.prospects.unit
            cash = rounded(lowest + int((LEAST_GAIN - theirs) / worth[1]) + 1, unit)
            if cash <= self.game.players[self.seat].cash:
                sums = [*sums, cash]
        best = self.best_price(idea, sums, styles, found, worth)
        if best is None:
            return
        more = best.give.cash - best.get.cash - lowest
        gain = self.weigh(idea, best, self.gains(best) if more else found)
        if more > 0 and mine - gain > worth[0] * more:
            other = self.best_price(idea, sums, styles, found, ((mine - gain) / more, worth[1]))
            if other is not None and other.give.cash - other.get.cash != more + lowest:
                self.weigh(idea, other, self.gains(other))

    def best_price(
        self, idea: Idea, sums: list[int], styles: int, gains: tuple[float, float], worth: tuple[float, float]
    ) -> Offer | None:
        """The sum of the highest chance × gain, where both gain so much with the lowest, and cash is worth so much."""
        best: Offer | None = None
        best_hope = self.found[-1].hope if len(self.found) == MOST_KEPT else LEAST_HOPE
        for cash in sums:
            gain = gains[0] - worth[0] * (cash - sums[0])
            if gain <= best_hope:
                # No partner is sure to take it, so less than the gain is to be hoped for.
                continue
            offer = idea.offer(cash)
            terms = idea.terms(cash, styles)
            if gains[1] + worth[1] * (cash - sums[0]) >= LEAST_GAIN and idea.is_no_gift(offer):
                terms |= 1 << CHANCES
            chance = self.partners.chance(idea.other, terms)
            hope = chance * gain
            if chance >= LEAST_CHANCE and hope > best_hope and self.is_fit(idea, offer):
                best, best_hope = offer, hope
        return best

    def weigh(self, idea: Idea, offer: Offer, found: tuple[float, float]) -> float:
        """Keep an offer if its chance × gain is among the best, by what it brings both; the gain."""
        terms = idea.terms(offer.give.cash - offer.get.cash, EVERY_STYLE)
        if idea.suits_chances(offer, found[1]):
            terms |= 1 << CHANCES
        hope = found[0] * self.partners.chance(offer.n, terms)
        worst = self.found[-1].hope if len(self.found) == MOST_KEPT else LEAST_HOPE
        if found[0] >= LEAST_GAIN and hope > worst:
            self.keep(Prospect(offer, hope, terms))
        return found[0]

    def terms_of(self, proposal: Offer) -> int:
        """The styles that would have proposed this, seen from this player: the partner's gain may be none at all."""
        idea = Idea(self.deals, proposal.n, proposal.give.squares, proposal.get.squares)
        terms = idea.terms(proposal.give.cash - proposal.get.cash + 1, EVERY_STYLE)
        return terms | 1 << CHANCES if self.gains(proposal)[1] >= LEAST_GAIN else terms

    def worth_of_cash(self, other: int) -> tuple[float, float]:
        """What one coin from the other adds to this player's chance and takes from theirs; worked out once."""
        if self.coins[other] is None:
            some = min(5 * self.values.prospects.unit, self.game.players[other].cash)
            found = self.gains(Offer(other, Goods(), Goods(some))) if some > 0 else (0.0, 0.0)
            self.coins[other] = max(0.0, found[0] / max(1, some)), max(0.0, -found[1] / max(1, some))
        worth = self.coins[other]
        assert worth is not None
        return worth

    def gains(self, offer: Offer) -> tuple[float, float]:
        """What a deal adds to the chance to win, of this player and of the partner."""
        after = self.lookahead.after_deal(self.seat, offer.n, offer.give, offer.get)
        now = self.lookahead.all_now
        return after[self.seat] - now[self.seat], after[offer.n] - now[offer.n]

    def is_fit(self, idea: Idea, offer: Offer) -> bool:
        """Do the rules, good sense and manners allow it?"""
        if not is_sensible(self.deals, idea.swap, offer.give, offer.get):
            return False
        if self.deals.asks_much(idea.swap, offer.give.cash - offer.get.cash):
            return False
        return allowed(self.game, self.seat, offer)

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


def is_sensible(deals: Deals, swap: Swap, gives: Goods, gets: Goods) -> bool:
    """Is it no gift, and no group for one who is far ahead?"""
    return not deals.arms_leader(swap) and keeps_sense(deals.game, swap, gives, gets)


def keeps_sense(game: Game, swap: Swap, gives: Goods, gets: Goods) -> bool:
    """Is it no gift? For a deed that completes a group any price may do: what it is worth, the chances tell."""
    if swap.completes and not gives_whole_group(game, gives):
        return True
    return is_fair(game, swap, gives, gets)


def rounded(cash: int, unit: int) -> int:
    """A sum as people say it, no less for the partner."""
    step = 1
    while step * 10 <= unit:
        step *= 10
    if step * 5 <= unit:
        step *= 5
    return -(-cash // step) * step
