"""The board as a strip, for narrow screens: number, owner and buildings, tokens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from casedepart.cli.draw import Picture, Size, Theme, on_colour, seat_style
from casedepart.cli.draw_squares import Squares
from casedepart.engine.actions import BANK
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, SQUARES


@dataclass(frozen=True)
class Strip(Picture):
    """The forty squares in rows of twenty, or of ten where the screen is very narrow."""

    theme: Theme
    game: Game

    def drawn(self, size: Size) -> RenderableType:
        each = 20 if size.width >= 80 else 10
        width = min(size.width // each, 6)
        rows = [range(start, start + each) for start in range(0, SQUARES, each)]
        return Group(*[line for row in rows for line in self.row(row, width)])

    def row(self, squares: range, width: int) -> Iterator[Text]:
        """Three lines: numbers on their colours, owners, tokens."""
        numbers, owners, tokens = Text(no_wrap=True), Text(no_wrap=True), Text(no_wrap=True)
        for at in squares:
            numbers.append(str(at).center(width), style=on_colour(self.theme.colour(at)))
            owners.append_text(fitted(owner_sign(self.theme, self.game, at), width))
            tokens.append_text(fitted(token_signs(self.theme, self.game, at), width))
        yield numbers
        yield owners
        yield tokens

    def lines(self) -> Iterator[str]:
        return Squares(self.theme, self.game).lines()


def owner_sign(theme: Theme, game: Game, square: int) -> Text:
    """Whose a square is, small when mortgaged, and what stands on it."""
    owner, level = game.owners[square], game.buildings[square]
    built = "H" if level == HOTEL else str(level) if level else ""
    if owner == BANK:
        return Text(f"·{built}" if built else "·" if game.rules.deeds >> square & 1 else "", style="dim")
    mark = theme.marks[owner]
    mortgaged = game.players[owner].mortgaged >> square & 1
    return Text((mark.lower() if mortgaged else mark) + built, style=seat_style(owner))


def token_signs(theme: Theme, game: Game, square: int) -> Text:
    """The letters of the players who stand on a square, the one in turn reversed."""
    signs = Text()
    for seat, player in enumerate(game.players):
        if player.at == square and not player.out:
            style = seat_style(seat)
            signs.append(theme.marks[seat], style=style + Style(reverse=seat == game.turn))
    return signs


def fitted(signs: Text, width: int) -> Text:
    """Signs in the middle of a cell."""
    signs.truncate(width)
    left = (width - signs.cell_len) // 2
    return Text.assemble(" " * left, signs, " " * (width - signs.cell_len - left))
