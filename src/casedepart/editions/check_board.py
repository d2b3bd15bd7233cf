"""Whether a board makes sense."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from msgspec import structs

from casedepart.editions.errors import Fault
from casedepart.editions.model import Sheet, SquareData
from casedepart.editions.nearest import meant
from casedepart.engine.rules import HOTEL, SQUARES, Choices
from casedepart.texts.faults import Listed

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
        yield Fault(("squares",), "squares-missing", squares=Listed(*missing), n=len(missing))
    if not any(square.price for square in sheet.squares.values()):
        yield Fault(("squares",), "nothing-for-sale")


def misplaced_squares(sheet: Sheet) -> Iterator[Fault]:
    for at, kind in FIXED.items():
        if at in sheet.squares and sheet.squares[at].kind != kind:
            yield Fault(("squares", at, "kind"), "other-kind", at=at, found=sheet.squares[at].kind, kind=kind)
    for at, square in sheet.squares.items():
        if square.kind in FIXED.values() and FIXED.get(at) != square.kind:
            yield Fault(("squares", at, "kind"), "second-of-kind", at=at, kind=square.kind)


def field_faults(at: str, square: SquareData) -> Iterator[Fault]:
    """A square says what its kind needs, and nothing that its kind has no use for."""
    needed = NEEDS.get(square.kind, ())
    allowed = {"kind", "name", *needed, *MAY_HAVE.get(square.kind, ())}
    for key, value in structs.asdict(square).items():
        if key in needed and not value:
            lacks = "square-lacks-number" if isinstance(value, int) else "square-lacks"
            yield Fault(("squares", at, key), lacks, at=at, key=key, kind=square.kind)
        if value and key not in allowed:
            yield Fault(("squares", at, key), "square-has-more", at=at, key=key, kind=square.kind)


def value_faults(at: str, square: SquareData) -> Iterator[Fault]:
    if square.kind == "street" and square.rent:
        yield from rent_faults(at, square.rent)
    if square.mortgage > square.price > 0:
        sums = {"mortgage": square.mortgage, "price": square.price}
        yield Fault(("squares", at, "mortgage"), "mortgage-above-price", at=at, **sums)


def rent_faults(at: str, rent: tuple[int, ...]) -> Iterator[Fault]:
    if len(rent) != HOTEL + 1:
        yield Fault(("squares", at, "rent"), "number-of-rents", at=at, count=len(rent))
    for lower, higher in pairwise(rent):
        if higher <= lower:
            yield Fault(("squares", at, "rent"), "rents-fall", at=at, higher=higher, lower=lower)
            return


def number_faults(sheet: Sheet) -> Iterator[Fault]:
    """Numbers on squares have a name, which the first of them asks for."""
    numbered = [at for at, square in sheet.squares.items() if square.number is not None]
    if numbered and sheet.theme.number is None:
        yield Fault(("squares", numbered[0], "number"), "number-without-name", at=numbered[0])


def group_faults(sheet: Sheet) -> Iterator[Fault]:
    sizes = Counter(square.group for square in sheet.squares.values() if square.kind == "street")
    for at, square in sheet.squares.items():
        if square.kind != "street" or not square.group:
            continue
        if square.group not in sheet.groups:
            near, known = meant(square.group, sheet.groups), Listed(*sheet.groups)
            yield Fault(("squares", at, "group"), "no-such-group", at=at, group=square.group, near=near, known=known)
        elif sizes[square.group] == 1:
            yield Fault(("squares", at, "group"), "lonely-street", at=at, group=square.group)


def too_many(sheet: Sheet, kind: str, key: str, listed: tuple[int, ...]) -> Iterator[Fault]:
    """Each number of stations or utilities held needs its rent (P10, P11)."""
    count = sum(square.kind == kind for square in sheet.squares.values())
    if count > len(listed):
        yield Fault(("choices", key), "too-many-of-kind", count=count, kind=kind, key=key, listed=len(listed))


def board_remarks(sheet: Sheet) -> Iterator[Fault]:
    """What is odd about a board, though it can be played."""
    for at, square in sheet.squares.items():
        if square.price and square.mortgage != square.price // 2:
            sums = {"price": square.price, "mortgage": square.mortgage, "half": square.price // 2}
            yield Fault(("squares", at, "mortgage"), "odd-mortgage", at=at, **sums)
    yield from name_remarks(sheet)
    used = {square.group for square in sheet.squares.values()}
    for group in sheet.groups:
        if group not in used:
            yield Fault(("groups", group), "empty-group", group=group)
    if not any(square.kind == "go_to_jail" for square in sheet.squares.values()):
        yield Fault(("squares",), "no-way-to-jail")


def name_remarks(sheet: Sheet) -> Iterator[Fault]:
    """Two deeds of one name, in whatever language, are taken for each other."""
    first: dict[tuple[str, str], str] = {}
    for at, square in sheet.squares.items():
        others = {first.setdefault(said, at) for said in square.name.words.items() if square.price} - {at}
        if others:
            yield Fault(("squares", at, "name"), "same-name", first=min(others, key=int), second=at)
