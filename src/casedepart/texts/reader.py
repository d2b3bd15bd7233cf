"""Reads a rule's message: which of its attributes are meant in an edition, and in whose words."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.texts.booklet import source_text
from casedepart.texts.fluent import attributes, text
from casedepart.texts.numbering import chapter_title, played, scope
from casedepart.texts.telling import neutral, telling
from casedepart.texts.words import RULESETS, Words

EDITIONS = ("classic", "duel-masters", "pokemon", "saint-seiya", "dragon-ball-super", "sore-losers")
"""The editions that have remarks of their own among the rules."""
WHOLE = ("whole-rule-is-ours", "booklet-is-silent")
"""Decisions that say that a rule is ours altogether."""


@dataclass(frozen=True)
class Remark:
    """Something said of a rule for a ruleset or an edition."""

    where: str
    """The name of the ruleset or the edition, for people; empty: everywhere."""
    said: str


@dataclass(frozen=True)
class RuleInWords:
    """A rule as it is read in one edition, or with all its differences when no edition is meant."""

    number: str
    title: str
    chapter: str
    scope: str
    """Where it is played, when no edition is meant and that is not everywhere."""
    text: str
    """What holds everywhere; empty where every ruleset has its own."""
    remarks: tuple[Remark, ...]
    """What the rulesets and editions that are meant add."""
    decisions: tuple[Remark, ...]
    """What no booklet settles, and we decided."""
    source: str
    """Whether it is printed, and under which headings, or ours; empty where a decision says so, or nothing is known."""
    elsewhere: tuple[Remark, ...]
    """What the other rulesets and editions do."""
    absent: str
    """That the rule is not played in the edition that is meant, and where it is; empty where it is played."""


class Reader:
    """Reads one rule's message: which of its attributes are meant, and in whose words."""

    def __init__(self, number: str, language: str, words: Words | None) -> None:
        self.number = number
        self.language = language
        self.words = words
        self.key = f"rule-{number}"
        self.names = attributes(language, self.key)

    def read(self) -> RuleInWords:
        """The rule, played or not, in the edition that is meant."""
        words = self.words or self.plain()
        here = self.words is None or played(self.number, words)
        decisions = self.decisions(here)
        return RuleInWords(
            number=self.number,
            title=text(self.language, self.key, **telling(words)),
            chapter=chapter_title(self.number, self.language),
            scope="" if self.words else scope_words(self.number, self.language),
            text=self.said("text", words) if here and "text" in self.names else "",
            remarks=self.own("") if self.words else self.all(""),
            decisions=decisions,
            source=self.source(decisions) if here else "",
            elsewhere=self.others() if self.words else (),
            absent="" if here else self.absence(words),
        )

    def decisions(self, here: bool) -> tuple[Remark, ...]:
        """Our decisions that apply where the rule is played."""
        if not here:
            return ()
        return self.own("decision") if self.words else self.all("decision")

    def source(self, decisions: tuple[Remark, ...]) -> str:
        """Where the rule comes from, unless a decision says that all of it is ours."""
        whole = {text(self.language, key) for key in WHOLE}
        if any(not remark.where and remark.said in whole for remark in decisions):
            return ""
        return source_text(self.number, self.language, self.words)

    def plain(self) -> Words:
        """Neutral words of the first ruleset that plays the rule."""
        return neutral(self.language, scope(self.number).rulesets[0])

    def said(self, attribute: str, words: Words) -> str:
        return text(self.language, f"{self.key}.{attribute}", **telling(words)).strip()

    def own(self, kind: str) -> tuple[Remark, ...]:
        """What is said, of this kind, in the edition that is meant: no need to name it.

        A remark may come out empty where the edition lacks what it is about.
        """
        words = self.words or self.plain()
        wanted = [kind] if kind else []
        wanted += [dashed(kind, f"in-{words.ruleset}"), dashed(kind, f"edition-{words.edition}")]
        said = [self.said(name, words) for name in wanted if name in self.names]
        return tuple(Remark("", one) for one in said if one)

    def all(self, kind: str) -> tuple[Remark, ...]:
        """All that is said of this kind, each with where it holds; the same words are said once."""
        found = [Remark("", self.said(kind, self.plain()))] if kind in self.names else []
        return (*found, *merged(list(self.places(kind).values())))

    def others(self) -> tuple[Remark, ...]:
        """What the rulesets and editions that are not meant do otherwise."""
        words = self.words or self.plain()
        places = self.places("")
        own = [places.pop(place, None) for place in (f"in-{words.ruleset}", f"edition-{words.edition}")]
        mine = {remark.said for remark in own if remark}
        return merged([remark for remark in places.values() if remark.said not in mine])

    def places(self, kind: str) -> dict[str, Remark]:
        """What each ruleset and edition that has its say adds, of this kind, in neutral words."""
        words = {f"in-{ruleset}": neutral(self.language, ruleset) for ruleset in RULESETS}
        words |= {f"edition-{edition}": self.plain() for edition in EDITIONS}
        return {
            place: Remark(place_name(place, self.language), self.said(dashed(kind, place), words[place]))
            for place in words
            if dashed(kind, place) in self.names
        }

    def absence(self, words: Words) -> str:
        """That the edition does not play this rule, and who does."""
        where = scope(self.number)
        rulesets = ruleset_names(where.rulesets, self.language)
        key = f"not-played-{where.only}" if where.only else "not-played"
        return text(self.language, key, edition=words.edition_name, rulesets=rulesets)


def merged(remarks: list[Remark]) -> tuple[Remark, ...]:
    """Remarks with those of several places that say the same joined into one."""
    places: dict[str, list[str]] = {}
    for remark in remarks:
        places.setdefault(remark.said, []).append(remark.where)
    return tuple(Remark(", ".join(where), said) for said, where in places.items())


def place_name(place: str, language: str) -> str:
    """What a ruleset or an edition is called, for people."""
    return text(language, place.replace("in-", "ruleset-", 1) if place.startswith("in-") else place)


def ruleset_names(rulesets: tuple[str, ...], language: str) -> str:
    """What rulesets are called, for people."""
    return ", ".join(text(language, f"ruleset-{ruleset}") for ruleset in rulesets)


def dashed(kind: str, place: str) -> str:
    """The name of the attribute that says something of this kind for a place."""
    return f"{kind}-{place}" if kind else place


def scope_words(number: str, language: str) -> str:
    """Where a rule is played, when that is not everywhere; empty otherwise."""
    where = scope(number)
    if where.only:
        return text(language, f"only-{where.only}", option=where.option)
    if where.rulesets == RULESETS:
        return ""
    return text(language, "only", rulesets=ruleset_names(where.rulesets, language))
