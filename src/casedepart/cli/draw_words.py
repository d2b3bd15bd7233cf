"""The terminal's own texts, in French and in English: `texts/<language>/terminal.ftl`."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle

from casedepart.texts import UnknownText
from casedepart.texts.fluent import resource

FOLDED_LINE = re.compile(r" *\n *")


@cache
def messages(language: str) -> FluentBundle:
    """All that the terminal says in a language, read once."""
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(resource(language, "terminal"))
    return found


def say(language: str, key: str, /, **arguments: object) -> str:
    """A text of the terminal."""
    bundle = messages(language)
    if not bundle.has_message(key):
        raise UnknownText(f"no text {key!r} in the language {language!r}")
    pattern: Any = bundle.get_message(key).value
    said, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors:
        raise UnknownText(f"the text {key!r} in the language {language!r} lacks something: {errors[0]}")
    return FOLDED_LINE.sub(" ", str(said))
