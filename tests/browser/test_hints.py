"""Bots one may choose, the hint that one may follow, and the chances, at a real table."""

from __future__ import annotations

import re

from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.views import VIEWS, Stage, gathering, table
from tests.browser.visitor import NARROW, Visitor
from tests.browser.words import told

CHANCE = re.compile(r"(\d+)\s?%\s±\s(\d+)")


def ask(visitor: Visitor, what: str, shown: str) -> None:
    """Press a button of the help, and wait for what it brings."""
    visitor.page.locator(f'[data-hint="{what}"]').click()
    visitor.see(f'[data-{shown}="here"]')


def test_a_hint_says_what_to_do_and_does_it(own: PageServer, visit: Visit) -> None:
    visitor = visit(own)
    table(visitor, Stage(own))
    before = visitor.page.locator("[data-log-line]").count()
    ask(visitor, "advice", "advice")
    assert visitor.page.locator("[data-advised]").count() >= 1
    assert visitor.page.locator("[data-why]").count() >= 1
    assert complaints_of_axe(visitor) == []
    visitor.page.locator("[data-follow-hint]").click()
    visitor.page.wait_for_function(f"() => document.querySelectorAll('[data-log-line]').length > {before}")
    visitor.page.locator("[data-advice]").wait_for(state="detached")


def test_chances_of_everyone_come_with_how_far_they_may_be_off(visit: Visit, stage: Stage) -> None:
    visitor = visit(language="fr", screen=NARROW, touch=True)
    table(visitor, stage)
    ask(visitor, "chances", "chances")
    shown = [CHANCE.search(one) for one in visitor.page.locator("[data-chance] strong").all_inner_texts()]
    chances = [(int(one.group(1)), int(one.group(2))) for one in shown if one]
    assert len(chances) == 4 and abs(sum(value for value, _ in chances) - 100) <= 2
    assert all(spread > 0 for _, spread in chances)
    assert visitor.sideways() == 0
    assert complaints_of_axe(visitor) == []


def test_the_game_can_go_on_while_chances_are_weighed(own: PageServer, visit: Visit) -> None:
    visitor = visit(own)
    table(visitor, Stage(own))
    visitor.page.locator('[data-hint="chances"]').click()
    visitor.see('[data-chances="asked"]')
    button = visitor.page.locator("[data-question] [data-verb]").first
    assert button.get_attribute("aria-disabled") is None
    button.click()
    visitor.page.locator("[data-chances]").wait_for(state="detached")


def test_a_table_without_hints_offers_none(visit: Visit, shared: PageServer) -> None:
    visitor = visit()
    visitor.sit(shared.open_table("Anna", seats=2, hints=False))
    visitor.see("[data-question] [data-verb]")
    assert visitor.page.locator("[data-hint]").count() == 0


def test_the_kind_of_the_bots_is_chosen_for_a_new_table(visit: Visit, shared: PageServer) -> None:
    visitor = visit()
    VIEWS["new"](visitor, Stage(shared))
    levels = shared.get("/api/bots").json["levels"]
    cards = visitor.page.locator('[data-choice="bots"] input')
    assert [one.get_attribute("value") for one in cards.all()][: len(levels)] == levels
    visitor.page.get_by_text(told("en", "bot-level-shrewd").capitalize(), exact=True).click()
    visitor.page.get_by_text(told("en", "bot-character-gambler").capitalize(), exact=True).click()
    visitor.page.locator('[data-open="bots"]').click()
    visitor.see('[data-bot="shrewd:gambler"]')
    assert "shrewd · gambler" in visitor.page.locator("[data-bot]").first.inner_text()


def test_a_bot_that_is_changed_before_the_game_is_shown_at_the_table(visit: Visit, shared: PageServer) -> None:
    visitor = visit(language="fr")
    gathering(visitor, Stage(shared))
    visitor.page.locator('select[data-verb="seat-bot"][data-n="2"]').select_option("shrewd:trader")
    visitor.page.locator('[data-verb="start"]').click()
    visitor.see('[data-bot="shrewd:trader"]')
    kinds = visitor.page.locator('[data-panel="players"] [data-bot]').all_inner_texts()
    assert len(kinds) == 3 and "avisé · négociateur" in kinds
    assert len(set(kinds)) == 3, "each bot has a character of its own"
