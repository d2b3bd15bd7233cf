"""Nothing is lost by being human: double taps, dice that are not told before they lie, a network that stalls."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.serving import PageServer
from tests.browser.test_whole_games import fast_table
from tests.browser.visitor import PHONE

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


def double_taps(server: PageServer, visit: Visit, count: int) -> list[tuple[int, str, list[str]]]:
    """Taps twice on “roll”, each time at a new table; what was answered besides, with the gap and the animation."""
    unwanted = []
    for number in range(count):
        gap, animation = GAPS[number % len(GAPS)], ANIMATIONS[number % len(ANIMATIONS)]
        visitor = visit(server, screen=PHONE, touch=True, guard=True, animation=animation, seed=number)
        verbs = acts_of(visitor.page)
        visitor.sit(fast_table(server, ("classic", "sore-losers")[number % 2]))
        roll = visitor.page.locator('[data-verb="rolls"]')
        roll.wait_for()
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
        assert verbs[:1] == ["rolls"], "the first tap rolls"
        if verbs[1:]:
            unwanted.append((gap, animation, verbs[1:]))
        visitor.page.close()
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
    told: Any = page.evaluate("() => window.seen")
    assert told["first"]["log"] - told["tumbled"] < 2_000, "slow dice alone take longer than that"
