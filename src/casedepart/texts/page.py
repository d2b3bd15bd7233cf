"""The help page: all rules of the book in one language, as Markdown."""

from __future__ import annotations

from casedepart.texts.fluent import text
from casedepart.texts.numbering import RULES, chapter_title
from casedepart.texts.reader import RuleInWords
from casedepart.texts.rules import decided, labelled, rule_in_words


def rules_page(language: str) -> str:
    """Every rule with all that differs, by chapter; `docs/rules/` holds what this returns."""
    lines = [f"# {text(language, 'rules-heading')}", "", text(language, "rules-introduction"), ""]
    heading = ""
    for number in RULES:
        if chapter_title(number, language) != heading:
            heading = chapter_title(number, language)
            lines += [f"## {heading}", ""]
        lines += rule_lines(rule_in_words(number, language), language)
    return "\n".join(lines).rstrip() + "\n"


def rule_lines(rule: RuleInWords, language: str) -> list[str]:
    """One rule: its title, its text, then a line for each remark and each decision."""
    remarks = [f"- {labelled(remark, language)}" for remark in rule.remarks]
    decisions = [f"- *{decided(remark, language)}*" for remark in rule.decisions]
    body = [line for line in (rule.scope, rule.text) if line]
    listed = [*remarks, *decisions]
    return [
        f"### {rule.number} · {rule.title}",
        "",
        *spaced(body),
        *(["", *listed] if listed and body else listed),
        "",
    ]


def spaced(paragraphs: list[str]) -> list[str]:
    """Paragraphs with an empty line between each."""
    return "\n\n".join(paragraphs).split("\n") if paragraphs else []
