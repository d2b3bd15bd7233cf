"""The bots' turns at a table: which of them has to answer, how long it seems to think, and what it answers."""

from __future__ import annotations

from threading import Lock
from typing import Final

from casedepart import bots
from casedepart.bots import Bot
from casedepart.engine import Auction, closing_claims
from casedepart.engine.actions import ACCEPT, OFFER, REJECT, ROLL, Action, Offer, Refused, action
from casedepart.engine.game import Game
from casedepart.engine.notation import action_words, parse_words
from casedepart.engine.order import asked_in_order, reactors
from casedepart.record.transcript import Transcript
from casedepart.table import clock
from casedepart.table.automatic import answer_automatically
from casedepart.table.bot_worker import TRIES, BotRequest, BotWorker, WorkerUnavailable
from casedepart.table.characters import is_deep, level_of
from casedepart.table.defaults import default_answer
from casedepart.table.draft import Draft
from casedepart.table.errors import TableError
from casedepart.table.lessons.partner import ScriptedPartner
from casedepart.table.lessons.script import lesson_of
from casedepart.table.projection import calls_person, remember_bargain
from casedepart.table.quotes import Promise, Trade, offered, price_of
from casedepart.table.replay import spec_of
from casedepart.table.standing import Standing
from casedepart.table.views import reason_view
from casedepart.table.wire.news import ReasonView

REACTION: Final = 700
"""How long a bot takes to claim a rent or to answer an offer, in milliseconds."""
BIDDING: Final = 1_000
ANSWER: Final = 1_300
BATCH: Final = 48
"""How many answers bots give at once where nobody has to follow."""

Considered = tuple[Action, ReasonView | None]
"""An answer, and why."""


def reacting(standing: Standing, game: Game) -> list[int]:
    """The bots that have a rent to claim or an offer to answer, in the order in which they are asked."""
    claiming = {claim.owner for claim in game.claims}
    return [
        seat
        for seat in dict.fromkeys(reactors(game))
        if standing.seats[seat].player() and (seat in claiming or trades(standing, seat))
    ]


def trades(standing: Standing, seat: int) -> bool:
    """Does the bot of this seat bargain? Who only sits in for someone gives nothing of theirs away."""
    return not standing.seats[seat].key


def names_price(standing: Standing, seat: int) -> bool:
    """Does a bot of its own sit here, one that knows what a trade is worth to it?"""
    kind = standing.seats[seat].player() if seat < len(standing.seats) else ""
    return bool(kind) and trades(standing, seat) and level_of(kind) != "random"


def asked(standing: Standing, game: Game) -> list[int]:
    """The bots that the game waits for, from the player in turn on."""
    return [seat for seat in asked_in_order(game) if standing.seats[seat].player()]


def hurries(standing: Standing) -> bool:
    """Do bots answer as fast as they can, since nobody follows?"""
    return standing.settings.pace == "fast" or standing.skips


def pause(standing: Standing, game: Game) -> int:
    """How long the bots wait before they answer, so that people can follow."""
    if hurries(standing):
        return 0
    if reacting(standing, game):
        return REACTION // standing.tempo
    if isinstance(game.top, Auction):
        return min(BIDDING, standing.settings.auction * 250 or BIDDING) // standing.tempo
    return ANSWER // standing.tempo


def held_until(standing: Standing, game: Game, now: int) -> int:
    """Until when a bot in turn waits for people to claim what its roll would let lapse (P6); 0: it need not wait."""
    if standing.settings.box or not standing.seats[game.turn].player():
        # At the box somebody throws for the bot, when all are ready.
        return 0
    owed = [claim for claim in closing_claims(game) if standing.seats[claim.owner].person()]
    return max((clock.claim_until(standing, claim, now) for claim in owed), default=0)


