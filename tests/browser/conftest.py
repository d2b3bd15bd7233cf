"""A browser for all tests of the page, a server, and people who come with windows of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.built import page_folder
from tests.browser.install import launched
from tests.browser.serving import PageServer
from tests.browser.views import Stage
from tests.browser.visitor import PATIENCE, Visitor, arrive


class Visit(Protocol):
    """Comes to the page, in a window of their own."""

    def __call__(self, server: PageServer | None = None, **wishes: Any) -> Visitor: ...


@pytest.fixture(scope="session")
def folder() -> Path:
    """The built page."""
    return page_folder()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for a worker; closed with the package, since its loop would be in the way of other tests'."""
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        running = launched(playwright)
        yield running
        running.close()


@pytest.fixture(scope="package")
def shared(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    """A server that many tests share."""
    running = PageServer(tmp_path_factory.mktemp("server"), folder, "shared")
    yield running
    running.stop()
    assert running.troubles() == []


@pytest.fixture(scope="package")
def stage(shared: PageServer) -> Stage:
    """Tables of that server, for tests that change nothing there."""
    return Stage(shared)


@pytest.fixture
def own(folder: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[PageServer]:
    """A server for one test alone: its dice are the same every time."""
    running = PageServer(tmp_path, folder, request.node.name)
    yield running
    running.stop()
    assert running.troubles() == []


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Visit]:
    """Lets people in; in the end none of their browsers may have complained."""
    visitors: list[Visitor] = []

    def coming(server: PageServer | None = None, **wishes: Any) -> Visitor:
        server = server or request.getfixturevalue("shared")
        visitors.append(arrive(browser, server.address, **wishes))
        return visitors[-1]

    before = request.session.testsfailed
    yield coming
    if request.session.testsfailed > before:
        for number, visitor in enumerate(visitors):
            visitor.page.screenshot(path=tmp_path / f"visitor-{number}.png")
            print(f"visitor {number} at {visitor.page.url}: {tmp_path}/visitor-{number}.png")
    complaints = [f"visitor {number}: {said}" for number, one in enumerate(visitors) for said in one.close()]
    assert complaints == []
