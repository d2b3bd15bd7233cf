"""A worker process for what takes long: compiled code would hold up the event loop from a thread, too."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock
from typing import Final, TypeVar, cast

from casedepart.server import metrics
from casedepart.server.logs import log
from casedepart.server.worker_process import Failed, work_on
from casedepart.table.bot_worker import BotReply, BotRequest, WorkerUnavailable, ponder

TRIES: Final = 2
"""How often work is given to a process that ends over it."""
STARTING: Final = 60.0
"""For how many seconds a process may take before it begins: a new one has much to load, and stands back for others."""
GRACE: Final = 30.0
"""For how many seconds more than its budget a bot may think, on a machine that has much else to do."""
CROWD: Final = 6
"""So many may wait for the worker: bots that come later answer at once, and people are told to try again."""

About = TypeVar("About")
Result = TypeVar("Result")


class Worker:
    """One worker process with a queue: started when it is first needed, and again when it is lost."""

    def __init__(self, name: str, memory: int = 0) -> None:
        self.name: Final = name
        self.memory: Final = memory
        """How much address space it may take, in bytes, where the system can tell; 0: as much as there is."""
        self.thread: Final = ThreadPoolExecutor(1, name)
        """Where one waits for it: one piece of work at a time, in the order they came."""
        self.lock: Final = Lock()
        self.process: SpawnProcess | None = None
        self.pipe: Connection | None = None
        self.waiting = 0
        self.stopped = False

    async def run(self, work: Callable[[About], Result], about: About, seconds: float) -> Result:
        """Let the process do some work, when its turn has come; `WorkerUnavailable`: it could not, or took too long."""
        return await self.queue(lambda: self.ask(work, about, seconds))

    async def queue(self, call: Callable[[], Result]) -> Result:
        """Call something in the worker's own thread, from where it may `ask`."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, call)
        except RuntimeError as error:
            if not self.stopped:
                raise
            raise WorkerUnavailable from error
        finally:
            self.waiting -= 1

    @property
    def crowded(self) -> bool:
        """Is the worker's queue full?"""
        return self.waiting >= CROWD

    def ponder(self, question: BotRequest) -> BotReply:
        """Let a bot think about a question, for as long as it may and a little longer."""
        return self.ask(ponder, question, question.budget + GRACE)

    def ask(self, work: Callable[[About], Result], about: About, seconds: float) -> Result:
        """Let the process do some work, and wait for it: called from the worker's own thread alone."""
        began = time.perf_counter()
        for _ in range(TRIES):
            try:
                result = self.answer(work, about, seconds)
            except (EOFError, OSError) as error:
                self.note_loss(f"{type(error).__name__}: {error}")
                continue
            metrics.WORK_SECONDS.labels(work.__name__).observe(time.perf_counter() - began)
            if isinstance(result, Failed):
                log("work failed", 40, work=work.__name__, why=result.why)
                raise WorkerUnavailable
            return cast(Result, result)
        raise WorkerUnavailable

    def answer(self, work: Callable[[About], Result], about: About, seconds: float) -> object:
        """What the process answers; an `OSError` when it is gone, or has not answered in time."""
        pipe = self.pipe or self.begin()
        pipe.send((work, about))
        # First, that it has begun: what a new process has to load is not counted as its work.
        self.hear(pipe, STARTING)
        return self.hear(pipe, seconds)

    def hear(self, pipe: Connection, seconds: float) -> object:
        """The next that the process says; a `TimeoutError` when that takes too long."""
        if not pipe.poll(seconds):
            raise TimeoutError(f"no answer within {seconds:.1f} s")
        return pipe.recv()

    def begin(self) -> Connection:
        """A new process; spawned, since a fork of a process with threads may hang."""
        spawn = multiprocessing.get_context("spawn")
        with self.lock:
            if self.stopped:
                raise WorkerUnavailable
            self.pipe, theirs = spawn.Pipe()
            self.process = spawn.Process(target=work_on, args=(theirs, self.memory), name=self.name, daemon=True)
            self.process.start()
            # Else the pipe would not be closed when the process ends.
            theirs.close()
            return self.pipe

    def note_loss(self, why: str) -> None:
        """The process is gone, or of no more use."""
        if not self.stopped:
            log("worker lost", 30, worker=self.name, why=why)
            metrics.WORKERS_LOST.inc()
        self.end()

    def end(self) -> None:
        """Let the process go: nothing that it does is worth waiting for."""
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self.pipe is not None:
                self.pipe.close()
            self.process, self.pipe = None, None

    def dismiss(self) -> None:
        """Let the process go when its work is done; the next work begins another."""
        if not self.stopped:
            self.thread.submit(self.end)

    def stop(self) -> None:
        """Nobody needs it any more: who waits for it is told so at once."""
        self.stopped = True
        with self.lock:
            if self.process is not None:
                self.process.kill()

    def close(self) -> None:
        """End the worker's thread and process for good."""
        self.stopped = True
        self.thread.shutdown(wait=True, cancel_futures=True)
        self.end()
