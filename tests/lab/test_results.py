"""What the laboratory returns: rows without bit masks, tables, plots, provenance, and clear errors."""

from __future__ import annotations

import json
import re
from pathlib import Path

import polars as pl
import pytest

import casedepart as cd
from casedepart.lab.numbers import share_cells
from casedepart.lab.result import NOTE, Result
from casedepart.record import RecordError
from casedepart.sim.games import Simulation
from casedepart.sim.intervals import interval_digits, share
from casedepart.sim.libraries import cure
from casedepart.sim.pieces import simulate


@pytest.fixture(scope="module")
def simulated() -> cd.lab.SimulationResult:
    return cd.lab.simulate("classic", players=2, bots="steady", games=30, mode="speed", seed="lab", cores=1)


@pytest.fixture(scope="module")
def results(simulated: cd.lab.SimulationResult) -> dict[str, Result]:
    game = cd.GameSpec("classic", mode="speed").start(2)
    return {
        "simulate": simulated,
        "tournament": cd.lab.tournament("steady,random", games=8, mode="speed", seed="lab", cores=1),
        "compare": cd.lab.compare("salary=400", players=2, games=30, mode="speed", seed="lab", cores=1),
        "odds": cd.lab.odds(game, playouts=6, bots="steady"),
        "landings": cd.lab.landings("classic", rolls=3000, cores=1),
        "sweep": cd.lab.sweep("salary=100,200", players=2, games=6, mode="speed", seed="lab", cores=1),
        "study": cd.lab.study("classic", players=2, games=6, vary=False, seed="lab", cores=1),
    }


def test_a_row_a_game_with_lists_of_winners(simulated: cd.lab.SimulationResult) -> None:
    setting = Simulation(cd.GameSpec("classic", mode="speed"), ("steady",) * 2, "lab")
    games = simulate(setting, 30)
    frame = simulated.to_polars()
    assert frame["game"].to_list() == list(range(30))
    assert frame["turns"].to_list() == [game.turns for game in games]
    assert frame["winners"].to_list() == [[seat for seat in range(2) if game.share(seat)] for game in games]
    assert simulated.to_pandas()["turns"].tolist() == frame["turns"].to_list()


def test_nothing_is_minus_one_or_a_bit_mask(simulated: cd.lab.SimulationResult) -> None:
    for row in simulated.rows():
        seats = [row["starter"], *list_of(row["winners"]), *list_of(row["out_at"]), *list_of(row["out_to"])]
        assert all(value is None or (isinstance(value, int) and value >= 0) for value in seats)
        for at, to, bank in zip(*(list_of(row[key]) for key in ("out_at", "out_to", "out_to_bank")), strict=True):
            assert (at is not None) == (to is not None or bool(bank)), "who is out went out to someone, or to the bank"


def list_of(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize("name", ["simulate", "tournament", "compare", "odds", "landings", "sweep", "study"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_result_reads_well_and_carries_its_provenance(name: str, lang: str, results: dict[str, Result]) -> None:
    found = results[name]
    table = found.table(lang)
    assert table.rows and all(len(row) == len(table.headings) for row in table.rows)
    assert table.title in table.as_text()
    html = found._repr_html_()
    assert html.count("<tr>") == len(table.rows) + 1
    assert repr(found) == found.table().as_text()
    told = json.loads(json.dumps(found.as_json()))["provenance"]
    assert told["casedepart"] == cd.__version__
    assert (told["rules"], told["bots_by"]) == (cd.rules_fingerprint(), cd.bots_fingerprint())
    if name != "odds":
        assert told["edition"] == "classic"
        assert told["digest"] == cd.load("classic").digest[:16]
        assert told["command"].startswith(f"casedepart {name} ")
    assert found.to_polars().height == len(found.rows())
    assert found.plot(lang)._repr_png_().startswith(b"\x89PNG")


def test_what_is_written_carries_its_provenance(tmp_path: Path, simulated: cd.lab.SimulationResult) -> None:
    file = simulated.write(tmp_path / "games.parquet")
    assert json.loads(pl.read_parquet_metadata(file)[NOTE])["command"].endswith("--games 30")
    assert pl.read_parquet(file).height == 30
    assert json.loads(simulated.write(tmp_path / "games.json").read_text())["provenance"]["seed"] == "lab"
    assert simulated.write(tmp_path / "games.svg").stat().st_size > 1000
    with pytest.raises(cd.lab.LabError, match="ends in"):
        simulated.write(tmp_path / "games.txt")


def test_a_study_writes_its_tables(tmp_path: Path, results: dict[str, Result]) -> None:
    found = results["study"]
    assert isinstance(found, cd.lab.StudyResult)
    names = {file.stem: file for file in found.write_data(tmp_path)}
    assert set(names) == {"games", "groups", "investments", "squares", "seats"}, "nothing was varied"
    for file in names.values():
        assert json.loads(pl.read_parquet_metadata(file)[NOTE])["command"].startswith("casedepart study classic")
    assert pl.read_parquet(names["games"]).height == 6
    assert pl.read_parquet(names["squares"])["exact"].sum() == pytest.approx(1)


def test_the_same_call_gives_the_same_games_as_the_command_it_tells(simulated: cd.lab.SimulationResult) -> None:
    command = str(simulated.provenance()["command"])
    assert "--mode speed --players 2 --bots steady --seed lab --games 30" in command


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"edition": "atlantis"}, "atlantis"),
        ({"bots": "genius"}, "genius"),
        ({"bots": "steady,steady", "players": 3}, "2 bots for 3 players"),
        ({"players": 9}, "from 2 to 8"),
        ({"numbers": {"salery": 400}}, "salary"),
        ({"games": 0}, "one must be played"),
        ({"rows": "turns"}, "say where"),
        ({"timed_turns": 0}, "one turn at least"),
        ({"cores": 2, "cluster": "tcp://127.0.0.1:1"}, "one of the two"),
    ],
)
def test_what_is_wrong_with_a_setting_is_told(settings: dict[str, object], said: str) -> None:
    with pytest.raises(cd.lab.LabError, match=said):
        cd.lab.simulate(**settings)  # type: ignore[arg-type]


