"""How an edition looks: all that a page draws of it and says of it, in every language, from its checked data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, cast

from msgspec import Meta, Struct

from casedepart.editions import Edition
from casedepart.editions.model import Name, Sheet
from casedepart.editions.words import card_words
from casedepart.engine.rules import SQUARES, Rules
from casedepart.table.settings import OWN_LANGUAGE, Settings
from casedepart.texts import Words, languages, variant_text

OURS: Final = "ours"
PLACES: Final = frozenset({"street", "station", "utility"})
"""Squares whose names are places (or creatures, or heroes): what can be owned, traded and spoken of by its name."""

SquareKind = Literal[
    "go", "street", "station", "utility", "tax", "bill", "chance", "chest", "jail", "free_parking", "go_to_jail"
]
Texts = Annotated[dict[str, str], Meta(description="Words by language: fr, en, and any other that there is.")]
NameLook = Annotated[
    dict[str, str | bool],
    Meta(description="A name by language; and `ours`: neither a booklet nor anyone else gives it, we found it."),
]


class SquareLook(Struct, frozen=True):
    """A square as it is printed; 0 or an empty list where it has no such thing."""

    kind: SquareKind
    name: NameLook
    group: int
    """Streets: which of `groups`; else -1."""
    price: int
    building: int
    """What one house costs, and a hotel."""
    mortgage: int
    """What its mortgage brings."""
    rents: list[int]
    """Streets: bare, with 1 to 4 houses, with a hotel; stations: by how many of them the owner has."""
    amount: int
    """What a tax or a bill takes."""
    strength: int
    """Where there is a fight (G3)."""
    number: int
    """What is printed beside the name, such as a Pokédex number; `number` of the look says what it is called."""


class GroupLook(Struct, frozen=True):
    """A colour group."""

    id: str
    name: NameLook
    colour: str
    squares: list[int]
    badge: NameLook | None
    """What the whole group earns (E8)."""


class DeckLook(Struct, frozen=True):
    """A deck of cards."""

    name: NameLook
    cards: dict[str, Texts]
    """What stands on each card, by its name."""


class DecksLook(Struct, frozen=True):
    """Both decks."""

    chance: DeckLook
    chest: DeckLook


class ColoursLook(Struct, frozen=True):
    """The colours of the board beside those of the groups."""

    background: str
    accent: str
    text: str


class ThemeLook(Struct, frozen=True):
    """As much of an edition's look as a list of editions shows."""

    colours: ColoursLook


class MoneyLook(Struct, frozen=True):
    """The money: how sums are printed."""

    symbol: str
    first: dict[str, bool]
    """By language: does the sign stand before the figure?"""
    name: Texts


class Look(Struct, frozen=True):
    """How an edition looks under a ruleset, in a mode, with options."""

    id: str
    name: Texts
    digest: str
    ruleset: str
    mode: str
    options: list[str]
    colours: ColoursLook
    squares: list[SquareLook]
    """All of them, from GO."""
    groups: list[GroupLook]
    """In board order; streets alone."""
    decks: DecksLook
    tokens: list[NameLook]
    """By seat."""
    words: dict[str, dict[str, str | int]]
    """The edition's words and figures for any text, by language; sums are printed already."""
    money: MoneyLook
    coin: NameLook | None
    """What a coin is called, where there are any (L1)."""
    coins: NameLook | None
    figure: NameLook | None
    """What four coins buy is called (L5)."""
    number: NameLook | None
    """What the numbers of squares are called, where there are any."""
    notes: dict[str, list[str]]
    """What a reader should know of this edition, by language."""
    texts: Texts
    """What the variants of this game say besides, as Fluent messages: `event-…`, `action-…`, `option-…`."""


def look_of(edition: Edition, settings: Settings) -> Look:
    """The whole look of an edition, as played with settings that have been checked."""
    ruleset = settings.ruleset
    sheet, theme = edition.sheet(ruleset), edition.sheet(ruleset).theme
    rules = edition.rules(ruleset, settings.mode, settings.options, settings.chosen_numbers())
    places = Places(edition, ruleset, settings.streets)
    return Look(
        id=edition.id,
        name=texts(edition.data.name),
        digest=edition.digest,
        ruleset=ruleset,
        mode=settings.mode,
        options=settings.options,
        colours=colours(sheet),
        squares=[square(places, at, rules) for at in range(SQUARES)],
        groups=[group(sheet, key) for key in edition.group_keys(ruleset)],
        decks=DecksLook(deck(places, "chance"), deck(places, "chest")),
        tokens=[named(token) for token in edition.tokens],
        words={language: words(edition.words(language, ruleset), rules) for language in languages()},
        money=money(sheet),
        coin=maybe(theme.coin),
        coins=maybe(theme.coins),
        figure=maybe(theme.figure),
        number=maybe(theme.number),
        notes={language: list(edition.notes(language)) for language in languages()},
        texts={language: variant_texts(rules, language) for language in languages()},
    )


