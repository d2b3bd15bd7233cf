"""The HTTP side of languages: which there are, and all that the page says in one of them."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import NamedTuple

import msgspec
from msgspec import Struct
from starlette.responses import Response

from casedepart.server.calls import Call
from casedepart.server.http_page import ALWAYS_ASK, accepted, is_known
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


class Encoded(NamedTuple):
    """Texts as they are sent: made once."""

    plain: bytes
    compressed: bytes
    etag: str


async def show_texts(call: Call) -> object:
    """What the page says, as compressed as whoever asks can read it; only that it is the same, to who has it."""
    sent = encoded(call.language)
    headers = {
        "cache-control": ALWAYS_ASK,
        "content-language": call.language,
        "etag": sent.etag,
        "vary": "accept-encoding, accept-language",
    }
    if is_known(sent.etag, call.request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    if "gzip" not in accepted(call.request.headers.get("accept-encoding", "")):
        return Response(sent.plain, headers=headers, media_type="application/json")
    return Response(sent.compressed, headers={**headers, "content-encoding": "gzip"}, media_type="application/json")


@cache
def encoded(language: str) -> Encoded:
    """All that the page says in a language."""
    texts = [TextsIn(tag, messages) for tag, messages in page_texts(language)]
    named = {tag: language_name(tag) for tag in languages()}
    plain = msgspec.json.encode(PageTexts(language, named, texts))
    return Encoded(plain, gzip.compress(plain, 9, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:32]}"')
