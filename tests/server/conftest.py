"""A real server for the tests that need one: one a worker, made when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import serving


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[serving.Server]:
    """A server of ours with no limits, which several tests use."""
    server = serving.Server(tmp_path_factory.mktemp("server"), "--no-limits")
    yield server
    server.stop()
