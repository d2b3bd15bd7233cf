"""The price of house rules in words: one line for the page, the help and the command line."""

from __future__ import annotations

import math
from typing import Final

from casedepart.editions import Edition, GameSpec
from casedepart.sim.comparison.prices import Price
from casedepart.sim.intervals import Estimate, interval_digits
from casedepart.study.house_figures import TIMED, committed, measured_price
from casedepart.study.plan import BOT_SECONDS
from casedepart.texts import figure, text
from casedepart.texts.numbering import scope

MINUTE: Final = 60
THIN: Final = "\N{NARROW NO-BREAK SPACE}"


def pace_of(seats: int, people: int) -> float:
    """Seconds of a turn at a table of so many seats, of which so many are people's: each plays as many turns."""
    return (people * committed().pace_seconds + (seats - people) * BOT_SECONDS) / seats


def price_words(price: Price, language: str, seconds: float = 0.0) -> str:
    """All three figures, at so many seconds a turn: those of people, unless it says otherwise."""
    if all(change.low == change.high == 0 for change in (price.turns, price.first_change)):
        return text(language, "price-none")
    minutes = price.turns.times((seconds or committed().pace_seconds) / MINUTE)
    return text(
        language,
        "price-line",
        length=length_words(minutes, price.is_change(price.turns), language),
        ending=ending_words(price, language),
        first=first_words(price, language),
    )


def length_words(minutes: Estimate, is_change: bool, language: str) -> str:
    """How much longer the median game is, where that is more than chance."""
    # Outward: an interval in whole minutes is no narrower than it is.
    low, high = math.floor(minutes.low), math.ceil(minutes.high)
    if low == high == 0:
        return text(language, "price-same-exactly")
    if not is_change:
        ends = {"low": figure(low, language, signed=True), "high": figure(high, language, signed=True)}
        return text(language, "price-same", reach=text(language, "price-reach", **ends))
    key = "longer" if minutes.value > 0 else "shorter"
    reach = "–".join(figure(end, language) for end in sorted((abs(low), abs(high))))
    return text(language, f"price-{key}", minutes=figure(whole_minutes(minutes), language), reach=reach)


def whole_minutes(minutes: Estimate) -> int:
    """How many whole minutes, more or less."""
    return math.floor(abs(minutes.value) + 0.5)


def ending_words(price: Price, language: str) -> str:
    """How many games do not end."""
    if not price.capped.value and not price.printed_capped.value:
        return text(language, "price-all-end")
    share, printed = percent(price.capped.value, language, 1), percent(price.printed_capped.value, language, 1)
    return text(language, "price-capped", share=share, reach=reach_words(price.capped, language, 1), printed=printed)


def first_words(price: Price, language: str) -> str:
    """How often the first player wins."""
    share, printed = percent(price.first.value, language), percent(price.printed_first.value, language)
    if not price.is_change(price.first_change):
        return text(language, "price-first-same", share=share, printed=printed)
    return text(language, "price-first", share=share, reach=reach_words(price.first, language), printed=printed)


def reach_words(share: Estimate, language: str, digits: int = 0) -> str:
    """From where to where a share may lie, in per cent."""
    low, high = 100 * share.low, 100 * share.high
    digits = interval_digits(low, high, digits)
    return f"{figure(low, language, digits)}–{figure(high, language, digits)}"


def percent(share: float, language: str, digits: int = 0) -> str:
    return f"{figure(100 * share, language, digits)}{THIN}%"


def rule_price(number: str, edition: Edition, ruleset: str, language: str) -> str:
    """The price of the house rule that has this number; empty where none was measured."""
    name = scope(number).option if scope(number).house else ""
    price = measured_price(GameSpec.on(edition, ruleset), name) if name else None
    return "" if price is None else rule_words(name, price, language)


def rule_words(name: str, price: Price, language: str) -> str:
    """What one house rule costs; a limit of time costs what people agree on."""
    return text(language, "price-agreed") if name == TIMED else price_words(price, language)


def rule_price_in_full(number: str, edition: Edition, ruleset: str, language: str) -> list[str]:
    """The price of a house rule with how it was measured; nothing where none was."""
    price = rule_price(number, edition, ruleset, language)
    if not price or scope(number).option == TIMED:
        return [text(language, "price-in-full", price=price)] if price else []
    kept = committed()
    measured = text(
        language,
        "price-measured",
        players=kept.players,
        bots=kept.bots,
        games=figure(kept.games, language),
        edition=edition.name(language),
        seconds=kept.pace_seconds,
        turns=figure(kept.most_turns, language),
    )
    return [text(language, "price-in-full", price=price), measured]
