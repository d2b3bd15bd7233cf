"""Two `casedepart play` on the same tables: the second says who serves them, and opens the browser there."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from casedepart.server.stores.claims import claimed
from tests.repository.tree import ROOT
from tests.waiting import PATIENCE, wait_until


class Home:
    """A family's computer: its data folder, and a browser that only writes down what it is asked to show."""

    def __init__(self, folder: Path) -> None:
        self.shown: Final = folder / "shown"
        self.page: Final = folder / "page"
        self.page.mkdir()
        (self.page / "index.html").write_text("<!doctype html><title>Case Départ</title>", encoding="utf-8")
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self.shown}"\n')
        browser.chmod(0o755)
        self.data: Final = folder / "data"
        self.environment: Final = {**os.environ, "XDG_DATA_HOME": str(self.data), "BROWSER": f"{browser} %s"}
        self.begun: Final[list[subprocess.Popen[str]]] = []

    def play(self, language: str = "en", opened: bool = True) -> subprocess.Popen[str]:
        """Type `casedepart play`."""
        call = f"play_page({language!r}, 0, False, {opened}, Path({str(self.page)!r}))"
        program = f"from pathlib import Path; from casedepart.cli.play_page import play_page; {call}"
        process = subprocess.Popen(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.begun.append(process)
        return process

    def end(self) -> None:
        """End what still runs."""
        for process in self.begun:
            if process.poll() is None:
                process.kill()
            process.communicate(timeout=PATIENCE)


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    home = Home(tmp_path)
    yield home
    home.end()


def address(process: subprocess.Popen[str]) -> str:
    """Where it says it is."""
    assert process.stdout is not None
    found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
    assert found
    return found[0]


def test_the_second_says_who_serves_and_opens_the_browser_there(home: Home) -> None:
    first = home.play()
    where = address(first)
    for language, said in (
        ("en", "is at {} already: process {} serves"),
        ("fr", "déjà à l’adresse {} : le processus {}"),
    ):
        second = home.play(language)
        told, _ = second.communicate(timeout=PATIENCE)
        assert second.returncode == 0 and told.count("\n") == 1
        assert said.format(where, first.pid) in told.replace("\u00a0", " ")
    assert first.poll() is None
    wait_until(lambda: home.shown.read_text().split() == [where] * 3)
    assert home.play(opened=False).wait(PATIENCE) == 0
    assert home.shown.read_text().split() == [where] * 3


def test_after_a_kill_the_next_serves_the_tables(home: Home) -> None:
    first = home.play()
    address(first)
    first.send_signal(signal.SIGKILL)
    first.wait(PATIENCE)
    second = home.play()
    after = address(second)
    third = home.play()
    assert after in third.communicate(timeout=PATIENCE)[0]
    wait_until(lambda: home.shown.exists() and home.shown.read_text().split()[-1:] == [after])


def test_while_a_backup_is_put_back_nobody_plays(home: Home) -> None:
    file = home.data / "casedepart" / "tables.sqlite"
    file.parent.mkdir(parents=True)
    with claimed(file):
        process = home.play()
        told, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode != 0
    assert f"Another process ({os.getpid()}) is at work on this file" in told
