"""The box as an edition file: one of ours, with the names that the box prints and its own cards, for the next time."""

from __future__ import annotations

import json
from typing import Any, Final

from casedepart.editions import Edition, catalogue, load
from casedepart.editions.model import LONGEST_SLUG
from casedepart.engine import playable_effects
from casedepart.engine.actions import MOST_CARDS
from casedepart.engine.rules import DECK_NAMES
from casedepart.table.replay import edition_of, rules_of
from casedepart.table.standing import Standing
from casedepart.table.wire.box import BoxCard
from casedepart.texts.fluent import has_text, text
from casedepart.texts.locales import COMPLETE

SUFFIX: Final = "-box"
"""What the id of a box ends with; what stands before it is the edition that it extends."""
BLANKS: Final = {"house": "per_house", "hotel": "per_hotel"}
"""How a card's words call those of its numbers that have another name there."""

Tree = dict[str, Any]


def box_file(standing: Standing) -> str:
    """The box of a table, as TOML."""
    edition = edition_of(standing)
    base = edition.id.removesuffix(SUFFIX)
    changes = all_changes(standing, edition)
    if base not in catalogue():
        # It is an edition of someone's own, of which nothing is left to inherit here.
        return toml(joined(edition.tree, changes))
    if edition.id != base:
        changes = joined(printed_before(edition), changes)
    return toml({"extends": base, **changes})


def box_id(edition: str) -> str:
    """The id of the box of an edition; a long one of someone's own is cut, or its file could not be read again."""
    return edition.removesuffix(SUFFIX)[: LONGEST_SLUG - len(SUFFIX)].rstrip("-") + SUFFIX


def all_changes(standing: Standing, edition: Edition) -> Tree:
    """What a table has learnt of its box."""
    ruleset = standing.settings.ruleset
    squares = {square: {"name": both(name)} for square, name in standing.names.items()}
    cards = [kept.card for kept in standing.cards]
    numbers = {effect.name: effect.numbers for effect in playable_effects(rules_of(standing))}
    nouns = {language: edition.words(language, ruleset).arguments() for language in COMPLETE}
    own: dict[str, Tree] = {deck: {} for deck in DECK_NAMES}
    decks: Tree = {}
    for deck in DECK_NAMES:
        listed = list(getattr(edition.sheet(ruleset).decks, deck).cards)
        new = [card for card in cards if card.deck == deck and fits(edition, ruleset, card)][: MOST_CARDS - len(listed)]
        own[deck] = {card.name: card_data(card, numbers[card.effect], nouns) for card in new}
        if new:
            decks[deck] = {"cards": [*listed, *own[deck]]}
    under = {"squares": {square: data for square, data in squares.items() if square in renamed(edition, ruleset)}}
    return without_empty(
        {
            "id": box_id(edition.id),
            "name": edition.tree["name"] if edition.id.endswith(SUFFIX) else title(edition),
            "squares": squares,
            "cards": own,
            "under": {ruleset: {**under, "decks": decks}},
        }
    )


def printed_before(edition: Edition) -> Tree:
    """What a box file said that this table was opened with: it extends the same edition of ours."""
    base = load(edition.id.removesuffix(SUFFIX)).tree
    squares = differing(edition.tree["squares"], base["squares"])
    cards = {deck: differing(edition.tree["cards"][deck], base["cards"][deck]) for deck in DECK_NAMES}
    kept: Tree = {"squares": {square: {"name": data["name"]} for square, data in squares.items()}, "cards": cards}
    under = {
        ruleset: {part: sheet[part] for part in ("squares", "decks") if part in sheet}
        for ruleset, sheet in edition.tree.get("under", {}).items()
    }
    return without_empty({**kept, "under": under})


def differing(found: Tree, usual: Tree) -> Tree:
    """The entries of a table that are otherwise than in another."""
    return {key: value for key, value in found.items() if usual.get(key) != value}


def renamed(edition: Edition, ruleset: str) -> Tree:
    """The squares that a ruleset calls otherwise."""
    found = edition.tree.get("under", {}).get(ruleset, {}).get("squares", {})
    return {square: data for square, data in found.items() if "name" in data}


