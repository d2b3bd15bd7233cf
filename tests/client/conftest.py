"""A server that the tests of the client share, and a client that need not spare it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from casedepart import client
from tests.client.serving import server_in
from tests.serving import Serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running server."""
    running = server_in(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server of the tests has no limits."""
    monkeypatch.setattr(client, "PACE", 0)
