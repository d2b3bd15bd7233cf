"""The search in the rules: a question in anyone's words becomes the numbers of the rules that answer it, best first.

Ranked as full-text indexes do (BM25). What a language needs for it stands in `search.toml` of its folder: words that say
nothing, endings, words that mean the same, and how else people ask for each rule. A slip of the pen is forgiven.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from math import log
from typing import Final

from casedepart.texts.fluent import UnknownText
from casedepart.texts.locales import fallbacks, folders
from casedepart.texts.numbering import RULES, played, scope
from casedepart.texts.rules import rule_in_words
from casedepart.texts.telling import neutral
from casedepart.texts.words import NOUNS, Words

FILE: Final = "search.toml"
MOST: Final = 10
"""How many rules are found at most."""
LEAST_SHARE: Final = 0.3
"""How near a rule must come to the best one to be told beside it."""
SATURATION: Final = 1.2
"""How much it counts that a word is there again (k1 of BM25)."""
LENGTH: Final = 0.5
"""How much a long text is held against it (b of BM25)."""
HOUSE_SHARE: Final = 0.85
"""A house rule comes after what the booklets say of the same thing."""
NUMBER, TITLE, ASKED, TEXT, OURS = 9.0, 3.0, 2.5, 1.0, 0.5
"""What a word counts in a rule's number, its title, what people ask, its text, our decisions."""
SHORTEST: Final = 3
"""No ending is cut off that leaves less of a word."""
_WORD: Final = re.compile(r"\w+")
_SPELLED: Final = {"œ": "oe", "æ": "ae"}

Stems = tuple[str, ...]


@dataclass(frozen=True)
class Hints:
    """What the search knows of a language."""

    unsaid: frozenset[str]
    """Words that do not say what a question is about."""
    endings: tuple[tuple[str, ...], ...]
    """What ends a word without changing what it means, the longest first: of many things, then of a kind of word."""
    alike: tuple[tuple[str, tuple[str, ...]], ...]
    """A word of the rules, and what else people call it."""
    asked: dict[str, list[str]]
    """By the number of a rule, how else people ask for it."""

    def stems(self, said: str) -> Stems:
        """What is left of each word that says something: small letters without accents and endings."""
        words = _WORD.findall(said.lower())
        return tuple(self.stem(word) for word in words if word not in self.unsaid and (len(word) > 1 or word.isdigit()))

    def stem(self, word: str) -> str:
        """A word without its accents, its ending, and a double letter before that."""
        plain = folded(word)
        if any(sign.isdigit() for sign in plain):
            return plain
        for endings in self.endings:
            cut = (end for end in endings if plain.endswith(end) and len(plain) >= len(end) + SHORTEST)
            plain = plain.removesuffix(next(cut, ""))
        return plain[:-1] if len(plain) > SHORTEST and plain[-1] == plain[-2] else plain


def folded(word: str) -> str:
    """A word in small letters without accents."""
    spelled = "".join(_SPELLED.get(sign, sign) for sign in word.lower())
    return "".join(sign for sign in unicodedata.normalize("NFD", spelled) if not unicodedata.combining(sign))


@cache
def hints(language: str) -> Hints:
    """What is known of a language, or of the nearest that has the file: its rules are told where others lack."""
    files = [folder / FILE for tag in fallbacks(language) for folder in folders(tag)]
    file = next(file for file in files if file.is_file())
    try:
        known = tomllib.loads(file.read_text(encoding="utf-8"))
        endings = (sorted(map(folded, some), key=len, reverse=True) for some in known["endings"])
        alike = tuple((word, tuple(others)) for word, others in known["alike"].items())
        return Hints(frozenset(known["unsaid"]), tuple(map(tuple, endings)), alike, known["asked"])
    except (tomllib.TOMLDecodeError, KeyError, TypeError, AttributeError) as error:
        raise UnknownText(f"{FILE} of {language!r} cannot be read: {error}.") from None


class Phrases:
    """Words that stand for others, one or several in a row."""

    def __init__(self, known: Hints, pairs: Iterable[tuple[str, Iterable[str]]]) -> None:
        self.meant: dict[Stems, Stems] = {}
        for word, others in pairs:
            for other in (word, *others):
                said = known.stems(other)
                if said:
                    self.meant[said] = tuple(dict.fromkeys((*self.meant.get(said, ()), *known.stems(word))))
        self.longest: Final = max(map(len, self.meant), default=1)

    def translated(self, stems: Stems) -> Stems:
        """The same with each phrase in the rules' own words; the longest that fits first."""
        said: list[str] = []
        at = 0
        while at < len(stems):
            lengths = range(min(self.longest, len(stems) - at), 1, -1)
            length = next((length for length in lengths if stems[at : at + length] in self.meant), 1)
            phrase = stems[at : at + length]
            said += self.meant.get(phrase, phrase)
            at += length
        return tuple(said)


