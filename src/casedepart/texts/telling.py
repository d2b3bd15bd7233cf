"""What the messages of the rules may name: the edition's words and sums, small counts as words, what it has."""

from __future__ import annotations

from typing import Final

from casedepart.texts.fluent import text
from casedepart.texts.words import CLASSIC_BILLS, CLASSIC_TAXES, Words

COUNTS: Final = (
    "most_players",
    "houses_for_hotel",
    "speed_houses",
    "dealt",
    "times_one",
    "times_both",
    "coins",
    "most_coins",
)
"""Small counts of things, which running text writes out."""


def telling(words: Words) -> dict[str, object]:
    """All that a rule's message may name of an edition, or of a ruleset when no edition is meant."""
    known = words.arguments()
    return {
        **known,
        **{name: written_out(known[name], words.language) for name in COUNTS},
        "later_players": written_out(known["claim_turns"], words.language),
        "powers": yes(not words.edition or "powers" in words.options),
        "nearest_station": yes(has_card(words, "nearest-station")),
        "nearest_utility": yes(has_card(words, "nearest-utility")),
        "coin_cards": yes(has_card(words, "coin")),
        "classic_taxes": yes(words.taxes == CLASSIC_TAXES),
        "classic_bills": yes(words.bills == CLASSIC_BILLS),
    }


def written_out(count: object, language: str) -> str:
    """A count as running text has it: a word while it is small, else figures."""
    return text(language, "count", n=count)


def has_card(words: Words, effect: str) -> bool:
    """Whether a card of the edition's decks does this; without an edition, one may."""
    return words.effects is None or effect in words.effects


def yes(holds: bool) -> str:
    """What a message selects by."""
    return "yes" if holds else "no"
