"""Plain words and each ruleset's figures, for where a rule is told without an edition."""

from __future__ import annotations

from dataclasses import replace

from casedepart.texts.fluent import UnknownText
from casedepart.texts.numbers import Numbers
from casedepart.texts.words import RULESETS, Words

_FRENCH = Words(
    language="fr",
    house="maison",
    houses="maisons",
    hotel="hôtel",
    hotels="hôtels",
    street="rue",
    streets="rues",
    station="gare",
    stations="gares",
    utility="service public",
    utilities="services publics",
    chance="Chance",
    chest="Caisse de communauté",
)
_ENGLISH = Words(
    language="en",
    house="house",
    houses="houses",
    hotel="hotel",
    hotels="hotels",
    street="street",
    streets="streets",
    station="station",
    stations="stations",
    utility="utility",
    utilities="utilities",
    chance="Chance",
    chest="Community Chest",
)
_NEUTRAL = {"fr": _FRENCH, "en": _ENGLISH}

_NUMBERS = {
    "hasbro-2000": Numbers(),
    "winning-moves": Numbers(claim_turns=1, scarce_opening=1, dealt=3),
    "sore-losers": Numbers(claim_turns=1, opening_bid=10, scarce_opening=10, most_players=6),
}
"""What each ruleset prints, for the places where one is described without an edition."""


def neutral(language: str, ruleset: str = "hasbro-2000") -> Words:
    """Plain words for a ruleset when no edition is meant."""
    if language not in _NEUTRAL:
        raise UnknownText(f"no texts in the language {language!r}: there are {', '.join(sorted(_NEUTRAL))}")
    if ruleset not in _NUMBERS:
        raise UnknownText(f"no ruleset {ruleset!r}: there are {', '.join(RULESETS)}")
    return replace(_NEUTRAL[language], ruleset=ruleset, numbers=_NUMBERS[ruleset])
