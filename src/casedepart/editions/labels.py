"""The headings under which an edition is shown, in both languages."""

from __future__ import annotations

from typing import Final

FRENCH: Final = {
    "editions": "Éditions",
    "edition": "édition",
    "name": "nom",
    "ruleset": "règlement",
    "rulesets": "règlements",
    "modes": "modes",
    "options": "options",
    "players": "joueurs",
    "tokens": "pions",
    "notes": "À savoir",
    "board": "Plateau",
    "square": "case",
    "kind": "genre",
    "group": "groupe",
    "price": "prix",
    "deeds": "Titres de propriété",
    "mortgage": "hypothèque",
    "bare": "nu",
    "hotel": "hôtel",
    "building": "bâtiment",
    "strength": "force",
    "card": "carte",
    "words": "texte",
    "source": "source",
    "none": "aucune",
    "go": "départ",
    "street": "rue",
    "station": "gare",
    "utility": "service public",
    "tax": "taxe",
    "bill": "facture",
    "deck": "carte",
    "jail": "prison",
    "free_parking": "parc gratuit",
    "go_to_jail": "allez en prison",
    "digest": "empreinte",
    "cash": "au début",
    "salary": "au départ",
    "fine": "sortir de prison",
    "station rents": "loyers des gares",
    "with": "avec",
    "booklet": "livret",
    "public": "public",
    "ours": "nous",
}
ENGLISH: Final = {
    "editions": "Editions",
    "notes": "Good to know",
    "board": "Board",
    "deeds": "Title deeds",
    "free_parking": "free parking",
    "go_to_jail": "go to jail",
    "cash": "at the start",
    "salary": "for GO",
    "fine": "to leave jail",
}
"""English headings that are not their own keys."""

FRENCH_LINE: Final = (
    "« {name} », {streets} rues en {groups} groupes, {stations} gares, {utilities} services publics, "
    "{cards} cartes, {tokens} pions ; {rulesets}"
)
ENGLISH_LINE: Final = (
    "“{name}”, {streets} streets in {groups} groups, {stations} stations, {utilities} utilities, "
    "{cards} cards, {tokens} tokens; {rulesets}"
)
"""An edition in one line."""


def label(key: str, lang: str) -> str:
    """A heading in a language."""
    return FRENCH[key] if lang == "fr" else ENGLISH.get(key, key)


def headings(lang: str, *keys: str) -> tuple[str, ...]:
    return tuple(label(key, lang) for key in keys)


def colon(lang: str) -> str:
    """What parts a heading from its value."""
    return "\N{NO-BREAK SPACE}: " if lang == "fr" else ": "
