"""Deals and auctions on the page: put together on the board, answered with a reason, countered, priced; and the log."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from casedepart import bots
from casedepart.engine import Game
from casedepart.engine.actions import REJECT, Goods, Offer
from casedepart.engine.sets import members
from casedepart.record import Recorder
from tests.browser.conftest import Visit
from tests.browser.positions import Where, played_until, stands
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.visitor import PHONE, Visitor
from tests.browser.words import told

DESK = ViewportSize(width=1366, height=768)
STEADY, SHREWD = "steady", "shrewd:trader"


def anyone_trades(game: Game) -> bool:
    """Is everyone free to trade several deeds, with nothing built and nobody asking for anything?"""
    rich = all(player.cash > 300 and len(members(player.owned)) > 3 for player in game.players)
    return rich and not sum(game.buildings) and not game.offers and not game.claims and not game.debts


class Bargain(NamedTuple):
    """One deed for one of a bot's."""

    give: int
    get: int


def swaps(game: Game, me: int, seat: int, kind: str, answer: type[Offer] | int) -> Iterator[Bargain]:
    """The swaps of one deed for one to which a bot answers so."""
    for give, get in product(members(game.players[me].owned), members(game.players[seat].owned)):
        tried = game.clone()
        tried.apply(me, Offer(seat, Goods(0, 1 << give), Goods(0, 1 << get)))
        act = bots.make(kind).react(tried, seat)
        if act is not None and (isinstance(act, Offer) if answer is Offer else act.verb == answer):
            yield Bargain(give, get)


def is_countered(recorder: Recorder) -> bool:
    """Is there a swap for which the last of the three would name another price?"""
    stand = stands(recorder)
    me = stand.seats[0]
    *_, shrewd = (seat for seat in stand.players if seat != me)
    return next(swaps(recorder.game, me, shrewd, SHREWD, Offer), None) is not None


class Market:
    """One person among two bots, in turn, at a table that goes on from a position."""

    def __init__(self, server: PageServer, recorder: Recorder) -> None:
        self.server, self.game, stand = server, recorder.game, stands(recorder)
        self.opened = server.brought(stand.record)
        self.me = stand.seats[0]
        self.steady, self.shrewd = (seat for seat in stand.players if seat != self.me)
        self.key = server.seated(self.opened, self.me, stand.players[self.me])
        with server.talk(self.opened["table"], self.opened["host"]) as talk:
            talk.wait("state")
            for seat, kind in ((self.steady, STEADY), (self.shrewd, SHREWD)):
                reply = talk.ask("seat-bot", id=f"bot {seat}", other=seat, bot=kind)
                assert reply["type"] == "done" or reply["code"] == "so-already", reply

    def sit(self, visitor: Visitor) -> Page:
        """Sit down and let the game go on."""
        visitor.sit(self.key)
        self.server.go_on(self.opened)
        visitor.see('[data-free="trade"]')
        return visitor.page

    def bargain(self, seat: int, kind: str, answer: type[Offer] | int) -> Bargain:
        """A swap to which this bot answers so: with an offer of its own, or with a verb."""
        return next(swaps(self.game, self.me, seat, kind, answer))

    def state(self) -> Any:
        return self.server.state(self.opened)["game"]


@pytest.fixture(scope="module")
def played() -> Recorder:
    """A game in which everyone has something to trade, and someone a price to name."""
    found = (played_until(Where("turn", bot=STEADY, players=3), anyone_trades, str(seed)) for seed in range(100))
    return next(recorder for recorder in found if recorder is not None and is_countered(recorder))


@pytest.fixture
def market(shared: PageServer, played: Recorder) -> Market:
    return Market(shared, played)


def tap(page: Page, square: int) -> None:
    """Tap a square of the board."""
    page.locator(f'[data-square="{square}"]').first.click()


