"""The fairness of a deal: what no sensible person gives away, whatever the chances seem to say."""

from __future__ import annotations

from casedepart.engine import all_mortgaged, height
from casedepart.engine.actions import Goods
from casedepart.engine.game import Game
from casedepart.engine.sets import members


def is_fair(game: Game, giver: int, receiver: int, gives: Goods, gets: Goods) -> bool:
    """Is it no gift? A whole group goes for more than utilities, and a deed that completes one not below its price."""
    if gives_whole_group(game, gives) and not worth_a_group(game, gets):
        return False
    if completed(game, giver, gets.squares, gives.squares) or game.in_debt(giver):
        return True
    completing = completed(game, receiver, gives.squares, gets.squares)
    return not completing or received(game, gives, gets) >= prices(game, completing)


def gives_whole_group(game: Game, gives: Goods) -> bool:
    for group in game.rules.groups:
        if group & gives.squares == group:
            return True
    return False


def worth_a_group(game: Game, gets: Goods) -> bool:
    """Is there more in it than utilities?"""
    return gets.cash > 0 or gets.cards != 0 or gets.others != () or gets.squares & ~game.rules.utilities != 0


def completed(game: Game, seat: int, gained: int, lost: int) -> int:
    """Of what a player gains, the deeds that complete a group, or the stations."""
    after = (game.players[seat].owned | gained) & ~lost
    found = 0
    for group in (*game.rules.groups, game.rules.stations):
        if group & gained and group & after == group:
            found |= group & gained
    return found


def received(game: Game, gives: Goods, gets: Goods) -> int:
    """What the giver gets, at printed prices; half of it for what is mortgaged."""
    total = gets.cash - gives.cash + prices(game, gets.squares)
    for square in members(gets.squares & all_mortgaged(game)):
        total -= game.rules.mortgage[square]
    return total


def prices(game: Game, squares: int) -> int:
    """The prices of deeds, and of what stands on them."""
    total = 0
    for square in members(squares):
        total += game.rules.price[square] + height(game, square) * game.rules.building[square]
    return total
