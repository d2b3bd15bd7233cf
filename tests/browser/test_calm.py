"""Nothing is lost by being human: double taps, dice that are not told before they lie, a network that stalls."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, WebSocket, WebSocketRoute, expect

from casedepart.engine.actions import MORTGAGE
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.positions import Where, position
from tests.browser.serving import PageServer
from tests.browser.test_whole_games import fast_table
from tests.browser.views import Stage
from tests.browser.visitor import PHONE
from tests.browser.words import told

GAPS: Final = (60, 110, 170, 240, 320, 400, 480, 550)
"""Milliseconds between the two halves of a double tap."""
ANIMATIONS: Final = ("off", "normal", "fast")


def acts_of(page: Page) -> list[str]:
    """The verbs that the page sends from now on, as they are sent."""
    verbs: list[str] = []

    def sent(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            verbs.append(message["verb"])

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", sent)

    page.on("websocket", opened)
    return verbs


TAPS: Final = """
() => {
  window.taps = []
  addEventListener('pointerdown', (event) => window.taps.push(event.timeStamp), true)
}
"""
LONGEST_GAP: Final = 600
"""Milliseconds after which two taps are no double tap: a busy machine may make one into two."""


def double_taps(server: PageServer, visit: Visit, count: int) -> list[tuple[int, str, list[str]]]:
    """Taps twice on “roll”, each time at a new table; what was answered besides, with the gap and the animation."""
    unwanted = []
    done = 0
    for number in range(4 * count):
        gap, animation = GAPS[done % len(GAPS)], ANIMATIONS[done % len(ANIMATIONS)]
        visitor = visit(server, screen=PHONE, touch=True, guard=True, animation=animation, seed=number)
        verbs = acts_of(visitor.page)
        visitor.sit(fast_table(server, ("classic", "sore-losers")[done % 2]))
        roll = visitor.page.locator('[data-verb="rolls"]')
        roll.wait_for()
        visitor.page.evaluate(TAPS)
        visitor.page.wait_for_timeout(1_000)  # someone who has looked at the page
        box = roll.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        visitor.page.touchscreen.tap(x, y)
        visitor.page.wait_for_timeout(gap)
        visitor.page.touchscreen.tap(x, y)
        # All that the second tap could have done is done once the page waits for the next answer.
        visitor.page.wait_for_function("() => !document.querySelector('[data-verb=\"rolls\"][aria-disabled]')")
        visitor.page.wait_for_timeout(300)  # a message that should not be there would be sent by now
        first, second = visitor.page.evaluate("() => window.taps")
        visitor.page.close()
        assert verbs[:1] == ["rolls"], "the first tap rolls"
        if second - first > LONGEST_GAP:
            continue
        if verbs[1:]:
            unwanted.append((gap, animation, verbs[1:]))
        done += 1
        if done == count:
            break
    assert done == count, "this machine is too busy for double taps"
    return unwanted


def test_a_double_tap_on_roll_answers_nothing_else(own: PageServer, visit: Visit) -> None:
    assert double_taps(own, visit, 6) == []


@pytest.mark.long
def test_of_a_hundred_double_taps_none_answers_anything_else(own: PageServer, visit: Visit) -> None:
    unwanted = double_taps(own, visit, 100)
    print(f"{len(unwanted)} unwanted answers of 100: {unwanted}")
    assert unwanted == []


WATCH: Final = """
() => {
  const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent.trim()).join('|')
  const told = () => ({
    heading: text('[data-panel="actions"] h2'),
    answers: [...document.querySelectorAll('[data-question] [data-verb]')].map((one) => one.dataset.verb).join('|'),
    cash: text('[data-panel="actions"] .cash'),
    log: text('[data-log-line]'),
  })
  const tumbles = () => document.getAnimations().some((one) => one.effect.target.classList.contains('cube'))
  const walks = () => document.querySelector('[data-token].moving') !== null
  const before = told(), begun = performance.now()
  const seen = (window.seen = { first: {}, walked: 0 })
  const look = () => {
    const at = performance.now() - begun, now = told()
    if (tumbles()) seen.tumbled ??= at
    if (tumbles() || walks()) seen.moved = at
    if (walks()) seen.walked += 1
    for (const name in now) if (now[name] !== before[name]) seen.first[name] ??= at
    if (at < 20000 && !seen.stop) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
"""


def test_the_dice_are_not_told_before_they_lie_and_a_tap_skips_them(own: PageServer, visit: Visit) -> None:
    visitor = visit(own, animation="normal")
    page = visitor.page
    visitor.sit(fast_table(own, "classic"))
    roll = page.locator('[data-verb="rolls"]')
    expect(roll).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-log-line]").first).to_be_attached()
    page.evaluate(WATCH)
    roll.click()
    page.wait_for_function("() => window.seen.first.log")
    seen: Any = page.evaluate("() => ((window.seen.stop = true), window.seen)")
    assert seen["walked"] > 5, "the token walks"
    assert min(seen["first"].values()) >= seen["moved"], seen
    assert seen["tumbled"] < seen["moved"] - 1_000, "the dice are seen rolling long before anything is told"

    skipped = visit(own, animation="slow")
    skipped.sit(fast_table(own, "classic"))
    page = skipped.page
    roll = page.locator('[data-verb="rolls"]')
    expect(roll).not_to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-log-line]").first).to_be_attached()
    page.evaluate(WATCH)
    roll.click()
    page.wait_for_function("() => window.seen.tumbled")
    page.wait_for_timeout(700)  # longer than a double tap
    page.locator("h1").first.dispatch_event("click")
    page.wait_for_function("() => window.seen.first.log")
    quick: Any = page.evaluate("() => window.seen")
    assert quick["first"]["log"] - quick["tumbled"] < 2_000, "slow dice alone take longer than that"


class Stalling:
    """A network between the page and the server that lets nothing through for a while."""

    def __init__(self) -> None:
        self.stalls = False
        self.stalls_at = ""
        """What a message holds with which it stalls; nothing: it goes on."""
        self.connections = 0
        self.asked: set[str] = set()
        """What the page has asked and not been told yet, by its ids."""

    def route(self, socket: WebSocketRoute) -> None:
        self.connections += 1
        server = socket.connect_to_server()
        socket.on_message(lambda message: self.pass_on(message, server))
        server.on_message(lambda message: self.bring(message, socket))

    def pass_on(self, message: str | bytes, server: WebSocketRoute) -> None:
        """Send on what the page says, until it says what is waited for."""
        if self.stalls_at and self.stalls_at in str(message):
            self.stalls = True
        self.asked |= ids_in(message)
        if not self.stalls:
            server.send(message)

    def bring(self, message: str | bytes, socket: WebSocketRoute) -> None:
        """Let the page hear what the server says."""
        if not self.stalls:
            self.asked -= ids_in(message)
            socket.send(message)


def ids_in(message: str | bytes) -> set[str]:
    """The id of a message, where it has one; a ping and its pong have none, and name each other."""
    said = json.loads(message)
    return {"ping" if said["type"] in ("ping", "pong") else said.get("id", "")} - {""}


LATER: Final = 60
"""Seconds by which the clock is set on where it is stopped: more than any machine takes to do so."""


def test_a_network_that_stalls_is_said_after_two_seconds_and_left_after_six(visit: Visit, shared: PageServer) -> None:
    visitor = visit()
    page, network = visitor.page, Stalling()
    page.clock.install()
    page.route_web_socket("**/api/ws*", network.route)
    visitor.sit(shared.hot_seat(position(Where("turn", players=2))))
    roll = page.locator('[data-verb="rolls"]')
    expect(roll).not_to_have_attribute("aria-disabled", "true")
    # From now on it is the test that tells the page how late it is: a busy machine cannot be too slow for it.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + LATER)
    # The silence begins with the press, and with nothing that was sent before it.
    visitor.settled()
    while network.asked:
        page.evaluate("() => null")
    slow, lost = page.locator("[data-slow]"), page.get_by_text(told("en", "part-lost"))
    network.stalls_at = '"act"'
    before = network.connections
    roll.click()
    while not network.stalls:
        page.evaluate("() => null")
    page.clock.run_for(1_999)
    expect(slow).to_have_count(0)
    page.clock.run_for(1)
    expect(slow).to_be_visible()
    page.clock.run_for(3_999)
    expect(slow).to_be_visible()
    expect(lost).to_have_count(0)
    page.clock.run_for(1)
    expect(lost).to_be_visible()
    assert network.connections == before
    network.stalls, network.stalls_at = False, ""
    page.clock.resume()
    expect(roll).to_have_count(0)
    assert network.connections > before, "what was asked is asked again on a new connection"


ABOVE_THE_BAR: Final = """
() => {
  const bar = document.querySelector('section.actions').getBoundingClientRect()
  const token = document.querySelector('[data-token="0"]').getBoundingClientRect()
  return token.top >= 0 && token.bottom <= bar.top
}
"""
LIES_LOW: Final = """
() => {
  const bar = document.querySelector('section.actions').getBoundingClientRect()
  const start = document.querySelector('[data-square="0"]').getBoundingClientRect()
  return start.bottom + scrollY > innerHeight - bar.height
}
"""


def test_the_bar_of_a_phone_never_covers_the_token_that_moves(own: PageServer, visit: Visit) -> None:
    visitor = visit(own, screen=ViewportSize(width=390, height=600), touch=True)
    page = visitor.page
    visitor.sit(fast_table(own, "classic"))
    player = Player(visitor)
    visitor.see('[data-verb="rolls"]')
    assert page.evaluate(LIES_LOW), "without scrolling, the bar would cover where the token starts"
    while player.done.count("rolls") < 3:
        player.step()
        page.wait_for_function(ABOVE_THE_BAR)


class Late(Stalling):
    """A network on which, for a while, nothing comes from the server; all of it comes afterwards."""

    def __init__(self) -> None:
        super().__init__()
        self.late: list[tuple[WebSocketRoute, str | bytes]] = []

    def route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda news: self.late.append((socket, news)) if self.stalls else socket.send(news))

    def deliver(self) -> None:
        """Let everything come that was held back, and all that follows."""
        self.stalls = False
        for socket, news in self.late:
            socket.send(news)


def raises_much(game: Game) -> bool:
    """Whoever owes has several things to mortgage."""
    options = game.options(members(game.asked)[0])
    return bool(options.free >> MORTGAGE & 1) and options.targets[MORTGAGE].bit_count() > 3


def test_a_plan_that_has_gone_stale_is_worked_out_anew_and_never_refused(visit: Visit, shared: PageServer) -> None:
    opened = shared.hot_seat(position(Where("settlement", bot="steady", players=4), raises_much))
    owes = shared.state(opened)["game"]["asked"][0]
    visitor = visit(screen=PHONE, touch=True)
    page, network = visitor.page, Late()
    page.route_web_socket("**/api/ws*", network.route)
    visitor.sit(opened)
    page.locator("[data-suggest]").tap()
    follow = page.locator("[data-follow]")
    expect(follow).to_be_visible()
    steps = page.locator("[data-question] ol li")
    planned = steps.all_inner_texts()
    network.stalls = True
    # On another device of theirs the first step is done already; this one has not heard of it when it goes by its plan.
    keys = [seat["key"] for seat in opened["seats"]]
    with shared.talk(opened["table"], *keys) as talk:
        talk.wait("state")
        first = talk.ask("advise", seat=owes)["acts"][0]
        assert talk.act(first["verb"], first["n"], seat=owes)["type"] == "done"
    follow.tap()
    network.deliver()
    expect(steps).to_have_count(len(planned) - 1)
    expect(page.locator(".notice")).to_have_count(0)
    follow.tap()
    expect(page.locator('[data-question="settlement"]')).to_have_count(0)
    assert shared.state(opened)["game"]["debts"] == [], "the debt is paid"
    expect(page.locator(".notice")).to_have_count(0)


def test_back_closes_the_sheet_and_leaves_nothing_behind(visit: Visit, shared: PageServer) -> None:
    visitor = visit(screen=PHONE, touch=True)
    page = visitor.page
    visitor.go("/")
    visitor.sit(Stage(shared).playing)
    visitor.see('[data-verb="rolls"]')
    address, entries = page.url, page.evaluate("history.length")
    menu = page.get_by_role("button", name=told("en", "table-menu"), exact=True)
    menu.click()
    visitor.see('[data-panel="menu"]')
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    menu.click()
    page.get_by_role("button", name=told("en", "menu-preferences"), exact=True).click()
    visitor.see('[data-panel="preferences"]')
    page.go_back()
    expect(page.locator('[data-panel="preferences"]')).to_have_count(0)
    assert page.url == address, "back closes sheets before it leaves the page"
    for _ in range(2):
        if page.locator("dialog").count():
            page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    assert page.evaluate("history.length") <= entries + 1, "one entry that “forward” would lead to, at most"
    page.locator('[data-free="trade"]').click()
    visitor.see('[data-panel="trade"]')
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.wait_for_url("**/")
    assert page.url != address, "with no sheet open, one step back leads to the page before"


def test_the_question_is_one_sentence_with_name_and_price(visit: Visit, shared: PageServer) -> None:
    stand = position(Where("sale"))
    visitor = visit()
    visitor.sit(Stage(shared).at(stand, stand.seats[0]))
    visitor.see('[data-question="sale"]')
    question = visitor.page.locator('[data-spoken="question"]')
    expect(question).to_contain_text("Your turn. You can buy ")
    expect(question).to_contain_text("€")
    expect(question).to_contain_text("auction it instead")
    assert visitor.page.locator('[data-panel="actions"] header [role="status"]').count() == 0


CHANGES: Final = """
() => {
  window.spoken = []
  const live = (node) => node.parentElement?.closest(
    '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="log"], [role="alert"]')
  new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => live(target) ?? live(target.firstChild ?? target))))
      if (region && region.textContent.trim()) window.spoken.push(region.textContent.trim())
  }).observe(document.body, { subtree: true, childList: true, characterData: true })
}
"""


@pytest.mark.long
def test_a_screen_reader_is_told_less_than_twenty_things_a_minute(own: PageServer, visit: Visit) -> None:
    visitor = visit(own, animation="normal")
    visitor.sit(fast_table(own, "pokemon", pace="people"))
    visitor.see('[data-verb="rolls"]')
    visitor.page.evaluate(CHANGES)
    begun: float = visitor.page.evaluate("performance.now()")
    player = Player(visitor)
    minutes = 0.0
    while minutes < 1.5:
        player.step()
        minutes = (visitor.page.evaluate("performance.now()") - begun) / 60_000
    spoken: list[str] = visitor.page.evaluate("window.spoken")
    print(f"{len(spoken) / minutes:.0f} changes a minute, {player.done.count('ends turn')} turns in {minutes:.1f} min")
    print("\n".join(spoken[-25:]))
    assert len(spoken) / minutes < 20


MEASURE: Final = """
() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  const [board, bar] = [box('section.board'), box('section.actions')]
  const beside = bar.left >= board.right
  const seen = Math.min(board.bottom, innerHeight, beside ? Infinity : bar.top) - Math.max(board.top, 0)
  const answer = box('[data-question] [data-verb]')
  return { share: seen / innerHeight, reachable: answer.top >= 0 && answer.bottom <= innerHeight }
}
"""


@pytest.mark.parametrize("screen", [(844, 390), (683, 384)], ids=["phone-on-its-side", "twice-the-size"])
def test_the_board_keeps_most_of_a_short_screen(visit: Visit, shared: PageServer, screen: tuple[int, int]) -> None:
    visitor = visit(screen=ViewportSize(width=screen[0], height=screen[1]), animation="normal")
    visitor.page.emulate_media(reduced_motion="reduce", forced_colors="active")
    visitor.sit(Stage(shared).playing)
    visitor.see('[data-verb="rolls"]')
    found: Any = visitor.page.evaluate(MEASURE)
    assert found["share"] >= 0.6 and found["reachable"], found
    assert visitor.sideways() == 0
    tabs: list[str] = visitor.page.locator('[role="tab"]').evaluate_all(
        "(tabs) => tabs.map((tab) => getComputedStyle(tab).backgroundColor)"
    )
    assert len(set(tabs)) == 2 and tabs.count(tabs[0]) == 1, "forced colours show which tab is selected"
    # Whoever asks for less motion is told at once.
    visitor.page.evaluate(WATCH)
    visitor.page.locator('[data-verb="rolls"]').click()
    visitor.page.wait_for_function("() => window.seen.first.log")
    assert visitor.page.evaluate("() => window.seen.tumbled === undefined && window.seen.walked === 0")


def test_at_four_times_the_size_words_stay_words(visit: Visit, shared: PageServer) -> None:
    visitor = visit(screen=ViewportSize(width=320, height=256))
    visitor.sit(Stage(shared).playing)
    visitor.see('[data-verb="rolls"]')
    heading = visitor.page.locator('[data-panel="actions"] h2').first.bounding_box()
    assert heading and heading["width"] > 100 > heading["height"]
    assert visitor.sideways() == 0


UNDER: Final = """
() => {
  const place = document.activeElement.getBoundingClientRect()
  const bar = document.querySelector('section.actions')
  return !bar.contains(document.activeElement) && document.activeElement !== document.body
    && place.bottom > bar.getBoundingClientRect().top + 1 && place.height < innerHeight / 2
}
"""


def test_the_focus_is_never_under_the_bar_and_the_log_is_one_stop(visit: Visit, shared: PageServer) -> None:
    visitor = visit(screen=PHONE)
    page = visitor.page
    visitor.sit(Stage(shared).playing)
    visitor.see('[data-verb="rolls"]')
    expect(page.locator("[data-log-line] button").nth(3)).to_be_attached()
    stops, hidden = 0, []
    for _ in range(24):
        page.keyboard.press("Tab")
        page.evaluate("() => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)))")
        stops += page.evaluate("() => document.activeElement.closest('[data-log-line]') !== null")
        if page.evaluate(UNDER):
            hidden.append(page.evaluate("() => document.activeElement.outerHTML.slice(0, 120)"))
    assert hidden == []
    assert stops == 1, "Tab stops once in the log"
    line = page.locator('[data-log-line] button[tabindex="0"]')
    line.focus()
    newest = page.evaluate("() => document.activeElement.closest('[data-log-line]').dataset.logLine")
    page.keyboard.press("ArrowUp")
    above = page.evaluate("() => document.activeElement.closest('[data-log-line]').dataset.logLine")
    assert above != newest, "arrow keys lead from line to line"
    page.locator("[data-fold]").click()
    expect(page.locator('[data-free="trade"]')).to_be_hidden()
    expect(page.locator('[data-verb="rolls"]')).to_be_visible()
