"""What takes long is thought of in another process: nobody else waits for it, and losing it loses nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec
import pytest

from casedepart.record import Transcript
from casedepart.server import tables as tables_module
from casedepart.server.room import Room
from casedepart.server.stores.sqlite import SQLiteStore
from casedepart.server.tables import Tables
from casedepart.server.worker import CROWD, STARTING, Worker
from casedepart.table.bot_worker import BotReply, BotRequest, WorkerUnavailable, ponder
from casedepart.table.replay import spec_of
from tests.repository.tree import ROOT
from tests.server.houses import begin, entry, house, say
from tests.server.running import runs, until
from tests.server.work import FOLDER, FOR_EVER, fall, fall_once, process_of, sleep_long, stumble, take, think_when_told
from tests.table.desk import playing
from tests.waiting import PATIENCE


class Slow(Worker):
    """A worker whose bots take their time."""

    def ponder(self, question: BotRequest) -> BotReply:
        return self.ask(think_when_told, question, FOR_EVER)


class Thoughts:
    """Lets bots think, or think on and on."""

    def __init__(self, folder: Path) -> None:
        self.go = folder / "go"
        self.thinking = folder / "thinking"
        self.go.touch()

    async def hold(self) -> None:
        """Wait until a bot thinks, in another process, and does not come to an end."""
        self.go.unlink()
        await until(self.thinking.exists)
        assert int(self.thinking.read_text() or "0") != os.getpid()


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Thoughts:
    """Bots that think long take as long as the test likes."""
    monkeypatch.setattr(tables_module, "Worker", Slow)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    return Thoughts(tmp_path)


@pytest.fixture
def worker() -> Iterator[Worker]:
    worker = Worker("test")
    yield worker
    worker.stop()


def test_work_is_done_in_one_other_process(worker: Worker) -> None:
    async def work() -> list[int]:
        return [await worker.run(process_of, None, PATIENCE) for _ in range(2)]

    first, second = asyncio.run(work())
    assert first == second != os.getpid()


def test_work_whose_process_is_killed_is_done_by_the_next(worker: Worker, tmp_path: Path) -> None:
    assert asyncio.run(worker.run(fall_once, str(tmp_path / "mark"), PATIENCE)) == "risen"
    assert worker.process is not None
    worker.process.kill()
    worker.process.join()
    assert asyncio.run(worker.run(process_of, None, PATIENCE)) > 0, "also when it was killed while it had nothing to do"


@pytest.mark.long
def test_work_that_cannot_be_done_says_so_and_hurts_nobody(worker: Worker) -> None:
    for work in (fall, stumble):
        with pytest.raises(WorkerUnavailable):
            asyncio.run(worker.run(work, None, PATIENCE))
    assert asyncio.run(worker.run(process_of, None, PATIENCE)) > 0


class Listening(Worker):
    """A worker that writes down for how long it was waited for."""

    def hear(self, pipe: Connection, seconds: float) -> object:
        self.waited = [*getattr(self, "waited", []), seconds]
        return super().hear(pipe, seconds)


def test_what_a_process_has_to_load_is_not_counted_as_its_work() -> None:
    worker = Listening("test")
    assert asyncio.run(worker.run(process_of, None, PATIENCE)) > 0
    assert worker.waited == [STARTING, PATIENCE]
    worker.close()


def test_work_that_takes_too_long_is_given_up(worker: Worker) -> None:
    began = time.perf_counter()
    with pytest.raises(WorkerUnavailable):
        asyncio.run(worker.run(time.sleep, FOR_EVER, 0.2))
    assert time.perf_counter() - began < FOR_EVER / 2


def test_who_stops_does_not_wait_for_work(worker: Worker, tmp_path: Path) -> None:
    async def stopped() -> float:
        waiting = asyncio.create_task(worker.run(sleep_long, str(tmp_path / "begun"), FOR_EVER))
        await until((tmp_path / "begun").exists)
        began = time.perf_counter()
        worker.stop()
        with pytest.raises(WorkerUnavailable):
            await waiting
        worker.close()
        with pytest.raises(WorkerUnavailable):
            await worker.run(process_of, None, PATIENCE)
        return time.perf_counter() - began

    assert asyncio.run(stopped()) < FOR_EVER / 2


def test_a_question_has_the_whole_game() -> None:
    desk = playing([], seats=3, pace="fast", bots="steady")
    desk.think()
    draft = desk.table.draft()
    assert Transcript(spec_of(desk.table.standing), draft.so_far()).game().digest() == desk.game.digest()


def test_a_question_asked_elsewhere_gets_a_legal_answer_and_a_reason() -> None:
    desk = playing([], seats=3, bots="master")
    questions: list[BotRequest] = []

    def elsewhere(question: BotRequest) -> BotReply:
        questions.append(msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=BotRequest))
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

    def nobody(question: BotRequest) -> BotReply:
        raise WorkerUnavailable

    change = desk.table.think(desk.now, nobody)
    assert change is not None and change.draft is not None and change.draft.lines


async def goes_on(room: Room, versions: int) -> None:
    """Wait until a table has so many more versions."""
    goal = room.table.version + versions
    await until(lambda: room.table.version >= goal)


async def masters(tables: Tables) -> Room:
    """A table of two masters whose game has begun."""
    room = await tables.create(entry(people=0, bots="master", pace="fast"))
    await begin(room)
    await goes_on(room, 1)
    return room


@runs
async def test_while_a_bot_thinks_others_are_answered_at_once(tmp_path: Path, thoughts: Thoughts) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        room = await masters(tables)
        other = await tables.create(entry())
        await thoughts.hold()
        version = room.table.version
        for number in range(50):
            await say(other, f"line {number}")
        assert room.table.version == version, "it still thinks"
        thoughts.go.touch()
        await goes_on(room, 1)


def test_a_table_goes_on_when_the_process_of_its_bots_is_killed(tmp_path: Path, thoughts: Thoughts) -> None:
    async def play() -> int:
        async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
            room = await masters(tables)
            before = room.table.version
            assert tables.thinker.process is not None and tables.thinker.process.pid is not None
            os.kill(tables.thinker.process.pid, signal.SIGKILL)
            await goes_on(room, 2)
            return room.table.version - before

    assert asyncio.run(play()) >= 2


def test_the_end_does_not_wait_for_thoughts(tmp_path: Path, thoughts: Thoughts) -> None:
    async def play() -> float:
        async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
            await masters(tables)
            await thoughts.hold()
            began = time.perf_counter()
        return time.perf_counter() - began

    assert asyncio.run(play()) < FOR_EVER / 2


@runs
async def test_where_too_many_wait_masters_answer_at_once(tmp_path: Path, thoughts: Thoughts) -> None:
    async with house(SQLiteStore(tmp_path / "tables.sqlite")) as tables:
        tables.thinker.waiting = CROWD
        room = await tables.create(entry(people=0, bots="master", pace="fast"))
        await begin(room)
        await goes_on(room, 2)
        assert tables.thinker.process is None


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is the kernel's")
def test_a_worker_has_no_more_memory_than_it_may_take() -> None:
    worker = Worker("small", memory=1 << 30)
    try:
        assert worker.ask(take, 1 << 20, PATIENCE) == 1 << 20
        with pytest.raises(WorkerUnavailable):
            worker.ask(take, 1 << 31, PATIENCE)
        assert worker.ask(take, 1 << 20, PATIENCE) == 1 << 20
    finally:
        worker.close()


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is the kernel's")
def test_a_worker_begins_where_less_memory_is_allowed_than_it_may_take(tmp_path: Path) -> None:
    """With `ulimit -v` below what the process may take that reads editions."""
    from casedepart.server.services import READING_MEMORY

    most = READING_MEMORY - (1 << 26)
    program = f"""
import resource
from tests.server.work import process_of
from casedepart.server.worker import Worker

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, ({most}, {most}))
    worker = Worker("small", memory={READING_MEMORY})
    print(worker.ask(process_of, None, {PATIENCE}))
    worker.close()
"""
    file = tmp_path / "limited.py"
    file.write_text(program)
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, str(file)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert int(done.stdout) > 0
