"""The board is the table: squares are chosen on it, its middle shows what happens, and places have one name for all."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from casedepart.engine import Auction
from casedepart.engine.actions import BUILD
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from tests.browser.conftest import Visit
from tests.browser.positions import Where, position
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.visitor import PHONE, Visitor

PLACE, CORNER = 39, 30
"""A street, and a square that is no place."""


def can_build(game: Game) -> bool:
    """Whoever is asked could build."""
    return any(game.options(seat).free >> BUILD & 1 for seat in members(game.asked))


def has_bid(game: Game) -> bool:
    """Somebody leads."""
    return isinstance(game.top, Auction) and game.top.best > 0


def square(visitor: Visitor, at: int) -> Locator:
    return visitor.page.locator(f'g[data-square="{at}"]')


def choosable(visitor: Visitor) -> list[int]:
    """The squares that may be chosen, once there are any."""
    expect(visitor.page.locator("[data-choosable]").first).to_be_attached()
    found = visitor.page.locator("[data-choosable]").evaluate_all("all => all.map(one => +one.dataset.choosable)")
    return [int(at) for at in found]


def test_on_a_phone_one_builds_by_tapping_the_board(visit: Visit, shared: PageServer) -> None:
    opened = shared.hot_seat(position(Where("turn", bot="steady", players=4), can_build))
    game: Any = shared.state(opened)["game"]
    seat = game["asked"][0]
    options, cash = game["options"][seat], game["players"][seat]["cash"]
    visitor = visit(screen=PHONE, touch=True, bypass_policy=True)
    visitor.sit(opened)
    visitor.page.locator('[data-free="manage"]').tap()
    visitor.page.locator("[data-onboard]").tap()
    assert choosable(visitor) == options["free"]["builds"], "what the server lists, and nothing else"
    at = options["free"]["builds"][0]
    note = visitor.page.locator(f'[data-choosable="{at}"] text')
    # The rent before and after.
    expect(note.last).to_contain_text("→")
    square(visitor, at).tap()
    card = visitor.page.locator('[data-panel="pick"]')
    expect(card).to_have_attribute("data-square", str(at))
    expect(card).to_contain_text(re.compile(r"rent .*→"))
    assert shared.state(opened)["game"]["buildings"][at] == game["buildings"][at], "one tap builds nothing"
    assert complaints_of_axe(visitor) == []
    square(visitor, at).tap()
    visitor.settled()
    expect(card).not_to_have_attribute("data-square", str(at))
    after: Any = shared.state(opened)["game"]
    assert after["buildings"][at] == game["buildings"][at] + 1
    assert after["players"][seat]["cash"] == cash + options["sums"]["builds"][0]
    visitor.page.locator("[data-end]").tap()
    expect(visitor.page.locator("[data-choosable]")).to_have_count(0)


def test_a_theft_says_its_rule_and_is_chosen_on_the_board_by_keyboard(visit: Visit, shared: PageServer) -> None:
    opened = shared.hot_seat(position(Where("theft", "sore-losers")))
    before: Any = shared.state(opened)["game"]
    thief = before["asked"][0]
    targets = before["options"][thief]["answers"]["steals"]
    visitor = visit(language="fr")
    visitor.sit(opened)
    visitor.see('[data-question="theft"]')
    expect(visitor.page.locator('[data-rule="L11"]')).to_contain_text("M. Monopoly")
    expect(visitor.page.locator('[data-ribbon="L7"]')).to_be_visible()
    assert choosable(visitor) == targets
    lists = visitor.page.locator('[data-verb="steals"]')
    assert lists.count() == len(targets), "the list stays"
    square(visitor, 0).focus()
    for key in ("ArrowRight", "ArrowLeft", "ArrowRight"):
        visitor.page.keyboard.press(key)
    first = targets[0] or targets[1]
    expect(square(visitor, first)).to_be_focused()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator('[data-panel="pick"]')).to_have_attribute("data-square", str(first))
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator('[data-question="theft"]')).to_have_count(0)
    assert first in shared.state(opened)["game"]["players"][thief]["owned"]


def test_the_middle_shows_the_lot_until_the_hammer_falls_and_the_card_that_turns_over(
    visit: Visit, shared: PageServer
) -> None:
    opened = shared.hot_seat(position(Where("auction", players=2), has_bid))
    auction: Any = shared.state(opened)["game"]["auction"]
    visitor = visit()
    visitor.sit(opened)
    scene = visitor.page.locator('[data-scene="auction"]')
    expect(scene).to_contain_text(str(auction["best"]))
    expect(scene.locator("[data-hammer]")).not_to_have_attribute("data-hammer", "gone")
    visitor.page.locator('[data-verb="passes"]').click()
    expect(scene.locator('[data-hammer="gone"]')).to_be_visible()
    expect(scene).to_contain_text(str(auction["best"]))

    for animation in ("off", "normal"):
        visitor = visit(animation=animation)
        visitor.sit(shared.hot_seat(position(Where("pay-or-draw", "pokemon"))))
        visitor.page.locator('[data-verb="draws"]').click()
        card = visitor.page.locator('[data-panel="card"]')
        expect(card).to_be_visible()
        turning = card.locator("> div").evaluate("one => parseFloat(getComputedStyle(one).animationDuration)")
        assert (turning > 0.1) == (animation == "normal"), "who wants no motion sees the card as it lies"


def test_two_languages_at_one_table_read_the_same_names_of_places(visit: Visit, shared: PageServer) -> None:
    opened = shared.open_table("Anna", "Bruno", edition="classic", streets="fr")
    labels: dict[str, tuple[str, str]] = {}
    for language in ("fr", "en"):
        visitor = visit(language=language)
        visitor.sit(opened)
        expect(square(visitor, PLACE)).to_be_attached()
        place, corner = (square(visitor, at).get_attribute("aria-label") or "" for at in (PLACE, CORNER))
        labels[language] = place, corner
    (french, prison), (english, jail) = labels["fr"], labels["en"]
    assert french.split(",")[0] == english.split(",")[0] and french != english
    assert prison.split(",")[0] != jail.split(",")[0]
