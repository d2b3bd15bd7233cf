"""The page never guesses: a server that dies, a page that is loaded anew, a tab that slept, another device."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.serving import PageServer
from tests.browser.test_whole_games import fast_table
from tests.browser.views import Stage
from tests.browser.words import told


def test_a_server_that_is_killed_and_comes_back_is_played_on_with(own: PageServer, visit: Visit) -> None:
    opened = fast_table(own, "sore-losers")
    visitor = visit(own)
    visitor.sit(opened)
    player = Player(visitor)
    for _ in range(6):
        player.step()
        visitor.settled()
    before = own.state_when_asked(opened)
    visitor.offline = True
    own.kill()
    lost = visitor.page.get_by_text(told("en", "part-lost"), exact=True)
    expect(lost).to_be_visible()
    own.start()
    expect(lost).to_be_hidden(timeout=120_000)
    after = own.state_when_asked(opened)
    assert after["game"]["players"] == before["game"]["players"], "nothing that was shown is lost"
    for _ in range(6):
        player.step()
        visitor.settled()
    assert own.state(opened)["version"] > after["version"]


def test_one_click_starts_a_game_and_the_first_page_leads_back_to_it(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.get_by_role("button", name=told("en", "home-play-now")).first.click()
    visitor.see("[data-square]")
    address = visitor.page.url
    assert "/table/" in address
    visitor.go("/")
    visitor.page.locator(f'[data-table="{address.rpartition("/")[2]}"] a').first.click()
    visitor.see("[data-square]")
    assert visitor.page.url == address


def test_a_friend_comes_by_the_link_and_the_host_starts(visit: Visit, shared: PageServer) -> None:
    stage = Stage(shared, "pokemon")
    host, friend = visit(language="fr"), visit()
    host.sit(stage.gathering)
    host.see('[data-panel="gathering"]')
    friend.go(stage.gathering["join_link"])
    friend.page.get_by_label(told("en", "join-name")).fill("Bruno")
    friend.page.locator("[data-sit]").click()
    friend.see('[data-panel="gathering"]')
    assert "#" not in friend.page.url, "the key does not stay in the address"
    expect(host.page.locator('[data-panel="gathering"]')).to_contain_text("Bruno")
    host.page.locator('[data-verb="start"]').click()
    for visitor in (host, friend):
        visitor.see("[data-square]")


MOVED = """
(() => {
  window.moved = []
  const { animate } = Element.prototype
  Element.prototype.animate = function (frames, options) {
    if (options?.duration > 0) window.moved.push(`${this.tagName} ${this.className} for ${options.duration} ms`)
    return animate.call(this, frames, options)
  }
})()
"""
"""Takes down every element that is set in motion."""


def test_who_asks_for_less_motion_gets_none(own: PageServer, visit: Visit) -> None:
    visitor = visit(own, animation="normal", scripts=[MOVED])
    visitor.page.emulate_media(reduced_motion="reduce")
    opened = Stage(own).playing
    visitor.sit(opened)
    player, version = Player(visitor), own.version(opened)
    player.step()
    visitor.settled()
    assert player.done == ["rolls"] and own.version(opened) > version
    assert visitor.page.evaluate("window.moved") == []
    visitor.page.emulate_media(reduced_motion="no-preference")
    player.step()
    visitor.page.wait_for_function("() => window.moved.length > 0")
