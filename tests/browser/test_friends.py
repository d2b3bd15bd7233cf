"""An evening with friends: who goes is replaced, who moves is told so, who looks on may speak, and all may stop."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from casedepart.engine.game import Game
from casedepart.record import Agreement, parse
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import Where, position
from tests.browser.serving import PageServer
from tests.browser.test_access import complaints_of_axe
from tests.browser.test_whole_games import fast_table
from tests.browser.visitor import PHONE, Visitor

HIDDEN = """
() => {
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
"""
NOTIFIED = """
// A browser without a screen asks for permission and gets it, but shows no notice: what it is told to show is kept.
window.notices = []
Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
ServiceWorkerRegistration.prototype.showNotification = async (title, { data, tag }) => {
  window.notices.push([title, data, tag])
}
"""


def bruno_is_asked(game: Game) -> bool:
    return game.asked == 1 << 1 and not game.claims and not game.offers


def two_at_a_table(server: PageServer, visit: Visit) -> tuple[Any, Visitor, Visitor]:
    """Anna, who hosts, and Bruno, who is asked."""
    stand = position(Where("turn", players=2), bruno_is_asked)
    opened = server.brought(stand.record)
    keys = [server.seated(opened, seat, name) for seat, name in stand.players.items()]
    anna, bruno = visit(seed=1), visit(seed=2, language="fr", bypass_policy=True)
    anna.sit({**opened, **keys[0]})
    bruno.sit({**keys[1], "invite": opened["invite"]})
    server.go_on(opened)
    for visitor in (anna, bruno):
        expect(visitor.page.locator("[data-paused]")).to_have_count(0)
        visitor.see('[data-panel="actions"]')
    return opened, anna, bruno


def menu(visitor: Visitor) -> None:
    visitor.page.locator("[data-menu]").click()
    visitor.see('[data-panel="menu"]')


def finish(server: PageServer, opened: Any, people: list[Visitor]) -> None:
    """What the bot that sat in has left open is answered before the count."""
    for _ in range(20):
        game = server.state(opened)["game"]
        if game["over"]:
            return
        asked = people[game["asked"][0]]
        Player(asked).step()
        asked.settled()


def test_friends_react_pause_stand_in_for_each_other_and_agree_to_count(shared: PageServer, visit: Visit) -> None:
    opened, anna, bruno = two_at_a_table(shared, visit)
    bruno.page.get_by_role("tab").last.click()
    bruno.page.locator('[data-emote="laugh"]').click()
    expect(anna.page.locator('[data-panel="players"] [data-seat="1"] [data-reaction="laugh"]')).to_be_visible()
    menu(anna)
    anna.page.locator('[data-pause="true"]').click()
    expect(bruno.page.locator("[data-paused]")).to_have_text("Pause demandée par Anna.")
    anna.page.locator('[data-pause="false"]').click()
    expect(bruno.page.locator("[data-paused]")).to_have_count(0)
    anna.page.keyboard.press("Escape")

    # Within the page: what a reload would draw by chance is the same as before, ids of messages too.
    bruno.page.locator("header a").first.click()
    anna.page.locator('[data-bot-for="1"]').click()
    expect(anna.page.locator('[data-panel="players"] [data-presence="sits-in"]')).to_be_visible()
    bruno.page.go_back()
    expect(anna.page.locator('[data-presence="sits-in"]')).to_have_count(0)

    menu(anna)
    anna.page.get_by_role("button", name="End the game now").click()
    anna.page.get_by_role("button", name="End the game now").click()
    expect(anna.page.locator('[data-vote="count"]')).to_contain_text("Waiting for Bruno.")
    bruno.see('[data-vote="count"]')
    assert complaints_of_axe(bruno) == []
    bruno.page.locator('[data-count="no"]').click()
    expect(anna.page.locator('[data-vote="count"]')).to_have_count(0)
    menu(anna)
    anna.page.get_by_role("button", name="End the game now").click()
    anna.page.get_by_role("button", name="End the game now").click()
    bruno.page.locator('[data-count="yes"]').click()
    expect(anna.page.locator('[data-vote="count"]')).to_have_count(0)
    finish(shared, opened, [anna, bruno])
    for visitor in (anna, bruno):
        visitor.see('[data-panel="end"]')
    record = parse(shared.get(f"/api/tables/{opened['table']}/record", opened["watch"]).text)
    assert any(answer.do == "time is up by agreement" for answer in record.answers)
    assert isinstance(record.check(), Agreement)


def test_who_moves_to_the_phone_is_told_so_and_the_laptop_becomes_the_board(shared: PageServer, visit: Visit) -> None:
    opened, anna, bruno = two_at_a_table(shared, visit)
    menu(bruno)
    bruno.page.locator("[data-menu-seat] > button").first.click()
    expect(bruno.page.locator(".code svg")).to_be_visible()
    code = bruno.page.locator(".code strong").inner_text().replace(" ", "")
    phone = visit(seed=3, screen=PHONE, touch=True, language="fr")
    phone.go(f"/join#{code}")
    phone.see('[data-panel="actions"]')
    assert code not in phone.page.url
    expect(phone.page.locator('[data-verb="rolls"], [data-panel="actions"] [data-verb]').first).to_be_visible()
    bruno.page.keyboard.press("Escape")
    expect(bruno.page.locator("[data-lost-seat]")).to_contain_text("Vous jouez maintenant sur un autre appareil")
    assert complaints_of_axe(bruno) == []

    bruno.page.get_by_role("tab").last.click()
    expect(bruno.page.locator('[data-panel="chat"] form')).to_have_count(0)
    menu(anna)
    anna.page.locator("[data-watchers-talk]").check()
    fields = bruno.page.locator('[data-panel="chat"] form input')
    fields.first.fill("Zoé")
    fields.last.fill("Bonne chance !")
    bruno.page.locator('[data-panel="chat"] form button').click()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("tab").last.click()
    expect(anna.page.locator('[data-said="-1"]')).to_contain_text("Zoé (spectator)")

    bruno.page.locator("[data-board-only]").click()
    bruno.see('[data-panel="tv"] [data-panel="players"]')
    phone.page.locator('[role="tab"]').last.click()
    phone.page.locator('[data-emote="wow"]').click()
    expect(bruno.page.locator('[data-panel="players"] [data-reaction="wow"]')).to_be_visible()
    assert opened["table"] in bruno.page.url


def test_who_is_removed_is_told_so_and_sits_down_again(shared: PageServer, visit: Visit) -> None:
    opened, anna, bruno = two_at_a_table(shared, visit)
    remove(anna)
    told = bruno.page.locator("[data-lost-seat]")
    expect(told).to_contain_text("L’hôte vous a retiré votre place")
    expect(told).to_contain_text("Un robot continue à votre place.")
    assert complaints_of_axe(bruno) == []
    bruno.page.locator("[data-sit-again]").click()
    bruno.page.get_by_label("Votre nom").fill("Bruno")
    bruno.page.get_by_role("button", name="S’asseoir").click()
    bruno.see('[data-panel="actions"]')
    expect(told).to_have_count(0)

    remove(anna)
    bruno.page.locator("[data-look-on]").click()
    expect(told).to_have_count(0)
    assert opened["table"] in bruno.page.url
    # Whether a key still opens its seat is asked of the server, which does not know a lost one.
    assert all("404" in said for said in bruno.complaints)
    bruno.complaints.clear()


def remove(host: Visitor) -> None:
    """The host removes the other player."""
    menu(host)
    host.page.get_by_role("button", name="Remove").click()
    host.page.get_by_role("button", name="Remove").click()
    host.page.keyboard.press("Escape")


def test_a_page_in_the_background_calls_and_without_a_network_says_so(own: PageServer, visit: Visit) -> None:
    visitor = visit(own, offered=False, scripts=[NOTIFIED])
    visitor.context.grant_permissions(["notifications"])
    opened = fast_table(own, "classic")
    visitor.sit(opened)
    player = Player(visitor)
    visitor.see("[data-question]")
    expect(visitor.page.locator("[data-offer]")).to_have_count(0)
    for _ in range(40):
        if visitor.page.locator("[data-offer]").count():
            break
        player.step()
        visitor.settled()
    visitor.page.locator('[data-offer-take="all"]').click()
    expect(visitor.page.locator("[data-offer]")).to_have_count(0)
    assert visitor.page.evaluate("JSON.parse(localStorage['casedepart.preferences']).notices") is True
    visitor.page.wait_for_function("async () => !!(await navigator.serviceWorker.ready)")
    assert visitor.page.evaluate("window.notices") == []
    visitor.page.evaluate(HIDDEN)
    for _ in range(40):
        if visitor.page.evaluate("window.notices.length"):
            break
        player.step()
        visitor.settled()
    assert visitor.page.evaluate("window.notices[0]") == ["Your turn", f"/table/{opened['table']}", "your-turn"]

    visitor.offline = True
    visitor.page.wait_for_function("() => !!navigator.serviceWorker.controller")
    visitor.context.set_offline(True)
    visitor.page.reload()
    expect(visitor.page.locator("h1:visible")).to_have_text("Can’t reach the game")
    visitor.context.set_offline(False)
    visitor.see('[data-panel="actions"]')
    assert visitor.page.url.endswith(f"/table/{opened['table']}")
