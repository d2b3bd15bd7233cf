"""The lines of a record below its header: one answer each with its events, and the closing line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec

from casedepart.record.commit_reveal import Throw
from casedepart.record.errors import RecordError
from casedepart.record.promise import is_hash, is_luck

KINDS: Final[dict[str, type]] = {
    "n": int,
    "by": str,
    "do": str,
    "events": list,
    "luck": str,
    "throw": dict,
    "hand": bool,
    "after": str,
}
"""What the line of an answer may say, and as which JSON value; all but the last four must be there."""
CLOSING_KINDS: Final[dict[str, type]] = {"over": bool, "winners": list, "secret": str, "seal": str}


@dataclass(frozen=True)
class Answer:
    """One answer and what followed from it, in the notation."""

    n: int
    """Which answer of the game it is, counted from 1."""
    by: str
    """The player's name, or `chance`."""
    do: str
    """What was answered."""
    events: tuple[str, ...]
    after: str = ""
    """The beginning of the digest of the position after it; empty where none was kept."""
    line: int = 0
    """Where it stands in its file; 0 when it comes from none."""
    luck: str = ""
    """What the player's device added to the dice with it, by the first scheme; empty where nothing was."""
    throw: Throw | None = None
    """What the devices told for it, where it is a draw, by the second."""
    hand: bool = False
    """Dice, a card or a correction that people told: nobody drew it, and nobody promised it."""

    def values(self) -> dict[str, Any]:
        """The values of its line."""
        told: dict[str, Any] = {"n": self.n, "by": self.by, "do": self.do, "events": list(self.events)}
        if self.throw is not None:
            told["throw"] = msgspec.to_builtins(self.throw, str_keys=True)
        if self.hand:
            told["hand"] = True
        return {**told, **said(luck=self.luck, after=self.after)}


@dataclass(frozen=True)
class Closing:
    """The last line: whether the game was played to its end, and who won."""

    over: bool
    winners: tuple[str, ...] = ()
    line: int = 0
    secret: str = ""
    """The secret that the dice were drawn from; empty while it is kept."""
    seal: str = ""
    """The seal that was read; empty where there is none. What is written is sealed anew."""

    def values(self) -> dict[str, Any]:
        """The values of its line, but for the seal, which is over these too."""
        told: dict[str, Any] = {"over": True, "winners": list(self.winners)} if self.over else {"over": False}
        return {**told, **said(secret=self.secret)}


def said(**values: str) -> dict[str, str]:
    """Those values that are not empty."""
    return {key: value for key, value in values.items() if value}


def answer_of(values: dict[str, Any], path: str, line: int) -> Answer:
    """The answer that a line's values make, or an error that says what is wrong with them."""
    check_values(values, KINDS, path, line)
    for key in ("n", "by", "do", "events"):
        if key not in values:
            raise RecordError(path, line, "answer-lacks", key=key)
    if not all(isinstance(event, str) for event in values["events"]):
        raise RecordError(path, line, "answer-events")
    luck = values.get("luck", "")
    if not is_luck(luck) or (luck and values["by"] == "chance"):
        raise RecordError(path, line, "dice-value", key="luck")
    return Answer(
        n=values["n"],
        by=values["by"],
        do=values["do"],
        events=tuple(values["events"]),
        after=values.get("after", ""),
        line=line,
        luck=luck,
        throw=throw_of(values["throw"], path, line) if "throw" in values else None,
        hand=values.get("hand", False),
    )


def throw_of(values: dict[str, Any], path: str, line: int) -> Throw:
    """What the devices told for a draw."""
    try:
        return msgspec.convert(values, Throw, str_keys=True)
    except msgspec.ValidationError:
        raise RecordError(path, line, "dice-value", key="throw") from None


def closing_of(values: dict[str, Any], path: str, line: int) -> Closing:
    """The closing line that a line's values make."""
    check_values(values, CLOSING_KINDS, path, line)
    winners = values.get("winners", [])
    if values["over"] != bool(winners) or not all(isinstance(name, str) for name in winners):
        raise RecordError(path, line, "closing-winners")
    secret = values.get("secret", "")
    if secret and not is_hash(secret):
        raise RecordError(path, line, "dice-value", key="secret")
    return Closing(values["over"], tuple(winners), line, secret, values.get("seal", ""))


def check_values(values: dict[str, Any], kinds: dict[str, type], path: str, line: int) -> None:
    """Nothing unknown, and everything of its kind: JSON's true is no number."""
    for key, value in values.items():
        if key not in kinds:
            raise RecordError(path, line, "key-unknown", key=key, keys=", ".join(kinds))
        if type(value) is not kinds[key]:
            raise RecordError(path, line, "value-kind", key=key, kind=kinds[key].__name__)
