"""Fluent messages by language: what every text of the game is looked up in.

All words of a language are in its folder. What it lacks, another lends it, sentence by sentence (`fallbacks`).
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from casedepart.texts.locales import COMPLETE, fallbacks, folders, languages

if TYPE_CHECKING:
    from casedepart.engine import Variant

GAME: Final = "game"
"""The messages of the game itself, in as many files as there are; other parts of the package have one file each."""
PARTS: Final = ("cli", "help", "record", "server", "table", "editions", "scenario")
"""The parts of the package that have messages of their own, each in the file of its name."""
PAGE: Final = "page"
"""The part in the browser: the files of a folder, and those of the game that it tells events and answers with."""
SHARED: Final = ("actions", "events", "house_rules", "reasons")
"""The files of the game that the page has too."""
LONGEST: Final = 900
"""How much of a value a message shows; Fluent takes no more than 1,000 characters."""
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
_LEARNING = RLock()
_FOLDED_LINE = re.compile(r" *\n *")


class UnknownText(ValueError):
    """A language, a rule or a message that there is not."""


class Messages:
    """The messages of one language, each parsed when it is first asked for: to parse all takes a second."""

    def __init__(self, language: str, part: str) -> None:
        self.language: Final = language
        self.part: Final = part
        self.bundle: Final = FluentBundle([*fallbacks(language)], use_isolating=False)
        self.written: Final[dict[str, str]] = {}
        """Each message as it is written."""
        self.learned: Final[set[str]] = set()
        """Those that the bundle has."""
        for file in message_files(language, part):
            self.add(file.read_text(encoding="utf-8"))

    def add(self, source: str) -> None:
        """Let more messages be known; one that has the name of another takes its place, unless that was in use."""
        starts = list(_ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        for start, end in zip(starts, ends, strict=True):
            if start[1] not in self.learned:
                self.written[start[1]] = source[start.start() : end]

    def pattern(self, key: str) -> object:
        """What a message, or an attribute of it, is made from; None: there is none."""
        name, _, attribute = key.partition(".")
        if name not in self.written:
            return None
        self.learn(name)
        found = self.bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def learn(self, name: str) -> None:
        """Parse a message, and those that it refers to; what is not there is borrowed."""
        if name in self.learned:
            return
        # Rules are told in threads, and a message is known only with all that it refers to.
        with _LEARNING:
            found: set[str] = set()
            waiting = [name]
            while waiting:
                wanted = waiting.pop()
                source = self.source_of(wanted)
                if source is None or wanted in found | self.learned:
                    continue
                self.bundle.add_resource(checked(source, f"{self.language}, {wanted}"))
                found.add(wanted)
                waiting += _REFERENCE.findall(source)
            self.learned.update(found)

    def source_of(self, name: str) -> str | None:
        """A message as it is written here, or in the nearest language that has it."""
        near = (messages(tag, self.part).written.get(name) for tag in fallbacks(self.language) if tag != self.language)
        return self.written.get(name) or next((source for source in near if source), None)

    def borrowed(self) -> list[str]:
        """What messages here refer to and other languages lend, as it is written there."""
        found: dict[str, str] = {}
        waiting = list(self.written.values())
        while waiting:
            for name in _REFERENCE.findall(waiting.pop()):
                source = self.source_of(name)
                if source is not None and name not in self.written and name not in found:
                    found[name] = source
                    waiting.append(source)
        return list(found.values())

    def attributes(self, name: str) -> tuple[str, ...]:
        """The names of a message's attributes, in the order of the file; none where there is no such message."""
        if name not in self.written:
            return ()
        self.learn(name)
        return tuple(self.bundle.get_message(name).attributes)

    def said(self, key: str, pattern: Any, arguments: dict[str, object]) -> str:
        """A message in words, on one line."""
        said, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise UnknownText(f"the text {key!r} lacks something: {errors[0]}")
        return _FOLDED_LINE.sub(" ", str(said))


def messages(language: str, part: str = GAME) -> Messages:
    """The messages of a language that a part of the package has, read once."""
    return read_messages(language, part)


@cache
def read_messages(language: str, part: str) -> Messages:
    """Messages by language and part: a cache that knew of a default would keep some twice."""
    return Messages(language, part)