class TableBots:
    """The bots of one table; what they remember is theirs, and lost without harm."""

    def __init__(self) -> None:
        self.bots: dict[tuple[int, str], Bot] = {}
        self.promises: dict[int, Promise] = {}
        """The last price that each bot has named, by its seat."""
        self.lock: Final = Lock()
        """One thing at a time: a price is asked for while they may be thinking, and both read what they remember."""

    def bot(self, standing: Standing, seat: int) -> Bot:
        """Who thinks for this seat."""
        kind = standing.seats[seat].player()
        if (seat, kind) not in self.bots:
            bot = bots.make(kind, seed_of(standing, seat))
            if standing.settings.lesson:
                bot = ScriptedPartner(lesson_of(standing.settings.edition), standing.players, bot)
            self.bots[seat, kind] = bot
        return self.bots[seat, kind]

    def think(self, draft: Draft, standing: Standing, now: int, worker: BotWorker | None = None) -> None:
        """Answer for the bots: once where people follow, else on and on until somebody else is asked or called."""
        # Other tables wait for the worker too: one answer at a time there.
        with self.lock:
            for _ in range(BATCH if hurries(standing) and worker is None else 1):
                if draft.game.over or not self.think_once(draft, standing, now, worker):
                    return
                if standing.skips and calls_person(standing, draft):
                    return

    def think_once(self, draft: Draft, standing: Standing, now: int, worker: BotWorker | None) -> bool:
        """One answer of one bot; False: none has anything to say, or the one in turn waits for claims or for dice."""
        game = draft.game
        if self.react_once(draft, standing, worker):
            return True
        if held_until(standing, game, now) > now or (standing.settings.box and standing.ready == standing.moved):
            return False
        for seat in asked(standing, game):
            act, why = self.considered(draft, standing, seat, worker)
            if standing.settings.box and act.verb == ROLL:
                continue
            if given(draft, standing, seat, act, why) or given(draft, standing, seat, default_answer(game, seat)):
                return True
            raise RuntimeError(f"neither the bot's answer nor the default one is allowed: {game.options(seat).words()}")
        return False

    def react_once(self, draft: Draft, standing: Standing, worker: BotWorker | None) -> bool:
        """One reaction of one bot that nobody waits for: a claim, or an answer to an offer; False: there is none."""
        for seat in reacting(standing, draft.game):
            act, why = self.kept_word(draft.game, seat) or self.thought(draft, standing, seat, worker, reacts=True)
            bargains = act is not None and act.verb in (ACCEPT, REJECT, OFFER) and not trades(standing, seat)
            if act is not None and not bargains and self.reacted(draft, standing, seat, act, why):
                return True
        return False

    # Prices

    def quote(self, game: Game, standing: Standing, trade: Trade) -> tuple[int | None, ReasonView | None]:
        """The price of the partner's bot for a trade, which it keeps to; or no sum, and why none would do."""
        seat = trade.partner
        if not names_price(standing, seat):
            raise TableError("names-no-price")
        with self.lock:
            bot = self.bot(standing, seat)
            cash = price_of(bot, game, trade)
            tried = offered(game, trade, cash)
            if cash is not None:
                self.promises[seat] = Promise(trade, cash, game)
                return cash, None
            return None, reason_view(bot.reason(tried, seat, action(REJECT, trade.proposer)))

    def kept_word(self, game: Game, seat: int) -> Considered | None:
        """Yes to an offer at the price that this bot has named for it; None: there is none."""
        promise = self.promises.get(seat)
        for proposer, offer in game.offers if promise is not None else ():
            if offer.n == seat and promise is not None and promise.covers(game, proposer, offer):
                return action(ACCEPT, proposer), ReasonView("price-named", seat=proposer)
        return None

    # Thinking

    def reacted(self, draft: Draft, standing: Standing, seat: int, act: Action, why: ReasonView | None) -> bool:
        """Give a bot's reaction. An offer in return says no to the other first; who may not make it says no more."""
        if not isinstance(act, Offer):
            return given(draft, standing, seat, act, why)
        offers = may_offer(standing, draft, seat) and is_new(standing, draft, seat, act)
        refused = given(draft, standing, seat, *self.refusal(draft, standing, seat, act.n))
        return (offers and given(draft, standing, seat, act, why)) or refused

    def refusal(self, draft: Draft, standing: Standing, seat: int, proposer: int) -> Considered:
        """No to an offer, and why."""
        act = action(REJECT, proposer)
        if hurries(standing):
            return act, None
        return act, reason_view(self.bot(standing, seat).reason(draft.game, seat, act))

    def considered(self, draft: Draft, standing: Standing, seat: int, worker: BotWorker | None) -> Considered:
        """The bot's answer; an offer at most once a turn, and never the same twice."""
        offers = may_offer(standing, draft, seat)
        for _ in range(TRIES):
            act, why = self.thought(draft, standing, seat, worker, reacts=False, offers=offers)
            if act is None:
                break
            if not isinstance(act, Offer) or (offers and is_new(standing, draft, seat, act)):
                return act, why
            offers = False
        return default_answer(draft.game, seat), None

    def thought(
        self,
        draft: Draft,
        standing: Standing,
        seat: int,
        worker: BotWorker | None,
        reacts: bool,
        offers: bool = True,
    ) -> tuple[Action | None, ReasonView | None]:
        """The answer of a seat's bot, here or in the worker process, and why; the fallback is to think here."""
        kind = standing.seats[seat].player()
        if worker is not None and is_deep(kind):
            told = Transcript(spec_of(standing), draft.so_far())
            try:
                thought = worker(BotRequest(told, seat, kind, seed_of(standing, seat), reacts, offers))
            except WorkerUnavailable:
                pass
            else:
                return parse_words(thought.do, draft.names) if thought.do else None, thought.reason
        bot, game = self.bot(standing, seat), draft.game
        act = bot.react(game, seat) if reacts else bot.answer(game, seat)
        # Where they hurry, nobody reads the reasons.
        if act is None or hurries(standing):
            return act, None
        return act, reason_view(bot.reason(game, seat, act))


def seed_of(standing: Standing, seat: int) -> str:
    """By what the bot of a seat chooses at random."""
    return f"{standing.table} {seat}"


def given(draft: Draft, standing: Standing, seat: int, act: Action, why: ReasonView | None = None) -> bool:
    """Give a bot's answer; False: the rules refuse it."""
    try:
        draft.answer(seat, act, cause="bot", reason=why)
    except Refused:
        return False
    if act.verb == OFFER:
        remember_bargain(standing, draft.game, seat, draft.lines[-1].do)
    answer_automatically(draft, standing)
    return True


def may_offer(standing: Standing, draft: Draft, seat: int) -> bool:
    """Does the bot of this seat bargain, and has it made no offer in this turn?"""
    return trades(standing, seat) and standing.bargains.get(str(seat), [""])[0] != str(draft.game.turns)


def is_new(standing: Standing, draft: Draft, seat: int, offer: Offer) -> bool:
    """Has this bot never made this offer?"""
    return action_words(offer, draft.names) not in standing.bargains.get(str(seat), [""])[1:]
