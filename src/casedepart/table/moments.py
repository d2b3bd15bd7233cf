"""The moments of a game, answer by answer from its journal: to look at, or to go on from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.record.transcript import ReplayStep
from casedepart.table.journal import Line
from casedepart.table.replaying import retraced, start_of
from casedepart.table.standing import Standing
from casedepart.table.views import event_view, past_view
from casedepart.table.wire.news import AnswerView
from casedepart.table.wire.past import Moment, Moments

MOST_MOMENTS: Final = 200
"""How many moments are sent at once."""


def moments(standing: Standing, lines: Sequence[Line], start: int, end: int) -> Moments:
    """The moments from one on, up to another that is not among them, and not too many."""
    end = min(end, start + MOST_MOMENTS)
    game = start_of(standing)
    found = [Moment(0, None, past_view(game))] if start <= 0 < end else []
    steps = retraced(game, standing, lines[: max(0, end - 1)])
    found += [moment(step, line) for line, step in zip(lines, steps, strict=False) if start <= step.number]
    return Moments(count=len(lines), start=start, moments=found)


def moment(step: ReplayStep, line: Line) -> Moment:
    """The game after an answer."""
    seen = [event_view(event) for event in step.events]
    answer = AnswerView(n=step.number, seat=line.by, do=line.do, events=seen, cause=line.cause)
    return Moment(step.number, answer, past_view(step.game))
