"""The messages of a table and the entries that come of them, each told in one place, by what they are about.

A message has its fields, who may say it (its base class) and `decide`; its entry has its fields and `change`. Whatever
class in one of these modules has a tag is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, Final, TypeVar

from msgspec import Struct

from casedepart.table.entry import Entry
from casedepart.table.messages import box, luck, message, opening, pace, people, play, trials
from casedepart.table.messages.message import Ask

Kind = TypeVar("Kind", bound=Struct)
MODULES: Final[tuple[ModuleType, ...]] = (message, opening, people, play, pace, luck, box, trials)


def tagged_classes(base: type[Kind]) -> Iterator[type[Kind]]:
    """Every class of these modules that has a tag, of those that derive from this one."""
    for module in MODULES:
        for kind in vars(module).values():
            is_here = isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == module.__name__
            # Without a tag of its own, a class is tagged by its name.
            if is_here and kind.__struct_config__.tag != kind.__name__:
                yield kind


ASKS: Final[tuple[type[Ask], ...]] = tuple(tagged_classes(Ask))
"""Every message that a client may send."""
ENTRIES: Final[tuple[type[Entry], ...]] = tuple(tagged_classes(Entry))
"""Every kind of entry of a journal."""
ANY_ASK: Final[Any] = reduce(or_, ASKS)
ANY_ENTRY: Final[Any] = reduce(or_, ENTRIES)
"""Any of them, as the type of what is decoded."""
