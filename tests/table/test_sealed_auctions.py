"""Sealed auctions (H27): nothing that anyone else is told depends on a bid before all bids are opened."""

from __future__ import annotations

import msgspec
import pytest

from casedepart.engine.actions import Refused
from casedepart.record import Agreement
from casedepart.server.chances import Weighing, weigh
from casedepart.table import Roles, TableError
from casedepart.table.history import history, moments
from casedepart.table.journal_record import record_of, told_by
from casedepart.table.messages.people import Remove
from casedepart.table.messages.play import Limit
from casedepart.table.messages.trials import Advise, Compare, Preview
from casedepart.table.preview import Bargained, advised, compared, copy_for, previewed
from casedepart.table.states import in_languages
from casedepart.table.wire.news import AnswerView
from casedepart.table.wire.parts import ActTerms
from tests.table.desk import Desk, position

PEOPLE = ["Anna", "Bruno", "Chloé"]
AUCTION = """
Anna rolls
dice 1 2
Anna declines
"""


def sealed_by_bruno(verb: str, n: int = -1, **settings: object) -> tuple[Desk, list[AnswerView]]:
    """An auction in which Bruno has sealed his answer."""
    desk = position(PEOPLE, AUCTION, options=["sealed-auctions"], **settings)
    return desk, desk.act("Bruno", verb, n)


def told_to(desk: Desk, roles: Roles, answers: list[AnswerView]) -> bytes:
    """The state that someone is sent."""
    return in_languages(desk.table, desk.now, answers)("en", roles).text()


def all_told(desk: Desk, answers: list[AnswerView]) -> list[object]:
    """Whatever Anna, or someone who looks on, can learn of the table."""
    anna = desk.roles("Anna")
    standing, lines = told_by(desk.journal)
    acts = [ActTerms("bids", 50), ActTerms("passes")]
    preview, compare, advise = Preview("p", acts[:1]), Compare("c", acts), Advise("a")
    return [
        told_to(desk, anna, answers),
        told_to(desk, Roles(), answers),
        list(record_of(desk.journal).lines()),
        moments(standing, lines, 0, 100),
        history(standing, lines),
        previewed(*copy_for(desk.table, preview, anna), preview, "en"),
        compared(*copy_for(desk.table, compare, anna), compare),
        advised(*copy_for(desk.table, advise, anna), advise, Bargained.by(desk.table.standing, 0)),
        desk.table.told().game().seen_by(0).digest(),
    ]


@pytest.mark.parametrize("then", [("Chloé", "passes", -1), None])
def test_nobody_else_can_tell_one_sealed_answer_from_another(then: tuple[str, str, int] | None) -> None:
    found = []
    for verb, n in (("bids", 1), ("bids", 700), ("passes", -1)):
        desk, answers = sealed_by_bruno(verb, n)
        assert [(answer.seat, answer.do, answer.reason) for answer in answers] == [(1, "seals", None)]
        if then:
            answers += desk.act(*then)
        found.append(all_told(desk, answers))
        desk.check()
    assert found[0] == found[1] == found[2]


def test_one_sees_who_has_sealed_and_what_one_has_sealed_oneself() -> None:
    desk, answers = sealed_by_bruno("bids", 40)
    state = msgspec.json.decode(told_to(desk, desk.roles("Bruno"), answers))
    assert state["you"]["sealed"] == {"1": 40}
    assert state["game"]["auction"]["sealed"] == [1] and state["game"]["auction"]["left"] == [0, 2]
    assert state["game"]["options"][0]["rule"] == "H27"
    assert msgspec.json.decode(told_to(desk, desk.roles("Anna"), answers))["you"]["sealed"] == {}


def test_when_all_have_answered_the_bids_are_told_and_stand_in_the_record() -> None:
    desk, _ = sealed_by_bruno("bids", 40)
    before = len(record_of(desk.journal).answers)
    desk.act("Chloé", "bids", 75)
    opened = desk.act("Anna", "passes")
    kinds = [(event.kind, event.seat, event.sum) for answer in opened for event in answer.events]
    assert kinds == [("sealed", 0, 0), ("bid", 1, 40), ("bid", 2, 75), ("passed", 0, 0), ("bought", 2, 75)]
    record = record_of(desk.journal)
    assert [answer.do for answer in record.answers[before:]] == ["bids 40", "bids 75", "passes"]
    assert isinstance(record.check(), Agreement)
    desk.check()


def test_the_hammer_passes_for_who_has_sealed_nothing_and_a_bid_does_not_put_it_off() -> None:
    desk = position(PEOPLE, AUCTION, options=["sealed-auctions"], auction=20)
    desk.wait(15)
    desk.act("Bruno", "bids", 40)
    assert desk.table.standing.hammer - desk.now == 5_000
    desk.wait(6)
    assert desk.game.owners[3] == 1 and desk.game.players[1].cash == 1460
    desk.check()


def test_the_table_does_not_raise_a_sealed_bid_up_to_a_limit() -> None:
    desk, _ = sealed_by_bruno("bids", 40)
    with pytest.raises(Refused) as refused:
        desk.ask(Limit(id=desk.id(), amount=90), "Chloé")
    assert refused.value.rule == "H27"


def test_a_sealed_answer_is_taken_back_before_the_bids_are_opened_and_not_after() -> None:
    desk = position(["Anna", "Bruno"], AUCTION, options=["sealed-auctions"], auction=0)
    desk.ask(Remove(id=desk.id(), other=1), "Anna", host=True)
    desk.act("Anna", "bids", 10)
    desk.adopt(desk.table.take_back(0, desk.now))
    assert desk.game.sealed() == 0
    desk.act("Anna", "bids", 20)
    desk.think()
    assert desk.game.sealed() == 0 and desk.game.bank_deeds.bit_count() == 27
    with pytest.raises(TableError) as error:
        desk.table.take_back(0, desk.now)
    assert error.value.code == "undo-opened"


def test_chances_are_those_of_who_knows_only_their_own_bid() -> None:
    told = [
        weigh(Weighing("w", 1, sealed_by_bruno("bids", n)[0].table.told(), 0, seconds=0.0)).chances for n in (1, 700)
    ]
    assert told[0] == told[1]
