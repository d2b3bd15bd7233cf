"""From an edition's file, and those it extends, to one tree of values."""

from __future__ import annotations

import re
import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from casedepart.editions.errors import EditionError, KeyPath
from casedepart.editions.lines import Lines
from casedepart.editions.nearest import meant
from casedepart.texts.faults import Listed
from casedepart.texts.locales import is_tag

CATALOGUE: Final = Path(__file__).parent / "catalogue"
SOURCE_KEYS: Final = frozenset({"source", "source_en"})
SYNTAX_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")

Tree = dict[str, Any]


@cache
def catalogue() -> tuple[str, ...]:
    """The names of the editions that come with the package, the classic one first."""
    names = sorted(file.stem for file in CATALOGUE.glob("*.toml"))
    return tuple(sorted(names, key=lambda name: name != "classic"))


class Source:
    """One file of an edition, as written."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        """`text`: what it says, where that was sent and no file is to be opened."""
        self.path: Final = path
        self.shown: Final = path.name if path.parent == CATALOGUE else str(path)
        self.text: Final = read_text(path, self.shown) if text is None else text
        self.tree: Final[Tree] = parse(self.text, self.shown)

    @cached_property
    def lines(self) -> Lines:
        """Where each key stands; made only when something is wrong."""
        return Lines(self.text)

    def error(self, path: KeyPath, fault: str, /, **details: object) -> EditionError:
        """An error about a value of this file, on its line or that of the table around it."""
        for length in range(len(path), -1, -1):
            line = self.lines.line(path[:length])
            if line is not None:
                return EditionError(self.shown, line, fault, **details)
        return EditionError(self.shown, 1, fault, **details)


def read_text(path: Path, shown: str) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise EditionError(shown, 0, "no-file") from None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise EditionError(shown, line, "not-text") from None
    except OSError as error:
        raise EditionError(shown, 0, "unreadable-file", reason=error.strerror) from None


def parse(text: str, shown: str) -> Tree:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = str(error)
        place = SYNTAX_PLACE.search(said)
        line = int(place.group(1)) if place and place.group(1) else text.count("\n") + 1
        raise EditionError(shown, line, "not-toml", reason=SYNTAX_PLACE.sub("", said)) from None
    except RecursionError:
        raise EditionError(shown, 0, "nested") from None


def locate(name: str) -> Path:
    """The file of an edition, given by its name in the catalogue or as a file."""
    if name in catalogue():
        return CATALOGUE / f"{name}.toml"
    if name.endswith(".toml") or "/" in name or "\\" in name or Path(name).is_file():
        return Path(name)
    raise EditionError(name, 0, "no-edition", name=name, near=meant(name, catalogue()), known=Listed(*catalogue()))


def chain(path: Path, text: str | None = None) -> list[Source]:
    """A file and those it extends, the file itself first."""
    sources = [Source(path, text)]
    while "extends" in sources[-1].tree:
        sources.append(parent(sources))
    return sources


def parent(sources: list[Source]) -> Source:
    """The file that the last of a chain extends."""
    child = sources[-1]
    file = parent_path(child)
    if file.resolve() in {source.path.resolve() for source in sources}:
        raise child.error(("extends",), "extends-itself", chain=" → ".join([*(s.shown for s in sources), file.name]))
    if not file.is_file():
        raise child.error(("extends",), "extends-missing", file=file.name, place=str(file))
    return Source(file)


def parent_path(child: Source) -> Path:
    named = child.tree["extends"]
    if not isinstance(named, str):
        raise child.error(("extends",), "extends-no-text")
    if named in catalogue():
        return CATALOGUE / f"{named}.toml"
    if named.endswith(".toml"):
        return child.path.parent / named
    near, known = meant(named, catalogue()), Listed(*catalogue())
    raise child.error(("extends",), "extends-unknown", name=named, near=near, known=known)


def joined(sources: list[Source]) -> Tree:
    """What a chain of files says together: the nearer file wins."""
    tree: Tree = {}
    for source in reversed(sources):
        tree = over(tree, source.tree)
    tree.pop("extends", None)
    return tree


def over(below: Tree, above: Tree) -> Tree:
    """One tree laid over another: tables are joined, all else is replaced."""
    tree = dict(below)
    for key, value in above.items():
        tree[key] = over(tree[key], value) if is_joined(tree.get(key), value) else value
    if renamed(above) and "number" in below:
        tree.pop("number")
    return tree


def renamed(above: Tree) -> bool:
    """Does it give a square another name? The number that was printed beside the old one goes with it."""
    return "name" in above and "number" not in above


def is_joined(below: object, above: object) -> bool:
    """Both are tables, but not two names, nor a square that becomes one of another kind."""
    if not isinstance(below, dict) or not isinstance(above, dict):
        return False
    both_names = is_name(below) and is_name(above)
    return not both_names and above.get("kind", below.get("kind")) == below.get("kind")


def is_name(value: Tree) -> bool:
    """Are these words by language, and at most where they are from?"""
    return bool(value) and all(key in SOURCE_KEYS or (is_tag(key) and is_said(value[key])) for key in value)


def is_said(value: object) -> bool:
    """Words, or a list of them; anything that is not understood is left for the check of shapes."""
    return not isinstance(value, dict | int)


def filled(value: Any, in_cards: bool = False) -> Any:
    """A tree in which each name or card that lacks French or English has the other's words."""
    if isinstance(value, list):
        return [filled(item, in_cards) for item in value]
    if not isinstance(value, dict):
        return value
    has_words = "effect" in value if in_cards else is_name(value)
    if has_words and ("fr" in value) != ("en" in value):
        words = value.get("fr", value.get("en"))
        return {"fr": words, "en": words, **value}
    return {key: filled(item, in_cards or key == "cards") for key, item in value.items()}
