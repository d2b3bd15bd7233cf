"""A file that goes away under the server, or is damaged: nothing is acknowledged into nowhere, `/health` says so."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tests.server.serving import Server, Talk, play
from tests.server.stores.stores import opened, versions
from tests.waiting import PATIENCE, wait_until


def remove(file: Path, _: Path) -> None:
    """As `rm tables.sqlite`."""
    file.unlink()


def remove_all(file: Path, _: Path) -> None:
    """As `rm tables.sqlite*`."""
    for one in file.parent.glob(f"{file.name}*"):
        one.unlink()


def remove_log(file: Path, _: Path) -> None:
    """As `rm tables.sqlite-wal`, of which someone has heard that it stands in the way of a backup."""
    file.with_name(f"{file.name}-wal").unlink()


def move_over(file: Path, backup: Path) -> None:
    """As `mv backup.sqlite tables.sqlite`."""
    shutil.move(backup, file)


def move_away(file: Path, _: Path) -> None:
    """As `mv tables.sqlite old.sqlite`."""
    shutil.move(file, file.with_name("old.sqlite"))


class Mover(Thread):
    """Someone who plays until a move is refused, and knows the version of the last one that was acknowledged."""

    def __init__(self, talk: Talk) -> None:
        super().__init__()
        self.talk = talk
        self.acknowledged = talk.state["version"]
        self.refused: Any = None
        self.start()

    def run(self) -> None:
        while self.refused is None:
            try:
                play(self.talk, 1)
            except AssertionError as error:
                self.refused = error.args[0]
            else:
                self.acknowledged = self.talk.state["version"]


def lines(server: Server, what: str) -> list[Any]:
    """The lines of the log that say this."""
    found = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line for line in found if line["what"] == what]


@pytest.mark.parametrize("lose", [remove, remove_all, remove_log, move_over, move_away])
def test_no_move_is_acknowledged_that_a_lost_file_has_not_got(
    tmp_path: Path, lose: Callable[[Path, Path], None]
) -> None:
    server = Server(tmp_path, "--no-limits")
    file, backup = Path(server.db), tmp_path / "backup.sqlite"
    made = server.open_table("Anna", "Bruno", auction=0)
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.until(4)
        play(talk, 5)
        copy(file, backup)
        player = Mover(talk)
        wait_until(lambda: player.acknowledged > 30)
        lose(file, backup)
        player.join(PATIENCE)
        assert (player.refused["type"], player.refused["code"]) == ("error", "storage")
    assert server.get("/health").status == 503
    assert server.get(f"/api/tables/{made['table']}/record", made["host"]).status == 503
    assert len(lines(server, "store gone")) == 1, server.log.read_text()
    assert lines(server, "store failed") == []
    (rescued,) = [Path(line["file"]) for line in lines(server, "store rescued")]
    assert os.stat(rescued).st_mode & 0o777 == 0o600
    server.kill()
    # Killed: what the log holds beside the file is no danger to whatever file stands there now.
    assert stored(rescued, made["table"])[-1] >= player.acknowledged
    assert not file.exists() or is_sound(file)


def is_sound(file: Path) -> bool:
    """Is all in order that SQLite can look at?"""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("PRAGMA quick_check").fetchall() == [("ok",)]


def copy(file: Path, backup: Path) -> None:
    """A backup, by SQLite's own means."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(backup)) as target:
        source.backup(target)


def stored(file: Path, table: str) -> list[int]:
    """The versions of a table in a file."""

    async def read() -> list[int]:
        async with opened(str(file)) as store:
            return await versions(store, table)

    return asyncio.run(read())


def test_a_file_that_is_put_back_is_written_again(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    file = Path(server.db)
    made = server.open_table("Anna", "Bruno", auction=0)
    with server.talk(made["table"], made["host"]) as talk:
        talk.wait("state")
        file.rename(tmp_path / "elsewhere")
        assert talk.ask("lock", on=True)["code"] == "storage"
        (tmp_path / "elsewhere").rename(file)
        wait_until(lambda: server.get("/health").status == 200)
        assert talk.ask("lock", on=True)["type"] == "done"
    assert server.stop() == 0
    assert stored(file, made["table"])


def test_a_lost_file_is_saved_at_the_end_where_nobody_wrote_meanwhile(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    made = server.open_table("Anna", "Bruno", auction=0)
    Path(server.db).unlink()
    assert server.stop() == 0
    (rescued,) = tmp_path.glob("tables.sqlite-rescued-*")
    assert stored(rescued, made["table"])


def test_a_database_that_was_found_damaged_is_not_called_well(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    file = Path(server.db)
    tables = [server.open_table("Anna", "Bruno", auction=0, seats=4) for _ in range(60)]
    server.stop()
    # The schema is at the beginning, and the list of tables; most of the rest is the journal.
    size = file.stat().st_size
    with file.open("r+b") as damaged:
        damaged.seek(size * 6 // 10)
        damaged.write(b"\xff" * (size - damaged.tell()))
    server.start()
    assert server.get("/health").status == 200, "nobody has looked yet"
    statuses = [server.get(f"/api/tables/{table['table']}", table["host"]).status for table in tables]
    assert 503 in statuses
    wait_until(lambda: server.get("/health").status == 503)
    assert len(lines(server, "store damaged")) == 1
    server.process.send_signal(signal.SIGKILL)
    server.process.wait(PATIENCE)
    server.output.close()
