"""French and English: every text that the page asks for is there in both, and nothing of the other is left over."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from casedepart.editions import catalogue
from casedepart.sim.daily import PLAYERS
from casedepart.table.names import BOT_NAMES
from tests.browser.positions import NAMES
from tests.browser.serving import PageServer
from tests.browser.visitor import Visitor
from tests.browser.words import files
from tests.repository.tree import ROOT, text_of

SOURCES = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
ASKED = re.compile(r"""\b(?:t|hasText)\(\s*(['"`])([a-z][a-z0-9.-]*)(\$\{)?""")
BEGINS = re.compile(r"^(?:([a-z][\w-]*)|(-[\w-]+)| +\.([\w-]+)) *=", re.MULTILINE)
"""A text, a term that texts use, or a form of the one before."""
BROKEN = re.compile(r"[{}]|\?\?\?|undefined|NaN|\[object|\bnull\b|\u2068|\u2069")
EVERY_TEXT = """
() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement
    if (parent?.checkVisibility() && !['SCRIPT', 'STYLE'].includes(parent.tagName)) found.push(walk.currentNode.data)
  }
  for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '')
  return found.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean)
}
"""


def messages(language: str) -> dict[str, set[str]]:
    """Every text there is, with its forms; found by their beginnings, since to parse them all takes seconds."""
    found: dict[str, set[str]] = {}
    for file in files(language):
        forms: set[str] = set()
        for text, term, form in BEGINS.findall(text_of(file)):
            if form:
                forms.add(form)
            else:
                forms = set() if term else found.setdefault(text, set())
    return found


TEXTS = {language: messages(language) for language in ("en", "fr")}


def test_both_languages_have_the_same_texts() -> None:
    assert TEXTS["en"] == TEXTS["fr"]


def test_every_text_that_the_page_asks_for_is_there() -> None:
    asked = {(path.name, *found[1:]) for path in SOURCES for found in ASKED.findall(text_of(path))}
    missing = [f"{file}: {key}" for file, key, more in sorted(asked) if not is_there(key, bool(more))]
    assert len(asked) > 200 and missing == []


def is_there(key: str, more: bool) -> bool:
    """Is there such a text, or, where a name goes on with what only the page knows, any that begins so?"""
    name, _, form = key.partition(".")
    if more:
        return any(known.startswith(name) for known in TEXTS["en"])
    return name in TEXTS["en"] and (not form or form in TEXTS["en"][name])


SAME = {
    "chances",
    "doubles",
    "menu",
    "min",
    "pause",
    "place",
    "volume",
    "hasbro",
    "abcd",
    "efgh",
    "case",
    "départ",
    "français",
    "english",
}
"""Words that are the same in both languages, and an example of a code."""
WORD = re.compile(r"[^\W\d_]{3,}")


def assert_apart(server: PageServer, seen: dict[str, set[str]]) -> None:
    """Texts of one view in two languages: every one is whole, and none is the same that should not be."""
    for language, texts in seen.items():
        assert [text for text in texts if BROKEN.search(text) or text in TEXTS[language]] == []
    known = SAME | words_of((*NAMES, *BOT_NAMES, *PLAYERS)) | names_in_both(server)
    both = {text: words_of([text]) - known for text in seen["en"] & seen["fr"]}
    assert {text: words for text, words in both.items() if words} == {}


def texts_of(visitor: Visitor) -> set[str]:
    """All that is shown or read out."""
    visitor.page.wait_for_load_state("networkidle")
    found: list[str] = visitor.page.evaluate(EVERY_TEXT)
    assert found, "something is shown"
    return set(found)


def words_of(texts: Iterable[str]) -> set[str]:
    return {word.lower() for text in texts for word in WORD.findall(text)}


@cache
def names_in_both(server: PageServer) -> set[str]:
    """Words of names that the editions have in both languages."""
    looks = [server.get(f"/api/editions/{edition}/look").json for edition in catalogue()]
    return words_of(said(looks, "fr")) & words_of(said(looks, "en"))


def said(part: Any, language: str) -> Iterator[str]:
    """Everything that an edition says in a language."""
    if isinstance(part, dict) and isinstance(part.get(language), str):
        yield part[language]
    for one in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from said(one, language)
