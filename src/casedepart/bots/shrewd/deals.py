"""Deals: what each side gains, which ones are worth proposing, and for how much cash."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.fairness import (
    DEAR,
    LAST_DEED,
    bank_value,
    completed,
    completed_groups,
    is_fair,
    prices,
    printed,
    unfairness,
)
from casedepart.bots.shrewd.manners import Manners
from casedepart.bots.shrewd.reckoning import Reckoning
from casedepart.bots.shrewd.valuation import Valuation
from casedepart.bots.steady.appraisal import Appraisal, appraisal_of
from casedepart.bots.steady.bargain import FAIR_SHARE, allowed, shared_groups
from casedepart.bots.steady.bargain import gain as plain_gain
from casedepart.engine import interest_on, raisable
from casedepart.engine.actions import Goods, Offer
from casedepart.engine.game import Game
from casedepart.engine.sets import members, size
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


class Deals:
    """One look for a deal by one player; the estates as they stand are worked out once."""

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
        self.now: Final[list[int]] = [self.estate_now(other) for other in range(len(game.players))]

    def estate_now(self, seat: int) -> int:
        player = self.game.players[seat]
        return self.reckoning.estate(seat, player.owned, player.cash)

    # What a deal does

    def gain(self, seat: int, gives: Goods, gets: Goods) -> int:
        """What a player's estate gains by a deal."""
        player = self.game.players[seat]
        unit = self.values.prospects.unit
        received = gets.squares & self.reckoning.mortgaged
        cash = player.cash - gives.cash + gets.cash
        if received and self.game.rules.choices.keeping_costs_interest:
            cash -= interest_on(self.game, received)
        owned = (player.owned & ~gives.squares) | gets.squares
        total = self.reckoning.estate(seat, owned, cash) - self.now[seat]
        card = max(CARD_UNITS * unit, self.game.rules.fine // 2)
        total += card * (size(gets.cards) - size(gives.cards))
        return total + COIN_UNITS * unit * (gets.other(COINS) - gives.other(COINS))

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
        if self.arms_leader(other, gives, gets):
            return "reject-leader"
        unfair = unfairness(self.game, self.seat, other, gives, gets)
        if unfair:
            return unfair
        if self.game.in_debt(self.seat):
            return ""
        share = self.share_asked_of(other, self.arms(other, gives, gets))
        return "reject-little" if mine * 100 < self.gain(other, gets, gives) * share else ""

    def saves(self, gives: Goods, gets: Goods) -> bool:
        """Is this player bankrupt without the deal, and not with it?"""
        owed = 0
        for debt in self.game.debts:
            if debt.debtor == self.seat:
                owed += debt.amount()
        most = raisable(self.game, self.seat) if owed else 0
        return most < owed <= most + gets.cash - gives.cash - bank_value(self.game, gives.squares)

    def share_asked_of(self, other: int, arms: bool) -> int:
        """More is asked of one who is ahead, or whose group it completes; less of one who is behind."""
        if size(self.game.seats_in()) == 2:
            share = min(TWO_LEFT, 2 * self.share)
        else:
            share = self.share * min(max(self.ahead(other), 70), 170) // 100
        return max(share, ARMED) if arms else share

    def ahead(self, seat: int) -> int:
        """A player's estate, in per cent of the mean."""
        total = 0
        count = 0
        for each in members(self.game.seats_in()):
            total += max(self.now[each], 1)
            count += 1
        return 100 * max(self.now[seat], 1) * count // total

    def arms_leader(self, other: int, gives: Goods, gets: Goods) -> bool:
        """Would it complete a group for one who is far ahead, and none for this player?"""
        return self.is_far_ahead(other) and self.arms(other, gives, gets)

    def is_far_ahead(self, seat: int) -> bool:
        """Is there more than one other player, and does this one have much more than the mean?"""
        return size(self.game.seats_in()) > 2 and self.ahead(seat) >= FAR_AHEAD

    def arms(self, other: int, gives: Goods, gets: Goods) -> bool:
        """Would it complete a group for the other, and none for this player?"""
        theirs = completed(self.game, other, gives.squares, gets.squares)
        return theirs != 0 and not completed_groups(self.game, self.seat, gets.squares, gives.squares)

    # What to propose

    def best(self, manners: Manners) -> Offer | None:
        """The deal from which this player gains most, of those that the other will hardly refuse."""
        best: Offer | None = None
        best_use = 0
        for other in members(self.game.seats_in() & ~(1 << self.seat)):
            for give, get in self.candidates(other):
                if not manners.permit(self.game, self.seat, other, give, get):
                    continue
                proposal = self.priced(other, give, get)
                if proposal is None:
                    continue
                use = self.use(proposal)
                if use > best_use and allowed(self.game, self.seat, proposal):
                    best = proposal
                    best_use = use
        return best

    def use(self, proposal: Offer) -> int:
        """What a deal is good for: one's own gain, less a part of the other's."""
        mine = self.gain(self.seat, proposal.give, proposal.get)
        return mine - self.gain(proposal.n, proposal.get, proposal.give) // 3

    def priced(self, other: int, give: int, get: int) -> Offer | None:
        """These deeds for those, with the least cash for which the other gains enough; or nothing."""
        wary = self.wary >> other & 1 != 0
        least = self.least_fair(other, give, get) if wary else self.plain_price_of(other, give, get)
        proposal = self.proposal(other, give, get, least) if not wary else None
        # What is seen without a count is looked at first: most ideas end here.
        if not self.has_to_pay(least) or (not wary and (proposal is None or not self.is_no_gift(proposal))):
            return None
        mine = self.gain(self.seat, Goods(0, give), Goods(0, get))
        theirs = self.gain(other, Goods(0, get), Goods(0, give))
        if mine + theirs <= self.values.prospects.unit:
            return None
        if wary:
            fair = (GENEROUS * mine - 100 * theirs) // (100 + GENEROUS)
            if size(self.game.seats_in()) == 2:
                fair = (mine - theirs) // 2
            proposal = self.proposal(other, give, get, max(fair, least))
        return proposal if proposal is not None and self.good(other, proposal.give, proposal.get) else None

    def has_to_pay(self, cash: int) -> bool:
        """Has this player so much cash for the other, and a little left?"""
        return cash <= max(0, self.game.players[self.seat].cash - KEPT * self.values.prospects.unit)

    def is_no_gift(self, proposal: Offer) -> bool:
        """Is it fair to this player, or its rescue?"""
        give, get = proposal.give, proposal.get
        return self.saves(give, get) or is_fair(self.game, self.seat, proposal.n, give, get)

    def least_fair(self, other: int, give: int, get: int) -> int:
        """The least cash for which one who has played before would part with these deeds for those."""
        game = self.game
        difference = printed(game, Goods(0, get)) - printed(game, Goods(0, give))
        if completed_groups(game, other, give, get):
            return -game.players[other].cash
        completing = completed(game, self.seat, get, give)
        if completing:
            return difference + (LAST_DEED - 100) * prices(game, completing) // 100
        return difference

    def proposal(self, other: int, give: int, get: int, cash: int) -> Offer | None:
        """The offer with so much cash to the other, if both have it and it does not ask for much more than it gives."""
        if not self.has_to_pay(cash) or -cash > self.game.players[other].cash * 3 // 4:
            return None
        proposal = Offer(other, Goods(max(cash, 0), give), Goods(max(-cash, 0), get))
        return None if self.asks_much(proposal) else proposal

    def asks_much(self, proposal: Offer) -> bool:
        """Does it ask for much more than it gives, though it completes no group of the other's?"""
        if completed_groups(self.game, proposal.n, proposal.give.squares, proposal.get.squares):
            return False
        return 100 * printed(self.game, proposal.get) > DEAR * printed(self.game, proposal.give)

    def plain_price_of(self, other: int, give: int, get: int) -> int:
        """The least cash for which one who goes by plain prices would take it."""
        mine = plain_gain(self.plain, self.game, self.seat, Goods(0, give), Goods(0, get))
        theirs = plain_gain(self.plain, self.game, other, Goods(0, get), Goods(0, give))
        return self.plain_price(mine, theirs)

    def plain_price(self, mine: int, theirs: int) -> int:
        """The least cash for which one who goes by plain prices takes what brings both so much."""
        shared = -((100 * theirs - FAIR_SHARE * (mine + theirs)) // 100)
        return max(shared, 1 - theirs) + 1

    # What there is to propose

    def candidates(self, other: int) -> list[tuple[int, int]]:
        """Deeds to give and to get: groups completed on one side or both, with single deeds thrown in; single swaps."""
        groups = self.game.rules.groups
        mine = self.game.players[self.seat].owned
        theirs = self.game.players[other].owned
        shared = shared_groups(self.game, self.seat, other)
        my_loose = self.loose(self.seat, other, MOST_LOOSE)
        their_loose = self.loose(other, self.seat, MOST_LOOSE)
        found: list[tuple[int, int]] = []
        for wanted in shared:
            get = theirs & groups[wanted]
            found.append((0, get))
            for given in shared:
                if given != wanted:
                    give = mine & groups[given]
                    found.append((give, get))
                    found.extend([(give | 1 << square, get) for square in my_loose])
                    found.extend([(give, get | 1 << square) for square in their_loose])
            add_thrown_in(found, my_loose, get)
        for given in shared:
            give = mine & groups[given]
            found.append((give, 0))
            found.extend([(give, 1 << square) for square in their_loose])
        self.add_swaps(found, mine, theirs, my_loose, their_loose)
        return found

    def loose(self, seat: int, other: int, most: int) -> list[int]:
        """So many of a player's deeds outside the groups that are complete, or that these two could complete."""
        rules = self.game.rules
        kept = self.game.players[seat].whole
        for group in shared_groups(self.game, seat, other):
            kept |= rules.groups[group]
        return list(members(self.game.players[seat].owned & ~kept))[:most]

    def add_swaps(
        self, found: list[tuple[int, int]], mine: int, theirs: int, my_loose: list[int], their_loose: list[int]
    ) -> None:
        """A deed that brings this player nearer to a group, for cash or for one that brings the other nearer to one."""
        for get in their_loose:
            wanted = self.kin(get) & mine
            if not wanted:
                continue
            found.append((0, 1 << get))
            for give in my_loose:
                if not wanted >> give & 1 and self.kin(give) & theirs & ~(1 << get):
                    found.append((1 << give, 1 << get))

    def kin(self, square: int) -> int:
        """The group of a street, or all stations; nothing for a utility."""
        rules = self.game.rules
        group = rules.group[square]
        if group >= 0:
            return rules.groups[group]
        return rules.stations if rules.stations >> square & 1 else 0


def add_thrown_in(found: list[tuple[int, int]], loose: list[int], get: int) -> None:
    """One or two single deeds for what completes a group."""
    for first in range(len(loose)):
        one = 1 << loose[first]
        found.append((one, get))
        for second in range(first):
            found.append((one | 1 << loose[second], get))
