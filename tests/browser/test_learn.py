"""Learning and coming back: a lesson, the game in 60 seconds, the position of the day, one's games elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import TimeoutError as NotYet

from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.views import Stage, end, figures
from tests.browser.visitor import NARROW, PHONE, Visitor
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
    place = visitor.page.locator("[data-taught]").first.bounding_box()
    assert place and place["y"] + place["height"] <= NARROW["height"], "what is pointed at is in view"
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


def test_the_position_of_the_day_is_judged_once_one_has_chosen(visit: Visit) -> None:
    visitor = visit(language="fr", screen=PHONE, touch=True, bypass_policy=True)
    visitor.go("/daily")
    visitor.see("[data-choice]")
    page = visitor.page
    assert page.locator("[data-result]").count() == 0, "nothing is given away before"
    choices = page.locator("[data-choice]").count()
    assert 3 <= choices <= 5
    page.locator('[data-choice="0"]').click()
    visitor.see("[data-result]")
    chances = page.locator("[data-result] strong").all_inner_texts()
    assert len(chances) == choices and all("±" in chance for chance in chances)
    line = page.get_by_label(told("fr", "daily-share")).input_value()
    assert "/daily" in line and not any(chance in line for chance in chances)
    assert complaints_of_axe(visitor) == []
    visitor.go("/daily")
    visitor.see("[data-result]")
    assert page.locator("[data-choice]").count() == 0, "the answer stays"


def test_one_s_games_and_figures_go_to_another_device_as_a_file(own: PageServer, visit: Visit, tmp_path: Path) -> None:
    laptop = visit(own)
    opened = own.open_table("Anna", edition="classic", seats=2)
    laptop.sit(opened)
    laptop.see("[data-square]")
    figures(laptop, Stage(own))
    assert laptop.page.locator('[data-figure="games"]').inner_text() == "2"
    with laptop.page.expect_download() as saving:
        laptop.page.locator("[data-save]").click()
    saving.value.save_as(tmp_path / "own.json")

    phone = visit(own, language="fr", screen=PHONE, touch=True, bypass_policy=True)
    phone.go("/figures")
    page = phone.page
    page.locator("[data-load]").set_input_files(tmp_path / "own.json")
    page.locator('[data-figure="games"]').wait_for()
    assert complaints_of_axe(phone) == []
    phone.go("/")
    phone.see(f'[data-table="{opened["table"]}"]')

    tablet = visit(own, screen=NARROW)
    tablet.go("/figures")
    (tmp_path / "wrong.json").write_text('{"casedepart": 4}')
    tablet.page.locator("[data-load]").set_input_files(tmp_path / "wrong.json")
    tablet.page.get_by_role("alert").filter(has_text=told("en", "figures-wrong-kind")).wait_for()
    tablet.page.locator("[data-load]").set_input_files(tmp_path / "own.json")
    tablet.page.locator('[data-figure="games"]').wait_for()
    assert tablet.sideways() == 0
    tablet.go(f"/table/{opened['table']}")
    tablet.see('[data-panel="actions"]')


def test_a_game_that_is_seen_to_its_end_counts_in_the_figures_of_who_played(shared: PageServer, visit: Visit) -> None:
    stage = Stage(shared)
    watcher = visit()
    end(watcher, stage)
    watcher.go("/figures")
    watcher.see('[data-panel="transfer"]')
    assert watcher.page.locator("[data-figure]").count() == 0, "who only looked on has played nothing"
