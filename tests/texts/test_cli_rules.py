"""`casedepart rules` lists the rules and says one; what it does not know it says kindly, with code 2."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from casedepart.cli.rules import rules
from casedepart.editions import load
from casedepart.texts import RULES, found_rules, rules_page, spoken_language

app = typer.Typer()
app.command()(rules)


def run(*arguments: str, code: int = 0, language: str = "en_GB.UTF-8") -> str:
    """What the command prints, on whichever of the two streams."""
    result = CliRunner().invoke(app, list(arguments), env={"LC_ALL": language, "LANG": "", "COLUMNS": "100"})
    assert result.exit_code == code, result.output
    return result.output


def test_the_list_has_every_rule_under_its_chapter() -> None:
    said = run("--plain")
    assert [line.split("  ")[0] for line in said.splitlines() if "  " in line] == list(RULES)
    assert "\nBuildings\nB1  Who may build\n" in said


def test_the_list_of_an_edition_leaves_out_what_it_does_not_play() -> None:
    said = run("--edition", "saint-seiya", "--lang", "fr")
    assert "J7  La prison en partie rapide" in said
    assert said.splitlines()[1].startswith("Le livret imprime ")
    assert "L5  " not in said
    assert "Se défaire des Temples" in said


def test_a_rule_is_told_in_an_edition_s_words() -> None:
    said = run("B4", "--edition", "pokemon", "--lang", "fr")
    assert said.startswith("B4 · Les Boutiques · Les bâtiments · Dans Pokémon\n")
    assert "quatre Centres Pokémon sur chaque Pokémon du groupe" in said


def test_a_rule_without_an_edition_is_told_with_all_its_differences() -> None:
    said = run("M1")
    assert "Hasbro 2000 — First sell the buildings on that property." in said
    assert "Sore Losers — Nothing need be sold first" in said


def test_a_rule_is_told_under_a_ruleset() -> None:
    assert "Auctions open at" in run("P3", "--ruleset", "sore-losers")


def test_decisions_of_ours_are_marked_and_other_rulesets_are_told_apart() -> None:
    said = run("b9", "--edition", "saint-seiya")
    assert "Our decision: That the bank must have them is ours. When it has too few Sanctuaries" in said
    assert said.index("Elsewhere\n- Hasbro 2000 — Or, at any time") > said.index("Our decision")


def test_a_rule_says_where_a_booklet_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    told = run("P1", "--edition", "pokemon", "--lang", "fr")
    assert "\nImprimé\u00a0: «\u00a0Achat de propriétés\u00a0».\n" in told
    assert "\nOurs: the rulebook does not say it.\n" in run("B5", "--edition", "sore-losers")
    assert run("P1").count("“") == 3
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "Printed: “Achat de propriétés”." in run("P1", "--edition", "pokemon")


def test_a_letter_tells_its_whole_chapter() -> None:
    said = run("W")
    assert [line[:2] for line in said.splitlines() if " · " in line] == ["W1", "W2", "W3"]


def test_several_rules_are_told_in_the_order_asked() -> None:
    said = run("B3", "T1")
    assert said.index("B3 · ") < said.index("T1 · ")


def test_the_machine_s_language_is_spoken_unless_another_is_asked() -> None:
    assert run("T1", language="fr_FR.UTF-8").startswith("T1 · Un tour")
    assert run("T1", "--lang", "en", language="fr_FR.UTF-8").startswith("T1 · A turn")
    assert spoken_language({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert spoken_language({"LC_ALL": "C", "LANG": "fr_CA.UTF-8"}) == "en"
    assert spoken_language({}) == "en"


def test_the_page_is_the_whole_book() -> None:
    assert run("--page", "--lang", "fr") == rules_page("fr")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["B33"], "There is no rule B33. Near it: B3"),
        (["ZZ"], "No rule answers “ZZ”. Try another word, or read them all: casedepart rules"),
        (["Z"], "There is no rule Z. One rule: casedepart rules B3."),
        (["B33", "--lang", "fr"], "Il n’y a pas de règle B33. Proches\u00a0: B3"),
        (["B3", "--lang", "de"], "There are no texts in the language de. Choose one of fr, en."),
        (["B3", "--edition", "pokemonn"], "pokemon"),
        (["B3", "--edition", "pokemon", "--ruleset", "sore-losers"], "hasbro-2000"),
    ],
)
def test_what_is_not_known_is_told_and_the_code_is_two(arguments: list[str], message: str) -> None:
    said = run(*arguments, code=2)
    assert message in said
    assert "Traceback" not in said


def test_an_own_edition_s_file_is_read(tmp_path: Path) -> None:
    own = tmp_path / "ours.toml"
    own.write_text('extends = "classic"\n[choices]\nfine = 77\n', encoding="utf-8")
    assert "77" in run("J3", "--edition", str(own))


def test_on_a_screen_a_rule_stands_in_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "╭" in run("B3", "--edition", "pokemon")
    assert "╭" in run()
    assert "╭" not in run("B3", "--plain")


def test_a_house_rule_is_told_with_its_price() -> None:
    said = run("H2", "--edition", "pokemon")
    assert "Its price: about " in said and "pairs of games on the same dice, Pokémon" in said
    assert "Son prix" in run("H16", "--lang", "fr")
    assert "Its price" not in run("B3")


def test_words_find_the_rules_that_answer_best_first() -> None:
    said = run("parc gratuit", "--edition", "pokemon", "--lang", "fr")
    assert said.startswith("F1  Parc gratuit")
    numbers = re.findall(r"^([A-Z]\d+)  ", said, re.MULTILINE)
    words = load("pokemon").words("fr")
    assert tuple(numbers) == found_rules("parc gratuit", "fr", words).numbers[:5]
    assert run("three", "doubles", "in", "a", "row").startswith("T3  A third double\n    A third double in a row sends")


def test_a_rule_that_is_found_is_told_with_its_first_sentence() -> None:
    said = run("mr monopoly and prison", "--edition", "sore-losers")
    assert "Monopoly does not go to jail, but sends another player there, who takes a coin for it (L1).\n" in said


def test_on_a_screen_what_is_found_stands_in_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "╭" in run("free parking")
