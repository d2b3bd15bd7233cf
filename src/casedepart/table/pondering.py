"""What a bot is asked elsewhere: a game and a seat as plain data, so that another process can think about it."""

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
"""How many bots a process remembers, with what they remember."""


class Question(Struct, frozen=True):
    """What a bot is asked: where the game stands, for which seat, and whether the game waits for it."""

    told: Transcript
    seat: int
    kind: str
    seed: str
    reacts: bool
    """It has a rent to claim or an offer to answer, and need not; else the game waits for it."""
    offers: bool = True
    """May it make an offer?"""
    budget: float = BUDGET


class Thought(Struct, frozen=True):
    """What a bot answers, in words, and why; no words: it lets things be."""

    do: str
    reason: ReasonView | None = None


Elsewhere = Callable[[Question], Thought]
"""Where bots think that think long."""


class Unreachable(Exception):
    """Nobody thinks elsewhere just now."""


def ponder(question: Question) -> Thought:
    """Think about a question: this runs where nobody waits for anything else."""
    game, seat = question.told.game(), question.seat
    bot = mind(question.kind, question.seed, question.budget)
    act = bot.react(game, seat) if question.reacts else bot.answer(game, seat)
    if isinstance(act, Offer) and not question.offers:
        # It has thought long enough: what else it would do is found at once.
        bot = mind(question.kind, question.seed, 0.0)
        act = answer_without_offer(bot, game, seat)
    if act is None:
        return Thought("")
    return Thought(action_words(act, question.told.spec.players), reason_view(bot.reason(game, seat, act)))


def answer_without_offer(bot: Bot, game: Game, seat: int) -> Action | None:
    """What a bot answers when it has no more to offer; None: it does not stop."""
    for _ in range(TRIES):
        act = bot.answer(game, seat)
        if not isinstance(act, Offer):
            return act
    return None


@lru_cache(maxsize=REMEMBERED)
def mind(kind: str, seed: str, budget: float) -> Bot:
    """The same bot whenever it is asked: what it remembers of its game helps it, and is lost without harm."""
    return bots.make(kind, seed, budget)
