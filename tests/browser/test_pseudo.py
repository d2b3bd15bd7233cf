"""The page in a pseudo-language, longer and accented: nothing was forgotten in the code, and nothing overflows."""

from __future__ import annotations

import re
from calendar import month_name
from collections.abc import Iterator
from pathlib import Path

import pytest

from casedepart.sim.daily import PLAYERS
from casedepart.table.names import BOT_NAMES
from tests.browser.conftest import Visit
from tests.browser.positions import NAMES
from tests.browser.serving import PageServer
from tests.browser.test_words import texts_of, words_of
from tests.browser.views import VIEWS, Stage
from tests.browser.visitor import DESKTOP, NARROW, PHONE
from tests.texts.pseudo import TAG, headings, spoken_from, write_pseudo

FIRST = ("home", "new", "table", "preferences", "rules")
"""The views that everyone meets; the others are left to `make test-long`."""
VIEWED = [pytest.param(view, marks=() if view in FIRST else pytest.mark.long) for view in VIEWS]
PLAIN_WORD = re.compile(r"(?<!\w)[A-Za-z]{2,}(?!\w)")
NO_LANGUAGE = {"français", "english", "fr", "en", "xa", "case", "départ", "hasbro", "abcd", "efgh", "and", "or"}
"""What is not ours to say: languages by name and tag, the name of the game, a publisher, a code; what the browser puts
between the parts of a list."""
CUT = """
() => [...document.querySelectorAll('button, a, h1, h2, h3, label, legend, summary, td, th, li, p')]
  .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== 'visible'
    && one.scrollWidth > one.clientWidth + 1 && !one.matches('.unseen, .unseen *')
    && getComputedStyle(one).textOverflow !== 'ellipsis'
    && !['auto', 'scroll'].includes(getComputedStyle(one).overflowX))
  .map((one) => `${one.tagName} ${one.className}: ${one.textContent.trim().slice(0, 60)}`)
"""


@pytest.fixture(scope="module")
def stage(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server that speaks the pseudo-language, and its tables."""
    with spoken_from(write_pseudo(tmp_path_factory.mktemp("languages"))):
        running = PageServer(tmp_path_factory.mktemp("server"), folder, "pseudo")
        yield Stage(running)
        running.stop()
        assert running.troubles() == []


@pytest.mark.parametrize("view", VIEWED)
def test_nothing_is_in_plain_letters_and_nothing_overflows(visit: Visit, stage: Stage, view: str) -> None:
    visitor = visit(stage.server, language=TAG, seed=2)
    VIEWS[view](visitor, stage)
    assert visitor.page.evaluate("document.documentElement.lang") == TAG
    texts = texts_of(visitor)
    known = NO_LANGUAGE | words_of((*NAMES, *BOT_NAMES, *PLAYERS, *month_name))
    known |= {word.lower() for word in PLAIN_WORD.findall(" ".join(headings()))}
    plain = {text: [word for word in PLAIN_WORD.findall(text) if word.lower() not in known] for text in texts}
    assert {text: words for text, words in plain.items() if words} == {}
    assert any("⟦" in text for text in texts)
    for screen in (DESKTOP, PHONE, NARROW):
        visitor.page.set_viewport_size(screen)
        visitor.fits()
        assert (screen, visitor.page.evaluate(CUT)) == (screen, [])
