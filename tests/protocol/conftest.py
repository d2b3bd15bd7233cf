"""Two servers a worker: one that lets everything through, one with the limits of everyday."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.protocol.scene import Scene
from tests.serving import Serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without limits of rate: what it survives, it survives by itself."""
    yield from served(tmp_path_factory, "--no-limits")


@pytest.fixture(scope="session")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server as anyone would start it."""
    yield from served(tmp_path_factory)


def served(folders: pytest.TempPathFactory, *options: str) -> Iterator[Serving]:
    """A server for as long as it is needed; it must end well, and with no error in its log."""
    folder = folders.mktemp("server")
    serving = Serving(str(folder / "tables.db"), folder / "log", *options)
    yield serving
    assert serving.stop() == 0
    assert serving.troubles() == []


@pytest.fixture(scope="module")
def scene(server: Serving) -> Iterator[Scene]:
    """A game that goes on."""
    scene = Scene(server.address)
    yield scene
    scene.close()
