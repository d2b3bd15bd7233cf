"""A game that is over, looked at again: the curve of chances, the turning point, the trades."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.views import Stage, end, replay, table
from tests.browser.visitor import NARROW, Visitor
from tests.browser.words import told

WORKED_OUT = 120_000
"""Milliseconds that a review may take, on a machine that may be busy."""


def ask(visitor: Visitor) -> None:
    """Ask for the review, and wait until it is there."""
    visitor.page.locator("[data-review-game]").click()
    visitor.page.locator('[data-review="here"]').wait_for(timeout=WORKED_OUT)


@pytest.mark.long
def test_the_curve_of_chances_is_for_everyone(visit: Visit, shared: PageServer) -> None:
    stage = Stage(shared)
    visitor = visit(screen=NARROW, touch=True, language="fr")
    end(visitor, stage)
    ask(visitor)
    players = shared.state(stage.over)["table"]["players"]
    page = visitor.page
    dashes = {line.get_attribute("stroke-dasharray") for line in page.locator("[data-curve] .line").all()}
    assert len(dashes) == len(players), "a line each, told apart without colours"
    assert page.locator("[data-curve] .band").count() == len(players)
    visitor.page.locator("[data-review] summary").click()
    rows = page.locator("[data-review] tbody tr")
    assert rows.count() > 5 and rows.first.locator("td").count() == len(players)
    assert re.search(r"%\s±", rows.first.inner_text())
    slider = page.locator('[data-review] input[type="range"]')
    slider.focus()
    slider.press("Home")
    assert slider.get_attribute("aria-valuetext") == told("fr", "review-start")
    assert visitor.sideways() == 0
    assert complaints_of_axe(visitor) == []

    # The server keeps it: in the replay it is there at once, and leads to the moment where the game turned.
    visitor = visit(language="en")
    replay(visitor, stage)
    ask(visitor)
    turning = visitor.page.locator("[data-turning]")
    turning.locator("li").first.wait_for()
    first = re.search(r"at=(\d+)", turning.get_by_role("link").get_attribute("href") or "")
    turning.get_by_role("link").click()
    visitor.page.locator("[data-review]").wait_for(state="detached")
    assert first is not None
    visitor.page.wait_for_url(f"**/replay/{stage.over['table']}?at={first.group(1)}")


def test_a_review_that_cannot_be_had_is_said_and_may_be_asked_for_again(visit: Visit, shared: PageServer) -> None:
    visitor = visit()
    end(visitor, Stage(shared))
    visitor.offline = True
    visitor.page.route("**/review", lambda route: route.abort("connectionrefused"))
    visitor.page.locator("[data-review-game]").click()
    visitor.see('[data-review="failed"] [role="alert"]')
    visitor.page.unroute("**/review")
    visitor.page.route("**/review", lambda route: route.fulfill(json={"ready": False}))
    visitor.page.get_by_role("button", name=told("en", "end-again")).click()
    visitor.see('[data-review="asked"] [role="status"]')


def test_a_game_that_goes_on_has_no_review(visit: Visit, shared: PageServer) -> None:
    stage = Stage(shared)
    visitor = visit()
    table(visitor, stage)
    visitor.go(f"/replay/{stage.playing['table']}")
    visitor.see('[data-panel="replay"]')
    assert visitor.page.locator("[data-review-game]").count() == 0
    answer = shared.get(f"/api/tables/{stage.playing['table']}/review", key=stage.playing["watch"])
    assert answer.status == 409
