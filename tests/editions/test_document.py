"""The examples of docs/editions.md do what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.editions import load
from casedepart.editions.build import effects
from casedepart.editions.check import remarks
from casedepart.texts import has_text, languages
from casedepart.texts.booklet import source_text
from casedepart.variants import VARIANTS
from tests.repository.examples import blocks
from tests.repository.tree import ROOT, text_of

NAME = "docs/editions.md"
DOCUMENT = text_of(ROOT / NAME)
FIVE_LINES, MONEY, NUMBER, CARD, BOOKLET = (block.text for block in blocks(NAME, "toml"))


def test_the_five_lines_make_an_edition(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(FIVE_LINES.splitlines()) == 5
    Path("mamie.toml").write_text(FIVE_LINES, encoding="utf-8")
    exec(blocks(NAME, "python")[0].text, {})
    assert capsys.readouterr().out == "The orchard 500 3\n"
    edition = load("mamie.toml")
    for ruleset in edition.rulesets:
        for mode in edition.modes(ruleset):
            assert edition.rules(ruleset, mode).price[39] == 500
    assert not list(remarks(edition.tree))


def test_the_number_of_the_example(tmp_path: Path) -> None:
    file = tmp_path / "numbers.toml"
    file.write_text('extends = "classic"\n' + NUMBER, encoding="utf-8")
    edition = load(file)
    assert edition.square(39).number == 7
    assert edition.sheet().theme.number is not None


def test_the_money_of_the_example(tmp_path: Path) -> None:
    file = tmp_path / "money.toml"
    file.write_text('extends = "classic"\n' + MONEY, encoding="utf-8")
    money = load(file).sheet().theme.money
    assert (money.comes_first("fr"), money.comes_first("en")) == (False, True)


def test_the_card_of_the_example(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text('extends = "classic"\n' + CARD, encoding="utf-8")
    text = load(file).card_text("chest", "birthday", "en")
    assert text == "Apple pie: each player gives you €20."


def test_the_booklet_of_the_example(tmp_path: Path) -> None:
    file = tmp_path / "booklet.toml"
    file.write_text('extends = "classic"\n' + BOOKLET, encoding="utf-8")
    words = load(file).words("en")
    assert {number: source.kind for number, source in words.booklet} == {"P6": "printed", "P2": "partly", "P5": "ours"}
    assert source_text("P2", "en", words) == "Printed in part: “Auctions”."


def test_every_effect_is_explained() -> None:
    assert all(f"`{effect}`" in DOCUMENT for effect in effects())


def test_every_number_of_a_variant_is_named() -> None:
    numbers = [number.name for kind in VARIANTS.values() for number in kind().numbers]
    assert [name for name in numbers if f"`{name}`" not in DOCUMENT] == []


@pytest.mark.parametrize("language", languages())
def test_every_effect_has_its_words(language: str) -> None:
    assert [name for name in effects() if not has_text(language, f"effect-{name}")] == []
