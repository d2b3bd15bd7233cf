"""Who plays the games that the master learns from: itself, the other bots, exploits, and bargainers of all kinds."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from casedepart import bots
from casedepart.bots import Bot, Master, Shrewd, Steady
from casedepart.bots.master.values import LEARNED, Network, network_of
from casedepart.bots.own import load_bot
from casedepart.bots.shrewd.fairness import completed, is_fair, prices, printed, swap_of
from casedepart.bots.steady.bargain import allowed
from casedepart.engine import Action, Game, Offer, all_mortgaged
from casedepart.engine.actions import ACCEPT, END_TURN, REJECT, action

MASTER = "master"
HAGGLER = "haggler"
"""One whose prices are drawn anew for each game."""
CURIOSITY = 0.1
"""How often a master in these games answers a fair offer the other way (exploration)."""


@dataclass(frozen=True)
class Weights:
    """What one generation has learned, as text: so it is sent to other processes, and written."""

    hidden: int
    network: str

    def master(self) -> Master:
        """A master that plays by it."""
        return Master("", 0.0, network_of(self.hidden, self.network))


class Seats:
    """Makes the players of games; the network of a generation is read once."""

    def __init__(self, weights: Weights | None) -> None:
        self.network: Network = network_of(weights.hidden, weights.network) if weights else LEARNED

    def make(self, name: str, seed: str) -> Bot:
        """A player by name: one of the bots', a class of someone's own, or a haggler."""
        if name == MASTER:
            return Curious(Master("", 0.0, self.network), seed)
        if name == HAGGLER:
            return Haggler(seed)
        return bots.make(name, seed) if name in bots.NAMES else load_bot(name, seed)


class Curious(Bot):
    """A master that now and then takes a fair offer which it would refuse, or the other way round (exploration)."""

    def __init__(self, master: Master, seed: str) -> None:
        self.master = master
        self.draw = Random(seed)

    def answer(self, game: Game, seat: int) -> Action:
        return self.master.answer(game, seat)

    def react(self, game: Game, seat: int) -> Action | None:
        act = self.master.react(game, seat)
        for proposer, offer in game.offers:
            if offer.n == seat and act is not None and self.draw.random() < CURIOSITY:
                swap = swap_of(game, all_mortgaged(game), seat, proposer, offer.get.squares, offer.give.squares)
                fair = is_fair(game, swap, offer.get, offer.give) and allowed(game, proposer, offer)
                return action(ACCEPT if fair and act.verb != ACCEPT else REJECT, proposer)
        return act


class Haggler(Bot):
    """Plays on as one of the others would, and deals by its own prices, which are drawn from the seed.

    A third of them never deal. The others take what is worth so many times what they give at printed prices, and want
    more for a deed that completes another's group; some make no offers.
    """

    def __init__(self, seed: str) -> None:
        draw = Random(seed)
        self.bot: Bot = Shrewd() if draw.random() < 0.7 else Steady()
        self.deals = draw.random() < 0.67
        self.offers = self.deals and draw.random() < 0.6
        self.wants = draw.uniform(0.8, 2.0)
        self.wants_for_last = draw.choice((1.0, 1.5, 2.0, 3.0, 5.0))

    def answer(self, game: Game, seat: int) -> Action:
        act = self.bot.answer(game, seat)
        return action(END_TURN) if isinstance(act, Offer) and not self.offers else act

    def react(self, game: Game, seat: int) -> Action | None:
        for proposer, offer in game.offers:
            if offer.n == seat:
                return action(ACCEPT if self.takes(game, seat, proposer, offer) else REJECT, proposer)
        return self.bot.react(game, seat)

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        """Does it bring enough at printed prices?"""
        if not self.deals or not allowed(game, proposer, offer):
            return False
        got, given = printed(game, offer.give), printed(game, offer.get)
        last = completed(game, proposer, offer.get.squares, offer.give.squares)
        if completed(game, seat, offer.give.squares, offer.get.squares):
            got += prices(game, offer.give.squares)
        elif last:
            given += round((self.wants_for_last - 1.0) * prices(game, last))
        return got >= self.wants * given
