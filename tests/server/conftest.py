"""Real servers for the tests that need one, PostgreSQL and ours: one a worker, made when it is first asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from casedepart.server import driver, processes
from tests.server import serving
from tests.server.postgresql import Server


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Server]:
    """A server that ends with the tests."""
    server = Server()
    yield server
    server.stop()


@pytest.fixture
def postgresql(postgresql_server: Server) -> str:
    """The address of an empty database that no other test uses."""
    return asyncio.run(postgresql_server.new_database())


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[serving.Server]:
    """A server of ours with no limits, which several tests use."""
    server = serving.Server(tmp_path_factory.mktemp("server"), "--no-limits")
    yield server
    server.stop()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has gone is missed within a second."""
    for module in (processes, driver):
        monkeypatch.setattr(module, "RETURNING", 600)
        monkeypatch.setattr(module, "LOOK_EVERY", 100)
