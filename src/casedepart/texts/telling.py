"""What the messages of the rules may name: the edition's words and sums, small counts as words, what it has."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from casedepart.texts.fluent import UnknownText, text
from casedepart.texts.words import CLASSIC_BILLS, CLASSIC_TAXES, NOUNS, RULESETS, Numbers, Words

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


_NUMBERS = {
    "hasbro-2000": Numbers(),
    "winning-moves": Numbers(claim_turns=1, scarce_opening=1, dealt=3),
    "sore-losers": Numbers(claim_turns=1, opening_bid=10, scarce_opening=10, most_players=6),
}
"""What each ruleset prints, for the places where one is described without an edition."""


@cache
def neutral(language: str, ruleset: str = "hasbro-2000") -> Words:
    """Plain words for a ruleset when no edition is meant."""
    if ruleset not in _NUMBERS:
        raise UnknownText(f"no ruleset {ruleset!r}: there are {', '.join(RULESETS)}")
    nouns: dict[str, Any] = {noun: text(language, f"word-{noun}") for noun in NOUNS}
    return Words(language=language, ruleset=ruleset, numbers=_NUMBERS[ruleset], **nouns)
