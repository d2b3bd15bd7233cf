"""Rent is asked for by hand, as the booklets have it, or for whoever wishes it (P6)."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.engine.actions import Refused
from casedepart.table import Roles, Settings, TableError, bot_turns, clock
from casedepart.table.states import position as position_shown
from casedepart.table.wire import asks
from casedepart.table.wire.view import GameView
from tests.table.desk import NOON, SECOND, Desk, playing, position

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


def shown(desk: Desk) -> GameView:
    """The game as everyone sees it."""
    game = position_shown(desk.table)
    assert game is not None
    return game


def waiting_bot(ruleset: str = "winning-moves", **settings: object) -> Desk:
    """Anna has a rent that lapses with the next roll, which is a bot's."""
    script = RENT + "Bruno rolls\ndice 1 2\nBruno ends turn\n"
    desk = position(["Anna", "Bruno", "Chloé"], script, ruleset=ruleset, **settings)
    for seat in (1, 2):
        desk.adopt(desk.table.take(asks.Leave(desk.id()), Roles(seats=(seat,)), desk.now))
    return desk


def test_a_bot_waits_for_a_claim_that_its_roll_would_end() -> None:
    desk = waiting_bot()
    (seen,) = shown(desk).claims
    assert seen.lapses == "P6" and seen.until == desk.table.thinks_from() == NOON + clock.ARRIVAL + clock.CLAIMING
    desk.now = seen.until - 1
    assert desk.table.think(desk.now) is None
    desk.table.let_be(desk.table.version)
    assert desk.table.wake() == seen.until, "whoever had nothing to say is woken when the wait is over"
    assert next(event.kind for event in desk.think()[0].events) == "lapsed"
    desk.check()


def test_it_goes_on_as_soon_as_the_rent_is_claimed() -> None:
    desk = waiting_bot()
    desk.now += 5 * SECOND
    desk.act("Anna", "claims", 1)
    assert desk.table.thinks_from() == desk.now + bot_turns.ANSWER


def test_it_waits_for_nobody_whose_rents_are_claimed_for_them_or_do_not_lapse_yet() -> None:
    longer = waiting_bot("hasbro-2000")
    assert longer.table.thinks_from() == longer.now + bot_turns.ANSWER
    assert [(claim.lapses, claim.until) for claim in shown(longer).claims] == [("", None)]
    claimed = position(["Anna", "Bruno"], RENT, claims="automatic")
    assert bot_turns.held_until(claimed.table.standing, claimed.game, claimed.now) == 0


def test_time_that_stands_still_is_no_time_to_claim() -> None:
    desk = waiting_bot()
    until = desk.table.thinks_from()
    desk.ask(asks.Pause(desk.id(), True), "Anna", host=True)
    desk.now += 60 * SECOND
    desk.ask(asks.Pause(desk.id(), False), "Anna", host=True)
    assert until is not None and desk.table.thinks_from() == until + 60 * SECOND


def test_a_fast_table_claims_by_itself() -> None:
    assert Settings(pace="fast").checked(load("classic")).claims == "automatic"
