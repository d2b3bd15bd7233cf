"""What each ruleset, mode and option changes, on the same seeds."""

from __future__ import annotations

from casedepart.study.changes import ChoiceEffect
from casedepart.study.pages.markup import Markup, element, figure, section, table
from casedepart.study.pages.plots import Bar, differences
from casedepart.study.pages.speech import Speech
from casedepart.study.study import Study


def changes(study: Study, speech: Speech) -> Markup:
    """Every variation beside the game as the edition means it."""
    base = speech.variation(study.simulation)
    if not study.changes:
        return section(speech.say("changes-title"), element("p", speech.say("changes-none", base=base)))
    rows = [Bar(speech.variation(change.simulation), change.turns) for change in study.changes]
    drawn = differences(rows, speech.say("changes-label"), lambda turns: speech.number(turns, signed=True))
    games = speech.number(study.changes[0].games)
    keys = ("variation", "median", "cut-off", "more-turns", "more-cut-off", "more-falls", "more-first")
    return section(
        speech.say("changes-title"),
        element("p", speech.say("changes-text", base=base, games=games, timed=study.plan.timed_turns)),
        figure(drawn, speech.say("changes-caption")),
        table(
            [speech.say(key) for key in keys],
            [row(speech, change) for change in study.changes],
            speech.say("changes-table"),
        ),
        seat_table(study, speech),
    )


def row(speech: Speech, change: ChoiceEffect) -> list[str]:
    """One variation: its own figures, then the differences."""
    return [
        speech.variation(change.simulation),
        speech.estimate(change.length.median),
        speech.share(change.length.cut_off, 2),
        speech.estimate(change.turns, 1, signed=True),
        speech.share(change.cut_off, 2, signed=True),
        speech.estimate(change.falls, 2, signed=True),
        speech.share(change.first, 1, signed=True),
    ]


def seat_table(study: Study, speech: Speech) -> Markup:
    """Win rate by order of play in each variation."""
    orders = [speech.order(place) for place in range(study.plan.players)]
    rows = [
        [speech.variation(change.simulation), *[speech.share(rate) for rate in change.seats]]
        for change in study.changes
    ]
    return table([speech.say("variation"), *orders], rows, speech.say("changes-seats-table"))
