"""Pictures of every main view, on a desktop and on a phone, light and dark: `make screenshots`.

Each view becomes one picture of four screens; the table is taken in every edition.
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from casedepart.editions import catalogue
from tests.browser.built import page_folder
from tests.browser.conftest import FLAGS
from tests.browser.install import on_this_machine
from tests.browser.serving import PageServer
from tests.browser.views import VIEWS, Stage
from tests.browser.visitor import DESKTOP, PHONE, arrive

LARGE: Final = 480
SMALL: Final = 360
"""How high the screens of a picture are."""
GAP: Final = 12
QUALITY: Final = 50
MARGIN: Final = (128, 128, 128, 0)


def shot(browser: Browser, stage: Stage, view: str, theme: str, phone: bool) -> Image.Image:
    """One screen."""
    language = "fr" if phone else "en"
    visitor = arrive(
        browser, stage.server.address, screen=PHONE if phone else DESKTOP, touch=phone, theme=theme, language=language
    )
    VIEWS[view](visitor, stage)
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(300)
    taken = Image.open(io.BytesIO(visitor.page.screenshot())).convert("RGBA")
    complaints = visitor.close()
    assert complaints == [], f"{view}: {complaints}"
    return taken


def together(screens: list[Image.Image], height: int) -> Image.Image:
    """Screens side by side."""
    small = [one.resize((round(one.width * height / one.height), height), Image.Resampling.LANCZOS) for one in screens]
    whole = Image.new("RGBA", (sum(one.width for one in small) + GAP * (len(small) - 1), height), MARGIN)
    left = 0
    for one in small:
        whole.paste(one, (left, 0))
        left += one.width + GAP
    return whole


def pictures(stages: dict[str, Stage]) -> Iterator[tuple[str, str, Stage, int]]:
    """Every picture: its name, the view, where it is played, how high it is."""
    for edition, stage in stages.items():
        yield f"table-{edition}", "table", stage, LARGE
    for view in VIEWS:
        if view != "table":
            yield view, view, stages["classic"], SMALL


def main(folder: Path, wanted: list[str]) -> None:
    """Take them all, or those that are named."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = PageServer(Path(home), page_folder(), "pictures")
        path = on_this_machine() or playwright.chromium.executable_path
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        stages = {edition: Stage(server, edition) for edition in catalogue()}
        for name, view, stage, height in pictures(stages):
            if not wanted or name in wanted:
                sorts = product((False, True), ("light", "dark"))
                screens = [shot(browser, stage, view, theme, phone) for phone, theme in sorts]
                file = folder / f"{name}.webp"
                together(screens, height).save(file, quality=QUALITY, method=6)
                print(f"{file}: {file.stat().st_size // 1000} kB", flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
