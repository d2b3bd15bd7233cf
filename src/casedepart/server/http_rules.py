"""The HTTP side of the rules in words: those of an edition, of a table, or of the whole book."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from itertools import groupby
from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from casedepart.editions import Edition, load
from casedepart.server.calls import Call
from casedepart.server.house import HouseTaken, Played, house_taken
from casedepart.server.http_editions import built_in
from casedepart.server.http_tables import seen
from casedepart.study.house_words import rule_price
from casedepart.table.errors import TableError
from casedepart.table.lessons.script import LESSONS
from casedepart.table.replay import edition_of
from casedepart.table.settings import Settings, choose
from casedepart.texts import (
    RULES,
    Words,
    booklet_text,
    chapter_title,
    decided,
    found_rules,
    labelled,
    played,
    rule_in_words,
)
from casedepart.texts.minute import minute

CLASSIC: Final = "classic"
"""The edition whose prices are told where none is meant."""

LONGEST_QUESTION: Final = 300


class TableRulesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """In which language."""

    language: str = ""
    """Empty: the one that `Accept-Language` prefers."""


class RulesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose rules, and in which language."""

    language: str = ""
    """Empty: the one that `Accept-Language` prefers."""
    edition: str = ""
    """Empty: the whole book, with all that differs."""
    ruleset: str = ""
    """Empty: the edition's own."""
    mode: str = "standard"
    options: list[str] | None = None
    """Those that the table has taken up; left out: all that the edition offers."""
    numbers: dict[str, int] = {}
    """The numbers of its house rules, where they are not the usual ones."""


class TableSearchAsked(TableRulesAsked, frozen=True, forbid_unknown_fields=True):
    """What is looked for in the rules of a table, and in which language."""

    words: Annotated[str, Meta(max_length=LONGEST_QUESTION)] = ""
    """A question, or some words of it, as they were typed."""


class SearchAsked(RulesAsked, frozen=True, forbid_unknown_fields=True):
    """What is looked for, in whose rules, and in which language."""

    words: Annotated[str, Meta(max_length=LONGEST_QUESTION)] = ""
    """A question, or some words of it, as they were typed."""


class RuleView(Struct, frozen=True):
    """A rule in words."""

    number: str
    title: str
    scope: str
    """Where it is played, when no edition is meant and that is not everywhere."""
    text: str
    remarks: list[str]
    """What differs, or is added."""
    decisions: list[str]
    """What no booklet settles, and we decided."""
    source: str
    """Whether it is printed, and under which headings, or ours; empty where a decision says so, or nothing is known."""
    played: bool
    absent: str
    """That it is not played, and where it is."""
    price: str = ""
    """Of a house rule: what it costs, where that was measured."""


class ChapterView(Struct, frozen=True):
    """A chapter of the rules."""

    title: str
    rules: list[RuleView]


class MinuteView(Struct, frozen=True):
    """One line of the game in 60 seconds."""

    title: str
    text: str


class RulesView(Struct, frozen=True):
    """All rules, in the order of the book."""

    chapters: list[ChapterView]
    minute: list[MinuteView]
    """The game in 60 seconds; empty where no edition is meant."""
    lesson: bool
    """Is there a lesson that teaches the edition?"""
    booklet: str
    """How much of them its booklet prints, or that it has none; empty where no edition is meant."""
    house: list[HouseTaken] = []
    """The house rules that the table has taken up, with its numbers."""


async def show_rules(call: Call) -> object:
    """The rules in words."""
    asked = call.asked(RulesAsked)
    language = asked.language or call.language
    edition = edition_asked(asked)
    played = as_played(asked, edition)
    # The whole book takes a tenth of a second: meanwhile games go on.
    if played is not None:
        return await asyncio.to_thread(view_as_played, played, language)
    words = edition.words(language, asked.ruleset) if edition else None
    prices = prices_of(edition or load(CLASSIC), asked.ruleset, language)
    return await asyncio.to_thread(rules_view, language, words, prices)


