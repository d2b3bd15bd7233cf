"""The rulesets and modes are as the rulebook's tables have them; anything else is refused."""

from __future__ import annotations

import pytest
from msgspec import structs

from casedepart.editions import EditionError, catalogue, load
from casedepart.editions.numbers import ChoicesData
from casedepart.editions.rulesets import choices_of
from casedepart.engine.rules import (
    CHOICE_NAMES,
    OUTRIGHT_WHEN_SHORT,
    SCARCE_LAST_ONE,
    SELL_GROUP_BUILDINGS,
    SELL_NOTHING,
    Choices,
)
from casedepart.variants.sore_losers import SoreLosers

DIFFERENCES: dict[tuple[str, str], dict[str, object]] = {
    ("hasbro-2000", "standard"): {},
    ("hasbro-2000", "speed"): {"dealt": 2, "houses_for_hotel": 3, "ends_at_bankruptcy": 2},
    ("hasbro-2000", "timed"): {"timed": True},
    ("winning-moves", "standard"): {
        "claim_turns": 1,
        "utility_rolls_anew": True,
        "scarce_opening": 1,
        "outright": OUTRIGHT_WHEN_SHORT,
        "mortgage_first": SELL_GROUP_BUILDINGS,
        "keeping_costs_interest": True,
        "redeeming_costs_interest": False,
        "debt_in_properties": False,
    },
    ("sore-losers", "standard"): {
        "lowest_starts": True,
        "opening_bid": 10,
        "claim_turns": 1,
        "whole_group_unmortgaged": False,
        "even": False,
        "build_needs_unmortgaged_group": False,
        "buildings_stay": True,
        "scarcity": SCARCE_LAST_ONE,
        "scarce_opening": 10,
        "mortgage_first": SELL_NOTHING,
        "keeping_costs_interest": True,
        "inheriting_costs_interest": False,
        "built_streets_trade": True,
        "debt_in_properties": False,
        "estate_keeps_buildings": True,
        "last_lap": True,
    },
}
DIFFERENCES["winning-moves", "speed"] = DIFFERENCES["winning-moves", "standard"] | {
    "dealt": 3,
    "dealt_are_paid": False,
    "houses_for_hotel": 3,
    "jail_tries": 1,
    "ends_at_bankruptcy": 1,
}


@pytest.mark.parametrize(("ruleset", "mode"), DIFFERENCES)
def test_a_ruleset_differs_from_the_defaults_in_exactly_this(ruleset: str, mode: str) -> None:
    defaults, choices = Choices(), choices_of(ruleset, mode)
    found = {name: getattr(choices, name) for name in CHOICE_NAMES}
    expected = {name: getattr(defaults, name) for name in CHOICE_NAMES} | DIFFERENCES[ruleset, mode]
    assert found == expected


def test_a_file_may_set_every_choice_of_the_engine() -> None:
    of_sore_losers = tuple(number.name for number in SoreLosers().numbers)
    assert tuple(field.name for field in structs.fields(ChoicesData)) == (*CHOICE_NAMES, *of_sore_losers)


@pytest.mark.parametrize(
    ("edition", "dealt"), [("classic", 0), ("duel-masters", 0), ("pokemon", 2)], ids=lambda value: str(value)
)
def test_only_pokemon_deals_deeds_in_a_timed_game(edition: str, dealt: int) -> None:
    choices = load(edition).rules(mode="timed").choices
    assert (choices.timed, choices.dealt, choices.dealt_are_paid) == (True, dealt, True)
    assert (choices.houses_for_hotel, choices.ends_at_bankruptcy) == (4, 0)


@pytest.mark.parametrize("name", catalogue())
def test_every_choice_at_the_table_gives_rules(name: str) -> None:
    edition = load(name)
    for ruleset in edition.rulesets:
        for mode in edition.modes(ruleset):
            for options in ((), edition.options_under(ruleset)):
                rules = edition.rules(ruleset, mode, options)
                assert rules is edition.rules(ruleset, mode, list(options))
                names = {variant.name for variant in rules.variants}
                assert names == set(options) | ({"sore-losers"} if ruleset == "sore-losers" else set())


@pytest.mark.parametrize(
    ("name", "ruleset", "mode", "options", "message"),
    [
        (
            "saint-seiya",
            None,
            "timed",
            [],
            "no mode “timed” under winning-moves. Choose one of standard, speed.",
        ),
        ("classic", "winning-moves", "timed", [], "no mode “timed” under winning-moves"),
        ("classic", "sore-losers", "speed", [], "no mode “speed” under sore-losers. Choose one of standard."),
        ("sore-losers", None, "speed", [], "no mode “speed” under sore-losers"),
        (
            "classic",
            None,
            "blitz",
            [],
            "no mode “blitz” under hasbro-2000. Choose one of standard, speed, timed.",
        ),
        (
            "classic",
            None,
            "standard",
            ["fight"],
            "no option “fight” under hasbro-2000. Choose one of jackpot, speed-die, start-cash",
        ),
        (
            "pokemon",
            None,
            "standard",
            ["fight"],
            "no option “fight” under hasbro-2000. Choose one of powers, jackpot, speed-die, start-cash",
        ),
        (
            "pokemon",
            "winning-moves",
            "standard",
            [],
            "no ruleset “winning-moves”. Choose one of hasbro-2000.",
        ),
        (
            "classic",
            "atlantic",
            "standard",
            [],
            "no ruleset “atlantic”. Choose one of hasbro-2000, winning-moves",
        ),
    ],
)
def test_anything_else_is_refused_with_what_is_allowed(
    name: str, ruleset: str | None, mode: str, options: list[str], message: str
) -> None:
    with pytest.raises(EditionError) as told:
        load(name).rules(ruleset, mode, options)
    assert message in str(told.value)
