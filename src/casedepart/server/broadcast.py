"""What is broadcast to all who look at a table: its state, encoded once a language, and what was said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from casedepart.server.clock import now
from casedepart.table import picture
from casedepart.table.journal import Chatted
from casedepart.table.keys import Roles
from casedepart.table.standing import Spoken
from casedepart.table.table import Table
from casedepart.table.wire.news import AnswerView

MOST_ANSWERS: Final = 200
"""How many answers a state brings at most to who has skipped some."""


class EncodedState:
    """A state for connections of one language and the same keys; one that was slow gets skipped answers with it."""

    def __init__(self, common: bytes, answers: list[bytes], own: bytes) -> None:
        self.common: Final = common
        self.answers: Final = answers
        self.own: Final = own
        self.usual = b""
        """What is sent to who has skipped nothing: put together once."""

    def text(self, skipped: Sequence[bytes] = ()) -> bytes:
        """The message, with the answers of states that were not sent before its own."""
        if skipped:
            return self.message_with([*skipped, *self.answers][-MOST_ANSWERS:])
        self.usual = self.usual or self.message_with(self.answers)
        return self.usual

    def message_with(self, answers: list[bytes]) -> bytes:
        return picture.whole(picture.with_answers(self.common, answers), self.own)


def in_languages(table: Table, answers: list[AnswerView]) -> Callable[[str, Roles], EncodedState]:
    """The state of a table now, by language and keys; what is the same for several connections is made once."""
    common: dict[str, bytes] = {}
    shown: dict[tuple[str, Roles], EncodedState] = {}
    encoded = [picture.encode(answer) for answer in answers]
    at = now()

    def found(language: str, roles: Roles) -> EncodedState:
        if (language, roles) not in shown:
            if language not in common:
                common[language] = picture.shared(table, at, [], language)
            shown[language, roles] = EncodedState(common[language], encoded, picture.you(table, roles))
        return shown[language, roles]

    return found


def spoken_by(version: int, entry: Chatted) -> bytes:
    """A line of chat, encoded."""
    line = Spoken(version, entry.at, entry.seat, entry.text, entry.emote)
    return msgspec.json.encode(picture.said(line))
