"""Names at a table, for the tests."""

from __future__ import annotations

from casedepart.editions import Edition
from casedepart.engine.rules import DECK_NAMES, SQUARES
from casedepart.texts import Names

PLAYERS = ("Anna", "Bruno", "Chloé")


def names_at(edition: Edition, language: str, ruleset: str | None = None) -> Names:
    """What things are called when Anna, Bruno and Chloé play this edition."""
    rules = edition.rules(ruleset)
    cards = {
        (deck, card.name): edition.card_text(deck, card.name, language, ruleset)
        for deck, held in zip(DECK_NAMES, rules.decks, strict=True)
        for card in held
    }
    squares = tuple(edition.square_name(at, language, ruleset) for at in range(SQUARES))
    return Names(edition.words(language, ruleset), PLAYERS, squares, cards)
