"""Rent is asked for by hand, as the booklets have it, or for whoever wishes it (P6)."""

from __future__ import annotations

import pytest

from casedepart.engine.actions import Refused
from casedepart.table import TableError
from casedepart.table.wire import asks
from tests.table.desk import Desk, playing, position

RENT = """
Anna rolls
dice 1 2
Anna buys
Anna ends turn
"""
"""Anna owns square 3; Bruno is to roll."""


def on_rent(**settings: object) -> Desk:
    """Bruno stands on Anna's square."""
    return position(["Anna", "Bruno"], RENT + "Bruno rolls\ndice 1 2\n", **settings)


def test_by_hand_a_rent_waits_for_its_owner() -> None:
    desk = on_rent()
    assert len(desk.game.claims) == 1
    desk.act("Anna", "claims")
    assert desk.game.players[0].cash == 1500 - 60 + 4


def test_a_claim_is_not_stale_when_others_have_gone_on() -> None:
    desk = on_rent()
    seen = desk.table.version
    desk.act("Bruno", "ends turn")
    desk.act("Anna", "claims", 1, version=seen)
    assert not desk.game.claims


def test_a_claim_that_lapsed_is_in_the_log() -> None:
    desk = on_rent()
    lapsed: list[str] = []
    for _ in range(12):
        seat = desk.game.turn
        verbs = desk.game.options(seat).words()
        verb = next(verb for verb in ("ends turn", "rolls", "declines", "pays") if verb in verbs)
        answers = desk.act(("Anna", "Bruno")[seat], verb)
        if desk.game.bidding:
            desk.act("Anna", "passes")
            desk.act("Bruno", "passes")
        lapsed += [event.rule for answer in answers for event in answer.events if event.kind == "lapsed"]
        if lapsed:
            break
    assert lapsed == ["P6"]
    with pytest.raises(Refused):
        desk.act("Anna", "claims", 1)


def test_one_can_have_ones_own_rents_claimed() -> None:
    desk = on_rent()
    answers = desk.ask(asks.Claiming(id="1", on=True), "Anna")
    assert [(answer.seat, answer.do, answer.cause) for answer in answers] == [(0, "claims Bruno", "claim")]
    assert desk.game.players[0].cash == 1500 - 60 + 4
    desk.check()


def test_and_switch_it_off_again() -> None:
    desk = position(["Anna", "Bruno"], RENT)
    desk.ask(asks.Claiming(id="1", on=True), "Anna")
    desk.ask(asks.Claiming(id="2", on=False), "Anna")
    assert not desk.table.standing.seats[0].claims


def test_at_a_table_with_automatic_claims_everyone_gets_their_rent() -> None:
    desk = playing(["Anna", "Bruno"], claims="automatic", clock="fast", expiry="default", seats=4, pace="fast")
    for _ in range(400):
        if desk.table.phase == "over":
            break
        desk.think() if desk.table.thinks_from() is not None else desk.wait(21)
        assert not desk.game.claims or desk.game.over
    assert any("claims" in told for told in (desk.table.play.told if desk.table.play else []))
    with pytest.raises(TableError) as error:
        desk.ask(asks.Claiming(id="1", on=False), "Anna")
    assert error.value.code == "claims-automatic"
