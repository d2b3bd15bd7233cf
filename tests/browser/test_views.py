"""Every view, loaded once in each language: nothing is said in the other one, axe is content, nothing is too wide."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.test_access import complaints_of_axe
from tests.browser.test_words import assert_apart, texts_of
from tests.browser.views import VIEWS, Stage
from tests.browser.visitor import NARROW

FIRST = ("home", "new", "rules", "table", "trade", "menu", "auction", "end")
"""The views that nobody goes without, and those with the most words; the others are left to `make test-long`."""


@pytest.mark.parametrize(
    "view", [pytest.param(view, marks=() if view in FIRST else pytest.mark.long) for view in VIEWS]
)
def test_a_view_is_for_everyone_in_both_languages(visit: Visit, stage: Stage, view: str) -> None:
    seen = {}
    for language in ("en", "fr"):
        visitor = visit(language=language, seed=2)
        VIEWS[view](visitor, stage)
        assert visitor.page.evaluate("document.documentElement.lang") == language
        seen[language] = texts_of(visitor)
        if language == "en":
            assert complaints_of_axe(visitor) == []
        visitor.page.set_viewport_size(NARROW)
        visitor.fits()
    assert_apart(stage.server, seen)
