"""One-ply lookahead: the chance to win after a change that is only thought of (a deal, a deed more, a building)."""

from __future__ import annotations

from typing import Final

from casedepart.bots.master.features import Sight
from casedepart.bots.master.values import LEARNED, Network, chances_in
from casedepart.bots.shrewd.prospects import Prospects, prospects_of
from casedepart.engine import all_mortgaged, interest_on
from casedepart.engine.actions import BANK, Goods
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.variants.sore_losers import COINS, purse


class Lookahead:
    """A copy of one position to look ahead in; the game itself is never touched."""

    def __init__(self, game: Game, seat: int, network: Network = LEARNED) -> None:
        self.game: Final[Game] = game.clone()
        self.seat: Final[int] = seat
        self.network: Final[Network] = network
        self.prospects: Final[Prospects] = prospects_of(game.rules)
        self.sight: Final[Sight] = Sight(self.game, self.prospects)
        self.all_now: Final[list[float]] = chances_in(self.game, self.prospects, network, self.sight)
        self.now: Final[float] = self.all_now[seat]
        """Each player's chance to win as things stand, and this one's."""

    def built_chance(self) -> float:
        """This player's chance with the buildings that are thought of.

        Others are looked over too where they may build: there are fewer houses left for them."""
        seats = 1 << self.seat
        for seat in range(len(self.game.players)):
            if self.game.players[seat].whole:
                seats |= 1 << seat
        sight = Sight(self.game, self.prospects, self.sight, seats)
        return chances_in(self.game, self.prospects, self.network, sight)[self.seat]

    def changed_chances(self, seats: int, squares: int) -> list[float]:
        """All players' chances once these players have other cash and these deeds another owner.

        Only who is concerned is looked over: those players, and who has a part of a group of these deeds.
        """
        rules = self.game.rules
        groups = 0
        for square in members(squares & rules.streets):
            groups |= rules.groups[rules.group[square]]
        for seat in range(len(self.game.players)):
            if self.game.players[seat].owned & groups:
                seats |= 1 << seat
        sight = Sight(self.game, self.prospects, self.sight, seats)
        return chances_in(self.game, self.prospects, self.network, sight)

    def after_deal(self, proposer: int, partner: int, give: Goods, get: Goods) -> list[float]:
        """All players' chances after a deal between two players."""
        game = self.game
        cost = [self.interest(get), self.interest(give)]
        self.exchange(proposer, partner, give, get)
        game.players[proposer].cash -= cost[0]
        game.players[partner].cash -= cost[1]
        found = self.changed_chances(1 << proposer | 1 << partner, give.squares | get.squares)
        game.players[proposer].cash += cost[0]
        game.players[partner].cash += cost[1]
        self.exchange(partner, proposer, give, get)
        return found

    def interest(self, goods: Goods) -> int:
        """What it costs to receive mortgaged deeds by a deal."""
        if not goods.squares or not self.game.rules.choices.keeping_costs_interest:
            return 0
        return interest_on(self.game, goods.squares & all_mortgaged(self.game))

    def exchange(self, giver: int, receiver: int, give: Goods, get: Goods) -> None:
        """Goods change hands."""
        game = self.game
        for square in members(give.squares):
            game.give_deed(square, receiver)
        for square in members(get.squares):
            game.give_deed(square, giver)
        first = game.players[giver]
        second = game.players[receiver]
        first.cash += get.cash - give.cash
        second.cash += give.cash - get.cash
        first.cards = first.cards & ~give.cards | get.cards
        second.cards = second.cards & ~get.cards | give.cards
        moved = get.other(COINS) - give.other(COINS)
        if moved:
            game.keep(purse(game).given(giver, moved).given(receiver, -moved))

    def after_sale(self, square: int, buyer: int, price: int) -> float:
        """This player's chance once somebody has bought a deed of the bank."""
        self.game.give_deed(square, buyer)
        self.game.players[buyer].cash -= price
        found = self.changed_chances(1 << buyer, 1 << square)[self.seat]
        self.game.players[buyer].cash += price
        self.game.give_deed(square, BANK)
        return found
