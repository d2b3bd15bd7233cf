"""From an edition's data to the `Rules` that the engine plays by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from casedepart.editions.model import CardData, EditionData, Sheet, SquareData
from casedepart.editions.numbers import set_number
from casedepart.editions.rulesets import SORE_LOSERS, choices_of
from casedepart.engine import rules as engine
from casedepart.engine.variant import Variant
from casedepart.variants.fight import Fight
from casedepart.variants.powers import Powers
from casedepart.variants.sore_losers import SoreLosers

OPTIONS: Final[dict[str, Variant]] = {"fight": Fight(), "powers": Powers()}
"""The optional rules, by their names in an edition's file."""


def build(
    edition: EditionData,
    sheet: Sheet,
    ruleset: str,
    mode: str,
    options: Iterable[str],
    numbers: Iterable[tuple[str, str]] = (),
) -> engine.Rules:
    """The rules of an edition as printed on a sheet, under a ruleset, in a mode, with options and other numbers."""
    choices = choices_of(ruleset, mode, edition.deeds_in_timed)
    sheet.choices.set_in(choices)
    for name, value in numbers:
        set_number(choices, name, value)
    variants: list[Variant] = [OPTIONS[option] for option in sorted(options)]
    if ruleset == SORE_LOSERS:
        variants.append(SoreLosers())
    return engine.Rules(board(sheet), decks(sheet), choices, tuple(variants), most_players=len(edition.tokens))


def board(sheet: Sheet) -> tuple[engine.Square, ...]:
    """The squares in board order; groups are counted as the board comes to them."""
    printed = [sheet.squares[str(at)] for at in range(engine.SQUARES)]
    groups: dict[str, int] = {}
    for data in printed:
        if data.kind == "street":
            groups.setdefault(data.group, len(groups))
    return tuple(square(data, groups.get(data.group, -1)) for data in printed)


def square(data: SquareData, group: int) -> engine.Square:
    return engine.Square(
        kind=engine.KIND_NAMES.index(data.kind),
        group=group,
        price=data.price,
        mortgage=data.mortgage,
        building=data.building,
        rent=data.rent,
        amount=data.amount,
        deck=-1 if data.deck is None else engine.DECK_NAMES.index(data.deck),
        strength=data.strength,
    )


def decks(sheet: Sheet) -> tuple[tuple[engine.Card, ...], tuple[engine.Card, ...]]:
    """Both decks, in the order in which the edition lists their cards."""
    chance = [card(name, sheet.cards.chance[name]) for name in sheet.decks.chance.cards]
    chest = [card(name, sheet.cards.chest[name]) for name in sheet.decks.chest.cards]
    return tuple(chance), tuple(chest)


def card(name: str, data: CardData) -> engine.Card:
    numbers = [getattr(data, key) for key in EFFECT_NUMBERS[data.effect]]
    return engine.Card(name, engine.EFFECT_NAMES.index(data.effect), *numbers)


EFFECT_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "advance": ("to",),
    "back": ("steps",),
    "back-to": ("to",),
    "jail": (),
    "keep": (),
    "collect": ("amount",),
    "pay": ("amount",),
    "collect-each": ("amount",),
    "pay-each": ("amount",),
    "repairs": ("house", "hotel"),
    "nearest-station": (),
    "nearest-utility": (),
    "pay-or-draw": ("amount",),
    "coin": (),
}
"""The numbers that each effect of a card needs (C4)."""
