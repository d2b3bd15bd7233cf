"""The steady bot: plays every edition, mode and option sensibly to the end.

It buys, bids to what a deed is worth to it, builds evenly with a reserve, mortgages what it needs
least, claims its rents, fights at good odds, uses powers and coins, and makes and answers simple fair trades.
"""

from __future__ import annotations

from typing import Final

from casedepart.bots.bot import Bot, Reason
from casedepart.bots.reasons import answer_reason, explained, offer_reason
from casedepart.bots.steady.appraisal import Appraisal, appraisal_of
from casedepart.bots.steady.bargain import acceptable, allowed, gain, propose
from casedepart.bots.steady.funds import (
    best_deed,
    best_site,
    build_next,
    raise_money,
    redeem_next,
)
from casedepart.bots.steady.outlook import best_windfall, loses_rents, pays_to_redeem, roll_windfall
from casedepart.engine import (
    DEED,
    HOTEL_LOT,
    Auction,
    Contest,
    Finish,
    PayOrDraw,
    Place,
    Received,
    Sale,
    Settlement,
    Throw,
    proposal_to,
    raisable,
    sites,
    worth,
)
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    BUY,
    CLAIM,
    CONTEST,
    DECLINE,
    END_TURN,
    GO_BANKRUPT,
    KEEP,
    OWN,
    PASS,
    PAY,
    PAY_FINE,
    PLACE,
    REDEEM,
    REJECT,
    ROLL,
    SETTLE,
    USE_CARD,
    Action,
    Offer,
    action,
    bid,
)
from casedepart.engine.game import Game
from casedepart.engine.rules import Rules
from casedepart.engine.sets import first, members, size
from casedepart.engine.state import AGAIN, END, FREE, Debt, Frame
from casedepart.variants.fight import FIGHT, TIMES_RENT, FightOrPay
from casedepart.variants.powers import ATTACK, LEECH, REST, TELEPORT, USE_POWER, attackable, teleports
from casedepart.variants.sore_losers import (
    ROB,
    SEND,
    STEAL,
    USE_COINS,
    FreeHouse,
    Robbery,
    SendToJail,
    Theft,
    free_sites,
    holders,
    purse,
    sendable,
    stealable,
)

MANY_DEEDS: Final = 6
"""While the bank has more deeds than this, time in jail is time lost."""
TRADE_EVERY: Final = 4
"""Own turns between two looks for a trade."""
TRADE_SELDOM: Final = 10
"""Own turns between two looks for a trade, while nothing has changed hands since the last."""
RIVAL_MARGIN: Final = 10
"""Per cent by which a sealed bid goes beyond what the others are thought to bid: they may count otherwise."""
KEPT_TO_REDEEM: Final = 200
ROLLS: Final = action(ROLL)
ENDS_TURN: Final = action(END_TURN)
CLAIMS: Final = action(CLAIM)
PASSES: Final = action(PASS)


