"""Names and cards in a language that an edition's file does not speak: from the language's own folder.

`names.toml` there says what the English words of the catalogue are called: `"Old Kent Road" = "Badstraße"`.
"""

from __future__ import annotations

import string
import tomllib
from collections.abc import Mapping
from functools import cache

from casedepart.texts import UnknownText
from casedepart.texts.locales import fallbacks, folders

FILE = "names.toml"


def in_language(words: Mapping[str, str], language: str) -> str:
    """What is said by language, in one of them, or in the nearest that there is."""
    known = words.get("en") or next(iter(words.values()), "")
    for tag in fallbacks(language):
        found = words.get(tag) or translations(tag).get(known)
        if found:
            return found
    return known


@cache
def translations(language: str) -> dict[str, str]:
    """What the words of editions are called in a language, by their English; read once."""
    found: dict[str, str] = {}
    for folder in folders(language):
        if (folder / FILE).is_file():
            found |= read((folder / FILE).read_text(encoding="utf-8"), f"{language}/{FILE}")
    return found


def read(source: str, where: str) -> dict[str, str]:
    """The names of a file; one that is no text, or has blanks that the English lacks, is an error."""
    try:
        named = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise UnknownText(f"{where}: this is not TOML: {error}.") from None
    for english, words in named.items():
        if not isinstance(words, str) or not words:
            raise UnknownText(f"{where}: what {english!r} is called must be text, in quotes.")
        if not set(blanks(words)) <= set(blanks(english)):
            raise UnknownText(f"{where}: {words!r} has blanks that {english!r} has not.")
    return named


def blanks(words: str) -> list[str]:
    """The names in braces; a brace that is never closed counts as a blank."""
    try:
        parts = list(string.Formatter().parse(words))
    except ValueError:
        return ["…"]
    plain = all(not form and not conversion for _, _, form, conversion in parts)
    return [name for _, name, _, _ in parts if name is not None] if plain else ["…"]
