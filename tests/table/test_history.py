"""A game gone through again: every moment is what it was, and what it came to is the sum of what happened."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from casedepart.editions import catalogue
from casedepart.engine.events import PAID, ROLLED
from casedepart.engine.notation import parse_event
from casedepart.record import parse, verify
from casedepart.record.proof import Proof
from casedepart.table import Roles, TableError, creation
from casedepart.table.creation import branch_entry
from casedepart.table.entry import Line, Sitter
from casedepart.table.history import MOST_MOMENTS, history, moments
from casedepart.table.journal import decode, encode
from casedepart.table.journal_record import record_of, told_by
from casedepart.table.messages.opening import Created
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.people import Leave
from casedepart.table.replay import replayed_steps, start_of
from casedepart.table.standing import Standing
from casedepart.table.views import game_view
from tests.table.desk import KEYS, NOON, Desk, playing


def played(edition: str, thoughts: int = 30) -> Desk:
    """A game of bots that has gone on for a while, or is over."""
    desk = playing([], seats=3, pace="fast", edition=edition, bots="steady")
    for _ in range(thoughts):
        if desk.table.phase == "over":
            break
        desk.think()
    return desk


@pytest.mark.parametrize("edition", catalogue())
def test_history_is_the_sum_of_the_events(edition: str) -> None:
    desk = played(edition)
    standing, lines = told_by(desk.journal)
    told = history(standing, lines)
    assert told.count == desk.table.standing.answers == len(lines)
    events = [parse_event(text, standing.players) for line in lines for text in line.events]
    rolls = [event for event in events if event.kind == ROLLED]
    assert sum(luck.rolls for luck in told.luck) == len(rolls)
    assert sum(luck.pips for luck in told.luck) == sum((event.n >> 3) + (event.n & 7) for event in rolls)
    assert all(luck.expected_pips == pytest.approx(7 * luck.rolls) for luck in told.luck)
    assert all(luck.expected_doubles == pytest.approx(luck.rolls / 6) for luck in told.luck)
    paid = [event for event in events if event.kind == PAID and event.why.startswith("rent")]
    taken, given = Counter[int](), Counter[int]()
    for event in paid:
        taken[event.other] += event.n
        given[event.seat] += event.n
    assert {luck.seat: luck.rent_taken for luck in told.luck if luck.rent_taken} == +taken
    assert {luck.seat: luck.rent_paid for luck in told.luck if luck.rent_paid} == +given
    assert sum(rents.sum for rents in told.rents) == sum(taken.values())
    assert sum(rents.times for rents in told.rents) == len(paid)
    assert len({(rents.group, rents.owner) for rents in told.rents}) == len(told.rents)


def test_worth_is_told_at_every_turn_and_at_the_end() -> None:
    desk = played("sore-losers", 1000)
    assert desk.table.phase == "over"
    told = history(*told_by(desk.journal))
    assert len(told.turns) == desk.game.turns + 1
    assert [turn.n for turn in told.turns] == sorted({turn.n for turn in told.turns})
    shown = game_view(desk.game, {}, None)
    assert told.turns[-1].worth == [player.worth for player in shown.players]
    assert told.turns[-1].cash == [player.cash for player in shown.players]


@pytest.mark.parametrize("edition", catalogue())
def test_moments_are_what_was_shown(edition: str) -> None:
    desk = playing([], seats=3, edition=edition)
    shown, answers = {}, []
    for _ in range(60):
        shown[desk.table.standing.answers] = game_view(desk.game, {}, None)
        answers += desk.think()
    standing, lines = told_by(desk.journal)
    told = {moment.n: moment for moment in moments(standing, lines, 0, len(lines) + 1).moments}
    both = shown.keys() & told.keys()
    assert len(both) > 10
    for n in both:
        assert told[n].game == msgspec.structs.replace(shown[n], options=told[n].game.options)
    known = [answer for answer in answers if answer.n in told]
    assert len(known) > 10
    for answer in known:
        assert told[answer.n].answer == msgspec.structs.replace(answer, reason=None), "why is told once"


def test_no_more_moments_come_than_there_may_be_and_no_more_than_there_are() -> None:
    standing, lines = told_by(played("classic").journal)
    assert len(lines) > MOST_MOMENTS
    assert len(moments(standing, lines, 0, 10_000).moments) == MOST_MOMENTS
    assert [moment.n for moment in moments(standing, lines, len(lines) - 1, 10_000).moments] == [
        len(lines) - 1,
        len(lines),
    ]
    assert moments(standing, lines, len(lines) + 1, 10_000).moments == []
    assert moments(standing, lines, 9, 3).moments == []


def gone_on(desk: Desk, at: int, seat: int = 0, name: str = "Zoé") -> Desk:
    """The table that goes on from a moment of another, begun."""
    sitter = Sitter(name=name, key="0" * 64)
    created = decode(encode(branch_entry(*told_by(desk.journal), at, seat, sitter, "another", KEYS, NOON)))
    assert isinstance(created, Created)
    other = Desk(created)
    other.adopt(other.table.take(Pause(id="go", on=False), Roles(host=True), NOON))
    return other


@pytest.mark.parametrize("edition", catalogue())
def test_one_can_go_on_from_any_moment_between_the_first_and_the_last(edition: str) -> None:
    desk = played(edition, 12)
    seat = next(number for number, player in enumerate(desk.game.players) if not player.out)
    standing, lines = told_by(desk.journal)
    for at in (0, 5, len(lines) // 2, len(lines) - 1):
        other = gone_on(desk, at, seat)
        assert not other.table.standing.paused and other.table.standing.answers >= at
        assert told_by(other.journal)[1][:at] == [msgspec.structs.replace(line, luck="") for line in lines[:at]]
        seats = [(seat.name, bool(seat.key)) for seat in other.table.standing.seats]
        names = ["Zoé" if number == seat else name for number, name in enumerate(standing.players)]
        assert seats == [(name, name == "Zoé") for name in names]
        assert other.game.asked != 1 << 8, "chance has answered"
        other.check()


def test_a_game_that_was_gone_on_with_ends_and_is_proved() -> None:
    other = gone_on(played("sore-losers", 6), 40)
    other.adopt(other.table.take(Leave(id="2"), Roles(seats=(0,)), NOON + 1000))
    while other.table.phase != "over":
        other.think()
    proof = verify(parse("".join(f"{line}\n" for line in record_of(other.journal).lines())))
    assert isinstance(proof, Proof) and proof.promise.since == 40
    other.check()


def test_where_there_is_nothing_to_go_on_with_it_is_told() -> None:
    desk = played("sore-losers", 1000)
    answers = desk.table.standing.answers
    for at, seat, name, code in (
        (answers, 0, "Zoé", "no-such-moment"),
        (answers + 9, 0, "Zoé", "no-such-moment"),
        (3, 7, "Zoé", "no-such-seat"),
        (3, 0, desk.table.standing.players[1], "name-twice"),
    ):
        with pytest.raises(TableError) as error:
            gone_on(desk, at, seat, name)
        assert error.value.code == code
        assert code != "no-such-moment" or f"from 0 to {answers - 1}." in str(error.value)


def test_nobody_goes_on_in_the_seat_of_who_is_out() -> None:
    desk = played("sore-losers", 1000)
    standing, lines = told_by(desk.journal)
    steps = replayed_steps(start_of(standing), standing, lines)
    found = ((step.number, [player.out for player in step.game.players]) for step in steps)
    at, out = next((n, out) for n, out in found if any(out))
    with pytest.raises(TableError) as error:
        gone_on(desk, at, out.index(True))
    assert error.value.code == "seat-taken"
    assert gone_on(desk, at, out.index(False)).table.standing.answers >= at


def test_no_more_answers_are_stored_again_than_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = played("classic", 6)
    monkeypatch.setattr(creation, "MOST_GIVEN", 20)
    assert gone_on(desk, 20).table.standing.given == 20
    with pytest.raises(TableError, match="from 0 to 20"):
        gone_on(desk, 21)


def test_what_this_program_cannot_play_again_it_needs() -> None:
    standing, lines = told_by(played("classic", 2).journal)
    for changed, played_lines in altered(standing, lines):
        with pytest.raises(TableError) as error:
            list(replayed_steps(start_of(changed), changed, played_lines))
        assert error.value.code == "needs"


def altered(standing: Standing, lines: list[Line]) -> list[tuple[Standing, list[Line]]]:
    """Another edition, an answer that the rules refuse, and events of another version's rules."""
    refused = [Line(by=0, do="ends turn"), *lines]
    other = [msgspec.structs.replace(lines[0], events=["Agathe won"]), *lines[1:]]
    return [
        (msgspec.structs.replace(standing, plays="0" * 64), lines),
        (standing, refused),
        (msgspec.structs.replace(standing, engine="0.0.1"), other),
    ]
