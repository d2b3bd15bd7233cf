"""While nobody was served, and when the clock is set back, nobody's time runs out and no game stands still."""

from __future__ import annotations

import pytest

from casedepart.table import Change
from casedepart.table.clock import AHEAD, deadline
from casedepart.table.messages.pace import Pause, Resumed
from casedepart.table.messages.people import Say
from casedepart.table.wire.parts import Goods
from tests.table.desk import SECOND, Desk, playing, position

HOUR = 3600 * SECOND


def away(desk: Desk, length: int) -> Change | None:
    """The server was away for so long, and is there again; what the table makes of it."""
    desk.now += length
    return desk.table.resumed(desk.now, desk.now)


def resume(desk: Desk, length: int) -> None:
    """The same where the table must go on anew: nothing is due then, and the journal tells the same."""
    change = away(desk, length)
    assert change is not None and isinstance(change.entry, Resumed)
    desk.adopt(change)
    assert desk.table.due(desk.now) is None
    assert desk.table.resumed(desk.now, desk.now) is None, "once is enough"
    desk.check()


def left(desk: Desk) -> float:
    """Seconds that the player in turn has left."""
    end = deadline(desk.table.standing.seats[desk.game.turn])
    assert end is not None
    return (end - desk.now) / 1000


@pytest.mark.parametrize("length", [90 * 60 * SECOND, 104 * 24 * HOUR, -HOUR, -300 * 24 * HOUR])
def test_who_is_asked_has_a_whole_moves_time_again(length: int) -> None:
    desk = playing(["Anna", "Bruno"], clock="normal", bots="steady")
    desk.wait(20)
    desk.ask(Say("hm", "hm"), "Anna")
    desk.wait(5)
    resume(desk, length)
    assert left(desk) == 60
    desk.wait(61)
    assert desk.table.standing.seats[desk.game.turn].player() == "steady", "then their time is up as ever"


def test_who_is_not_there_has_it_too() -> None:
    desk = playing(["Anna", "Bruno"], clock="days", days=2, bots="steady")
    for seat in range(2):
        gone = desk.table.presence(seat, "", desk.now)
        assert gone is not None
        desk.adopt(gone)
    resume(desk, 104 * 24 * HOUR)
    assert left(desk) >= 2 * 86_400


def test_an_auction_stays_open_and_nobody_who_thinks_is_hurried() -> None:
    script = "Anna rolls\ndice 1 2\nAnna declines"
    desk = position(["Anna", "Bruno"], script, auction=20)
    desk.wait(15)
    resume(desk, HOUR)
    assert desk.game.bidding
    assert desk.table.standing.hammer - desk.now == 20 * SECOND, "as when the last bid was made"
    desk.wait(19)
    desk.act("Bruno", "bids", 10)
    desk.wait(7)
    assert desk.game.bidding, "a late bid puts it off"
    resume(desk, HOUR)
    assert desk.table.standing.hammer - desk.now == 8 * SECOND


def test_a_timed_game_and_an_offer_last_as_long_as_they_were_to() -> None:
    desk = playing(["Anna", "Bruno"], edition="pokemon", mode="timed", minutes=10, offers=30)
    name = desk.table.standing.seats[desk.game.turn].name
    desk.offer(name, 1 - desk.game.turn, Goods(cash=5), Goods(cash=4))
    resume(desk, 2 * HOUR)
    assert not desk.game.time_up and desk.game.offers
    seen = desk.wait(601)
    assert [answer.do for answer in seen] == ["withdraws", "time is up"]


def test_bots_answer_at_once_though_the_clock_was_set_back() -> None:
    desk = playing(["Anna"], seats=3, bots="steady")
    while desk.game.asked & 1:
        desk.act("Anna", next(word for word in PLAIN if word in desk.game.options(0).words()))
    desk.now -= HOUR
    since = desk.table.thinks_from()
    assert since is not None and since - desk.now > HOUR - 2 * SECOND, "as it stands they would wait for an hour"
    resume(desk, 0)
    since = desk.table.thinks_from()
    assert since is not None and since - desk.now <= 2 * SECOND


PLAIN = ("rolls", "declines", "passes", "pays", "ends turn")


def test_nothing_is_changed_where_nobody_lost_anything() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    desk.wait(20)
    assert away(desk, 30 * SECOND) is None, "ten seconds are left"
    desk.now -= 50 * SECOND + AHEAD
    assert desk.table.resumed(desk.now, 0) is None, "clocks of two machines may differ by so much"
    desk.now -= 1
    assert desk.table.resumed(desk.now, 0) is not None
    desk = playing(["Anna", "Bruno"], clock="fast", expiry="wait")
    assert away(desk, HOUR) is None, "no time is ever up here"


def test_who_could_not_have_come_back_in_time_is_given_it_too() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    resume(desk, 57 * SECOND)
    assert left(desk) == 60


def test_a_game_that_is_paused_or_not_begun_waits_as_before() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    for name in ("Anna", "Bruno"):
        desk.ask(Pause(id=f"of {name}", on=True), name)
    assert away(desk, HOUR) is None and away(desk, -3 * HOUR) is None
    for name in ("Anna", "Bruno"):
        desk.ask(Pause(id=f"on {name}", on=False), name)
    assert left(desk) == 60


def test_an_entry_of_before_a_clock_was_set_back_gives_and_takes_no_time() -> None:
    desk = playing(["Anna", "Bruno"], clock="normal")
    desk.wait(20)
    desk.ask(Say("1", "hm"), "Anna")
    desk.now -= 8 * SECOND
    desk.ask(Say("2", "hm"), "Anna")
    seat = desk.table.standing.seats[desk.game.turn]
    assert (seat.left, seat.stood) == (40 * SECOND, 0)
