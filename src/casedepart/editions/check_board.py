"""Whether a board makes sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from msgspec import structs

from casedepart.editions.errors import Fault
from casedepart.editions.model import Sheet, SquareData
from casedepart.editions.nearest import or_nearest
from casedepart.engine.rules import HOTEL, SQUARES, Choices

NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "street": ("group", "price", "mortgage", "building", "rent"),
    "station": ("price", "mortgage"),
    "utility": ("price", "mortgage"),
    "tax": ("amount",),
    "bill": ("amount",),
    "deck": ("deck",),
}
"""What a square of each kind must say, beside its name."""
MAY_HAVE: Final[dict[str, tuple[str, ...]]] = {
    "street": ("strength", "number"),
    "station": ("number",),
    "utility": ("number",),
}
FIXED: Final = {"0": "go", "10": "jail"}
"""The squares that are the same on every board."""


def board_faults(sheet: Sheet, choices: Choices) -> Iterator[Fault]:
    """What is wrong with the board of a sheet."""
    yield from missing_squares(sheet)
    yield from misplaced_squares(sheet)
    for at, square in sheet.squares.items():
        yield from field_faults(at, square)
        yield from value_faults(at, square)
    yield from number_faults(sheet)
    yield from group_faults(sheet)
    sheet.choices.set_in(choices)
    yield from too_many(sheet, "station", "station_rents", choices.station_rents)
    yield from too_many(sheet, "utility", "utility_times", choices.utility_times)


def missing_squares(sheet: Sheet) -> Iterator[Fault]:
    missing = [str(at) for at in range(SQUARES) if str(at) not in sheet.squares]
    if missing:
        squares = "Square" if len(missing) == 1 else "Squares"
        verb = "is" if len(missing) == 1 else "are"
        yield Fault(
            ("squares",),
            f"{squares} {', '.join(missing)} {verb} missing.",
            f"A board has {SQUARES}, numbered 0 to {SQUARES - 1}.",
        )
    if not any(square.price for square in sheet.squares.values()):
        yield Fault(("squares",), "Nothing on this board can be bought.", "Add streets or stations.")


def misplaced_squares(sheet: Sheet) -> Iterator[Fault]:
    for at, kind in FIXED.items():
        if at in sheet.squares and sheet.squares[at].kind != kind:
            found = sheet.squares[at].kind
            yield Fault(
                ("squares", at, "kind"),
                f"Square {at} is of the kind {found}.",
                f"On every board it is {kind}: move the {found} elsewhere.",
            )
    for at, square in sheet.squares.items():
        if square.kind in FIXED.values() and FIXED.get(at) != square.kind:
            yield Fault(
                ("squares", at, "kind"),
                f"Square {at} is a second {square.kind}.",
                "A board has one, in its own corner: choose another kind.",
            )


def field_faults(at: str, square: SquareData) -> Iterator[Fault]:
    """A square says what its kind needs, and nothing that its kind has no use for."""
    needed = NEEDS.get(square.kind, ())
    allowed = {"kind", "name", *needed, *MAY_HAVE.get(square.kind, ())}
    for key, value in structs.asdict(square).items():
        if key in needed and not value:
            yield Fault(
                ("squares", at, key),
                f"Square {at} has no {key}, which the kind {square.kind} needs.",
                f"Add {key} to square {at}, above 0." if isinstance(value, int) else f"Add {key} to square {at}.",
            )
        if value and key not in allowed:
            yield Fault(
                ("squares", at, key),
                f"Square {at} has the key {key}, but is of the kind {square.kind}.",
                f"Remove {key}, or change the kind.",
            )


def value_faults(at: str, square: SquareData) -> Iterator[Fault]:
    if square.kind == "street" and square.rent:
        yield from rent_faults(at, square.rent)
    if square.mortgage > square.price > 0:
        yield Fault(
            ("squares", at, "mortgage"),
            f"Square {at} can be mortgaged for {square.mortgage} but costs {square.price}.",
            "Lower the mortgage: it is usually half the price.",
        )


def rent_faults(at: str, rent: tuple[int, ...]) -> Iterator[Fault]:
    if len(rent) != HOTEL + 1:
        yield Fault(
            ("squares", at, "rent"),
            f"Square {at} has {len(rent)} rents.",
            f"Give {HOTEL + 1}: bare, with 1 to 4 houses, with a hotel.",
        )
    for lower, higher in pairwise(rent):
        if higher <= lower:
            yield Fault(
                ("squares", at, "rent"),
                f"The rents of square {at} do not rise: {higher} comes after {lower}.",
                "Each building must bring more than the one before it.",
            )
            return


def number_faults(sheet: Sheet) -> Iterator[Fault]:
    """Numbers on squares have a name, which the first of them asks for."""
    numbered = [at for at, square in sheet.squares.items() if square.number is not None]
    if numbered and sheet.theme.number is None:
        yield Fault(
            ("squares", numbered[0], "number"),
            f"Square {numbered[0]} has a number, but the theme does not say what numbers are called.",
            'Add number to [theme], as in number = { fr = "N°", en = "No." }.',
        )


def group_faults(sheet: Sheet) -> Iterator[Fault]:
    sizes = Counter(square.group for square in sheet.squares.values() if square.kind == "street")
    for at, square in sheet.squares.items():
        if square.kind != "street" or not square.group:
            continue
        if square.group not in sheet.groups:
            yield Fault(
                ("squares", at, "group"),
                f"Square {at} is in the group {square.group!r}, which is not there"
                f"{or_nearest(square.group, sheet.groups)}",
                f"Choose one of {', '.join(sheet.groups)}, or add it under [groups].",
            )
        elif sizes[square.group] == 1:
            yield Fault(
                ("squares", at, "group"),
                f"Square {at} is the only street of the group {square.group!r}.",
                "A group has at least two streets: give it another, or this street another group.",
            )


def too_many(sheet: Sheet, kind: str, key: str, listed: tuple[int, ...]) -> Iterator[Fault]:
    """Each number of stations or utilities held needs its rent (P10, P11)."""
    count = sum(square.kind == kind for square in sheet.squares.values())
    if count > len(listed):
        yield Fault(
            ("choices", key),
            f"The board has {count} squares of the kind {kind}, but {key} lists {len(listed)}.",
            f"Set {key} under [choices], with one number for each number held.",
        )


def board_remarks(sheet: Sheet) -> Iterator[Fault]:
    """What is odd about a board, though it can be played."""
    for at, square in sheet.squares.items():
        if square.price and square.mortgage != square.price // 2:
            yield Fault(
                ("squares", at, "mortgage"),
                f"Square {at} costs {square.price} and is mortgaged for {square.mortgage}.",
                f"Usually it is half the price: {square.price // 2}.",
            )
    yield from name_remarks(sheet)
    used = {square.group for square in sheet.squares.values()}
    for group in sheet.groups:
        if group not in used:
            yield Fault(("groups", group), f"No street is in the group {group!r}.", "Give it streets, or remove it.")
    if not any(square.kind == "go_to_jail" for square in sheet.squares.values()):
        yield Fault(("squares",), "No square sends to jail.", "Make one of the kind go_to_jail, if you like.")


def name_remarks(sheet: Sheet) -> Iterator[Fault]:
    """Two deeds of one name, in whatever language, are taken for each other."""
    first: dict[tuple[str, str], str] = {}
    for at, square in sheet.squares.items():
        others = {first.setdefault(said, at) for said in square.name.words.items() if square.price} - {at}
        if others:
            what = f"Squares {min(others, key=int)} and {at} have the same name."
            yield Fault(("squares", at, "name"), what, "Give each deed a name of its own.")
