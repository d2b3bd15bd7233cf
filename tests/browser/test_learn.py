"""Learning at the page: a lesson that is played by the buttons it points at, and the game in 60 seconds."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import TimeoutError as NotYet

from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.visitor import NARROW, Visitor
from tests.browser.words import told

SOON: Final = 2_000
"""Milliseconds after which a click that changed nothing is made again: one just after a change is not taken."""


def step_of(visitor: Visitor) -> int:
    """How many steps of the lesson lie behind."""
    return int(visitor.page.locator('[data-panel="lesson"]').get_attribute("data-step") or 0)


def follow(visitor: Visitor) -> str:
    """Do the next step by the button that is pointed at; what begins in a sheet, the teacher does."""
    page = visitor.page
    page.locator("[data-lesson-do]").wait_for()
    before = step_of(visitor)
    pointed = page.locator("[data-taught]").first
    pointed.wait_for()
    way = "" if pointed.get_attribute("data-free") else "pointed"
    for _ in range(10):
        (pointed if way else page.locator("[data-lesson-do]")).click()
        try:
            page.wait_for_function(
                f"() => +document.querySelector('[data-panel=\"lesson\"]')?.dataset.step > {before}", timeout=SOON
            )
            return way or "taught"
        except NotYet:
            continue
    raise AssertionError(f"step {before} is not done")


def test_a_lesson_is_played_by_the_buttons_that_it_points_at(own: PageServer, visit: Visit) -> None:
    visitor = visit(own, language="fr", bypass_policy=True)
    visitor.go("/")
    visitor.page.locator('[data-path="learn"]').click()
    visitor.page.locator('[data-learn="classic"]').click()
    visitor.see('[data-panel="lesson"]')
    assert told("fr", "learn-scripted") in visitor.page.locator('[data-panel="lesson"]').inner_text()
    assert complaints_of_axe(visitor) == []
    ways = []
    while visitor.page.locator('[data-panel="lesson"][data-say="over"]').count() == 0:
        ways.append(follow(visitor))
        visitor.page.locator("[data-lesson-do], [data-say='over']").first.wait_for()
    assert 12 <= len(ways) < 40
    assert ways.count("pointed") > ways.count("taught")
    assert complaints_of_axe(visitor) == []


def test_another_way_than_the_lesson_s_is_not_blocked_on_the_smallest_screen(own: PageServer, visit: Visit) -> None:
    visitor = visit(own, screen=NARROW, touch=True)
    visitor.go("/learn/pokemon")
    assert follow(visitor) == "pointed"
    # The teacher points at the power; rolling again is as good.
    visitor.see('[data-taught][data-verb="uses power"]')
    assert visitor.sideways() == 0
    step = step_of(visitor)
    visitor.page.wait_for_timeout(700)
    visitor.page.locator('[data-verb="rolls"]').click()
    visitor.page.wait_for_function(f"() => +document.querySelector('[data-panel=\"lesson\"]').dataset.step > {step}")
    visitor.page.get_by_role("link", name=told("en", "learn-leave")).click()
    visitor.see("[data-edition]")


def test_the_game_in_60_seconds_has_the_numbers_of_its_edition(visit: Visit) -> None:
    visitor = visit(language="fr", bypass_policy=True)
    visitor.go("/rules/saint-seiya")
    shown = visitor.page.locator('[data-panel="minute"]')
    assert "150" in shown.inner_text()
    assert complaints_of_axe(visitor) == []
    assert shown.get_by_role("link").get_attribute("href") == "/learn/saint-seiya"
