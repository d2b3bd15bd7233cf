"""`casedepart rules`: the rules in words, in an edition's own terms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Annotated, Final

import typer
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from casedepart.cli.asking import chosen_language, told_errors
from casedepart.editions import EditionError, load
from casedepart.study.house_words import rule_price_in_full
from casedepart.texts import (
    CHAPTERS,
    RULES,
    RuleInWords,
    UnknownText,
    Words,
    booklet_text,
    chapter_title,
    decided,
    found_rules,
    labelled,
    near_rules,
    played,
    rule_in_words,
    rule_title,
    rules_page,
    text,
)
from casedepart.texts.search import BEST

NUMBER: Final = re.compile(r"[A-Za-z]\d*")
"""What may be a rule's number, or a chapter's letter; all else is a question."""
SENTENCE_END: Final = re.compile(r"(?<=[.!?])(?<!\bM\.) ")
"""Where a sentence ends: not in “M. Monopoly”."""


def rules(
    numbers: Annotated[list[str] | None, typer.Argument(metavar="[RULE]...")] = None,
    edition: str = "",
    ruleset: str = "",
    lang: str = "",
    plain: Annotated[bool, typer.Option("--plain")] = False,
    page: Annotated[bool, typer.Option("--page")] = False,
) -> None:
    """List the rules, find them by your own words, or say one in full: what differs where, which decisions are ours."""
    console = Console()
    plain = plain or not console.is_terminal
    with told_errors(lang, EditionError, UnknownText):
        language = chosen_language(lang)
        words = edition_words(edition, ruleset, language)
        if page:
            typer.echo(rules_page(language), nl=False)
        elif not numbers:
            show_list(console, language, words, plain)
        elif not all(NUMBER.fullmatch(asked.strip()) for asked in numbers):
            show_found(console, " ".join(numbers), language, words, plain)
        else:
            for number in [found for asked in numbers for found in numbers_of(asked, language)]:
                price = rule_price_in_full(number, load(edition or "classic"), ruleset, language)
                show_rule(console, rule_in_words(number, language, words), price, language, words, plain)


def edition_words(edition: str, ruleset: str, language: str) -> Words | None:
    """The words of the edition that is meant; a ruleset alone means the classic edition under it."""
    if not edition and not ruleset:
        return None
    chosen = load(edition or "classic")
    chosen.rules(ruleset or None)  # refuses a ruleset that the edition does not have
    return chosen.words(language, ruleset or None)


def numbers_of(asked: str, language: str) -> tuple[str, ...]:
    """The rules that someone asked for: one by its number, or a chapter by its letter."""
    number = asked.strip().upper()
    if number in RULES:
        return (number,)
    if number in CHAPTERS:
        return tuple(rule for rule in RULES if rule[0] == number)
    near = near_rules(number)
    unknown = text(language, "unknown-rule", rule=asked.strip())
    hint = text(language, "near-rules", rules=", ".join(near)) if near else text(language, "rules-hint")
    raise UnknownText(f"{unknown} {hint}")


# The list


def show_list(console: Console, language: str, words: Words | None, plain: bool) -> None:
    """All rules that are played, by chapter, each with its title."""
    shown = [number for number in RULES if words is None or played(number, words)]
    heading = text(language, "rules-heading") + (f" · {words.edition_name}" if words else "")
    listed = [
        (title, [(number, rule_title(number, language, words)) for number in numbers])
        for title, numbers in groupby(shown, lambda number: chapter_title(number, language))
    ]
    below = [booklet_text(words)] if words else []
    if plain:
        typer.echo("\n".join([heading, *below, *plain_list(listed), "", text(language, "rules-hint")]))
        return
    console.print(Text(heading, style="bold"), *(Text(line, style="dim") for line in below), sep="\n")
    for chapter, rows in listed:
        console.print(drawn_chapter(chapter, rows))
    console.print(Text(text(language, "rules-hint"), style="dim"))


def plain_list(listed: list[tuple[str, list[tuple[str, str]]]]) -> Iterator[str]:
    """The chapters as lines."""
    for chapter, rows in listed:
        yield ""
        yield chapter
        for number, title in rows:
            yield f"{number}  {title}"


def drawn_chapter(chapter: str, rows: list[tuple[str, str]]) -> Panel:
    """One chapter in a frame."""
    table = Table.grid(padding=(0, 2))
    for number, title in rows:
        table.add_row(Text(number, style="bold cyan"), Text(title))
    return Panel(table, title=Text(chapter, style="bold"), title_align="left", border_style="cyan")


# What answers a question


def show_found(console: Console, question: str, language: str, words: Words | None, plain: bool) -> None:
    """The rules that answer a question best, each with its first sentence."""
    found = found_rules(question, language, words).numbers[:BEST]
    if not found:
        raise UnknownText(text(language, "no-rule-found", question=question))
    told = [rule_in_words(number, language, words) for number in found]
    hint = text(language, "found-rules-hint", rule=found[0])
    if plain:
        lines = (f"{rule.number}  {rule.title}\n    {first_sentence(rule)}" for rule in told)
        typer.echo("\n".join([*lines, "", hint]))
        return
    table = Table.grid(padding=(0, 2))
    for rule in told:
        table.add_row(Text(rule.number, style="bold cyan"), Text(rule.title, style="bold"))
        table.add_row("", Text(first_sentence(rule)))
    console.print(Panel(table, title=Text(question, style="bold"), title_align="left", border_style="cyan"))
    console.print(Text(hint, style="dim"))


def first_sentence(rule: RuleInWords) -> str:
    """How a rule begins; where every ruleset has its own words, those of the first."""
    said = rule.text or next((remark.said for remark in rule.remarks), rule.title)
    return SENTENCE_END.split(said, 1)[0]


# One rule


def show_rule(
    console: Console, rule: RuleInWords, price: list[str], language: str, words: Words | None, plain: bool
) -> None:
    """One rule in full, and what it costs where it is a house rule."""
    where = text(language, "rules-in-edition", edition=words.edition_name) if words else ""
    if plain:
        typer.echo("\n".join([*plain_rule(rule, language, where), *price]) + "\n")
        return
    title = Text.assemble((rule.number, "bold cyan"), " · ", (rule.title, "bold"))
    below = Text(" · ".join(part for part in (rule.chapter, where) if part), style="dim")
    body = Group(*drawn_parts(rule, language), *drawn_price(price))
    console.print(Panel(body, title=title, title_align="left", subtitle=below, subtitle_align="left"))


def plain_rule(rule: RuleInWords, language: str, where: str) -> Iterator[str]:
    """A rule as lines that read well aloud."""
    yield " · ".join(part for part in (rule.number, rule.title, rule.chapter, where) if part)
    yield from (line for line in (rule.absent, rule.scope, rule.text) if line)
    yield from (labelled(remark, language) for remark in rule.remarks)
    yield from (decided(remark, language) for remark in rule.decisions)
    if rule.source:
        yield rule.source
    if rule.elsewhere:
        yield text(language, "elsewhere")
        yield from (f"- {labelled(remark, language)}" for remark in rule.elsewhere)


def drawn_price(price: list[str]) -> Iterator[RenderableType]:
    """What a house rule costs; how that was measured is dimmed."""
    yield from (Text(line, style="dim" if at else "bold") for at, line in enumerate(price))


def drawn_parts(rule: RuleInWords, language: str) -> Iterator[RenderableType]:
    """A rule for a screen: ours is set apart from the booklets', and other editions are dimmed."""
    if rule.absent or rule.scope:
        yield Text(rule.absent or rule.scope, style="yellow")
    if rule.text:
        yield Text(rule.text)
    for remark in rule.remarks:
        yield Text(f"• {labelled(remark, language)}")
    for decision in rule.decisions:
        yield Text(f"• {decided(decision, language)}", style="italic green")
    if rule.source:
        yield Text(rule.source, style="dim")
    if rule.elsewhere:
        yield Text(f"\n{text(language, 'elsewhere')}", style="dim bold")
        yield from (Text(f"• {labelled(remark, language)}", style="dim") for remark in rule.elsewhere)
