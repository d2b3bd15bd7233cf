"""The HTTP side of languages: which there are, and all that the page says in one of them."""

from __future__ import annotations

from msgspec import Struct

from casedepart.server.calls import Call
from casedepart.texts import languages, page_texts
from casedepart.texts.locales import language_name


class TextsIn(Struct, frozen=True):
    """Texts in one language."""

    language: str
    messages: str
    """As Fluent."""


class PageTexts(Struct, frozen=True):
    """What the page says, in the language that `Accept-Language` prefers."""

    language: str
    languages: dict[str, str]
    """All that there are, each with what it calls itself."""
    texts: list[TextsIn]
    """In the language; then what it lacks, in those that lend it."""


async def show_texts(call: Call) -> object:
    """What the page says."""
    texts = [TextsIn(tag, messages) for tag, messages in page_texts(call.language)]
    return PageTexts(call.language, {tag: language_name(tag) for tag in languages()}, texts)
