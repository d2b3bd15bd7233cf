"""What people read: the rules, the refusals, the log and the answers, in any language that has its folder."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    # What the package shows, for the type checker; at run time `__getattr__` loads it.
    from casedepart.texts.actions import action_text, goods_text, offer_text
    from casedepart.texts.booklet import RuleSource, booklet_text, booklets, sources
    from casedepart.texts.events import event_text
    from casedepart.texts.fluent import (
        UnknownText,
        add_variant,
        has_text,
        messages,
        page_texts,
        said_by,
        text,
        variant_text,
    )
    from casedepart.texts.formats import figure, grouped
    from casedepart.texts.locales import (
        COMPLETE,
        best_language,
        fallbacks,
        languages,
        preferred_language,
        spoken_language,
    )
    from casedepart.texts.names import Names
    from casedepart.texts.numbering import CHAPTERS, RULES, add_rules, chapter_title, near_rules, played, rule_number
    from casedepart.texts.reader import Remark, RuleInWords
    from casedepart.texts.rules import decided, labelled, refusal, rule_in_words, rule_text, rule_title, rules_page
    from casedepart.texts.search import FoundRules, found_rules
    from casedepart.texts.words import RULESETS, Numbers, Words

__all__ = [
    "CHAPTERS",
    "COMPLETE",
    "RULES",
    "RULESETS",
    "FoundRules",
    "Names",
    "Numbers",
    "Remark",
    "RuleInWords",
    "RuleSource",
    "UnknownText",
    "Words",
    "action_text",
    "add_rules",
    "add_variant",
    "best_language",
    "booklet_text",
    "booklets",
    "chapter_title",
    "decided",
    "event_text",
    "fallbacks",
    "figure",
    "found_rules",
    "goods_text",
    "grouped",
    "has_text",
    "labelled",
    "languages",
    "messages",
    "near_rules",
    "offer_text",
    "page_texts",
    "played",
    "preferred_language",
    "refusal",
    "rule_in_words",
    "rule_number",
    "rule_text",
    "rule_title",
    "rules_page",
    "said_by",
    "sources",
    "spoken_language",
    "text",
    "variant_text",
]

_HOMES: Final = (
    *("locales", "fluent", "formats", "words", "names", "numbering"),
    *("actions", "booklet", "events", "reader", "rules", "search"),
)
"""Where the names of `__all__` are looked for: modules that need little first, as a help page needs no rules."""


def __getattr__(name: str) -> Any:
    """Load a name when it is first asked for, from the first module that has it."""
    if name in __all__:
        for home in _HOMES:
            module = import_module(f"{__name__}.{home}")
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"there is no {name!r} in {__name__}")
