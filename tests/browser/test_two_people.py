"""Two people at one table, each with a browser: what one does, the other sees and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from casedepart.engine.actions import GO_BANKRUPT
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from tests.browser.conftest import Visit
from tests.browser.player import PLAIN, Player
from tests.browser.positions import Position, Where, position
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.visitor import Visitor

CASH = 37
"""A sum that nobody would come by otherwise."""


class Pair:
    """Two people at a table that goes on from a position, and what stands on the server."""

    def __init__(self, server: PageServer, visit: Visit, stand: Position) -> None:
        self.server = server
        self.opened = server.brought(stand.record)
        keys = [server.seated(self.opened, seat, name) for seat, name in stand.players.items()]
        self.people = [visit(seed=seat) for seat in range(len(keys))]
        for visitor, key in zip(self.people, keys, strict=True):
            visitor.sit(key)
        server.go_on(self.opened)
        for visitor in self.people:
            visitor.see('[data-panel="actions"]')

    @property
    def game(self) -> Any:
        """The position, as the server has it."""
        return self.server.state(self.opened)["game"]

    def until(self, what: Callable[[Any], bool]) -> Any:
        """Wait until the server's position is so; the page has asked for it already."""
        for _ in range(2_000):
            game = self.game
            if what(game):
                return game
            self.people[0].page.wait_for_timeout(50)  # the page goes on meanwhile
        raise AssertionError(f"it does not come to that: {game['question']} of {game['asked']}")

    def asked(self) -> Visitor:
        seat: int = self.game["asked"][0]
        return self.people[seat]


@pytest.fixture
def two(shared: PageServer, visit: Visit) -> Callable[[Position], Pair]:
    return lambda stand: Pair(shared, visit, stand)


def press(visitor: Visitor, verb: str) -> None:
    visitor.page.locator(f'[data-verb="{verb}"]:visible').first.click()


def test_an_auction_goes_to_who_bids_more(two: Callable[[Position], Pair]) -> None:
    pair = two(position(Where("auction", players=2), both_rich))
    anna, bruno = pair.people
    square = pair.game["auction"]["square"]
    press(anna, "bids")
    first = pair.until(lambda game: game["auction"]["bidder"] == 0)["auction"]["best"]
    expect(bruno.page.locator('[data-panel="auction"]')).to_contain_text("Anna")
    sum_ = bruno.page.locator('[data-panel="auction"] input[type="number"]').first
    sum_.fill(str(first + CASH))
    sum_.press("Enter")
    pair.until(lambda game: game["auction"]["best"] == first + CASH)
    expect(anna.page.locator('[data-panel="auction"]')).to_contain_text("Bruno")
    press(anna, "passes")
    game = pair.until(lambda game: game["auction"] is None)
    assert square in game["players"][1]["owned"]
    for visitor in pair.people:
        expect(visitor.page.locator('[data-panel="auction"]')).to_have_count(0)


def test_sealed_bids_are_seen_by_nobody_else_and_opened_together(two: Callable[[Position], Pair]) -> None:
    pair = two(position(Where("sealed-auction", players=2, house=("sealed-auctions",)), both_rich))
    anna, bruno = pair.people
    square = pair.game["auction"]["square"]
    sum_ = anna.page.locator('[data-panel="auction"] input[type="number"]')
    sum_.fill(str(CASH))
    sum_.press("Enter")
    expect(anna.page.locator("[data-own-bid]")).to_have_attribute("data-own-bid", str(CASH))
    expect(bruno.page.locator('[data-seats="sealed"]')).to_contain_text("Anna")
    expect(bruno.page.locator("body")).not_to_contain_text(f"€{CASH}")
    assert complaints_of_axe(anna) == [] == complaints_of_axe(bruno)
    bruno.page.locator('[data-panel="auction"] input[type="number"]').fill(str(CASH + 1))
    press(bruno, "bids")
    game = pair.until(lambda game: game["auction"] is None)
    assert square in game["players"][1]["owned"]
    for visitor in pair.people:
        expect(visitor.page.locator('[data-scene="sealed"][data-opened]')).to_contain_text(f"€{CASH}")


