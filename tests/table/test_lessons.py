"""Lessons: each can be followed to its end, nothing that it suggests is refused, and other ways do not block it."""

from __future__ import annotations

import pytest

from casedepart.engine.actions import END_TURN, word_of
from casedepart.record.proof import Unproven, verify
from casedepart.table.journal_record import record_of
from casedepart.table.lessons.script import LESSONS, lesson_of
from casedepart.table.messages.play import Act
from casedepart.table.states import luck_view, table_view, taught
from casedepart.table.table import Table
from casedepart.table.wire.parts import ActTerms
from casedepart.table.wire.view import LessonView
from casedepart.texts.fluent import has_text
from tests.table.desk import Desk, playing

MOST_ANSWERS = 40
SPECIAL = {
    "classic": {"bids", "offers", "builds", "claims", "pays fine", "mortgages"},
    "duel-masters": {"fights", "builds", "claims", "bids", "offers"},
    "pokemon": {"uses power", "builds", "claims", "bids"},
    "saint-seiya": {"claims", "offers", "builds", "bids", "mortgages"},
    "dragon-ball-super": {"claims", "offers", "builds", "bids", "mortgages"},
    "sore-losers": {"uses coins", "places", "steals", "claims", "bids"},
}
"""What each must have taught."""


def begun(edition: str) -> Desk:
    return playing(["Ana"], edition=edition, lesson=True)


def said(desk: Desk) -> LessonView:
    view = taught(desk.table)
    assert view is not None
    return view


def let_the_partner_play(desk: Desk) -> None:
    """The partner answers as long as it has something to say, and the learner is not asked for a step."""
    while said(desk).act is None and said(desk).say != "over" and desk.table.thinks_from() is not None:
        if not desk.think():
            return


def follow(desk: Desk, act: ActTerms) -> None:
    """Do what the teacher suggests."""
    desk.ask(Act(desk.id(), desk.table.version, act.verb, act.n, act.give, act.get), "Ana")


@pytest.mark.parametrize("edition", LESSONS)
def test_a_lesson_is_played_to_its_end_by_its_own_suggestions(edition: str) -> None:
    desk = begun(edition)
    done: list[str] = []
    keys: list[str] = []
    let_the_partner_play(desk)
    while (view := said(desk)).say != "over":
        assert view.act is not None, f"after {done}: {view}"
        keys.append(view.say)
        done.append(view.act.verb)
        follow(desk, view.act)
        let_the_partner_play(desk)
    steps = [step for _, step in lesson_of(edition).steps()]
    assert keys == [step.say for step in steps], "every step was due, in its order"
    assert len(done) < MOST_ANSWERS
    assert SPECIAL[edition] <= set(done)
    desk.check()


@pytest.mark.parametrize("edition", LESSONS)
def test_a_learner_who_goes_another_way_is_never_stuck(edition: str) -> None:
    """Says no wherever that is possible, and else what the teacher says or any answer there is."""
    desk = begun(edition)
    for _ in range(80):
        let_the_partner_play(desk)
        view, options = said(desk), desk.game.options(0)
        if view.say == "over":
            break
        listed = {act.verb: act for act in options.actions() if options.verbs >> act.verb & 1}
        words = ["declines", "passes", "rolls"]
        named = [act for act in listed.values() if word_of(act.verb) in words]
        chosen = named[0] if named else next(iter(listed.values()), None)
        if chosen is None and view.act is not None:
            follow(desk, view.act)
        else:
            assert chosen is not None, view
            desk.act("Ana", word_of(chosen.verb), chosen.n)
    assert said(desk).say == "over"
    desk.check()


def test_the_dice_of_a_lesson_promise_nothing_and_say_so() -> None:
    desk = begun("classic")
    view = table_view(desk.table, "en")
    assert (view.commitment, view.secret, luck_view(desk.table)) == ("", "", None)
    record = record_of(desk.journal)
    assert record.header.dice is None
    found = verify(record)
    assert found == Unproven("scripted")
    assert "a script decided them" in found.told("en")


def test_a_lesson_goes_on_after_its_script_with_dice_of_chance() -> None:
    desk = begun("classic")
    while said(desk).say != "over":
        let_the_partner_play(desk)
        if (view := said(desk)).act is not None:
            follow(desk, view.act)
    turn = desk.game.turns
    while not desk.game.asked & 1 or desk.game.turns == turn:
        if desk.game.options(0).verbs >> END_TURN & 1:
            desk.act("Ana", "ends turn")
        else:
            desk.think()
    assert desk.game.turns > len(lesson_of("classic").turns)
    assert taught(Table.load(None, desk.journal)) == said(desk)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("edition", LESSONS)
def test_every_step_has_its_sentence(edition: str, language: str) -> None:
    for key in ("over", "watch", "free", *(step.say for _, step in lesson_of(edition).steps())):
        assert has_text(language, f"lesson-{key}", "page"), key


def test_a_table_that_teaches_comes_back_as_a_lesson() -> None:
    desk = begun("pokemon")
    assert desk.table.standing.settings.options == ["powers"]
    assert taught(Table.load(None, desk.journal)) == said(desk)
