"""The shrewd bot: values deeds by their group, the rent to come and the cash at risk, and bargains."""

from __future__ import annotations

from typing import Final

from casedepart.bots.bot import Reason
from casedepart.bots.reasons import answer_reason, explained, offer_reason
from casedepart.bots.shrewd.deals import Deals
from casedepart.bots.shrewd.habits import CHARACTERS, Habits
from casedepart.bots.shrewd.investment import build_where_it_pays, mortgage_to_build
from casedepart.bots.shrewd.last_count import ends_game, is_last_lap_near, last_moves, leads
from casedepart.bots.shrewd.manners import Manners
from casedepart.bots.shrewd.valuation import Valuation
from casedepart.bots.steady.appraisal import Appraisal
from casedepart.bots.steady.bargain import allowed
from casedepart.bots.steady.funds import cheapest, redeem_next
from casedepart.bots.steady.outlook import loses_rents, pays_to_redeem, roll_windfall
from casedepart.bots.steady.steady import PASSES, ROLLS, Steady
from casedepart.engine import DEED, Auction, Sale, mortgageable, proposal_to, raisable
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    BUY,
    DECLINE,
    MORTGAGE,
    PAY_FINE,
    REJECT,
    USE_CARD,
    Action,
    Offer,
    action,
    bid,
)
from casedepart.engine.game import Game
from casedepart.engine.rules import Rules
from casedepart.engine.sets import size

FEW_DEEDS: Final = 4
"""While the bank has more deeds than this, time in jail is time lost."""
SAFE: Final = 2
"""Units of rent a turn under which there is no reason to stay in jail."""
PATIENCE: Final = 12
"""Rounds without a deed changing hands after which a player asks for less."""
LEAST_SHARE: Final = 20
KEPT_TO_REDEEM: Final = 12
"""Units of cash, beyond what is kept back, that a redemption leaves."""
NAMED_FLAWS: Final = (
    "reject-leader",
    "reject-gift",
    "reject-below-bank",
    "reject-last-deed",
    "reject-cheap",
    "reject-dear",
)
"""What may be wrong with an offer whatever both sides gain."""


