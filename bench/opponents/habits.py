"""Plain habits of the classic literature: greedy, cautious, collector, blocker, and the tournament player.

Those who simulate Monopoly tell players apart by such habits, among them the four of Long and Kanagal (2015). Their
text was not to be had when this was written: which habits they are, and what each means in sums and in deals, is our
choice. The tournament player is told of by those who play in championships: it bargains, but does not part with a deed
that completes another's group.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench.opponents.deeds import completed, group_swaps, inner_deeds, last_deeds, loose, others, share, to_buy, to_swap
from bench.opponents.opponent import Opponent
from casedepart.bots import Bot, Shrewd
from casedepart.engine import Action, Game, Goods, Offer, proposal_to
from casedepart.engine.actions import ACCEPT, END_TURN, REJECT, action
from casedepart.engine.sets import members


class Greedy(Opponent):
    """Buys and builds to the last coin, bids beyond the price, and takes whatever is worth more as printed."""

    def reserve(self, game: Game, seat: int) -> int:
        return 0

    def limit(self, game: Game, seat: int, square: int) -> int:
        return game.rules.price[square] * 3 // 2

    def ideas(self, game: Game, seat: int) -> Iterator[Offer]:
        for percent in (100, 150, 200):
            for other, square in last_deeds(game, seat):
                yield to_buy(game, other, square, percent)

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        return added(game, offer) > 0


class Cautious(Opponent):
    """Keeps half of its cash when it buys and much when it builds, never a hotel, and deals only for a group."""

    tallest = 3

    def reserve(self, game: Game, seat: int) -> int:
        return game.rules.choices.salary * 5 // 2

    def wants(self, game: Game, seat: int, square: int) -> bool:
        return 2 * game.rules.price[square] <= game.players[seat].cash

    def limit(self, game: Game, seat: int, square: int) -> int:
        return min(game.rules.price[square] * 3 // 4, game.players[seat].cash // 2)

    def ideas(self, game: Game, seat: int) -> Iterator[Offer]:
        return group_swaps(game, seat)

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        gains = completed(game, seat, offer.give.squares, offer.get.squares)
        left = game.players[seat].cash - offer.get.cash + offer.give.cash
        return bool(gains) and left >= min(game.players[seat].cash, self.reserve(game, seat))


class Collector(Opponent):
    """Wants groups and nothing else: what it cannot complete it leaves, or swaps for what brings it nearer."""

    def wants(self, game: Game, seat: int, square: int) -> bool:
        number = game.rules.group[square]
        group = game.rules.groups[number] if number >= 0 else 0
        return not any(game.players[other].owned & group for other in others(game, seat))

    def ideas(self, game: Game, seat: int) -> Iterator[Offer]:
        mine = loose(game, seat)
        for other, wanted in (*last_deeds(game, seat), *inner_deeds(game, seat)):
            group = game.rules.groups[game.rules.group[wanted]]
            for given in members(mine & ~group):
                if not completed(game, other, 1 << given):
                    yield to_swap(other, 1 << given, 1 << wanted)
            yield to_buy(game, other, wanted, 120)

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        helps = completed(game, proposer, offer.get.squares, offer.give.squares)
        gains = completed(game, seat, offer.give.squares, offer.get.squares)
        return not offer.get.squares & game.players[seat].whole and (
            bool(gains) or (not helps and added(game, offer) >= 0)
        )


class Blocker(Opponent):
    """Buys and bids to keep groups from others, and gives a last deed for a group of its own only."""

    def limit(self, game: Game, seat: int, square: int) -> int:
        blocks = any(completed(game, other, 1 << square) for other in others(game, seat))
        return game.rules.price[square] * (2 if blocks else 1)

    def ideas(self, game: Game, seat: int) -> Iterator[Offer]:
        return group_swaps(game, seat)

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        if offer.get.squares & game.players[seat].whole or arms(game, seat, proposer, offer.get, offer.give):
            return False
        return added(game, offer) > 0 or bool(completed(game, seat, offer.give.squares, offer.get.squares))


class Tournament(Bot):
    """The shrewd bot, but a last deed of another's group it gives for a group of its own only."""

    def __init__(self) -> None:
        self.bot = Shrewd()

    def answer(self, game: Game, seat: int) -> Action:
        act = self.bot.answer(game, seat)
        gives = isinstance(act, Offer) and arms(game, seat, act.n, act.give, act.get)
        return action(END_TURN) if gives else act

    def react(self, game: Game, seat: int) -> Action | None:
        act = self.bot.react(game, seat)
        if isinstance(act, Offer):
            return action(REJECT, act.n) if arms(game, seat, act.n, act.give, act.get) else act
        if act is not None and act.verb == ACCEPT:
            proposer, offer = proposal_to(game, seat, act.n)
            if arms(game, seat, proposer, offer.get, offer.give):
                return action(REJECT, proposer)
        return act

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        armed = arms(game, seat, proposer, offer.get, offer.give)
        return not armed and self.bot.takes(game, seat, proposer, offer)


def arms(game: Game, giver: int, receiver: int, gives: Goods, gets: Goods) -> bool:
    """Does a deal complete a group for the receiver alone?"""
    theirs = completed(game, receiver, gives.squares, gets.squares)
    return bool(theirs) and not completed(game, giver, gets.squares, gives.squares)


def added(game: Game, offer: Offer) -> int:
    """What an offer adds to the worth of the one who takes it, at printed prices."""
    gets, gives = offer.give, offer.get
    return share(game, gets.squares) + gets.cash - share(game, gives.squares) - gives.cash
