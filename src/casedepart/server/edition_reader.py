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


def read(sent: tuple[str, str]) -> ReadEdition:
    """Read an edition as text, and tell in a language what is wrong; in a process with limits of memory and time."""
    text, language = sent
    try:
        return ReadEdition(from_text(text).tree, [])
    except EditionError as error:
        found = [error, *error.others][:MOST_FAULTS]
        faults = [EditionFault(one.line, one.what().told(language), one.how().told(language)) for one in found]
        return ReadEdition({}, faults, error.told(language))
