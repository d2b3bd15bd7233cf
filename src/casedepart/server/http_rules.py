"""The HTTP side of the rules in words: those of an edition, of a table, or of the whole book."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import lru_cache
from itertools import groupby
from typing import TypeVar
from urllib.parse import parse_qsl

import msgspec
from msgspec import Struct

from casedepart.server.calls import Call
from casedepart.server.decoder import in_words
from casedepart.server.http_editions import built_in
from casedepart.server.http_tables import seen
from casedepart.table.errors import TableError
from casedepart.table.lessons.script import LESSONS
from casedepart.table.replay import edition_of
from casedepart.table.settings import Settings
from casedepart.texts import RULES, Words, chapter_title, decided, labelled, languages, played, rule_in_words
from casedepart.texts.minute import minute


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
    options: list[str] | None = None
    """Those that the table has taken up; left out: all that the edition offers."""


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
    played: bool
    absent: str
    """That it is not played, and where it is."""


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


Asked = TypeVar("Asked", bound=Struct)


async def show_rules(call: Call) -> object:
    """The rules in words."""
    asked = from_query(call.request.url.query, RulesAsked)
    language = known(asked.language) or call.language
    # The whole book takes a tenth of a second: meanwhile games go on.
    return await asyncio.to_thread(encoded, language, words_of(asked, language))


async def show_table_rules(call: Call) -> object:
    """The rules in words as a table plays them, whosever edition it is."""
    language = known(from_query(call.request.url.query, TableRulesAsked).language) or call.language
    async with seen(call) as (room, _):
        standing = room.table.standing
        words = edition_of(standing).words(language, standing.settings.ruleset)
        taken_up = replace(words, options=tuple(standing.settings.options))
        return await asyncio.to_thread(encoded, language, taken_up)


def from_query(query: str, kind: type[Asked]) -> Asked:
    """What an address asks for; an error names what is wrong with it."""
    values: dict[str, object] = dict(parse_qsl(query[:2000], keep_blank_values=True))
    if "options" in values:
        values["options"] = [word for word in str(values["options"]).split(",") if word]
    try:
        return msgspec.convert(values, kind)
    except msgspec.ValidationError as error:
        raise TableError("bad-settings", detail=in_words(error)) from None


def known(language: str) -> str:
    """A language that there is, or none."""
    if language and language not in languages():
        raise TableError("bad-settings", detail=f"language is none of {', '.join(languages())}")
    return language


def words_of(asked: RulesAsked, language: str) -> Words | None:
    """The words of the edition that is meant; None: no edition."""
    if not asked.edition:
        if asked.ruleset or asked.options:
            raise TableError("bad-settings", detail="ruleset and options are those of an edition, and none is named")
        return None
    edition = built_in(asked.edition)
    settings = Settings(edition=edition.id, ruleset=asked.ruleset, options=asked.options or [], seats=2)
    chosen = settings.checked(edition)
    words = edition.words(language, chosen.ruleset)
    return words if asked.options is None else replace(words, options=tuple(chosen.options))


@lru_cache(maxsize=128)
def encoded(language: str, words: Words | None) -> bytes:
    """The rules as they are sent; the same words make the same rules, so they are told once."""
    parts = groupby(RULES, lambda number: chapter_title(number, language))
    chapters = [ChapterView(title, [told(number, language, words) for number in numbers]) for title, numbers in parts]
    short = [MinuteView(line.title, line.text) for line in minute(words)] if words else []
    return msgspec.json.encode(RulesView(chapters, short, words is not None and words.edition in LESSONS))


def told(number: str, language: str, words: Words | None) -> RuleView:
    """One rule, with all that is to be said of it."""
    rule = rule_in_words(number, language, words)
    return RuleView(
        number=rule.number,
        title=rule.title,
        scope=rule.scope,
        text=rule.text,
        remarks=[labelled(remark, language) for remark in rule.remarks],
        decisions=[decided(remark, language) for remark in rule.decisions],
        played=words is None or played(number, words),
        absent=rule.absent,
    )
