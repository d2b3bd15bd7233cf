"""Rent is asked for by hand, as the booklets have it (P6), unless the table plays without that (H18)."""

from __future__ import annotations

import pytest

from casedepart.engine.actions import Refused
from casedepart.table import Roles, Table, bot_turns, clock
from casedepart.table.messages.pace import Pause, Skip, Tempo
from casedepart.table.messages.people import Leave
from casedepart.table.states import position as position_shown
from casedepart.table.wire.view import GameView
from tests.table.desk import NOON, SECOND, Desk, playing, position, same

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


def paid_without_claim(pace: str, **settings: object) -> tuple[int, int]:
    """How many rents are paid without a claim in 400 steps of a game, and how many have to be claimed."""
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="default", seats=4, pace=pace, **settings)
    paid = claimed = 0
    for _ in range(400):
        if desk.table.phase == "over":
            break
        answers = desk.think() if desk.table.thinks_from() is not None else desk.wait(21)
        kinds = [(event.kind, event.why) for answer in answers for event in answer.events]
        paid += sum(kind == "paid" and why.startswith("rent-") for kind, why in kinds)
        claimed += sum(kind == "rent-due" for kind, _ in kinds)
    desk.check()
    return paid, claimed


@pytest.mark.parametrize("pace", ["people", "fast"])
def test_where_the_table_plays_without_claims_everyone_gets_their_rent(pace: str) -> None:
    paid, claimed = paid_without_claim(pace, options=["rent-taken"])
    assert paid > 0 and claimed == 0


@pytest.mark.parametrize("pace", ["people", "fast"])
def test_no_pace_claims_for_anyone(pace: str) -> None:
    desk = on_rent(pace=pace)
    desk.act("Bruno", "ends turn")
    assert len(desk.game.claims) == 1
    assert paid_without_claim(pace)[1] > 0


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
        desk.adopt(desk.table.take(Leave(desk.id()), Roles(seats=(seat,)), desk.now))
    return desk


def test_a_bot_waits_for_a_claim_that_its_roll_would_end() -> None:
    desk = waiting_bot()
    (seen,) = shown(desk).claims
    assert seen.lapses == "P6" and seen.until == desk.table.thinks_from() == NOON + 20 * SECOND
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


def test_it_does_not_wait_for_what_does_not_lapse_yet_nor_without_claims() -> None:
    longer = waiting_bot("hasbro-2000")
    assert longer.table.thinks_from() == longer.now + bot_turns.ANSWER
    assert [(claim.lapses, claim.until) for claim in shown(longer).claims] == [("", None)]
    paid = waiting_bot(options=["rent-taken"])
    assert paid.table.thinks_from() == paid.now + bot_turns.ANSWER
    assert shown(paid).claims == [] and paid.game.players[0].cash == 1500 - 60 + 4


@pytest.mark.parametrize("hurry", ["pace", "skip", "tempo"])
def test_whoever_hurries_the_bots_has_the_same_time_to_claim(hurry: str) -> None:
    desk = waiting_bot(pace="fast" if hurry == "pace" else "people")
    if hurry == "skip":
        desk.ask(Skip(desk.id(), True), "Anna")
    elif hurry == "tempo":
        desk.ask(Tempo(desk.id(), 4), "Anna")
    assert desk.table.thinks_from() == NOON + clock.CLAIMING
    desk.act("Anna", "claims", 1)
    assert desk.table.thinks_from() == desk.now + bot_turns.pause(desk.table.standing, desk.game) < NOON + SECOND


def away(desk: Desk) -> None:
    """Anna's connection drops."""
    change = desk.table.presence(0, "", desk.now)
    assert change is not None
    desk.adopt(change)


def test_it_waits_no_longer_for_who_has_been_away_for_a_while() -> None:
    desk = waiting_bot()
    away(desk)
    assert desk.table.thinks_from() == NOON + clock.CLAIMING, "a page that is loaded anew costs nobody a rent"
    later = NOON + 40 * SECOND
    desk.table.standing.dues.clear()
    assert bot_turns.held_until(desk.table.standing, desk.game, later) < later, "of a rent that falls due then"


def test_by_correspondence_it_waits_as_long_as_for_a_move() -> None:
    desk = waiting_bot(clock="days", days=2)
    away(desk)
    assert desk.table.thinks_from() == NOON + 2 * 24 * 3600 * SECOND
    desk.act("Anna", "claims", 1)
    assert desk.table.thinks_from() == desk.now + bot_turns.ANSWER


def test_what_an_earlier_version_claimed_is_read_as_it_was_written() -> None:
    desk = on_rent()
    desk.act("Anna", "claims")
    (first, opening), *between, (last, claimed) = desk.journal
    opening = opening.replace(b'"settings":{', b'"settings":{"claims":"automatic",')
    claimed = claimed.replace(b'"kind":"answered"', b'"kind":"claims","on":true')
    assert same(Table.load(None, [(first, opening), *between, (last, claimed)]), desk.table)


def test_time_that_stands_still_is_no_time_to_claim() -> None:
    desk = waiting_bot()
    until = desk.table.thinks_from()
    desk.ask(Pause(desk.id(), True), "Anna", host=True)
    desk.now += 60 * SECOND
    desk.ask(Pause(desk.id(), False), "Anna", host=True)
    assert until is not None and desk.table.thinks_from() == until + 60 * SECOND