def message_files(language: str, part: str = GAME) -> list[Traversable]:
    """The files that hold a part's messages in a language."""
    found = [file for folder in folders(language) for file in files_in(folder)]
    if part == PAGE:
        below = [file for folder in folders(language) for file in files_in(folder / PAGE)]
        return [*(file for file in found if file.name.removesuffix(".ftl") in SHARED), *below]
    return [file for file in found if part == part_of(file)]


def files_in(folder: Traversable) -> list[Traversable]:
    """The files of messages in a folder, by name."""
    found = folder.iterdir() if folder.is_dir() else ()
    return sorted((file for file in found if file.name.endswith(".ftl")), key=lambda file: file.name)


def part_of(file: Traversable) -> str:
    """The part of the package whose messages a file holds."""
    name = file.name.removesuffix(".ftl")
    return name if name in PARTS else GAME


def parsed(file: Traversable) -> ast.Resource:
    """The messages of a file."""
    return checked(file.read_text(encoding="utf-8"), file.name)


def checked(source: str, where: str) -> ast.Resource:
    """The messages of some text; a line in it that is not Fluent is an error."""
    found = FluentResource(source)
    for entry in found.body:
        if isinstance(entry, ast.Junk):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            raise UnknownText(f"{where}, line {line}: this is not a Fluent message")
    return found


def text(language: str, key: str, **arguments: object) -> str:
    """The text of a message, or of an attribute of it written `message.attribute`."""
    return said_by(GAME, language, key, arguments)


def said_by(part: str, language: str, key: str, arguments: dict[str, object]) -> str:
    """A message of a part of the package, or an attribute of it written `message.attribute`."""
    found = lender(language, key, part)
    if found is None:
        raise UnknownText(f"no text {key!r} in the language {language!r}")
    return found.said(key, found.pattern(key), {name: bounded(value) for name, value in arguments.items()})


def lender(language: str, key: str, part: str = GAME) -> Messages | None:
    """The messages of the nearest language that has a text; None: there is no such text."""
    check_language(language)
    near = (messages(tag, part) for tag in fallbacks(language))
    return next((one for one in near if one.pattern(key) is not None), None)


def check_language(language: str) -> None:
    """Refuse a language that there is not."""
    if language not in languages():
        raise UnknownText(f"no texts in the language {language!r}: there are {', '.join(languages())}")


def bounded(value: object) -> object:
    """A value that may be as long as whoever sent it liked, cut where nobody would read on."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def has_text(language: str, key: str, part: str = GAME) -> bool:
    """Whether there is such a message, or such an attribute of it, in a language or in one that lends it words."""
    return lender(language, key, part) is not None


def attributes(language: str, message: str) -> tuple[str, ...]:
    """The names of a message's attributes, in the order of the file; then those that only a lender has."""
    found: dict[str, None] = {}
    for tag in fallbacks(language):
        found |= dict.fromkeys(messages(tag, GAME).attributes(message))
        if found and tag in COMPLETE:
            break
    return tuple(found)


def add_variant(variant: Variant) -> None:
    """Let the texts of a variant of one's own be known; a complete language that it lacks is lent another's."""
    for language in {*COMPLETE, *variant.texts} & set(languages()):
        source = variant_text(variant, language)
        checked(source, f"the texts of {variant.name}")
        messages(language, GAME).add(source)


def variant_text(variant: Variant, language: str) -> str:
    """The messages of a variant in a language, else in the nearest that it has."""
    near = [variant.texts[tag] for tag in fallbacks(language) if variant.texts.get(tag)]
    return next(iter([*near, *variant.texts.values()]), "")


def page_texts(language: str) -> list[tuple[str, str]]:
    """All that the page says in a language, as Fluent; then what it lacks, in each language that lends some of it."""
    own = messages(language, PAGE)
    texts = [(language, "".join([*own.written.values(), *own.borrowed()]))]
    said = {name: attribute_names(source) for name, source in own.written.items()}
    for tag in () if language in COMPLETE else fallbacks(language)[1:]:
        lacking = {
            name: source
            for name, source in messages(tag, PAGE).written.items()
            if name not in said or not attribute_names(source) <= said[name]
        }
        said |= {name: said.get(name, set()) | attribute_names(source) for name, source in lacking.items()}
        texts += [(tag, "".join(lacking.values()))] if lacking else []
    return texts


def attribute_names(source: str) -> set[str]:
    """The attributes of a message as it is written."""
    return set(_ATTRIBUTE.findall(source))
