"""Which deeds pay: expected rent, payback, the next building, and what was earned in the games."""

from __future__ import annotations

import math

from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members
from casedepart.study.figures import earned
from casedepart.study.income import Holding, deed_income, group_levels
from casedepart.study.pages.markup import Markup, element, figure, section, table
from casedepart.study.pages.plots import Bar, Curve, bars, curves
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study

LONGEST = 150.0
"""Opponents' turns above which a payback is off the plot."""
BEST = 12
"""Investments that are ranked."""
HUNDRED = 100


def income(study: Study, speech: Speech) -> Markup:
    """Income and payback of every group and deed."""
    return section(
        speech.say("income-title"),
        element("p", speech.say("income-text")),
        payback_plot(study, speech),
        by_level(study, speech, speech.say("payback-table"), step=False),
        by_level(study, speech, speech.say("step-table"), step=True),
        best_table(study, speech),
        earned_plot(study, speech),
        deed_table(study, speech),
    )


def payback_plot(study: Study, speech: Speech) -> Markup:
    """Payback of each group by its buildings, in its own colour."""
    levels = group_levels(study.rules)[1:]
    rows: list[Curve] = []
    for group in range(len(study.rules.groups)):
        key = f"group-{group}"
        held = [holding for holding in study.holdings if holding.key == key]
        points = [(float(place), holding.payback) for place, holding in enumerate(held[1:])]
        rows.append(Curve(speech.cause(key), speech.colour(key), points))
    names = [
        str(level) if level < HOTEL else speech.edition.words(speech.lang, speech.ruleset).hotel for level in levels
    ]
    drawn = curves(rows, names, LONGEST, speech.say("payback-label"), speech.number)
    return figure(drawn, speech.say("payback-caption", most=speech.number(LONGEST)))


def by_level(study: Study, speech: Speech, caption: str, step: bool) -> Markup:
    """Paybacks in opponents' turns: a row a group, a column a level."""
    levels = group_levels(study.rules)
    headings = [speech.say("group"), *[speech.level("group-0", level) for level in levels]]
    rows: list[list[str]] = []
    for key in dict.fromkeys(holding.key for holding in study.holdings):
        held = [holding for holding in study.holdings if holding.key == key]
        figures = [speech.number(holding.step_payback if step else holding.payback, 1) for holding in held]
        named = (
            figures
            if key.startswith("group-")
            else [with_count(speech, h, f) for h, f in zip(held, figures, strict=True)]
        )
        rows.append([speech.cause(key), *named, *[""] * (len(levels) - len(named))])
    return table(headings, rows, caption)


def with_count(speech: Speech, holding: Holding, figure: str) -> str:
    """A station's or utility's figure says how many are held: the columns count buildings."""
    return speech.say("held-figure", held=speech.level(holding.key, holding.level), figure=figure)


def best_table(study: Study, speech: Speech) -> Markup:
    """The investments that have paid for themselves first."""
    ranked = sorted((h for h in study.holdings if math.isfinite(h.payback)), key=lambda holding: holding.payback)
    keys = ("investment", "cost", "rent-a-turn", "payback")
    rows = [
        [
            f"{speech.cause(holding.key)}, {speech.level(holding.key, holding.level)}",
            speech.money(holding.cost),
            speech.number(holding.income, 2),
            speech.number(holding.payback, 1),
        ]
        for holding in ranked[:BEST]
    ]
    return table([speech.say(key) for key in keys], rows, speech.say("best-table"))


def earned_plot(study: Study, speech: Speech) -> Markup:
    """What each group took in the games."""
    rows = [Bar(speech.cause(estate.key), estate.earned, speech.colour(estate.key)) for estate in study.estates]
    return figure(bars(rows, speech.say("earned-label"), speech.money), speech.say("earned-caption"))


def deed_table(study: Study, speech: Speech) -> Markup:
    """Every deed: the rent to expect in a hundred opponents' turns, and what it took in a game."""
    levels = group_levels(study.rules)
    headings = [speech.say("deed"), speech.say("price"), *[speech.level("group-0", level) for level in levels]]
    rows = [deed_row(study, speech, square, levels) for square in members(study.rules.deeds)]
    return table([*headings, speech.say("earned")], rows, speech.say("deed-table"))


def deed_row(study: Study, speech: Speech, square: int, levels: list[int]) -> list[str]:
    """One deed; those without buildings leave their columns empty."""
    rules, exact = study.rules, study.leaving.exact
    street = rules.group[square] >= 0
    rents = [speech.number(HUNDRED * deed_income(rules, exact, square, level)) if street else "" for level in levels]
    took = speech.estimate(earned(study.games, [square]))
    return [speech.square(square), speech.money(rules.price[square]), *rents, took]
