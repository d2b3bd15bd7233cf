"""Servers that tests share: one lets everything through, one has everyday limits, one small ones, one no patience."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.protocol.scene import Scene
from tests.serving import Limit, Serving
from tests.waiting import PATIENCE


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server without limits of rate: what it survives, it survives by itself."""
    yield from served(tmp_path_factory, "--no-limits", deadlines={"reading": PATIENCE})


@pytest.fixture(scope="session")
def limited_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server as anyone would start it."""
    yield from served(tmp_path_factory)


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with small limits: what takes long elsewhere is soon over here."""
    limits: dict[str, Limit] = {
        "websockets": 20,
        # What is used up does not come back while a slow machine is at it.
        "visits": (300, 1),
        "crowd_frames": (2_000, 1),
        "messages": (40, 2),
        "chat": (5, 0.001),
        "codes": (10, 0.001),
        "tables": (8, 0.001),
        "uploads": (10, 0.001),
    }
    yield from served(tmp_path_factory, limits=limits)


@pytest.fixture(scope="session")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that waits for nobody much longer than a second."""
    yield from served(tmp_path_factory, deadlines={"hello": 1.5, "head": 1.5, "body": 1.5, "last_words": 0.5})


def served(folders: pytest.TempPathFactory, *options: str, **tuning: Any) -> Iterator[Serving]:
    """A server for as long as it is needed; it must end well, and with no error in its log."""
    folder = folders.mktemp("server")
    serving = Serving(str(folder / "tables.db"), folder / "log", *options, **tuning)
    yield serving
    assert serving.stop() == 0
    assert serving.troubles() == []


@pytest.fixture(scope="module")
def hasty_scene(hasty_server: Serving) -> Iterator[Scene]:
    """A game that goes on where nobody is waited for."""
    scene = Scene(hasty_server.address)
    yield scene
    scene.close()


@pytest.fixture(scope="module")
def scene(server: Serving) -> Iterator[Scene]:
    """A game that goes on."""
    scene = Scene(server.address)
    yield scene
    scene.close()
