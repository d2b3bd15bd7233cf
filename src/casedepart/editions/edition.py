"""An edition that is ready to be played: its rules, its words, its names."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final

import msgspec

from casedepart.editions.build import build, contradiction, played
from casedepart.editions.errors import EditionError, reason
from casedepart.editions.model import CardData, EditionData, Name, Sheet, SquareData
from casedepart.editions.rulesets import MODES, SORE_LOSERS
from casedepart.editions.shape import converted
from casedepart.editions.sources import Tree, over
from casedepart.editions.translation import in_language
from casedepart.editions.variants import allowed, allowing, make
from casedepart.editions.words import card_words, theme_words
from casedepart.engine.rules import Rules
from casedepart.engine.variant import Variant
from casedepart.own_class import is_own
from casedepart.texts import Words, fallbacks
from casedepart.texts.faults import Listed
from casedepart.texts.locales import is_tag
from casedepart.variants import HOUSE_RULES

MOST_RULES: Final = 256
"""How many games' rules an edition remembers: house rules have numbers, and so there is no end of them."""


class Edition:
    """One edition: what it is called, what it prints under each ruleset, and the rules it is played by."""

    def __init__(self, path: str, tree: Tree) -> None:
        self.path: Final = path
        """The name of its file, for messages."""
        self.tree: Final = tree
        """Its whole data as plain values, with nothing left to inherit."""
        self.data: Final = edition_data(tree)
        self.id: Final[str] = self.data.id
        """Its name in commands, records and scenarios."""
        self.ruleset: Final[str] = self.data.ruleset
        """The ruleset it is played by unless the table picks another."""
        self.rulesets: Final[tuple[str, ...]] = self.data.rulesets
        """The rulesets that the table may pick."""
        self.options: Final[tuple[str, ...]] = self.data.options
        """The optional rules that the table may take up."""
        self.tokens: Final[tuple[Name, ...]] = self.data.tokens
        """The tokens, as many as may play (S2)."""
        self._sheets: dict[str, Sheet] = {}
        self._words: dict[tuple[str, str], Words] = {}
        self._prints: dict[str, str] = {}
        self._rules: dict[tuple[str, str, frozenset[str], tuple[tuple[str, str], ...]], Rules] = {}

    def name(self, lang: str) -> str:
        """What the edition is called."""
        return self.data.name.text(lang)

    def notes(self, lang: str) -> tuple[str, ...]:
        """What a reader of the help should know of it."""
        given = next((tag for tag in fallbacks(lang) if tag in self.data.notes), "")
        return tuple(in_language({given: note}, lang) for note in self.data.notes.get(given, ()))

    def modes(self, ruleset: str | None = None) -> tuple[str, ...]:
        """The modes that may be played under a ruleset."""
        known = MODES[self._allowed("ruleset", ruleset or self.ruleset, self.rulesets)]
        return tuple(mode for mode in known if mode in self.data.modes)

    def rules(
        self,
        ruleset: str | None = None,
        mode: str = "standard",
        options: Iterable[str] = (),
        numbers: tuple[tuple[str, str], ...] = (),
    ) -> Rules:
        """The rules of a game of this edition; the same value each time it is asked the same before long."""
        ruleset = self._allowed("ruleset", ruleset or self.ruleset, self.rulesets)
        chosen = frozenset(options)
        key = (ruleset, mode, chosen, numbers)
        found = self._rules.get(key)
        if found is None:
            self._allowed("mode", mode, self.modes(ruleset), ruleset)
            for option in sorted(chosen):
                self._allowed("option", option, self.choosable(ruleset), ruleset)
            try:
                found = self._rules[key] = build(self.data, self.sheet(ruleset), ruleset, mode, chosen, numbers)
            except ValueError as error:
                if isinstance(error, EditionError):
                    raise
                raise EditionError(self.id, 0, "unplayable", why=reason(error)) from None
            if len(self._rules) > MOST_RULES:
                # Another thread may be faster.
                self._rules.pop(next(iter(self._rules)), None)
        return found

    def contradiction(self, ruleset: str, options: Iterable[str]) -> tuple[Variant, Variant] | None:
        """Two variants of such a game that cannot be played together, the ruleset's own among them; None: all can."""
        return contradiction([make(name) for name in sorted(played(self.data, ruleset, options))])

    def options_under(self, ruleset: str) -> tuple[str, ...]:
        """The options that go with a ruleset: no rule says how one would meet M. Monopoly."""
        return () if ruleset == SORE_LOSERS else self.options

    def choosable(self, ruleset: str) -> tuple[str, ...]:
        """All that a table may take up under a ruleset: its options, house rules, and own variants that are allowed."""
        return (*self.options_under(ruleset), *HOUSE_RULES, *allowed())

    def sheet(self, ruleset: str | None = None) -> Sheet:
        """What is printed under a ruleset: board, groups, decks, cards and theme."""
        ruleset = self._allowed("ruleset", ruleset or self.ruleset, self.rulesets)
        if ruleset not in self._sheets:
            self._sheets[ruleset] = converted(sheet_tree(self.tree, ruleset), Sheet)
        return self._sheets[ruleset]

    def square(self, at: int, ruleset: str | None = None) -> SquareData:
        """A square as printed, counted from GO."""
        return self.sheet(ruleset).squares[str(at)]

    def square_name(self, at: int, lang: str, ruleset: str | None = None) -> str:
        """What a square is called."""
        return self.square(at, ruleset).name.text(lang)

    def group_name(self, group: int, lang: str, ruleset: str | None = None) -> str:
        """What a colour group is called, by its number in the rules."""
        return self.sheet(ruleset).groups[self.group_keys(ruleset)[group]].name.text(lang)

    def group_keys(self, ruleset: str | None = None) -> tuple[str, ...]:
        """The colour groups by their keys in the file, in board order as the rules count them."""
        squares = self.sheet(ruleset).squares
        keys = [squares[str(at)].group for at in range(len(squares)) if squares[str(at)].kind == "street"]
        return tuple(dict.fromkeys(keys))

    def card(self, deck: str, name: str, ruleset: str | None = None) -> CardData:
        """A card of the deck `chance` or `chest`, by its name."""
        cards = self.sheet(ruleset).cards
        return (cards.chance if deck == "chance" else cards.chest)[name]

    def card_text(self, deck: str, name: str, lang: str, ruleset: str | None = None) -> str:
        """What stands on a card, with its sums and squares filled in."""
        card = self.card(deck, name, ruleset)
        target = "" if card.to is None else self.square_name(card.to, lang, ruleset)
        return card_words(card, target, self.words(lang, ruleset))

    def words(self, lang: str, ruleset: str | None = None) -> Words:
        """The edition's words for things, and its numbers, for the rules in words."""
        ruleset = ruleset or self.ruleset
        if (lang, ruleset) not in self._words:
            self._words[lang, ruleset] = self._words_in(lang, ruleset)
        return self._words[lang, ruleset]

    def _words_in(self, lang: str, ruleset: str) -> Words:
        speed = self.rules(ruleset, "speed").choices if "speed" in self.modes(ruleset) else None
        return theme_words(self.data, self.sheet(ruleset), lang, ruleset, self.rules(ruleset), speed)

    def dump(self) -> str:
        """The whole data as JSON, with nothing left to inherit."""
        return json.dumps(self.tree, ensure_ascii=False, sort_keys=True, indent=2)

    @cached_property
    def digest(self) -> str:
        """The identity of an edition: a digest of all that it says, whatever its file is called."""
        return digest_of({key: value for key, value in self.tree.items() if key not in CALLED})

    @cached_property
    def digest_with_id(self) -> str:
        """The digest as version 0.1.0 stored it: of the whole data, what it is called among it."""
        return digest_of(self.tree)

    @cached_property
    def plays(self) -> str:
        """A digest of what decides a game: numbers, board, decks and effects, without any word that people read."""
        return digest_of(without_words(self.tree))

    def prints(self, ruleset: str | None = None) -> str:
        """What decides a game under a ruleset, in one word: the ruleset, and a digest of its sheet without words."""
        ruleset = self._allowed("ruleset", ruleset or self.ruleset, self.rulesets)
        if ruleset not in self._prints:
            self._prints[ruleset] = digest_of(without_words(sheet_tree(self.tree, ruleset)))[:16]
        return f"{ruleset}-{self._prints[ruleset]}"

    def serves(self, digest: str, plays: str = "") -> bool:
        """Can a game go on with this edition that was played on one of this `digest`, and of that `plays`?

        It can where both differ in nothing but words. What was stored before `plays` was has a digest alone.
        """
        if plays:
            return self.plays.startswith(plays)
        if any(known.startswith(digest) for known in (self.digest, self.digest_with_id)):
            return True
        return any(known.startswith(digest) and self.plays.startswith(of) for known, of in EARLIER.items())

    def _allowed(self, what: str, asked: str, allowed: tuple[str, ...], ruleset: str = "none") -> str:
        if asked in allowed:
            return asked
        if is_own(asked):
            raise EditionError(self.id, 0, "variant-not-allowed", name=asked, command=allowing(asked))
        said = {"edition": self.id, "what": what, "asked": asked, "ruleset": ruleset, "known": Listed(*allowed)}
        raise EditionError(self.id, 0, "not-offered", **said)


