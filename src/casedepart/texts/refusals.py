"""Refusals in words: what was wrong, and the rule that says so."""

from __future__ import annotations

from casedepart.texts.fluent import text
from casedepart.texts.numbering import rule_number
from casedepart.texts.rules import rule_title
from casedepart.texts.words import Words


def refusal(rule: str, why: str, language: str, words: Words | None = None) -> str:
    """What a player is told: the sentence, then the number and the title of the rule."""
    return text(
        language,
        "refusal",
        sentence=text(language, f"refused-{why}"),
        rule=rule_number(rule),
        title=rule_title(rule, language, words),
    )
