"""The three rulesets and their modes, as the numbers and named choices in which they differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from casedepart.engine.rules import (
    OUTRIGHT_WHEN_SHORT,
    SCARCE_LAST_ONE,
    SELL_GROUP_BUILDINGS,
    SELL_NOTHING,
    Choices,
)

HASBRO_2000: Final = "hasbro-2000"
WINNING_MOVES: Final = "winning-moves"
SORE_LOSERS: Final = "sore-losers"

OF_RULESET: Final[dict[str, tuple[str, ...]]] = {SORE_LOSERS: ("sore-losers",)}
"""The variants that a ruleset always has."""

MODES: Final[dict[str, tuple[str, ...]]] = {
    HASBRO_2000: ("standard", "speed", "timed"),
    WINNING_MOVES: ("standard", "speed"),
    SORE_LOSERS: ("standard",),
}
"""The modes that each ruleset knows."""


def choices_of(ruleset: str, mode: str, deeds_in_timed: int = 0) -> Choices:
    """The choices of a ruleset in a mode; an edition may deal deeds when a timed game begins (Q6)."""
    choices = RULESETS[ruleset]()
    if mode == "speed":
        SPEED[ruleset](choices)
    elif mode == "timed":
        play_timed(choices, deeds_in_timed)
    return choices


def hasbro_2000() -> Choices:
    """The ruleset of Duel Masters and Pokémon: the engine's defaults."""
    return Choices()


def winning_moves() -> Choices:
    """The ruleset of Saint Seiya and Dragon Ball Super."""
    choices = Choices()
    choices.claim_turns = 1  # P6
    choices.utility_rolls_anew = True  # P12
    choices.scarce_opening = 1  # B7
    choices.outright = OUTRIGHT_WHEN_SHORT  # B9
    choices.mortgage_first = SELL_GROUP_BUILDINGS  # M1
    choices.keeping_costs_interest = True  # M4
    choices.redeeming_costs_interest = False  # M4
    choices.inheriting_costs_interest = True  # M5
    choices.debt_in_properties = False  # K2
    return choices


def sore_losers() -> Choices:
    """The ruleset of Sore Losers."""
    choices = Choices()
    choices.lowest_starts = True  # S6
    choices.opening_bid = 10  # P3
    choices.claim_turns = 1  # P6
    choices.whole_group_unmortgaged = False  # P7
    choices.even = False  # B2
    choices.build_needs_unmortgaged_group = False  # B3
    choices.scarcity = SCARCE_LAST_ONE  # B7
    choices.scarce_opening = 10  # B7
    choices.buildings_stay = True  # B10
    choices.mortgage_first = SELL_NOTHING  # M1
    choices.keeping_costs_interest = True  # M4
    choices.redeeming_costs_interest = True  # M4
    choices.inheriting_costs_interest = False  # M5
    choices.built_streets_trade = True  # D2
    choices.debt_in_properties = False  # K2
    choices.estate_keeps_buildings = True  # K4, K5
    choices.last_lap = True  # W2
    return choices


def speed_hasbro_2000(choices: Choices) -> None:
    choices.dealt = 2  # Q1
    choices.dealt_are_paid = True  # Q1
    choices.houses_for_hotel = 3  # Q2
    choices.ends_at_bankruptcy = 2  # Q4


def speed_winning_moves(choices: Choices) -> None:
    choices.dealt = 3  # Q1
    choices.dealt_are_paid = False  # Q1
    choices.houses_for_hotel = 3  # Q2
    choices.jail_tries = 1  # Q3, J7
    choices.ends_at_bankruptcy = 1  # Q4


def play_timed(choices: Choices, deeds: int) -> None:
    choices.timed = True  # Q6
    choices.dealt = deeds  # Q6
    choices.dealt_are_paid = True  # Q6


RULESETS: Final[dict[str, Callable[[], Choices]]] = {
    HASBRO_2000: hasbro_2000,
    WINNING_MOVES: winning_moves,
    SORE_LOSERS: sore_losers,
}
SPEED: Final[dict[str, Callable[[Choices], None]]] = {
    HASBRO_2000: speed_hasbro_2000,
    WINNING_MOVES: speed_winning_moves,
}
