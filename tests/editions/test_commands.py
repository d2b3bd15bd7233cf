"""`casedepart editions` lists, shows and checks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from casedepart.cli.editions import app, drawn
from casedepart.editions import catalogue, load
from casedepart.editions.summary import tables

BROKEN = Path(__file__).parent / "broken"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, list(arguments))


def test_without_a_command_it_lists_all() -> None:
    result = run("--lang", "fr")
    assert result.exit_code == 0
    assert all(f"\n{name}\u202f; nom" in result.stdout for name in catalogue())
    assert "Mauvais Perdants" in result.stdout


@pytest.mark.parametrize("name", catalogue())
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_show_tells_board_deeds_and_cards(name: str, lang: str) -> None:
    result = run("show", name, "--lang", lang, "--plain")
    edition = load(name)
    assert result.exit_code == 0
    for at in range(40):
        assert edition.square_name(at, lang) in result.stdout
    for deck in ("chance", "chest"):
        listed = getattr(edition.sheet().decks, deck).cards
        assert all(edition.card_text(deck, card, lang) in result.stdout for card in listed)


def test_show_tells_the_numbers_that_an_edition_prints() -> None:
    shown = run("show", "pokemon", "--lang", "en", "--plain").output
    assert "Pokédex no.: 74" in shown
    assert "Pokédex" not in run("show", "duel-masters", "--lang", "en", "--plain").output


def test_show_under_another_ruleset() -> None:
    result = run("show", "classic", "--ruleset", "sore-losers", "--lang", "en")
    assert "Electricity bill" in result.stdout
    assert "take-coin ×2" in result.stdout


@pytest.mark.parametrize("name", catalogue())
def test_every_table_can_be_drawn(name: str) -> None:
    edition = load(name)
    shown = [drawn(table) for table in tables(edition, "fr", edition.ruleset)]
    assert [table.row_count for table in shown[2:4]] == [40, 22]


def test_check_says_what_a_fine_file_holds() -> None:
    result = run("check", "pokemon", "classic", "--lang", "en")
    assert result.exit_code == 0
    first = "pokemon: fine: “Pokémon”, 22 streets in 8 groups, 4 stations, 2 utilities, 16 + 16 cards, 6 tokens"
    assert result.stdout.startswith(first)
    assert len(result.stdout.splitlines()) == 2


def test_check_tells_every_fault_and_leaves_with_2() -> None:
    file = str(BROKEN / "several-faults.toml")
    result = run("check", file, "classic")
    assert result.exit_code == 2
    assert [line.partition(": ")[0] for line in result.stderr.splitlines()] == [
        f"{file}:2",
        f"{file}:5",
        f"{file}:6",
        f"{file}:9",
    ]
    assert "classic: " in result.stdout


def test_check_remarks_on_what_is_odd(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text('extends = "classic"\n\n[squares]\n39.mortgage = 150\n')
    result = run("check", str(file), "--lang", "en")
    assert result.exit_code == 0
    odd = f"{file}:4: Square 39 costs 400 and is mortgaged for 150. Usually it is half the price: 200."
    assert result.stdout.splitlines()[0] == odd


def test_check_remarks_on_two_deeds_of_one_name(tmp_path: Path) -> None:
    file = tmp_path / "alike.toml"
    alike = '37.name = { fr = "La mare", en = "The pond" }\n39.name = { fr = "Le lac", en = "The pond" }\n'
    file.write_text(f'extends = "classic"\n[squares]\n{alike}')
    result = run("check", str(file), "--lang", "en")
    assert result.exit_code == 0
    assert f"{file}:4: Squares 37 and 39 have the same name. Give each deed a name of its own." in result.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("show", "monopolly"), "There is no edition called “monopolly”"),
        (("show", "pokemon", "--ruleset", "sore-losers"), "Choose one of hasbro-2000."),
        (("show", "pokemon", "--lang", "de"), "There are no texts in the language de. Choose one of fr, en."),
        (("check", "nope"), "There is no edition called “nope”"),
        (("check", "nope.toml"), "nope.toml: There is no such file."),
    ],
)
def test_mistakes_are_told_with_code_2(arguments: tuple[str, ...], message: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr
    assert "Traceback" not in result.output


def test_the_language_is_that_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run().stdout.startswith("Éditions")
    monkeypatch.setenv("LC_ALL", "C")
    assert run().stdout.startswith("Editions")


def test_schema_is_json() -> None:
    assert "squares" in json.loads(run("schema").stdout)["properties"]
