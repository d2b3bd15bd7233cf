"""A clock that is set, a lid that is closed: games go on, and nobody's seat is handed over."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from casedepart.server.clock import LEAP, WATCH, now
from casedepart.server.stores.sqlite import SQLiteStore
from tests.server.clocks import SetClock, set_clock
from tests.server.houses import SOON, begin, entry, house
from tests.server.running import runs, until
from tests.server.serving import Server, Talk
from tests.waiting import wait_until

__all__ = ["set_clock"]

HOUR = 3600
LEAPS = {"a lid that was closed": 90 * 60, "a time that was not known": 300 * 24 * HOUR, "set back": -HOUR}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose clock the tests set."""
    server = Server(tmp_path, "--no-limits", deadlines={"sweep": 0.1})
    yield server
    assert server.stop() == 0
    assert server.troubles() == []


def leap(server: Server, seconds: float, restarts: bool) -> None:
    """Set the clock while the server runs, or while it is killed."""
    if restarts:
        server.kill()
        server.later += seconds
        server.clock.write_text(str(round(server.later * 1000)))
        server.start()
    else:
        server.leap(seconds)
        wait_until(lambda: "clock leapt" in server.log.read_text())


def version(server: Server, table: str) -> int:
    """The version at which a table is stored."""
    with closing(sqlite3.connect(server.db, timeout=120)) as database:
        found: tuple[int] = database.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
        return found[0]


@pytest.mark.parametrize("restarts", [False, True], ids=["while it runs", "and restarted"])
def test_bots_play_on_when_the_clock_is_set_back_whoever_looks(server: Server, restarts: bool) -> None:
    settings = {"seats": 3, "bots": "steady"}
    made = server.post("/api/tables", {"settings": settings, "people": [], "start": True}).json
    with server.talk(made["table"], made["watch"]) as talk:
        talk.until(4)
    leap(server, -HOUR, restarts)
    seen = version(server, made["table"])
    wait_until(lambda: version(server, made["table"]) > seen + 4)


@pytest.mark.parametrize("seconds", LEAPS.values(), ids=LEAPS)
@pytest.mark.parametrize("restarts", [False, True], ids=["while it runs", "and restarted"])
def test_who_is_asked_keeps_the_seat_and_has_a_whole_moves_time(server: Server, seconds: float, restarts: bool) -> None:
    made = server.open_table("Anna", "Bruno", clock="normal", bots="steady")
    keys = [seat["key"] for seat in made["seats"]]
    with server.talk(made["table"], *keys) as talk:
        seat = talk.until(4)["game"]["asked"][0]
        if not restarts:
            leap(server, seconds, restarts)
            check_seat(talk, seat)
    if restarts:
        leap(server, seconds, restarts)
        with server.talk(made["table"], *keys) as talk:
            talk.wait("state")
            check_seat(talk, seat)


def check_seat(talk: Talk, seat: int) -> None:
    """Its holder sits there, with a time to think that is neither over nor endless, and can answer."""
    while (shown := talk.state)["table"]["seats"][seat]["until"] is None or not (
        50_000 < shown["table"]["seats"][seat]["until"] - shown["at"] <= 60_000
    ):
        assert shown["table"]["seats"][seat]["bot"] == ""
        talk.wait("state")
    assert shown["table"]["seats"][seat]["bot"] == ""
    answers = shown["game"]["options"][seat]["answers"]
    assert talk.act(next(iter(answers)), seat=seat)["type"] == "done"


def test_their_time_is_up_as_ever_afterwards(server: Server) -> None:
    made = server.open_table("Anna", "Bruno", clock="normal", bots="steady")
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        seat = talk.until(4)["game"]["asked"][0]
        leap(server, 90 * 60, restarts=False)
        while talk.state["table"]["seats"][seat]["until"] - talk.state["at"] > 60_000:
            talk.wait("state")
        server.advance(61)
        while not talk.state["table"]["seats"][seat]["bot"]:
            talk.wait("state")


def test_the_first_message_after_a_leap_takes_nobodys_time(server: Server) -> None:
    made = server.open_table("Anna", "Bruno", clock="normal", bots="steady")
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        seat = talk.until(4)["game"]["asked"][0]
        server.leap(90 * 60)
        for number in range(20):
            assert talk.ask("say", text=f"{number}", seat=1 - seat)["type"] == "done"
        assert talk.ask("mute", other=seat, on=True, seat=1 - seat)["type"] == "done"
        assert talk.state["table"]["seats"][seat]["bot"] == ""


@runs
async def test_a_leap_is_noticed_and_what_was_noted_by_the_clock_before_is_dropped(
    tmp_path: Path, set_clock: SetClock
) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite"), SOON) as tables:
        room = await tables.create(entry(1))
        await begin(room)
        tables.sweeper.aside["x"] = room.driver.rest_until = now() + 60_000
        set_clock.leap(-HOUR * 1000)
        await until(lambda: room.driver.loaded <= now() and not tables.sweeper.aside)
        assert room.touched <= now() and room.driver.rest_until == 0
        assert tables.processes.looked <= now()


@runs
async def test_a_clock_that_runs_or_is_set_by_little_does_not_leap(set_clock: SetClock) -> None:
    began = WATCH.even_since
    set_clock.leap(LEAP - 100)
    assert WATCH.new_leaps() == [] and WATCH.even_since == began
    set_clock.leap(-LEAP + 100)
    assert WATCH.new_leaps() == [] and WATCH.even_since == began
    set_clock.leap(LEAP + 100)
    (leapt,) = WATCH.new_leaps()
    assert (leapt.since, WATCH.even_since) == (began, leapt.at) and leapt.length > LEAP
