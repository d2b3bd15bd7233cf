"""A position at one look: the board and the players, as wide as the screen allows."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType

from casedepart.cli.draw import Picture, Size, Theme
from casedepart.cli.draw_grid import Grid
from casedepart.cli.draw_players import Players
from casedepart.cli.draw_strip import Strip
from casedepart.engine.game import Game


class Situation(Picture):
    """Board and players: a grid on a wide screen, else a strip with the players below."""

    def __init__(self, theme: Theme, game: Game, bots: frozenset[int] = frozenset()) -> None:
        self.theme = theme
        self.game = game
        self.bots = bots

    def drawn(self, size: Size) -> RenderableType:
        if size.wide:
            return Grid(self.theme, self.game, self.bots).drawn(size)
        players = Players(self.theme, self.game, self.bots)
        return Group(Strip(self.theme, self.game).drawn(size), players.drawn(size))

    def lines(self) -> Iterator[str]:
        return Players(self.theme, self.game, self.bots).lines()
