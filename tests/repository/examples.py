"""The examples of the documents: their fenced blocks, and a reader who does what a page shows, from top to bottom."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from unittest import mock

from typer.testing import CliRunner

import casedepart
from casedepart.cli import app
from tests.nursery import started
from tests.repository.tree import ROOT, text_of

FENCE: Final = re.compile(r'^( *)```(\w*)(?: title="([^"]*)")?\n(.*?)^\1```$', re.MULTILINE | re.DOTALL)
OWN_MODULE: Final = re.compile(r"\b[a-z_.]+:[A-Z]\w+\b")
"""A bot or a variant of one's own: what it adds lasts as long as the process."""
ASSIGNMENT: Final = re.compile(r"[A-Z_]+=\S*")
PACKAGE: Final = str(Path(casedepart.__file__).parents[1])


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file that it is to be saved as (the title of the fence), its text."""

    language: str
    title: str
    text: str


def blocks(document: str, language: str = "") -> list[Block]:
    """The fenced blocks of a document; with a language, those of it."""
    found = FENCE.findall(text_of(ROOT / document))
    every = [Block(kind, title, re.sub(f"^{indent}", "", text, flags=re.M)) for indent, kind, title, text in found]
    return [block for block in every if block.language == language or not language]


def commands(block: Block) -> Iterator[tuple[str, str]]:
    """The commands of a block, each with the answer that is shown below it; in `sh` there are none."""
    if block.language == "sh":
        yield from ((line, "") for line in block.text.splitlines() if line)
        return
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        line, _, answer = part.partition("\n")
        yield line, answer


def assert_answer(shown: str, answer: str, exact: bool) -> None:
    """Hold an answer against what is shown: `…` stands for anything, and figures for figures where it is not exact."""
    pattern = re.escape(shown.strip()).replace("…", r"[\s\S]*")
    if not exact:
        pattern = re.sub(r"\d+", r"\\d+", pattern)
    assert re.fullmatch(pattern, answer.strip()), f"shown:\n{shown}\nfound:\n{answer}"


class Reader:
    """Someone who does what a page shows in a folder of their own, where the examples lie as in a clone."""

    def __init__(
        self, document: str, folder: Path, shorter: Mapping[str, str], is_skipped: Callable[[str], bool]
    ) -> None:
        self.document: Final = document
        self.folder = folder
        self.shorter: Final = shorter
        self.is_skipped: Final = is_skipped
        self.names: dict[str, Any] = {"__name__": "example"}
        self.count = 0
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([PACKAGE, str(ROOT)]),
            "PYTHONUTF8": "1",
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "120",
            "XDG_DATA_HOME": str(folder / ".data"),
        }
        for name in ("examples", "src/casedepart/texts"):
            shutil.copytree(ROOT / name, folder / name)
        for name in ("docs/studies", "src/casedepart/study"):
            (folder / name).mkdir(parents=True)

    def read(self) -> None:
        """Go through the page."""
        found = blocks(self.document)
        for block, after in pairwise([*found, Block("", "", "")]):
            if block.language in ("sh", "console"):
                for line, answer in commands(block):
                    if not self.is_skipped(line):
                        self.count += 1
                        self.type(line, answer)
            elif not self.is_skipped(block.text):
                self.count += 1
                self.do(block, after)

    def do(self, block: Block, after: Block) -> None:
        """Save, run or check a block that holds no commands."""
        if block.title:
            (self.folder / block.title).write_text(block.text, encoding="utf-8")
        elif block.language in ("python", "pycon"):
            self.run(block, after.text if after.language == "text" else "")
        if block.language == "yaml":
            name = block.title or f"example-{self.count}.yaml"
            (self.folder / name).write_text(block.text, encoding="utf-8")
            if not OWN_MODULE.search(block.text):
                self.type(f"casedepart check {name}", "1 passed, 0 failed")
        elif block.language == "toml":
            name, whole = block.title or f"example-{self.count}.toml", "extends" in block.text
            (self.folder / name).write_text(("" if whole else 'extends = "classic"\n') + block.text, encoding="utf-8")
            self.type(f"casedepart editions check {name}", "")
        assert block.title or block.language in ("python", "pycon", "yaml", "toml", "text"), block

    def run(self, block: Block, shown: str) -> None:
        """Run Python, after what the page has run already; what it prints is what the next block shows."""
        code = (
            re.sub(r"^(>>>|\.\.\.) ?", "", block.text, flags=re.MULTILINE) if block.language == "pycon" else block.text
        )
        printed, before = io.StringIO(), set(self.names)
        with contextlib.chdir(self.folder), contextlib.redirect_stdout(printed):
            exec(compile(code, self.document, "exec", dont_inherit=True), self.names)
            for name in [name for name in self.names if name.startswith("test_") and name not in before]:
                self.names[name]()
        if shown:
            assert_answer(shown, printed.getvalue(), exact=True)

    def type(self, line: str, answer: str) -> None:
        """Type a command line; where it takes long, with other numbers."""
        words = shlex.split(line.removeprefix("export "), comments=True)
        while words and ASSIGNMENT.fullmatch(words[0]):
            name, _, value = words.pop(0).partition("=")
            self.environment[name] = value
        shorter = max((start for start in self.shorter if " ".join(words).startswith(start)), key=len, default="")
        words += shlex.split(self.shorter.get(shorter, ""))
        if words[:1] == ["cd"]:
            self.folder = self.folder / words[1]
        elif "--port" in words:
            self.serve(words, answer)
        elif words:
            told = self.called(line, words)
            if answer:
                assert_answer(answer, told, exact=not shorter)

    def called(self, line: str, words: list[str]) -> str:
        """Run a command to its end; what it says."""
        if ">" in words:
            words, (_, file) = words[:-2], words[-2:]
            told = self.called(line.partition(">")[0], words)
            (self.folder / file).write_text(told, encoding="utf-8")
            return ""
        if words[0] == "casedepart" and not OWN_MODULE.search(line):
            with contextlib.chdir(self.folder):
                result = CliRunner().invoke(app, words[1:], env=self.environment)
            assert result.exit_code == 0, f"{line}\n{result.output}\n{result.exception!r}"
            return result.stdout
        if words[0] in ("casedepart", "python"):
            words = [sys.executable, *(["-m", "casedepart"] if words[0] == "casedepart" else []), *words[1:]]
        else:
            words = ["bash", "-c", line]
        done = subprocess.run(
            words, cwd=self.folder, env=self.environment, capture_output=True, encoding="utf-8", timeout=1800, input=""
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def serve(self, words: list[str], answer: str) -> None:
        """Start a server, hear its address, and end it by Ctrl-C, after which it leaves with 0."""
        with self.started(words) as server:
            assert server.stdout is not None
            said = server.stdout.readline()
            port = re.search(r"http://[\d.]+:(\d+)", said)
            assert port, said
            with urllib.request.urlopen(f"http://127.0.0.1:{port[1]}/health", timeout=120) as answered:
                assert answered.status == 200
            server.send_signal(signal.SIGINT)
            assert server.wait(timeout=120) == 0, said
            server.stdout.close()
        if answer:
            assert_answer(answer, said, exact=False)

    @contextlib.contextmanager
    def started(self, words: list[str]) -> Iterator[Any]:
        """A server that has been started, with a log of its own; forked where it needs nothing of this folder."""
        with (self.folder / "log").open("w") as log, mock.patch.dict(os.environ, self.environment):
            if "CASEDEPART_LANGUAGES" in self.environment or any(OWN_MODULE.search(word) for word in words):
                program = [sys.executable, "-m", "casedepart", *words[1:]]
                yield subprocess.Popen(program, cwd=self.folder, stdout=subprocess.PIPE, stderr=log, encoding="utf-8")
            else:
                yield started("casedepart", words[1:], log.fileno())
