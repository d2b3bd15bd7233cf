"""Backups that are put back: by `casedepart restore`, and by a hand that forgets what stands beside the file."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple

import pytest
from typer.testing import CliRunner

from casedepart.cli import app
from tests.server.serving import Server, play
from tests.server.stores.stores import fill, opened, versions
from tests.waiting import wait_until

TABLES = 12


class Crashed(NamedTuple):
    """A server that was killed in the middle of everything, after a backup."""

    server: Server
    made: list[Any]
    backup: Path
    last: dict[str, int]
    """The newest version of each table that anybody was shown."""

    @property
    def file(self) -> Path:
        return Path(self.server.db)


@pytest.fixture
def crashed(tmp_path: Path) -> Crashed:
    """With a log beside its file that knows nothing of what was before it."""
    server = Server(tmp_path, "--no-limits")
    made = [server.open_table("Anna", "Bruno", auction=0) for _ in range(TABLES)]
    backup = tmp_path / "backup.sqlite"
    moved(server, made, 20)
    done(["backup", str(backup), "--db", server.db])
    moved(server, made, 20)
    with closing(sqlite3.connect(server.db)) as connection:
        # What is in the log is taken into the file, and the log begins anew.
        assert connection.execute("PRAGMA wal_checkpoint(RESTART)").fetchone()[0] == 0
    last = moved(server, made, 20)
    server.kill()
    return Crashed(server, made, backup, last)


def moved(server: Server, made: list[Any], answers: int) -> dict[str, int]:
    """Play at every table; its newest version."""
    last = {}
    for one in made:
        with server.talk(one["table"], *(seat["key"] for seat in one["seats"])) as talk:
            talk.until(1)
            play_on(talk, answers)
            last[one["table"]] = talk.state["version"]
    return last


def play_on(talk: Any, answers: int) -> None:
    """Play, until only an answer is left that takes some thought."""
    for _ in range(answers):
        try:
            play(talk, 1)
        except StopIteration:
            talk.ask("say", text="Wait.")
            return


def run(words: list[str], **environment: str) -> tuple[int, str]:
    """Run the command line; its exit code, and all that it says."""
    result = CliRunner().invoke(app, words, env={"LC_ALL": "C", **environment}, prog_name="casedepart")
    return result.exit_code, result.output.replace("\u00a0", " ")


def done(words: list[str]) -> str:
    """What a command says that succeeds."""
    code, said = run(words)
    assert code == 0, said
    return said


def whole(server: Server, made: list[Any]) -> int:
    """How many tables can be looked at and their records downloaded."""
    paths = [(f"/api/tables/{one['table']}", one["host"]) for one in made]
    return sum(all(server.get(path + more, key).status == 200 for more in ("", "/record")) for path, key in paths)


def test_after_a_crash_a_backup_is_put_back_whole_and_what_was_there_is_kept(crashed: Crashed) -> None:
    server, file = crashed.server, crashed.file
    assert file.with_name("tables.sqlite-wal").stat().st_size
    said = done(["restore", str(crashed.backup), "--db", server.db])
    assert f"{file} holds the 12 tables of the backup." in said
    assert sorted(path.name for path in file.parent.glob("tables.sqlite*") if path.suffix != ".lock") == sorted(
        ["tables.sqlite", "tables.sqlite-serving", *(f"{kept_by(said).name}{ending}" for ending in ("", "-wal"))]
    )
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    server.start()
    assert whole(server, crashed.made) == TABLES
    assert server.get("/health").status == 200
    assert server.stop() == 0

    async def newest() -> dict[str, int]:
        async with opened(str(kept_by(said))) as store:
            return {table: (await versions(store, table))[-1] for table in crashed.last}

    kept = asyncio.run(newest())
    assert [table for table, version in crashed.last.items() if kept[table] < version] == []


def kept_by(said: str) -> Path:
    """Where that is which was there before."""
    return Path(said.splitlines()[1].rpartition(" ")[2])


def test_a_backup_copied_over_by_hand_is_not_mixed_with_what_the_dead_server_left(crashed: Crashed) -> None:
    server, file = crashed.server, crashed.file
    shutil.copy(crashed.backup, file)
    there = {path.name: path.read_bytes() for path in (file, file.with_name("tables.sqlite-wal"))}
    code, said = run(["serve", "--db", server.db, "--port", "0"])
    assert code == 2 and said.count("\n") == 1
    assert "belongs to another file or is damaged" in said and "the file alone holds 12 tables" in said
    assert {name: (file.parent / name).read_bytes() for name in there} == there, "nothing has been changed"
    assert "celui d’un autre fichier" in run(["serve", "--db", server.db, "--port", "0"], LC_ALL="fr_FR.UTF-8")[1]
    # A backup of the two would be no better, and takes nothing's place.
    code, said = run(["backup", str(crashed.backup), "--db", server.db])
    assert code == 2 and "damaged" in said
    for ending in ("-wal", "-shm"):
        file.with_name(f"tables.sqlite{ending}").rename(file.with_name(f"away{ending}"))
    server.start()
    assert whole(server, crashed.made) == TABLES
    assert server.stop() == 0


def test_what_is_damaged_is_said_at_the_start_and_by_health(crashed: Crashed) -> None:
    server, file = crashed.server, crashed.file
    # A disk has spoiled the file too: neither it nor the two together are whole.
    size = file.stat().st_size
    shutil.copy(crashed.backup, file)
    with file.open("r+b") as spoiled:
        spoiled.truncate(size // 2)
    server.start()
    status, said = server.get("/health").status, server.log.read_text()
    server.kill()
    assert "This database is damaged: of " in said and "store damaged" in said
    assert status == 503


def test_a_file_that_was_never_closed_and_is_sound_is_opened(crashed: Crashed) -> None:
    server = crashed.server
    server.start()
    assert server.get("/health").status == 200
    assert whole(server, crashed.made) == TABLES
    assert server.stop() == 0


def test_a_backup_is_made_and_none_put_back_while_a_server_runs(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    made = [server.open_table("Anna", "Bruno", auction=0) for _ in range(3)]
    backup = tmp_path / "backup.sqlite"
    playing = Thread(target=moved, args=(server, made, 50))
    playing.start()
    said = [done(["backup", str(backup), "--db", server.db]) for _ in range(5)]
    playing.join()
    assert said == [f"{backup} holds 3 tables.\n"] * 5
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert is_sound(backup)
    code, refused = run(["restore", str(backup), "--db", server.db])
    assert code == 2
    assert f"are served at {server.address} already, by process {server.process.pid}." in refused
    code, refused = run(["serve", "--db", server.db, "--port", "0"])
    assert code == 2 and server.address in refused
    assert server.get("/health").status == 200
    server.kill()
    # The system lets go of what a killed process held.
    assert "holds the 3 tables" in done(["restore", str(backup), "--db", server.db])
    assert not list(tmp_path.glob("*.part"))


def is_sound(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def a_letter(place: Path) -> Path:
    (place / "letter").write_text("Dear host, this is no database at all. " * 30)
    return place / "letter"


def someone_elses(place: Path) -> Path:
    with closing(sqlite3.connect(place / "other.sqlite")) as connection:
        connection.execute("CREATE TABLE songs (name TEXT)")
        connection.commit()
    return place / "other.sqlite"


def nothing(place: Path) -> Path:
    return place / "nowhere.sqlite"


def itself(place: Path) -> Path:
    return place / "tables.sqlite"


def without_a_version(place: Path) -> Path:
    done(["backup", str(place / "odd.sqlite"), "--db", str(place / "tables.sqlite")])
    with closing(sqlite3.connect(place / "odd.sqlite")) as connection:
        connection.execute("DROP TABLE alembic_version")
        connection.commit()
    return place / "odd.sqlite"


def newer(place: Path) -> Path:
    done(["backup", str(place / "newer.sqlite"), "--db", str(place / "tables.sqlite")])
    with closing(sqlite3.connect(place / "newer.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    return place / "newer.sqlite"


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (a_letter, "holds no tables of Case Départ"),
        (someone_elses, "holds no tables of Case Départ"),
        (nothing, "There is no such file"),
        (itself, "the file of the tables itself"),
        (without_a_version, "holds no tables of Case Départ"),
        (newer, "made by a newer version"),
    ],
)
def test_what_is_no_backup_is_refused_and_changes_nothing(
    tmp_path: Path, make: Callable[[Path], Path], told: str
) -> None:
    file = filled(tmp_path)
    source = make(tmp_path)
    before = sorted(path.name for path in tmp_path.iterdir())
    code, said = run(["restore", str(source), "--db", str(file)])
    assert code == 2 and told in said and said.count("\n") == 1
    assert sorted({path.name for path in tmp_path.iterdir()} - {"tables.sqlite-serving"}) == before
    assert asyncio.run(three(file)) == [1, 2, 3]


def filled(place: Path) -> Path:
    """A file with a table of three versions."""

    async def write() -> None:
        async with opened(str(place / "tables.sqlite")) as store:
            await fill(store, "a", 3)

    asyncio.run(write())
    return place / "tables.sqlite"


async def three(file: Path) -> list[int]:
    async with opened(str(file)) as store:
        return await versions(store, "a")


def test_a_backup_that_cannot_take_its_place_leaves_all_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = filled(tmp_path)
    done(["backup", str(tmp_path / "backup"), "--db", str(file)])

    def fail(copy: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("casedepart.server.stores.copies.put", fail)
    code, said = run(["restore", str(tmp_path / "backup"), "--db", str(file)])
    assert code == 2 and "No space left on device. Nothing has been changed." in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "tables.sqlite", "tables.sqlite-serving"]
    assert asyncio.run(three(file)) == [1, 2, 3]


@pytest.mark.parametrize(
    ("make", "told"),
    [(a_letter, "Something else is here"), (someone_elses, "Something else is here"), (itself, "itself")],
)
def test_a_backup_takes_the_place_of_an_older_one_and_of_nothing_else(
    tmp_path: Path, make: Callable[[Path], Path], told: str
) -> None:
    file = filled(tmp_path)
    target = make(tmp_path)
    before = target.read_bytes()
    code, said = run(["backup", str(target), "--db", str(file)])
    assert code == 2 and told in said and target.read_bytes() == before
    done(["backup", str(tmp_path / "new"), "--db", str(file)])
    done(["backup", str(tmp_path / "new"), "--db", str(file)])
    assert asyncio.run(three(tmp_path / "new")) == [1, 2, 3]


def test_a_backup_that_is_itself_in_use_is_not_written_over(tmp_path: Path) -> None:
    file, used = filled(tmp_path), tmp_path / "used"
    used.mkdir()
    server = Server(used, "--no-limits")
    server.open_table("Anna", "Bruno")
    code, said = run(["backup", server.db, "--db", str(file)])
    assert code == 2 and "This database is in use" in said
    server.stop()


def test_a_backup_where_nothing_can_be_written_can_be_put_back(tmp_path: Path) -> None:
    file = filled(tmp_path)
    there = tmp_path / "read-only"
    there.mkdir()
    done(["backup", str(there / "backup"), "--db", str(file)])
    there.chmod(0o500)
    try:
        file.unlink()
        said = done(["restore", str(there / "backup"), "--db", str(file)])
    finally:
        there.chmod(0o700)
    assert said == f"{file} holds the 1 table of the backup.\n"
    assert [path.name for path in there.iterdir()] == ["backup"]
    assert asyncio.run(three(file)) == [1, 2, 3]


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_for_postgresql_its_own_tools_are_named(command: str, tmp_path: Path) -> None:
    for language, word in (("en", "PostgreSQL has tools of its own"), ("fr", "PostgreSQL a ses propres outils")):
        words = [command, str(tmp_path / "x"), "--db", "postgresql://ann:secret@host/tables", "--lang", language]
        code, said = run(words)
        assert code == 2 and word in said and "pg_dump" in said and "pg_restore" in said
        assert "secret" not in said and said.count("\n") == 1


def test_whoever_waits_for_a_file_gets_it_when_a_short_work_on_it_is_done(tmp_path: Path) -> None:
    from casedepart.server.stores.claims import claimed

    file = filled(tmp_path)
    codes: list[int] = []
    with claimed(file):
        asking = Thread(target=lambda: codes.append(run(["restore", str(file) + "-x", "--db", str(file)])[0]))
        asking.start()
    asking.join()
    wait_until(lambda: codes == [2])
