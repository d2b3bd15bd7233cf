"""What people read: the rules, the refusals, the log and the answers, in French and in English."""

from casedepart.texts.actions import action_text, goods_text, offer_text
from casedepart.texts.events import event_text
from casedepart.texts.fluent import UnknownText, add_variant, bundle, has_text, languages, text
from casedepart.texts.names import Names
from casedepart.texts.neutral import neutral
from casedepart.texts.numbering import CHAPTERS, RULES, add_rules, chapter_title, near_rules, played, rule_number
from casedepart.texts.numbers import Numbers
from casedepart.texts.page import rules_page
from casedepart.texts.reader import Remark, RuleInWords
from casedepart.texts.refusals import refusal
from casedepart.texts.rules import decided, labelled, rule_in_words, rule_text, rule_title
from casedepart.texts.spoken import spoken_language
from casedepart.texts.words import RULESETS, Words

__all__ = [
    "CHAPTERS",
    "RULES",
    "RULESETS",
    "Names",
    "Numbers",
    "Remark",
    "RuleInWords",
    "UnknownText",
    "Words",
    "action_text",
    "add_rules",
    "add_variant",
    "bundle",
    "chapter_title",
    "decided",
    "event_text",
    "goods_text",
    "has_text",
    "labelled",
    "languages",
    "near_rules",
    "neutral",
    "offer_text",
    "played",
    "refusal",
    "rule_in_words",
    "rule_number",
    "rule_text",
    "rule_title",
    "rules_page",
    "spoken_language",
    "text",
]