def digest_of(tree: Tree) -> str:
    """A digest of plain values, in whatever order they stand."""
    plain = json.dumps(tree, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def without_words(value: Any, *path: str) -> Any:
    """A tree without what is only read or looked at; of a list of names, how many they are."""
    if isinstance(value, dict):
        named = path[-1:] in (("groups",), ("squares",)) or path[-2:] in (("cards", "chance"), ("cards", "chest"))
        kept = value if named else value.keys() - CALLED - WORDS
        return {key: without_words(value[key], *path, key) for key in kept if not is_wording(key, value[key])}
    return [without_words(inner, *path) for inner in value] if isinstance(value, list) else value


def is_wording(key: str, value: object) -> bool:
    """Is this what a name or a card says in a language?"""
    return is_tag(key) and isinstance(value, str)


CALLED: Final = frozenset({"id", "extends"})
"""What an edition is called, and where it takes from what it does not say itself: no part of what it says."""
WORDS: Final = frozenset({"source", "source_en", "name", "badge", "colour", "number", "theme", "notes", "booklet"})
EARLIER: Final = {
    "a7bb8544523844b638dfb3f8f80c144a29a05522bc11b7f18bfcb61bace32f19": "875bf72e3993dab1",  # classic
    "f3a23e65be1c1e06db72c9b0c7f7bc83821ecb258b52b2e0f680a9c835126c1d": "c38585a4e663abbd",  # dragon-ball-super
    "b19c83b37dc9878e7e35c69f7f9cdfb0343d53522224e43e2d625557a7361e0e": "e554490a2e6638ec",  # duel-masters
    "e434117cc7fc8954795aa7b66ed88e86dd51eb7550f763ac8a88d5ddb9eb5399": "3fff762fdc730891",  # pokemon
    "4562824e1d4920e6a4ab24dd660ec4db61b053f70713a5cf4d9354ed9314e107": "1793ad0ebcc1b2b8",  # saint-seiya
    "9ee0415edd5d209f935f25e20ab49b457dcf3a4cac612d7acf5a95c14de5fac3": "774fbd76049c8056",  # sore-losers
}
"""Digests of the editions of version 0.1.0, and of what decided their games: its records and tables lack the latter."""
SHEET_KEYS: Final = tuple(field.name for field in msgspec.structs.fields(Sheet))


def edition_data(tree: Tree) -> EditionData:
    """An edition without what rulesets print otherwise."""
    return converted({key: value for key, value in tree.items() if key != "under"}, EditionData)


def sheet_tree(tree: Tree, ruleset: str) -> Tree:
    """What an edition prints under a ruleset, as plain values."""
    printed = {key: tree[key] for key in SHEET_KEYS if key in tree}
    return over(printed, tree.get("under", {}).get(ruleset, {}))
