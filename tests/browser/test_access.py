"""For everyone: no view breaks a rule of accessibility, everything has a name, nothing is wider than the screen."""

from __future__ import annotations

from typing import Any

import pytest

from casedepart.editions import catalogue
from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.views import VIEWS, Stage, table
from tests.browser.visitor import NARROW, PHONE, Visitor
from tests.repository.tree import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CONTROLS = {
    "button",
    "link",
    "textbox",
    "spinbutton",
    "combobox",
    "checkbox",
    "radio",
    "slider",
    "tab",
    "switch",
    "image",
}


@pytest.fixture(scope="package")
def stage(shared: PageServer) -> Stage:
    return Stage(shared)


MOST_SEEN = ("home", "new", "table", "trade", "auction", "end")
MOST_SEEN_FIRST = [pytest.param(view, marks=() if view in MOST_SEEN else pytest.mark.long) for view in VIEWS]
"""All views: those that nobody goes without are looked at every time, the others with what takes long."""


@pytest.mark.parametrize("view", MOST_SEEN_FIRST)
@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_axe_finds_nothing_to_complain_of(visit: Visit, stage: Stage, view: str, theme: str) -> None:
    visitor = visit(theme=theme, bypass_policy=True, language="fr" if theme == "dark" else "en")
    VIEWS[view](visitor, stage)
    assert complaints_of_axe(visitor) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("edition", catalogue())
def test_every_edition_is_readable(visit: Visit, shared: PageServer, edition: str, theme: str) -> None:
    stage = Stage(shared, edition)
    for view in ("table", "gathering", "end"):
        visitor = visit(theme=theme, bypass_policy=True)
        VIEWS[view](visitor, stage)
        assert complaints_of_axe(visitor) == []


def complaints_of_axe(visitor: Visitor) -> list[str]:
    """What axe-core says of the page as it is now.

    A square's name is drawn in lines that axe reads as one word; its whole name is what a test below looks at.
    """
    visitor.page.add_script_tag(path=AXE)
    found: Any = visitor.page.evaluate("(tags) => axe.run(document, {runOnly: tags})", RULES)
    return [
        f"{broken['id']}: {broken['help']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for broken in found["violations"]
        for node in broken["nodes"]
        if not (broken["id"] == "label-content-name-mismatch" and "data-square=" in node["html"])
    ]


@pytest.mark.parametrize("view", MOST_SEEN_FIRST)
def test_no_view_is_wider_than_a_small_phone(visit: Visit, stage: Stage, view: str) -> None:
    visitor = visit(screen=NARROW, touch=True, language="fr")
    VIEWS[view](visitor, stage)
    assert visitor.sideways() == 0


def test_every_square_and_every_control_has_a_name(visit: Visit, stage: Stage) -> None:
    visitor = visit()
    table(visitor, stage)
    look = stage.server.get(f"/api/tables/{stage.playing['table']}/look", key=stage.playing["watch"]).json
    nodes = tree(visitor)
    names = [name for _, name in nodes]
    assert [role for role, name in nodes if role in CONTROLS and not name.strip()] == []
    missing = [
        square["name"]["en"] for square in look["squares"] if not any(square["name"]["en"] in name for name in names)
    ]
    assert missing == []
    assert sum(role == "button" for role, _ in nodes) > 3


def tree(visitor: Visitor) -> list[tuple[str, str]]:
    """What a screen reader is told: role and name of everything."""
    session = visitor.context.new_cdp_session(visitor.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return [
        (str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", "")))
        for node in nodes
        if not node.get("ignored")
    ]


def test_targets_are_large_enough_for_a_thumb(visit: Visit, stage: Stage) -> None:
    visitor = visit(screen=PHONE, touch=True)
    table(visitor, stage)
    small = visitor.page.evaluate("""
        () => [...document.querySelectorAll('[data-panel="actions"] button, header button, [role="tab"]')]
          .filter((button) => button.checkVisibility())
          .map((button) => [button.textContent.trim(), button.getBoundingClientRect().height])
          .filter(([, height]) => height < 43.5)
    """)
    assert small == []
