"""What a language still lacks: `python -m casedepart.editions.languages de`.

What is lacking is said in another language meanwhile, so that a language may be used while it is being written.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

from casedepart.editions.load import load
from casedepart.editions.sources import catalogue
from casedepart.editions.translation import FILE, translations
from casedepart.texts import UnknownText, languages
from casedepart.texts.fluent import GAME, PAGE, PARTS, attribute_names, check_language, message_files, messages, parsed
from casedepart.texts.locales import COMPLETE, DEFAULT

_VARIABLE = re.compile(r"\$(\w+)")


class Lack(NamedTuple):
    """How far a language is."""

    missing: list[str]
    """Texts that English has and it has not, as `part: message.attribute`; names as the catalogue has them."""
    strange: list[str]
    """Texts that nothing asks for, or that ask for what nothing gives."""
    all: int
    """How many texts and names there are."""


def lack_of(language: str) -> Lack:
    """What a language lacks, beside English; a file of it that cannot be read is an error."""
    check_language(language)
    words, translated = catalogue_words(language), translations(language)
    missing = [f"{FILE}: {name}" for name in words if name not in translated]
    strange = [f"{FILE}: {name}" for name in translated if name not in catalogue_words("")]
    count = len(words)
    for part in (GAME, *PARTS, PAGE):
        for file in message_files(language, part):
            parsed(file)
        ours, theirs = texts_of(DEFAULT, part), texts_of(language, part)
        missing += [f"{part}: {key}" for key in ours if key not in theirs]
        strange += [f"{part}: {key}" for key in theirs if key not in ours]
        known = {name for complete in COMPLETE for names in texts_of(complete, part).values() for name in names}
        strange += [f"{part}: {key} ${name}" for key in theirs for name in sorted(theirs[key] - known)]
        count += len(ours)
    return Lack(missing, strange, count)


def texts_of(language: str, part: str) -> dict[str, set[str]]:
    """The texts of a language, by message and `message.attribute`, each with what its message may name."""
    found = {}
    for name, source in messages(language, part).written.items():
        for key in (name, *(f"{name}.{attribute}" for attribute in sorted(attribute_names(source)))):
            found[key] = set(_VARIABLE.findall(source))
    return found


def catalogue_words(language: str) -> list[str]:
    """The English of every name, card and note of the catalogue that its files do not have in a language, each once."""
    trees = [load(name).tree for name in catalogue()]
    return list(dict.fromkeys(word for tree in trees for word in english_in(tree, language)))


def english_in(value: Any, language: str, key: str = "") -> Iterator[str]:
    """The English words of some data that are not there in a language."""
    if isinstance(value, list):
        for item in value:
            yield from english_in(item, language)
    elif isinstance(value, dict) and key != "place":
        said = value.get(DEFAULT)
        if said and language not in value:
            yield from [said] if isinstance(said, str) else said
        for inner, item in value.items():
            yield from english_in(item, language, inner)


def main(asked: list[str]) -> None:
    """Tell how far each language is, and all that is lacking in those asked for."""
    try:
        for language in asked or languages():
            lack = lack_of(language)
            print(f"{language}: {lack.all - len(lack.missing)} of {lack.all}")
            for key in lack.missing if asked else ():
                print(f"  missing  {key}")
            for key in lack.strange:
                print(f"  unknown  {key}")
    except UnknownText as error:
        sys.exit(f"{str(error)[:1].upper()}{str(error)[1:]}")


if __name__ == "__main__":
    main(sys.argv[1:])
