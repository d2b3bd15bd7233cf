"""A wheel plays by itself: in an empty virtual environment, without the source, Node or a compiler."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import pytest

import casedepart
from building import compiler, page
from building.portable import make_portable
from tests.repository.tree import ROOT
from tests.serving import ADDRESS
from tests.waiting import PATIENCE

pytestmark = pytest.mark.skipif(not page.is_current(ROOT), reason="the page is not built: make web")
needs_libraries = pytest.mark.skipif(not compiler.is_current(ROOT), reason="nothing is compiled: make play")
each_kind = pytest.mark.parametrize("kind", ["interpreted", pytest.param("compiled", marks=needs_libraries)])
HOW = {
    "compiled": "compiled",
    "interpreted": "interpreted: it was built for any machine, without compiling; where there is a C compiler, "
    "“pip install casedepart --no-binary casedepart” compiles it",
}
SERVED = {
    "/health": casedepart.__version__.encode(),
    "/": b"<!doctype html>",
    "/licences.txt": b"@fluent/bundle",
}
SIMULATE = ("simulate", "--edition", "classic", "--players", "2", "--bots", "random", "--games", "3", "--json")
EXAMPLES = ROOT / "examples"
OFFLINE = {
    "a game": ("play", "--terminal", "--plain", "--humans", "0", "--bots", "2", "--mode", "speed", "--pace", "0"),
    "a scenario": ("check", str(EXAMPLES / "dispute.yaml")),
    "a record": ("replay", str(EXAMPLES / "game.jsonl"), "--check"),
    "its dice": ("verify", str(EXAMPLES / "game.jsonl"), "--commitment", "085aa6c36ce6703a"),
}
"""What an installation can do without a server."""
TABLE = """
import sys
from casedepart.client import RemoteTable
table = RemoteTable.create(sys.argv[1], ["Ann"], seats=2)
table.ask("start")
print("started" if table.state.game else "waiting")
"""


class Installation:
    """An empty virtual environment, in which only the package is installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "venv" / "bin"
        self.environment = {"PATH": str(self.programs), "HOME": str(folder), "LANG": "C.UTF-8"}

    def run(self, *command: str) -> str:
        """Run a program of the environment, where there is no other."""
        done = subprocess.run(
            [str(self.programs / command[0]), *command[1:]],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def run(*arguments: str, folder: Path = ROOT, **environment: str) -> None:
    """Run a module of Python on the project, or on another one."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def wheel_of(kind: str, folder: Path) -> Path:
    """Build a wheel from what is here, as `make dist` does."""
    run("hatchling", "build", "-t", "wheel", "-d", str(folder), CASEDEPART_COMPILE=str(int(kind == "compiled")))
    make_portable(folder)
    (wheel,) = folder.glob("casedepart-*.whl")
    return wheel


def check_that_it_plays(place: Installation, kind: str) -> None:
    """It says what it is, plays games, judges scenarios and records, and serves tables and the page."""
    line = f"casedepart {casedepart.__version__} (rules {casedepart.rules_fingerprint()}, {HOW[kind]}, "
    assert place.run("casedepart", "--version").startswith(line)
    where = place.run("python", "-c", "import casedepart; print(casedepart.__file__)")
    assert Path(where.strip()).is_relative_to(place.programs.parent)
    assert json.loads(place.run("casedepart", *SIMULATE))["games"] == 3
    for words in OFFLINE.values():
        place.run("casedepart", *words)
    command = [str(place.programs / "casedepart"), "serve", "--port", "0", "--db", str(place.folder / "games.db")]
    with subprocess.Popen(
        command, cwd=place.folder, env=place.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            found = ADDRESS.search(said := server.stdout.readline())
            assert found, said
            assert place.run("python", "-c", TABLE, f"http://127.0.0.1:{found[1]}") == "started\n"
            for path, contained in SERVED.items():
                with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}{path}", timeout=PATIENCE) as answer:
                    assert contained in answer.read().lower()
        finally:
            server.terminate()
            server.communicate(timeout=PATIENCE)


@each_kind
def test_a_wheel_plays_without_source_node_or_compiler(kind: str, tmp_path: Path) -> None:
    wheel, place = wheel_of(kind, tmp_path / "dist"), Installation(tmp_path)
    run("venv", "--without-pip", str(tmp_path / "venv"))
    run("pip", "--python", str(place.programs / "python"), "install", "--quiet", "--no-deps", str(wheel))
    assert wheel.name.endswith("-none-any.whl") if kind == "interpreted" else "-linux_" not in wheel.name
    # What the package needs is lent by this environment, after the new one's own: nothing has to be fetched.
    (folder,) = tmp_path.glob("venv/lib/python3*/site-packages")
    (folder / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    check_that_it_plays(place, kind)


@pytest.mark.long
@each_kind
def test_a_wheel_names_all_that_it_needs_and_runs_without_what_develops_it(kind: str, tmp_path: Path) -> None:
    wheel, place = wheel_of(kind, tmp_path / "dist"), Installation(tmp_path)
    run("venv", str(tmp_path / "venv"))
    run("pip", "--python", str(place.programs / "python"), "install", "--quiet", str(wheel))
    found = "from importlib.util import find_spec; print(*filter(find_spec, ('pytest', 'mypy', 'hypothesis', 'ruff')))"
    assert place.run("python", "-c", found) == "\n"
    check_that_it_plays(place, kind)


@pytest.mark.long
def test_it_runs_with_the_lowest_versions_that_it_allows(tmp_path: Path) -> None:
    pytest.importorskip("uv", reason="there is no uv here: make installs it where it can be had")
    kind = "compiled" if compiler.is_current(ROOT) else "interpreted"
    wheel, place, lowest = wheel_of(kind, tmp_path / "dist"), Installation(tmp_path), str(tmp_path / "lowest.txt")
    run("venv", "--without-pip", str(tmp_path / "venv"))
    python = ("--python", str(place.programs / "python"))
    run("uv", "pip", "compile", "-q", "--resolution", "lowest-direct", *python, "pyproject.toml", "-o", lowest)
    run("uv", "pip", "install", "-q", *python, "-r", lowest)
    run("uv", "pip", "install", "-q", *python, "--no-deps", str(wheel))
    check_that_it_plays(place, kind)


def test_a_source_archive_has_the_page_and_all_that_builds_a_wheel(tmp_path: Path) -> None:
    run("hatchling", "build", "-t", "sdist", "-d", str(tmp_path))
    (archive,) = tmp_path.glob("casedepart-*.tar.gz")
    with tarfile.open(archive) as opened:
        opened.extractall(tmp_path, filter="data")
    root = tmp_path / archive.name.removesuffix(".tar.gz")
    assert page.is_current(root) and page.requirements(root) == []
    assert compiler.sources(root) == compiler.sources(ROOT)
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=root,
        env={"PATH": "", "CASEDEPART_COMPILE": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = root.glob("dist/casedepart-*-py3-none-any.whl")
    assert "casedepart/server/page/index.html" in (names := zipfile.ZipFile(wheel).namelist())
    assert {name.rpartition("/licenses/")[2] for name in names} >= {
        "LICENSE",
        "licences/page.txt",
        "licences/mypyc.txt",
    }