class Shrewd(Steady):
    """A player who counts. It remembers who refused what, and never proposes the same twice."""

    def __init__(self, character: str = "") -> None:
        habits = CHARACTERS[character]
        super().__init__(habits.stakes)
        self.habits: Habits = habits
        self.valuation: Valuation | None = None
        self.manners: Manners = Manners()
        self.wary: int = 0
        """Players who refused what the printed prices make fair."""
        self.tried: int = -1
        """Whom it made its last offer, until it knows the answer; -1: nobody."""
        self.moved_at: int = 0
        self.moved: int = -1
        """The turn at which a deed last changed hands, and how many had."""

    def _arguments(self) -> tuple[object, ...]:
        """None: its habits are put back with all that it remembers."""
        return ()

    def __getstate__(self) -> dict[str, object]:
        return {**super().__getstate__(), "valuation": None}

    def values(self, rules: Rules) -> Appraisal:
        return self.worths(rules)

    def worths(self, rules: Rules) -> Valuation:
        """What things are worth under these rules."""
        valuation = self.valuation
        if valuation is None or valuation.rules is not rules:
            valuation = Valuation(rules, self.habits)
            self.valuation = valuation
        return valuation

    def spare(self, game: Game, seat: int) -> int:
        """Cash beyond the reserve, which follows the time that is left, too."""
        return game.players[seat].cash - self.worths(game.rules).reserve(game, seat)

    # Deals

    def look(self, game: Game, seat: int) -> Deals:
        """A look at the deals there are; it remembers since when no deed has changed hands."""
        if game.transfers != self.moved:
            self.moved_at = game.turns
            self.moved = game.transfers
            self.manners.notice(game)
        return self.glance(game, seat)

    def glance(self, game: Game, seat: int) -> Deals:
        """A look at the deals there are of which nothing is remembered."""
        return Deals(self.worths(game.rules), game, seat, self.wanted_share(game), self.wary)

    def last_moved(self, game: Game) -> int:
        """The turn at which a deed last changed hands, as far as this player has noticed."""
        return self.moved_at if game.transfers == self.moved else game.turns

    def wanted_share(self, game: Game) -> int:
        """What it asks of a deal: less the longer nothing has changed hands, so that games end."""
        waited = game.turns - self.last_moved(game) - PATIENCE * len(game.players)
        return self.habits.share if waited <= 0 else max(LEAST_SHARE, self.habits.share - waited // 2)

    def answer_offer(self, game: Game, seat: int, proposer: int, offer: Offer) -> Action:
        """Yes, no, or the same deeds for another sum."""
        deals = self.look(game, seat)
        if deals.good(proposer, offer.get, offer.give) and allowed(game, proposer, offer):
            return action(ACCEPT, proposer)
        counter = self.counter(game, seat, deals, proposer, offer)
        return counter if counter is not None else action(REJECT, proposer)

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        """Does it gain enough by its own count, and is it allowed?"""
        return self.glance(game, seat).good(proposer, offer.get, offer.give) and allowed(game, proposer, offer)

    def reason(self, game: Game, seat: int, act: Action) -> Reason:
        """The reasons of one who counts."""
        if isinstance(act, Offer):
            return (
                Reason("counter", seat=act.n) if self.answers_one(game, seat, act.n) else offer_reason(game, seat, act)
            )
        if act.verb == ACCEPT or act.verb == REJECT:
            entry = proposal_to(game, seat, act.n)
            deals = self.glance(game, seat)
            gives, gets = entry[1].get, entry[1].give
            flaw = deals.flaw(entry[0], gives, gets) if act.verb == REJECT else ""
            if flaw in NAMED_FLAWS:
                return Reason(flaw, seat=entry[0])
            mine = deals.gain(seat, gives, gets)
            return answer_reason(game, seat, act, entry[0], entry[1], mine, deals.gain(entry[0], gets, gives))
        if (act.verb == BUY or act.verb == DECLINE) and isinstance(game.top, Sale) and ends_game(game, game.top.square):
            return Reason("ends-ahead" if act.verb == BUY else "ends-behind", game.top.square)
        return explained(self.worths(game.rules), game, seat, act)

    def answers_one(self, game: Game, seat: int, other: int) -> bool:
        """Is an offer of the other's still open?"""
        for entry in game.offers:
            if entry[0] == other and entry[1].n == seat:
                return True
        return False

    def counter(self, game: Game, seat: int, deals: Deals, proposer: int, offer: Offer) -> Offer | None:
        """A counter-offer: the deeds of an offer for a sum that suits both, once."""
        if not offer.give.squares | offer.get.squares or game.debts:
            return None
        give, get = offer.get.squares, offer.give.squares
        if not self.manners.permit(game, seat, proposer, give, get):
            return None
        counter = deals.priced(proposer, give, get)
        if counter is None or not allowed(game, seat, counter.offer):
            return None
        self.manners.remember(game, counter.offer)
        return counter.offer

    def trade(self, game: Game, seat: int) -> Action | None:
        """The best deal there is, looked for when something has changed hands or some time has passed."""
        if self.tried >= 0:
            # The last offer came to nothing: had it been taken, a deed would have moved.
            if game.transfers == self.transfers:
                self.wary |= 1 << self.tried
            self.tried = -1
        changed = game.transfers != self.transfers
        self.transfers = game.transfers
        self.trade_turn = game.turns + len(game.players) * (1 if changed else self.habits.rounds)
        if 2 * size(game.bank_deeds) > size(game.rules.deeds):
            return None
        proposal = self.look(game, seat).best(self.manners)
        if proposal is None:
            return None
        self.manners.remember(game, proposal)
        self.tried = proposal.n
        return proposal

    # Buying

    def sale(self, game: Game, seat: int, top: Sale) -> Action:
        """Buy what the cash covers; for a deed that completes or blocks a group, mortgage others."""
        price = game.rules.price[top.square]
        if ends_game(game, top.square):
            pays = game.players[seat].cash >= price and leads(game, seat, price)
            return action(BUY if pays else DECLINE)
        if game.players[seat].cash >= price:
            return action(BUY)
        if raisable(game, seat) >= price + self.spare_units(game) and self.is_key(game, seat, top.square):
            loose = mortgageable(game, seat) & ~game.players[seat].whole & ~game.rules.stations
            if loose:
                return action(MORTGAGE, cheapest(game.rules.price, loose))
        return action(DECLINE)

    def spare_units(self, game: Game) -> int:
        return 2 * self.worths(game.rules).prospects.unit

    def is_key(self, game: Game, seat: int, square: int) -> bool:
        """Does the deed complete a group, for this player or for another?"""
        group = game.rules.group[square]
        if group < 0:
            return False
        others = game.rules.groups[group] & ~(1 << square)
        if game.players[seat].owned & others == others:
            return True
        for player in game.players:
            if player.owned & others == others:
                return is_auctioned(game, seat)
        return False

    def auction(self, game: Game, seat: int, top: Auction) -> Action:
        """Bid up to what the deed is worth, step by step; where there is one bid each, below it."""
        if top.lot != DEED:
            return super().auction(game, seat, top)
        worths = self.worths(game.rules)
        limit = worths.deed_worth(game, seat, top.square) * self.habits.bidding // 100
        limit = min(limit, game.players[seat].cash - worths.prospects.unit)
        if ends_game(game, top.square) and not leads(game, seat, top.least):
            return PASSES
        if limit < top.least or not top.verbs(game, seat) >> BID & 1:
            return PASSES
        return bid(self.sealed_bid(game, seat, top, limit) if top.one_bid() else self.next_bid(game, top, limit))

    def next_bid(self, game: Game, top: Auction, limit: int) -> int:
        """A round sum: first half the price, then about a tenth of it more each time, and last all that it is worth."""
        price = game.rules.price[top.square]
        grain = max(1, self.worths(game.rules).prospects.unit // 2)
        aim = max(top.least, price // 2 if top.bidder < 0 else top.best + price // 10)
        aim += -aim % grain
        return min(aim, limit)

    # The turn

    def in_jail(self, game: Game, seat: int) -> Action:
        """Out at once while there is much to buy or little to fear; else jail is a safe place."""
        player = game.players[seat]
        worths = self.worths(game.rules)
        if size(game.bank_deeds) > FEW_DEEDS or self.fears(game, seat) < SAFE * worths.prospects.unit:
            if player.cards:
                return action(USE_CARD)
            if player.cash >= game.rules.fine + 5 * worths.prospects.unit and game.rules.fine <= worths.dear_fine:
                return action(PAY_FINE)
        return ROLLS

    def fears(self, game: Game, seat: int) -> float:
        """What a turn outside costs, less what it brings: a windfall, and the rents that are not owed in jail."""
        worths = self.worths(game.rules)
        cost = worths.danger(game, seat) - roll_windfall(game, seat)
        return cost - worths.income(game, seat) if loses_rents(game, seat) else cost

    def manage(self, game: Game, seat: int) -> Action | None:
        """Redeem, build, mortgage in order to build, and look for a deal."""
        player = game.players[seat]
        if not player.owned:
            return None
        if is_last_lap_near(game):
            return last_moves(game, seat)
        if player.mortgaged or player.whole:
            done = self.invest(game, seat, self.spare(game, seat))
            if done is not None:
                return done
        return self.trade(game, seat) if game.turns >= self.trade_turn else None

    def invest(self, game: Game, seat: int, spare: int) -> Action | None:
        """Free the whole groups of mortgages, build where it pays most, then redeem the rest."""
        player = game.players[seat]
        worths = self.worths(game.rules)
        mortgaged = player.mortgaged if pays_to_redeem(game) else 0
        if mortgaged & player.whole:
            freed = redeem_next(game, mortgaged & player.whole, spare)
            if freed is not None:
                return freed
        if player.whole:
            built = build_where_it_pays(worths.prospects, game, seat, spare)
            if built is None:
                built = mortgage_to_build(worths.prospects, game, seat, spare)
            if built is not None:
                return built
        return redeem_next(game, mortgaged, spare - self.kept_to_redeem(game)) if mortgaged else None

    def kept_to_redeem(self, game: Game) -> int:
        return KEPT_TO_REDEEM * self.worths(game.rules).prospects.unit


def is_auctioned(game: Game, seat: int) -> bool:
    """Does a purchase that is declined go to auction, so that another may have it at once?"""
    if not game.rules.variants:
        return True
    tried = game.clone()
    tried.apply(seat, action(DECLINE))
    return isinstance(tried.top, Auction)
