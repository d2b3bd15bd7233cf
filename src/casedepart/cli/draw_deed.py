"""A title deed: what is printed on it, and which of its rents applies now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from casedepart.cli.draw import Picture, Size, Theme, on_colour
from casedepart.cli.draw_players import building_words
from casedepart.engine import rent_due
from casedepart.engine.actions import BANK
from casedepart.engine.events import NOBODY
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, STATION, STREET, UTILITY
from casedepart.engine.sets import members
from casedepart.engine.state import BY_DICE, Claim
from casedepart.texts import grouped
from casedepart.variants.fight import strength_of

Row = tuple[str, str, bool]
"""What a line of a deed says, its sum, and whether it is the one that applies."""


@dataclass(frozen=True)
class Deed(Picture):
    """One square: its deed where it has one, else what it is."""

    theme: Theme
    game: Game
    square: int

    def drawn(self, size: Size) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for justify in ("left", "left", "right"):
            table.add_column(justify=justify)
        for words, amount, applies in self.rows():
            style = "bold" if applies else ""
            table.add_row(Text("▶" if applies else " ", style="green"), Text(words, style=style), Text(amount))
        title = Text(f" {self.theme.square(self.square)} ", style=on_colour(self.theme.colour(self.square)))
        below = Text(", ".join(self.state()))
        return Panel(table, title=title, title_align="left", subtitle=below, subtitle_align="left", width=56)

    def lines(self) -> Iterator[str]:
        say = self.theme.say
        yield self.theme.square(self.square)
        yield from self.state()
        for words, amount, applies in self.rows():
            line = say("line-sum", what=words, amount=amount)
            yield say("line-applies", line=line) if applies else line

    def state(self) -> list[str]:
        """The group, the owner, the mortgage and the buildings."""
        say, game, at = self.theme.say, self.game, self.square
        owner, group = game.owners[at], game.rules.group[at]
        facts = [self.theme.groups[group]] if group >= 0 else []
        facts += building_words(self.theme, game.buildings[at])
        if not game.rules.deeds >> at & 1:
            return facts
        if owner == BANK:
            return [*facts, say("draw-on-sale")]
        facts.append(say("line-owner", who=self.theme.names.player(owner)))
        if game.players[owner].mortgaged >> at & 1:
            facts.append(say("draw-mortgaged"))
        return facts

    def rows(self) -> Iterator[Row]:
        """Its number, its price, rents, and what mortgages and buildings cost."""
        say, money, rules = self.theme.say, self.theme.money, self.game.rules
        printed = rules.board[self.square]
        if printed.amount:
            yield say("deed-pay"), money(printed.amount), False
        if not rules.deeds >> self.square & 1:
            return
        if number := self.theme.numbers[self.square]:
            yield self.theme.number, str(number), False
        yield say("deed-price"), money(printed.price), False
        yield from self.rents()
        yield say("deed-mortgage"), money(printed.mortgage), False
        yield say("deed-redeem"), money(printed.mortgage + rules.interest(self.square)), False
        if printed.kind == STREET:
            yield say("deed-building"), money(printed.building), False
        if strength := strength_of(rules, self.square):
            yield say("deed-strength"), grouped(strength, self.theme.language), False

    def rents(self) -> Iterator[Row]:
        """Each rent, the one that applies marked."""
        kind = self.game.rules.kind[self.square]
        due = rent_now(self.game, self.square)
        if kind == STREET:
            yield from self.street_rents(due)
        elif kind == STATION:
            for count, rent in enumerate(self.game.rules.choices.station_rents, 1):
                applies = due is not None and due.base == rent
                yield self.theme.say("deed-stations", n=count), self.theme.money(rent), applies
        elif kind == UTILITY:
            for count, times in enumerate(self.game.rules.choices.utility_times, 1):
                applies = due is not None and due.factor == times
                yield self.theme.say("deed-utilities", n=count), self.theme.say("dice-times", n=times), applies

    def street_rents(self, due: Claim | None) -> Iterator[Row]:
        """Bare, of the whole group, by houses, with a hotel."""
        say, money = self.theme.say, self.theme.money
        rent = self.game.rules.board[self.square].rent
        level = self.game.buildings[self.square]
        why = due.why if due is not None else ""
        yield say("deed-rent"), money(rent[0]), why == "rent-bare"
        yield say("deed-rent-group"), money(2 * rent[0]), why == "rent-whole-group"
        for houses in range(1, self.game.rules.tall + 1):
            yield say("deed-rent-houses", n=houses), money(rent[houses]), bool(why) and level == houses
        yield say("deed-rent-hotel"), money(rent[HOTEL]), bool(why) and level == HOTEL


def rent_now(game: Game, square: int) -> Claim | None:
    """The rent that a visitor would owe now, by the engine's own count; None where none would be due."""
    owner = game.owners[square]
    if owner == BANK or game.players[owner].mortgaged >> square & 1:
        return None
    asked = game.clone()
    asked.errand = BY_DICE
    return rent_due(asked, NOBODY, square)


def rent_words(theme: Theme, game: Game, square: int) -> str:
    """The rent that a visitor would owe now, in short."""
    due = rent_now(game, square)
    if due is None:
        return theme.money(0)
    if game.rules.kind[square] == UTILITY:
        return theme.say("dice-times", n=due.factor)
    return theme.money(due.factor * due.base)


@dataclass(frozen=True)
class DeedsOf(Picture):
    """All deeds of a player, with the rent that applies to each."""

    theme: Theme
    game: Game
    seat: int

    def drawn(self, size: Size) -> RenderableType:
        say = self.theme.say
        table = Table(box=None, pad_edge=False, header_style="dim")
        for heading in ("draw-square", "draw-group", "draw-built", "draw-rent", "draw-mortgage-value"):
            table.add_column(say(heading), no_wrap=True)
        for square in members(self.game.players[self.seat].owned):
            table.add_row(*self.row(square))
        title = Text(self.theme.names.player(self.seat), style="bold")
        return Panel(table, title=title, title_align="left")

    def row(self, square: int) -> list[Text]:
        """One deed."""
        game, group = self.game, self.game.rules.group[square]
        mortgaged = game.players[self.seat].mortgaged >> square & 1
        number = Text(f"{square:>2} ", style=on_colour(self.theme.colour(square)))
        built = self.theme.say("draw-mortgaged") if mortgaged else ""
        return [
            Text.assemble(number, " ", self.theme.names.square(square)),
            Text(self.theme.groups[group] if group >= 0 else ""),
            Text(", ".join([*building_words(self.theme, game.buildings[square]), *([built] if built else [])])),
            Text(rent_words(self.theme, game, square), justify="right"),
            Text(self.theme.money(game.rules.mortgage[square]), justify="right"),
        ]

    def lines(self) -> Iterator[str]:
        say, game = self.theme.say, self.game
        squares = members(game.players[self.seat].owned)
        yield say("line-deeds", who=self.theme.names.player(self.seat), n=len(squares))
        for square in squares:
            facts = Deed(self.theme, game, square).state()
            rent = say("line-rent", rent=rent_words(self.theme, game, square))
            yield ", ".join([self.theme.square(square), *facts, rent])
