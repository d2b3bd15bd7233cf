"""House rules on the page: their prices, their numbers, the line that says how far the booklet is, and the way back."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.visitor import NARROW, PATIENCE, PHONE, Visitor

expect.set_options(timeout=PATIENCE)
THREE = ("double-go", "no-auctions", "salary")
CHANGED: Final[dict[str, Any]] = {
    "edition": "sore-losers",
    "seats": 2,
    "options": list(THREE),
    "numbers": {"go_salary": 300},
}
LINE = "[data-house-line]"


def rule(visitor: Visitor, name: str) -> Any:
    return visitor.page.locator(f'[data-house-rule="{name}"]')


def test_three_house_rules_are_taken_up_priced_changed_and_taken_back(visit: Visit, shared: PageServer) -> None:
    visitor = visit(language="en", screen=NARROW, touch=True)
    page = visitor.page
    visitor.go("/new?edition=sore-losers&seats=2")
    page.locator('[data-choice="house"] summary').click()
    # Each has its price beside it before anything is chosen.
    expect(rule(visitor, "speed-die").locator("[data-price]")).to_contain_text("min")
    expect(page.locator(LINE)).to_have_count(0)
    for name in THREE:
        rule(visitor, name).locator(f'[data-option="{name}"]').check()
    # What nobody has measured becomes firm while one looks.
    expect(page.locator(LINE)).to_have_attribute("data-pairs", re.compile(r"^(20|50|100|200)$"))
    expect(page.locator(LINE)).to_contain_text("3 house rules; about")
    salary = rule(visitor, "salary").locator('[data-number="go_salary"]')
    expect(salary).to_have_value("400")
    # What is wrong is said at the field, and nothing is opened.
    salary.fill("a lot")
    expect(salary).to_have_attribute("aria-invalid", "true")
    expect(rule(visitor, "salary").get_by_role("alert")).to_have_text(
        "This must be a whole number from 0 to 1,000,000."
    )
    page.locator('[data-open="bots"]').click()
    expect(page.locator("footer [role=alert]")).to_contain_text("The salary")
    assert complaints_of_axe(visitor) == []
    salary.fill("300")
    expect(salary).to_have_attribute("aria-invalid", "false")
    # The rule's words say the number, and its own price, which was measured with another, is gone.
    expect(rule(visitor, "salary")).to_contain_text("300, whatever the rulebook says")
    expect(rule(visitor, "salary").locator("[data-price]")).to_have_count(0)
    expect(page.locator(LINE)).to_have_attribute("data-ready", "true")
    expect(page.locator(LINE)).to_have_attribute("data-pairs", "200")
    assert visitor.sideways() == 0
    assert complaints_of_axe(visitor) == []
    # A link carries all of it.
    link = page.locator("input[readonly]").first
    page.locator("summary", has_text="More settings").click()
    expect(link).to_have_value(re.compile("go_salary:300"))
    asked = parse_qs(urlsplit(link.input_value()).query)
    assert (asked["options"], asked["numbers"]) == ([",".join(THREE)], ["go_salary:300"])
    visitor.go(f"/new?{urlsplit(link.input_value()).query}")
    expect(rule(visitor, "salary").locator('[data-number="go_salary"]')).to_have_value("300")
    expect(page.locator(LINE)).to_contain_text("3 house rules; about")
    # One tap, and the booklet is back.
    page.locator(f'{LINE} [data-verb="booklet"]').click()
    expect(page.locator(LINE)).to_have_count(0)
    assert page.locator("[data-house-rule] input[type=checkbox]:checked").count() == 0
    assert page.evaluate("() => document.activeElement.tagName") == "SUMMARY"
    # How long a limit of time is stands beside it, too, though it is a setting of the table.
    rule(visitor, "time-limit").locator('[data-option="time-limit"]').check()
    minutes = rule(visitor, "time-limit").locator('[data-number="minutes"]')
    expect(minutes).to_have_value("90")
    minutes.fill("45")
    expect(link).to_have_value(re.compile("minutes=45"))


def test_a_table_says_how_far_it_is_from_the_booklet_until_its_host_takes_it_back(
    visit: Visit, shared: PageServer
) -> None:
    opened = shared.open_table("Anna", start=False, **CHANGED)
    visitor = visit(language="fr", screen=PHONE, touch=True)
    visitor.sit(opened)
    page = visitor.page
    expect(page.locator(LINE)).to_contain_text("3 règles maison\u202f; ")
    expect(page.locator("[data-house-list] li")).to_have_count(3)
    expect(page.locator("[data-house-list]")).to_contain_text("H10 Un autre salaire (Le salaire\u00a0: 300)")
    expect(page.locator(LINE)).to_have_attribute("data-ready", "true")
    assert complaints_of_axe(visitor) == []
    page.locator('[data-verb="booklet"]').click()
    expect(page.locator(LINE)).to_have_count(0)
    assert shared.state(opened)["table"]["settings"].get("options", []) == []
    assert page.evaluate("() => document.activeElement.tagName") == "A"


def test_in_the_game_the_line_stands_in_the_menu_and_above_the_rules_of_the_table(
    visit: Visit, shared: PageServer
) -> None:
    opened = shared.open_table("Anna", **CHANGED)
    visitor = visit(language="en")
    visitor.sit(opened)
    page = visitor.page
    page.locator("[data-menu]").click()
    expect(page.locator(f'[data-panel="menu"] {LINE}')).to_contain_text("3 house rules")
    expect(page.locator('[data-verb="booklet"]')).to_have_count(0)
    assert complaints_of_axe(visitor) == []
    visitor.go(str(page.locator('[data-panel="menu"] a[href^="/rules/"]').get_attribute("href")))
    box = page.locator("[data-house-box]")
    expect(box.locator("li")).to_have_count(3)
    expect(box).to_contain_text("The salary: 300")
    expect(box.locator(LINE)).to_contain_text("3 house rules")
    expect(page.locator("#H10")).to_contain_text("300, whatever the rulebook says")
    expect(page.locator("#H16 [data-price]")).to_contain_text("min")
    expect(page.locator("#H1")).to_have_count(0)
    assert complaints_of_axe(visitor) == []
