"""What earlier versions wrote stays readable: records, a server's database, kept runs."""

from __future__ import annotations

import gzip
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import casedepart
from casedepart.cli import app
from casedepart.editions import EditionError, GameSpec, load
from casedepart.record import (
    Agreement,
    Disagreement,
    Proof,
    Record,
    Recorder,
    RecordError,
    Unproven,
    parse,
    read,
    verify,
)
from casedepart.sim import Cores, Simulation
from casedepart.sim.kept.folder import PLAN, FolderError, RunPlan
from casedepart.sim.kept.run import play_into
from casedepart.table import Table
from casedepart.table.journal import decode
from casedepart.texts.faults import Refusal
from tests.server.serving import Server, Talk, play

OLD = Path(__file__).parent / "version-0.1.0"
RECORDS = ("classic", "dragon-ball-super", "duel-masters", "pokemon", "sore-losers")
"""Those whose games no rule has parted from since; in `duel-masters` one mortgage is inherited (M5)."""
DEED_BY_DEED = "saint-seiya"
"""In its game four mortgages are inherited, and each is decided on by itself, as was the rule (M5)."""
TABLES: dict[str, Any] = json.loads((OLD / "tables.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_played_again_checked_proved_and_gone_on_with(name: str) -> None:
    record = read(OLD / f"{name}.jsonl")
    assert (record.header.engine, record.header.rules, record.header.plays) == ("0.1.0", "", "")
    assert isinstance(record.check(), Agreement)
    proof = verify(record)
    assert isinstance(proof, Proof) or (not record.closing.over and proof == Unproven("no-end", draws=draws_of(record)))
    again = Recorder.resume(record)
    assert (again.header.engine, again.header.rules) == (casedepart.__version__, casedepart.rules_fingerprint())


def test_a_record_of_the_older_rule_is_readable_and_says_what_it_needs() -> None:
    file = OLD / f"{DEED_BY_DEED}.jsonl"
    found = read(file).check()
    assert isinstance(found, Disagreement)
    assert (found.about, found.answer) == ("refused", "Bruno: keeps 1")
    assert found.expected == Refusal("M5", "one-answer-for-all")
    assert found.needs is not None and found.needs.version == "0.1.0"
    told = CliRunner().invoke(app, ["replay", str(file), "--lang", "en"])
    assert told.exit_code == 2
    assert "One bankruptcy brought several mortgages" in told.output and "version 0.1.0" in told.output
    lines = CliRunner().invoke(app, ["replay", str(file), "--lines"])
    assert lines.exit_code == 0 and "Bruno: keeps 1\n" in lines.output


def draws_of(record: Record) -> int:
    """How many rolls, cards and deals a record has."""
    return sum(answer.by == "chance" and answer.do != "time is up" for answer in record.answers)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_of_format_1_is_read_too(name: str) -> None:
    header, *lines, closing = (OLD / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    first = {**{key: value for key, value in json.loads(header).items() if key != "dice"}, "casedepart": 1}
    last = {key: value for key, value in json.loads(closing).items() if key in ("over", "winners")}
    assert isinstance(parse("\n".join([json.dumps(first), *lines, json.dumps(last)])).check(), Agreement)


def test_a_record_of_one_s_own_edition_says_which_it_needs_and_is_read_as_written() -> None:
    record = read(OLD / "own-edition.jsonl")
    with pytest.raises(RecordError, match=r"“home” \([0-9a-f]{16}\), which is not among those that come with the game"):
        record.edition()
    # Inherited words have changed since, no number has.
    own = load(OLD / "own-edition.toml")
    assert isinstance(record.check(record.given(own)), Agreement)
    assert verify(record, own) == Unproven("no-end", draws=draws_of(record))
    for command, code in (("verify", 2), ("replay", 0)):
        words = [command, str(OLD / "own-edition.jsonl"), "--edition", str(OLD / "own-edition.toml")]
        assert CliRunner().invoke(app, words).exit_code == code
    assert CliRunner().invoke(app, ["replay", str(OLD / "own-edition.jsonl"), "--lines"]).exit_code == 0


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A copy of the server's database."""
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((OLD / "tables.sqlite.gz").read_bytes()))
    return file


def journal(database: Path, name: str) -> list[tuple[int, bytes]]:
    """The entries of a table, oldest first."""
    asked = "select version, body from journal where table_id = ? order by version"
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.execute(asked, (TABLES[name]["table"],)))


@pytest.mark.parametrize("name", TABLES)
def test_a_journal_tells_the_same_table_as_when_it_was_written(name: str, database: Path) -> None:
    table = Table.load(None, journal(database, name))
    assert table.needs is None
    assert (table.standing.engine, table.standing.rules) == ("0.1.0", "")
    assert table.phase == {"gathering": "gathering", "over": "over"}.get(name, "playing")


def gone_on(talk: Talk, answers: int) -> None:
    """Give so many answers, whatever the table does by itself meanwhile: an auction that was on is over by now."""
    for _ in range(answers):
        try:
            play(talk, 1)
        except AssertionError as refused:
            (reply,) = refused.args
            assert "stale" in str(reply)
            talk.ask("say", text="here again")


def test_a_server_goes_on_with_what_another_version_began(database: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits", db=str(database))
    for name in ("classic", "pokemon", "sore-losers", "own-edition"):
        made = TABLES[name]
        keys = [seat["key"] for seat in made["seats"]]
        with server.talk(made["table"], *keys) as talk:
            talk.wait("state")
            assert talk.state["table"]["needs"] == ""
            gone_on(talk, 20)
        look = server.get(f"/api/tables/{made['table']}/look", made["host"]).json
        assert look["digest"] == talk.state["table"]["digest"], "the page would ask for the look again and again"
        record = parse(server.get(f"/api/tables/{made['table']}/record", made["host"]).text)
        assert record.header.rules == casedepart.rules_fingerprint()
        assert isinstance(record.check(), Agreement)
    over = TABLES["over"]
    record = parse(server.get(f"/api/tables/{over['table']}/record", over["host"]).text)
    assert record.header.engine == "0.1.0", "nothing was added to it"
    assert isinstance(verify(record), Proof)
    assert server.stop() == 0
    stamped = [decode(body).rules for _, body in journal(database, "classic")]
    assert [rules for rules in stamped if rules] == [casedepart.rules_fingerprint()], (
        "written once, with the first entry"
    )


def told(done: int) -> None:
    """Progress that nobody looks at."""


def test_a_kept_run_is_read_and_gone_on_with_where_its_games_come_out_the_same(tmp_path: Path) -> None:
    file = shutil.copy(OLD / "run.parquet", tmp_path / "run.parquet")
    simulation = Simulation(GameSpec("classic", mode="speed"), ("steady",) * 2, "0.1.0")
    assert play_into(Path(file), RunPlan(simulation, 40), Cores(1), told).games == 40
    with pytest.raises(FolderError, match="games is 40 there, 39 now"):
        play_into(Path(file), RunPlan(simulation, 39), Cores(1), told)
    longer = play_into(Path(file), RunPlan(simulation, 41), Cores(1), told)
    assert (longer.games, longer.timed) == (41, 1), "a longer run plays only what is not there"


def test_a_kept_run_whose_games_come_out_otherwise_says_so_and_what_it_needs(tmp_path: Path) -> None:
    folder = shutil.copytree(OLD / "run", tmp_path / "run")
    (folder / "games" / "000000020.parquet").unlink()
    before = (folder / PLAN).read_bytes()
    # Its bots buy the figure before a further roll now (L5).
    simulation = Simulation(GameSpec("sore-losers"), ("steady",) * 3, "0.1.0")
    with pytest.raises(FolderError, match=r"its game \d+ comes out otherwise here") as said:
        play_into(folder, RunPlan(simulation, 30, ("games", "turns")), Cores(1), told)
    assert "was played by casedepart 0.1.0," in str(said.value)
    assert f"this is casedepart {casedepart.__version__}, rules {casedepart.rules_fingerprint()}" in str(said.value)
    assert (folder / PLAN).read_bytes() == before


def test_an_edition_that_plays_otherwise_does_not_serve() -> None:
    classic = load("classic")
    assert classic.serves(read(OLD / "classic.jsonl").header.digest)
    assert not load("pokemon").serves(read(OLD / "classic.jsonl").header.digest)
    with pytest.raises(EditionError):
        load(OLD / "nowhere.toml")


# Version 0.2.0: devices added luck to answers as they liked

LATER = Path(__file__).parent / "version-0.2.0"
LATER_TABLES: dict[str, Any] = json.loads((LATER / "tables.json").read_text(encoding="utf-8"))


def test_a_record_of_format_3_is_drawn_again_by_its_own_scheme() -> None:
    record = read(LATER / "classic.jsonl")
    assert record.header.dice is not None and record.header.dice.scheme == 1
    assert any(answer.luck for answer in record.answers)
    assert isinstance(record.check(), Agreement)
    assert verify(record) == Unproven("no-end", draws=draws_of(record))


@pytest.fixture
def later(tmp_path: Path) -> Path:
    """A copy of the server's database."""
    file = tmp_path / "tables.sqlite"
    file.write_bytes(gzip.decompress((LATER / "tables.sqlite.gz").read_bytes()))
    return file


def own_answers(talk: Talk, answers: int) -> None:
    """Give so many answers with the seats one holds, as soon as one is asked."""
    for _ in range(answers):
        while not talk.state["game"]["over"] and talk.state["game"]["asked"][0] not in talk.state["you"]["seats"]:
            talk.wait("state")
        gone_on(talk, 1)


def test_a_server_goes_on_with_games_whose_devices_took_part_by_the_first_scheme(later: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits", db=str(later))
    for name in ("playing", "timed"):
        made = LATER_TABLES[name]
        with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
            talk.wait("state")
            assert (talk.state["table"]["needs"], talk.state["table"]["luck"]) == ("", None)
            own_answers(talk, 20)
        record = parse(server.get(f"/api/tables/{made['table']}/record", made["host"]).text)
        assert record.header.dice is not None and record.header.dice.scheme == 1
        lucky = [answer.n for answer in record.answers if answer.luck]
        assert lucky and all(not answer.luck for answer in record.answers[-8:])
        assert isinstance(record.check(), Agreement)
    gathering = LATER_TABLES["gathering"]
    with server.talk(gathering["table"], gathering["host"], gathering["seats"][0]["key"]) as talk:
        talk.wait("state")
        talk.ask("start")
        own_answers(talk, 5)
    assert server.stop() == 0
