"""The examples of docs/records.md and docs/dice.md do what these say."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from casedepart.editions import GameSpec, load
from casedepart.engine.actions import CHANCE
from casedepart.engine.game import Game
from casedepart.record import CheckedDice, Promise, Recorder, Tellers, Throw
from casedepart.record.answer import CLOSING_KINDS, KINDS
from casedepart.record.header import MAY_SAY, NEEDED
from casedepart.record.promise import KEYS, links
from tests.record.short_game import apply_words, short_game

PROVED = (
    r"All (\d+) rolls and cards agree with the commitment [0-9a-f]{64}\. "
    r"In \1 of these draws no player’s device took part: whoever knew the secret could tell what came\.\n"
)
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
    recorder = Recorder(GameSpec("classic", players=("Anna", "Bruno")))
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
    told = [re.split(r" {2,}", line, maxsplit=1)[1] for line in example.splitlines()]
    secret, chain = bytes.fromhex(told[0]), links("a0", 3)
    luck = [chain[3], "", "c0ffee"]
    assert told[2] == ", ".join(text or "nothing" for text in luck)
    dice = CheckedDice(Promise.made("example-table", secret, luck), secret, ("Anna", "Bruno", "Chloé"))
    tellers = Tellers.at_start(luck)
    assert [dice.promise.commitment, dice.mix] == told[3:5]
    for number, block in ((1, 7), (2, 0)):
        link = chain[3 - number]
        throw = tellers.throw(dice.drawn, {0: link})
        assert (throw, tellers.fault(throw, dice.drawn)) == (Throw(number, {0: link}), "")
        dice.hear(throw)
        tellers.follow(throw)
        if block:
            dice.keyed.begin(dice.mix, 0)
            assert b"".join(dice.keyed.word().to_bytes(4, "big") for _ in range(8)).hex() == told[block]
        at = 5 if number == 1 else 9
        assert [link, dice.mix, next_roll(dice)] == [told[at], told[at + 1], told[at + 2 + bool(block)]]
    record = tellers.copy()
    tellers.pass_over([0])
    assert tellers.wants_salt(dice.drawn)
    tellers.salt = told[12]
    throw = tellers.throw(dice.drawn, {})
    assert (throw, record.fault(throw, dice.drawn)) == (Throw(4, passed=(0,), salt=told[12]), "")
    dice.hear(throw)
    assert [dice.mix, next_roll(dice)] == told[13:15]


def next_roll(dice: CheckedDice) -> str:
    act = dice.answer(Game.start(load("classic").rules(), 3))
    dice.follow(CHANCE, act)
    return f"{act.n >> 3} {act.n & 7}"


def test_the_example_of_dice_in_a_program_is_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(blocks("python", DICE)[1], {})
    assert re.fullmatch(PROVED, capsys.readouterr().out)


def test_the_seal_is_computed_as_the_document_says() -> None:
    *lines, closing = short_game().lines()
    seal = re.search(r', "seal": "([0-9a-f]{64})"\}$', closing)
    assert seal
    text = "\n".join([*lines, closing[: seal.start()] + "}"])
    assert hashlib.sha256(text.encode("utf-8")).hexdigest() == seal.group(1)
