"""An edition that someone sends, or a record carries: checked as a file is; only the catalogue is read here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from casedepart.editions.check import sense_faults
from casedepart.editions.edition import Edition
from casedepart.editions.errors import EditionError
from casedepart.editions.load import load_file
from casedepart.editions.shape import missing_faults
from casedepart.editions.sources import Tree, catalogue, parse
from casedepart.texts.faults import Listed

SHOWN: Final = "edition.toml"
"""What messages call the file."""
MOST_CHARACTERS: Final = 262_144
LONGEST_LINE: Final = 1_000
MOST_DOTS: Final = 50
"""A key of many parts costs the square of their number to read."""
DEEPEST: Final = 12
MOST_VALUES: Final = 5_000
"""To look each one up costs time; the largest edition of the catalogue has a thousand."""


def from_text(text: str) -> Edition:
    """The edition that a text holds; an `EditionError` says all that is wrong with it."""
    text = text.removeprefix("\ufeff")
    check_size(text)
    tree = parse(text, SHOWN)
    check_depth(tree)
    check_extends(tree)
    return load_file(Path(SHOWN), text.encode(errors="replace").decode())


def from_tree(tree: Tree) -> Edition:
    """The edition that plain values make, as a record carries them; an `EditionError` says what is wrong with them."""
    check_text(tree)
    check_depth(tree)
    for faults in (missing_faults, sense_faults):
        for fault in faults(tree):
            place = ".".join(str(key)[:40] for key in ("edition", *fault.path))
            raise EditionError(place, 0, fault.key, **fault.details)
    return Edition(SHOWN, tree)


def check_text(tree: Tree) -> None:
    """Refuse what is longer than a file may be, or cannot be written into one."""
    try:
        length = len(json.dumps(tree, ensure_ascii=False).encode())
    except UnicodeEncodeError:
        raise EditionError("edition", 0, "no-signs") from None
    if length > MOST_CHARACTERS:
        raise EditionError("edition", 0, "too-long", most=MOST_CHARACTERS)


def check_size(text: str) -> None:
    """Refuse what would take long only to look at."""
    if len(text) > MOST_CHARACTERS:
        raise EditionError(SHOWN, 0, "too-long", most=MOST_CHARACTERS)
    # Lines as TOML has them: `splitlines` breaks at other signs too.
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise EditionError(SHOWN, number, "line-too-long", most=LONGEST_LINE)
        if line.count(".") > MOST_DOTS:
            raise EditionError(SHOWN, number, "too-many-dots", most=MOST_DOTS)


def check_depth(tree: object) -> None:
    """Refuse what is nested deeper, or holds far more, than any edition does."""
    level: list[object] = [tree]
    found = 0
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in children(value)]
        found += len(level)
        if found > MOST_VALUES:
            raise EditionError(SHOWN, 0, "too-many-values", most=MOST_VALUES)
        if not level:
            return
    raise EditionError(SHOWN, 0, "nested")


def children(value: object) -> list[object]:
    """What stands in a table or a list."""
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def check_extends(tree: dict[str, object]) -> None:
    """An edition that is sent extends one that comes with the program, or none: never a file."""
    named = tree.get("extends")
    if isinstance(named, str) and named not in catalogue():
        raise EditionError(SHOWN, 0, "extends-a-file", name=named[:40], known=Listed(*catalogue()))
