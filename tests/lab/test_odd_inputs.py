"""Odd inputs to the laboratory: refused in a sentence, and whatever is written is whole."""

from __future__ import annotations

import json
import math
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from typer.testing import CliRunner

import casedepart as cd
from casedepart.cli import app
from casedepart.editions.upload import from_text
from casedepart.lab import LabError
from casedepart.lab.house_rules import house_plan
from casedepart.lab.report import study_plan
from casedepart.lab.result import Result

RECORD = "tests/playthroughs/classic.speed.jsonl"
FOR_THREE = "examples/mamie.toml"
OWN = 'extends = "classic"\nid = "mine"\nname = { fr = "À moi", en = "Mine", source = "ours" }\n'


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: cd.lab.simulate(players=0, games=1), "0 players"),
        (lambda: cd.lab.simulate(games=1, seed=True), "seed=True: a seed is a whole number or a text"),
        (lambda: cd.lab.landings(rolls=10, seed=cast("Any", None)), "seed=None: a seed is a whole number or a text"),
        (lambda: cd.lab.tournament("steady,random", seed=cast("Any", 1.0)), "seed=1.0: a seed is"),
        (lambda: cd.lab.sweep("salary=0,200", games=2, seed=" 1"), "seed=' 1': leave out the spaces"),
        (lambda: cd.lab.odds(cd.GameSpec("classic").start(2), seed="1 "), "seed='1 ': leave out the spaces"),
        (lambda: cd.lab.study("classic", games=2, seed=True), "seed=True"),
        (lambda: cd.lab.study("classic", games=200, pace=-5), "pace=-5"),
        (lambda: cd.lab.odds(cd.GameSpec("classic").start(2), playouts=0), "0 playouts: one"),
        (lambda: cd.lab.odds(cd.GameSpec("classic").start(2), seconds=0.0), "some time"),
        (lambda: cd.lab.odds(cd.GameSpec("classic").start(2), seconds=math.nan), "some time"),
        (lambda: cd.lab.odds(cd.GameSpec("classic").start(2), rounds=-1), "rounds=-1"),
        (lambda: cd.lab.simulate(numbers={"salary": "400 mode=speed"}, games=1), "salary is a whole number"),
        (lambda: cd.lab.simulate(numbers={"players": 2}, games=1), "--set players: .* --players"),
        (lambda: cd.lab.sweep("salary=0,200", "length,length", games=2), "length twice"),
        (lambda: cd.lab.sweep("salary=0,200", [lambda row: math.nan], games=2, cores=1), "no number"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(call: Callable[[], Any], told: str) -> None:
    with pytest.raises(LabError, match=told):
        call()


def test_a_figure_of_a_single_game_is_written_as_json_that_any_reader_takes(tmp_path: Path) -> None:
    found = cd.lab.sweep("salary=0,200", [lambda row: 1 if row["game"] == 0 else None], games=3, cores=1)
    path = found.write(tmp_path / "sweep.json")
    written = json.loads(path.read_text(encoding="utf-8"), parse_constant=pytest.fail)
    assert None in json.loads(json.dumps(written["figures"][0], allow_nan=False)).values()


def test_an_edition_of_one_s_own_is_called_by_its_id() -> None:
    edition = from_text(OWN)
    landed = cd.lab.landings(edition, rolls=2000)
    compared = cd.lab.compare(b="mode=speed", edition=edition, games=200, cores=1)
    simulated = cd.lab.simulate(edition, players=2, games=2, mode="speed", cores=1)
    told = [landed.table().title, str(compared), simulated.table().title]
    assert all("mine" in text and "{" not in text for text in told), told
    assert not any("command" in found.provenance() for found in (landed, compared, simulated)), "none could name it"


def test_a_square_is_called_by_its_whole_name_though_it_begins_with_digits() -> None:
    named = OWN + '[squares]\n1 = { name = { fr = "1er Mai", en = "42 Baker Street" } }\n'
    rows = cd.lab.landings(from_text(named), rolls=200, cores=1).rows()
    assert (rows[1]["name"], rows[40]["square"], rows[40]["name"]) == ("42 Baker Street", None, "in jail")


def test_where_nobody_says_how_many_play_an_edition_has_tokens_for_all() -> None:
    assert cd.lab.simulate(FOR_THREE, games=2, mode="speed", cores=1).setting.bots == ("steady",) * 3
    assert len(cd.lab.landings(FOR_THREE, rolls=200, cores=1).rows()) == 41
    assert study_plan((FOR_THREE, "classic"), "", None, "steady", 2, "1", 30, 0, 160).players == 3
    assert house_plan((FOR_THREE,), None, "steady", 30, "1", 30).players == 3
    swept = cd.lab.sweep("players=2..3", "length", edition=FOR_THREE, players=8, mode="speed", games=2, cores=1)
    assert [row["value"] for row in swept.summary()] == [2, 3]


@pytest.mark.parametrize(
    "call",
    [
        lambda: cd.lab.simulate(FOR_THREE, players=4, games=2),
        lambda: cd.lab.study(FOR_THREE, players=4, games=2),
        lambda: cd.lab.sweep("players=2..4", edition=FOR_THREE, games=2),
    ],
)
def test_more_players_than_tokens_are_refused_with_how_many_there_are(call: Callable[[], Any]) -> None:
    with pytest.raises(LabError, match=r"mamie(\.toml)? has 3 tokens: no more than 3 players"):
        call()


def test_an_edition_may_be_a_path_and_a_number_a_list_or_a_yes_or_no(tmp_path: Path) -> None:
    file = tmp_path / "my edition.toml"
    file.write_text(OWN, encoding="utf-8")
    numbers = {"station_rents": (1, 2, 3, 4), "even": False}
    found = cd.lab.simulate(file, numbers=numbers, players=2, games=2, mode="speed", cores=1).setting
    assert (found.spec.edition, found.rules().choices.even) == (str(file), False)
    assert found.rules().choices.station_rents == (1, 2, 3, 4)


def test_lists_of_numbers_and_of_options_may_be_swept() -> None:
    swept = {"players": 2, "games": 2, "mode": "speed", "cores": 1}
    rents = cd.lab.sweep({"station_rents": [(1, 2, 3, 4), (25, 50, 100, 200)]}, "length", **swept)  # type: ignore[arg-type]
    assert rents.values == ["1/2/3/4", "25/50/100/200"]
    options = cd.lab.sweep({"with": [(), ("jackpot", "speed-die")]}, "length", **swept)  # type: ignore[arg-type]
    assert options.values == ["none", "jackpot+speed-die"]


def test_what_is_compared_may_be_values_by_name() -> None:
    found = cd.lab.compare(
        {"salary": 400, "bots": ["steady", "random"]}, {"mode": "speed"}, players=2, games=30, cores=1
    )
    words = cd.lab.compare("salary=400 bots=steady,random", "mode=speed", players=2, games=30, cores=1)
    assert found.figures() == words.figures()


SHORT: dict[str, Any] = {"players": 2, "mode": "speed", "seed": "a seed", "cores": 1}
STEADY = ("steady", "steady")


@pytest.mark.parametrize(
    "call",
    [
        lambda file: cd.lab.simulate(file, games=2, numbers={"station_rents": (1, 2, 3, 4)}, **SHORT),
        lambda file: cd.lab.landings(file, rolls=200, seed="a seed", cores=1),
        lambda file: cd.lab.tournament(STEADY, edition=file, mode="speed", games=2, seed="a seed", cores=1),
        lambda file: cd.lab.compare({"edition": file, "salary": 400}, "mode='standard'", games=30, **SHORT),
        lambda file: cd.lab.sweep({"edition": [file, "classic"]}, "length", games=2, **SHORT),
        lambda file: cd.lab.odds(RECORD, at=40, answers=True, playouts=4, bots="steady", cores=1),
    ],
)
def test_the_command_that_is_told_works_as_it_stands(call: Callable[[Path], Result], tmp_path: Path) -> None:
    file = tmp_path / "my edition.toml"
    file.write_text(OWN, encoding="utf-8")
    found = json.loads(json.dumps(call(file).as_json()))
    _, *words = shlex.split(found["provenance"]["command"])
    run = CliRunner().invoke(app, [*words, "--json"])
    assert run.exit_code == 0, run.output
    again = json.loads(run.stdout)
    told = ("turns", "squares", "bots", "figures", "playouts", "cut_off")
    assert [again[key] for key in told if key in found] == [found[key] for key in told if key in found]


@pytest.mark.parametrize(
    "call",
    [
        lambda: cd.lab.sweep("salary=0,200", [lambda row: 1], games=2, **SHORT),
        lambda: cd.lab.sweep({"bots": [STEADY, ("random", "steady")]}, "length", games=2, **SHORT),
        lambda: cd.lab.odds(cd.GameSpec("classic", mode="speed").start(2), playouts=2, bots="steady"),
    ],
)
def test_where_no_command_could_make_it_again_none_is_told(call: Callable[[], Result]) -> None:
    assert "command" not in call().provenance()
