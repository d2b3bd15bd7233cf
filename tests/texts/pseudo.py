"""A pseudo-language made from English: accented, longer, in brackets. What shows plain letters was forgotten.

`python -m tests.texts.pseudo FOLDER` writes it into a folder, for whoever wants to look at the page in it.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from pytest import MonkeyPatch

from casedepart.editions import translation
from casedepart.editions.languages import catalogue_words
from casedepart.texts import booklets, fluent, locales, search
from casedepart.texts.locales import VARIABLE, folders
from tests.texts.messages import nodes

TAG: Final = "en-XA"
"""The tag that Unicode has for accented English (CLDR)."""
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "áƀçðéƒğĥíĵķļɱñóþɋŕšţúṽŵẋýžÁƁÇÐÉƑĞĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)
LONGER: Final = re.compile(r"[áéíóúÁÉÍÓÚ]")
"""Vowels are doubled: a text grows by a third, as from English to German."""
OPENS, CLOSES = "⟦⟧"


def accented(words: str) -> str:
    """Words as the pseudo-language has them; what stands in braces is left as it is."""
    parts = re.split(r"(\{[^}]*\})", words)
    return "".join(part if part.startswith("{") else longer(part) for part in parts)


def longer(words: str) -> str:
    return LONGER.sub(lambda vowel: vowel[0] + vowel[0].lower(), words.translate(ACCENTS))


def pseudo_messages(source: str) -> str:
    """Fluent messages, each said in the pseudo-language."""
    resource = FluentParser().parse(source)
    for node in nodes(resource):
        if isinstance(node, ast.TextElement):
            node.value = longer(node.value)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None and any(isinstance(node, ast.TextElement) for node in nodes(pattern)):
                    pattern.elements = [ast.TextElement(OPENS), *pattern.elements, ast.TextElement(CLOSES)]
    return FluentSerializer().serialize(resource)


def write_pseudo(root: Path, tag: str = TAG) -> Path:
    """Write the folder of the pseudo-language into a folder of languages; that folder."""
    english = Path(str(folders("en")[0]))
    for file in english.rglob("*.ftl"):
        made = root / tag / file.relative_to(english)
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(pseudo_messages(file.read_text(encoding="utf-8")), encoding="utf-8")
    names = {word: accented(word) for word in catalogue_words(tag)}
    lines = [
        f"{json.dumps(word, ensure_ascii=False)} = {json.dumps(said, ensure_ascii=False)}\n"
        for word, said in names.items()
    ]
    (root / tag / translation.FILE).write_text("".join(lines), encoding="utf-8")
    return root


def headings() -> list[str]:
    """The headings of the printed booklets: they stay as printed, in every language."""
    return [
        heading for booklet in booklets().values() for source in booklet.rules.values() for heading in source.printed
    ]


@contextmanager
def spoken_from(root: Path) -> Iterator[None]:
    """Let this process, and those that it starts, read languages from a folder too."""
    with MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, str(root))
        forget()
        yield
    forget()


def forget() -> None:
    """Read the folders of languages anew when next asked."""
    for cached in (locales.roots, locales.languages, locales.is_known, fluent.read_messages, translation.translations):
        cached.cache_clear()
    for found in (search.hints, search.rule_index):
        found.cache_clear()


def printed(*words: str) -> str:
    """What a command prints."""
    program = [sys.executable, "-m", "casedepart", *words]
    done = subprocess.run(program, capture_output=True, text=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


if __name__ == "__main__":
    write_pseudo(Path(sys.argv[1]))
