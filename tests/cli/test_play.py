"""`casedepart play` as it is run: what it asks for, what it refuses, and that nothing is ever lost."""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from casedepart.cli import app
from casedepart.cli.help.build import interpreted
from casedepart.cli.terminal.screen import plain
from casedepart.record import Agreement, read

ONES = "1\n" * 25


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are kept in the test's own folder."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")


def run(*arguments: str, typed: str = "") -> Result:
    """Play through a pipe."""
    return CliRunner().invoke(app, ["play", *arguments], input=typed)


def test_without_a_terminal_it_says_what_to_do() -> None:
    result = run("--terminal")
    assert result.exit_code == 2
    assert "Run it in a terminal; or add --plain" in result.stderr


def test_with_no_more_than_plain_it_plays_the_classic_edition_against_three_bots(tmp_path: Path) -> None:
    result = run("--plain", typed=ONES)
    assert result.exit_code == 0, result.output
    assert "Classic, the full game." in result.stdout
    assert "At the table: Paper boat, Button (bot), Seashell (bot), Kite (bot)." in result.stdout
    (kept,) = (tmp_path / "data/casedepart/games").glob("classic-*.jsonl")
    assert f"The game is kept in {kept}" in result.stdout
    assert isinstance(read(kept).check(), Agreement)


def test_a_game_is_gone_on_with_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    first = run("--plain", "--edition", "pokemon", "--names", "Ana,Béa", "--bots", "1", "--save", str(file), typed=ONES)
    assert first.exit_code == 0, first.output
    before = read(file)
    again = run("--plain", "--load", str(file), typed=ONES)
    assert again.exit_code == 0, again.output
    assert "At the table: Ana, Béa, Pikachu (bot)." in again.stdout
    after = read(file)
    assert after.header.players == before.header.players
    assert after.header.about == before.header.about
    assert len(after.answers) > len(before.answers)
    assert after.answers[: len(before.answers)] == before.answers


def test_an_own_edition_is_played_and_gone_on_with(tmp_path: Path) -> None:
    own, file = tmp_path / "mine.toml", tmp_path / "game.jsonl"
    own.write_text('extends = "classic"\nid = "mine"\nname = { fr = "La mienne", en = "Mine" }\n', encoding="utf-8")
    first = run("--plain", "--edition", str(own), "--save", str(file), typed=ONES)
    assert first.exit_code == 0, first.output
    assert f"To continue it: casedepart play --load {shlex.quote(str(file))}" in first.stdout
    own.unlink()
    again = run("--plain", "--load", str(file), typed=ONES)
    assert again.exit_code == 0, again.output
    assert "Mine, the full game." in again.stdout


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    def told(seed: str) -> str:
        file = tmp_path / "a"
        file.unlink(missing_ok=True)
        words = ("--plain", "--mode", "speed", "--seed", seed, "--lang", "fr", "--save", str(file))
        return run(*words, typed=ONES).stdout

    assert told("7") == told("7")
    assert told("8") != told("7")


