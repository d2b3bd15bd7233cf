"""What takes long is thought of in another process: nobody else waits for it, and losing it loses nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from casedepart.record import Transcript
from casedepart.server import tables as tables_module
from casedepart.server.room import Room
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.tables import Tables
from casedepart.server.worker import CROWD, Worker
from casedepart.table.pondering import Question, Thought, Unreachable, ponder
from casedepart.table.replaying import spec_of
from tests.server.houses import begin, entry, house, say
from tests.table.desk import playing

PATIENCE = 30.0
LONG = 0.5
"""For how many seconds these bots think, without a pause."""


def process_of(_: object) -> int:
    return os.getpid()


def fall(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fall_once(mark: str) -> str:
    if not Path(mark).exists():
        Path(mark).write_text("fallen")
        fall(None)
    return "risen"


def take(amount: int) -> int:
    return len(bytearray(amount))


def stumble(_: object) -> None:
    raise ValueError("a step is missing")


def think_hard(question: Question) -> Thought:
    """Think with all one's might, as compiled code does."""
    until = time.perf_counter() + LONG
    while time.perf_counter() < until:
        pass
    return ponder(msgspec.structs.replace(question, budget=0.0))


def think_for_ever(question: Question) -> Thought:
    time.sleep(60)
    return ponder(question)


class Slow(Worker):
    """A worker whose bots take their time."""

    work = staticmethod(think_hard)

    def ponder(self, question: Question) -> Thought:
        return self.ask(self.work, question, 90)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think long take very long indeed."""
    monkeypatch.setattr(tables_module, "Worker", Slow)


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker("test")
    yield worker
    worker.stop()


def test_work_is_done_in_one_other_process(worker: Worker) -> None:
    async def work() -> list[int]:
        return [await worker.run(process_of, None, 30) for _ in range(2)]

    first, second = asyncio.run(work())
    assert first == second != os.getpid()


def test_work_whose_process_is_killed_is_done_by_the_next(worker: Worker, tmp_path: Path) -> None:
    assert asyncio.run(worker.run(fall_once, str(tmp_path / "mark"), 30)) == "risen"
    assert worker.process is not None
    worker.process.kill()
    worker.process.join()
    assert asyncio.run(worker.run(process_of, None, 30)) > 0, "also when it was killed while it had nothing to do"


@pytest.mark.long
def test_work_that_cannot_be_done_says_so_and_hurts_nobody(worker: Worker) -> None:
    for work in (fall, stumble):
        with pytest.raises(Unreachable):
            asyncio.run(worker.run(work, None, 30))
    assert asyncio.run(worker.run(process_of, None, 30)) > 0


def test_work_that_takes_too_long_is_given_up(worker: Worker) -> None:
    began = time.perf_counter()
    with pytest.raises(Unreachable):
        asyncio.run(worker.run(time.sleep, 60, 0.2))
    assert time.perf_counter() - began < 10


def test_who_stops_does_not_wait_for_work(worker: Worker) -> None:
    async def stopped() -> float:
        await worker.run(process_of, None, 30)
        waiting = asyncio.create_task(worker.run(time.sleep, 60, 90))
        await asyncio.sleep(0.1)
        began = time.perf_counter()
        worker.stop()
        with pytest.raises(Unreachable):
            await waiting
        worker.close()
        with pytest.raises(Unreachable):
            await worker.run(process_of, None, 30)
        return time.perf_counter() - began

    assert asyncio.run(stopped()) < 2


def test_a_question_has_the_whole_game() -> None:
    desk = playing([], seats=3, pace="fast", bots="steady")
    desk.think()
    draft = desk.table.draft()
    assert Transcript(spec_of(desk.table.standing), draft.so_far()).game().digest() == desk.game.digest()


def test_a_question_asked_elsewhere_gets_a_legal_answer_and_a_reason() -> None:
    desk = playing([], seats=3, bots="master")
    questions: list[Question] = []

    def elsewhere(question: Question) -> Thought:
        questions.append(msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=Question))
        return ponder(msgspec.structs.replace(questions[-1], budget=0.0))

    for _ in range(40):
        change = desk.table.think(desk.now, elsewhere)
        assert change is not None and change.draft is not None
        (answer,) = [answer for answer in change.draft.answers if answer.cause == "bot"]
        assert answer.reason is not None and answer.reason.key
        desk.adopt(change)
    assert len(questions) >= 40 and {question.kind.partition(":")[0] for question in questions} == {"master"}
    desk.check()


def test_without_anybody_elsewhere_a_master_answers_at_once() -> None:
    desk = playing([], seats=3, bots="master")

    def nobody(question: Question) -> Thought:
        raise Unreachable

    change = desk.table.think(desk.now, nobody)
    assert change is not None and change.draft is not None and change.draft.lines


async def goes_on(room: Room, versions: int) -> None:
    """Wait until a table has so many more versions."""
    goal, until = room.table.version + versions, time.perf_counter() + PATIENCE
    while room.table.version < goal:
        assert time.perf_counter() < until, "the table does not go on"
        await asyncio.sleep(0.01)


async def masters(tables: Tables) -> Room:
    """A table of two masters whose game has begun."""
    room = await tables.create(entry(people=0, bots="master", pace="fast"))
    await begin(room)
    await goes_on(room, 1)
    return room


def test_while_a_bot_thinks_others_are_answered_at_once(tmp_path: Path, slow: None) -> None:
    async def play() -> list[float]:
        async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
            room = await masters(tables)
            other = await tables.create(entry())
            waited: list[float] = []
            version = room.table.version
            while room.table.version < version + 3:
                began = time.perf_counter()
                await say(other, f"line {len(waited)}")
                waited.append(time.perf_counter() - began)
                await asyncio.sleep(0.005)
            return waited

    waited = sorted(asyncio.run(play()))
    assert len(waited) > 50, "the loop was not held up"
    assert waited[len(waited) // 2] < 0.02 and waited[-3] < LONG / 2


def test_a_table_goes_on_when_the_process_of_its_bots_is_killed(tmp_path: Path, slow: None) -> None:
    async def play() -> int:
        async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
            room = await masters(tables)
            before = room.table.version
            assert tables.thinker.process is not None and tables.thinker.process.pid is not None
            os.kill(tables.thinker.process.pid, signal.SIGKILL)
            await goes_on(room, 2)
            return room.table.version - before

    assert asyncio.run(play()) >= 2


def test_the_end_does_not_wait_for_thoughts(tmp_path: Path, slow: None, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> float:
        async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
            await masters(tables)
            monkeypatch.setattr(Slow, "work", staticmethod(think_for_ever))
            await asyncio.sleep(LONG + 0.2)
            began = time.perf_counter()
        return time.perf_counter() - began

    assert asyncio.run(play()) < 3


def test_where_too_many_wait_masters_answer_at_once(tmp_path: Path, slow: None) -> None:
    async def play() -> float:
        async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
            tables.thinker.waiting = CROWD
            room = await tables.create(entry(people=0, bots="master", pace="fast"))
            await begin(room)
            began = time.perf_counter()
            await goes_on(room, 2)
            assert tables.thinker.process is None
            return time.perf_counter() - began

    assert asyncio.run(play()) < 20 * LONG


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is the kernel's")
def test_a_worker_has_no_more_memory_than_it_may_take() -> None:
    worker = Worker("small", memory=1 << 30)
    try:
        assert worker.ask(take, 1 << 20, PATIENCE) == 1 << 20
        with pytest.raises(Unreachable):
            worker.ask(take, 1 << 31, PATIENCE)
        assert worker.ask(take, 1 << 20, PATIENCE) == 1 << 20
    finally:
        worker.close()
