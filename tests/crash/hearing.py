"""As much of the server's messages as a scripted player needs."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw, Struct


class Options(Struct):
    """What one seat may do now."""

    answers: dict[str, list[int]]
    free: dict[str, list[int]]
    awaited: list[str]


class Position(Struct):
    """What a player looks at."""

    over: bool
    options: list[Options]


class Shown(Struct, tag_field="type", tag="state"):
    """The whole table; the game as it was written, to be compared letter by letter."""

    version: int
    game: Raw

    def position(self) -> Position:
        """The game, read."""
        return msgspec.json.decode(self.game, type=Position)


class Done(Struct, tag_field="type", tag="done"):
    """It is stored."""

    id: str
    version: int


class Refused(Struct, tag_field="type", tag="refused"):
    """A rule forbids it."""

    id: str
    told: str


class Stale(Struct, tag_field="type", tag="stale"):
    """The game has gone on."""

    id: str


class Fault(Struct, tag_field="type", tag="error"):
    """It cannot be taken."""

    code: str
    id: str = ""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """The reply to hello."""


class Said(Struct, tag_field="type", tag="said"):
    """Chat."""


News = Shown | Done | Refused | Stale | Fault | Welcome | Said
read: Final = msgspec.json.Decoder(News).decode
