"""How an edition looks, taken from its checked data."""

from __future__ import annotations

from typing import Final, cast

from casedepart.editions import Edition
from casedepart.editions.model import Name, Sheet, SquareData
from casedepart.engine.rules import SQUARES, Rules
from casedepart.server.look_bodies import (
    ColoursLook,
    DeckLook,
    DecksLook,
    GroupLook,
    Look,
    MoneyLook,
    NameLook,
    SquareKind,
    SquareLook,
    Texts,
    ThemeLook,
)
from casedepart.table.settings import Settings
from casedepart.texts import Words, languages, variant_text

OURS: Final = "ours"


def look_of(edition: Edition, settings: Settings) -> Look:
    """The whole look of an edition, as played with settings that have been checked."""
    ruleset = settings.ruleset
    sheet, theme = edition.sheet(ruleset), edition.sheet(ruleset).theme
    rules = edition.rules(ruleset, settings.mode, settings.options)
    return Look(
        id=edition.id,
        name=texts(edition.data.name),
        digest=edition.digest,
        ruleset=ruleset,
        mode=settings.mode,
        options=settings.options,
        colours=colours(sheet),
        squares=[square(edition.square(at, ruleset), rules, rules.board[at].group) for at in range(SQUARES)],
        groups=[group(sheet, key) for key in edition.group_keys(ruleset)],
        decks=DecksLook(deck(edition, "chance", ruleset), deck(edition, "chest", ruleset)),
        tokens=[named(token) for token in edition.tokens],
        words={language: words(edition.words(language, ruleset)) for language in languages()},
        money=money(sheet),
        coin=maybe(theme.coin),
        coins=maybe(theme.coins),
        figure=maybe(theme.figure),
        number=maybe(theme.number),
        notes={language: list(edition.notes(language)) for language in languages()},
        texts={language: variant_texts(rules, language) for language in languages()},
    )


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


def square(data: SquareData, rules: Rules, group: int) -> SquareLook:
    rents = rules.choices.station_rents if data.kind == "station" else data.rent
    return SquareLook(
        kind=kind(data),
        name=named(data.name),
        group=group,
        price=data.price,
        building=data.building,
        mortgage=data.mortgage,
        rents=list(rents),
        amount=data.amount,
        strength=data.strength,
        number=data.number or 0,
    )


def kind(data: SquareData) -> SquareKind:
    """The kind of a square; one where cards are drawn is called by its deck."""
    return data.deck if data.deck is not None else cast(SquareKind, data.kind)


def group(sheet: Sheet, key: str) -> GroupLook:
    data = sheet.groups[key]
    streets = [at for at in range(SQUARES) if sheet.squares[str(at)].group == key]
    return GroupLook(key, named(data.name), data.colour, streets, maybe(data.badge))


def deck(edition: Edition, name: str, ruleset: str) -> DeckLook:
    """A deck with the words of its cards, sums and squares filled in."""
    decks = edition.sheet(ruleset).decks
    data = decks.chance if name == "chance" else decks.chest
    cards = {
        card: {language: edition.card_text(name, card, language, ruleset) for language in languages()}
        for card in data.cards
    }
    return DeckLook(named(data.name), cards)


def words(known: Words) -> dict[str, str | int]:
    """What a text may name: words, counts and sums."""
    return {key: value for key, value in known.arguments().items() if isinstance(value, str | int)}


def money(sheet: Sheet) -> MoneyLook:
    printed = sheet.theme.money
    first = {language: printed.comes_first(language) for language in languages()}
    return MoneyLook(printed.symbol, first, texts(printed.name))
