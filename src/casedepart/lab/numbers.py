"""Numbers as a person writes them: the comma or the point, shares in per cent, intervals whose ends differ."""

from __future__ import annotations

import math

from casedepart.sim.games import Simulation
from casedepart.sim.intervals import Estimate, interval_digits
from casedepart.texts import figure, text

THIN = "\u202f"


def decimal(value: float, lang: str, digits: int = 1) -> str:
    """A number with so many digits after the point, or the comma."""
    return figure(value, lang, digits)


def percent(value: float, lang: str, digits: int = 1) -> str:
    """A share in per cent."""
    return f"{decimal(100 * value, lang, digits)}{THIN}%"


def share_cells(found: Estimate, lang: str) -> tuple[str, str]:
    """A share in per cent, and its confidence interval, with as many digits as they need."""
    digits = interval_digits(100 * found.low, 100 * found.high)
    return percent(found.value, lang, digits), interval(100 * found.low, 100 * found.high, lang, digits)


def figure_cells(found: Estimate, lang: str, digits: int = 1) -> tuple[str, str]:
    """A figure, and its confidence interval."""
    return decimal(found.value, lang, digits), interval(found.low, found.high, lang, digits)


def interval(low: float, high: float, lang: str, digits: int = 1) -> str:
    """From where to where the truth may be: so few games may leave one end open, and a single one both."""
    if math.isinf(low) and math.isinf(high):
        return text(lang, "figures-unknown")
    if math.isinf(low) or math.isinf(high):
        return f"≤{THIN}{decimal(high, lang, digits)}" if math.isinf(low) else f"≥{THIN}{decimal(low, lang, digits)}"
    if low < 0:
        # A dash would be lost among minus signs.
        return interval_in_words(low, high, lang, digits)
    return f"{decimal(low, lang, digits)}–{decimal(high, lang, digits)}"


def interval_in_words(low: float, high: float, lang: str, digits: int = 1) -> str:
    """From what to what."""
    return text(lang, "compare-reach", low=decimal(low, lang, digits), high=decimal(high, lang, digits))


def games_title(simulation: Simulation, games: int, lang: str) -> str:
    """Which games were played, and how many."""
    spec = simulation.spec
    numbers = [f"{name}={value}" for name, value in spec.numbers]
    mode = ", ".join([text(lang, f"study-mode-{spec.mode}"), *spec.options, *numbers])
    return text(lang, "figures-games", edition=spec.edition_name, mode=mode, games=games, seed=simulation.seed)


def timed_remark(simulation: Simulation, lang: str) -> list[str]:
    """In the timed mode: when time is called."""
    if not simulation.rules().choices.timed:
        return []
    return [text(lang, "figures-timed", turns=simulation.timed_turns)]
