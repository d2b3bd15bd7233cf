"""Someone at the page: a browser of their own, and every complaint it makes."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize

DESKTOP: Final = ViewportSize(width=1280, height=800)
PHONE: Final = ViewportSize(width=390, height=844)
NARROW: Final = ViewportSize(width=320, height=640)
PATIENCE: Final = 120_000
"""Milliseconds that anything may take to appear."""
OFFLINE: Final = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection to")
"""What a browser says when the server is not there."""
FITS: Final = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
SETTLED: Final = """
() => !document.querySelector(':is([data-verb], [data-suggest], [data-follow]):is([aria-disabled="true"], :disabled)')
  // Offers and chat are loaded when they are first shown.
  && [...document.querySelectorAll('[role="tabpanel"]')].every((panel) => panel.childElementCount > 0)
"""
BEFORE: Final = """
(() => {
  // Chance that is the same every time: digits for the dice, ids, keys.
  let state = SEED >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 15), z | 1)
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61)
    return (z ^ (z >>> 14)) & 255
  }
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    bytes.forEach((_, at) => (bytes[at] = next()))
    return array
  }
  addEventListener('securitypolicyviolation', (event) =>
    console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`))
})()
"""


@dataclass
class Visitor:
    """A person's browser: nothing is shared with another's."""

    context: BrowserContext
    page: Page
    address: str
    language: str = "en"
    complaints: list[str] = field(default_factory=list)
    offline: bool = False
    """The server is away for a while, and the browser may say so."""

    def listen(self) -> None:
        """Take down what must never happen on any page."""
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.complaints.append(f"uncaught: {error}"))
        self.context.on("request", self.asked)

    def heard(self, message: ConsoleMessage) -> None:
        expected = self.offline and any(words in message.text for words in OFFLINE)
        if message.type == "error" and not expected:
            self.complaints.append(f"console: {message.text} ({message.location.get('url', '')})")

    def asked(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob") and f"{parts.scheme}://{parts.netloc}" != self.address:
            self.complaints.append(f"a request to another host: {request.url}")

    def go(self, path: str) -> None:
        """Load a page of the site."""
        self.page.goto(self.address + path, wait_until="load")

    def sit(self, opened: Mapping[str, Any]) -> None:
        """Go to a table by the keys that its opening gave."""
        keys = {key: opened[key] for key in ("host", "invite", "watch") if key in opened}
        held = [{"table": opened["table"], **keys, "seats": [seat["key"] for seat in opened["seats"]], "opened": 1}]
        self.remember("casedepart.tables", held)
        self.go(f"/table/{opened['table']}")

    def remember(self, name: str, value: object) -> None:
        """Put something where the page remembers things, unless it has something there."""
        words = json.dumps([self.address, name, json.dumps(value)])
        self.context.add_init_script(f"""
            {{
              const [origin, name, text] = {words}
              if (location.origin === origin && localStorage.getItem(name) === null) localStorage.setItem(name, text)
            }}""")

    def see(self, selector: str) -> None:
        """Wait until this is shown."""
        self.page.locator(selector).first.wait_for(state="visible")

    def settled(self) -> None:
        """Wait until nothing is on its way to the server, and no part of the page is still to be loaded."""
        self.page.wait_for_function(SETTLED)

    def sideways(self) -> int:
        """By how many pixels the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))

    def fits(self) -> None:
        """Wait until nothing is wider than the screen: a layout that has to change takes a moment."""
        self.page.wait_for_function(FITS)

    def close(self) -> list[str]:
        self.context.close()
        return self.complaints


def arrive(
    browser: Browser,
    address: str,
    *,
    language: str = "en",
    screen: ViewportSize = DESKTOP,
    touch: bool = False,
    theme: str = "light",
    animation: str = "off",
    guard: bool = False,
    scale: float = 0,
    seed: int = 1,
    bypass_policy: bool = False,
    offered: bool = True,
    scripts: Sequence[str] = (),
) -> Visitor:
    """A new browser window for one person; `guard`: taps are ignored for a moment when the answers change."""
    preferences = json.dumps({"theme": theme, "animation": animation, "guard": guard, "offered": offered})
    context = browser.new_context(
        locale={"en": "en-GB", "fr": "fr-FR"}.get(language, language),
        viewport=screen,
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=scale or (2 if touch else 1),
        bypass_csp=bypass_policy,
        storage_state={
            "cookies": [],
            "origins": [
                {
                    "origin": address,
                    "localStorage": [{"name": "casedepart.preferences", "value": preferences}],
                }
            ],
        },
    )
    context.set_default_timeout(PATIENCE)
    for script in (BEFORE.replace("SEED", str(seed)), *scripts):
        context.add_init_script(script)
    visitor = Visitor(context, context.new_page(), address, language)
    visitor.listen()
    return visitor
