"""House rules as the page shows them: which a table has taken up, with what numbers, and at what price."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Final

from msgspec import Meta, Struct

from casedepart.editions import Edition, GameSpec
from casedepart.editions.variants import make, option_name
from casedepart.engine import Variant
from casedepart.engine.variant import Number
from casedepart.server.prices import SEED, Measuring, Setting, bots_of, timed_turns
from casedepart.sim.comparison.prices import Price
from casedepart.sim.games import Simulation
from casedepart.study.house_figures import TIMED as TIME_LIMIT
from casedepart.study.house_figures import committed, measured_price, measured_set
from casedepart.study.house_words import MINUTE, pace_of, price_words, rule_words, whole_minutes
from casedepart.table.settings import TIMED_MINUTES, Settings
from casedepart.texts import RULES, Words, figure, has_text, rule_in_words, text
from casedepart.variants import HOUSE_RULES

TIMED = "timed"
MINUTES: Final = Number("minutes", TIMED_MINUTES, 1, 1440)
"""How long a game with a limit of time lasts: a setting of the table, told among the numbers of that house rule."""


class HouseTaken(Struct, frozen=True):
    """A house rule that a table has taken up."""

    name: str
    rule: Annotated[str, Meta(description="Its number; empty where it has none.")]
    title: str
    text: Annotated[str, Meta(description="What it says, with the table's numbers.")]
    numbers: Annotated[list[str], Meta(description="Its numbers in words, as in `The salary: 400`.")]
    price: Annotated[str, Meta(description="What it costs by itself; empty where nobody has measured it.")]


class PriceView(Struct, frozen=True):
    """How far a table is from the booklet, and what that costs."""

    line: Annotated[str, Meta(description="In one line; empty where the table plays by the booklet.")]
    price: Annotated[str, Meta(description="Every figure of the whole set; empty while there is none.")]
    pairs: Annotated[int, Meta(description="How many pairs of games have been played for it.")]
    ready: Annotated[bool, Meta(description="False: ask again, the figures become firmer.")]
    taken: list[HouseTaken]
    rules: Annotated[dict[str, str], Meta(description="What each house rule costs by itself, by its name.")]
    note: Annotated[str, Meta(description="How those were measured; empty where none was.")]


class Played:
    """The settings of a table, checked, on their edition."""

    def __init__(self, settings: Settings, edition: Edition) -> None:
        self.settings = settings
        self.edition = edition
        numbers = settings.chosen_numbers()
        self.spec = GameSpec.on(edition, settings.ruleset, settings.mode, settings.options, numbers)

    def words(self, language: str) -> Words:
        """The edition's words as the table plays it: with what it has taken up, and with its numbers."""
        words = self.edition.words(language, self.settings.ruleset)
        own = {name: value for variant in self.spec.rules().variants for name, value in variant.set.items()}
        numbers = replace(words.numbers, own=tuple(own.items()))
        return replace(words, options=tuple(self.settings.options), numbers=numbers)

    def value(self, number: Number, variant: Variant) -> int:
        """What a number of a house rule is set to at this table."""
        return self.settings.minutes if number is MINUTES else variant.set[number.name]

    @property
    def measured(self) -> Price | None:
        """The price of the whole set, where it comes with the package."""
        return measured_set(self.spec, self.settings.seats)

    @property
    def is_measurable(self) -> bool:
        """Is there anything to measure? A timed game takes as long as was agreed."""
        return bool(self.spec.house()) and self.settings.mode != TIMED

    def setting(self) -> Setting:
        """The pairs of games that tell the price of the whole set."""
        seats, turns = bots_of(self.settings.seats), timed_turns(self.settings.minutes)
        printed = Simulation(self.spec.printed(), seats, SEED, turns)
        return Setting(printed, Simulation(self.spec, seats, SEED, turns))


