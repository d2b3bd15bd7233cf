"""For everyone: no edition and no theme breaks a rule of accessibility, and everything at a table has a name."""

from __future__ import annotations

import pytest

from casedepart.editions import catalogue
from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.views import VIEWS, Stage, table
from tests.browser.visitor import PHONE, Visitor
from tests.repository.tree import ROOT, text_of

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COMPLAINTS = """
async (tags) => {
  // At the end of the page the bar of a phone lies below everything, and over nothing.
  const before = scrollY
  scrollTo(0, document.documentElement.scrollHeight)
  const found = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })
  scrollTo(0, before)
  return [found.violations, found.passes.length]
}
"""
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


HEIGHTS = """
() => Object.fromEntries(
  [...document.querySelectorAll('[data-panel="actions"] button, header button, [role="tab"]')]
    .filter((button) => button.checkVisibility())
    .map((button) => [button.ariaLabel || button.textContent.trim(), button.getBoundingClientRect().height]))
"""
THUMB = 43.5
"""Pixels that a button is high at least."""


@pytest.mark.long
@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing_to_complain_of_at_night(visit: Visit, stage: Stage, view: str) -> None:
    visitor = visit(theme="dark", language="fr")
    VIEWS[view](visitor, stage)
    assert complaints_of_axe(visitor) == []


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("edition", catalogue())
def test_every_edition_is_readable(visit: Visit, shared: PageServer, edition: str, theme: str) -> None:
    stage = Stage(shared, edition)
    for view in ("table", "gathering", "end"):
        visitor = visit(theme=theme)
        VIEWS[view](visitor, stage)
        assert complaints_of_axe(visitor) == []


def complaints_of_axe(visitor: Visitor) -> list[str]:
    """What axe-core says of the page as it is now.

    A square's name is drawn in lines that axe reads as one word; its whole name is what a test below looks at.
    """
    # A button that waits for the server is pale.
    visitor.settled()
    # Not as an element: the page's content policy allows no script of another.
    visitor.page.evaluate(text_of(AXE) + "; undefined")
    found, passed = visitor.page.evaluate(COMPLAINTS, RULES)
    assert passed > 0, "it has looked"
    return [
        f"{broken['id']}: {broken['help']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:300]}"
        for broken in found
        for node in broken["nodes"]
        if not (broken["id"] == "label-content-name-mismatch" and "data-square=" in node["html"])
    ]


def test_everything_at_a_table_has_a_name_and_is_large_enough_for_a_thumb(visit: Visit, stage: Stage) -> None:
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
    visitor.page.set_viewport_size(PHONE)
    heights: dict[str, float] = visitor.page.evaluate(HEIGHTS)
    assert len(heights) > 3
    assert {name: height for name, height in heights.items() if height < THUMB} == {}


def tree(visitor: Visitor) -> list[tuple[str, str]]:
    """What a screen reader is told: role and name of everything."""
    session = visitor.context.new_cdp_session(visitor.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    return [
        (str(node.get("role", {}).get("value", "")), str(node.get("name", {}).get("value", "")))
        for node in nodes
        if not node.get("ignored")
    ]
