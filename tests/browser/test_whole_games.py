"""Whole games in the page, from the first roll to the podium, in every edition and in several ways of sitting at it."""

from __future__ import annotations

from typing import Any

import pytest

from casedepart.editions import catalogue
from tests.browser.conftest import Visit
from tests.browser.player import KeyboardPlayer, Player
from tests.browser.serving import PageServer
from tests.browser.visitor import NARROW, PHONE, Visitor

GAMES = [
    ("sore-losers", "standard"),
    *((edition, "speed") for edition in catalogue() if edition != "sore-losers"),
]
"""Ways of playing that come to an end, whatever the dice show."""


def fast_table(server: PageServer, edition: str, mode: str = "standard", **settings: Any) -> Any:
    """A table of one person and three bots that lose no time, and make few offers."""
    options = {"pokemon": ["powers"], "duel-masters": ["fight"]}.get(edition, [])
    usual = {"seats": 4, "pace": "fast", "auction": 0, "options": options, "bots": "steady"}
    return server.open_table("Anna", edition=edition, mode=mode, **{**usual, **settings})


@pytest.mark.long
@pytest.mark.parametrize(("edition", "mode"), GAMES)
def test_a_person_plays_a_whole_game_against_bots(own: PageServer, visit: Visit, edition: str, mode: str) -> None:
    opened = fast_table(own, edition, mode)
    visitor = visit(own)
    visitor.sit(opened)
    player = Player(visitor)
    player.play()
    assert_over(own, opened, player)


def test_a_whole_game_is_played_by_keyboard_alone(own: PageServer, visit: Visit) -> None:
    opened = fast_table(own, "sore-losers")
    visitor = visit(own, language="fr")
    visitor.sit(opened)
    player = KeyboardPlayer(visitor)
    player.play()
    assert_over(own, opened, player)
    told = checked_dice(visitor)
    assert "concordent tous avec l’engagement" in told and "un seul appareil a pris part (Anna" in told


@pytest.mark.parametrize(
    "screen", [pytest.param(PHONE, id="390"), pytest.param(NARROW, id="320", marks=pytest.mark.long)]
)
def test_a_whole_game_with_house_rules_is_played_on_a_phone(own: PageServer, visit: Visit, screen: Any) -> None:
    opened = fast_table(own, "classic", "speed", seats=2, options=["jackpot", "speed-die"])
    visitor = visit(own, screen=screen, touch=True, language="fr", theme="dark")
    visitor.sit(opened)
    player = Player(visitor)
    player.play()
    assert_over(own, opened, player)
    assert visitor.sideways() == 0


def checked_dice(visitor: Visitor) -> str:
    """What the page says of the dice of the game that is over, when it has drawn them all again."""
    visitor.page.locator('[data-panel="end"]').get_by_role("button", name="Vérifier les dés").click()
    visitor.page.locator('[data-panel="dice"] button.primary').click()
    visitor.see('[data-result="proof"]')
    return visitor.page.locator("[data-result]").inner_text()


def assert_over(server: PageServer, opened: Any, player: Player) -> None:
    """The page and the server agree that it is over, and the page says who has won."""
    summary = server.get(f"/api/tables/{opened['table']}", key=opened["watch"]).json
    assert summary["table"]["phase"] == "over"
    told = player.page.locator('[data-panel="end"]').inner_text()
    state = server.state(opened)
    winners = [state["table"]["players"][seat] for seat in state["game"]["winners"]]
    assert winners and all(name in told for name in winners)
    assert {"rolls", "buys"} <= set(player.done)
