"""The page's own texts, as a test needs them: to find a button by what it says, in either language."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tests.repository.tree import ROOT, text_of

FOLDERS = (ROOT / "web" / "texts", ROOT / "src" / "casedepart" / "texts")


@cache
def bundle(language: str) -> FluentBundle:
    """All that the page can say in a language."""
    made = FluentBundle([language], use_isolating=False)
    for folder in FOLDERS:
        for file in sorted((folder / language).glob("*.ftl")):
            made.add_resource(FluentResource(text_of(file)))
    return made


def told(language: str, key: str, **given: Any) -> str:
    """A text of the page."""
    message = bundle(language).get_message(key)
    assert message.value is not None, f"{key} says nothing"
    said, errors = bundle(language).format_pattern(message.value, given)
    assert not errors, f"{key}: {errors}"
    return str(said)
