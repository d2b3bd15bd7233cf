"""An evening in a real browser: one person among three bots, and how long they wait.

`python -m tests.browser.evening` plays fifteen turns at each tempo in real time (`bench/evening.py` has whole games,
with its watch set by hand); `--whole` plays each game to its end, which takes as long as it would take people.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.built import page_folder
from tests.browser.install import launched
from tests.browser.player import Player
from tests.browser.serving import PageServer
from tests.browser.visitor import arrive

TURNS: Final = 15
ANSWER: Final = 350
"""Milliseconds that the person takes to answer."""
LABELS: Final = ("1", "2", "4")
TEMPOS: Final = (*LABELS, "skip")
SKIP: Final = "[data-skip]"


class Evening(Player):
    """Someone who answers after a moment, and whose waiting is counted."""

    def __init__(self, browser: Browser, server: PageServer, tempo: str) -> None:
        self.server = server
        self.opened = server.open_table("Anna", edition="classic", seats=4, bots="shrewd")
        visitor = arrive(browser, server.address, animation="normal")
        super().__init__(visitor)
        visitor.sit(self.opened)
        self.tempo = tempo
        self.waited = 0.0
        self.seconds = 0.0
        self.taps = 0
        self.turns: set[int] = set()
        self.out = False
        """Bankrupt: nothing more is asked."""
        if tempo in LABELS:
            visitor.see('[data-panel="tempo"]')
            self.page.locator('[data-panel="tempo"] label').nth(LABELS.index(tempo)).click()

    def next(self) -> None:
        """Wait for a question, skipping bots where that is the tempo; then answer it."""
        began = time.monotonic()
        if self.tempo == "skip" and self.page.locator(SKIP).is_visible():
            self.page.locator(SKIP).click()
            self.taps += 1
        pressed = len(self.done)
        self.page.wait_for_timeout(ANSWER)
        waited = time.monotonic()
        self.step()
        self.waited += max(0.0, time.monotonic() - waited - ANSWER / 1000)
        self.taps += len(self.done) - pressed
        game = self.server.state(self.opened)["game"]
        self.out = game["players"][0]["out"]
        if game["turn"] == 0:
            self.turns.add(game["turns"])
        self.seconds += time.monotonic() - began

    def play_turns(self, most: int) -> None:
        """Play so many turns of one's own, or until nothing more is asked."""
        while not self.over and not self.out and len(self.turns) < most:
            self.next()

    def told(self) -> str:
        """The figures of the evening in a line."""
        turns = max(1, len(self.turns))
        return (
            f"{self.tempo:>8}: {turns} own turns, {self.seconds:.0f} s, {100 * self.waited / self.seconds:.0f} % of it "
            f"waiting, {self.taps / turns:.1f} taps a turn{', out' if self.out else ', over' if self.over else ''}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tempo", choices=TEMPOS, nargs="*", default=TEMPOS)
    parser.add_argument("--whole", action="store_true", help="to the end of each game")
    args = parser.parse_args()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = launched(playwright)
        for tempo in args.tempo:
            here = Path(tempfile.mkdtemp(dir=folder))
            server = PageServer(here, page_folder(), "evening")
            evening = Evening(browser, server, tempo)
            evening.play_turns(1000 if args.whole else TURNS)
            print(evening.told(), flush=True)
            evening.visitor.close()
            server.stop()
        browser.close()


if __name__ == "__main__":
    main()
