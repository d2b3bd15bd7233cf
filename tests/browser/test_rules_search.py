"""Rules are looked for on the page by the words of whoever asks, and stand in the order that the command prints."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.texts import found_rules
from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.visitor import Visitor
from tests.browser.words import told


def shown(visitor: Visitor) -> list[str]:
    """The numbers of the rules on the page, from above."""
    return [str(rule.get_attribute("id")) for rule in visitor.page.locator("main article").all()]


@pytest.mark.parametrize(
    ("language", "question"),
    [("fr", "combien rapportent les gares ?"), ("fr", "hypotèque"), ("en", "I landed on free parking")],
)
def test_the_page_shows_what_the_command_prints(own: PageServer, visit: Visit, language: str, question: str) -> None:
    visitor = visit(own, language=language)
    visitor.go("/rules/pokemon")
    visitor.see("#P10")
    page = visitor.page
    page.locator('[data-panel="rules"] input[type="search"]').fill(question)
    page.get_by_role("heading", name=told(language, "rules-found")).wait_for()
    assert shown(visitor) == list(found_rules(question, language, load("pokemon").words(language)).numbers)
    assert page.locator("main article").first.locator("mark").count() > 0
    page.locator('[data-panel="rules"] input[type="search"]').fill("qwxzqwxz")
    page.get_by_text(told(language, "rules-none")).wait_for()
    page.locator('[data-panel="rules"] input[type="search"]').fill("")
    visitor.see("#S1")