@dataclass(frozen=True)
class Places:
    """What the squares of an edition are called at a table: those that can be owned, for all alike if it says so."""

    edition: Edition
    ruleset: str
    streets: str
    """The setting: a language, or each their own."""

    def language(self, at: int, language: str) -> str:
        """The language in which somebody who speaks this one reads a square's name."""
        place = self.edition.square(at, self.ruleset).kind in PLACES
        return self.streets if place and self.streets != OWN_LANGUAGE else language

    def name(self, at: int) -> NameLook:
        """A square's name in every language."""
        name = self.edition.square(at, self.ruleset).name
        return {**named(name), **{language: name.text(self.language(at, language)) for language in languages()}}

    def card_text(self, deck: str, card: str, language: str) -> str:
        """What stands on a card; the square it sends to is called as on the board."""
        data = self.edition.card(deck, card, self.ruleset)
        to = "" if data.to is None else str(self.name(data.to)[language])
        return card_words(data, to, self.edition.words(language, self.ruleset))


def variant_texts(rules: Rules, language: str) -> str:
    """The messages of a game's variants; one that lacks the language lends another's."""
    return "\n".join(variant_text(variant, language) for variant in rules.variants if variant.texts)


def theme_of(edition: Edition) -> ThemeLook:
    """What a list of editions shows of one."""
    return ThemeLook(colours(edition.sheet()))


def strip(edition: Edition) -> list[str]:
    """The colour of each square's group, from GO; empty where it has none."""
    sheet = edition.sheet()
    printed = [sheet.squares[str(at)] for at in range(SQUARES)]
    return [sheet.groups[square.group].colour if square.kind == "street" else "" for square in printed]


def texts(name: Name) -> Texts:
    """A name in every language."""
    return {language: name.text(language) for language in languages()}


def named(name: Name) -> NameLook:
    """A name, and whether it is ours alone."""
    return {**texts(name), "ours": name.source == name.source_of("en") == OURS}


def maybe(name: Name | None) -> NameLook | None:
    """A name that an edition may do without."""
    return None if name is None else named(name)


def colours(sheet: Sheet) -> ColoursLook:
    printed = sheet.theme.colours
    return ColoursLook(background=printed.background, accent=printed.accent, text=printed.text)


def square(places: Places, at: int, rules: Rules) -> SquareLook:
    data = places.edition.square(at, places.ruleset)
    rents = rules.choices.station_rents if data.kind == "station" else data.rent
    return SquareLook(
        # One where cards are drawn is called by its deck.
        kind=data.deck or cast(SquareKind, data.kind),
        name=places.name(at),
        group=rules.board[at].group,
        price=data.price,
        building=data.building,
        mortgage=data.mortgage,
        rents=list(rents),
        amount=data.amount,
        strength=data.strength,
        number=data.number or 0,
    )


def group(sheet: Sheet, key: str) -> GroupLook:
    data = sheet.groups[key]
    streets = [at for at in range(SQUARES) if sheet.squares[str(at)].group == key]
    return GroupLook(key, named(data.name), data.colour, streets, maybe(data.badge))


def deck(places: Places, name: str) -> DeckLook:
    """A deck with the words of its cards, sums and squares filled in."""
    decks = places.edition.sheet(places.ruleset).decks
    data = decks.chance if name == "chance" else decks.chest
    cards = {
        card: {language: places.card_text(name, card, language) for language in languages()} for card in data.cards
    }
    return DeckLook(named(data.name), cards)


def words(known: Words, rules: Rules) -> dict[str, str | int]:
    """What a text may name: words, counts and sums."""
    said = {key: value for key, value in known.arguments().items() if isinstance(value, str | int)}
    # The words are those of the standard game; the tries are counted as this mode has them (J5, J7).
    return {**said, "jail_tries": rules.jail_tries}


def money(sheet: Sheet) -> MoneyLook:
    printed = sheet.theme.money
    first = {language: printed.comes_first(language) for language in languages()}
    return MoneyLook(printed.symbol, first, texts(printed.name))
