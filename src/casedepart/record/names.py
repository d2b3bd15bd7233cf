"""Names: those that players can have in a record, and what everything at a table is called."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from casedepart.editions import Edition
from casedepart.engine.actions import ROWS
from casedepart.engine.rules import DECK_NAMES, SQUARES
from casedepart.texts import Names

RESERVED: Final = ("bank", "chance")
"""Who else answers or is paid, in the notation."""
SIGNS: Final = ":>@()[]{}"
"""What the notation puts after a name."""
LONGEST: Final = 40
NEVER: Final = rf"\x00-\x1f\x7f-\x9f{re.escape(SIGNS)}"
FORM: Final = rf"^[^\s{NEVER}]([^{NEVER}]*[^\s{NEVER}])?$"
"""As much of a name as a pattern can say: it begins and ends with what is seen, and has none of the signs."""


def name_fault(names: Sequence[str]) -> tuple[str, str] | None:
    """The first name that the notation could not tell apart, and the key of what is wrong with it."""
    for place, name in enumerate(names):
        if name in names[:place]:
            return name, "name-twice"
        if name in RESERVED or any(name.startswith(f"{other} {row.word}") for other in names for row in ROWS):
            return name, "name-reserved"
        if not name or len(name) > LONGEST or name != name.strip():
            return name, "name-length"
        if not name.isprintable() or any(sign in name for sign in SIGNS):
            return name, "name-signs"
    return None


def names_at(edition: Edition, ruleset: str, players: Sequence[str], language: str) -> Names:
    """What players, squares and cards are called at a table of this edition."""
    sheet = edition.sheet(ruleset)
    decks = zip(DECK_NAMES, (sheet.decks.chance.cards, sheet.decks.chest.cards), strict=True)
    return Names(
        words=edition.words(language, ruleset),
        players=tuple(players),
        squares=tuple(edition.square_name(at, language, ruleset) for at in range(SQUARES)),
        cards={
            (deck, card): edition.card_text(deck, card, language, ruleset)
            for deck, cards in decks
            for card in dict.fromkeys(cards)
        },
    )
