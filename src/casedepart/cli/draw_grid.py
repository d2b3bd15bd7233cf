"""The board as a grid, for wide screens: the squares around the edge, the players and the log in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from casedepart.cli.draw import Picture, Size, Theme, cut, on_colour
from casedepart.cli.draw_log import Log
from casedepart.cli.draw_players import Players
from casedepart.cli.draw_squares import Squares
from casedepart.cli.draw_strip import Strip, fitted, owner_sign, token_signs
from casedepart.engine.game import Game

BORDERS = 12
"""Upright lines across the board."""
ACROSS = 9
"""Squares between two corners."""
TALL = 4
"""Lines of a square of the top and the bottom row."""
LOW = 2
"""Lines of a square at a side."""
WIDEST = 170


@dataclass(frozen=True)
class Situation(Picture):
    """A position at one look: the board as a grid on a wide screen, else as a strip with the players below."""

    theme: Theme
    game: Game
    bots: frozenset[int] = frozenset()

    def drawn(self, size: Size) -> RenderableType:
        if size.wide:
            return Grid(self.theme, self.game, self.bots)
        players = Players(self.theme, self.game, self.bots)
        return Group(Strip(self.theme, self.game).drawn(size), players.drawn(size))

    def lines(self) -> Iterator[str]:
        return Players(self.theme, self.game, self.bots).lines()


@dataclass(frozen=True)
class Grid(Picture):
    """The whole board; where there is no room for it, and in lines, the list of its squares."""

    theme: Theme
    game: Game
    bots: frozenset[int] = frozenset()

    def drawn(self, size: Size) -> RenderableType:
        return self if size.wide else Squares(self.theme, self.game).drawn(size)

    def lines(self) -> Iterator[str]:
        return Squares(self.theme, self.game).lines()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = min(options.max_width, WIDEST) - BORDERS
        narrow = (room - 2 * 16) // ACROSS
        side = (room - ACROSS * narrow) // 2
        widths = [side, *[narrow] * ACROSS, side]
        yield from line(ruled("┌┬┐", widths))
        yield from self.edge(range(20, 31), widths)
        yield from line(ruled("├┴┤", widths, open_ends=True))
        yield from self.middle(console, options, side, ACROSS * (narrow + 1) - 1)
        yield from line(ruled("├┬┤", widths, open_ends=True))
        yield from self.edge(range(10, -1, -1), widths)
        yield from line(ruled("└┴┘", widths))

    def edge(self, squares: Sequence[int], widths: Sequence[int]) -> Iterator[Segment | Text]:
        """The top or the bottom row."""
        cells = [self.tall_cell(at, width) for at, width in zip(squares, widths, strict=True)]
        for row in range(TALL):
            drawn = Text("│", style="dim", no_wrap=True)
            for cell in cells:
                drawn = Text.assemble(drawn, cell[row], ("│", "dim"), no_wrap=True)
            yield from line(drawn)

    def tall_cell(self, at: int, width: int) -> list[Text]:
        """Number and owner on the colour, the name on two lines, the tokens."""
        first, second = name_lines(self.theme.names.square(at), width)
        tokens = fitted(token_signs(self.theme, self.game, at), width)
        return [self.head(at, width), Text(first.ljust(width)), Text(second.ljust(width)), tokens]

    def head(self, at: int, width: int) -> Text:
        """A square's number on its colour, and its owner."""
        sign = owner_sign(self.theme, self.game, at)
        number = Text(f"{at:>2}".ljust(width - sign.cell_len - 1), style=on_colour(self.theme.colour(at)))
        return Text.assemble(number, " ", sign)

    def middle(self, console: Console, options: ConsoleOptions, side: int, width: int) -> Iterator[Segment | Text]:
        """The two sides, and between them the players and the last events."""
        rows = ACROSS * LOW
        inner = options.update(width=width - 2, height=rows)
        filled = console.render_lines(self.centre(console, inner), inner, pad=True)
        for row in range(rows):
            place, part = divmod(row, LOW)
            yield from line(Text.assemble(("│", "dim"), self.low_cell(19 - place, side)[part], ("│ ", "dim")), "")
            yield from filled[row]
            yield from line(Text.assemble((" │", "dim"), self.low_cell(31 + place, side)[part], ("│", "dim")))

    def low_cell(self, at: int, width: int) -> tuple[Text, Text]:
        """Number on the colour and name; owner and tokens."""
        number = Text(f"{at:>2} ", style=on_colour(self.theme.colour(at)))
        name = cut(self.theme.names.square(at), width - 4).ljust(width - 4)
        sign = owner_sign(self.theme, self.game, at)
        tokens = token_signs(self.theme, self.game, at)
        gap = width - 4 - sign.cell_len - tokens.cell_len
        return Text.assemble(number, " ", name), Text.assemble("    ", sign, " " * gap, tokens)

    def centre(self, console: Console, options: ConsoleOptions) -> RenderableType:
        """The players, and as many of the last events as there is room for."""
        size = Size(options.max_width, options.height or ACROSS * LOW)
        players = Players(self.theme, self.game, self.bots).drawn(size)
        used = len(console.render_lines(players, options.update(height=None), pad=False))
        return Group(players, "", *self.last_events(console, options, size.height - used - 1))

    def last_events(self, console: Console, options: ConsoleOptions, room: int) -> list[Text]:
        """The newest sentences that fit, oldest of them first."""
        shown: list[Text] = []
        for event in reversed((self.game.log or [])[-room:] if room > 0 else []):
            said = Log(self.theme, ()).sentence(event)
            room -= len(console.render_lines(said, options.update(height=None), pad=False))
            if room < 0:
                break
            shown.insert(0, said)
        return shown


def line(drawn: Text, end: str = "\n") -> Iterator[Text]:
    """A piece of a line, ended or to be gone on with."""
    drawn.no_wrap = True
    drawn.end = end
    yield drawn


def ruled(corners: str, widths: Sequence[int], open_ends: bool = False) -> Text:
    """A level line with its joints; with open ends only the outermost squares close toward the middle."""
    left, joint, right = list(corners)
    joints = [joint] * (len(widths) - 1)
    if open_ends:
        joints[0] = joints[-1] = "┼"
    parts = [left]
    for width, after in zip(widths, [*joints, right], strict=True):
        parts += ["─" * width, after]
    return Text("".join(parts), style="dim")


def name_lines(name: str, width: int) -> tuple[str, str]:
    """A name on two lines: as it breaks, or its first and its last word."""
    words = name.split()
    for at in range(len(words), 0, -1):
        first, second = " ".join(words[:at]), " ".join(words[at:])
        if len(first) <= width and len(second) <= width:
            return first, second
    return cut(words[0], width), cut(words[-1], width) if len(words) > 1 else ""
