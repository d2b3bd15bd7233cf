"""The search in the rules: for a question in anyone's words the numbers of the rules that answer it, best first.

Ranked as full-text indexes do (BM25). What a language needs for it stands in `search.toml` of its folder: words that
say nothing, endings, words that mean the same, and how else people ask for each rule. A slip of the pen is forgiven.
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
from itertools import chain
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
BEST: Final = 5
"""How many are told where there is little room."""
LEAST_SHARE: Final = 0.2
"""How near a rule must come to the best one to be told beside it."""
SATURATION: Final = 1.2
"""How much it counts that a word is there again (k1 of BM25)."""
LENGTH: Final = 0.5
"""How much a long text is held against it (b of BM25)."""
HOUSE_SHARE: Final = 0.85
"""A house rule comes after what the booklets say of the same thing."""
NUMBER, TITLE, ASKED, TEXT, OURS = 9.0, 3.0, 2.5, 1.0, 0.5
"""What a word counts in a rule's number, its title, what people ask, its text, our decisions."""
MOST_WORDS: Final = 30
"""How much of a question is read."""
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

    def words(self, said: str) -> list[str]:
        """The words that say something."""
        words = _WORD.findall(said.lower())
        return [word for word in words if word not in self.unsaid and (len(word) > 1 or word.isdigit())]

    def stems(self, said: str) -> Stems:
        """What is left of each word that says something: small letters without accents and endings."""
        return tuple(map(self.stem, self.words(said)))

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


@dataclass(frozen=True)
class FoundRules:
    """What was found for a question."""

    numbers: tuple[str, ...]
    """The rules that answer it, best first."""
    stems: tuple[str, ...]
    """What words begin with that were looked for, in small letters without accents: to mark them."""


class Phrases:
    """Words that stand for others, one or several in a row."""

    def __init__(self, known: Hints, pairs: Iterable[tuple[str, Iterable[str]]]) -> None:
        self.meant: Final[dict[Stems, Stems]] = {}
        self.said: Final[list[str]] = []
        for word, others in pairs:
            for other in (word, *others):
                self.said.append(other)
                said = known.stems(other)
                if said:
                    self.meant[said] = tuple(dict.fromkeys((*self.meant.get(said, ()), *known.stems(word))))
        self.longest: Final = max(map(len, self.meant), default=1)

    def shorten(self, known: Iterable[str]) -> None:
        """Let a word of a phrase stand for it, where the rules do not have that word: Montparnasse is a station."""
        for phrase, meant in list(self.meant.items()):
            for stem in set(phrase).difference(known):
                self.meant.setdefault((stem,), meant)

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
        self.terms: Final = [self.known.stems(getattr(words or plain, noun)) for noun in NOUNS]
        """What things are called here."""
        self.alike: Final = Phrases(self.known, self.known.alike)
        self.vocabulary: Final = Counter[str]()
        """How often each word is there, whatever its ending."""
        self.spelled: Final[dict[str, str]] = {}
        """By a word as it is written, or without its ending: the word without it."""
        for said in self.alike.said + self.nouns.said:
            self.learn(said)
        self.weights: Final[dict[str, dict[str, float]]] = {}
        """By word: what it counts in each rule that has it."""
        self.lengths: Final[dict[str, float]] = {}
        for number in RULES:
            if words is None or played(number, words):
                self.add(number, language, words)
        self.nouns.shorten(self.weights)
        self.usual: Final = sum(self.lengths.values()) / len(self.lengths)

    def learn(self, said: str) -> None:
        """Let the words of a text be known, for those that come near them."""
        for word in self.known.words(said):
            stem = self.known.stem(word)
            self.vocabulary[stem] += 1
            self.spelled.update({folded(word): stem, stem: stem})

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
            self.learn(said)
            meant = self.meaning(self.known.stems(said))
            self.lengths[number] += weight * len(meant)
            for stem in with_whole(meant):
                rules = self.weights.setdefault(stem, {})
                rules[number] = rules.get(number, 0.0) + weight

    def meaning(self, stems: Stems) -> Stems:
        """The same in the plain words of the rules."""
        return self.alike.translated(self.nouns.translated(stems))

    def found(self, question: str) -> FoundRules:
        """The rules that answer a question best."""
        said = tuple(self.nearest(word) for word in self.known.words(question)[:MOST_WORDS])
        asked = self.meaning(said)
        scores: dict[str, float] = {}
        for stem in dict.fromkeys(with_whole(asked)):
            for number, score in self.scores(stem):
                scores[number] = scores.get(number, 0.0) + score
        ranked = sorted(scores, key=lambda number: -scores[number])[:MOST]
        near = (number for number in ranked if scores[number] >= LEAST_SHARE * scores[ranked[0]])
        return FoundRules(tuple(near), self.marked(said, asked))

    def marked(self, said: Stems, asked: Stems) -> Stems:
        """What was looked for, as it was typed, as the rules have it, and as the edition calls it."""
        here = (phrase for phrase in self.terms if set(self.meaning(phrase)) <= set(asked))
        stems = dict.fromkeys((*said, *asked, *chain.from_iterable(here)))
        return tuple(stem for stem in stems if stem not in self.known.unsaid)

    def scores(self, stem: str) -> Iterable[tuple[str, float]]:
        """How much a word speaks for each rule that has it (BM25)."""
        rules = self.weights.get(stem, {})
        rare = log(1 + (len(self.lengths) - len(rules) + 0.5) / (len(rules) + 0.5))
        for number, weight in rules.items():
            long = 1 - LENGTH + LENGTH * self.lengths[number] / self.usual
            score = rare * weight * (SATURATION + 1) / (weight + SATURATION * long)
            yield number, score * (HOUSE_SHARE if scope(number).house else 1)

    def nearest(self, word: str) -> str:
        """A word as the rules have it: one begun, or one with a letter wrong, missing, too many or swapped."""
        stem, spelled = self.known.stem(word), folded(word)
        if stem in self.vocabulary or len(stem) < SHORTEST:
            return stem
        near = [known for known in self.spelled if is_near(spelled, known) or is_near(stem, known)]
        near = near or get_close_matches(spelled, self.spelled, 1, cutoff=0.8)
        return max((self.spelled[known] for known in near), key=lambda known: self.vocabulary[known], default=stem)


def with_whole(stems: Stems) -> Stems:
    """Words, and the text that they make as one word: whoever asks with a rule's own title means that rule."""
    return (*stems, " ".join(("=", *stems))) if stems else ()


def is_near(word: str, known: str) -> bool:
    """Is a word a known one that was only begun, or that one slip parts from it?"""
    return known.startswith(word) or (abs(len(word) - len(known)) < 2 and bool(shortened(word) & shortened(known)))


@lru_cache(maxsize=4096)
def shortened(word: str) -> frozenset[str]:
    """A word, and all that it is with one letter left out: two words share one where a slip parts them."""
    return frozenset((word, *(word[:at] + word[at + 1 :] for at in range(len(word)))))


@lru_cache(maxsize=32)
def rule_index(language: str, words: Words | None, rules: int) -> RuleIndex:
    """The index of an edition's rules, made once; and anew when a variant has brought more rules."""
    return RuleIndex(language, words)


def found_rules(question: str, language: str, words: Words | None = None) -> FoundRules:
    """The rules that answer a question, best first; in an edition those that are played there."""
    return rule_index(language, words, len(RULES)).found(question)
