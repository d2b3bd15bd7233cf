"""Who plays and what things are called at one table: what the log and the answers are told with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from casedepart.engine.actions import BANK
from casedepart.engine.rules import DECK_NAMES
from casedepart.texts.fluent import text
from casedepart.texts.words import Words


@dataclass(frozen=True)
class Names:
    """The names at a table, in the language of its words."""

    words: Words
    players: tuple[str, ...]
    """By seat."""
    squares: tuple[str, ...]
    """By number, from GO."""
    cards: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """What stands on a card, by its deck (chance or chest) and its name; else its name serves."""

    @property
    def language(self) -> str:
        return self.words.language

    def player(self, seat: int) -> str:
        """A player's name, or the bank's; empty for nobody."""
        if seat == BANK:
            return text(self.language, "bank-name")
        return self.players[seat] if 0 <= seat < len(self.players) else ""

    def square(self, at: int) -> str:
        """A square's name; empty for none."""
        return self.squares[at] if 0 <= at < len(self.squares) else ""

    def deck(self, deck: int) -> str:
        """What the edition calls a deck."""
        return (self.words.chance, self.words.chest)[deck] if 0 <= deck < len(DECK_NAMES) else ""

    def card(self, deck: int, name: str) -> str:
        """What stands on a card."""
        key = DECK_NAMES[deck] if 0 <= deck < len(DECK_NAMES) else ""
        return self.cards.get((key, name), name)
