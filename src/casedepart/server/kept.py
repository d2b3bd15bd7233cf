"""Answers that follow from the build, the address and the language alone: worked out once, and kept as bytes."""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.responses import Response

from casedepart.server.http_page import ALWAYS_ASK, accepted, is_known
from casedepart.server.responses import encode

MOST_ASKED: Final = 128
"""How many answers to addresses with a query are kept: of those there is no end."""
WORTH: Final = 1_024
"""Fewer bytes are not compressed: they fit into one packet as they are."""


class Asked(NamedTuple):
    """What such an answer follows from."""

    path: str
    query: str
    language: str


class Encoded(NamedTuple):
    """An answer as it is sent: encoded and compressed once."""

    plain: bytes
    compressed: bytes
    etag: str

    @staticmethod
    def of(value: object) -> Encoded:
        """A value as JSON; bytes are JSON already."""
        plain = value if isinstance(value, bytes) else encode(value)
        compressed = gzip.compress(plain, 6, mtime=0) if len(plain) >= WORTH else b""
        return Encoded(plain, compressed, f'"{hashlib.sha256(plain).hexdigest()[:32]}"')

    def response(self, language: str, headers: Headers) -> Response:
        """As compressed as whoever asks can read it; only that it is the same, to who has it."""
        told = {
            "cache-control": ALWAYS_ASK,
            "content-language": language,
            "etag": self.etag,
            "vary": "accept-encoding, accept-language",
        }
        if is_known(self.etag, headers.get("if-none-match", "")):
            return Response(status_code=304, headers=told)
        if not self.compressed or "gzip" not in accepted(headers.get("accept-encoding", "")):
            return Response(self.plain, headers=told, media_type="application/json")
        return Response(self.compressed, headers={**told, "content-encoding": "gzip"}, media_type="application/json")


class KeptAnswers:
    """The answers of this process that were worked out already; those without a query are never forgotten."""

    def __init__(self) -> None:
        self.plain: Final[dict[Asked, Encoded]] = {}
        self.asked: Final[OrderedDict[Asked, Encoded]] = OrderedDict()

    def find(self, asked: Asked) -> Encoded | None:
        """The answer, where it is kept."""
        if not asked.query:
            return self.plain.get(asked)
        found = self.asked.get(asked)
        if found is not None:
            self.asked.move_to_end(asked)
        return found

    def keep(self, asked: Asked, answer: Encoded) -> None:
        """Keep an answer, and forget the one that nobody has asked for the longest."""
        if not asked.query:
            self.plain[asked] = answer
            return
        self.asked[asked] = answer
        if len(self.asked) > MOST_ASKED:
            self.asked.popitem(last=False)