def test_what_was_not_kept_cannot_be_had() -> None:
    found = cd.lab.simulate(mode="speed", players=2, games=2, cores=1, figures_only=True)
    with pytest.raises(cd.lab.LabError, match="only the figures"):
        found.rows()


def test_timed_games_end_when_they_are_told_to() -> None:
    frame = cd.lab.simulate(mode="timed", players=3, games=5, timed_turns=30, cores=1).to_polars()
    assert frame["turns"].to_list() == [31] * 5
    table = cd.lab.simulate(mode="timed", players=3, games=5, timed_turns=30, cores=1).table()
    assert "time is called after 30 turns" in table.remarks[0]
    assert cd.lab.simulate(mode="speed", players=2, games=2, cores=1).table().remarks == []


@pytest.mark.parametrize(
    ("hits", "of", "said"),
    [
        (0, 10_000, ("0.00\u202f%", "0.00–0.04")),
        (0, 20, ("0.0\u202f%", "0.0–16.1")),
        (5, 10, ("50.0\u202f%", "23.7–76.3")),
    ],
)
def test_an_interval_has_as_many_digits_as_it_needs(hits: int, of: int, said: tuple[str, str]) -> None:
    assert share_cells(share(hits, of), "en") == said
    assert interval_digits(0.0, 0.0) == 1


def test_what_is_not_installed_is_told_with_a_command_that_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casedepart.sim.libraries.find_spec", lambda name: None)
    with pytest.raises(cd.lab.MissingLibrary, match=f"--out needs polars.*: {re.escape(cure('lab'))}$"):
        cd.lab.simulate(games=1, out="kept")


def test_odds_of_a_record_are_those_at_an_answer(tmp_path: Path) -> None:
    record = cd.read_record(str(next(Path("tests/playthroughs").rglob("classic*.jsonl"))))
    found = cd.lab.odds(record, at=40, answers=True, playouts=4, bots="steady", cores=1)
    assert [row["player"] for row in found.rows()] == list(record.header.players)
    assert sum(one.value for one in found.found.chances) == pytest.approx(1)
    with pytest.raises(cd.lab.LabError, match="answers"):
        cd.lab.odds(record, at=10**9)


def test_a_record_that_the_rules_contradict_has_no_odds(tmp_path: Path) -> None:
    changed = tmp_path / "changed.jsonl"
    kept = Path("examples/game.jsonl").read_text(encoding="utf-8")
    changed.write_text(kept.replace('"after": "c168ecd4"', '"after": "c168ecd5"'), encoding="utf-8")
    with pytest.raises(RecordError, match=r"changed\.jsonl:2: "):
        cd.lab.odds(changed, playouts=2, cores=1)


def test_odds_of_a_timed_game_say_when_time_is_called() -> None:
    found = cd.lab.odds(cd.GameSpec("classic", mode="timed").start(2), playouts=2, bots="steady")
    assert "time is called in turn 160" in found.table().remarks[-1]
    untimed = cd.lab.odds(cd.GameSpec("classic", mode="speed").start(2), playouts=2, bots="steady")
    assert len(untimed.table().remarks) == 1
