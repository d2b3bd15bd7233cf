"""Figures in words: numbers, shares and intervals as a language writes them."""

from __future__ import annotations

import math
from dataclasses import dataclass

from casedepart.editions import Edition
from casedepart.editions.variants import option_name
from casedepart.sim.games import Simulation
from casedepart.sim.intervals import Estimate, interval_digits
from casedepart.study.watched_games import STATIONS, UTILITIES
from casedepart.texts import figure, text
from casedepart.texts.formats import MINUS

THIN = "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True)
class Speech:
    """One language, and the names of one edition."""

    lang: str
    edition: Edition
    ruleset: str | None

    def say(self, key: str, **arguments: object) -> str:
        """A text of the report."""
        return text(self.lang, f"study-{key}", **arguments)

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """A number with its thousands parted."""
        if not math.isfinite(value):
            return "–"
        return figure(value, self.lang, digits, signed)

    def percent(self, share: float, digits: int = 1, signed: bool = False) -> str:
        return f"{self.number(100 * share, digits, signed)}{THIN}%"

    def share(self, estimate: Estimate, digits: int = 1, signed: bool = False) -> str:
        """A share with its interval, and as many digits as it needs."""
        digits = interval_digits(100 * estimate.low, 100 * estimate.high, digits)
        interval = self.interval(100 * estimate.low, 100 * estimate.high, digits, signed)
        return f"{self.percent(estimate.value, digits, signed)} ({interval})"

    def estimate(self, estimate: Estimate, digits: int = 0, signed: bool = False) -> str:
        """A figure with its interval."""
        interval = self.interval(estimate.low, estimate.high, digits, signed)
        return f"{self.number(estimate.value, digits, signed)} ({interval})"

    def interval(self, low: float, high: float, digits: int = 0, signed: bool = False) -> str:
        """From here to there; an end that is not known is left out."""
        first, last = self.number(low, digits, signed), self.number(high, digits, signed)
        if math.isfinite(low) and math.isfinite(high):
            return self.span(first, last)
        return f"≥{THIN}{first}" if math.isfinite(low) else f"≤{THIN}{last}" if math.isfinite(high) else "?"

    def span(self, low: str, high: str) -> str:
        """From here to there; a dash would be lost among minus signs."""
        if MINUS in low + high or "+" in low + high:
            return self.say("span", low=low, high=high)
        return f"{low}–{high}"

    def money(self, amount: float) -> str:
        """A sum as the edition prints it."""
        return self.edition.words(self.lang, self.ruleset).money(round(amount))

    def minutes(self, turns: float, pace: int) -> str:
        """How long so many turns take, at a pace."""
        whole = round(turns * pace / 60)
        hours, minutes = divmod(whole, 60)
        if not hours:
            return self.say("minutes", minutes=minutes)
        return self.say("hours", hours=hours, minutes=f"{minutes:02}")

    def square(self, at: int) -> str:
        return self.edition.square_name(at, self.lang, self.ruleset)

    def cause(self, key: str) -> str:
        """A group, the stations or utilities by the edition's words; another cause in ours."""
        words = self.edition.words(self.lang, self.ruleset)
        if key.startswith("group-"):
            return self.edition.group_name(int(key.removeprefix("group-")), self.lang, self.ruleset)
        if key in (STATIONS, UTILITIES):
            return words.stations if key == STATIONS else words.utilities
        return self.say(f"cause-{key}")

    def level(self, key: str, level: int) -> str:
        """So many buildings, or so many held, in the edition's words."""
        words = self.edition.words(self.lang, self.ruleset)
        if not key.startswith("group-"):
            return self.say("held", count=level)
        if level == 0:
            return self.say("bare")
        return f"1 {words.hotel}" if level == 5 else f"{level} {words.house if level == 1 else words.houses}"

    def holding(self, key: str, level: int) -> str:
        """A group with its buildings, or so many stations or utilities, within a sentence."""
        kind = "group" if key.startswith("group-") else "other"
        return self.say(f"holding-{kind}", name=self.cause(key), level=self.level(key, level))

    def order(self, place: int) -> str:
        """A place in the order of play."""
        return self.say("order", place=place + 1)

    def variation(self, simulation: Simulation) -> str:
        """What is chosen: ruleset, mode, options."""
        parts = [text(self.lang, f"ruleset-{simulation.spec.ruleset}"), self.say(f"mode-{simulation.spec.mode}")]
        return ", ".join(parts + [option_name(self.lang, option) for option in simulation.spec.options])

    def colour(self, key: str) -> str:
        """A group's own colour; none for what has none."""
        if not key.startswith("group-"):
            return ""
        sheet = self.edition.sheet(self.ruleset)
        return sheet.groups[self.edition.group_keys(self.ruleset)[int(key.removeprefix("group-"))]].colour