class Steady(Bot):
    """A plain, sensible player; what it remembers is when it last looked for a trade."""

    def __init__(self, stakes: int = 100) -> None:
        self.stakes: int = stakes
        """Per cent of its stake that a prize must be worth: less for who likes a risk."""
        self.appraisal: Appraisal | None = None
        self.reserve: int = 0
        self.buildings: bytes = b""
        self.owners: int = -1
        """The cash to keep back, and the buildings and the count of transfers it was worked out for."""
        self.trade_turn: int = 0
        self.transfers: int = -1
        """When to look for a trade next, and how many deeds had changed hands at the last look."""
        self.last_offer: tuple[object, ...] = ()
        self.payable: Debt | None = None
        """The debt for which enough can be raised."""

    def __getstate__(self) -> dict[str, object]:
        """What it remembers; what things are worth it works out anew."""
        return {**super().__getstate__(), "appraisal": None}

    def values(self, rules: Rules) -> Appraisal:
        """What things are worth under these rules."""
        appraisal = self.appraisal
        if appraisal is None or appraisal.rules is not rules:
            appraisal = appraisal_of(rules)
            self.appraisal = appraisal
        return appraisal

    # Out of turn

    def react(self, game: Game, seat: int) -> Action | None:
        """Claim every rent, and answer every offer."""
        for claim in game.claims:
            if claim.owner == seat:
                return CLAIMS
        for entry in game.offers:
            if entry[1].n == seat:
                return self.answer_offer(game, seat, entry[0], entry[1])
        return None

    def answer_offer(self, game: Game, seat: int, proposer: int, offer: Offer) -> Action:
        """Yes or no to an offer; who counts may answer with another."""
        return action(ACCEPT if self.takes(game, seat, proposer, offer) else REJECT, proposer)

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        """Is it fair by the printed prices, and allowed?"""
        return acceptable(self.values(game.rules), game, proposer, offer) and allowed(game, proposer, offer)

    def reason(self, game: Game, seat: int, act: Action) -> Reason:
        """Its plain reasons; of deals, what the printed prices say."""
        values = self.values(game.rules)
        if isinstance(act, Offer):
            return offer_reason(game, seat, act)
        if act.verb == ACCEPT or act.verb == REJECT:
            entry = proposal_to(game, seat, act.n)
            proposal = entry[1]
            mine = gain(values, game, seat, proposal.get, proposal.give)
            theirs = gain(values, game, entry[0], proposal.give, proposal.get)
            return answer_reason(game, seat, act, entry[0], proposal, mine, theirs)
        return explained(values, game, seat, act)

    # When asked

    def answer(self, game: Game, seat: int) -> Action:
        top = game.top
        if top.below is None:
            return self.in_turn(game, seat)
        if isinstance(top, Sale):
            return self.sale(game, seat, top)
        if isinstance(top, Auction):
            return self.auction(game, seat, top)
        if isinstance(top, Settlement):
            return self.settle(game, seat)
        if isinstance(top, Throw):
            return ROLLS
        if isinstance(top, Received):
            return self.received(game, seat, top)
        return self.rare(game, seat, top)

    def received(self, game: Game, seat: int, top: Received) -> Action:
        """Keep what a trade brought; redeem all that a bankruptcy brought where the cash for it is not needed."""
        squares = top.waiting(game, seat)
        if not top.bequest:
            return action(KEEP, first(squares))
        spare = self.spare(game, seat)
        if squares & ~game.players[seat].whole:
            spare -= self.kept_to_redeem(game)
        pays = top.verbs(game, seat) >> REDEEM & 1 and top.price(game, squares) <= spare
        return action(REDEEM if pays else KEEP)

    def kept_to_redeem(self, game: Game) -> int:
        """The cash beyond the reserve that redeeming leaves, where no whole group is freed by it."""
        return KEPT_TO_REDEEM

    def rare(self, game: Game, seat: int, top: Frame) -> Action:
        """Questions that come up now and then, or only in some editions."""
        if isinstance(top, Contest):
            return action(CONTEST if self.spare(game, seat) >= game.rules.building[top.square] else DECLINE)
        if isinstance(top, Place):
            return action(PLACE, best_site(game, sites(game, seat, top.hotel)))
        if isinstance(top, PayOrDraw):
            return action(PAY)
        if isinstance(top, FightOrPay):
            return self.fight(game, seat, top)
        if isinstance(top, Theft):
            return action(STEAL, best_deed(self.values(game.rules), game, seat, stealable(game, top.victim)))
        if isinstance(top, SendToJail):
            return action(SEND, richest(game, sendable(game, seat)))
        if isinstance(top, Robbery):
            return action(ROB, most_coins(game, holders(game, seat)))
        if isinstance(top, FreeHouse):
            return self.free_house(game, seat)
        if isinstance(top, Finish):
            return CLAIMS
        return advised(game, seat) or game.options(seat).actions()[0]

    def spare(self, game: Game, seat: int) -> int:
        """Cash beyond the reserve."""
        if game.buildings is not self.buildings or game.transfers != self.owners:
            self.buildings = game.buildings
            self.owners = game.transfers
            self.reserve = self.values(game.rules).reserve(game, seat)
        return game.players[seat].cash - self.reserve

    # The turn

    def in_turn(self, game: Game, seat: int) -> Action:
        """Manage the estate before the turn ends; else roll, or use what the start or a double offers."""
        if game.stage == END:
            managed = self.manage(game, seat)
            return managed if managed is not None else ENDS_TURN
        if game.rules.variants:
            special = self.special(game, seat)
            if special is not None:
                return special
        if game.players[seat].jail != FREE and game.stage != AGAIN:
            return self.in_jail(game, seat)
        return action(DECLINE) if game.time_up else ROLLS

    def special(self, game: Game, seat: int) -> Action | None:
        """Coins for the figure, always; a double's power, when it is a good one."""
        verbs = game.top.verbs(game, seat)
        if not verbs >> OWN:
            return None
        if verbs >> USE_COINS & 1:
            return action(USE_COINS)
        if verbs >> USE_POWER & 1:
            return self.power(game, seat)
        return advised(game, seat)

    def in_jail(self, game: Game, seat: int) -> Action:
        """Out at once while there is much to buy or to win; later jail is a safe place."""
        player = game.players[seat]
        if size(game.bank_deeds) > MANY_DEEDS or self.is_lured_out(game, seat):
            if player.cards:
                return action(USE_CARD)
            if player.cash >= game.rules.fine + 200 and game.rules.fine <= self.values(game.rules).dear_fine:
                return action(PAY_FINE)
        return ROLLS

    def is_lured_out(self, game: Game, seat: int) -> bool:
        """Does the next roll promise more than it puts at risk, or do the own groups earn nothing meanwhile?"""
        if loses_rents(game, seat) and game.players[seat].whole:
            return True
        brings = roll_windfall(game, seat)
        return brings > 0.0 and brings > self.values(game.rules).reserve(game, seat)

    def manage(self, game: Game, seat: int) -> Action | None:
        """Redeem, build, and look for a trade, in this order."""
        player = game.players[seat]
        if not player.owned:
            return None
        if player.mortgaged or player.whole & ~game.hotels:
            spare = self.spare(game, seat)
            if spare > 0:
                done = self.invest(game, seat, spare)
                if done is not None:
                    return done
        return self.trade(game, seat) if game.turns >= self.trade_turn else None

    def invest(self, game: Game, seat: int, spare: int) -> Action | None:
        """Free the whole groups of mortgages, build on them, then redeem the rest; near a count nothing is redeemed."""
        mortgaged = game.players[seat].mortgaged if pays_to_redeem(game) else 0
        groups = game.players[seat].whole
        if mortgaged & groups:
            freed = redeem_next(game, mortgaged & groups, spare)
            if freed is not None:
                return freed
        if groups & ~game.hotels and spare >= game.rules.cheapest:
            built = build_next(game, seat, spare)
            if built is not None:
                return built
        return redeem_next(game, mortgaged, spare - self.kept_to_redeem(game)) if mortgaged else None

    def trade(self, game: Game, seat: int) -> Action | None:
        """A fair trade, looked for every few turns, and never the same twice running."""
        pause = TRADE_SELDOM if game.transfers == self.transfers else TRADE_EVERY
        self.transfers = game.transfers
        self.trade_turn = game.turns + pause * len(game.players)
        spare = game.players[seat].cash - 100
        proposal = propose(self.values(game.rules), game, seat, max(spare, 0))
        if proposal is None:
            return None
        key = proposal.key()
        if key == self.last_offer:
            return None
        self.last_offer = key
        return proposal

    # Buying and paying

    def sale(self, game: Game, seat: int, top: Sale) -> Action:
        """Buy whatever the cash covers."""
        return action(BUY if game.players[seat].cash >= game.rules.price[top.square] else DECLINE)

    def auction(self, game: Game, seat: int, top: Auction) -> Action:
        """Bid half way to what it is worth; where there is one bid each, what it takes."""
        cash = game.players[seat].cash
        if top.lot == DEED:
            limit = min(self.values(game.rules).deed_worth(game, seat, top.square), cash - 20)
        else:
            limit = min(building_worth(game, seat, top), self.spare(game, seat))
        if limit < top.least or not top.verbs(game, seat) >> BID & 1:
            return PASSES
        return bid(self.sealed_bid(game, seat, top, limit) if top.one_bid() else (limit + top.least + 1) // 2)

    def sealed_bid(self, game: Game, seat: int, top: Auction, limit: int) -> int:
        """One bid in secret: below what the lot is worth, and hardly above what any of the others is thought to bid."""
        if top.lot != DEED:
            return shaded(top, limit)
        rival = 0
        for other in members(top.entrants & ~(1 << seat)):
            worth = self.values(game.rules).deed_worth(game, other, top.square)
            rival = max(rival, min(shaded(top, worth), game.players[other].cash))
        return max(top.least, min(shaded(top, limit), rival + rival * RIVAL_MARGIN // 100 + 1))

    def settle(self, game: Game, seat: int) -> Action:
        """Pay as soon as the cash is there; raise it while it can be raised; else give up."""
        debt = game.debts[0]
        if game.players[seat].cash >= debt.amount():
            return action(SETTLE)
        if debt is not self.payable:
            if raisable(game, seat) < debt.amount():
                return action(GO_BANKRUPT)
            self.payable = debt
        return raise_money(game, seat) or action(GO_BANKRUPT)

    # What editions add

    def fight(self, game: Game, seat: int, top: FightOrPay) -> Action:
        """Fight when the expected value is good: the deed at these odds against ten rents, as this one likes risk."""
        won, all_cases = top.odds_of(game, seat, FIGHT)
        loss = TIMES_RENT * top.claim.factor * top.claim.base
        prize = self.values(game.rules).deed_worth(game, seat, top.claim.square)
        good = won * prize * 100 > (all_cases - won) * loss * self.stakes
        return action(FIGHT if good and raisable(game, seat) > loss else DECLINE)

    def power(self, game: Game, seat: int) -> Action | None:
        """Money is always taken, a street is attacked, and a deed that is left is flown to."""
        double = game.first
        if double in (REST, LEECH):
            return action(USE_POWER)
        if double == ATTACK:
            return action(USE_POWER, best_deed(self.values(game.rules), game, seat, attackable(game, seat)))
        if double == TELEPORT:
            lucky = best_windfall(game, seat, teleports(game, seat))
            if lucky >= 0 and game.windfall(seat, lucky) >= self.dearest_left(game, seat):
                return action(USE_POWER, lucky)
        if double == TELEPORT and game.bank_deeds:
            goal = best_deed(self.values(game.rules), game, seat, game.bank_deeds & ~(1 << game.players[seat].at))
            if goal >= 0 and game.players[seat].cash >= game.rules.price[goal]:
                return action(USE_POWER, goal)
        return None

    def dearest_left(self, game: Game, seat: int) -> int:
        """What the best deed of the bank is worth beyond its price, or a small sum: a windfall is to bring more."""
        values = self.values(game.rules)
        goal = best_deed(values, game, seat, game.bank_deeds)
        gain = values.deed_worth(game, seat, goal) - game.rules.price[goal] if goal >= 0 else 0
        return max(gain, game.rules.cheapest, 1)

    def free_house(self, game: Game, seat: int) -> Action:
        """On one's own street where it adds most; else where it helps others least."""
        may = free_sites(game)
        mine = may & game.players[seat].owned & ~game.players[seat].mortgaged
        if mine:
            return action(PLACE, best_site(game, mine))
        unowned = may & game.bank_deeds
        return action(PLACE, members(unowned or may)[0])


def building_worth(game: Game, seat: int, top: Auction) -> int:
    """What a building at auction is worth: twice what it costs where this player would put it."""
    dearest = 0
    for square in members(sites(game, seat, top.lot == HOTEL_LOT)):
        dearest = max(dearest, game.rules.building[square])
    return 2 * dearest


def shaded(top: Auction, worth: int) -> int:
    """A sealed bid for a lot of this worth (bid shading): the more others bid, the less it may stay below."""
    return worth - (worth - top.least) // max(2, size(top.entrants))


def richest(game: Game, seats: int) -> int:
    """Of these players the one who is worth most."""
    best = -1
    for seat in members(seats):
        if best < 0 or worth(game, seat) > worth(game, best):
            best = seat
    return best


def advised(game: Game, seat: int) -> Action | None:
    """What a variant itself thinks of its question; None: no variant asks."""
    for variant in game.rules.variants:
        act = variant.advice(game, seat)
        if act is not None:
            return act
    return None


def most_coins(game: Game, seats: int) -> int:
    """Of these players the one who holds most coins."""
    best = -1
    for seat in members(seats):
        if best < 0 or purse(game).coins[seat] > purse(game).coins[best]:
            best = seat
    return best
