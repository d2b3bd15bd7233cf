"""Whether decks and cards make sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from casedepart.editions.build import effects, played
from casedepart.editions.check_draws import Cards, both, draw_faults
from casedepart.editions.errors import Fault
from casedepart.editions.model import CardData, DeckData, EditionData, Sheet
from casedepart.editions.nearest import meant
from casedepart.editions.shape import word_faults
from casedepart.editions.translation import blanks
from casedepart.editions.variants import make
from casedepart.editions.words import BLANKS
from casedepart.engine import EFFECTS
from casedepart.engine.actions import MOST_CARDS
from casedepart.texts.faults import Listed

NUMBERS: Final = ("to", "steps", "amount", "house", "hotel")

USUAL_CARDS: Final = 16
TARGETS: Final = {"nearest-station": "station", "nearest-utility": "utility"}


def card_faults(edition: EditionData, sheet: Sheet, ruleset: str) -> Iterator[Fault]:
    """What is wrong with the decks and cards of a sheet."""
    known = {effect.name for effect in EFFECTS}
    known |= {effect.name for name in played(edition, ruleset) for effect in make(name).effects}
    for key, deck, cards in both(sheet):
        for name, card in cards.items():
            if card.effect not in effects():
                yield from word_faults(card.effect, sorted(effects()), ("cards", key, name, "effect"))
                continue
            yield from number_faults(key, name, card)
            yield from blank_faults(key, name, card)
        yield from deck_faults(key, deck, cards)
        for place, name in enumerate(deck.cards):
            if name in cards:
                yield from playable_faults(("decks", key, "cards", place), name, cards[name], sheet, ruleset, known)
    yield from draw_faults(sheet)


def number_faults(deck: str, name: str, card: CardData) -> Iterator[Fault]:
    """A card gives the numbers that its effect needs, and no others."""
    path = ("cards", deck, name)
    for key in NUMBERS:
        given = getattr(card, key) is not None
        needed = key in effects()[card.effect].numbers
        if needed and not given:
            yield Fault(path, "card-lacks", card=name, key=key, effect=card.effect)
        if given and not needed:
            yield Fault((*path, key), "card-has-more", card=name, key=key, effect=card.effect)


def blank_faults(deck: str, name: str, card: CardData) -> Iterator[Fault]:
    """The blanks in a card's words can be filled from its numbers."""
    known = set(BLANKS["always"])
    for number in effects()[card.effect].numbers:
        known |= set(BLANKS[number])
    for lang, words in card.words.items():
        for blank in blanks(words):
            if blank not in known:
                listed = Listed(*(f"{{{one}}}" for one in sorted(known)))
                yield Fault(("cards", deck, name, lang), "unknown-blank", card=name, blank=f"{{{blank}}}", known=listed)


def deck_faults(key: str, deck: DeckData, cards: Cards) -> Iterator[Fault]:
    path = ("decks", key, "cards")
    if not deck.cards:
        yield Fault(path, "empty-deck", deck=key, usual=USUAL_CARDS)
        return
    if len(deck.cards) > MOST_CARDS:
        yield Fault(path, "too-many-cards", deck=key, count=len(deck.cards), most=MOST_CARDS)
    for place, name in enumerate(deck.cards):
        if name not in cards:
            yield Fault((*path, place), "no-such-card", deck=key, card=name, near=meant(name, cards))
    yield from kept_faults(key, [cards[name].effect for name in deck.cards if name in cards])


def kept_faults(key: str, effects: list[str]) -> Iterator[Fault]:
    """A kept card leaves its deck (C2): one at most, and others must stay."""
    path = ("decks", key, "cards")
    kept = effects.count("keep")
    if kept > 1:
        yield Fault(path, "kept-cards", deck=key, count=kept)
    elif kept and kept == len(effects):
        yield Fault(path, "only-a-kept-card", deck=key)


def playable_faults(
    path: tuple[str | int, ...], name: str, card: CardData, sheet: Sheet, ruleset: str, known: set[str]
) -> Iterator[Fault]:
    """A card of a deck finds on the board, and in the ruleset, what it speaks of."""
    target = TARGETS.get(card.effect)
    if target and all(square.kind != target for square in sheet.squares.values()):
        yield Fault(path, "no-target", card=name, target=target, ruleset=ruleset)
    if card.effect in effects() and card.effect not in known:
        yield Fault(path, "effect-unplayed", card=name, effect=card.effect, ruleset=ruleset)


def card_remarks(sheet: Sheet) -> Iterator[Fault]:
    """What is odd about decks, though they can be played."""
    for key, deck, _ in both(sheet):
        if len(deck.cards) != USUAL_CARDS:
            yield Fault(("decks", key, "cards"), "odd-deck", deck=key, count=len(deck.cards), usual=USUAL_CARDS)
