"""Positions by who owns what: a game of bare players, who are dealt these deeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from casedepart.engine import Game, Rules


def owning(
    rules: Rules,
    players: int,
    owns: Mapping[int, Sequence[int]],
    cash: int | None = None,
    built: Mapping[int, int] | None = None,
) -> Game:
    """A game in which each seat owns these squares, the first player to begin; with this cash each, if it is said."""
    game = Game.bare(rules, players)
    for seat, squares in owns.items():
        for square in squares:
            game.give_deed(square, seat)
    for square, level in (built or {}).items():
        game.set_buildings(square, level)
    if cash is not None:
        for player in game.players:
            player.cash = cash
    game.run()
    return game
