"""How the board looks: every name upright inside its square, no name on a small board, room for eight players."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from casedepart.editions import catalogue
from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.visitor import PHONE, Visitor

DESK = ViewportSize(width=1366, height=768)
EVERY_DAY = ("duel-masters", "saint-seiya")
"""The longest names; the others are left to `make test-long`."""
EDITIONS = [pytest.param(name, marks=() if name in EVERY_DAY else pytest.mark.long) for name in catalogue()]
PRINTED = """
() => {
  const squares = [...document.querySelectorAll('[data-square]')].map((one) => one.getBoundingClientRect())
  const inside = (box, around) => box.left >= around.left - 1 && box.right <= around.right + 1 &&
    box.top >= around.top - 1 && box.bottom <= around.bottom + 1
  return [...document.querySelectorAll('[data-printed] text')].map((one) => {
    const at = Number(one.closest('[data-printed]').dataset.printed)
    const box = one.getBoundingClientRect()
    const turned = one.getScreenCTM().b
    return { at, text: one.textContent.trim(), inside: inside(box, squares[at]), turned, name: one.matches('.name') }
  })
}
"""
"""Every text that is printed on a square: does it lie inside of it, and is it upright?"""
OVERFLOW = """
() => {
  const cards = [...document.querySelectorAll('[data-panel="players"] [data-seat]')]
  const bank = document.querySelector('[data-panel="bank"]').getBoundingClientRect()
  return { cards: cards.filter((one) => one.tagName === 'ARTICLE').length, lowest: bank.bottom, high: innerHeight }
}
"""


def printed(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate(PRINTED)
    assert found, "nothing is printed on any square"
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_name_is_upright_and_inside_its_square(visit: Visit, shared: PageServer, edition: str) -> None:
    """In both languages on a desk; a phone shows prices instead of names that would be cut."""
    opened = shared.open_table("Anna", "Bruno", edition=edition)
    for language in ("fr", "en"):
        visitor = visit(shared, language=language, screen=DESK)
        visitor.sit(opened)
        visitor.see("[data-square]")
        visitor.page.evaluate("document.fonts.ready")
        texts = printed(visitor)
        assert [one for one in texts if not one["inside"] or one["turned"] != 0] == []
        assert len({one["at"] for one in texts if one["name"]}) == 36
        if language == "fr":
            visitor.page.set_viewport_size(PHONE)
            visitor.page.wait_for_function("() => !document.querySelector('[data-printed] .name')")
            texts = printed(visitor)
            assert [one for one in texts if not one["inside"] or one["turned"] != 0] == []
            assert [one for one in texts if not one["text"].replace("\u202f", "").isdigit()] == []


def test_eight_players_have_cards_and_pieces_beside_the_board(visit: Visit, shared: PageServer) -> None:
    visitor = visit(shared, screen=DESK)
    visitor.sit(shared.open_table("Anna", seats=8))
    visitor.see('[data-panel="bank"]')
    visitor.page.wait_for_function("() => document.querySelectorAll('article [data-piece]').length === 8")
    found = visitor.page.evaluate(OVERFLOW)
    assert found["cards"] == 8
    assert found["lowest"] <= found["high"], found
    assert visitor.page.locator("[data-token] [data-piece]").count() == 8
