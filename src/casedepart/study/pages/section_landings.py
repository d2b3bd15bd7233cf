"""Where tokens land: the map, and each square counted beside worked out."""

from __future__ import annotations

from casedepart.engine.rules import SQUARES
from casedepart.study.pages.board import landing_map
from casedepart.study.pages.markup import Markup, element, figure, section, table
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study
from casedepart.study.walks import Walked


def landings(study: Study, speech: Speech) -> Markup:
    """The landing map, and the table under it."""
    headings = [speech.say("square")]
    for habit in ("leaves", "stays"):
        exact = speech.say("exact", habit=speech.say(f"habit-{habit}"))
        headings += [exact, speech.say("counted"), speech.say("errors")]
    rows = [
        [name_of(speech, at), *cells(study.leaving, at, speech), *cells(study.staying, at, speech)]
        for at in range(SQUARES + 1)
    ]
    farthest = max(study.leaving.farthest.errors, study.staying.farthest.errors, key=abs)
    rolls = speech.number(study.leaving.rolls)
    return section(
        speech.say("landings-title"),
        element("p", speech.say("landings-text", rolls=rolls)),
        figure(landing_map(study, speech), speech.say("map-caption")),
        element("p", speech.say("landings-errors", errors=speech.number(abs(farthest), 1))),
        table(headings, rows, speech.say("landings-table")),
    )


def name_of(speech: Speech, at: int) -> str:
    """A square with its number; the last place is jail."""
    return speech.say("in-jail") if at == SQUARES else f"{at} {speech.square(at)}"


def cells(walked: Walked, at: int, speech: Speech) -> list[str]:
    """Worked out, counted, and how far apart."""
    landing = walked.landings[at]
    exact = speech.percent(landing.exact, 3)
    return [exact, speech.share(landing.counted, 3), speech.number(landing.errors, 1, signed=True)]
