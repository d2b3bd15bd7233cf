"""Pictures of every main view, on a desktop in English and on a phone in French: `make screenshots`.

Each view becomes one picture of two screens, sharp on a good display; the table is taken in every edition.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from casedepart.editions import catalogue
from tests.browser.built import page_folder
from tests.browser.install import launched
from tests.browser.serving import PageServer
from tests.browser.views import VIEWS, Stage
from tests.browser.visitor import PHONE, arrive

HEIGHT: Final = 1000
"""How high the screens of a picture are: shown at half the size, every letter is sharp."""
LOOKS: Final = ((False, "light"), (True, "dark"))
"""The screens of a picture: on a phone or not, and the theme."""
WINDOW: Final = ViewportSize(width=1120, height=760)
GAP: Final = 24
QUALITY: Final = 70
MARGIN: Final = (128, 128, 128, 0)


def shot(browser: Browser, stage: Stage, view: str, theme: str, phone: bool) -> Image.Image:
    """One screen."""
    language, screen = ("fr", PHONE) if phone else ("en", WINDOW)
    address = stage.server.address
    visitor = arrive(browser, address, screen=screen, touch=phone, theme=theme, language=language, scale=2)
    VIEWS[view](visitor, stage)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(300)
    taken = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGBA")
    complaints = visitor.close()
    assert complaints == [], f"{view}: {complaints}"
    return taken


def together(screens: list[Image.Image]) -> Image.Image:
    """Screens side by side."""
    small = [one.resize((round(one.width * HEIGHT / one.height), HEIGHT), Image.Resampling.LANCZOS) for one in screens]
    whole = Image.new("RGBA", (sum(one.width for one in small) + GAP * (len(small) - 1), HEIGHT), MARGIN)
    left = 0
    for one in small:
        whole.paste(one, (left, 0))
        left += one.width + GAP
    return whole


def pictures(stages: dict[str, Stage]) -> Iterator[tuple[str, str, Stage]]:
    """Every picture: its name, the view, where it is played."""
    for edition, stage in stages.items():
        yield f"table-{edition}", "table", stage
    for view in VIEWS:
        if view != "table":
            yield view, view, stages["classic"]


def main(folder: Path, wanted: list[str]) -> None:
    """Take them all, or those that are named."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = PageServer(Path(home), page_folder(), "pictures")
        browser = launched(playwright)
        stages = {edition: Stage(server, edition) for edition in catalogue()}
        for name, view, stage in pictures(stages):
            if not wanted or name in wanted:
                screens = [shot(browser, stage, view, theme, phone) for phone, theme in LOOKS]
                file = folder / f"{name}.webp"
                together(screens).save(file, quality=QUALITY, method=6)
                print(f"{file}: {file.stat().st_size // 1000} kB", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
