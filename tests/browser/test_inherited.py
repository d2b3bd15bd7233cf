"""What a bankruptcy brought is one question on the page: every mortgage with its value, one total, two buttons (M5)."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from casedepart.editions import load
from casedepart.engine import Game, Received
from casedepart.engine.actions import REDEEM
from tests.browser.conftest import Visit
from tests.browser.positions import Where, position
from tests.browser.serving import PageServer
from tests.browser.visitor import PHONE


def can_redeem_several(game: Game) -> bool:
    """Has the heir several to decide on, and the cash for all?"""
    top = game.top
    if not isinstance(top, Received) or not top.bequest:
        return False
    squares = top.waiting(game, top.first)
    return squares.bit_count() > 1 and bool(top.verbs(game, top.first) >> REDEEM & 1)


@pytest.mark.parametrize(
    ("language", "verb", "label"),
    [("en", "redeems", "Unmortgage them all"), ("fr", "keeps", "Garder toutes les hypothèques")],
)
def test_all_that_a_bankruptcy_brought_is_one_question_answered_by_the_keyboard(
    visit: Visit, shared: PageServer, language: str, verb: str, label: str
) -> None:
    opened = shared.hot_seat(position(Where("received", bot="steady", players=4), can_redeem_several))
    before = shared.state(opened)["game"]
    heir, about = before["asked"][0], before["about"]
    visitor = visit(language=language, screen=PHONE)
    visitor.sit(opened)
    question = visitor.page.locator('[data-question="received"]')
    values = [load("classic").rules().mortgage[square] for square in about["squares"]]
    lines = question.locator("[data-inherited] li strong")
    expect(lines).to_have_count(len(values) + 1)
    said = [int("".join(filter(str.isdigit, line))) for line in lines.all_inner_texts()]
    assert said == [*values, sum(values)] and about["n"] == sum(values)
    expect(question.locator("[data-verb]")).to_have_count(2)
    button = question.locator(f'[data-verb="{verb}"]')
    expect(button).to_contain_text(label)
    button.focus()
    visitor.page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    after = shared.state(opened)["game"]["players"][heir]
    was = before["players"][heir]
    redeemed = set(was["mortgaged"]) - set(after["mortgaged"])
    paid = was["cash"] - after["cash"]
    assert (redeemed, paid) == ((set(about["squares"]), sum(values)) if verb == "redeems" else (set(), 0))
