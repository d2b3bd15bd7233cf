"""The base of the classes that people derive their own from: what their methods return is held to the signature.

Compiled code cannot go on with a value of another type, and interpreted code could: with this both say the same.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import FunctionType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from casedepart.engine.copies import OURS, Copyable, own_base

RETURNS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "Variant": {
        "bool": (
            *("declinable", "answer", "throws_die", "third_double_moves", "moves", "square_done", "instead_of_jail"),
            *("on_unowned", "on_declined", "on_owned", "rent_arises", "on_tax", "holds"),
        ),
        "str": ("flaw", "refusal", "brings", "skips_turn", "ends_game", "rent_bar", "site_bar"),
        "int": ("verbs", "sum_of", "turns_left", "salary", "windfall"),
        "tuple[int, int]": ("odds_of",),
        "list[tuple[str, str, str]]": ("faults",),
        "list[PositionFault]": ("position_faults",),
        "State": ("state_of", "corrected"),
        "State | None": ("first_state",),
        "Action | None": ("advice",),
        "Auction": ("auction",),
        "None": (
            *("set_choices", "prepared", "begins", "fill", "rolled", "double_rolled", "turn_ended", "reached_go"),
            *("went_to_jail", "leaves_square", "arrives", "on_own", "on_free_parking", "check_offer", "debt_paid"),
            *("check_goods", "hand_over", "bankrupt"),
        ),
    },
    "State": {
        "dict[str, Fact]": ("facts",),
        "tuple[str, ...]": ("seats",),
        "tuple[int, ...]": ("counted",),
        "int": ("money",),
    },
    "Frame": {
        "str": ("name", "rule", "claim_bar"),
        "int": ("asked", "verbs", "sum_of", "contested", "held", "held_for", "sealed", "withheld"),
        "tuple[int, int]": ("odds_of",),
        "tuple[int, int, int]": ("about",),
        "tuple[object, ...]": ("key",),
        "Refused": ("not_asked",),
        "Frame": ("seen_by",),
        "None": ("step", "fill", "answer"),
    },
    "Effect": {"None": ("carry_out",)},
    "Bot": {"Action": ("answer",), "Action | None": ("react",), "bool": ("takes",), "Reason": ("reason",)},
    "Chance": {"Action": ("answer", "with_third", "draw", "deal")},
    "Numbers": {"int": ("below",)},
    "Tally": {"None": ("note",)},
}
"""By class and type, the methods that return it, as their signatures say: of compiled classes nobody can ask them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Extensible(Copyable):
    """A class from which people derive: a method of theirs that returns something else is told by its name."""

    @classmethod
    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        hold_to_signatures(cls)


@mypyc_attr(native_class=False)
class WrongReturn(TypeError):
    """A method of someone's own class returned something else than its signature says."""


def hold_to_signatures(kind: type) -> None:
    """Wrap those methods of a class that the engine and the bots go by, so that a wrong return is told by its name."""
    if kind.__module__.startswith(OURS):
        return
    for base in own_base(kind).__mro__:
        for returned, names in RETURNS.get(base.__name__, {}).items():
            for name in names:
                method = vars(kind).get(name)
                if isinstance(method, FunctionType):
                    setattr(kind, name, held_to(method, f"{kind.__module__}:{kind.__qualname__}.{name}", returned))


def held_to(method: FunctionType, place: str, returned: str) -> Callable[..., object]:
    """A method that raises `WrongReturn` with its place when it returns something else than this type."""
    kind = returned.partition("[")[0].partition(" ")[0]
    size = returned.count("int") if returned.startswith("tuple[int, int") else -1

    @functools.wraps(method)
    def held(*given: Any, **named: Any) -> object:
        value: object = method(*given, **named) if named else method(*given)
        if type(value).__name__ == kind and size < 0:
            return value  # by far the most
        if not fits(value, kind, size) and not (value is None and returned.endswith("None")):
            raise WrongReturn(f"{place} returned {shortened(value)}: wherever it ends, it must return {returned}")
        return value

    return held


def fits(value: object, kind: str, size: int) -> bool:
    """Is a value of this kind, a tuple of so many whole numbers? A bool is an int; no other number is a bool."""
    for base in type(value).__mro__:
        if base.__name__ == kind:
            return size < 0 or are_numbers(value, size)
    return False


def are_numbers(value: object, size: int) -> bool:
    """Is this a tuple of so many whole numbers?"""
    return isinstance(value, tuple) and len(value) == size and all(isinstance(one, int) for one in value)


def shortened(value: object) -> str:
    """A value in a message, on one line of bearable length."""
    text = " ".join(repr(value).split())
    return text if len(text) <= 60 else f"{text[:57]}…"
