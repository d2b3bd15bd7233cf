"""What plots are drawn with: a sheet, letters, strokes and blocks, and scales from figures to places on the sheet."""

from __future__ import annotations

import math
from collections.abc import Callable

from casedepart.study.pages.markup import Markup, element

WIDTH = 420
"""As wide as a phone: letters keep their size there, and grow a little on a desk."""


def svg(height: float, label: str, *children: str) -> Markup:
    """A drawing, with the words of who cannot see it."""
    return element(
        "svg", *children, viewBox=f"0 0 {WIDTH} {round(height)}", role="img", aria_label=label, class_="plot"
    )


def words(x: float, y: float, said: str, anchor: str = "start", kind: str = "") -> Markup:
    return element("text", said, x=round(x, 1), y=round(y, 1), text_anchor=anchor, class_=kind)


def stroke(x1: float, y1: float, x2: float, y2: float, kind: str) -> Markup:
    return element("line", x1=round(x1, 1), y1=round(y1, 1), x2=round(x2, 1), y2=round(y2, 1), class_=kind)


class Scale:
    """From figures to places on the paper."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        """Where a figure stands; what is off the paper stands at its edge."""
        part = min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))
        return self.start + part * (self.end - self.start)

    def ticks(self, most: int = 5) -> list[float]:
        """Round figures on the way, not too many."""
        step = round_step((self.high - self.low) / most)
        first = math.ceil(self.low / step - 1e-9)
        return [place * step for place in range(first, math.floor(self.high / step + 1e-9) + 1)]


def round_step(least: float) -> float:
    """The next of 1, 2, 5, 10, 20, …"""
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))


def axis(scale: Scale, top: float, foot: float, said: Callable[[float], str]) -> list[Markup]:
    """Thin lines at round figures, and the figures under them."""
    found: list[Markup] = []
    for tick in scale.ticks():
        found.append(stroke(scale.at(tick), top, scale.at(tick), foot, "grid"))
        found.append(words(scale.at(tick), foot + 14, said(tick), "middle", "tick"))
    return found


def block(x: float, y: float, width: float, height: float, colour: str = "") -> Markup:
    """A filled rectangle, in the page's colour or one of its own."""
    style = {"style": f"fill:{colour}"} if colour else {}
    sides = {"x": x, "y": y, "width": max(0.0, width), "height": height}
    return element("rect", class_="bar", **{name: round(side, 1) for name, side in sides.items()}, **style)
