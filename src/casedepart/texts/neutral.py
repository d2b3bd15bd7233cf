"""Plain words and each ruleset's figures, for where a rule is told without an edition."""

from __future__ import annotations

from functools import cache
from typing import Any

from casedepart.texts.fluent import UnknownText, text
from casedepart.texts.numbers import Numbers
from casedepart.texts.words import NOUNS, RULESETS, Words

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
