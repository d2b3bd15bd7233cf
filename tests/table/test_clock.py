"""The clock is the server's: who may think until when, and what happens then."""

from __future__ import annotations

import pytest

from casedepart.table import Roles, TableError
from casedepart.table.clock import deadline
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.people import Back
from casedepart.table.wire.parts import Goods
from tests.table.desk import Desk, playing, position


def asked(desk: Desk) -> int:
    return desk.game.turn


def until(desk: Desk) -> float | None:
    """Seconds that the player in turn has left."""
    end = deadline(desk.table.standing.seats[asked(desk)])
    return None if end is None else (end - desk.now) / 1000


@pytest.mark.parametrize(
    ("clock", "days", "seconds"),
    [("off", 1, None), ("relaxed", 1, 180), ("normal", 1, 60), ("fast", 1, 20), ("days", 3, 3 * 86400)],
)
def test_a_move_may_take_as_long_as_the_clock_says(clock: str, days: int, seconds: int | None) -> None:
    desk = playing(["Anna", "Bruno"], clock=clock, days=days)
    assert until(desk) == seconds


def test_doing_something_besides_does_not_renew_the_time() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    name = desk.table.standing.seats[asked(desk)].name
    desk.wait(20)
    desk.offer(name, 1 - asked(desk), Goods(cash=5), Goods(cash=4))
    assert until(desk) == 40


def test_answering_renews_the_time() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    desk.wait(20)
    desk.act(desk.table.standing.seats[asked(desk)].name, "rolls")
    assert until(desk) == 60


def test_with_wait_nothing_happens_when_the_time_is_up() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="wait")
    before = desk.table.version
    desk.wait(3600)
    assert desk.table.version == before
    assert desk.table.wake() is None


def test_with_default_the_plain_answer_is_given() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="default")
    turn = asked(desk)
    seen = desk.wait(21)
    assert (seen[0].seat, seen[0].do, seen[0].cause) == (turn, "rolls", "expired")
    desk.check()


def test_a_whole_game_of_people_who_sleep_goes_on_by_default() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="default")
    desk.wait(20 * 400)
    assert desk.game.turns > 50
    desk.check()


def test_with_bot_one_sits_in_until_the_person_is_back() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="bot", bots="steady")
    seat = asked(desk)
    desk.wait(21)
    assert desk.table.standing.seats[seat].player() == "steady"
    desk.think()
    assert desk.table.thinks_from() is None or desk.game.turn == seat
    desk.ask(Back(id="b"), desk.table.standing.seats[seat].name)
    assert desk.table.standing.seats[seat].player() == ""
    desk.check()


def test_any_answer_of_theirs_gives_the_seat_back() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="bot")
    seat = asked(desk)
    desk.wait(21)
    desk.act(desk.table.standing.seats[seat].name, "rolls")
    assert desk.table.standing.seats[seat].player() == ""


def test_so_does_their_connection() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="bot", bots="steady")
    seat = asked(desk)
    gone = desk.table.presence(seat, "", desk.now)
    assert gone is not None
    desk.adopt(gone)
    desk.wait(51)
    assert desk.table.standing.seats[seat].player() == "steady"
    back = desk.table.presence(seat, "here", desk.now)
    assert back is not None
    desk.adopt(back)
    assert desk.table.standing.seats[seat].player() == ""
    assert until(desk) == 20, "with a whole move's time"
    desk.check()


def test_who_comes_back_after_the_server_was_away_has_a_whole_moves_time() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal", expiry="default")
    seat = asked(desk)
    desk.now += 3_600_000  # nobody looked at the table meanwhile
    dropped(desk, seat)
    back = desk.table.presence(seat, "here", desk.now)
    assert back is not None
    desk.adopt(back)
    assert until(desk) == 60


def test_the_clock_stands_still_for_the_first_thirty_seconds_of_a_dropped_connection() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    seat = asked(desk)
    desk.wait(10)
    dropped(desk, seat)
    desk.wait(20)
    back = desk.table.presence(seat, "here", desk.now)
    assert back is not None
    desk.adopt(back)
    assert until(desk) == 50
    dropped(desk, seat)
    desk.wait(45)
    assert until(desk) == 50 - 35, "ten of the thirty seconds were left, however often it drops"
    desk.check()


def test_a_connection_that_dropped_long_before_the_question_gives_no_time() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal", expiry="wait")
    seat = asked(desk)
    other = 1 - seat
    dropped(desk, other)
    desk.wait(40)
    name = desk.table.standing.seats[seat].name
    while desk.game.turn == seat:
        verbs = desk.game.options(seat).words()
        desk.act(name, next(verb for verb in ("ends turn", "rolls", "declines", "passes", "pays") if verb in verbs))
        if desk.game.bidding:
            desk.act(desk.table.standing.seats[other].name, "passes")
    assert until(desk) == 60


def paused(desk: Desk) -> bool:
    return desk.table.standing.paused


