"""What deeds there are to bargain for: last deeds, loose deeds, and what they cost as printed."""

from __future__ import annotations

from collections.abc import Iterator

from casedepart.engine import Game, Goods, Offer
from casedepart.engine.sets import members, size


def others(game: Game, seat: int) -> tuple[int, ...]:
    """The other players who are still in."""
    return members(game.seats_in() & ~(1 << seat))


def loose(game: Game, seat: int) -> int:
    """A player's deeds outside complete groups."""
    return game.players[seat].owned & ~game.players[seat].whole


def last_deeds(game: Game, seat: int) -> Iterator[tuple[int, int]]:
    """The deeds of others that complete a group for this player: whose, and which."""
    for group in game.rules.groups:
        missing = group & ~game.players[seat].owned
        if size(missing) == 1 and size(group) > 1:
            for other in others(game, seat):
                if game.players[other].owned & missing:
                    yield other, members(missing)[0]


def inner_deeds(game: Game, seat: int) -> Iterator[tuple[int, int]]:
    """The deeds of others that bring this player nearer to a group without completing it: whose, and which."""
    for group in game.rules.groups:
        missing = group & ~game.players[seat].owned
        if size(missing) > 1 and missing != group:
            for other in others(game, seat):
                for square in members(game.players[other].owned & missing):
                    yield other, square


def completed(game: Game, seat: int, gained: int, lost: int = 0) -> int:
    """Of the deeds that a player gains, those that complete a group."""
    after = (game.players[seat].owned | gained) & ~lost
    found = 0
    for group in game.rules.groups:
        if group & gained and group & after == group:
            found |= group & gained
    return found


def share(game: Game, squares: int, percent: int = 100) -> int:
    """So many per cent of the printed prices of deeds; of a mortgaged one, of what is left of its price."""
    total = 0
    for square in members(squares):
        mortgaged = any(player.mortgaged >> square & 1 for player in game.players)
        total += game.rules.price[square] - (game.rules.mortgage[square] if mortgaged else 0)
    return total * percent // 100


def to_buy(game: Game, partner: int, square: int, percent: int) -> Offer:
    """Buy a deed for so many per cent of its price."""
    return Offer(partner, Goods(share(game, 1 << square, percent)), Goods(squares=1 << square))


def to_sell(game: Game, partner: int, square: int, percent: int) -> Offer:
    """Sell a deed for so many per cent of its price."""
    return Offer(partner, Goods(squares=1 << square), Goods(share(game, 1 << square, percent)))


def to_swap(partner: int, give: int, get: int) -> Offer:
    """Deeds for deeds."""
    return Offer(partner, Goods(squares=give), Goods(squares=get))


def group_swaps(game: Game, seat: int) -> Iterator[Offer]:
    """One deed for one that complete a group on either side."""
    for other, wanted in last_deeds(game, seat):
        for holder, given in last_deeds(game, other):
            if holder == seat and game.rules.group[given] != game.rules.group[wanted]:
                yield to_swap(other, 1 << given, 1 << wanted)