def test_a_file_that_is_there_already_is_not_written_over(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann", encoding="utf-8")
    result = run("--plain", "--save", str(letter), typed=ONES)
    assert result.exit_code == 2
    assert "already" in result.stderr
    assert letter.read_text(encoding="utf-8") == "Dear Ann"


def test_a_game_that_cannot_be_kept_where_it_was_asked_is_kept_in_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    result = run("--plain", "--save", str(tmp_path / "file" / "game.jsonl"), typed=ONES)
    assert "The game is kept in" in result.stdout
    assert "--save" not in result.stdout


def test_bots_are_watched_to_the_end_without_a_keyboard(tmp_path: Path) -> None:
    result = run("--humans", "0", "--bots", "2", "--mode", "speed", "--seed", "1", "--save", str(tmp_path / "a"))
    assert result.exit_code == 0, result.output
    assert "wins the game!" in result.stdout
    over = run("--plain", "--load", str(tmp_path / "a"))
    assert over.exit_code == 2
    assert "this game is over" in over.stderr


REFUSED = {
    ("--edition", "clasic"): "clasic",
    ("--mode", "fast"): "Choose one of standard, speed, timed.",
    ("--ruleset", "house"): "hasbro-2000",
    ("--options", "powers"): "Choose one of jackpot, speed-die, start-cash",
    ("--edition", "pokemon", "--options", "powers,fight"): "fight",
    ("--humans", "9"): "this edition is for 2 to 8",
    ("--humans", "1", "--bots", "0"): "this edition is for 2 to 8",
    ("--humans", "-1"): "this edition is for 2 to 8",
    ("--names", "A,A"): "A",
    ("--names", "A,B,C", "--humans", "1", "--bots", "1"): "3 names were given for 2 players",
    ("--names", "bank,B"): "bank",
    ("--bot", "clever"): "Choose one of random, steady",
    ("--lang", "de"): "Choose one of fr, en",
    ("--minutes", "10", "--mode", "speed"): "--minutes belongs to the timed game",
    ("--minutes", "-5"): "more than 0 minutes",
    ("--minutes", "nan"): "more than 0 minutes",
    ("--minutes", "inf"): "more than 0 minutes",
    ("--pace", "nan"): "from 0 to 60",
    ("--pace", "-1"): "from 0 to 60",
    ("--load", "any.jsonl", "--mode", "speed"): "Leave --mode",
    ("--minutes", "10", "--edition", "saint-seiya"): "timed",
    ("--load", "no-such-file.jsonl"): "no-such-file.jsonl",
    ("--load", __file__): "test_play.py:1",
}


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_what_cannot_be_played_is_told_with_its_cure(arguments: tuple[str, ...]) -> None:
    result = run("--plain", *arguments)
    assert result.exit_code == 2, result.output
    assert REFUSED[arguments] in result.stderr
    assert "Traceback" not in result.output
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_file_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    result = run("--plain", "--save", str(tmp_path / "file" / "game.jsonl"), typed=ONES)
    assert result.exit_code == 0
    assert "cannot be written" in result.stdout


def end_by_signal(playing: subprocess.Popen[str], number: signal.Signals) -> None:
    """Send a signal until the process has ended: one sent before it waits for a line takes effect at the next."""
    for _ in range(10):
        playing.send_signal(number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            playing.wait(3)
            return
    raise AssertionError("it did not end")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.skipif(os.name == "nt", reason="signals of this kind are not sent there")
def test_an_interrupted_game_is_kept(number: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    command = [sys.executable, "-m", "casedepart", "play", "--plain", "--lang", "en", "--save", str(file)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        seen = ""
        while "> " not in seen:
            seen += playing.stdout.read(1)
        end_by_signal(playing, number)
        rest = playing.stdout.read()
        assert playing.returncode == 130
    assert f"The game is kept in {file}" in rest
    assert "Traceback" not in rest
    assert not read(file).closing.over


def test_a_game_gone_on_with_shows_the_board(tmp_path: Path) -> None:
    file = str(tmp_path / "game.jsonl")
    for lang, board in (("en", "39. Mayfair, dark blue"), ("fr", "39. Rue de la Paix, bleu foncé")):
        Path(file).unlink(missing_ok=True)
        first = run("--plain", "--lang", lang, "--save", file, typed=ONES)
        assert board not in first.stdout
        assert board in run("--plain", "--lang", lang, "--load", file, typed="").stdout


def test_a_timed_game_lasts_as_long_as_at_any_table() -> None:
    assert "90 minutes left" in run("--plain", "--mode", "timed", typed="1\n" * 3).stdout
    assert "7 minutes left" in run("--plain", "--minutes", "6.5", typed="1\n" * 3).stdout


def test_saved_games_are_listed_and_one_is_gone_on_with(tmp_path: Path) -> None:
    assert "There’s no saved game" in run("--saved").stdout
    for edition in ("pokemon", "classic"):
        run("--plain", "--edition", edition, "--names", f"Ana,{edition}", typed=ONES)
    folder = tmp_path / "data/casedepart/games"
    (folder / "broken.jsonl").write_text("no record", encoding="utf-8")
    run("--humans", "0", "--bots", "2", "--mode", "speed", "--seed", "1", "--save", str(folder / "over.jsonl"))
    listed = run("--saved", "--lang", "fr")
    assert listed.exit_code == 0, listed.output
    first, path, second = listed.stdout.removeprefix(interpreted("fr")).strip().splitlines()[:3]
    assert "Classique : Ana, classic, " in plain(first)
    assert "Pokémon : Ana, pokemon, " in plain(second)
    assert "Laquelle" not in listed.stdout
    chosen = run("--saved", "--plain", typed="5\n1\n")
    assert chosen.exit_code == 0, chosen.output
    assert "“5”? Type a number from 1 to 2" in chosen.stdout
    assert "Classic, the full game." in chosen.stdout
    assert f"The game is kept in {path.strip()}" in chosen.stdout
    none = run("--saved", "--plain", typed="\n")
    assert none.exit_code == 0
    assert "the full game" not in none.stdout


def test_the_dice_of_a_game_that_is_over_can_be_checked(tmp_path: Path) -> None:
    file = str(tmp_path / "a")
    run("--humans", "0", "--bots", "2", "--mode", "speed", "--seed", "1", "--save", file)
    checked = CliRunner().invoke(app, ["verify", file, "--lang", "en"])
    assert checked.exit_code == 0, checked.output


def test_the_same_seed_gives_the_same_dice_whatever_the_players_are_called(tmp_path: Path) -> None:
    def dice(names: str) -> list[str]:
        file = tmp_path / f"{names}.jsonl"
        run("--plain", "--seed", "7", "--names", names, "--bot", "steady", "--save", str(file), typed="")
        return [answer.do for answer in read(file).answers if answer.by == "chance"]

    assert dice("Ana") == dice("Zoé")


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
def test_the_game_of_a_window_that_is_closed_is_kept(tmp_path: Path) -> None:
    import pty

    file = tmp_path / "game.jsonl"
    window, inside = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "casedepart",
        "play",
        "--plain",
        "--lang",
        "en",
        "--seed",
        "2",
        "--save",
        str(file),
    ]
    with subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, start_new_session=True) as playing:
        os.close(inside)
        for _ in range(3):
            seen = b""
            while not seen.endswith(b"> "):
                seen += os.read(window, 1)
            os.write(window, b"1\n")
        os.close(window)
        playing.wait(20)
    assert len(read(file).answers) > 8
