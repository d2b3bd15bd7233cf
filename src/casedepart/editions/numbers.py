"""The numbers and named choices that an edition's file may set for itself, under `[choices]`."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, structs

from casedepart.editions.errors import EditionError
from casedepart.engine import rules as engine
from casedepart.texts.faults import Listed

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Positive = Annotated[int, Meta(ge=1, le=1_000_000)]
Percent = Annotated[int, Meta(ge=0, le=100)]

NAMED: Final[dict[str, dict[str, int]]] = {
    "scarcity": {"when-short": engine.SCARCE_WHEN_SHORT, "last-one": engine.SCARCE_LAST_ONE},
    "outright": {"always": engine.OUTRIGHT_ALWAYS, "when-short": engine.OUTRIGHT_WHEN_SHORT},
    "mortgage_first": {
        "its-buildings": engine.SELL_ITS_BUILDINGS,
        "group-buildings": engine.SELL_GROUP_BUILDINGS,
        "nothing": engine.SELL_NOTHING,
    },
}
"""What a file's words for a named choice mean to the engine."""


class ChoicesData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Each key is a field of the engine's `Choices`, which says what it means, or a number of Sore Losers' coins."""

    cash: Positive | UnsetType = UNSET
    houses: Number | UnsetType = UNSET
    hotels: Number | UnsetType = UNSET
    lowest_starts: bool | UnsetType = UNSET
    salary: Number | UnsetType = UNSET
    opening_bid: Positive | UnsetType = UNSET
    claim_turns: Annotated[int, Meta(ge=1, le=8)] | UnsetType = UNSET
    whole_group_unmortgaged: bool | UnsetType = UNSET
    utility_rolls_anew: bool | UnsetType = UNSET
    station_rents: tuple[Number, ...] | UnsetType = UNSET
    utility_times: tuple[Number, ...] | UnsetType = UNSET
    fine: Number | UnsetType = UNSET
    jail_tries: Annotated[int, Meta(ge=1, le=9)] | UnsetType = UNSET
    houses_for_hotel: Annotated[int, Meta(ge=1, le=4)] | UnsetType = UNSET
    even: bool | UnsetType = UNSET
    build_needs_unmortgaged_group: bool | UnsetType = UNSET
    buildings_stay: bool | UnsetType = UNSET
    scarcity: Literal["when-short", "last-one"] | UnsetType = UNSET
    scarce_opening: Number | UnsetType = UNSET
    outright: Literal["always", "when-short"] | UnsetType = UNSET
    mortgage_first: Literal["its-buildings", "group-buildings", "nothing"] | UnsetType = UNSET
    interest: Percent | UnsetType = UNSET
    keeping_costs_interest: bool | UnsetType = UNSET
    redeeming_costs_interest: bool | UnsetType = UNSET
    inheriting_costs_interest: bool | UnsetType = UNSET
    built_streets_trade: bool | UnsetType = UNSET
    debt_in_properties: bool | UnsetType = UNSET
    estate_keeps_buildings: bool | UnsetType = UNSET
    last_lap: bool | UnsetType = UNSET
    dealt: Annotated[int, Meta(ge=0, le=3)] | UnsetType = UNSET
    dealt_are_paid: bool | UnsetType = UNSET
    ends_at_bankruptcy: Annotated[int, Meta(ge=0, le=7)] | UnsetType = UNSET
    timed: bool | UnsetType = UNSET
    coins: Number | UnsetType = UNSET
    coins_in_all: Number | UnsetType = UNSET
    most_coins: Positive | UnsetType = UNSET

    def set_in(self, choices: engine.Choices) -> None:
        """Write what is set here over a ruleset's choices."""
        for name, value in self.given().items():
            if name in engine.CHOICE_NAMES:
                setattr(choices, name, NAMED[name][value] if name in NAMED else value)

    def of_variants(self) -> dict[str, int]:
        """The numbers of variants that stand here, where files had them before there was `[numbers]`."""
        return {name: value for name, value in self.given().items() if name not in engine.CHOICE_NAMES}

    def given(self) -> dict[str, Any]:
        return {name: value for name, value in structs.asdict(self).items() if value is not UNSET}


class NumberError(EditionError):
    """A number that cannot be played, told in a sentence without a place: it may stand on a command line."""

    def __init__(self, fault: str, /, **details: object) -> None:
        super().__init__("", 0, fault, **details)

    def told(self, language: str) -> str:
        """What is wrong."""
        return self.what().told(language)

    def __reduce__(self) -> tuple[Any, ...]:
        return remade_number, (self.fault, self.details)


def remade_number(fault: str, details: dict[str, object]) -> NumberError:
    """An error that comes from another process."""
    return NumberError(fault, **details)


def set_number(choices: engine.Choices, name: str, value: str) -> None:
    """Write one choice, as someone has written it, over the printed one."""
    if name not in engine.CHOICE_NAMES:
        raise NumberError("number-unknown", name=name, known=Listed(*engine.CHOICE_NAMES))
    try:
        data = msgspec.convert({name: written(choices, name, value)}, ChoicesData, strict=False)
    except msgspec.ValidationError:
        raise not_allowed(choices, name, value) from None
    data.set_in(choices)


def written(choices: engine.Choices, name: str, value: str) -> object:
    """The words of a value: one, or as many as there are printed."""
    printed = getattr(choices, name)
    if not isinstance(printed, tuple):
        return value
    parts = value.split("/")
    if len(parts) != len(printed):
        raise not_allowed(choices, name, value)
    return parts


def not_allowed(choices: engine.Choices, name: str, value: str) -> NumberError:
    """The error that says what a choice may be."""
    said, printed = {"name": name, "value": value}, getattr(choices, name)
    if isinstance(printed, tuple):
        return NumberError("number-not-list", **said, n=len(printed), printed="/".join(map(str, printed)))
    if isinstance(printed, bool):
        return NumberError("number-not-truth", **said)
    if name in NAMED:
        return NumberError("number-not-words", **said, known=Listed(*NAMED[name]))
    bounds = msgspec.json.schema(ChoicesData)["$defs"]["ChoicesData"]["properties"][name]
    return NumberError("number-not-whole", **said, least=bounds["minimum"], most=bounds["maximum"])
