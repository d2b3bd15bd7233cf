"""`casedepart serve`: what cannot work is told in one sentence."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from casedepart.cli import app
from casedepart.sim.libraries import cure


def told(*arguments: str) -> str:
    """What the command says when it cannot start."""
    result = CliRunner().invoke(app, ["serve", *arguments])
    assert result.exit_code == 2, result.output
    return result.output


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = told("--port", str(port), "--db", str(tmp_path / "tables.sqlite"))
    assert said == (
        f"127.0.0.1:{port}: The server cannot listen here: Address already in use. Choose another --host or --port.\n"
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--workers", "2"), "--workers: Several processes need PostgreSQL."),
        (("--origin", "example.org"), "--origin: “example.org” is no page’s address."),
        (("--name", "https://example.org"), "--name: “https://example.org” is no name of a host."),
        (("--behind-proxy", "somewhere"), "--behind-proxy: “somewhere” is no address."),
        (("--log-level", "loud"), "--log-level: There is no level “loud”."),
        (("--db", "/nowhere/at/all.sqlite"), "/nowhere/at/all.sqlite: There is no folder /nowhere/at."),
        (("--db", "mysql://host/name"), "mysql://host/name: This is no place to keep tables."),
    ],
)
def test_what_cannot_work_is_told_with_its_cure(arguments: tuple[str, ...], said: str) -> None:
    output = told(*arguments)
    assert output.startswith(said)
    assert output.count("\n") == 1


def test_a_host_that_is_none_is_told(tmp_path: Path) -> None:
    said = told("--host", "not a host", "--db", str(tmp_path / "tables.sqlite"))
    assert said.startswith("not a host:8080: The server cannot listen here:")


def test_an_unreachable_database_is_told_without_its_password() -> None:
    said = told("--db", "postgresql://someone:secret@127.0.0.1:1/tables")
    assert "someone@127.0.0.1:1/tables" in said and "secret" not in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "PostgreSQL needs asyncpg, which is not installed. Install it: "),
        ("fr", "PostgreSQL demande asyncpg, qui n’est pas installé. Installez-le\N{NO-BREAK SPACE}: "),
    ],
)
@pytest.mark.parametrize("command", [["serve"], ["serve", "--workers", "2"]], ids=" ".join)
def test_without_its_driver_postgresql_is_told_with_the_command(
    command: list[str], language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = [name for name in sys.modules if name.startswith("casedepart.server.stores.")]
    for name in [name for name in loaded if name.endswith(("postgresql", "asyncpg_connection", "notifications"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setenv("LC_ALL", f"{language}_{language.upper()}.UTF-8")
    address = "postgresql://someone:secret@127.0.0.1:1/tables"
    result = CliRunner().invoke(app, [*command, "--db", address])
    assert result.exit_code == 2, result.output
    assert said + cure("postgres") in result.output and "someone@127.0.0.1:1" in result.output
    assert "secret" not in result.output and result.output.count("\n") == 1


def test_tables_are_forgotten_after_a_day_at_the_soonest() -> None:
    result = CliRunner().invoke(app, ["serve", "--forget-after", "0"])
    assert result.exit_code == 2 and "--forget-after" in result.output
