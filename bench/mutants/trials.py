"""Trials: each mutant in a fork of this process, against the tests that call its function, until one of them fails."""

from __future__ import annotations

import gc
import inspect
import multiprocessing
import os
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import FrameType, FunctionType
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from bench.mutants.changes import Mutant

FORKED: Final = multiprocessing.get_context("fork")
PATIENCE: Final = 1.0
"""Seconds of work that a test is given beyond ten times what it takes without a change: then a loop has no end."""
MEMORY: Final = 4 << 30
Functions = frozenset[str]
Found = tuple[int, str]
"""The place of a mutant, and what killed it; nothing: it survived."""


class Trials:
    """A plugin of pytest: in place of a run of the tests that it has collected, it tries mutants against them."""

    def __init__(self, mutants: list[Mutant], workers: int, effort: float, tell: Callable[[Found], None]) -> None:
        self.mutants: Final = mutants
        self.workers: Final = workers
        self.effort: Final = effort
        self.tell: Final = tell
        self.items: list[pytest.Item] = []
        self.seconds: list[float] = []
        self.called: list[Functions] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        gc.freeze()
        self.seconds, self.called = self.coverage()
        everything: multiprocessing.SimpleQueue[list[int]] = FORKED.SimpleQueue()
        found: multiprocessing.SimpleQueue[Found] = FORKED.SimpleQueue()
        workers = [FORKED.Process(target=self.work, args=(everything, found)) for _ in range(self.workers)]
        for worker in workers:
            worker.start()
        for some in [*self.by_function(), *[[]] * self.workers]:
            everything.put(some)
        for _ in self.mutants:
            self.tell(found.get())
        for worker in workers:
            worker.join()
        return True

    def by_function(self) -> Iterator[list[int]]:
        """The places of the mutants of each function: what kills one is likely to kill the next."""
        functions: dict[str, list[int]] = {}
        for place, mutant in enumerate(self.mutants):
            functions.setdefault(mutant.function, []).append(place)
        yield from functions.values()

    # What calls which functions

    def coverage(self) -> tuple[list[float], list[Functions]]:
        """How long each test takes and the functions that it calls; found in forks, so that nothing stays behind."""
        found: multiprocessing.SimpleQueue[tuple[int, float, Functions]] = FORKED.SimpleQueue()
        forks = [FORKED.Process(target=self.trace_some, args=(first, found)) for first in range(self.workers)]
        for fork in forks:
            fork.start()
        told = sorted((found.get() for _ in self.items), key=lambda one: one[0])
        for fork in forks:
            fork.join()
        if failed := [self.items[place].nodeid for place, seconds, _ in told if seconds < 0]:
            raise RuntimeError(f"fails without any change: {failed[:5]}")
        return [seconds for _, seconds, _ in told], [called for _, _, called in told]

    def trace_some(self, first: int, found: multiprocessing.SimpleQueue[tuple[int, float, Functions]]) -> None:
        for place in range(first, len(self.items), self.workers):
            found.put((place, *self.traced(self.items[place])))

    def traced(self, item: pytest.Item) -> tuple[float, Functions]:
        """How long a test takes, below nothing where it fails, and the functions that it calls."""
        files = {str(source_of(module)): module for module in {mutant.module for mutant in self.mutants}}
        called: set[str] = set()

        def trace(frame: FrameType, event: str, told: object) -> None:
            module = files.get(frame.f_code.co_filename)
            if module is not None:
                called.add(f"{module}:{frame.f_code.co_qualname}")

        began = time.process_time()
        sys.settrace(trace)
        failed = fails(item)
        sys.settrace(None)
        return -1.0 if failed else time.process_time() - began, frozenset(called)

    # Trying

    def work(self, todo: multiprocessing.SimpleQueue[list[int]], found: multiprocessing.SimpleQueue[Found]) -> None:
        """Try one function's mutants after the other, until there are none."""
        running = FORKED.RawValue("i", 0)
        while places := todo.get():
            killers: list[int] = []
            for place in places:
                mutant = self.mutants[place]
                tests = [test for test, called in enumerate(self.called) if mutant.function in called]
                tests.sort(key=lambda test: (-killers.index(test) if test in killers else 1, self.seconds[test]))
                child = os.fork()
                if not child:
                    os._exit(self.killed(mutant, tests, running))
                _, status = os.waitpid(child, 0)
                if status:
                    killers = [test for test in killers if test != running.value] + [running.value]
                found.put((place, self.items[running.value].nodeid if status else ""))

    def killed(self, mutant: Mutant, tests: list[int], running: object) -> int:
        """In a fork: make the change, and run tests until one fails. One that does not end ends the fork."""
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        change(mutant)
        began = time.process_time()
        for test in tests:
            if time.process_time() - began > self.effort:
                break
            running.value = test  # type: ignore[attr-defined]
            signal.setitimer(signal.ITIMER_PROF, PATIENCE + 10 * self.seconds[test])
            if fails(self.items[test]):
                return 1
        return 0


def fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


def source_of(module: str) -> Path:
    return Path(str(import_module(module).__file__))


def change(mutant: Mutant) -> None:
    """Give the function, as it is loaded, the code of the mutant."""
    function(mutant).__code__ = mutant.code


def function(mutant: Mutant) -> FunctionType:
    """The function that a mutant changes, as it is loaded."""
    module, _, path = mutant.function.partition(":")
    found: object = import_module(module)
    for name in path.split("."):
        found = inspect.getattr_static(found, name)
    found = getattr(found, "__func__", getattr(found, "fget", found))
    whole = inspect.unwrap(found) if callable(found) else found
    assert isinstance(whole, FunctionType), f"{mutant.function} is no function of Python: is the package compiled?"
    return whole
