"""How the tests are run: on which build, with which of the long ones, how hard properties are tried."""

from __future__ import annotations

import asyncio
import os
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING

import hypothesis
import pytest

import casedepart

if TYPE_CHECKING:
    from tests.server.postgresql import Server

LONG = os.environ.get("CASEDEPART_LONG") == "1"
EXPECTED = os.environ.get("CASEDEPART_EXPECT", "")
COMPILED_PACKAGES = ("engine", "variants", "bots")

hypothesis.settings.register_profile("short", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.register_profile("long", deadline=None, max_examples=2_000, print_blob=True)
hypothesis.settings.load_profile("long" if LONG else "short")


def pytest_configure() -> None:
    """Stop at once when this is not the build that the run says it tests."""
    if EXPECTED:
        astray = [name for name in compilable_modules() if is_compiled(name) != (EXPECTED == "compiled")]
        if astray or (EXPECTED == "compiled") != casedepart.COMPILED:
            raise pytest.UsageError(
                f"these tests expect the {EXPECTED} package, and {casedepart.__file__} is not: {astray[:5]}. "
                "If it does not compile, `rm .venv/installed; CASEDEPART_COMPILE=1 make bench` shows why."
            )


def compilable_modules() -> list[str]:
    """Every module of the packages that are compiled as one unit."""
    names = []
    for package in COMPILED_PACKAGES:
        path = import_module(f"casedepart.{package}").__path__
        found = pkgutil.walk_packages(path, f"casedepart.{package}.")
        names += [module.name for module in found if not module.ispkg]
    return names


def is_compiled(name: str) -> bool:
    """Whether a module was loaded from a shared library rather than from source."""
    return not str(import_module(name).__file__).endswith(".py")


def pytest_report_header() -> str:
    """Name the build under test at the head of the report."""
    return casedepart.version_line()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests to `make test-long`."""
    if not LONG:
        long = [item for item in items if item.get_closest_marker("long")]
        items[:] = [item for item in items if item not in long]
        config.hook.pytest_deselected(items=long)


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Server]:
    """A PostgreSQL that all tests of a worker share: to make one takes seconds."""
    # Loaded only here: a run of the engine's tests needs no database.
    from tests.server.postgresql import Server

    server = Server()
    yield server
    server.stop()


@pytest.fixture
def postgresql(postgresql_server: Server) -> str:
    """The address of an empty database that no other test uses."""
    return asyncio.run(postgresql_server.new_database())
