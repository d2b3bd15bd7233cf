"""Several editions side by side: the same figures of each, and what differs on the same seeds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from casedepart import bots
from casedepart.study.changes import ChoiceEffect, change
from casedepart.study.comparison_findings import findings
from casedepart.study.pages.markup import Markup, element, figure, page, section, table
from casedepart.study.pages.plots import Bar, bars, differences
from casedepart.study.pages.report import found, plan_facts, speech_of
from casedepart.study.pages.section_landings import landing_map
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study


def comparison(studies: Sequence[Study], lang: str, command: str = "") -> str:
    """The whole comparison as one HTML file."""
    speech = speech_of(studies[0], lang)
    return page(
        speech.say("compared-title"),
        lang,
        element("p", speech.say("compared-lead"), class_="lead"),
        found(findings(studies, lang), speech),
        made_by(studies, speech, command),
        lengths(studies, speech),
        seats(studies, speech),
        investments(studies, speech),
        maps(studies, speech),
        element("footer", element("p", speech.say("intervals"))),
    )


def made_by(studies: Sequence[Study], speech: Speech, command: str) -> Markup:
    """All that is needed to make it again."""
    plan = replace(studies[0].plan, command=command)
    names = ", ".join(study.edition.name(speech.lang) for study in studies)
    return plan_facts(plan, speech, {"editions": names}, ", ".join(dict.fromkeys(plan.bots)))


def lengths(studies: Sequence[Study], speech: Speech) -> Markup:
    """Length and games cut off, then the differences on the same seeds."""
    drawn = bars(
        [Bar(study.edition.name(speech.lang), study.length.median) for study in studies],
        speech.say("compared-length-label"),
        speech.number,
    )
    keys = ("fact-edition", "quarter", "median", "three-quarters", "at-pace", "cut-off", "first-fall")
    headings = [speech.say(key, pace=studies[0].plan.pace) for key in keys]
    return section(
        speech.say("length-title"),
        element("p", speech.say("cut-off-meaning", turns=speech.number(bots.MOST_TURNS))),
        figure(drawn, speech.say("compared-length-caption")),
        table(headings, [length_row(study, speech) for study in studies], speech.say("length-table")),
        *paired(studies, speech),
    )


def length_row(study: Study, speech: Speech) -> list[str]:
    length = study.length
    fall = study.firsts["fall"].turn
    return [
        study.edition.name(speech.lang),
        speech.estimate(length.low),
        speech.estimate(length.median),
        speech.estimate(length.high),
        speech.minutes(length.median.value, study.plan.pace),
        speech.share(length.cut_off, 2),
        speech.estimate(fall) if fall is not None else "–",
    ]


def paired(studies: Sequence[Study], speech: Speech) -> list[Markup]:
    """Every other edition beside the first."""
    first = studies[0]
    changes: list[tuple[str, ChoiceEffect]] = [
        (study.edition.name(speech.lang), change(study.simulation, first.played, study.played)) for study in studies[1:]
    ]
    if not changes:
        return []
    base = first.edition.name(speech.lang)
    rows = [Bar(name, change.turns) for name, change in changes]
    drawn = differences(rows, speech.say("changes-label"), lambda turns: speech.number(turns, signed=True))
    cells = [
        [
            name,
            speech.estimate(change.turns, 1, signed=True),
            speech.share(change.cut_off, 2, signed=True),
            speech.estimate(change.falls, 2, signed=True),
        ]
        for name, change in changes
    ]
    headings = [speech.say(key) for key in ("fact-edition", "more-turns", "more-cut-off", "more-falls")]
    return [
        figure(drawn, speech.say("compared-paired-caption", base=base)),
        table(headings, cells, speech.say("compared-paired-table", base=base)),
    ]


def seats(studies: Sequence[Study], speech: Speech) -> Markup:
    """Win rate by order of play in each."""
    orders = [speech.order(place) for place in range(studies[0].plan.players)]
    first = [Bar(study.edition.name(speech.lang), study.seats[0]) for study in studies]
    fair = 1 / studies[0].plan.players
    drawn = bars(first, speech.say("compared-seats-label"), lambda share: speech.percent(share, 0), fair)
    rows = [[study.edition.name(speech.lang), *[speech.share(rate) for rate in study.seats]] for study in studies]
    return section(
        speech.say("seats-title"),
        figure(drawn, speech.say("compared-seats-caption")),
        table([speech.say("fact-edition"), *orders], rows, speech.say("compared-seats-table")),
    )


def investments(studies: Sequence[Study], speech: Speech) -> Markup:
    """What pays best in each, and what bankrupts most."""
    keys = ("fact-edition", "investment", "payback", "cause", "share-of-falls")
    rows: list[list[str]] = []
    for study in studies:
        own = speech_of(study, speech.lang)
        best = min(study.holdings, key=lambda holding: holding.payback)
        cause = study.fall_causes[0] if study.fall_causes else None
        rows.append(
            [
                study.edition.name(speech.lang),
                own.holding(best.key, best.level),
                own.number(best.payback, 1),
                own.cause(cause[0]) if cause else "–",
                own.share(cause[1]) if cause else "–",
            ]
        )
    return section(
        speech.say("compared-income-title"), table([speech.say(key) for key in keys], rows, speech.say("best-table"), 2)
    )


def maps(studies: Sequence[Study], speech: Speech) -> Markup:
    """The landing map of each."""
    drawn = [
        figure(landing_map(study, speech_of(study, speech.lang)), study.edition.name(speech.lang)) for study in studies
    ]
    return section(
        speech.say("landings-title"),
        element("p", speech.say("map-caption")),
        element("div", *drawn, class_="maps"),
        landing_table(studies, speech),
    )


def landing_table(studies: Sequence[Study], speech: Speech) -> Markup:
    """The exact share of each square in each edition, with the name that the edition gives it."""
    headings = [speech.say("square"), *[study.edition.name(speech.lang) for study in studies]]
    rows = [
        [
            str(at),
            *[
                f"{speech_of(study, speech.lang).square(at)} {speech.percent(study.leaving.exact.squares[at], 2)}"
                for study in studies
            ],
        ]
        for at in range(len(studies[0].rules.board))
    ]
    return table(headings, rows, speech.say("compared-landings-table"), len(headings))
