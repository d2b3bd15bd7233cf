"""Opening an edition: by its name in the catalogue, or someone's own file."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from casedepart.editions.check import remarks, sense_faults
from casedepart.editions.edition import Edition
from casedepart.editions.errors import EditionError, Fault, KeyPath
from casedepart.editions.model import LONGEST_SLUG
from casedepart.editions.shape import missing_faults, written_faults
from casedepart.editions.sources import CATALOGUE, Source, Tree, catalogue, chain, filled, joined, locate


def load(name: str | Path) -> Edition:
    """The edition of that name in the catalogue, or in that file; an `EditionError` says what is wrong."""
    if isinstance(name, str) and name in catalogue():
        return load_from_catalogue(name)
    return load_file(Path(name) if isinstance(name, Path) else locate(name))


def comes_with_the_package(edition: Edition) -> bool:
    """Is it one of the catalogue, to the letter? Any other one is kept with the games that are played on it."""
    return edition.id in catalogue() and load(edition.id).digest == edition.digest


@cache
def load_from_catalogue(name: str) -> Edition:
    return load_file(locate(name))


def load_file(path: Path, text: str | None = None) -> Edition:
    """The edition of a file, or of a text that was sent under its name."""
    errors, tree = examine(path, text)
    if errors:
        first = errors[0].alone()
        first.others = tuple(errors[1:])
        raise first
    return Edition(str(path), tree)


def examine(path: Path, text: str | None = None) -> tuple[list[EditionError], Tree]:
    """Everything that is wrong with a file, or with a text in its place, and what it says when nothing is."""
    try:
        sources = chain(path, text)
    except EditionError as error:
        return [error], {}
    errors = [found_in(source, fault) for source in sources for fault in written_faults(source.tree)]
    tree = whole(path, sources)
    for faults in (missing_faults, sense_faults):
        if not errors:
            errors = [placed(sources, fault) for fault in faults(tree)]
    return unique(errors), tree


def strangeness(path: Path) -> list[EditionError]:
    """What is odd about a file that is fine, with its lines."""
    sources = chain(path)
    return unique([placed(sources, remark) for remark in remarks(whole(path, sources))])


def whole(path: Path, sources: list[Source]) -> Tree:
    """What a chain of files says together; without an id of its own, a file's name is its id."""
    tree: Tree = filled(joined(sources))
    return {**tree, "id": sources[0].tree.get("id", slug(path.stem))}


def slug(stem: str) -> str:
    """A file's name as an edition's id."""
    return "-".join(re.findall(r"[a-z0-9]+", stem.lower()))[:LONGEST_SLUG].strip("-") or "edition"


def placed(sources: list[Source], fault: Fault) -> EditionError:
    """A fault of the whole edition, with the file and line that it comes from.

    The catalogue is sound by itself, so that a fault seen there is one of the file that extends it.
    """
    own = [source for source in sources if source.path.parent != CATALOGUE] or sources
    for length in range(len(fault.path), 0, -1):
        source = first_with(own, fault.path[:length])
        if source:
            return found_in(source, fault.moved(fault.path[:length]))
    return found_in(own[0], fault.moved(()))


def found_in(source: Source, fault: Fault) -> EditionError:
    """A fault with the file and the line of its value."""
    return source.error(fault.path, fault.key, **fault.details)


def first_with(sources: list[Source], path: KeyPath) -> Source | None:
    return next((source for source in sources if source.lines.line(path) is not None), None)


def unique(errors: list[EditionError]) -> list[EditionError]:
    """Errors sorted for reading: each once, those of a file by line."""
    once = {str(error): error for error in errors}
    files = list(dict.fromkeys(error.path for error in errors))
    return sorted(once.values(), key=lambda error: (files.index(error.path), error.line))
