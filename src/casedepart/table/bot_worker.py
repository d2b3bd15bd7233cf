"""Bots in a worker process: the request (a game and a seat as plain data), the reply, and the work itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from msgspec import Struct

from casedepart import bots
from casedepart.bots import Bot
from casedepart.engine.actions import Action, Offer
from casedepart.engine.game import Game
from casedepart.engine.notation import action_words
from casedepart.record.transcript import Transcript
from casedepart.table.views import reason_view
from casedepart.table.wire.news import ReasonView

BUDGET: Final = 0.5
"""How long a bot that thinks long may think about one answer, in seconds."""
TRIES: Final = 12
"""How often a bot is asked anew when it makes an offer that it may not make: one after the other comes to its mind."""
REMEMBERED: Final = 256
"""How many bots the cache of a process holds, with what they remember."""


class BotRequest(Struct, frozen=True):
    """A request to a bot in a worker process: where the game stands, for which seat, and whether the game waits."""

    told: Transcript
    seat: int
    kind: str
    seed: str
    reacts: bool
    """It has a rent to claim or an offer to answer, and need not; else the game waits for it."""
    offers: bool = True
    """May it make an offer?"""
    budget: float = BUDGET


class BotReply(Struct, frozen=True):
    """What a bot replies, in the notation, and why; no words: it lets things be."""

    do: str
    reason: ReasonView | None = None


BotWorker = Callable[[BotRequest], BotReply]
"""Where bots that think long are asked: a call that waits for another process."""


class WorkerUnavailable(Exception):
    """The worker process is lost, stopped or too slow: whoever asked falls back on what can be answered at once."""


def ponder(question: BotRequest) -> BotReply:
    """Answer a request for a bot, within its budget of time: runs in the worker process."""
    game, seat = question.told.game(), question.seat
    bot = bot_for(question.kind, question.seed, question.budget)
    act = bot.react(game, seat) if question.reacts else bot.answer(game, seat)
    if isinstance(act, Offer) and not question.offers:
        # It has thought long enough: what else it would do is found at once.
        bot = bot_for(question.kind, question.seed, 0.0)
        act = answer_without_offer(bot, game, seat)
    if act is None:
        return BotReply("")
    return BotReply(action_words(act, question.told.spec.players), reason_view(bot.reason(game, seat, act)))


def answer_without_offer(bot: Bot, game: Game, seat: int) -> Action | None:
    """What a bot answers when it has no more to offer; None: it does not stop."""
    for _ in range(TRIES):
        act = bot.answer(game, seat)
        if not isinstance(act, Offer):
            return act
    return None


@lru_cache(maxsize=REMEMBERED)
def bot_for(kind: str, seed: str, budget: float) -> Bot:
    """A bot from this process's cache: what it remembers of its game helps it, and is lost without harm."""
    return bots.make(kind, seed, budget)