def test_a_trade_is_tapped_on_the_board_refused_with_a_reason_and_priced(market: Market, visit: Visit) -> None:
    visitor = visit(screen=DESK, bypass_policy=True)
    page = market.sit(visitor)
    swap = market.bargain(market.steady, STEADY, REJECT)
    page.locator('[data-free="trade"]').click()
    trade = page.locator('[role="dialog"]:has([data-panel="trade"])')
    trade.locator(f'[data-to="{market.steady}"]').click()
    for square in swap:
        tap(page, square)
    expect(trade.locator(f'[data-side="{market.me}"] [data-drop="{swap.give}"]')).to_be_visible()
    expect(trade.locator(f'[data-side="{market.steady}"] [data-drop="{swap.get}"]')).to_be_visible()
    expect(page.locator(f'[data-square="{swap.get}"][aria-pressed="true"]')).to_have_count(1)
    tap(page, swap.give)
    expect(trade.locator(f'[data-drop="{swap.give}"]')).to_have_count(0)
    tap(page, swap.give)
    assert complaints_of_axe(visitor) == []
    page.locator('[data-verb="offers"]').click()
    # The bot's answer comes as a notice, with its reason, and leads back to the trade.
    notice = page.locator('[data-answer="refused"]')
    expect(notice.locator("[data-thought]")).not_to_be_empty()
    expect(page.get_by_role("tab", name="Log", exact=True)).to_have_attribute("aria-selected", "true")
    notice.locator("[data-again]").click()
    expect(trade.locator(f'[data-drop="{swap.give}"]')).to_be_visible()
    # It names its price, which is filled in and marked, and takes it.
    trade.locator("[data-price] button").click()
    expect(trade.locator("[data-price] [role=status]")).not_to_be_empty()
    sums = [int(field.input_value()) for field in trade.locator("[data-side] input").all()]
    assert sum(sums) > 0 and min(sums) == 0
    expect(trade.locator("[data-changes] .changed")).to_have_count(1)
    page.locator('[data-verb="offers"]').click()
    page.locator('[data-answer="accepted"]').wait_for()
    # The middle of the board shows the handshake, and what each gave.
    expect(page.locator('[data-scene="deal"] li')).to_have_count(3)
    players = market.state()["players"]
    assert swap.get in players[market.me]["owned"] and swap.give in players[market.steady]["owned"]


def test_what_a_counter_offer_changes_is_marked(market: Market, visit: Visit) -> None:
    page = market.sit(visit(screen=PHONE, touch=True))
    swap = market.bargain(market.shrewd, SHREWD, Offer)
    page.locator('[data-free="trade"]').click()
    page.locator(f'[data-to="{market.shrewd}"]').click()
    for square in swap:
        page.locator(f'[data-give="{square}"]').click()
    page.locator('[data-verb="offers"]').click()
    notice = page.locator('[data-answer="countered"]')
    notice.get_by_role("button").first.click()
    offer = page.locator(f'dialog [data-offer="{market.shrewd}"]')
    expect(offer.locator('[data-change="changed"]')).to_have_count(1)
    offer.locator("[data-counter]").click()
    expect(page.locator("[data-changes]")).to_have_count(1)
    # To another player it answers nothing; turned back, it answers the same offer again.
    page.locator(f'[data-to="{market.steady}"]').click()
    expect(page.locator("[data-changes] .changed, [data-changes] [data-change]")).to_have_count(0)
    expect(page.locator('[data-verb="offers"]')).to_have_text(told("en", "trade-send"))
    page.locator(f'[data-to="{market.shrewd}"]').click()
    expect(page.locator('[data-verb="offers"]')).to_have_text(told("en", "trade-send-counter"))
    page.keyboard.press("Escape")
    notice.get_by_role("button").first.click()
    offer.locator('[data-verb="accepts"]').click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(notice).to_have_count(0)
    # What was paid is shown for a moment, and no longer.
    expect(page.locator(".change")).to_have_count(0)
    assert swap.get in market.state()["players"][market.me]["owned"]


def test_a_line_of_the_log_is_the_why_and_a_phone_shows_the_last(market: Market, visit: Visit) -> None:
    visitor = visit(screen=DESK)
    page = market.sit(visitor)
    lines = page.locator("[data-log-why]")
    lines.nth(3).wait_for()
    expect(page.locator('[data-log-why][tabindex="0"]')).to_have_count(1)
    page.locator('[data-log-why][tabindex="0"]').focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    third = lines.nth(lines.count() - 3)
    expect(third).to_be_focused()
    page.keyboard.press("Enter")
    expect(third).to_have_attribute("aria-expanded", "true")
    expect(page.locator(f"[id='{third.get_attribute('aria-controls')}']")).to_contain_text("Rule")
    assert not page.locator("[data-last-event]").is_visible()
    page.set_viewport_size(PHONE)
    last = page.locator("[data-last-event]")
    expect(last).to_be_visible()
    bar = page.locator('[data-panel="actions"]').bounding_box()
    above = last.bounding_box()
    assert bar is not None and above is not None and above["y"] + above["height"] <= bar["y"] + 1
    last.click()
    expect(page.locator('dialog [data-panel="log"] [data-log-line]').last).to_be_visible()
