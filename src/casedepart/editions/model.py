"""What an edition's file may say: one struct a table, and the types of its keys.

A file that `extends` another leaves out whatever stays the same, so completeness is asked of the whole,
after joining (`shape`); sums and sense are asked last (`check`).
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from casedepart.editions.numbers import ChoicesData
from casedepart.editions.translation import in_language
from casedepart.texts.booklet import RuleSource
from casedepart.texts.formats import sign_comes_first
from casedepart.texts.locales import TAG, fallbacks

Source = Literal["booklet", "public", "ours"]
Ruleset = Literal["hasbro-2000", "winning-moves", "sore-losers"]
Mode = Literal["standard", "speed", "timed"]
Kind = Literal["go", "street", "station", "utility", "tax", "bill", "deck", "jail", "free_parking", "go_to_jail"]
Deck = Literal["chance", "chest"]
Side = Literal["before", "after"]

LONGEST_WORDS: Final = 500
Words = Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS, description="Words for people to read.")]
LANGUAGE_PATTERN: Final = f"^{TAG.pattern}$"
Language = Annotated[str, Meta(pattern=LANGUAGE_PATTERN, max_length=35, description="A language: fr, en, pt-BR.")]
Key = Annotated[str, Meta(max_length=64, description="A key of `groups`.")]
LONGEST_SLUG: Final = 64
Slug = Annotated[
    str,
    Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=LONGEST_SLUG, description="Small letters, digits, hyphens."),
]
VariantName = Annotated[str, Meta(max_length=LONGEST_SLUG, description="A variant, by its name.")]
EffectName = Annotated[str, Meta(max_length=LONGEST_SLUG, description="What a card does, by the effect's name.")]
RuleNumber = Annotated[str, Meta(max_length=8, description="A rule by its number: B3.")]
Colour = Annotated[str, Meta(pattern="^#[0-9a-fA-F]{6}$", description="A colour: # and six hex digits.")]
SquareNumber = Annotated[str, Meta(pattern="^([0-9]|[1-3][0-9])$", description="A square: 0 to 39, from GO.")]
Amount = Annotated[int, Meta(ge=0, le=1_000_000)]
SquareIndex = Annotated[int, Meta(ge=0, le=39)]
PrintedNumber = Annotated[int, Meta(ge=1, le=1_000_000, description="Printed beside a name: a Pokédex number.")]


class Name(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name by language, and where it comes from; one language's serves for those that it is not given in."""

    words: dict[Language, Words]
    """In a file these stand beside the other keys: `{ fr = "…", en = "…", source = "ours" }`."""
    source: Source = "ours"
    source_en: Source | None = None
    """Where the English name is from, if from elsewhere."""

    def text(self, lang: str) -> str:
        """The name in a language, or in the nearest that there is."""
        return in_language(self.words, lang)

    def source_of(self, lang: str) -> str:
        """Where the name in a language is from."""
        given = next((tag for tag in fallbacks(lang) if tag in self.words), "")
        return self.source if given != "en" or self.source_en is None else self.source_en


class SquareData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A square as its edition prints it."""

    kind: Kind
    name: Name
    group: Key = ""
    """Streets: a key of `groups`."""
    price: Amount = 0
    mortgage: Amount = 0
    building: Amount = 0
    """What a house costs, and a hotel."""
    rent: tuple[Amount, ...] = ()
    """Streets: bare, with 1 to 4 houses, with a hotel."""
    amount: Amount = 0
    """What a tax or a bill takes."""
    deck: Deck | None = None
    strength: Amount = 0
    """Streets, where the fight is played (G3)."""
    number: PrintedNumber | None = None
    """What has a deed: a number that is printed beside its name, such as a Pokédex number; no rule asks for it."""


class GroupData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A colour group: what it is called and how it is painted."""

    name: Name
    colour: Colour
    badge: Name | None = None
    """Earned with the whole group (E8)."""


class CardData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card: what it does, from the list of effects, and its words."""

    effect: EffectName
    words: dict[Language, Words]
    """By language; in a file these stand beside the other keys."""
    source: Source = "ours"
    to: SquareIndex | None = None
    steps: Annotated[int, Meta(ge=1, le=39)] | None = None
    amount: Amount | None = None
    house: Amount | None = None
    hotel: Amount | None = None


class DeckData(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A deck: its name, and its cards by name; one that stands twice is in it twice."""

    name: Name
    cards: tuple[str, ...]


class Decks(Struct, frozen=True, forbid_unknown_fields=True):
    """The two decks."""

    chance: DeckData
    chest: DeckData


class Cards(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards that either deck may hold; those its list does not name stay in the box."""

    chance: dict[Slug, CardData]
    chest: dict[Slug, CardData]


class Money(Struct, frozen=True, forbid_unknown_fields=True):
    """The money: its name, its sign and where the sign stands."""

    name: Name
    symbol: Annotated[str, Meta(min_length=1, max_length=8)]
    place: dict[Language, Side]
    """On which side of a sum the sign stands, by language; where it is not said, as the language has it."""

    def comes_first(self, lang: str) -> bool:
        """Does the sign stand before the sum?"""
        place = self.place.get(lang) or self.place.get(lang.partition("-")[0])
        return place == "before" if place else sign_comes_first(lang)


class Colours(Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of the board beside those of the groups."""

    background: Colour
    text: Colour
    accent: Colour


class Theme(Struct, frozen=True, forbid_unknown_fields=True):
    """What an edition calls things, one and many, and its colours."""

    money: Money
    colours: Colours
    house: Name
    houses: Name
    hotel: Name
    hotels: Name
    street: Name
    streets: Name
    station: Name
    stations: Name
    utility: Name
    utilities: Name
    coin: Name | None = None
    """Under the ruleset that has coins (L1)."""
    coins: Name | None = None
    figure: Name | None = None
    """What four coins buy (L5)."""
    number: Name | None = None
    """What the numbers of its squares are called, where it prints any."""


class Sheet(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is printed: all of an edition that may differ from one ruleset to another."""

    squares: dict[SquareNumber, SquareData]
    groups: dict[Key, GroupData]
    decks: Decks
    cards: Cards
    theme: Theme
    choices: ChoicesData = ChoicesData()
    """Numbers and named choices that hold in every mode of this edition."""
    numbers: dict[str, Amount] = {}
    """The numbers of variants, by their names."""


class Under(Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What is printed otherwise when the edition is played under a ruleset."""

    hasbro_2000: Sheet | None = None
    winning_moves: Sheet | None = None
    sore_losers: Sheet | None = None


class EditionData(Sheet, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A whole edition."""

    id: Slug
    name: Name
    ruleset: Ruleset
    """The one it is played by unless the table picks another."""
    rulesets: tuple[Ruleset, ...]
    """Those the table may pick."""
    modes: tuple[Mode, ...]
    tokens: tuple[Name, ...]
    """As many as may play (S2)."""
    options: tuple[VariantName, ...] = ()
    """Optional rules that its booklet has: variants that the table may take up."""
    variants: tuple[VariantName, ...] = ()
    """Variants that are always played."""
    deeds_in_timed: Annotated[int, Meta(ge=0, le=3)] = 0
    """Deeds dealt to each player, and paid, when a timed game begins (Q6)."""
    notes: dict[Language, tuple[Words, ...]] = {}
    """What a reader of the help should know of this edition, by language."""
    booklet: dict[RuleNumber, RuleSource] = {}
    """Where its own booklet has each rule: the headings it stands under, or that it is not printed."""
    extends: str | None = None
    """Another edition, by its name in the catalogue or its file: what is not said here is as there."""
    under: Under = Under()
