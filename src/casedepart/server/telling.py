"""What connections are sent of a table: the state, encoded once a language, and what was said."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from casedepart.server.clock import now
from casedepart.table import picture
from casedepart.table.journal import Chatted
from casedepart.table.keys import Roles
from casedepart.table.standing import Spoken
from casedepart.table.table import Table
from casedepart.table.wire.news import AnswerView

Shown = Callable[[str, Roles], str]
"""The state for a connection, by its language and by what its keys open."""


def in_languages(table: Table, answers: list[AnswerView]) -> Shown:
    """The state of a table now, for any connection; what is the same for several is made once."""
    shared: dict[str, bytes] = {}
    whole: dict[tuple[str, Roles], str] = {}
    at = now()

    def shown(language: str, roles: Roles) -> str:
        if (language, roles) not in whole:
            if language not in shared:
                shared[language] = picture.shared(table, at, answers, language)
            whole[language, roles] = picture.whole(shared[language], picture.you(table, roles)).decode()
        return whole[language, roles]

    return shown


def spoken_by(version: int, entry: Chatted) -> str:
    """A line of chat, encoded."""
    line = Spoken(version, entry.at, entry.seat, entry.text, entry.emote)
    return msgspec.json.encode(picture.said(line)).decode()
