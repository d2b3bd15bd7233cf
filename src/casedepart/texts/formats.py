"""Numbers as a language writes them (CLDR, by Babel): what parts thousands, and what stands before the tenths."""

from __future__ import annotations

from decimal import Decimal
from functools import lru_cache

from babel.numbers import format_decimal

from casedepart.texts.locales import locale_of

MINUS = "\N{MINUS SIGN}"


@lru_cache(maxsize=4096)
def grouped(amount: int, language: str) -> str:
    """A whole number with its thousands parted as the language does."""
    return format_decimal(amount, locale=locale_of(language))


def figure(value: float, language: str, digits: int = 0, signed: bool = False) -> str:
    """A number with so many digits after the point, or the comma; what rounds to nothing has no minus sign."""
    rounded = Decimal(f"{value:.{digits}f}")
    tenths = f".{'0' * digits}" if digits else ""
    plain = format_decimal(abs(rounded), f"#,##0{tenths}", locale=locale_of(language))
    return (MINUS if rounded < 0 else "+" if signed and value > 0 else "") + plain


def sign_comes_first(language: str) -> bool:
    """Does the sign of a currency stand before the figure, as in $5?"""
    return sums(language).startswith("\N{CURRENCY SIGN}")


@lru_cache
def sign_stands_apart(language: str) -> bool:
    """Is there a space between the sign of a currency and the figure, as in 5 €?"""
    return "\N{NO-BREAK SPACE}" in sums(language)


def sums(language: str) -> str:
    """How a language writes a sum of money, as a pattern."""
    pattern: str = locale_of(language).currency_formats["standard"].pattern
    return pattern
