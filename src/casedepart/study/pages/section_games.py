"""How games go: who wins by order of play, how long they last, who bankrupts whom, and which groups win."""

from __future__ import annotations

from casedepart import bots
from casedepart.study.figures import EARLIER, First
from casedepart.study.pages.markup import Markup, element, figure, section, table
from casedepart.study.pages.plots import Bar, bars, histogram
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study


def seats(study: Study, speech: Speech) -> Markup:
    """Win rate by order of play, beside earlier studies where as many played."""
    fair = 1 / study.plan.players
    rows = [Bar(speech.order(place), rate) for place, rate in enumerate(study.seats)]
    four = len(study.seats) == len(EARLIER)
    headings = [speech.say("order-title"), speech.say("won"), *([speech.say("earlier")] if four else [])]
    cells = [
        [speech.order(place), speech.share(rate), *([speech.percent(EARLIER[place], 0)] if four else [])]
        for place, rate in enumerate(study.seats)
    ]
    why = [element("p", speech.say("seats-why", shown=compared(study, speech)))] if four else []
    drawn = bars(rows, speech.say("seats-label"), lambda share: speech.percent(share, 0), fair)
    text = "seats-text" if len(set(study.plan.bots)) == 1 else "seats-text-mixed"
    return section(
        speech.say("seats-title"),
        element("p", speech.say(text, fair=speech.percent(fair, 1))),
        figure(drawn, speech.say("seats-caption")),
        table(headings, cells, speech.say("seats-table" if four else "compared-seats-table")),
        *why,
    )


def compared(study: Study, speech: Speech) -> str:
    """Which of the earlier figures lie outside our intervals."""
    apart = [
        speech.order(place)
        for place, rate in enumerate(study.seats)
        if not rate.low - 0.005 <= EARLIER[place] <= rate.high + 0.005
    ]
    if not apart:
        return speech.say("seats-agree")
    return speech.say("seats-differ", places=", ".join(apart))


def lengths(study: Study, speech: Speech) -> Markup:
    """Length in turns and at a stated pace, games cut off, and when things first happen."""
    length, pace = study.length, study.plan.pace
    turns = [float(game.turns) for game in study.played]
    quartiles = {"quarter": length.low, "median": length.median, "three-quarters": length.high}
    drawn = histogram(turns, [found.value for found in quartiles.values()], speech.say("length-label"), speech.number)
    rows = [
        [speech.say(key), speech.estimate(found), speech.minutes(found.value, pace), ""]
        for key, found in quartiles.items()
    ]
    rows += [first_row(speech, f"first-{key}", first, pace) for key, first in study.firsts.items()]
    headings = [speech.say("figure"), speech.say("turns"), speech.say("at-pace", pace=pace), speech.say("in-games")]
    return section(
        speech.say("length-title"),
        element("p", speech.say("length-text", pace=pace)),
        figure(drawn, speech.say("length-caption")),
        table(headings, rows, speech.say("length-table")),
        element(
            "p", speech.say("cut-off-text", turns=speech.number(bots.MOST_TURNS), share=speech.share(length.cut_off, 2))
        ),
    )


def first_row(speech: Speech, key: str, first: First, pace: int) -> list[str]:
    """When something first happens, and how often it does at all."""
    happens = speech.share(first.happens)
    if first.turn is None:
        return [speech.say(key), "–", "–", happens]
    return [speech.say(key), speech.estimate(first.turn), speech.minutes(first.turn.value, pace), happens]


def falls(study: Study, speech: Speech) -> Markup:
    """The matrix of who falls to whom, and what could not be paid."""
    causes = [Bar(speech.cause(cause), share, speech.colour(cause)) for cause, share in study.fall_causes]
    parts = [element("p", speech.say("falls-text")), matrix(study, speech)]
    if causes:
        drawn = bars(causes, speech.say("causes-label"), lambda share: speech.percent(share, 0))
        rows = [[bar.name, speech.share(bar.figure)] for bar in causes]
        parts.append(figure(drawn, speech.say("causes-caption")))
        parts.append(table([speech.say("cause"), speech.say("share-of-falls")], rows, speech.say("causes-table")))
    return section(speech.say("falls-title"), *parts)


def matrix(study: Study, speech: Speech) -> Markup:
    """A row for who falls, a column for who takes all; nobody falls to themselves."""
    orders = [speech.order(place) for place in range(study.plan.players)]
    rows = [
        [orders[place], *["–" if to == place else speech.share(share) for to, share in enumerate(row)]]
        for place, row in enumerate(study.fall_matrix)
    ]
    return table([speech.say("falls-to"), *orders, speech.say("bank")], rows, speech.say("matrix-table"))


def groups(study: Study, speech: Speech) -> Markup:
    """How often each group is completed, and how often who completes it wins."""
    held = [estate for estate in study.estates if estate.whole and estate.won and estate.whole.value > 0]
    parts = [element("p", speech.say("groups-text"))]
    if held:
        shown = [Bar(speech.cause(e.key), e.won, speech.colour(e.key)) for e in held if e.won]
        drawn = bars(shown, speech.say("groups-label"), lambda share: speech.percent(share, 0), 1 / study.plan.players)
        parts.append(figure(drawn, speech.say("groups-caption")))
    rows = [
        [speech.cause(e.key), speech.share(e.whole), speech.share(e.won), speech.estimate(e.earned)]
        for e in held
        if e.whole and e.won
    ]
    headings = [speech.say(key) for key in ("group", "completed", "holder-won", "earned")]
    return section(speech.say("groups-title"), *parts, table(headings, rows, speech.say("groups-table")))
