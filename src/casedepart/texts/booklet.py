"""Where each rule comes from: the headings under which an edition's booklet prints it, our decision, or both.

The rows of the printed editions stand in `booklets.toml`; an edition of someone's own may have rows in its file.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from casedepart.texts.fluent import UnknownText, said_by, text
from casedepart.texts.numbering import RULES, rule_number, scope
from casedepart.texts.words import RULESETS, Words

FILE: Final = "booklets.toml"
OURS: Final = ("R", "H")
"""The letters of the rulings and the house rules, which no booklet has."""

Kind = Literal["printed", "partly", "ours"]
KINDS: Final[tuple[Kind, ...]] = ("printed", "partly", "ours")
Heading = Annotated[str, Meta(min_length=1, max_length=100, description="A heading of the booklet, as printed.")]


class RuleSource(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a rule comes from in one edition."""

    printed: tuple[Heading, ...] = ()
    """The headings under which the booklet prints it; none: it does not."""
    ours: bool = False
    """Some of it is our decision; without headings, all of it is."""

    @property
    def kind(self) -> Kind:
        """Whether the booklet prints all of it, some of it, or nothing."""
        if not self.printed:
            return "ours"
        return "partly" if self.ours else "printed"


class Booklet(Struct, frozen=True, forbid_unknown_fields=True):
    """The booklet of a printed edition."""

    ruleset: str
    rules: dict[str, RuleSource]

    def counts(self) -> Counter[Kind]:
        """How many rules it prints, prints in part, and leaves to us."""
        return Counter(source.kind for source in self.rules.values())


@cache
def booklets() -> dict[str, Booklet]:
    """The booklets of the catalogue's printed editions, by edition."""
    return read_booklets((files(__package__) / FILE).read_text(encoding="utf-8"))


def read_booklets(written: str) -> dict[str, Booklet]:
    """The booklets of a file; an error says which row is wrong."""
    try:
        found = msgspec.convert(tomllib.loads(written), dict[str, Booklet])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise UnknownText(f"{FILE}: {error}") from None
    for edition, booklet in found.items():
        if booklet.ruleset not in RULESETS:
            raise UnknownText(f"{FILE}, {edition}: no ruleset {booklet.ruleset!r}: there are {', '.join(RULESETS)}")
        for number, source in booklet.rules.items():
            if fault := source_fault(number, source):
                raise UnknownText(f"{FILE}, {edition}: {said_by('editions', 'en', fault, {'number': number})}")
    return found


def source_fault(number: str, source: RuleSource) -> str:
    """What is wrong with a row, as the key of a message of editions; empty: nothing."""
    if number not in RULES:
        return "booklet-no-such-rule"
    return "" if source.printed or source.ours else "booklet-no-source"


def sources(rule: str, edition: Words | None = None) -> dict[str, RuleSource]:
    """Where a rule comes from, by edition: in this one's own booklet, else in those that its ruleset is printed in.

    Without an edition, in every booklet. Empty for rulings and house rules, and where a booklet's rows lack the rule.
    """
    number = rule_number(rule)
    if is_ours(number):
        return {}
    if edition is not None and edition.booklet:
        own = dict(edition.booklet)
        return {edition.edition: own[number]} if number in own else {}
    rows = {name: booklet.rules[number] for name, booklet in booklets().items() if number in booklet.rules}
    if edition is None:
        return rows
    if edition.edition in booklets():
        return {name: source for name, source in rows.items() if name == edition.edition}
    of_ruleset = {name: source for name, source in rows.items() if booklets()[name].ruleset == edition.ruleset}
    return of_ruleset or rows


def is_ours(number: str) -> bool:
    """Whether no booklet can have a rule: rulings, house rules, the rules of variants of someone's own."""
    return number[0] in OURS or scope(number).house


def source_text(rule: str, language: str, edition: Words | None = None) -> str:
    """Where a rule comes from, in words; empty where an edition of someone's own does not say."""
    number = rule_number(rule)
    if is_ours(number):
        return text(language, "whole-rule-is-ours" if number[0] == "R" else "source-house")
    found = sources(number, edition)
    if edition is not None and list(found) == [edition.edition]:
        return source_of_one(found[edition.edition], language)
    if edition is None and all(source.kind == "ours" for source in found.values()):
        return text(language, "source-ours-all")
    return " ".join(said for kind in KINDS if (said := source_of_many(kind, found, language)))


def source_of_one(source: RuleSource, language: str) -> str:
    """Where a rule comes from in the one booklet that is meant."""
    return text(language, f"source-{source.kind}", where=quoted(source.printed, language))


def source_of_many(kind: Kind, found: dict[str, RuleSource], language: str) -> str:
    """What of several booklets is of this kind, those with the same headings together."""
    editions: dict[tuple[str, ...], list[str]] = {}
    for name, source in found.items():
        if source.kind == kind:
            editions.setdefault(source.printed, []).append(text(language, f"edition-{name}"))
    if not editions:
        return ""
    if kind == "ours":
        return text(language, "source-ours-in", editions=", ".join(editions[()]))
    where = [
        text(language, "source-in", where=quoted(headings, language), editions=", ".join(names))
        for headings, names in editions.items()
    ]
    return text(language, f"source-{kind}", where=text(language, "source-join").join(where))


def quoted(headings: Iterable[str], language: str) -> str:
    """Headings in quotation marks."""
    return ", ".join(text(language, "source-heading", heading=heading) for heading in headings)


def booklet_text(edition: Words) -> str:
    """How much of an edition's rules its own booklet prints, in a sentence; or that it has none."""
    own = Booklet(edition.ruleset, dict(edition.booklet)) if edition.booklet else booklets().get(edition.edition)
    if own is None:
        return text(edition.language, "booklet-none", edition=edition.edition_name)
    return text(edition.language, "booklet-counts", **{kind: own.counts()[kind] for kind in KINDS})


def counts_table(language: str) -> str:
    """How much each booklet prints, as a Markdown table."""
    heads = [text(language, f"source-count-{head}") for head in ("edition", *KINDS)]
    rows = [
        [text(language, f"edition-{name}"), *(str(booklet.counts()[kind]) for kind in KINDS)]
        for name, booklet in booklets().items()
    ]
    return "\n".join(f"| {' | '.join(row)} |" for row in [heads, ["---", *["---:"] * len(KINDS)], *rows])
