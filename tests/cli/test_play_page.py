"""`casedepart play` in the browser: one command from nothing to a page that answers, and a clean end."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from casedepart.cli import app, play, play_page
from casedepart.cli.play_page import HERE, free_listener, has_browser, own_address
from tests.repository.tree import ROOT


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What the page would have been opened with."""
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(play, "play_page", lambda *arguments, place: found.append((*arguments, place)))
    return found


def run(*arguments: str) -> str:
    """Play in English; what is said."""
    result = CliRunner().invoke(app, ["play", "--lang", "en", *arguments])
    return result.output


def test_the_browser_is_meant_unless_the_terminal_is(asked: list[tuple[Any, ...]]) -> None:
    run()
    run("--port", "8123", "--share", "--no-open")
    assert asked == [("en", None, False, True, ""), ("en", 8123, True, False, "")]


def test_with_a_box_the_page_opens_where_it_asks_who_sits_there(asked: list[tuple[Any, ...]], tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(
        'extends = "pokemon"\nid = "pokemon-box"\n[squares]\n1 = { name = { fr = "É" } }\n', encoding="utf-8"
    )
    run("--box", "pokemon")
    run("--box", str(file))
    (*_, named), (*_, sent) = asked
    assert named == "/box?edition=pokemon"
    place, _, text = sent.partition("#file=")
    assert place == "/box?edition=pokemon"
    assert urlsafe_b64decode(text + "=" * (-len(text) % 4)) == file.read_bytes()
    assert "--box belongs to the page." in run("--terminal", "--box", "pokemon")
    assert "nowhere" in run("--box", "nowhere")


@pytest.mark.parametrize("options", [["--terminal"], ["--edition", "pokemon"], ["--bot", "steady"], ["--humans", "1"]])
def test_who_names_what_the_page_would_ask_for_means_the_terminal(
    asked: list[tuple[Any, ...]], options: list[str]
) -> None:
    assert "Run it in a terminal; or add --plain" in run(*options)
    assert asked == []


@pytest.mark.parametrize("option", ["--port=8000", "--share", "--no-open"])
def test_options_of_the_page_are_refused_in_the_terminal(option: str) -> None:
    named = "--open" if option == "--no-open" else option.partition("=")[0]
    assert f"{named} belongs to the page." in run("--terminal", option)


def test_without_a_built_page_it_says_how_to_get_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit):
        play_page.play_page("en", None, False, False, tmp_path)
    assert "“make web” builds it" in capsys.readouterr().err


def test_a_port_that_is_taken_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((HERE, 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(play_page, "USUAL_PORT", port)
        with free_listener("en", HERE, None) as found:
            assert port < found.getsockname()[1] < port + play_page.TRIED


def test_a_port_that_was_asked_for_is_the_only_one(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server((HERE, 0)) as taken, pytest.raises(typer.Exit):
        port = taken.getsockname()[1]
        free_listener("en", HERE, port)
    said = capsys.readouterr().err
    assert said == f"There’s no free port at {port}: Address already in use. Choose another with --port.\n"


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_screen(
    environment: dict[str, str], platform: str, there: bool
) -> None:
    assert has_browser(environment, platform) == there


def test_this_machine_has_an_address() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", own_address())


def test_it_opens_the_browser_answers_and_ends_cleanly(tmp_path: Path) -> None:
    """With a browser that only writes down what it is asked to show."""
    page, shown = tmp_path / "page", tmp_path / "shown"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>Case Départ</title>", encoding="utf-8")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{shown}"\n')
    browser.chmod(0o755)
    call = f"play_page('fr', 0, False, True, Path({str(page)!r}))"
    program = f"from pathlib import Path; from casedepart.cli.play_page import play_page; {call}"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "BROWSER": f"{browser} %s"}
    command, piped = [sys.executable, "-c", program], subprocess.PIPE
    process = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=piped, stderr=piped, text=True)
    assert process.stdout is not None and process.stderr is not None
    address = process.stdout.readline().split()[-1]
    with urllib.request.urlopen(address, timeout=120) as answer:
        assert "Case Départ" in answer.read().decode()
    process.send_signal(signal.SIGINT)
    # Not `communicate`: it would pass over the lines that came with the first.
    said, wrong = process.stdout.read(), process.stderr.read()
    assert (process.wait(timeout=120), wrong) == (0, "")
    process.stdout.close()
    process.stderr.close()
    assert said.endswith("Terminé. Vos tables sont gardées.\n")
    assert str(tmp_path / "data") in said
    assert shown.read_text().strip() == address
