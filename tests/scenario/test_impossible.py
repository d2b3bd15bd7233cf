"""Positions that no game comes to are told, and played only on request."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from casedepart.cli import app
from casedepart.scenario import Outcome, run_file

HERE = Path(__file__).parent / "impossible"
EVERYWHERE = "classic hasbro-2000, classic winning-moves, pokemon hasbro-2000, saint-seiya winning-moves"
PRINTED = tuple(tuple(one.split()) for one in EVERYWHERE.split(", "))
SORE = (("sore-losers", "sore-losers"), ("classic", "sore-losers"))


def outcome(folder: Path, given: str, played: tuple[str, ...], more: str) -> Outcome:
    """What comes of a scenario that has nothing but a position."""
    file = folder / "one.yaml"
    edition, ruleset = played
    head = f"rule: B1\nname: one\nedition: {edition}\nruleset: {ruleset}\nplayers: [A, B, C]\n{more}"
    file.write_text(f"{head}given: {{{given}}}\nthen: {{}}\n", encoding="utf-8")
    (found,) = run_file(file)
    assert found.error is None, str(found.error)
    return found


def rules_against(folder: Path, given: str, played: tuple[str, ...], more: str = "") -> list[str]:
    """The rules by which no game comes to a position."""
    found = outcome(folder, given, played, more)
    told = found.failure.impossible if found.failure else ()
    assert found.passed == (not told)
    return [one.why.rule for one in told]


@pytest.mark.parametrize("played", PRINTED)
@pytest.mark.parametrize(
    ("given", "rules"),
    [
        ("B: {owns: [37], houses: {37: 1}}", ["B1"]),
        ("A: {owns: [39]}, B: {owns: [37], houses: {37: 5}}", ["B1", "B2"]),
        ("streets: {3: 1}", ["B1"]),
        ("B: {owns: [37, 39], houses: {37: 2}}", ["B2"]),
        ("B: {owns: [37, 39], houses: {37: 5, 39: 3}}", ["B2"]),
        ("B: {owns: [37, 39], mortgaged: [37], houses: {37: 1}}", ["M1"]),
        ("A: {at: 30}", []),
        ("A: {jail: 0, at: 30}", ["J1"]),
        ("A: {out: true, cash: 5}", ["K3"]),
        ("A: {out: true, cards: [chance]}", ["K3"]),
        ("B: {owns: [37, 39], houses: {37: 5, 39: 4}}", []),
        ("B: {owns: [37, 39], houses: {37: 1}}", []),
        ("A: {jail: 2, at: 10}, B: {at: 10}", []),
        ("A: {out: true, cash: 0}", []),
        ("B: {owns: [37, 39], houses: {37: 1}}, bank: {houses: 32, hotels: 0}", []),
    ],
)
def test_printed_games_without_loose_buildings(
    given: str, rules: list[str], played: tuple[str, ...], tmp_path: Path
) -> None:
    assert rules_against(tmp_path, given, played) == rules


@pytest.mark.parametrize("played", SORE)
@pytest.mark.parametrize(
    ("given", "rules"),
    [
        ("B: {owns: [37], houses: {37: 3}}", []),
        ("A: {owns: [39]}, B: {owns: [37], houses: {37: 5}}, streets: {3: 2}", ["B4"]),
        ("A: {owns: [39], houses: {39: 4}}, B: {owns: [37], mortgaged: [37], houses: {37: 5}}", []),
        ("B: {owns: [37, 39], mortgaged: [37], houses: {37: 4}}", []),
        ("A: {figure: true, at: 30}, B: {at: 30}", []),
        ("A: {coins: 5}", ["L4"]),
        ("A: {coins: 4}", []),
        ("A: {figure: true, jail: 0}", ["L9"]),
        ("B: {trapped: true}", ["L11"]),
        ("A: {figure: true, trapped: true}", ["L11"]),
        ("A: {figure: true, at: 5}, B: {trapped: true, at: 6}", ["L12"]),
        ("A: {figure: true, at: 5}, B: {trapped: true, at: 5}", []),
        ("A: {figure: true, at: 7}, B: {trapped: true, jail: 0}", []),
        ("A: {out: true, coins: 1}", ["L15"]),
        ("A: {out: true, figure: true}", ["R11"]),
        ("A: {home: true, at: 5}", ["W2"]),
        ("A: {home: true}", []),
        ("last-lap: true", []),
    ],
)
def test_sore_losers(given: str, rules: list[str], played: tuple[str, ...], tmp_path: Path) -> None:
    assert rules_against(tmp_path, given, played) == rules


def test_houses_beside_a_mortgage_by_ruleset(tmp_path: Path) -> None:
    given = "B: {owns: [37, 39], mortgaged: [37], houses: {39: 1}}"
    assert rules_against(tmp_path, given, ("classic", "winning-moves")) == ["M1"]
    assert rules_against(tmp_path, given, ("classic", "hasbro-2000")) == []


def test_house_rules_and_modes_make_more_or_less_possible(tmp_path: Path) -> None:
    uneven = "B: {owns: [37, 39], houses: {37: 4}}"
    assert rules_against(tmp_path, uneven, PRINTED[0]) == ["B2"]
    assert rules_against(tmp_path, uneven, PRINTED[0], "options: [uneven-building]\n") == []
    tried = "A: {jail: 1}"
    assert rules_against(tmp_path, tried, PRINTED[1]) == []
    assert rules_against(tmp_path, tried, PRINTED[1], "mode: speed\n") == ["J7"]
    assert rules_against(tmp_path, "B: {owns: [37, 39], houses: {37: 5, 39: 3}}", PRINTED[0], "mode: speed\n") == []


def built(count: int) -> str:
    """So many streets with four houses each, in whole groups."""
    streets = [6, 8, 9, 11, 13, 14, 16, 18, 19][:count]
    return f"A: {{owns: [6, 8, 9, 11, 13, 14, 16, 18, 19], houses: {{{', '.join(f'{at}: 4' for at in streets)}}}}}"


def test_more_houses_than_there_are(tmp_path: Path) -> None:
    assert rules_against(tmp_path, built(9), PRINTED[0]) == ["S4"]
    assert rules_against(tmp_path, f"{built(9)}, bank: {{houses: 0}}", PRINTED[0]) == []
    assert rules_against(tmp_path, built(9), PRINTED[0], "options: [unlimited-houses]\n") == []


def test_each_is_told_with_its_line_and_rule_in_both_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    told = CliRunner().invoke(app, ["check", ".", "--lang", "en"])
    assert told.exit_code == 1 and told.stdout.endswith("0 passed, 4 failed\n")
    assert "    line 6, B houses 37: Nothing can stand on a mortgaged street. (M1: Mortgaging)" in told.stdout
    assert "To play it all the same: casedepart check --impossible mortgaged-and-built.yaml" in told.stdout
    french = CliRunner().invoke(app, ["check", ".", "--lang", "fr"]).stdout
    assert (
        "    ligne 6, B houses 37\u00a0: Rien n’est construit sur une case hypothéquée. (M1\u00a0: Hypothéquer)"
        in french
    )
    assert "Pour la jouer quand même\u00a0: casedepart check --impossible mortgaged-and-built.yaml" in french


def test_on_request_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    assert CliRunner().invoke(app, ["check", ".", "--impossible", "--lang", "en"]).stdout == "4 passed, 0 failed\n"


def test_on_request_what_follows_is_compared_all_the_same(tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    text = "edition: classic\nplayers: [A, B]\ngiven: {A: {at: 34}, B: {owns: [37], houses: {37: 1}}}\n"
    file.write_text(text + "steps: [A rolls 1 2, B claims]\nthen: {A: {cash: 1325}}\n", encoding="utf-8")
    (refused,), (played,) = run_file(file), run_file(file, impossible=True)
    assert not refused.passed and played.passed
    file.write_text(file.read_text(encoding="utf-8").replace("1325", "1300"), encoding="utf-8")
    (wrong,) = run_file(file, impossible=True)
    assert wrong.failure is not None and wrong.failure.differences
