"""The examples of docs/records.md and docs/dice.md do what these say."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from casedepart.editions import load
from casedepart.engine.actions import CHANCE
from casedepart.engine.game import Game
from casedepart.record import CheckedDice, Promise, Recorder
from casedepart.record.answer import CLOSING_KINDS, KINDS
from casedepart.record.header import MAY_SAY, NEEDED
from casedepart.record.promise import KEYS
from tests.record.short_game import apply_words, short_game

DOCUMENTS = Path(__file__).parents[2] / "docs"
DOCUMENT = (DOCUMENTS / "records.md").read_text(encoding="utf-8")
DICE = (DOCUMENTS / "dice.md").read_text(encoding="utf-8")


def blocks(language: str, document: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", document, re.DOTALL)


def block(language: str) -> str:
    return blocks(language, DOCUMENT)[0]


def test_the_example_in_python_records_a_game_that_agrees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(block("python"), {})
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"All agrees: [\d,]+ answers and [\d,]+ events\.", first)
    assert second == "True True"


def test_the_example_of_a_file_is_what_the_program_writes() -> None:
    recorder = Recorder(load("classic"), None, "standard", (), ("Anna", "Bruno"))
    for line in block("json").splitlines()[1:-1]:
        by, do = re.findall(r'"(?:by|do)": "([^"]+)"', line)
        apply_words(recorder, by, do)
    for shown, written in zip(block("json").splitlines(), recorder.lines(), strict=True):
        pattern = re.escape(shown).replace("…", ".*")
        assert re.fullmatch(pattern, written), written


def test_every_key_is_explained() -> None:
    for key in ("casedepart", *NEEDED, *MAY_SAY, *KINDS, *CLOSING_KINDS, *KEYS):
        assert f"`{key}`" in DOCUMENT or f'"{key}"' in DOCUMENT


def test_the_dice_are_what_python_s_own_library_makes_of_them(capsys: pytest.CaptureFixture[str]) -> None:
    by_hand, *_ = blocks("python", DICE)
    exec(by_hand, {})
    assert capsys.readouterr().out in blocks("text", DICE)


def test_the_figures_of_the_dice_are_what_the_program_makes_of_them() -> None:
    example = next(text for text in blocks("text", DICE) if "first block" in text)
    told = [line.split(maxsplit=1)[1] for line in example.replace("first block", "block").splitlines()]
    secret = bytes.fromhex(told[0])
    dice = CheckedDice(Promise.made("example-table", secret, ["00ff", "", "c0ffee"]), secret)
    assert [dice.promise.commitment, dice.mix] == told[2:4]
    dice.numbers.begin(dice.mix, 0)
    assert b"".join(dice.numbers.word().to_bytes(4, "big") for _ in range(8)).hex() == told[4]
    assert ", ".join(next_roll(dice) for _ in range(4)) == told[5]
    dice.mix_in(0, "1234")
    assert [dice.mix, next_roll(dice)] == told[7:]


def next_roll(dice: CheckedDice) -> str:
    act = dice.answer(Game.start(load("classic").rules(), 3))
    dice.follow(CHANCE, act)
    return f"{act.n >> 3} {act.n & 7}"


def test_the_example_of_dice_in_a_program_is_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(blocks("python", DICE)[1], {})
    assert re.fullmatch(r"All \d+ rolls and cards agree with the commitment [0-9a-f]{64}\.\n", capsys.readouterr().out)


def test_the_seal_is_computed_as_the_document_says() -> None:
    *lines, closing = short_game().lines()
    seal = re.search(r', "seal": "([0-9a-f]{64})"\}$', closing)
    assert seal
    text = "\n".join([*lines, closing[: seal.start()] + "}"])
    assert hashlib.sha256(text.encode("utf-8")).hexdigest() == seal.group(1)
