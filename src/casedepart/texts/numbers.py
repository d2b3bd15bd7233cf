"""The figures of an edition that the rules in words name."""

from __future__ import annotations

from dataclasses import dataclass, replace

from casedepart.engine.rules import Choices, Rules


@dataclass(frozen=True)
class Numbers:
    """The figures that a rule's text names, so that an own edition reads right."""

    cash: int = 1500
    salary: int = 200
    houses: int = 32
    hotels: int = 12
    opening_bid: int = 1
    claim_turns: int = 2
    station_rents: tuple[int, ...] = (25, 50, 100, 200)
    utility_times: tuple[int, ...] = (4, 10)
    fine: int = 50
    jail_tries: int = 3
    houses_for_hotel: int = 4
    scarce_opening: int = 0
    interest: int = 10
    dealt: int = 2
    """Deeds dealt to each player in a speed game (Q1)."""
    speed_houses: int = 3
    """Houses before a hotel in a speed game (Q2)."""
    most_players: int = 8
    own: tuple[tuple[str, int], ...] = ()
    """The numbers of variants, by name."""

    @classmethod
    def of(cls, standard: Rules, speed: Choices | None = None) -> Numbers:
        """The figures of an edition's rules: its standard game and, where it has one, its speed game."""
        shared = {name: getattr(standard.choices, name) for name in _SHARED}
        own = {name: value for variant in standard.variants for name, value in variant.set.items()}
        numbers = cls(**shared, most_players=standard.most_players, own=tuple(own.items()))
        if speed is None:
            return numbers
        return replace(numbers, dealt=speed.dealt, speed_houses=speed.houses_for_hotel)


_SHARED = (
    "cash",
    "salary",
    "houses",
    "hotels",
    "opening_bid",
    "claim_turns",
    "station_rents",
    "utility_times",
    "fine",
    "jail_tries",
    "houses_for_hotel",
    "scarce_opening",
    "interest",
)
"""The figures that `Numbers` takes from a standard game's choices by their own name."""
