"""How far a learner has come: the step that is due now, worked out from the answers alone, so that nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.engine.actions import ACCEPT, BID, Action, Offer, is_besides, verb_of, word_of
from casedepart.engine.game import Game
from casedepart.record.transcript import replay, run
from casedepart.table.lessons.script import LEARNER, PARTNER, Lesson, Step, is_allowed
from casedepart.table.terms import answer_of
from casedepart.table.wire.parts import ActTerms
from casedepart.table.wire.view import LessonView

OVER: Final = "over"
WATCH: Final = "watch"
"""Said while the partner plays."""
FREE: Final = "free"
"""Said where the learner has gone a way of their own, and no step is possible now."""


def lesson_view(lesson: Lesson, start: Game, game: Game, names: Sequence[str], told: Sequence[str]) -> LessonView:
    """What the teacher says now."""
    steps = lesson.steps()
    at = steps_done(steps, start, names, told)
    if at == len(steps) or game.over:
        return LessonView(len(steps), len(steps), OVER, None)
    # The partner comes first where it has an offer to answer, or a rent to claim.
    waits = any(seat == LEARNER for seat, _ in game.offers) or any(claim.owner == PARTNER for claim in game.claims)
    for turn, step in () if waits else steps[at:]:
        if turn > game.turns:
            break
        terms = terms_of(step, game)
        if is_allowed(game, LEARNER, answer_of(terms)):
            return LessonView(at, len(steps), step.say, terms)
    return LessonView(at, len(steps), FREE if game.asked >> LEARNER & 1 and not waits else WATCH, None)


def terms_of(step: Step, game: Game) -> ActTerms:
    """What a step asks for, as a client would write it; a bid is raised to what is needed."""
    if step.do == "offers":
        return ActTerms(step.do, PARTNER, step.give, step.get)
    if step.do == word_of(BID):
        return ActTerms(step.do, max(step.n, game.options(LEARNER).least_bid))
    return ActTerms(step.do, step.n)


def steps_done(steps: Sequence[tuple[int, Step]], start: Game, names: Sequence[str], told: Sequence[str]) -> int:
    """How many steps lie behind: done, passed over for another answer, or too late now."""
    at = 0

    def follow(game: Game, number: int, seat: int, act: Action) -> None:
        nonlocal at
        at = after_turn(steps, at, game.turns)
        if seat != LEARNER:
            return
        for later in range(at, len(steps)):
            turn, step = steps[later]
            if turn > game.turns:
                break
            if is_meant(step, act):
                at = later + 1
                return
        # Another answer to the question that the step is about: that is fine, and the lesson goes on.
        if at < len(steps) and steps[at][0] <= game.turns and not is_besides(act.verb):
            wanted = verb_of(steps[at][1].do)
            if game.options(LEARNER).verbs >> wanted & 1 and not is_besides(wanted):
                at += 1

    run(replay(start, names, told, follow))
    return after_turn(steps, at, start.turns)


def after_turn(steps: Sequence[tuple[int, Step]], at: int, turn: int) -> int:
    """The first step from there on that is not too late in a turn."""
    while at < len(steps) and steps[at][0] + steps[at][1].late < turn:
        at += 1
    return at


def is_meant(step: Step, act: Action) -> bool:
    """Does an answer do what a step asks for? Another sum or another square will do where the verb is the same."""
    if isinstance(act, Offer):
        return step.do == "offers"
    return step.do == word_of(act.verb) and act.verb != ACCEPT