def fits(edition: Edition, ruleset: str, card: BoxCard) -> bool:
    """Can it be in the deck: one card to keep at most, and the board has what it speaks of?"""
    sheet = edition.sheet(ruleset)
    known = sheet.cards.chance if card.deck == "chance" else sheet.cards.chest
    listed = getattr(sheet.decks, card.deck).cards
    if card.effect == "keep":
        return all(known[name].effect != "keep" for name in listed)
    target = {"nearest-station": "station", "nearest-utility": "utility"}.get(card.effect)
    return target is None or any(square.kind == target for square in sheet.squares.values())


def card_data(card: BoxCard, keys: tuple[str, ...], nouns: dict[str, Tree]) -> Tree:
    """A card as a file has it: what it does by these numbers, and its words; `nouns` are the edition's own."""
    numbers = dict(zip(keys, (card.n, card.m), strict=False))
    # Braces are blanks in a file.
    said = card.text.replace("{", "(").replace("}", ")")
    words = {language: said or generic_words(card.effect, keys, language, nouns[language]) for language in COMPLETE}
    return {"effect": card.effect, **numbers, **words}


def generic_words(effect: str, keys: tuple[str, ...], language: str, nouns: Tree) -> str:
    """Our words for what a card does, with the blanks that its numbers fill."""
    blanks = {BLANKS.get(key, key): f"{{{BLANKS.get(key, key)}}}" for key in keys}
    key = f"card-{effect}" if has_text(language, f"card-{effect}") else f"effect-{effect}"
    return text(language, key, **{**nouns, **blanks}) if has_text(language, key) else effect


def both(name: str) -> Tree:
    """A name that the box prints, whatever the language."""
    return {language: name for language in COMPLETE}


def title(edition: Edition) -> Tree:
    """What the box is called: as its edition, and that it is a box."""
    names = {language: edition.data.name.text(language) for language in COMPLETE}
    return {language: text(language, "box-title", edition=name) for language, name in names.items()}


def joined(first: Tree, second: Tree) -> Tree:
    """Two trees in one: what the second says counts, table by table."""
    both_say = {key for key in first if isinstance(first[key], dict) and isinstance(second.get(key), dict)}
    named = {key for key in both_say if "fr" in second[key]}
    return {**first, **second, **{key: joined(first[key], second[key]) for key in both_say - named}}


def without_empty(tree: Tree) -> Tree:
    """A tree without tables that say nothing."""
    pruned = {key: without_empty(value) if isinstance(value, dict) else value for key, value in tree.items()}
    return {key: value for key, value in pruned.items() if value != {}}


# TOML


def toml(tree: Tree) -> str:
    """A tree as TOML: what is short stands on a line, what is long in tables of its own."""
    return "".join(f"{line}\n" for line in table_lines(tree, ()))


def table_lines(tree: Tree, path: tuple[str, ...]) -> list[str]:
    """The lines of a table and of those in it."""
    own = {key: value for key, value in tree.items() if not is_table(value, len(path))}
    lines = [f"[{'.'.join(key_word(part) for part in path)}]"] if path and own else []
    lines += [f"{key_word(key)} = {inline(value)}" for key, value in own.items()]
    for key, value in tree.items():
        if key not in own:
            lines += table_lines(value, (*path, key))
    return lines


def is_table(value: object, depth: int) -> bool:
    """Does it stand as a table of its own? A name does not, nor do small things in a table."""
    if not isinstance(value, dict) or all(isinstance(inner, str) for inner in value.values()):
        return False
    return depth == 0 or any(isinstance(inner, dict) and not is_word(inner) for inner in value.values())


def is_word(value: dict[str, object]) -> bool:
    """Is it a name in some languages?"""
    return all(isinstance(inner, str) for inner in value.values())


def inline(value: object) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key_word(key)} = {inline(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(inline(inner) for inner in value) + "]"
    # JSON's texts, numbers and truths are TOML's.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def key_word(key: str) -> str:
    """A key, in quotes where TOML needs them."""
    plain = key.replace("-", "").replace("_", "")
    return key if plain.isalnum() and plain.isascii() else json.dumps(key, ensure_ascii=False)
