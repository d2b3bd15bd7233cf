"""From an edition's data to the `Rules` that the engine plays by."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from casedepart.editions.errors import VariantError
from casedepart.editions.model import CardData, EditionData, Sheet, SquareData
from casedepart.editions.numbers import NumberError, set_number
from casedepart.editions.rulesets import OF_RULESET, choices_of
from casedepart.editions.variants import make, variant_numbers
from casedepart.engine import EFFECTS, Refused
from casedepart.engine import rules as engine
from casedepart.engine.effects import Card, Effect
from casedepart.engine.variant import Variant
from casedepart.texts.faults import Message
from casedepart.texts.fluent import GAME
from casedepart.variants import VARIANTS


def build(
    edition: EditionData,
    sheet: Sheet,
    ruleset: str,
    mode: str,
    options: Iterable[str],
    numbers: Collection[tuple[str, str]] = (),
) -> engine.Rules:
    """The rules of an edition as printed on a sheet, under a ruleset, in a mode, with options and other numbers."""
    choices = choices_of(ruleset, mode, edition.deeds_in_timed)
    sheet.choices.set_in(choices)
    variants = [with_numbers(make(name), sheet) for name in sorted(played(edition, ruleset, options))]
    check_company(variants)
    known = variant_numbers() if numbers else ()
    for name, value in numbers:
        for variant in variants:
            if name in variant.set:
                set_variant_number(variant, name, value)
    try:
        for variant in variants:
            variant.set_choices(choices, mode)
        for name, value in numbers:
            if name not in known:  # the numbers of variants are theirs, played or not
                set_number(choices, name, value)
        return engine.Rules(board(sheet), decks(sheet), choices, tuple(variants), most_players=len(edition.tokens))
    except Refused as refused:
        raise no_place(variants, refused) from None


def no_place(variants: Iterable[Variant], refused: Refused) -> VariantError:
    """The error where these rules, this mode or these numbers have no place for a variant."""
    names = ", ".join(variant.name for variant in variants if refused.rule in variant.rules)
    return VariantError("no-place", variant=names, rule=refused.rule, why=Message(GAME, f"refused-{refused.why}"))


def check_company(variants: Collection[Variant]) -> None:
    """Refuse two variants that cannot be played together, by their names and rules."""
    pair = contradiction(variants)
    if pair is not None:
        first, second = (f"{variant.name} ({', '.join(variant.rules[:1])})" for variant in pair)
        raise VariantError("contradict", first=first, second=second)


def contradiction(variants: Collection[Variant]) -> tuple[Variant, Variant] | None:
    """Two variants that cannot be played together; None: all of them can."""
    pairs = [(variant, other) for variant in variants for other in variants if other.name in variant.excludes]
    return pairs[0] if pairs else None


def played(edition: EditionData, ruleset: str, options: Iterable[str] = ()) -> set[str]:
    """The variants of a game: those taken up, those that the edition always has, and the ruleset's own."""
    return {*options, *edition.variants, *OF_RULESET.get(ruleset, ())}


def with_numbers(variant: Variant, sheet: Sheet) -> Variant:
    """A variant with the numbers that a sheet prints for it."""
    given = {**sheet.choices.of_variants(), **sheet.numbers}
    variant.set |= {number.name: given[number.name] for number in variant.numbers if number.name in given}
    for key in variant.square_numbers:
        variant.printed[key] = tuple(getattr(sheet.squares[str(at)], key) for at in range(engine.SQUARES))
    return variant


def set_variant_number(variant: Variant, name: str, value: str) -> None:
    """Write a number of a variant, as someone has written it, over the printed one."""
    (number,) = [number for number in variant.numbers if number.name == name]
    if not value.isdecimal() or not number.least <= int(value) <= number.most:
        raise NumberError("number-not-whole", name=name, value=value, least=number.least, most=number.most)
    variant.set[name] = int(value)


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
    )


def decks(sheet: Sheet) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Both decks, in the order in which the edition lists their cards."""
    chance = [card(name, sheet.cards.chance[name]) for name in sheet.decks.chance.cards]
    chest = [card(name, sheet.cards.chest[name]) for name in sheet.decks.chest.cards]
    return tuple(chance), tuple(chest)


def card(name: str, data: CardData) -> Card:
    effect = effects()[data.effect]
    return Card(name, effect, *(getattr(data, key) for key in effect.numbers))


@cache
def effects() -> dict[str, Effect]:
    """What cards may do, by name: in any game, and where a variant is played (C4)."""
    of_variants = [effect for kind in VARIANTS.values() for effect in kind().effects]
    return {effect.name: effect for effect in (*EFFECTS, *of_variants)}
