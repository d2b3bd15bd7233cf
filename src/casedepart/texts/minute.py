"""The game in 60 seconds: a few lines for who has never played, with the numbers of an edition's own rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from casedepart.texts.fluent import has_text, text
from casedepart.texts.words import Words

LINES: Final = ("aim", "start", "buy", "rent", "build", "trade", "jail", "debt")


@dataclass(frozen=True)
class MinuteLine:
    """One line of it."""

    title: str
    text: str


def minute(words: Words) -> list[MinuteLine]:
    """What one needs to know to begin, and last what is special about the edition."""
    own = f"own-{words.edition}"
    keys = [f"minute-{key}" for key in (*LINES, own) if key != own or has_text(words.language, f"minute-{own}")]
    given = {**words.arguments(), "ruleset": words.ruleset}
    return [
        MinuteLine(text(words.language, key, **given), text(words.language, f"{key}.text", **given)) for key in keys
    ]
