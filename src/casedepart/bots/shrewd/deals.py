"""Deals: what each side gains, which ones are worth proposing, and for how much cash."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.fairness import (
    DEAR,
    LAST_DEED,
    Swap,
    bank_value,
    prices,
    swap_of,
    unfairness,
)
from casedepart.bots.shrewd.manners import Manners
from casedepart.bots.shrewd.reckoning import Reckoning
from casedepart.bots.shrewd.valuation import Valuation
from casedepart.bots.steady.appraisal import Appraisal, appraisal_of
from casedepart.bots.steady.bargain import FAIR_SHARE, allowed, change, offered, shared_groups
from casedepart.engine import interest_on, raisable
from casedepart.engine.actions import Goods, Offer
from casedepart.engine.game import Game
from casedepart.engine.sets import first, members, size
from casedepart.variants.sore_losers import COINS

GENEROUS: Final = 60
"""Per cent of one's own gain that a first proposal leaves to the other."""
TWO_LEFT: Final = 95
"""Per cent of the other's gain to ask for where there are only two: what one gains the other loses."""
MOST_LOOSE: Final = 5
"""Of each side's single deeds, how many are thrown in."""
FAR_AHEAD: Final = 160
"""Per cent of the mean estate: who has more is not helped to a group for money."""
ARMED: Final = 70
"""Per cent of the other's gain to ask for a group: whoever has one takes rent from all."""
CARD_UNITS: Final = 2
COIN_UNITS: Final = 3
"""Units of cash that a card and a coin are worth."""
KEPT: Final = 3
"""Units of cash that a proposal leaves its proposer."""
ANY_USE: Final = -(1 << 60)
"""Less than any deal is good for."""


class Exchange:
    """Deeds to give for deeds to get, before anything is known of them."""

    def __init__(self, give: int, get: int) -> None:
        self.give: Final[int] = give
        self.get: Final[int] = get


class Bargain:
    """An offer that its proposer likes, and what it is good for: their own gain, less a part of the other's."""

    def __init__(self, offer: Offer, use: int) -> None:
        self.offer: Final[Offer] = offer
        self.use: Final[int] = use


