"""Bots of one's own: found by their name, made with a seed, and the example of the documents keeps the contract."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from casedepart.bots import Chance, play
from casedepart.bots.own import load_bot
from casedepart.cli import app
from casedepart.editions import load
from casedepart.engine import Game
from casedepart.own_class import is_own
from casedepart.testing.__main__ import main
from tests.repository.examples import blocks

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "patient_bot.py"


def test_the_example_keeps_the_contract(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(EXAMPLE.parent)
    editions = ["--edition", "duel-masters", "--edition", "sore-losers"]
    given = ["patient_bot:PatientBot", "--games", "1", "--mode", "standard", "--seconds", "30", *editions]
    assert main(given) == 0
    assert capsys.readouterr().out.startswith("patient_bot:PatientBot keeps the contract: 11 games, ")


def test_the_example_plays_to_the_end_against_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLE.parent)
    game = Game.start(load("classic").rules(mode="speed"), 3)
    play(game, [load_bot("patient_bot:PatientBot") for _ in range(3)], Chance("example"), 200)
    assert game.turns > 20


def test_the_document_shows_the_example_as_it_is() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") in [block.text for block in blocks("docs/bots.md", "python")]


def test_a_bot_is_made_with_its_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from casedepart.bots import Bot\n\n\nclass Mine(Bot):\n    def __init__(self, seed):\n"
    (tmp_path / "seeded_bot.py").write_text(f"{source}        self.own_seed = seed\n")
    monkeypatch.chdir(tmp_path)
    assert getattr(load_bot("seeded_bot:Mine", "s"), "own_seed", None) == "s"


@pytest.mark.parametrize(
    ("name", "source", "sentence"),
    [
        ("nowhere_bot:Mine", None, "there is no module 'nowhere_bot', neither in "),
        ("empty_bot:Mine", "", "there is no class 'Mine' in the module 'empty_bot'"),
        ("wrong_bot:Mine", "1 / 0", "the module 'wrong_bot' cannot be read: ZeroDivisionError: "),
        (
            "needing_bot:Mine",
            "import nothing_there",
            "the module 'needing_bot' needs 'nothing_there', which is not there",
        ),
        ("other_bot:Mine", "class Mine: pass", "'other_bot:Mine' is no bot: write 'class Mine(casedepart.bots.Bot)'"),
        ("mine", None, "'mine' names no bot of your own: write a module and a class, as in 'mybot:MyBot'"),
    ],
)
def test_what_cannot_be_loaded_is_said(
    name: str,
    source: str | None,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    if source is not None:
        (tmp_path / f"{name.partition(':')[0]}.py").write_text(source)
    with pytest.raises(ValueError, match=re.escape(sentence)):
        load_bot(name)
    assert main([name]) == 2
    assert sentence in capsys.readouterr().err


def test_a_breach_is_told_with_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = "from casedepart.bots import Bot\n\n\nclass Mine(Bot):\n    pass\n"
    (tmp_path / "unwritten_bot.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    given = ["unwritten_bot:Mine", "--edition", "classic", "--mode", "speed", "--games", "1", "--records", "games"]
    assert main(given) == 1
    told = capsys.readouterr().out
    assert "`answer` raised NotImplementedError" in told
    assert (tmp_path / "games" / "1-error.jsonl").exists()


def test_a_way_that_nothing_is_played_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tests.testing.broken:Silent", "--edition", "classic", "--option", "fight"]) == 2
    assert "no edition of classic is played like that" in capsys.readouterr().err


def test_names_of_own_bots_are_told_from_the_others() -> None:
    assert is_own("mybot:MyBot")
    assert is_own("my.package.bot:MyBot")
    assert not is_own("shrewd")
    assert not is_own("a b:C")


@pytest.mark.parametrize(
    "command",
    [
        "tournament --bots lost:Lost,steady,steady --games 3",
        "compare --players 2 --bots lost:Lost --games 30 --b mode=speed",
        "compare --players 2 --bots lost:Lost --games 30 --b salary=100",
        "study classic --players 2 --bots lost:Lost --games 2",
    ],
)
def test_a_bot_that_fails_is_told_in_a_sentence(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "from casedepart.bots import Bot\n\n\nclass Lost(Bot):\n    def answer(self, game, seat):\n"
    (tmp_path / "lost.py").write_text(f"{source}        raise RuntimeError('no idea')\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    failed = CliRunner().invoke(app, [*command.split(), "--cores", "1", "--seed", "x"])
    assert failed.exit_code == 2
    assert "game 0 of seed x broke off: RuntimeError: no idea" in failed.output
    assert "Traceback" not in failed.output
