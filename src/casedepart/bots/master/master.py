"""The master: the shrewd bot, with a learned value function, lookahead and Monte Carlo playouts on top."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from casedepart.bots.bot import Reason
from casedepart.bots.master.building_plan import building_plan
from casedepart.bots.master.deal_search import DealSearch, Prospect, is_sensible, rounded
from casedepart.bots.master.lookahead import Lookahead
from casedepart.bots.master.partners import Partners
from casedepart.bots.master.playouts import Candidate, Playouts
from casedepart.bots.master.values import LEARNED, Network
from casedepart.bots.shrewd.deals import Deals
from casedepart.bots.shrewd.investment import build_where_it_pays, mortgage_to_build
from casedepart.bots.shrewd.last_count import ALL_BUT_OVER
from casedepart.bots.shrewd.shrewd import Shrewd
from casedepart.bots.steady.bargain import allowed
from casedepart.bots.steady.funds import redeem_next
from casedepart.bots.steady.outlook import pays_to_redeem, rounds_left
from casedepart.bots.steady.steady import PASSES
from casedepart.engine import DEED, Auction
from casedepart.engine.actions import ACCEPT, BID, BUILD, REJECT, Action, Offer, action, bid
from casedepart.engine.game import Game
from casedepart.engine.sets import members

HARDLY_LESS: Final = -0.003
"""The change of the chance to win from which on an offer is taken that is a gain by the count: less tells nothing."""
CLOSE: Final = 0.08
"""Up to this gain or loss an offer is worth a closer look."""
USED: Final = 0.9
"""The part of the budget that is used: the rest is for what cannot be foreseen."""
STEPS: Final = 7
"""Halvings in the search for the highest bid."""


class Master(Shrewd):
    """Chooses by its chance to win."""

    def __init__(
        self,
        character: str = "",
        budget: float = 0.0,
        network: Network = LEARNED,
    ) -> None:
        super().__init__(character)
        self.budget: Final[float] = budget
        """Seconds for one answer; 0: no more than it takes to look once."""
        self.network: Final[Network] = network
        self.until: float = 0.0
        """When the answer is due."""
        self.partners: Partners = Partners()
        self.offered: Prospect | None = None
        """The offer whose answer is not yet known."""
        self.lot: tuple[int, int] = (-1, -1)
        self.limit: int = 0
        """The most it bids for a deed, and the deed and the turn this was worked out for."""

    def _arguments(self) -> tuple[object, ...]:
        return ("", self.budget, self.network)

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
        """Yes to what raises its chance, else no, or another price; what the chances do not know it counts."""
        if beyond_values(game, offer) or not allowed(game, proposer, offer):
            return super().answer_offer(game, seat, proposer, offer)
        self.learn(game, seat)
        mirrored = Offer(proposer, offer.get, offer.give)
        deals = self.look(game, seat)
        search = self.search(game, deals)
        self.partners.hear(proposer, search.terms_of(mirrored))
        yes, no = action(ACCEPT, proposer), action(REJECT, proposer)
        if not is_sound(deals, proposer, offer):
            return self.another_price(game, search, mirrored) or no
        swing = search.gains(mirrored)[0]
        first, second = (yes, no) if swing >= HARDLY_LESS else (no, yes)
        if self.until and abs(swing) < CLOSE:
            candidates = [Candidate([(seat, first)]), Candidate([(seat, second)])]
            if Playouts(game, seat, self.until, self.network).best(candidates):
                first = second
        return first if first is yes else self.another_price(game, search, mirrored) or no

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        """Does it raise its chance at one look? Where the chances do not tell, it counts."""
        if beyond_values(game, offer):
            return super().takes(game, seat, proposer, offer)
        if not is_sound(self.glance(game, seat), proposer, offer) or not allowed(game, proposer, offer):
            return False
        return self.swing(game, seat, proposer, offer) >= HARDLY_LESS

    def swing(self, game: Game, seat: int, proposer: int, offer: Offer) -> float:
        """What an offer does to its chance to win."""
        lookahead = Lookahead(game, seat, self.network)
        return lookahead.after_deal(proposer, seat, offer.give, offer.get)[seat] - lookahead.now

    def another_price(self, game: Game, search: DealSearch, refused: Offer) -> Offer | None:
        """A counter-offer: the same deeds at a price that helps this player and may suit the other; once."""
        give, get = refused.give.squares, refused.get.squares
        if not give | get or game.debts:
            return None
        search.consider(refused.n, give, get)
        return self.proposed(game, search.found[0]) if search.found else None

    def search(self, game: Game, deals: Deals) -> DealSearch:
        """A look for deals, from the position as it stands."""
        lookahead = Lookahead(game, deals.seat, self.network)
        return DealSearch(deals, lookahead, self.partners, self.manners, self.half_time())

    def trade(self, game: Game, seat: int) -> Action | None:
        """One offer a turn at most: the deal of the highest chance × gain."""
        self.learn(game, seat)
        if counted_soon(game):
            return super().trade(game, seat)
        self.trade_turn = game.turns + 1
        best = self.chosen(game, seat, self.search(game, self.look(game, seat)).look())
        return self.proposed(game, best) if best is not None else None

    def proposed(self, game: Game, prospect: Prospect) -> Offer:
        """Make an offer, and remember that its answer is awaited."""
        self.manners.remember(game, prospect.offer)
        self.offered = prospect
        return prospect.offer

    def chosen(self, game: Game, seat: int, found: list[Prospect]) -> Prospect | None:
        """The best of these deals, looked at more closely where there is time; or none."""
        if not found or not self.until:
            return found[0] if found else None
        candidates: list[Candidate] = []
        for prospect in found:
            offer = prospect.offer
            candidates.append(Candidate([(seat, offer), (offer.n, action(ACCEPT, seat))]))
        candidates.append(Candidate([]))
        best = Playouts(game, seat, self.until, self.network).best(candidates)
        return found[best] if best < len(found) else None

    def learn(self, game: Game, seat: int) -> None:
        """What became of the last offer: were the deeds handed over?"""
        offered = self.offered
        if offered is None:
            return
        self.offered = None
        offer = offered.offer
        owned = game.players[seat].owned
        taken = owned & offer.get.squares == offer.get.squares and not owned & offer.give.squares
        self.partners.learn(offer.n, offered.terms, taken)

    # Building

    def invest(self, game: Game, seat: int, spare: int) -> Action | None:
        """Build as far as its chance to win grows; mortgages as the shrewd one does."""
        player = game.players[seat]
        if player.whole and not player.mortgaged & player.whole and not counted_soon(game):
            plan = building_plan(game, seat, self.network)
            if plan.square >= 0:
                return action(BUILD, plan.square)
            # Of boards on which hardly anything is sold it has seen little: what pays by the count is built, too.
            built = build_where_it_pays(self.worths(game.rules).prospects, game, seat, spare)
            return built if built is not None else self.raise_or_redeem(game, seat, spare)
        return super().invest(game, seat, spare)

    def raise_or_redeem(self, game: Game, seat: int, spare: int) -> Action | None:
        """Mortgage for the first houses of a group, or redeem what earns rent again."""
        prospects = self.worths(game.rules).prospects
        raised = mortgage_to_build(prospects, game, seat, spare)
        mortgaged = game.players[seat].mortgaged if pays_to_redeem(game) else 0
        if raised is not None or not mortgaged:
            return raised
        return redeem_next(game, mortgaged, spare - self.kept_to_redeem(game))

    # Buying

    def auction(self, game: Game, seat: int, top: Auction) -> Action:
        """Bid in round sums from half the price on, up to where it is as well to leave the deed to another."""
        if top.lot != DEED:
            return super().auction(game, seat, top)
        if self.lot != (top.square, game.turns):
            self.lot = (top.square, game.turns)
            self.limit = self.most_to_bid(game, seat, top)
        if self.limit < top.least or not top.verbs(game, seat) >> BID & 1:
            return PASSES
        if top.one_bid():
            return bid(min(self.sealed_bid(game, seat, top, self.limit), game.players[seat].cash))
        opening = game.rules.price[top.square] // 2
        amount = rounded(max(top.least, opening), self.worths(game.rules).prospects.unit)
        return bid(max(top.least, min(self.limit, amount, game.players[seat].cash)))

    def most_to_bid(self, game: Game, seat: int, top: Auction) -> int:
        """The sum at which to have the deed and to leave it to one of the others are worth the same."""
        before = game.clone()
        if top.bidder >= 0:
            before.players[top.bidder].cash += top.best
        lookahead = Lookahead(before, seat, self.network)
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
        for other in members((top.left | top.sealed()) & ~(1 << seat)):
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
            plan = building_plan(game, seat, self.network)
            before, after = round(100 * plan.before), round(100 * plan.after)
            if plan.square == act.n and after > before:
                return Reason("master-builds", square=act.n, n=before, m=after)
        return super().reason(game, seat, act)

    def reason_for_deal(self, key: str, game: Game, seat: int, act: Action, proposer: int, offer: Offer) -> Reason:
        """The chances in per cent; where they do not tell, what it has counted."""
        lookahead = Lookahead(game, seat, self.network)
        before = round(100 * lookahead.now)
        after = round(100 * lookahead.after_deal(proposer, offer.n, offer.give, offer.get)[seat])
        if beyond_values(game, offer) or (after < before) != (key == "master-refuses") or after == before:
            return super().reason(game, seat, act)
        return Reason(key, seat=offer.n if proposer == seat else proposer, n=before, m=after)


def is_sound(deals: Deals, proposer: int, offer: Offer) -> bool:
    """Is what someone offers no gift to them, and a gain by the count too?

    What was learned may be wrong about positions that it has hardly seen: a second judge must agree."""
    gives, gets = offer.get, offer.give
    swap = deals.swap(proposer, gives.squares, gets.squares)
    return is_sensible(deals, swap, gives, gets) and deals.gain(deals.seat, gives, gets) > 0


def counted_soon(game: Game) -> bool:
    """Is the last count so near that only what it counts is of worth?"""
    return game.time_up or game.last_lap or 0.0 <= rounds_left(game) < ALL_BUT_OVER


def beyond_values(game: Game, offer: Offer) -> bool:
    """Is the deal about things that the learned values do not know: a count, a debt, coins, or cash and cards alone?"""
    if counted_soon(game) or game.debts or offer.give.others or offer.get.others:
        return True
    return not offer.give.squares and not offer.get.squares