class Deals:
    """One look for a deal by one player; the estates as they stand are worked out once, when first asked for."""

    def __init__(self, values: Valuation, game: Game, seat: int, share: int, wary: int) -> None:
        self.values: Final[Valuation] = values
        self.plain: Final[Appraisal] = appraisal_of(game.rules)
        self.game: Final[Game] = game
        self.seat: Final[int] = seat
        self.share: Final[int] = share
        """Per cent of the other's gain that this player wants."""
        self.wary: Final[int] = wary
        """The players who have refused what the prices printed on the deeds make fair."""
        self.reckoning: Final[Reckoning] = values.reckoning(game)
        self.seats: Final[int] = game.seats_in()
        self.known: Final[list[int | None]] = [None] * len(game.players)
        """By seat: the estate as things stand, once it was asked for."""
        self.sum: int = 0
        """All estates together; 0: not worked out."""

    def now(self, seat: int) -> int:
        """A player's estate as things stand."""
        found = self.known[seat]
        if found is None:
            player = self.game.players[seat]
            found = self.reckoning.estate(seat, player.owned, player.cash)
            self.known[seat] = found
        return found

    # What a deal does

    def gain(self, seat: int, gives: Goods, gets: Goods) -> int:
        """What a player's estate gains by a deal."""
        total = self.gain_of_deeds(seat, gives.squares, gets.squares, gets.cash - gives.cash)
        unit = self.values.prospects.unit
        if gives.cards or gets.cards:
            card = max(CARD_UNITS * unit, self.game.rules.fine // 2)
            total += card * (size(gets.cards) - size(gives.cards))
        if gives.others or gets.others:
            total += COIN_UNITS * unit * (gets.other(COINS) - gives.other(COINS))
        return total

    def gain_of_deeds(self, seat: int, gives: int, gets: int, cash: int) -> int:
        """What a player's estate gains by deeds for deeds, and so much cash to them."""
        player = self.game.players[seat]
        received = gets & self.reckoning.mortgaged
        cash += player.cash
        if received and self.game.rules.choices.keeping_costs_interest:
            cash -= interest_on(self.game, received)
        return self.reckoning.estate(seat, (player.owned & ~gives) | gets, cash) - self.now(seat)

    def good(self, other: int, gives: Goods, gets: Goods) -> bool:
        """Does this player gain, and enough beside what the other gains?"""
        return self.flaw(other, gives, gets) == ""

    def flaw(self, other: int, gives: Goods, gets: Goods) -> str:
        """What speaks against a deal, as the key of a reason; nothing where it is a good one."""
        if self.saves(gives, gets):
            return ""
        mine = self.gain(self.seat, gives, gets)
        if mine <= 0:
            return "reject-loss"
        swap = self.swap(other, gives.squares, gets.squares)
        unsound = self.unsoundness(swap, gives, gets)
        if unsound:
            return unsound
        return "" if self.is_enough(swap, mine, self.gain(other, gets, gives)) else "reject-little"

    def swap(self, other: int, give: int, get: int) -> Swap:
        """This player's deeds for the other's."""
        return swap_of(self.game, self.reckoning.mortgaged, self.seat, other, give, get)

    def unsoundness(self, swap: Swap, gives: Goods, gets: Goods) -> str:
        """What is wrong with a deal before any gain is counted, as the key of a reason; nothing where it is sound."""
        return "reject-leader" if self.arms_leader(swap) else unfairness(self.game, swap, gives, gets)

    def is_enough(self, swap: Swap, mine: int, theirs: int) -> bool:
        """Does this player gain enough beside what the other gains? A debtor takes what there is."""
        if self.game.in_debt(self.seat):
            return True
        return mine * 100 >= theirs * self.share_asked_of(swap.receiver, self.arms(swap))

    def saves(self, gives: Goods, gets: Goods) -> bool:
        """Is this player bankrupt without the deal, and not with it?"""
        owed = 0
        for debt in self.game.debts:
            if debt.debtor == self.seat:
                owed += debt.amount()
        if not owed:
            return False
        most = raisable(self.game, self.seat)
        return most < owed <= most + gets.cash - gives.cash - bank_value(self.game, gives.squares)

    def share_asked_of(self, other: int, arms: bool) -> int:
        """More is asked of one who is ahead, or whose group it completes; less of one who is behind."""
        if size(self.seats) == 2:
            share = min(TWO_LEFT, 2 * self.share)
        else:
            share = self.share * min(max(self.ahead(other), 70), 170) // 100
        return max(share, ARMED) if arms else share

    def ahead(self, seat: int) -> int:
        """A player's estate, in per cent of the mean."""
        if not self.sum:
            for each in members(self.seats):
                self.sum += max(self.now(each), 1)
        return 100 * max(self.now(seat), 1) * size(self.seats) // self.sum

    def arms_leader(self, swap: Swap) -> bool:
        """Would it complete a group for one who is far ahead, and none for this player?"""
        return self.arms(swap) and self.is_far_ahead(swap.receiver)

    def is_far_ahead(self, seat: int) -> bool:
        """Is there more than one other player, and does this one have much more than the mean?"""
        return size(self.seats) > 2 and self.ahead(seat) >= FAR_AHEAD

    def arms(self, swap: Swap) -> bool:
        """Would it complete a group for the receiver, and none for the giver?"""
        return swap.arms != 0 and not swap.completes & self.game.rules.streets

    # What to propose

    def best(self, manners: Manners) -> Offer | None:
        """The deal from which this player gains most, of those that the other will hardly refuse."""
        best: Offer | None = None
        best_use = 0
        for other in members(self.seats & ~(1 << self.seat)):
            for exchange in self.candidates(other):
                if not manners.permit(self.game, self.seat, other, exchange.give, exchange.get):
                    continue
                found = self.priced(other, exchange.give, exchange.get, best_use)
                if found is not None and allowed(self.game, self.seat, found.offer):
                    best = found.offer
                    best_use = found.use
        return best

    def priced(self, other: int, give: int, get: int, beyond: int = ANY_USE) -> Bargain | None:
        """Deeds for deeds, with the least cash for which the other gains enough; nothing if it is of no more use."""
        if self.wary >> other & 1:
            return self.priced_by_count(other, give, get, beyond)
        least = self.plain_price_of(other, give, get)
        if not self.is_covered(other, least):
            return None
        found = self.bargain(self.swap(other, give, get), least, beyond)
        if found is None:
            return None
        mine, theirs = self.gain_of_deeds(self.seat, give, get, 0), self.gain_of_deeds(other, get, give, 0)
        return found if mine + theirs > self.values.prospects.unit else None

    def priced_by_count(self, other: int, give: int, get: int, beyond: int) -> Bargain | None:
        """The price for one who has refused what the printed prices make fair."""
        swap = self.swap(other, give, get)
        least = self.least_fair(swap)
        if not self.has_to_pay(least):
            return None
        mine, theirs = self.gain_of_deeds(self.seat, give, get, 0), self.gain_of_deeds(other, get, give, 0)
        if mine + theirs <= self.values.prospects.unit:
            return None
        fair = (GENEROUS * mine - 100 * theirs) // (100 + GENEROUS)
        if size(self.seats) == 2:
            fair = (mine - theirs) // 2
        cash = max(fair, least)
        return self.bargain(swap, cash, beyond) if self.is_covered(other, cash) else None

    def bargain(self, swap: Swap, cash: int, beyond: int) -> Bargain | None:
        """An offer, if it is a good deal and of more use than that; what needs no count is looked at first."""
        if self.asks_much(swap, cash):
            return None
        proposal = offered(swap.receiver, swap.gives, swap.gets, cash)
        other, give, get = proposal.n, proposal.give, proposal.get
        rescues = self.saves(give, get)
        if not rescues and self.unsoundness(swap, give, get):
            return None
        mine = self.gain(self.seat, give, get)
        if mine <= 0 and not rescues:
            return None
        theirs = self.gain(other, get, give)
        use = mine - theirs // 3
        if use <= beyond or not (rescues or self.is_enough(swap, mine, theirs)):
            return None
        return Bargain(proposal, use)

    def has_to_pay(self, cash: int) -> bool:
        """Has this player so much cash for the other, and a little left?"""
        return cash <= max(0, self.game.players[self.seat].cash - KEPT * self.values.prospects.unit)

    def least_fair(self, swap: Swap) -> int:
        """The least cash for which one who has played before would part with these deeds for those."""
        if swap.arms & self.game.rules.streets:
            return -self.game.players[swap.receiver].cash
        difference = swap.brings - swap.costs
        if swap.completes:
            return difference + (LAST_DEED - 100) * prices(self.game, swap.completes) // 100
        return difference

    def is_covered(self, other: int, cash: int) -> bool:
        """Do both have so much cash for the other, less than nothing where some comes back, and a little left?"""
        return self.has_to_pay(cash) and -cash <= self.game.players[other].cash * 3 // 4

    def asks_much(self, swap: Swap, cash: int) -> bool:
        """With so much cash to the other, does it ask for much more than it gives, and completes no group of theirs?"""
        if swap.arms & self.game.rules.streets:
            return False
        return 100 * (swap.brings + max(-cash, 0)) > DEAR * (swap.costs + max(cash, 0))

    def plain_price_of(self, other: int, give: int, get: int) -> int:
        """The least cash for which one who goes by plain prices would take it."""
        mine, theirs = self.plain_gains(other, give, get)
        return self.plain_price(mine, theirs)

    def plain_gains(self, other: int, give: int, get: int) -> tuple[int, int]:
        """What this player and the other gain by plain prices."""
        mine, theirs = self.game.players[self.seat].owned, self.game.players[other].owned
        return change(self.plain, mine, (mine & ~give) | get), change(self.plain, theirs, (theirs & ~get) | give)

    def plain_price(self, mine: int, theirs: int) -> int:
        """The least cash for which one who goes by plain prices takes what brings both so much."""
        shared = -((100 * theirs - FAIR_SHARE * (mine + theirs)) // 100)
        return max(shared, 1 - theirs) + 1

    # What there is to propose

    def candidates(self, other: int) -> list[Exchange]:
        """Deeds to give and to get: groups completed on one side or both, with single deeds thrown in; single swaps."""
        groups = self.game.rules.groups
        mine = self.game.players[self.seat].owned
        theirs = self.game.players[other].owned
        shared = shared_groups(self.game, self.seat, other)
        my_loose = self.loose_beside(shared, self.seat, MOST_LOOSE)
        their_loose = self.loose_beside(shared, other, MOST_LOOSE)
        found: list[Exchange] = []
        for wanted in shared:
            get = theirs & groups[wanted]
            found.append(Exchange(0, get))
            for given in shared:
                if given != wanted:
                    give = mine & groups[given]
                    found.append(Exchange(give, get))
                    found.extend([Exchange(give | 1 << square, get) for square in my_loose])
                    found.extend([Exchange(give, get | 1 << square) for square in their_loose])
            add_thrown_in(found, my_loose, get)
        for given in shared:
            give = mine & groups[given]
            found.append(Exchange(give, 0))
            found.extend([Exchange(give, 1 << square) for square in their_loose])
        self.add_swaps(found, mine, theirs, my_loose, their_loose)
        return found

    def loose(self, seat: int, other: int, most: int) -> list[int]:
        """So many of a player's deeds outside the groups that are complete, or that these two could complete."""
        return self.loose_beside(shared_groups(self.game, seat, other), seat, most)

    def loose_beside(self, shared: list[int], seat: int, most: int) -> list[int]:
        """The same, where these are the groups that the two could complete."""
        player = self.game.players[seat]
        kept = player.whole
        for group in shared:
            kept |= self.game.rules.groups[group]
        rest = player.owned & ~kept
        found: list[int] = []
        while rest and len(found) < most:
            found.append(first(rest))
            rest &= rest - 1
        return found

    def add_swaps(
        self, found: list[Exchange], mine: int, theirs: int, my_loose: list[int], their_loose: list[int]
    ) -> None:
        """A deed that brings this player nearer to a group, for cash or for one that brings the other nearer to one."""
        for get in their_loose:
            wanted = self.kin(get) & mine
            if not wanted:
                continue
            found.append(Exchange(0, 1 << get))
            for give in my_loose:
                if not wanted >> give & 1 and self.kin(give) & theirs & ~(1 << get):
                    found.append(Exchange(1 << give, 1 << get))

    def kin(self, square: int) -> int:
        """The group of a street, or all stations; nothing for a utility."""
        rules = self.game.rules
        group = rules.group[square]
        if group >= 0:
            return rules.groups[group]
        return rules.stations if rules.stations >> square & 1 else 0


def add_thrown_in(found: list[Exchange], loose: list[int], get: int) -> None:
    """One or two single deeds for what completes a group."""
    for place in range(len(loose)):
        one = 1 << loose[place]
        found.append(Exchange(one, get))
        for before in range(place):
            found.append(Exchange(one | 1 << loose[before], get))
