"""The players: cash, place, deeds, and all that is special about each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from casedepart.cli.draw import BLANK, Picture, Size, Theme, cut, seat_style
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.engine.state import FREE
from casedepart.variants.sore_losers import purse


@dataclass(frozen=True)
class Players(Picture):
    """All players of a game, one row each."""

    theme: Theme
    game: Game
    bots: frozenset[int] = frozenset()
    """The seats where nobody sits."""

    def drawn(self, size: Size) -> RenderableType:
        say = self.theme.say
        table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
        table.add_column("")
        table.add_column(say("draw-player"), no_wrap=True, max_width=20)
        table.add_column(say("draw-cash"), justify="right", no_wrap=True)
        table.add_column(say("draw-place"), no_wrap=True, max_width=20 if size.width < 100 else 28)
        table.add_column(say("draw-deeds"))
        for seat in range(len(self.game.players)):
            table.add_row(*self.row(seat), style="dim" if self.game.players[seat].out else "")
        return table

    def row(self, seat: int) -> list[Text]:
        """One player's row."""
        player = self.game.players[seat]
        turn = "▶" if seat == self.game.turn and not self.game.over else " "
        name = Text(self.name(seat), style=seat_style(seat))
        notes = ", ".join(self.notes(seat))
        deeds = deed_squares(self.theme, self.game, seat)
        if notes:
            deeds = Text.assemble(deeds, "  " if deeds else "", (notes, "italic"))
        place = "" if player.out else self.theme.names.square(player.at)
        return [
            Text.assemble(turn, self.theme.mark(seat)),
            name,
            Text(self.theme.money(player.cash)),
            Text(cut(place, 28)),
            deeds,
        ]

    def name(self, seat: int) -> str:
        """A player's name, and whether a bot plays for them."""
        name = self.theme.names.player(seat)
        return self.theme.say("draw-bot", who=name) if seat in self.bots else name

    def notes(self, seat: int) -> Iterator[str]:
        """What is special about a player now."""
        say, player = self.theme.say, self.game.players[seat]
        if player.out:
            yield say("draw-out")
            return
        if player.jail != FREE:
            yield say("draw-in-jail", n=player.jail)
        if player.cards:
            yield say("draw-cards", n=player.cards.bit_count())
        kept = purse(self.game)
        if kept.most:
            yield say("draw-coins", n=kept.coins[seat])
        flags = {"figure": seat == kept.figure, "trapped": bool(kept.trapped >> seat & 1), "home": player.home}
        yield from (say(f"draw-{flag}") for flag, true in flags.items() if true)
        yield from self.badges(seat)

    def badges(self, seat: int) -> Iterator[str]:
        """The badges of whole groups (E8)."""
        for group, badge in enumerate(self.theme.badges):
            if badge and self.game.whole_group(seat, self.game.rules.group_squares[group][0]):
                yield badge

    def lines(self) -> Iterator[str]:
        for seat, player in enumerate(self.game.players):
            if player.out:
                yield self.theme.say("line-out", who=self.name(seat))
                continue
            yield self.theme.say(
                "line-player",
                who=self.name(seat),
                cash=self.theme.money(player.cash),
                square=self.theme.square(player.at),
            )
            yield from (f"  {note}" for note in self.notes(seat))
            yield from (f"  {deed_line(self.theme, self.game, square)}" for square in members(player.owned))


def deed_squares(theme: Theme, game: Game, seat: int) -> Text:
    """A player's deeds as little squares in their colours: hollow when mortgaged, a figure when built on."""
    player, drawn = game.players[seat], Text()
    for held in [player.owned & group for group in game.rules.groups]:
        for square in members(held):
            drawn.append(deed_sign(game, square, player.mortgaged), style=theme.colour(square))
        drawn.append(" " if held else "")
    for sign, held in (("=", player.owned & game.rules.stations), ("~", player.owned & game.rules.utilities)):
        for square in members(held):
            drawn.append("□" if player.mortgaged >> square & 1 else sign, style=f"bold {BLANK}")
        drawn.append(" " if held else "")
    drawn.rstrip()
    return drawn


def deed_sign(game: Game, square: int, mortgaged: int) -> str:
    """One deed: ■, mortgaged □, with houses 1 to 4, with a hotel H."""
    level = game.buildings[square]
    if mortgaged >> square & 1:
        return "□"
    return "H" if level == HOTEL else str(level) if level else "■"


def deed_line(theme: Theme, game: Game, square: int) -> str:
    """One deed: its name and number, its group, what stands on it, whether it is mortgaged."""
    parts = [theme.square(square)]
    group = game.rules.group[square]
    if group >= 0:
        parts.append(theme.groups[group])
    parts += building_words(theme, game.buildings[square])
    owner = game.owners[square]
    if owner >= 0 and game.players[owner].mortgaged >> square & 1:
        parts.append(theme.say("draw-mortgaged"))
    return ", ".join(parts)


def building_words(theme: Theme, level: int) -> list[str]:
    """What stands on a street, in words; nothing on a bare one."""
    if not level:
        return []
    return [theme.say("draw-hotel") if level == HOTEL else theme.say("draw-houses", n=level)]