async def search_rules(call: Call) -> object:
    """The rules that answer a question, best first."""
    asked = call.asked(SearchAsked)
    language = asked.language or call.language
    edition = edition_asked(asked)
    played = as_played(asked, edition)
    words = played.words(language) if played else edition.words(language, asked.ruleset) if edition else None
    return await asyncio.to_thread(found_rules, asked.words, language, words)


async def search_table_rules(call: Call) -> object:
    """The rules of a table that answer a question, best first."""
    asked = call.asked(TableSearchAsked)
    language = asked.language or call.language
    async with seen(call) as (room, _):
        standing = room.table.standing
        words = Played(standing.settings, edition_of(standing)).words(language)
        return await asyncio.to_thread(found_rules, asked.words, language, words)


async def show_table_rules(call: Call) -> object:
    """The rules in words as a table plays them, whosever edition it is."""
    language = call.asked(TableRulesAsked).language or call.language
    async with seen(call) as (room, _):
        standing = room.table.standing
        async with call.services.works:
            return await asyncio.to_thread(view_as_played, Played(standing.settings, edition_of(standing)), language)


def view_as_played(played: Played, language: str) -> RulesView:
    """The rules of a table: with what it has taken up, and its numbers."""
    prices = prices_of(played.edition, played.settings.ruleset, language)
    rules = rules_view(language, played.words(language), prices)
    return msgspec.structs.replace(rules, house=house_taken(played, language))


@lru_cache(maxsize=64)
def prices_of(edition: Edition, ruleset: str, language: str) -> tuple[tuple[str, str], ...]:
    """What each house rule costs in a game of an edition, by its number."""
    found = [(number, rule_price(number, edition, ruleset, language)) for number in RULES]
    return tuple((number, price) for number, price in found if price)


def as_played(asked: RulesAsked, edition: Edition | None) -> Played | None:
    """The settings that are meant, with what they take up; None: an edition with all that it offers, or the book."""
    if edition is None or asked.options is None:
        return None
    settings = Settings(
        edition=edition.id,
        ruleset=asked.ruleset,
        mode=asked.mode,
        options=asked.options,
        numbers=asked.numbers,
        seats=2,
    )
    return Played(settings.checked(edition), edition)


def edition_asked(asked: RulesAsked) -> Edition | None:
    """The edition that is meant; None: the whole book."""
    if asked.edition:
        edition = built_in(asked.edition)
        choose("ruleset", asked.ruleset or edition.ruleset, edition.rulesets)
        return edition
    if asked.ruleset or asked.options:
        raise TableError("bad-settings", detail="ruleset and options are those of an edition, and none is named")
    return None


@lru_cache(maxsize=128)
def rules_view(language: str, words: Words | None, prices: tuple[tuple[str, str], ...]) -> RulesView:
    """All rules in words; the same words make the same rules, so they are put together once."""
    parts = groupby(RULES, lambda number: chapter_title(number, language))
    costs = dict(prices)
    chapters = [
        ChapterView(title, [told(number, language, words, costs.get(number, "")) for number in numbers])
        for title, numbers in parts
    ]
    short = [MinuteView(line.title, line.text) for line in minute(words)] if words else []
    lesson = words is not None and words.edition in LESSONS
    return RulesView(chapters, short, lesson, booklet_text(words) if words else "")


def told(number: str, language: str, words: Words | None, price: str) -> RuleView:
    """One rule, with all that is to be said of it."""
    rule = rule_in_words(number, language, words)
    return RuleView(
        number=rule.number,
        title=rule.title,
        scope=rule.scope,
        text=rule.text,
        remarks=[labelled(remark, language) for remark in rule.remarks],
        decisions=[decided(remark, language) for remark in rule.decisions],
        source=rule.source,
        played=words is None or played(number, words),
        absent=rule.absent,
        price=price,
    )
