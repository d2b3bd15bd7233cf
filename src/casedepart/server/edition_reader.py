"""Reading an edition that someone sent, in a worker process, which loads no more than that takes."""

from __future__ import annotations

from typing import Final, NamedTuple

from casedepart.editions import EditionError
from casedepart.editions.sources import Tree
from casedepart.editions.upload import from_text
from casedepart.server.bodies import EditionFault

MOST_FAULTS: Final = 50


class ReadEdition(NamedTuple):
    """What a text that someone sent comes to: an edition's data, or all that is wrong with it."""

    tree: Tree
    faults: list[EditionFault]
    first: str = ""
    """What is wrong first, in a sentence."""


def read(text: str) -> ReadEdition:
    """Read an edition; done in a process of its own, with limits of memory and time."""
    try:
        return ReadEdition(from_text(text).tree, [])
    except EditionError as error:
        found = [error, *error.others][:MOST_FAULTS]
        return ReadEdition({}, [EditionFault(one.line, one.message, one.cure) for one in found], str(error))
