"""The review of a game: once it is over, worked out once, and told to who may see the table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from casedepart.server import chances, reviews
from casedepart.server.chances import reviewed
from casedepart.server.errors import ServerError
from casedepart.server.reviews import NOT_YET, Reviews
from casedepart.table.journal_record import Entries
from casedepart.table.wire.past import Review
from tests.server.at_home import AtHome
from tests.server.serving import Server
from tests.table.desk import Desk, playing


def short_review(stored: Entries) -> Review:
    """A review that takes no time, and says how long the journal was."""
    return Review(ready=True, playouts=len(stored), moments=[], turning=None, trades=[], left_out=0)


def long_review(stored: Entries) -> Review:
    time.sleep(300)  # nobody waits for it
    return short_review(stored)


def no_review(stored: Entries) -> Review:
    raise ValueError("this game makes no sense")


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are worked out in this process."""
    monkeypatch.setattr(reviews, "Worker", AtHome)


def finished() -> Desk:
    """A short game of bots, to its end."""
    desk = playing([], seats=2, pace="fast", edition="sore-losers", bots="steady")
    while desk.table.phase != "over":
        desk.think()
    return desk


def test_a_review_tells_the_chances_up_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "REVIEW_SECONDS", 1.0)
    desk = finished()
    told = reviewed(desk.journal)
    winner = desk.game.winners.bit_length() - 1
    assert told.ready and told.playouts > 0
    assert [moment.n for moment in told.moments] == sorted({moment.n for moment in told.moments})
    assert told.moments[-1].n == desk.table.standing.answers
    assert told.moments[-1].chances[winner].value == 1
    for moment in told.moments:
        assert sum(chance.value for chance in moment.chances) == pytest.approx(1)
        assert all(0 <= chance.low <= chance.value <= chance.high <= 1 for chance in moment.chances)
    assert told.turning is not None and told.turning.seat == winner and told.turning.first < told.turning.last
    for trade in told.trades:
        assert trade.offer.verb == "offers" and len(trade.swing) == 2


def test_a_review_is_worked_out_once_and_one_that_failed_again(at_home: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> tuple[Review, Review]:
        kept = Reviews()
        monkeypatch.setattr(reviews, "PATIENCE", 30.0)
        monkeypatch.setattr(reviews, "reviewed", no_review)
        kept.begin("table", [])
        with pytest.raises(ServerError, match="Ask again"):
            await kept.answer("table")
        assert not kept.known("table")
        monkeypatch.setattr(reviews, "reviewed", short_review)
        kept.begin("table", [(1, b""), (2, b"")])
        found = await kept.answer("table"), await kept.answer("table")
        kept.worker.close()
        return found

    first, second = asyncio.run(ask())
    assert first is second and first.playouts == 2


def test_who_comes_too_early_is_told_to_come_again_and_the_end_waits_for_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> float:
        kept = Reviews()
        monkeypatch.setattr(reviews, "PATIENCE", 0.1)
        monkeypatch.setattr(reviews, "reviewed", long_review)
        kept.begin("table", [])
        assert await kept.answer("table") is NOT_YET and kept.known("table")
        began = time.perf_counter()
        kept.worker.stop()
        kept.worker.close()
        return time.perf_counter() - began

    assert asyncio.run(ask()) < 150


def test_only_so_many_are_kept_and_only_so_many_wait(at_home: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> list[str]:
        kept = Reviews()
        monkeypatch.setattr(reviews, "KEPT", 3)
        monkeypatch.setattr(reviews, "reviewed", short_review)
        for number in range(5):
            kept.begin(f"table {number}", [])
            await kept.by_table[f"table {number}"]
        kept.worker.waiting = reviews.MOST_WAITING
        with pytest.raises(ServerError, match="Too fast"):
            kept.begin("one more", [])
        kept.worker.close()
        return list(kept.by_table)

    assert asyncio.run(ask()) == ["table 2", "table 3", "table 4"]


def test_while_a_game_is_played_there_is_no_review(running_server: Server) -> None:
    made = running_server.open_table("Anna", "Bruno")
    path = f"/api/tables/{made['table']}/review"
    answer = running_server.get(path, made["watch"])
    assert (answer.status, answer.json["code"]) == (409, "not-over")
    assert running_server.get(path).json["code"] == "no-table"
    gathering = running_server.open_table("Anna", start=False)
    answer = running_server.get(f"/api/tables/{gathering['table']}/review", gathering["host"])
    assert (answer.status, answer.json["code"]) == (409, "not-started")


def over(server: Server) -> Any:
    """A table whose game of bots is over."""
    made = server.open_table(seats=2, edition="sore-losers", bots="steady", pace="fast")
    with server.talk(made["table"], made["watch"]) as talk:
        talk.wait("state")
        while talk.state["table"]["phase"] != "over":
            talk.hear()
    return made


@pytest.mark.long
def test_a_game_that_is_over_is_reviewed_over_http(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        made = over(server)
        path = f"/api/tables/{made['table']}/review"
        asked = 0
        while not (told := server.get(path, made["watch"]).json)["ready"]:
            asked += 1
            assert asked < 200 and told["moments"] == [], "it takes its time"
        # How long it takes depends on how long the game was: some are short.
        assert told["playouts"] > 0 and len(told["moments"]) > 5
        assert server.get(path, made["host"]).json == told, "whoever asks"
    finally:
        assert server.stop() == 0
    assert server.troubles() == []


def test_a_server_that_reviews_stops_in_time(tmp_path: Path) -> None:
    server = Server(tmp_path)
    try:
        made = over(server)
        asking = Thread(target=server.get, args=(f"/api/tables/{made['table']}/review", made["watch"]), daemon=True)
        asking.start()
        asking.join(0.3)
        assert asking.is_alive(), "it takes its time"
    finally:
        began = time.perf_counter()
        assert server.stop() == 0
    assert time.perf_counter() - began < chances.REVIEW_SECONDS and server.troubles() == []
