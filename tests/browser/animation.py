"""A turn as a short film, an animated WebP: `make screenshots`.

The page plays in slow motion while pictures are taken, one as soon as the other is done, and each is shown for as
long as it took, at the usual speed: so the film is smooth on a slow machine too.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import ViewportSize, sync_playwright

from casedepart.engine.game import Game
from tests.browser.built import page_folder
from tests.browser.install import launched
from tests.browser.positions import Where, position
from tests.browser.serving import PageServer
from tests.browser.views import Stage
from tests.browser.visitor import Visitor, arrive

SLOWER: Final = 12
"""How much slower the page plays while it is filmed."""
WINDOW: Final = ViewportSize(width=1120, height=760)
SCALE: Final = 1.0
QUALITY: Final = 55
STILL: Final = 800
"""Milliseconds without a change after which the next answer is given."""
EVERY: Final = 100
"""Milliseconds of the film from one picture to the next: the most of its size is their number."""
SLOW_TIMERS: Final = f"""
  const usual = window.setTimeout
  window.setTimeout = (what, delay = 0, ...more) => usual(what, delay * {SLOWER}, ...more)
"""


def opening(game: Game) -> bool:
    """Anna's turn, early in a game: some squares are owned, most are for sale."""
    owned = sum(player.owned.bit_count() for player in game.players)
    return game.turn == 0 and game.asked == 1 and 6 <= owned <= 12 and "rolls" in game.options(0).words()


class Film:
    """Pictures of a page, and how long each is shown, in milliseconds."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.pictures: list[Image.Image] = []
        self.durations: list[int] = []

    def take(self, milliseconds: int) -> None:
        """Take a picture and show it for so long; one that equals the last lengthens that."""
        taken = Image.open(io.BytesIO(self.visitor.page.screenshot(animations="allow"))).convert("RGB")
        if self.pictures and taken.tobytes() == self.pictures[-1].tobytes():
            self.durations[-1] += milliseconds
        else:
            self.pictures.append(taken)
            self.durations.append(milliseconds)

    def run(self, selector: str, most: float = 6.0) -> None:
        """Film until this is shown and nothing has moved for a while, or so many seconds of the film have passed."""
        begun = last = time.monotonic()
        while (time.monotonic() - begun) / SLOWER < most:
            self.take(0)
            time.sleep(max(0.0, last + EVERY * SLOWER / 1000 - time.monotonic()))
            now = time.monotonic()
            self.durations[-1] += round(1000 * (now - last) / SLOWER)
            last = now
            if self.durations[-1] > STILL and self.visitor.page.locator(selector).is_visible():
                break

    def save(self, file: Path) -> None:
        first, *others = self.pictures
        small: dict[str, Any] = {"quality": QUALITY, "method": 6, "minimize_size": True}
        first.save(file, save_all=True, append_images=others, duration=self.durations, loop=0, **small)


def main(file: Path, edition: str) -> None:
    """Film a turn: the roll, the way, and what is bought."""
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = PageServer(Path(home), page_folder(), "film")
        browser = launched(playwright)
        stand = position(Where("turn", edition, bot="steady", players=4), opening)
        visitor = arrive(
            browser, server.address, screen=WINDOW, scale=SCALE, animation="normal", scripts=(SLOW_TIMERS,)
        )
        visitor.sit(Stage(server, edition).at(stand, 0))
        visitor.see('[data-verb="rolls"]')
        visitor.page.wait_for_load_state("networkidle")
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.send("Animation.enable")
        devtools.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
        film = Film(visitor)
        film.take(STILL)
        visitor.page.locator('[data-verb="rolls"]').first.click()
        film.run('[data-question="sale"]')
        visitor.page.locator('[data-verb="buys"]').first.click()
        film.run('[data-verb="ends turn"]')
        film.take(2 * STILL)
        film.save(file)
        seconds, size = sum(film.durations) / 1000, file.stat().st_size // 1000
        print(f"{file}: {len(film.pictures)} pictures, {seconds:.1f} s, {size} kB")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "classic")
