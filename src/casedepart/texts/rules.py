"""The rules in words: each by its number, in an edition's terms; refusals that cite one; and the page of them all."""

from __future__ import annotations

from casedepart.texts.booklet import counts_table
from casedepart.texts.fluent import UnknownText, text
from casedepart.texts.numbering import RULES, chapter_title, rule_number
from casedepart.texts.reader import Reader, Remark, RuleInWords
from casedepart.texts.telling import neutral, telling
from casedepart.texts.words import Words


def rule_title(number: str, language: str, words: Words | None = None) -> str:
    """A rule's name in a few words."""
    return text(language, f"rule-{rule_number(number)}", **telling(words or neutral(language)))


def rule_text(number: str, language: str, words: Words | None = None) -> str:
    """All that is to be said of a rule, as plain lines: the text, what differs, our decisions, where it comes from."""
    rule = rule_in_words(number, language, words)
    lines = [rule.absent, rule.scope, rule.text, *(labelled(remark, language) for remark in rule.remarks)]
    lines += [*(decided(remark, language) for remark in rule.decisions), rule.source]
    return "\n".join(line for line in lines if line)


def labelled(remark: Remark, language: str) -> str:
    """A remark after the name of the ruleset or the edition it belongs to."""
    if not remark.where:
        return remark.said
    return text(language, "remark", where=remark.where, said=remark.said)


def decided(remark: Remark, language: str) -> str:
    """A decision, marked as ours."""
    key = "our-decision-for" if remark.where else "our-decision"
    return text(language, key, where=remark.where, said=remark.said)


def rule_in_words(number: str, language: str, words: Words | None = None) -> RuleInWords:
    """A rule in an edition's words, or with all that differs when no edition is given."""
    number = rule_number(number)
    if words is not None and words.language != language:
        raise UnknownText(f"words in {words.language!r} cannot serve a text in {language!r}")
    return Reader(number, language, words).read()


def refusal(rule: str, why: str, language: str, words: Words | None = None) -> str:
    """What a player is told: the sentence, then the number and the title of the rule."""
    return text(
        language,
        "refusal",
        sentence=text(language, f"refused-{why}"),
        rule=rule_number(rule),
        title=rule_title(rule, language, words),
    )


def rules_page(language: str) -> str:
    """All rules of the book with all that differs, by chapter, as Markdown; `docs/rules/` holds what this returns."""
    blocks = [f"# {text(language, 'rules-heading')}", text(language, "rules-introduction")]
    blocks += [text(language, "rules-sources"), counts_table(language)]
    heading = ""
    for number in RULES:
        if chapter_title(number, language) != heading:
            heading = chapter_title(number, language)
            blocks.append(f"## {heading}")
        blocks += rule_blocks(rule_in_words(number, language), language)
    return "\n\n".join(blocks) + "\n"


def rule_blocks(rule: RuleInWords, language: str) -> list[str]:
    """One rule: its title, its text, a line for each remark and each decision, then where it comes from."""
    listed = [f"- {labelled(remark, language)}" for remark in rule.remarks]
    listed += [f"- *{decided(remark, language)}*" for remark in rule.decisions]
    blocks = [f"### {rule.number} · {rule.title}", rule.scope, rule.text, "\n".join(listed), rule.source]
    return [block for block in blocks if block]
