"""As much of the protocol as a scripted player needs: whatever else a message holds is skipped while reading."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

STATE: Final = b'{"type":"state"'
"""How every state begins: most of them need not be read any further."""


class Options(Struct):
    """What one seat may do."""

    answers: dict[str, list[int]]
    free: dict[str, list[int]]
    awaited: list[str]


class Game(Struct):
    """What is asked, and of whom."""

    over: bool
    asked: list[int]
    options: list[Options]


class Person(Struct):
    """Someone at the table."""

    here: bool


class Luck(Struct):
    """How devices take part in draws."""

    number: int
    called: list[int]
    known: list[int]


class Around(Struct):
    """The table around the game."""

    seats: list[Person]
    luck: Luck | None = None


class State(Struct):
    """The newest version of a table."""

    version: int
    table: Around
    game: Game | None


class Reply(Struct):
    """What became of a message."""

    type: str
    id: str = ""
    version: int = 0
    code: str = ""
    """Of an error."""
    told: str = ""
    table: str = ""


class SeatKey(Struct):
    """A seat, and the key that opens it."""

    key: str


class Opened(Struct):
    """A new table and its keys."""

    table: str
    watch: str
    seats: list[SeatKey]


read_state: Final = msgspec.json.Decoder(State).decode
read_reply: Final = msgspec.json.Decoder(Reply).decode
read_opened: Final = msgspec.json.Decoder(Opened).decode
encode: Final = msgspec.json.Encoder().encode