def dropped(desk: Desk, seat: int) -> None:
    change = desk.table.presence(seat, "", desk.now)
    assert change is not None
    desk.adopt(change)


def test_a_pause_stops_every_clock() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    desk.wait(25)
    desk.ask(Pause(id="1", on=True), "Anna")
    assert not paused(desk)
    desk.ask(Pause(id="2", on=True), "Bruno")
    assert paused(desk)
    desk.wait(5000)
    assert desk.table.wake() is None
    desk.ask(Pause(id="3", on=False), "Bruno")
    desk.ask(Pause(id="4", on=False), "Anna")
    assert until(desk) == 35
    desk.check()


def test_the_host_pauses_alone_and_a_wish_can_be_taken_back() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    desk.ask(Pause(id="1", on=True), "Bruno")
    desk.ask(Pause(id="2", on=False), "Bruno")
    desk.ask(Pause(id="3", on=True), "Anna")
    assert not paused(desk), "Bruno no longer wishes it"
    desk.ask(Pause(id="4", on=True), "Bruno", host=True)
    assert paused(desk)


def test_whoever_is_away_need_not_agree_to_a_pause() -> None:
    desk = playing(["Anna", "Bruno"])
    dropped(desk, 1)
    desk.ask(Pause(id="1", on=True), "Anna")
    assert paused(desk)


def test_a_timed_game_is_told_that_its_time_is_up() -> None:
    desk = playing(["Anna", "Bruno"], edition="pokemon", mode="timed", minutes=10)
    seen = desk.wait(601)
    assert [answer.do for answer in seen] == ["time is up"]
    assert desk.game.time_up
    desk.check()


def test_a_host_who_does_not_play_pauses_too() -> None:
    desk = playing(["Anna", "Bruno"])
    host = Roles(host=True)
    desk.adopt(desk.table.take(Pause(id="1", on=True), host, desk.now))
    assert paused(desk)
    with pytest.raises(TableError) as error:
        desk.table.take(Pause(id="2", on=True), host, desk.now)
    assert error.value.code == "so-already"
    desk.adopt(desk.table.take(Pause(id="3", on=False), host, desk.now))
    assert not any(seat.wishes for seat in desk.table.standing.seats)
    desk.check()


def test_saying_that_one_is_back_when_nobody_sat_in_wins_no_time() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast")
    desk.wait(15)
    with pytest.raises(TableError):
        desk.ask(Back(id="b"), desk.table.standing.seats[asked(desk)].name)
    assert until(desk) == 5


def test_after_an_auction_there_is_a_whole_moves_time() -> None:
    script = "Anna rolls\ndice 1 2\nAnna declines"
    desk = position(["Anna", "Bruno", "Chloé"], script, clock="fast", auction=60)
    desk.wait(25)
    desk.act("Chloé", "passes")
    desk.act("Bruno", "bids", 1500)
    assert not desk.game.bidding and desk.game.turn == 0
    assert until(desk) == 20
    desk.check()


def test_a_question_to_someone_else_does_not_renew_the_time() -> None:
    script = "Anna rolls\ndice 2 3\nAnna buys\nAnna mortgages 5"
    desk = position(["Anna", "Bruno"], script, clock="normal")
    desk.wait(20)
    desk.offer("Anna", 1, Goods(squares=[5]), Goods(cash=30))
    desk.act("Bruno", "accepts", 0)
    desk.wait(10)
    desk.act("Bruno", "keeps", 5)
    assert until(desk) == 40, "Anna's time stood still while Bruno was asked"
    desk.check()


def test_a_page_reloaded_in_a_pause_wins_no_time() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    seat = asked(desk)
    desk.wait(25)
    desk.adopt(desk.table.take(Pause(id="1", on=True), Roles(host=True), desk.now))
    desk.wait(1800)
    dropped(desk, seat)
    desk.wait(60)
    back = desk.table.presence(seat, "elsewhere", desk.now)
    assert back is not None
    desk.adopt(back)
    desk.wait(1740)
    desk.adopt(desk.table.take(Pause(id="2", on=False), Roles(host=True), desk.now))
    assert until(desk) == 35
    desk.check()


def test_when_the_last_who_did_not_wish_it_leaves_the_game_stands_still() -> None:
    desk = playing(["Anna", "Bruno"])
    desk.ask(Pause(id="1", on=True), "Anna")
    dropped(desk, 1)
    desk.wait(1)
    assert paused(desk)
    desk.check()


def test_a_connection_that_goes_to_another_process_is_no_absence() -> None:
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="bot", bots="steady")
    seat = asked(desk)
    desk.wait(21)
    assert desk.table.standing.seats[seat].player() == "steady"
    moved = desk.table.presence(seat, "another process", desk.now)
    assert moved is not None
    desk.adopt(moved)
    assert desk.table.standing.seats[seat].player() == "steady", "they have been there all along, asleep"
