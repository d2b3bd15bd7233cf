"""Every message says for itself who may say it, for whom it counts, and what comes of it."""

from __future__ import annotations

import pytest
from hypothesis import given

from casedepart.table import Roles, TableError
from casedepart.table.entry import Entry
from casedepart.table.messages import ANY_ASK, ASKS, ENTRIES, tagged_classes
from casedepart.table.messages.box import Correct
from casedepart.table.messages.message import HOST, WATCHERS, Ask, Command, Hello, HostCommand, Ping, Request
from casedepart.table.messages.opening import Rematch
from casedepart.table.messages.people import Say
from casedepart.table.messages.trials import AskGiven, Question, Weigh
from tests.table.desk import playing
from tests.table.test_storable import anything

TABLE = playing(["Anna", "Bruno"]).table
NOT_THEIRS = {"not-host", "no-box", "not-your-seat", "watchers-silent"}


def test_every_message_is_a_command_that_decides_or_a_question_with_a_reply() -> None:
    others = {kind for kind in ASKS if not issubclass(kind, Command | Question)}
    assert others == {Hello, Ping, Rematch}
    assert [kind for kind in ASKS if issubclass(kind, Command) and kind.decide is Command.decide] == []
    replied = {kind for kind in ASKS if issubclass(kind, Request) and kind.prepare_reply is not Request.prepare_reply}
    assert replied == {kind for kind in ASKS if issubclass(kind, Question)} - {Weigh} | {Correct}


def test_classes_without_a_tag_of_their_own_are_no_messages() -> None:
    assert not {Ask, Request, Command, HostCommand, Question} & set(ASKS)
    assert len(ASKS) == len(set(tagged_classes(Ask))) > 30 and Entry not in ENTRIES


@given(anything(ANY_ASK))
def test_whoever_holds_no_key_changes_nothing_and_uses_up_nobodys_rate(ask: Ask) -> None:
    chats = isinstance(ask, Say) and ask.seat < 0
    assert ask.payer(Roles()) == (WATCHERS if chats else None)
    before = TABLE.version, TABLE.standing.done.copy()
    if isinstance(ask, Command):
        with pytest.raises(TableError) as error:
            TABLE.take(ask, Roles(), 0)
        assert error.value.code in NOT_THEIRS
    elif isinstance(ask, Question) and not isinstance(ask, Weigh):
        with pytest.raises(TableError, match="seat"):
            ask.prepare_reply(TABLE, Roles(), "en")
    assert (TABLE.version, TABLE.standing.done) == before


@given(anything(ANY_ASK))
def test_what_the_host_says_counts_as_the_hosts_and_what_a_seat_says_as_the_seats(ask: Ask) -> None:
    if isinstance(ask, Hello | Ping):
        assert ask.payer(Roles(host=True)) is None
    else:
        assert ask.payer(Roles(host=True)) == HOST
    if isinstance(ask, HostCommand | Rematch):
        assert ask.payer(Roles(seats=(1,))) is None


def test_what_is_about_anothers_seat_counts_as_ones_own() -> None:
    assert AskGiven("m", seat=3).payer(Roles(seats=(1, 2))) == 1
    assert Say("m", "Bonjour", seat=3).payer(Roles(seats=(1, 2))) is None
    assert Say("m", "Bonjour").payer(Roles(seats=(1,))) == 1
