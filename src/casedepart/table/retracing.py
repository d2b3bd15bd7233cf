"""A game gone through again, answer by answer, from its journal: to look at, or to go on from any moment of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from casedepart.editions import EditionError
from casedepart.engine.actions import Refused
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, event_line
from casedepart.table.journal import Line
from casedepart.table.replaying import action_of, differs, needed, rules_of
from casedepart.table.standing import Standing
from casedepart.table.views import event_view, past_view
from casedepart.table.wire.news import AnswerView
from casedepart.table.wire.past import Moment, Moments

MOST_MOMENTS: Final = 200
"""How many moments are sent at once."""


class Step(NamedTuple):
    """One answer, what happened, and the game after it: the same object at every step, so look at it at once."""

    n: int
    line: Line | None
    events: list[Event]
    game: Game


def steps(standing: Standing, lines: Sequence[Line]) -> Iterator[Step]:
    """The game before its first answer, then after each; an error says what is missing to play it again."""
    try:
        game = Game.start(rules_of(standing), len(standing.seats))
    except (EditionError, Refused):
        raise needed(standing) from None
    yield Step(0, None, [], game)
    for number, line in enumerate(lines, 1):
        events: list[Event] = []
        game.log = events
        try:
            game.apply(line.by, action_of(line, standing.players, game.rules))
        except (Refused, Unreadable):
            raise needed(standing, number) from None
        if differs(line, [event_line(event, standing.players) for event in events], game.digest()):
            raise needed(standing, number)
        yield Step(number, line, events, game)


def moments(standing: Standing, lines: Sequence[Line], start: int, end: int) -> Moments:
    """The moments from one on, up to another that is not among them, and not too many."""
    end = min(end, start + MOST_MOMENTS)
    found = [moment(step) for step in steps(standing, lines[: max(0, end - 1)]) if start <= step.n < end]
    return Moments(count=len(lines), start=start, moments=found)


def moment(step: Step) -> Moment:
    """The game after an answer."""
    if step.line is None:
        return Moment(step.n, None, past_view(step.game))
    seen = [event_view(event) for event in step.events]
    answer = AnswerView(n=step.n, seat=step.line.by, do=step.line.do, events=seen, cause=step.line.cause)
    return Moment(step.n, answer, past_view(step.game))
