"""Work for a worker process: in a module that loads little, since each new process loads it first."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import msgspec

from casedepart.table.bot_worker import BotReply, BotRequest, ponder
from tests.waiting import holds

FOR_EVER = 300.0
"""Seconds that nobody waits for."""
FOLDER = "CASEDEPART_TEST_THOUGHTS"
"""Where bots that think say that they do, and are told to go on."""


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


def sleep_long(mark: str) -> None:
    """Say that the work has begun, and do not come to an end."""
    Path(mark).touch()
    time.sleep(FOR_EVER)


def think_when_told(question: BotRequest) -> BotReply:
    """Think for as long as the test likes."""
    folder = Path(os.environ[FOLDER])
    if not (folder / "go").exists():
        (folder / "thinking").write_text(str(os.getpid()))
        holds((folder / "go").exists, FOR_EVER)
    return ponder(msgspec.structs.replace(question, budget=0.0))
