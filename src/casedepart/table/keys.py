"""Keys: bearer tokens that open a seat, the host's rights, an invitation or the view of a table; digests are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, field

from casedepart.table.wire.view import LostSeat

KEY_BYTES = 18
"""144 bits: nobody guesses one."""


def new_key() -> str:
    """A secret to hand out."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """The address of a table: it opens nothing by itself, and cannot be guessed either."""
    return secrets.token_urlsafe(16)


def digest(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def opens(stored: str, presented: str) -> bool:
    """Is this the digest of a key that was handed out? Takes as long whatever the answer."""
    return bool(stored) and hmac.compare_digest(stored, presented)


@dataclass(frozen=True)
class TableKeys:
    """The keys of a new table, as they are handed to who opens it."""

    host: str = field(default_factory=new_key)
    invite: str = field(default_factory=new_key)
    watch: str = field(default_factory=new_key)


@dataclass(frozen=True)
class Roles:
    """What a connection's keys open."""

    seats: tuple[int, ...] = ()
    host: bool = False
    invited: bool = False
    watching: bool = False
    lost: tuple[LostSeat, ...] = ()
    """The seats that they opened once, and that none of them opens now."""

    @property
    def any(self) -> bool:
        """Do they open anything at all?"""
        return bool(self.seats) or self.host or self.invited or self.watching
