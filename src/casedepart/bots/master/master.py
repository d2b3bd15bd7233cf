"""The master: the shrewd bot, with a learned value function, lookahead and Monte Carlo playouts on top."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from casedepart.bots.bot import Reason
from casedepart.bots.master.building_plan import building_plan
from casedepart.bots.master.deal_search import DealSearch
from casedepart.bots.master.lookahead import Lookahead
from casedepart.bots.master.partners import Partners
from casedepart.bots.master.playouts import Candidate, Playouts
from casedepart.bots.shrewd.fairness import is_fair
from casedepart.bots.shrewd.investment import mortgage_to_build
from casedepart.bots.shrewd.shrewd import Shrewd
from casedepart.bots.steady.bargain import allowed
from casedepart.bots.steady.funds import redeem_next
from casedepart.bots.steady.steady import PASSES
from casedepart.engine import DEED, Auction
from casedepart.engine.actions import ACCEPT, BID, BUILD, REJECT, Action, Offer, action, bid
from casedepart.engine.game import Game
from casedepart.engine.sets import members

LEAST_SWING: Final = 0.003
"""The least gain in the chance to win for which an offer is taken."""
CLOSE: Final = 0.08
"""Up to this gain or loss an offer is worth a closer look."""
USED: Final = 0.9
"""The part of the budget that is used: the rest is for what cannot be foreseen."""
KEPT_TO_REDEEM: Final = 12
"""Units of cash, beyond what is kept back, that a redemption leaves."""
STEPS: Final = 7
"""Halvings in the search for the highest bid."""


class Master(Shrewd):
    """Chooses by its chance to win."""

    def __init__(self, character: str = "", budget: float = 0.0) -> None:
        super().__init__(character)
        self.budget: Final[float] = budget
        """Seconds for one answer; 0: no more than it takes to look once."""
        self.until: float = 0.0
        """When the answer is due."""
        self.partners: Final[Partners] = Partners()
        self.offered: Offer | None = None
        """The offer whose answer is not yet known."""
        self.lot: tuple[int, int] = (-1, -1)
        self.limit: int = 0
        """The most it bids for a deed, and the deed and the turn this was worked out for."""

    # Time

    def answer(self, game: Game, seat: int) -> Action:
        self.begin()
        return super().answer(game, seat)

    def react(self, game: Game, seat: int) -> Action | None:
        self.begin()
        return super().react(game, seat)

    def begin(self) -> None:
        """From now on the time for an answer runs."""
        self.until = perf_counter() + USED * self.budget if self.budget > 0.0 else 0.0

    def half_time(self) -> float:
        """When to stop looking for deals, and to compare them; 0: there is no hurry."""
        return self.until - USED * self.budget / 2 if self.until else 0.0

    # Deals

    def answer_offer(self, game: Game, seat: int, proposer: int, offer: Offer) -> Action:
        """Yes to what raises its chance; what it cannot see in the chances it counts."""
        swing = self.swing(game, seat, proposer, offer)
        if swing == 0.0:
            return super().answer_offer(game, seat, proposer, offer)
        yes, no = action(ACCEPT, proposer), action(REJECT, proposer)
        first, second = (yes, no) if swing > 0.0 else (no, yes)
        if self.until and abs(swing) < CLOSE:
            candidates = [Candidate([(seat, first)]), Candidate([(seat, second)])]
            return second if Playouts(game, seat, self.until).best(candidates) else first
        return first

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        """Does it raise its chance at one look? Where the chances do not tell, it counts."""
        swing = self.swing(game, seat, proposer, offer)
        return swing > 0.0 if swing != 0.0 else super().takes(game, seat, proposer, offer)

    def swing(self, game: Game, seat: int, proposer: int, offer: Offer) -> float:
        """What an offer does to its chance to win; 0 where the chances do not tell, or must not decide."""
        if beyond_values(game, offer) or not allowed(game, proposer, offer):
            return 0.0
        lookahead = Lookahead(game, seat)
        swing = lookahead.after_deal(proposer, seat, offer.give, offer.get) - lookahead.now
        fair = is_fair(game, seat, proposer, offer.get, offer.give)
        return swing if fair and abs(swing) >= LEAST_SWING else 0.0

    def trade(self, game: Game, seat: int) -> Action | None:
        """The deal that raises its chance most."""
        self.learn(game)
        if counted_soon(game):
            return super().trade(game, seat)
        found = DealSearch(self.worths(game.rules), game, seat, self.partners, self.half_time()).look()
        proposal = self.chosen(game, seat, found)
        if proposal is None:
            self.trade_turn = game.turns + 1
            return None
        self.partners.refused.add(proposal.key())
        self.offered = proposal
        self.transfers = game.transfers
        return proposal

    def chosen(self, game: Game, seat: int, found: list[Offer]) -> Offer | None:
        """The best of these deals, looked at more closely where there is time; or none."""
        if not found or not self.until:
            return found[0] if found else None
        candidates = [Candidate([(seat, offer), (offer.n, action(ACCEPT, seat))]) for offer in found]
        candidates.append(Candidate([]))
        best = Playouts(game, seat, self.until).best(candidates)
        return found[best] if best < len(found) else None

    def learn(self, game: Game) -> None:
        """What became of the last offer."""
        offered = self.offered
        if offered is None:
            return
        self.offered = None
        if game.transfers == self.transfers:
            self.partners.declined(offered.n, game.turns)
        else:
            self.partners.took(offered.n)

    # Building

    def invest(self, game: Game, seat: int, spare: int) -> Action | None:
        """Build as far as its chance to win grows; mortgages as the shrewd one does."""
        player = game.players[seat]
        if player.whole and not player.mortgaged & player.whole and not counted_soon(game):
            plan = building_plan(game, seat)
            if plan.square >= 0:
                return action(BUILD, plan.square)
            return self.raise_or_redeem(game, seat, spare)
        return super().invest(game, seat, spare)

    def raise_or_redeem(self, game: Game, seat: int, spare: int) -> Action | None:
        """Mortgage for the first houses of a group, or redeem what earns rent again."""
        prospects = self.worths(game.rules).prospects
        raised = mortgage_to_build(prospects, game, seat, spare)
        mortgaged = game.players[seat].mortgaged
        if raised is not None or not mortgaged:
            return raised
        return redeem_next(game, mortgaged, spare - KEPT_TO_REDEEM * prospects.unit)

    # Buying

    def auction(self, game: Game, seat: int, top: Auction) -> Action:
        """Bid up to the sum at which it is as well to leave the deed to another."""
        if top.lot != DEED:
            return super().auction(game, seat, top)
        if self.lot != (top.square, game.turns):
            self.lot = (top.square, game.turns)
            self.limit = self.most_to_bid(game, seat, top)
        if self.limit < top.least or not top.verbs(game, seat) >> BID & 1:
            return PASSES
        return bid(min(self.limit, top.least + self.worths(game.rules).prospects.unit // 4, game.players[seat].cash))

    def most_to_bid(self, game: Game, seat: int, top: Auction) -> int:
        """The sum at which to have the deed and to leave it to one of the others are worth the same."""
        lookahead = Lookahead(game, seat)
        if top.bidder >= 0:
            lookahead.game.players[top.bidder].cash += top.best
        low = 0
        high = game.players[seat].cash
        for _ in range(STEPS):
            middle = (low + high + 1) // 2
            if self.better_to_have(lookahead, game, seat, top, middle):
                low = middle
            else:
                high = middle
        return low

    def better_to_have(self, lookahead: Lookahead, game: Game, seat: int, top: Auction, price: int) -> bool:
        """Is it better to have the deed for this sum than that another has it?"""
        total = 0.0
        count = 0
        for other in members(top.left & ~(1 << seat)):
            if lookahead.game.players[other].cash >= price:
                total += lookahead.after_sale(top.square, other, price)
                count += 1
        without = total / count if count else lookahead.now
        return lookahead.after_sale(top.square, seat, price) > without

    # Reasons

    def reason(self, game: Game, seat: int, act: Action) -> Reason:
        """For a deal, its chance to win before and after."""
        if isinstance(act, Offer):
            return self.reason_for_deal("master-offers", game, seat, act, seat, act)
        if act.verb == ACCEPT or act.verb == REJECT:
            for proposer, offer in game.offers:
                if offer.n == seat and act.n in (-1, proposer):
                    key = "master-accepts" if act.verb == ACCEPT else "master-refuses"
                    return self.reason_for_deal(key, game, seat, act, proposer, offer)
        if act.verb == BUILD:
            plan = building_plan(game, seat)
            before, after = round(100 * plan.before), round(100 * plan.after)
            if plan.square == act.n and after > before:
                return Reason("master-builds", square=act.n, n=before, m=after)
        return super().reason(game, seat, act)

    def reason_for_deal(self, key: str, game: Game, seat: int, act: Action, proposer: int, offer: Offer) -> Reason:
        """The chances in per cent; where they do not tell, what it has counted."""
        lookahead = Lookahead(game, seat)
        before = round(100 * lookahead.now)
        after = round(100 * lookahead.after_deal(proposer, offer.n, offer.give, offer.get))
        if beyond_values(game, offer) or (after < before) != (key == "master-refuses") or after == before:
            return super().reason(game, seat, act)
        return Reason(key, seat=offer.n if proposer == seat else proposer, n=before, m=after)


def counted_soon(game: Game) -> bool:
    """Is the last count so near that only what it counts is of worth?"""
    return game.time_up or game.last_lap


def beyond_values(game: Game, offer: Offer) -> bool:
    """Is the deal about things that the learned values do not know?"""
    if counted_soon(game) or offer.give.others or offer.get.others:
        return True
    return not offer.give.squares and not offer.get.squares
