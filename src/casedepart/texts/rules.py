"""The rules in words: each by its number, in an edition's terms."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from casedepart.texts.fluent import UnknownText, attributes, text
from casedepart.texts.numbering import RULES, chapter, played, scope
from casedepart.texts.words import RULESETS, Words, neutral

EDITIONS = ("classic", "duel-masters", "pokemon", "saint-seiya", "dragon-ball-super", "sore-losers")
"""The editions that have remarks of their own among the rules."""


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
    elsewhere: tuple[Remark, ...]
    """What the other rulesets and editions do."""
    absent: str
    """That the rule is not played in the edition that is meant, and where it is; empty where it is played."""


def rule_number(asked: str) -> str:
    """The number of a rule as the book writes it, however it was typed."""
    number = asked.strip().upper()
    if number in RULES:
        return number
    near = near_rules(number)
    raise UnknownText(f"There is no rule {asked!r}." + (f" Near it: {', '.join(near)}." if near else ""))


def near_rules(number: str) -> tuple[str, ...]:
    """Rules whose numbers look like one that does not exist."""
    same_letter = tuple(rule for rule in RULES if number and rule[0] == number[0])
    return tuple(get_close_matches(number, same_letter or RULES, n=4, cutoff=0.3)) or same_letter[:4]


def chapter_title(number: str, language: str) -> str:
    """The title of the chapter that a rule stands in."""
    return text(language, f"chapter-{chapter(number)}")


def rule_title(number: str, language: str, words: Words | None = None) -> str:
    """A rule's name in a few words."""
    return text(language, f"rule-{rule_number(number)}", **(words or neutral(language)).arguments())


def rule_text(number: str, language: str, words: Words | None = None) -> str:
    """All that is to be said of a rule, as plain lines: the text, what differs, our decisions."""
    rule = rule_in_words(number, language, words)
    lines = [rule.absent, rule.scope, rule.text, *(labelled(remark, language) for remark in rule.remarks)]
    lines += [decided(remark, language) for remark in rule.decisions]
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
    return _Reader(number, language, words).read()


class _Reader:
    """Reads one rule's message: which of its attributes are meant, and in whose words."""

    def __init__(self, number: str, language: str, words: Words | None) -> None:
        self.number = number
        self.language = language
        self.words = words
        self.key = f"rule-{number}"
        self.names = attributes(language, self.key)

    def read(self) -> RuleInWords:
        """The rule, played or not, in the edition that is meant."""
        words = self.words or self._plain()
        here = self.words is None or played(self.number, words)
        return RuleInWords(
            number=self.number,
            title=rule_title(self.number, self.language, words),
            chapter=chapter_title(self.number, self.language),
            scope="" if self.words else scope_words(self.number, self.language),
            text=self.said("text", words) if here and "text" in self.names else "",
            remarks=self.own("") if self.words else self.all(""),
            decisions=self.decisions(here),
            elsewhere=self.others() if self.words else (),
            absent="" if here else self.absence(words),
        )

    def decisions(self, here: bool) -> tuple[Remark, ...]:
        """Our decisions that apply where the rule is played."""
        if not here:
            return ()
        return self.own("decision") if self.words else self.all("decision")

    def _plain(self) -> Words:
        """Neutral words of the first ruleset that plays the rule."""
        return neutral(self.language, scope(self.number).rulesets[0])

    def said(self, attribute: str, words: Words) -> str:
        return text(self.language, f"{self.key}.{attribute}", **words.arguments())

    def own(self, kind: str) -> tuple[Remark, ...]:
        """What is said, of this kind, in the edition that is meant: no need to name it."""
        words = self.words or self._plain()
        wanted = [kind] if kind else []
        wanted += [dashed(kind, f"in-{words.ruleset}"), dashed(kind, f"edition-{words.edition}")]
        return tuple(Remark("", self.said(name, words)) for name in wanted if name in self.names)

    def all(self, kind: str) -> tuple[Remark, ...]:
        """All that is said of this kind, each with where it holds; the same words are said once."""
        found = [Remark("", self.said(kind, self._plain()))] if kind in self.names else []
        return (*found, *merged(self.places(kind)))

    def others(self) -> tuple[Remark, ...]:
        """What the rulesets and editions that are not meant do otherwise."""
        mine = {remark.said for remark in self.own("")}
        return tuple(other for other in self.all("") if other.said not in mine)

    def places(self, kind: str) -> list[Remark]:
        """What each ruleset and edition that has its say adds, of this kind."""
        found = []
        for ruleset in RULESETS:
            name = dashed(kind, f"in-{ruleset}")
            if name in self.names:
                said = self.said(name, neutral(self.language, ruleset))
                found.append(Remark(text(self.language, f"ruleset-{ruleset}"), said))
        for edition in EDITIONS:
            name = dashed(kind, f"edition-{edition}")
            if name in self.names:
                said = self.said(name, self._plain())
                found.append(Remark(text(self.language, f"edition-{edition}"), said))
        return found

    def absence(self, words: Words) -> str:
        """That the edition does not play this rule, and who does."""
        where = scope(self.number)
        rulesets = ruleset_names(where.rulesets, self.language)
        key = f"not-played-option-{where.option}" if where.option else "not-played"
        return text(self.language, key, edition=words.edition_name, rulesets=rulesets)


def merged(remarks: list[Remark]) -> tuple[Remark, ...]:
    """The same remarks, those of several places that say the same said once."""
    places: dict[str, list[str]] = {}
    for remark in remarks:
        places.setdefault(remark.said, []).append(remark.where)
    return tuple(Remark(", ".join(where), said) for said, where in places.items())


def ruleset_names(rulesets: tuple[str, ...], language: str) -> str:
    """What rulesets are called, for people."""
    return ", ".join(text(language, f"ruleset-{ruleset}") for ruleset in rulesets)


def dashed(kind: str, place: str) -> str:
    """The name of the attribute that says something of this kind for a place."""
    return f"{kind}-{place}" if kind else place


def scope_words(number: str, language: str) -> str:
    """Where a rule is played, when that is not everywhere; empty otherwise."""
    where = scope(number)
    if where.option:
        return text(language, f"only-option-{where.option}")
    if where.rulesets == RULESETS:
        return ""
    return text(language, "only", rulesets=ruleset_names(where.rulesets, language))
