"""The promise of a table's dice before the first roll: a commitment (commit–reveal) to a secret told at the end.

The exact byte strings, for whoever recomputes them in another language, are in docs/dice.md.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from casedepart.record.errors import RecordError

DOMAIN: Final = "casedepart dice"
"""What every hashed text begins with, then its scheme: so that no hash can stand for another."""
SCHEME: Final = 3
"""How devices take part: by the first they added luck to answers as they liked, by the second as `Tellers` says; by the
third the secret is drawn after what they told before the game, and a salt after what they told in it."""
SECRET_BYTES: Final = 32
TABLE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LUCK: Final = re.compile(r"[0-9a-f]{0,64}")
HASH: Final = re.compile(r"[0-9a-f]{64}")
"""A commitment, a secret or a seal as it is written."""
KEYS: Final = ("table", "commitment", "luck", "from", "scheme")


@dataclass(frozen=True)
class Promise:
    """What is known of a table's dice before the first roll; the secret itself is told after the last."""

    table: str
    """The table's id: the same secret at another table gives other dice."""
    commitment: str
    luck: tuple[str, ...]
    """What each player's device added, by seat; empty for who added nothing, as bots do."""
    since: int = 0
    """How many answers were given before the promise, and are not drawn by it: those of a game begun elsewhere."""
    scheme: int = SCHEME

    @classmethod
    def made(cls, table: str, secret: bytes, luck: Sequence[str], since: int = 0, scheme: int = SCHEME) -> Promise:
        """The promise of a table that holds this secret."""
        return cls(table, commitment(table, secret), tuple(luck), since, scheme)

    def values(self) -> dict[str, Any]:
        """The promise as values of a record's header."""
        told: dict[str, Any] = {"table": self.table, "commitment": self.commitment, "luck": list(self.luck)}
        if self.since:
            told["from"] = self.since
        return {**told, "scheme": self.scheme} if self.scheme > 1 else told

    def mix(self, players: Sequence[str]) -> str:
        """What the draws begin with; by the second scheme nobody's name can be changed afterwards."""
        if self.scheme == 1:
            return hashed("start", self.table, *self.luck)
        names = hashlib.sha256("".join(f"{name}\n" for name in players).encode()).hexdigest()
        return hashed("start", self.table, names, *self.luck, scheme=2)


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def new_salt() -> str:
    """A salt for the draws, as it is written: 64 digits that nobody could know before."""
    return secrets.token_hex(SECRET_BYTES)


def commitment(table: str, secret: bytes) -> str:
    """What a table publishes of its secret before the first roll."""
    return hashed("commitment", table, secret.hex())


def hashed(what: str, *lines: str, scheme: int = 1) -> str:
    """SHA-256 of what is hashed and of the lines it is made of; no line has a line's end in it."""
    text = "".join(f"{line}\n" for line in (f"{DOMAIN} {scheme}: {what}", *lines))
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def is_luck(text: str) -> bool:
    """Can a player's device add this? At most 64 of the digits 0 to 9 and a to f; none adds nothing."""
    return LUCK.fullmatch(text) is not None


def continues(luck: str, before: str) -> bool:
    """Was this luck, of the first scheme, bound before it was told? Its hash is the one that its device told last."""
    return hashlib.sha256(luck.encode("ascii")).hexdigest() == before


def links(start: str, count: int) -> list[str]:
    """What a device adds to the dice, told from the end: each one's hash is the one after it."""
    chain = [start]
    for _ in range(count):
        chain.append(hashlib.sha256(chain[-1].encode("ascii")).hexdigest())
    return chain


def is_hash(text: str) -> bool:
    """Is this 64 of the digits 0 to 9 and a to f?"""
    return HASH.fullmatch(text) is not None


def promise_fault(promise: Promise, players: int) -> str:
    """The first key of a promise that is not as it should be; empty when all are."""
    if not TABLE.fullmatch(promise.table):
        return "table"
    if not is_hash(promise.commitment):
        return "commitment"
    if len(promise.luck) != players or not all(is_luck(luck) for luck in promise.luck):
        return "luck"
    if promise.since < 0:
        return "from"
    return "" if 1 <= promise.scheme <= SCHEME else "scheme"


def promise_of(values: dict[str, Any], players: int, path: str, line: int) -> Promise:
    """The promise that the values in a header make, or an error that says what is wrong with them."""
    for key in values:
        if key not in KEYS:
            raise RecordError(path, line, "key-unknown", key=key, keys=", ".join(KEYS))
    kinds = {"table": str, "commitment": str, "luck": list, "from": int, "scheme": int}
    found = {"from": 0, "scheme": 1, **values}
    wrong = [key for key in KEYS if type(found.get(key)) is not kinds[key]]
    if not wrong and not all(isinstance(luck, str) for luck in found["luck"]):
        wrong = ["luck"]
    if wrong:
        raise RecordError(path, line, "dice-value", key=wrong[0])
    promise = Promise(found["table"], found["commitment"], tuple(found["luck"]), found["from"], found["scheme"])
    fault = promise_fault(promise, players)
    if fault:
        raise RecordError(path, line, "dice-value", key=fault)
    return promise
