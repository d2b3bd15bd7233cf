"""The page's own texts, as a test needs them: to find a button by what it says, in any language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from casedepart.texts.fluent import PAGE, message_files
from tests.repository.tree import text_of


@cache
def bundle(language: str) -> FluentBundle:
    """All that the page can say in a language."""
    made = FluentBundle([language], use_isolating=False)
    for file in files(language):
        made.add_resource(FluentResource(text_of(file)))
    return made


def files(language: str) -> list[Path]:
    """The files of all that the page is sent in a language; those that other parts speak from are not its own."""
    return [Path(str(file)) for file in message_files(language, PAGE)]


def told(language: str, key: str, **given: Any) -> str:
    """A text of the page."""
    message = bundle(language).get_message(key)
    assert message.value is not None, f"{key} says nothing"
    said, errors = bundle(language).format_pattern(message.value, given)
    assert not errors, f"{key}: {errors}"
    return str(said)
