"""The board as a list: every square with its owner, what stands on it, its rent and who is there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from casedepart.cli.draw import Picture, Size, Theme, cut, on_colour, seat_style
from casedepart.cli.draw_deed import rent_words
from casedepart.cli.draw_players import building_words
from casedepart.engine.actions import BANK
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, SQUARES

REVERSED = Style(reverse=True)


@dataclass(frozen=True)
class Squares(Picture):
    """The forty squares, in two columns on a screen."""

    theme: Theme
    game: Game

    def drawn(self, size: Size) -> RenderableType:
        columns = 2 if size.width >= 70 else 1
        width = max((size.width - 2 * (columns - 1)) // columns, 20)
        each = SQUARES // columns
        table = Table.grid(padding=(0, 2))
        for row in range(each):
            table.add_row(*[self.entry(row + column * each, width) for column in range(columns)])
        return table

    def entry(self, at: int, width: int) -> Text:
        """One square on one line."""
        right = self.state(at)
        room = width - 4 - right.cell_len - 1
        name = cut(self.theme.names.square(at), room)
        number = Text(f"{at:>2} ", style=on_colour(self.theme.colour(at)))
        return Text.assemble(number, " ", name.ljust(room), " ", right, no_wrap=True)

    def state(self, at: int) -> Text:
        """Who is there, whose it is, what stands on it, and the rent or the price."""
        game, state = self.game, Text()
        for seat, player in enumerate(game.players):
            if player.at == at and not player.out:
                state.append(self.theme.marks[seat], style=seat_style(seat) + REVERSED)
        owner, level = game.owners[at], game.buildings[at]
        if owner != BANK:
            mortgaged = game.players[owner].mortgaged >> at & 1
            mark = self.theme.marks[owner]
            state.append(f" {mark.lower() if mortgaged else mark}", style=seat_style(owner))
        if level:
            state.append("H" if level == HOTEL else str(level), style="bold")
        state.append(f" {self.sum(at)}", style="" if owner != BANK else "dim")
        return state

    def sum(self, at: int) -> str:
        """The rent of an owned property, the price of one on sale, or what a tax takes."""
        if self.game.owners[at] != BANK:
            return rent_words(self.theme, self.game, at)
        printed = self.game.rules.price[at] or self.game.rules.board[at].amount
        return self.theme.money(printed) if printed else ""

    def lines(self) -> Iterator[str]:
        for at in range(SQUARES):
            yield ", ".join(self.facts(at))

    def facts(self, at: int) -> Iterator[str]:
        """All that is to be said of a square."""
        say, game = self.theme.say, self.game
        group, owner = game.rules.group[at], game.owners[at]
        yield f"{at}. {self.theme.names.square(at)}"
        if group >= 0:
            yield self.theme.groups[group]
        yield from building_words(self.theme, game.buildings[at])
        if owner != BANK:
            yield say("line-owner", who=self.theme.names.player(owner))
            yield say("line-rent", rent=rent_words(self.theme, game, at))
        elif self.sum(at):
            yield self.sum(at)
        here = [self.theme.names.player(s) for s, p in enumerate(game.players) if p.at == at and not p.out]
        if here:
            yield say("line-here", players=", ".join(here))