def price_view(played: Played, language: str, people: int, found: Measuring | None) -> PriceView:
    """What there is to say about the house rules of a table where so many people play."""
    price = found.price if found else played.measured
    seconds = pace_of(played.settings.seats, people)
    rules = house_prices(played.spec, language)
    return PriceView(
        line=line(played, price, found, seconds, language),
        price=price_words(price, language, seconds) if price else "",
        pairs=price.pairs if price else 0,
        ready=found is None or found.done,
        taken=house_taken(played, language),
        rules=rules,
        note=note(language) if rules else "",
    )


def line(played: Played, price: Price | None, found: Measuring | None, seconds: float, language: str) -> str:
    """How far the table is from the booklet; empty where it plays by it."""
    house = played.spec.house()
    if not house:
        return ""
    count = text(language, "house-count", n=len(house))
    if played.settings.mode == TIMED:
        return text(language, "house-line-timed", count=count)
    if price is None:
        return count if found is None or found.done else text(language, "house-line-pending", count=count)
    told = length(price, seconds, language)
    if found is None or found.done:
        return text(language, "house-line", count=count, price=told)
    return text(language, "house-line-about", count=count, price=told, pairs=price.pairs)


def length(price: Price, seconds: float, language: str) -> str:
    """How much longer, without the interval: for a line that is read at a glance."""
    minutes = price.turns.times(seconds / MINUTE)
    whole = whole_minutes(minutes)
    if not whole or not price.is_change(price.turns):
        return text(language, "house-same")
    key = "house-longer" if minutes.value > 0 else "house-shorter"
    return text(language, key, minutes=figure(whole, language), n=whole)


def house_prices(spec: GameSpec, language: str) -> dict[str, str]:
    """The measured price of each house rule in this game; of one whose numbers are others, none."""
    changed = {name for name, _ in spec.numbers}
    found: dict[str, str] = {}
    for name in HOUSE_RULES:
        if changed & make(name).set.keys():
            continue
        price = measured_price(spec, name)
        if price is not None:
            found[name] = rule_words(name, price, language)
    return found


def note(language: str) -> str:
    """How the prices were measured that come with the package."""
    kept = committed()
    games = figure(kept.games, language)
    return text(language, "price-list-note", players=kept.players, games=games, seconds=kept.pace_seconds)


def house_taken(played: Played, language: str) -> list[HouseTaken]:
    """The house rules of a table, in the order of their numbers."""
    words = played.words(language)
    prices = house_prices(played.spec, language)
    variants = {variant.name: variant for variant in played.spec.rules().variants}
    taken = [(name, variants[make(name).name]) for name in played.spec.house()]
    return [
        HouseTaken(
            name=name,
            rule=number_of(variant),
            title=option_name(language, name),
            text=rule_in_words(number_of(variant), language, words).text if number_of(variant) else "",
            numbers=[number_words(number, played.value(number, variant), language) for number in numbers_of(variant)],
            price=prices.get(name, ""),
        )
        for name, variant in sorted(taken, key=lambda one: order(one[1]))
    ]


def numbers_of(variant: Variant) -> tuple[Number, ...]:
    """The numbers of a house rule that a table may set."""
    return (MINUTES,) if variant.name == TIME_LIMIT else variant.numbers


def number_of(variant: Variant) -> str:
    """The number of a variant's rule, the first where it has several."""
    return next(iter(variant.rules), "")


def order(variant: Variant) -> int:
    """The place of a variant's rule in the book; of one that has none, the last."""
    number = number_of(variant)
    return RULES.index(number) if number in RULES else len(RULES)


def number_words(number: Number, value: int, language: str) -> str:
    """A number of a house rule with what it is called; one that is 0 or 1 says no or yes."""
    told = figure(value, language)
    if (number.least, number.most) == (0, 1):
        told = text(language, "house-yes" if value else "house-no")
    return text(language, "house-number", label=number_label(number.name, language), n=told)


def number_label(name: str, language: str) -> str:
    """What a number of a house rule is called."""
    key = f"number-{name}"
    return text(language, key) if has_text(language, key) else name
