"""An edition's own words: for the rules in words, and on its cards."""

from __future__ import annotations

from typing import Any, Final

from msgspec import structs

from casedepart.editions.model import CardData, EditionData, Sheet
from casedepart.editions.translation import in_language
from casedepart.engine.rules import BILL, TAX, Choices, Rules
from casedepart.texts import Numbers, Words
from casedepart.texts.words import NOUNS
from casedepart.variants import HOUSE_RULES

BLANKS: Final[dict[str, tuple[str, ...]]] = {
    "amount": ("amount",),
    "to": ("to", "salary"),
    "steps": ("steps",),
    "house": ("per_house",),
    "hotel": ("per_hotel",),
    "always": ("house", "houses", "hotel", "hotels", "station", "stations", "utility", "utilities"),
}
"""What may stand in braces in a card's words, by the number of the card that fills it; some always may."""

PLACES: Final = ("street", "station", "utility")
"""The kinds of squares that have names of their own and a noun for all of them."""


def theme_words(
    edition: EditionData, sheet: Sheet, lang: str, ruleset: str, standard: Rules, speed: Choices | None
) -> Words:
    """What a text needs to know of an edition, in a language, under a ruleset."""
    theme, decks = sheet.theme, sheet.decks
    names = {**structs.asdict(theme), "chance": decks.chance.name, "chest": decks.chest.name}
    nouns: dict[str, Any] = {noun: names[noun].text(lang) for noun in NOUNS}
    return Words(
        language=lang,
        **nouns,
        edition=edition.id,
        edition_name=edition.name.text(lang),
        ruleset=ruleset,
        options=(*edition.options, *HOUSE_RULES),
        symbol=theme.money.symbol,
        symbol_first=theme.money.comes_first(lang),
        numbers=Numbers.of(standard, speed),
        badges=any(group.badge for group in sheet.groups.values()),
        effects=frozenset(card.effect.name for deck in standard.decks for card in deck),
        taxes=amounts(standard, TAX),
        bills=amounts(standard, BILL),
        places=named_places(sheet, lang),
        booklet=tuple(edition.booklet.items()),
    )


def named_places(sheet: Sheet, lang: str) -> tuple[tuple[str, str], ...]:
    """The squares that have a noun for what they are, each by its name."""
    return tuple((square.name.text(lang), square.kind) for square in sheet.squares.values() if square.kind in PLACES)


def amounts(rules: Rules, kind: int) -> tuple[int, ...]:
    """What the squares of a kind take, in board order."""
    return tuple(square.amount for square in rules.board if square.kind == kind)


def card_words(card: CardData, target: str, words: Words) -> str:
    """A card's words with its blanks filled in."""
    text = in_language(card.words, words.language)
    filling = {name: getattr(words, name) for name in BLANKS["always"]} | {
        "amount": words.money(card.amount or 0),
        "to": target,
        "steps": str(card.steps or 0),
        "per_house": words.money(card.house or 0),
        "per_hotel": words.money(card.hotel or 0),
        "salary": words.money(words.numbers.salary),
    }
    return text.format_map(filling)