def test_a_trade_is_countered_and_accepted(two: Callable[[Position], Pair]) -> None:
    pair = two(position(Where("turn", players=2), both_own))
    anna, bruno = pair.people
    before = pair.game
    given, asked = before["players"][0]["owned"][0], before["players"][1]["owned"][0]
    anna.page.locator('[data-free="trade"]').click()
    choose(anna, 0, given)
    anna.page.locator('[data-side="0"] input[type="number"]').first.fill("0")
    press(anna, "offers")
    bruno.page.locator("[data-counter]").click()
    choose(bruno, 1, asked)
    bruno.page.locator('[data-side="0"] input[type="number"]').first.fill(str(CASH))
    press(bruno, "offers")
    pair.until(lambda game: [offer["by"] for offer in game["offers"]] == [1])
    press(anna, "accepts")
    after = pair.until(lambda game: not game["offers"])
    assert given in after["players"][1]["owned"] and asked in after["players"][0]["owned"]
    assert after["players"][0]["cash"] == before["players"][0]["cash"] - CASH


def test_a_contested_house_goes_to_auction_and_is_placed(two: Callable[[Position], Pair]) -> None:
    pair = two(position(Where("contest", bot="steady", players=2)))
    wants = pair.asked()
    other = next(visitor for visitor in pair.people if visitor is not wants)
    houses = sum(pair.game["buildings"])
    press(wants, "contests")
    pair.until(lambda game: game["question"] == "building-auction")
    press(wants, "bids")
    pair.until(lambda game: game["auction"]["bidder"] >= 0)
    press(other, "passes")
    game = pair.until(lambda game: game["auction"] is None)
    if game["question"] == "place":
        press(wants, "places")
    assert sum(pair.until(lambda game: game["question"] != "place")["buildings"]) != houses


def test_a_rent_that_nobody_asks_for_lapses_and_the_log_says_so(two: Callable[[Position], Pair]) -> None:
    pair = two(position(Where("turn", players=2), rent_is_due))
    owner = pair.game["claims"][0]["owner"]
    expect(pair.people[owner].page.locator('[data-verb="claims"]').first).to_be_visible()
    silent = [verb for verb in PLAIN if verb != "claims"]
    players = [Player(visitor, silent) for visitor in pair.people]
    square = pair.game["claims"][0]["square"]
    for _ in range(60):
        game = pair.game
        if all(claim["square"] != square for claim in game["claims"]):
            break
        players[game["asked"][0]].step()
        pair.people[game["asked"][0]].settled()
    expect(pair.people[owner].page.locator("[data-log-line]", has_text="Too late!").first).to_be_visible()


def test_a_bankruptcy_ends_the_game_of_two(two: Callable[[Position], Pair]) -> None:
    pair = two(position(Where("settlement", bot="steady", players=2), cannot_pay))
    debtor = pair.asked()
    press(debtor, "goes bankrupt")
    debtor.see('[data-question] [role="alert"]')
    press(debtor, "goes bankrupt")
    for visitor in pair.people:
        visitor.see('[data-panel="end"]')
    assert pair.game["over"] and pair.game["players"][pair.people.index(debtor)]["out"]


def choose(visitor: Visitor, seat: int, square: int) -> None:
    """Put a deed into one's side of the trade, by the list of all."""
    visitor.page.locator(f'[data-side="{seat}"] summary').click()
    visitor.page.locator(f'[data-side="{seat}"] [data-give="{square}"]').click()


def both_rich(game: Game) -> bool:
    return all(player.cash > 400 for player in game.players)


def both_own(game: Game) -> bool:
    owned = [[square for square in members(player.owned) if game.buildings[square] == 0] for player in game.players]
    return all(len(squares) > 2 for squares in owned) and not sum(game.buildings) and not game.offers


def rent_is_due(game: Game) -> bool:
    return bool(game.claims) and not game.offers and all(player.cash > 400 for player in game.players)


def cannot_pay(game: Game) -> bool:
    seat = members(game.asked)[0]
    return game.options(seat).verbs == 1 << GO_BANKRUPT
