"""What a build with another rule wrote, opened here, says where it parts and which build it needs; there it goes on.

The other build is a copy of the source, run interpreted in processes of its own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import casedepart
from casedepart.record import Agreement, Disagreement, parse
from tests.server.serving import Server
from tests.serving import ROOT
from tests.waiting import wait_until

RULES = "engine/rules.py"
SALARY = ("self.salary: int = 200", "self.salary: int = 300")
"""The salary of every edition that does not say its own (T4)."""
WORDS = ('"""', '""" ')
"""A change of the same file that changes nothing."""
RUN = ("--mode", "speed", "--players", "3", "--bots", "steady", "--seed", "1", "--cores", "1", "--json")
PLAYED = """
import sys
from casedepart import bots
from casedepart.editions import GameSpec
from casedepart.record import Recorder, play_on
recorder = Recorder(GameSpec("pokemon", mode="speed", players=("Anna", "Bruno")))
play_on(recorder, [bots.make("steady", name) for name in "AB"], bots.Chance("1"), most_turns=60)
recorder.save(sys.argv[1])
"""


def built(folder: Path, change: tuple[str, str]) -> dict[str, str]:
    """The environment of a build that differs from this one in one place."""
    package = folder / "src" / "casedepart"
    shutil.copytree(ROOT / "src" / "casedepart", package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    source = (package / RULES).read_text(encoding="utf-8")
    assert change[0] in source
    (package / RULES).write_text(source.replace(*change, 1), encoding="utf-8")
    return {**os.environ, "PYTHONPATH": str(folder / "src"), "CASEDEPART_EXPECT": ""}


@pytest.fixture(scope="module")
def richer(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A build whose GO pays 300."""
    return built(tmp_path_factory.mktemp("richer"), SALARY)


@pytest.fixture(scope="module")
def reworded(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A build with other sources and the same rules."""
    return built(tmp_path_factory.mktemp("reworded"), WORDS)


def run(environment: dict[str, str] | None, *words: object) -> subprocess.CompletedProcess[str]:
    """A command of a build, or of this one."""
    command = [sys.executable, *map(str, words)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=300)


FINGERPRINTS: dict[str, str] = {}
"""Of builds that have been asked for it, by where they lie."""


def fingerprint(environment: dict[str, str]) -> str:
    """The digest of a build's rules."""
    place = environment["PYTHONPATH"]
    if place not in FINGERPRINTS:
        asked = run(environment, "-c", "import casedepart; print(casedepart.rules_fingerprint())")
        FINGERPRINTS[place] = asked.stdout.strip()
    return FINGERPRINTS[place]


class Served(Server):
    """A server of a build."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.environment = environment
        super().__init__(folder, "--no-limits")


@contextmanager
def stopped(server: Server) -> Iterator[Server]:
    """A server that ends with what is asked of it."""
    try:
        yield server
    finally:
        server.stop()


def opened(server: Server, edition: str, answers: int) -> Any:
    """A table of bots that has been played for a while, and stands still."""
    settings = {"seats": 3, "edition": edition, "bots": "steady", "pace": "fast"}
    made = server.post("/api/tables", {"settings": settings, "people": [], "start": True}).json
    wait_until(lambda: len(record(server, made).answers) >= answers)
    return made


def record(server: Server, made: Any) -> Any:
    return parse(server.get(f"/api/tables/{made['table']}/record", made["host"]).text)


def shown(server: Server, made: Any) -> Any:
    return server.get(f"/api/tables/{made['table']}", made["host"]).json["table"]


def test_a_journal_of_other_rules_is_readable_says_what_it_needs_and_goes_on_there(
    tmp_path: Path, richer: dict[str, str]
) -> None:
    with stopped(Served(tmp_path, richer)) as there:
        tables = [opened(there, edition, 120) for edition in ("classic", "pokemon", "dragon-ball-super")]
    with stopped(Server(tmp_path, "--no-limits")) as here:
        for made in tables:
            written = record(here, made)
            found = written.check()
            assert isinstance(found, Disagreement)
            parted = next(answer.n for answer in written.answers if answer.line == found.line)
            needs = shown(here, made)["needs"]
            assert f"At its answer {parted} the rules of this build part from what is stored" in needs
            assert f"version {casedepart.__version__} (rules {fingerprint(richer)}); here" in needs
            assert casedepart.rules_fingerprint() in needs
            with here.talk(made["table"], made["host"]) as talk:
                assert talk.wait("state")["game"] is None
            joined = here.post(f"/api/tables/{made['table']}/join", {"name": "Zoé"}, made["host"])
            assert joined.json["code"] == "needs"
    with stopped(Served(tmp_path, richer)) as there:
        for made in tables:
            assert shown(there, made)["needs"] == ""
            assert record(there, made).header.rules == fingerprint(richer)


@pytest.mark.long
def test_a_journal_of_other_sources_and_the_same_rules_goes_on_and_says_by_whom(
    tmp_path: Path, reworded: dict[str, str]
) -> None:
    assert fingerprint(reworded) != casedepart.rules_fingerprint()
    with stopped(Served(tmp_path, reworded)) as there:
        made = opened(there, "classic", 100)
        assert record(there, made).header.rules == fingerprint(reworded)
    with stopped(Server(tmp_path, "--no-limits")) as here:
        assert shown(here, made)["needs"] == ""
        with here.talk(made["table"], made["host"]) as talk:
            talk.wait("state")
            talk.ask("lock", on=True)
        written = record(here, made)
        assert written.header.rules == casedepart.rules_fingerprint()
        assert isinstance(written.check(), Agreement)


def test_a_record_of_other_rules_says_where_it_parts_and_what_it_needs(tmp_path: Path, richer: dict[str, str]) -> None:
    file = tmp_path / "game.jsonl"
    assert run(richer, "-c", PLAYED, file).returncode == 0
    command = ("-m", "casedepart", "replay", file, "--check", "--lang", "en")
    assert run(richer, *command).returncode == 0
    here = run(None, *command)
    assert here.returncode == 1
    assert "received 200 [T4] salary”, the record says" in here.stdout and "received 300 [T4]" in here.stdout
    assert f"recorded by version {casedepart.__version__} (rules {fingerprint(richer)})" in here.stdout
    told = run(None, "-m", "casedepart", "replay", file, "--lang", "en")
    assert told.returncode == 2 and "Play it with the build that recorded it" in told.stderr


def test_a_kept_run_of_other_rules_says_where_it_parts_and_what_it_needs(
    tmp_path: Path, richer: dict[str, str]
) -> None:
    folder = tmp_path / "run"
    command = ("-m", "casedepart", "simulate", *RUN, "--out", folder, "--games", 40)
    assert run(richer, *command).returncode == 0
    (folder / "games" / "000000020.parquet").unlink()
    here = run(None, *command)
    assert here.returncode == 2
    assert f"was played by casedepart {casedepart.__version__}, rules {fingerprint(richer)}" in here.stderr
    assert "its game 0 comes out otherwise here" in here.stderr
    there = run(richer, *command)
    assert there.returncode == 0 and json.loads(there.stdout)["games"] == 40


@pytest.mark.long
def test_a_kept_run_of_other_sources_and_the_same_rules_goes_on(tmp_path: Path, reworded: dict[str, str]) -> None:
    folder = tmp_path / "run"
    command = ("-m", "casedepart", "simulate", *RUN, "--out", folder, "--games", 60)
    assert run(reworded, *command).returncode == 0
    (folder / "games" / "000000040.parquet").unlink()
    assert run(None, *command).returncode == 0
    assert json.loads((folder / "run.json").read_text())["rules"] == casedepart.rules_fingerprint()
