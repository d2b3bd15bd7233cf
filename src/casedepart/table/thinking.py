"""Bots at a table: whose turn it is to think, how long they seem to, and what they answer."""

from __future__ import annotations

from typing import Final

from casedepart import bots
from casedepart.bots import Bot
from casedepart.engine.actions import ACCEPT, OFFER, REJECT, Action, Offer, Refused
from casedepart.engine.game import Game
from casedepart.engine.notation import action_words
from casedepart.engine.phases.auction import Auction
from casedepart.table.attending import attend
from casedepart.table.defaults import default_answer
from casedepart.table.draft import Draft
from casedepart.table.following import remember_bargain
from casedepart.table.standing import Standing

REACTION: Final = 700
"""How long a bot takes to claim a rent or to answer an offer, in milliseconds."""
BIDDING: Final = 1_000
ANSWER: Final = 1_300
BATCH: Final = 48
"""How many answers bots give at once where nobody has to follow."""
TRIES: Final = 3
"""How often a bot is asked anew when it repeats an offer."""


def reacting(standing: Standing, game: Game) -> list[int]:
    """The bots that have a rent to claim, then those that have an offer to answer."""
    claiming = [claim.owner for claim in game.claims]
    trading = [offer.n for _, offer in game.offers if trades(standing, offer.n)]
    return [seat for seat in dict.fromkeys([*claiming, *trading]) if standing.seats[seat].player()]


def trades(standing: Standing, seat: int) -> bool:
    """Does the bot of this seat bargain? Who only sits in for someone gives nothing of theirs away."""
    return not standing.seats[seat].key


def asked(standing: Standing, game: Game) -> list[int]:
    """The bots that the game waits for, from the player in turn on."""
    count = len(standing.seats)
    around = [(game.turn + place) % count for place in range(count)]
    return [seat for seat in around if game.asked >> seat & 1 and standing.seats[seat].player()]


def pause(standing: Standing, game: Game) -> int:
    """How long the bots wait before they answer, so that people can follow."""
    if standing.settings.pace == "fast":
        return 0
    if reacting(standing, game):
        return REACTION
    if isinstance(game.top, Auction):
        return min(BIDDING, standing.settings.auction * 250 or BIDDING)
    return ANSWER


class Minds:
    """The bots of one table; what they remember is theirs, and lost without harm."""

    def __init__(self) -> None:
        self.bots: dict[tuple[int, str], Bot] = {}

    def bot(self, standing: Standing, seat: int) -> Bot:
        """Who thinks for this seat."""
        kind = standing.seats[seat].player()
        if (seat, kind) not in self.bots:
            self.bots[seat, kind] = bots.make(kind, f"{standing.table} {seat}")
        return self.bots[seat, kind]

    def think(self, draft: Draft, standing: Standing) -> None:
        """Answer for the bots: once where people follow, else on and on until somebody else is asked."""
        for _ in range(BATCH if standing.settings.pace == "fast" else 1):
            if draft.game.over or not self.think_once(draft, standing):
                return

    def think_once(self, draft: Draft, standing: Standing) -> bool:
        """One answer of one bot; False: none has anything to say."""
        game = draft.game
        for seat in reacting(standing, game):
            act = self.bot(standing, seat).react(game, seat)
            bargains = act is not None and act.verb in (ACCEPT, REJECT, OFFER) and not trades(standing, seat)
            if act is not None and not bargains and given(draft, standing, seat, act):
                return True
        for seat in asked(standing, game):
            for act in (self.considered(draft, standing, seat), default_answer(game, seat)):
                if given(draft, standing, seat, act):
                    return True
            raise RuntimeError(f"neither the bot's answer nor the default one is allowed: {game.options(seat).words()}")
        return False

    def considered(self, draft: Draft, standing: Standing, seat: int) -> Action:
        """The bot's answer; an offer at most once a turn, and never the same twice."""
        for _ in range(TRIES):
            act = self.bot(standing, seat).answer(draft.game, seat)
            if not isinstance(act, Offer) or is_new(standing, draft, seat, act):
                return act
        return default_answer(draft.game, seat)


def given(draft: Draft, standing: Standing, seat: int, act: Action) -> bool:
    """Give a bot's answer; False: the rules refuse it."""
    try:
        draft.answer(seat, act, cause="bot")
    except Refused:
        return False
    if act.verb == OFFER:
        remember_bargain(standing, draft.game, seat, draft.lines[-1].do)
    attend(draft, standing)
    return True


def is_new(standing: Standing, draft: Draft, seat: int, offer: Offer) -> bool:
    """Has this bot made no offer in this turn, and never this one?"""
    turn, *made = standing.bargains.get(str(seat), [""])
    return trades(standing, seat) and turn != str(draft.game.turns) and action_words(offer, draft.names) not in made
