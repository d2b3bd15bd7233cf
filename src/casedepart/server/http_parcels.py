"""The HTTP side of moving to another device: one's games and figures as a parcel, handed over once by a code."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Annotated, Final

from msgspec import Meta, Struct

from casedepart.server.calls import Call
from casedepart.server.clock import now
from casedepart.server.errors import ServerError, too_many
from casedepart.server.http_seats import CODE_SIGNS, code_digest

CODE_LENGTH: Final = 12
"""Longer than that of a seat: it opens all of one's games."""
LASTS: Final = 10 * 60_000
MOST: Final = 262_144
"""Characters of a parcel."""
MOST_KEPT: Final = 200
"""So many wait at a time, whoever left them."""
TAG: Final = 32


class Parcel(Struct, frozen=True, forbid_unknown_fields=True):
    """What one browser leaves for another."""

    content: Annotated[str, Meta(min_length=2, max_length=MOST)]


class ParcelCode(Struct, frozen=True):
    """By what the other browser gets it, once."""

    code: str
    expires: int
    """In milliseconds since 1970."""


class ParcelAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A code, as it was typed."""

    code: Annotated[str, Meta(max_length=40)]


async def leave_parcel(call: Call) -> object:
    """Keep a parcel for some minutes; only its code, which is not stored, opens it."""
    parcel: Parcel = call.body
    code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
    expires = now() + LASTS
    kept = await call.services.store.keep_parcel(
        code_digest(code), sealed(code, parcel.content.encode()), now(), expires, MOST_KEPT
    )
    if not kept:
        raise too_many()
    return ParcelCode(code, expires)


async def take_parcel(call: Call) -> object:
    """Hand a parcel over: to the first who has its code, and to nobody after."""
    asked: ParcelAsked = call.body
    found = await call.services.store.take_parcel(code_digest(asked.code), now())
    content = None if found is None else opened(plain(asked.code), found)
    if content is None:
        raise ServerError("no-parcel")
    return Parcel(content.decode())


def plain(code: str) -> str:
    """A code however it was typed."""
    return "".join(sign for sign in code.upper() if sign.isalnum())


def sealed(code: str, content: bytes) -> bytes:
    """The content under a key stream of its code (SHAKE-256), and a tag (HMAC): each code is random and used once."""
    hidden = bytes(a ^ b for a, b in zip(content, stream(code, len(content)), strict=True))
    return tag(code, hidden) + hidden


def opened(code: str, parcel: bytes) -> bytes | None:
    """The content of a sealed parcel; None: this is not its code, or it was damaged."""
    given, hidden = parcel[:TAG], parcel[TAG:]
    if not hmac.compare_digest(given, tag(code, hidden)):
        return None
    return bytes(a ^ b for a, b in zip(hidden, stream(code, len(hidden)), strict=True))


def stream(code: str, length: int) -> bytes:
    """As many bytes as are wanted that only follow from the code."""
    return hashlib.shake_256(f"casedepart parcel: stream\n{code}\n".encode()).digest(length)


def tag(code: str, hidden: bytes) -> bytes:
    """By what a changed parcel is noticed."""
    return hmac.digest(f"casedepart parcel: tag\n{code}\n".encode(), hidden, "sha256")
