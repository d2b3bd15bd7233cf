"""Who bankrupts whom and with what; and which groups win."""

from __future__ import annotations

from casedepart.study.pages.markup import Markup, element, figure, section, table
from casedepart.study.pages.plots import Bar, bars
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study


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