class RuleIndex:
    """An inverted index of the rules of an edition, or of the whole book."""

    def __init__(self, language: str, words: Words | None) -> None:
        self.known: Final = hints(language)
        plain = neutral(language)
        named = [*((getattr(words, noun), noun) for noun in NOUNS), *words.places] if words else []
        self.nouns: Final = Phrases(self.known, ((getattr(plain, noun), (name,)) for name, noun in named))
        self.alike: Final = Phrases(self.known, self.known.alike)
        self.vocabulary: Final = Counter[str](
            stem for table in (self.nouns, self.alike) for phrase in table.meant for stem in phrase
        )
        self.weights: Final[dict[str, dict[str, float]]] = {}
        """By word: what it counts in each rule that has it."""
        self.lengths: Final[dict[str, float]] = {}
        for number in RULES:
            if words is None or played(number, words):
                self.add(number, language, words)
        self.usual: Final = sum(self.lengths.values()) / len(self.lengths)

    def add(self, number: str, language: str, words: Words | None) -> None:
        """Read a rule into the index."""
        rule = rule_in_words(number, language, words)
        fields = [
            (NUMBER, number),
            (TITLE, rule.title),
            *((ASKED, asked) for asked in self.known.asked.get(number, ())),
            *((TEXT, said) for said in (rule.text, *(remark.said for remark in rule.remarks))),
            *((OURS, remark.said) for remark in rule.decisions),
        ]
        self.lengths[number] = 0.0
        for weight, said in fields:
            stems = self.known.stems(said)
            self.vocabulary.update(stems)
            for stem in self.meaning(stems):
                rules = self.weights.setdefault(stem, {})
                rules[number] = rules.get(number, 0.0) + weight
                self.lengths[number] += weight

    def meaning(self, stems: Stems) -> Stems:
        """The same in the plain words of the rules."""
        return self.alike.translated(self.nouns.translated(stems))

    def found(self, question: str) -> tuple[str, ...]:
        """The numbers of the rules that answer a question best, best first."""
        asked = self.meaning(tuple(self.nearest(stem) for stem in self.known.stems(question)))
        scores: dict[str, float] = {}
        for stem in dict.fromkeys(asked):
            for number, score in self.scores(stem):
                scores[number] = scores.get(number, 0.0) + score
        ranked = sorted(scores, key=lambda number: -scores[number])
        return tuple(number for number in ranked[:MOST] if scores[number] >= LEAST_SHARE * scores[ranked[0]])

    def scores(self, stem: str) -> Iterable[tuple[str, float]]:
        """How much a word speaks for each rule that has it (BM25)."""
        rules = self.weights.get(stem, {})
        rare = log(1 + (len(self.lengths) - len(rules) + 0.5) / (len(rules) + 0.5))
        for number, weight in rules.items():
            long = 1 - LENGTH + LENGTH * self.lengths[number] / self.usual
            score = rare * weight * (SATURATION + 1) / (weight + SATURATION * long)
            yield number, score * (HOUSE_SHARE if scope(number).house else 1)

    def nearest(self, stem: str) -> str:
        """A word as the rules have it: one begun, or one with a letter wrong, missing, too many or swapped."""
        if stem in self.vocabulary or len(stem) < SHORTEST:
            return stem
        slips = shortened(stem)
        near = [
            word
            for word in self.vocabulary
            if word.startswith(stem) or (abs(len(word) - len(stem)) < 2 and slips & shortened(word))
        ]
        near = near or get_close_matches(stem, self.vocabulary, 1, cutoff=0.8)
        return max(near, key=lambda word: self.vocabulary[word], default=stem)


def shortened(word: str) -> set[str]:
    """A word, and all that it is with one letter left out: two words share one where a slip parts them."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


@lru_cache(maxsize=64)
def rule_index(language: str, words: Words | None, rules: int) -> RuleIndex:
    """The index of an edition's rules, made once; and anew when a variant has brought more rules."""
    return RuleIndex(language, words)


def found_rules(question: str, language: str, words: Words | None = None) -> tuple[str, ...]:
    """The numbers of the rules that answer a question, best first; in an edition those that are played there."""
    return rule_index(language, words, len(RULES)).found(question)
