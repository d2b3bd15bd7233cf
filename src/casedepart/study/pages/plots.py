"""Plots as SVG: drawn with the page's own colours, so that they are right by day, by night and on paper."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from casedepart.sim.intervals import Estimate
from casedepart.study.pages.markup import Markup, element

WIDTH = 420
"""As wide as a phone: letters keep their size there, and grow a little on a desk."""
ROW = 24
MARGIN = 8
LABEL = 128
FOOT = 22
TALL = 150
"""Where the columns of a histogram stand."""
MOST_COLUMNS = 25


@dataclass(frozen=True)
class Bar:
    """One row of a plot: a name, a figure with its interval, and a colour of its own if it has one."""

    name: str
    figure: Estimate
    colour: str = ""


@dataclass(frozen=True)
class Curve:
    """A line through points, in its own colour; the name stands at its end."""

    name: str
    colour: str
    points: Sequence[tuple[float, float]]


def bars(rows: Sequence[Bar], label: str, said: Callable[[float], str], mark: float | None = None) -> Markup:
    """Bars from nought with their intervals; `mark` is a figure to compare them with."""
    high = max([*bounds(rows), mark or 0.0])
    scale = Scale(0, high, LABEL, WIDTH - 2 * MARGIN)
    foot = MARGIN + ROW * len(rows)
    drawn = axis(scale, MARGIN, foot, said)
    for place, row in enumerate(rows):
        drawn += bar(row, scale, MARGIN + ROW * place)
    if mark is not None:
        drawn.append(stroke(scale.at(mark), MARGIN, scale.at(mark), foot, "mark"))
    return svg(foot + FOOT, label, *drawn)


def bounds(rows: Sequence[Bar]) -> list[float]:
    """What must have its place on the paper: figures and their intervals, as far as these have ends."""
    ends = [end for row in rows for end in (row.figure.low, row.figure.value, row.figure.high)]
    return [end for end in ends if math.isfinite(end)]


def bar(row: Bar, scale: Scale, top: float) -> list[Markup]:
    """One bar with its whisker."""
    middle = top + ROW / 2
    drawn = block(scale.start, top + 4, scale.at(row.figure.value) - scale.start, ROW - 8, row.colour)
    name = words(LABEL - 6, middle + 4, shortened(row.name), "end")
    return [drawn, *whisker(row.figure, scale, middle), name]


def whisker(figure: Estimate, scale: Scale, middle: float) -> list[Markup]:
    """From one end of an interval to the other; a light line under it keeps it apart from any colour."""
    low, high = scale.at(figure.low), scale.at(figure.high)
    return [stroke(low, middle, high, middle, "halo"), stroke(low, middle, high, middle, "whisker")]


def differences(rows: Sequence[Bar], label: str, said: Callable[[float], str]) -> Markup:
    """Points with their intervals to both sides of nought."""
    ends = [*bounds(rows), 0.0]
    scale = Scale(min(ends), max(ends), MARGIN * 2, WIDTH - 2 * MARGIN)
    tall = 2 * ROW - 10
    foot = MARGIN + tall * len(rows)
    drawn = [*axis(scale, MARGIN, foot, said), stroke(scale.at(0), MARGIN, scale.at(0), foot, "mark")]
    for place, row in enumerate(rows):
        middle = MARGIN + tall * place + 26
        drawn.append(words(MARGIN * 2, middle - 11, row.name))
        drawn += whisker(row.figure, scale, middle)
        drawn.append(element("circle", cx=round(scale.at(row.figure.value), 1), cy=middle, r=4.5, class_="dot"))
    return svg(foot + FOOT, label, *drawn)


def histogram(values: Sequence[float], marks: Sequence[float], label: str, said: Callable[[float], str]) -> Markup:
    """How many are so long; lines at the figures that matter. The longest hundredth is counted in the last column."""
    first, step, counts = columns(values)
    scale = Scale(first * step, (first + len(counts)) * step, MARGIN * 2, WIDTH - 2 * MARGIN)
    tall = Scale(0, max(counts), TALL, MARGIN)
    drawn = axis(scale, MARGIN, TALL, said)
    for place, count in enumerate(counts):
        left, right = scale.at((first + place) * step), scale.at((first + place + 1) * step)
        drawn.append(block(left + 0.5, tall.at(count), right - left - 1, TALL - tall.at(count)))
    drawn += [stroke(scale.at(mark), MARGIN, scale.at(mark), TALL, "mark") for mark in marks]
    return svg(TALL + FOOT, label, *drawn)


def columns(values: Sequence[float]) -> tuple[int, float, list[int]]:
    """Where the first column begins, in steps; how wide each is; and how many values it has."""
    ordered = sorted(values)
    high = ordered[math.ceil(0.99 * len(ordered)) - 1]
    step = round_step(max(1.0, (high - ordered[0]) / MOST_COLUMNS))
    first = math.floor(ordered[0] / step)
    counts = [0] * (math.floor(high / step) - first + 1)
    for value in ordered:
        counts[min(len(counts) - 1, math.floor(value / step) - first)] += 1
    return first, step, counts


def curves(
    rows: Sequence[Curve], names: Sequence[str], most: float, label: str, said: Callable[[float], str]
) -> Markup:
    """Curves over a row of names; what is above `most` runs off the paper at the top."""
    scale = Scale(0, len(names) - 1, 40, WIDTH - 3 * MARGIN)
    tall = Scale(0, most, 210, MARGIN)
    drawn: list[Markup] = []
    for tick in tall.ticks():
        drawn.append(stroke(40, tall.at(tick), WIDTH - 3 * MARGIN, tall.at(tick), "grid"))
        drawn.append(words(34, tall.at(tick) + 4, said(tick), "end", "tick"))
    for place, name in enumerate(names):
        drawn.append(words(scale.at(place), 226, name, "end" if place == len(names) - 1 else "middle", "tick"))
    for row in rows:
        points = " ".join(f"{scale.at(x):.1f},{tall.at(y):.1f}" for x, y in row.points if y <= most)
        drawn.append(element("polyline", points=points, class_="line-halo"))
        drawn.append(
            element("polyline", element("title", row.name), points=points, class_="line", style=f"stroke:{row.colour}")
        )
    return svg(234, label, *drawn)


def shortened(name: str, most: int = 19) -> str:
    """A name that fits beside its bar; the table has it whole."""
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


# What plots are drawn with: a sheet, letters, strokes and blocks, and scales from figures to places on the sheet.


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
