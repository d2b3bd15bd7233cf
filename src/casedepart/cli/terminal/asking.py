"""Asking a person: the open question with its numbered answers, and everything that may be typed instead."""

from __future__ import annotations

from collections.abc import Sequence

from casedepart.cli.terminal import menu
from casedepart.cli.terminal.answers import BY_ENTER, Answer, answers_to
from casedepart.cli.terminal.commands import KEEPING, LOOKING, command_of, command_word, whole
from casedepart.cli.terminal.desk import Back, Changed, Desk
from casedepart.cli.terminal.questions import question
from casedepart.cli.terminal.screen import Question
from casedepart.engine.actions import BID, action, bid


def ask(desk: Desk, seat: int) -> None:
    """Put the open question to a person and commit their answer."""
    answers = answers_to(desk.theme, desk.game, desk.game.options(seat))
    asks = question(desk.theme, desk.game, seat)
    enter = 0 if len(answers) == 1 and answers[0].verb in BY_ENTER else -1
    chosen = answers[choose_now(desk, seat, asks, [answer.label for answer in answers], enter)]
    try:
        commit(desk, seat, chosen)
    except Back:
        desk.say("left-it")


def commit(desk: Desk, seat: int, answer: Answer) -> None:
    """Ask for the sum or the square that the answer lacks, then give it."""
    options = desk.game.options(seat)
    act = answer.act
    if act is None and answer.verb == BID:
        least, most = options.least_bid, options.most_bid
        bounds = {"least": desk.theme.money(least), "most": desk.theme.money(most)}
        act = bid(desk.sum(seat, desk.theme.say("ask-bid", **bounds), least, most))
    elif act is None:
        asks = desk.theme.say("ask-square")
        act = action(answer.verb, desk.square(seat, asks, options.targets[answer.verb]))
    desk.do(seat, act)


def ask_freely(desk: Desk, seat: int) -> None:
    """The bots wait: whatever is free may be done before they go on (T6)."""
    choose_now(desk, seat, desk.theme.say("ask-paused"), [desk.theme.say("answer-go-on")], enter=0)


def choose_now(desk: Desk, seat: int, asks: str, labels: Sequence[str], enter: int = -1) -> int:
    """A choice by number, from 0; commands are carried out, and `Changed` raised when they changed the game."""
    while True:
        by_enter = desk.theme.say("hint-enter") if enter == 0 else ""
        desk.screen.put(Question(desk.who(seat), asks, labels, besides(desk, seat), by_enter))
        typed = typed_answer(desk, seat, len(labels), enter)
        if typed >= 0:
            return typed


def typed_answer(desk: Desk, seat: int, count: int, enter: int) -> int:
    """The number typed, from 0; -1 when a command was carried out and the question is to be put again."""
    while True:
        typed = desk.screen.read(desk.theme.say("prompt"))
        if not typed and enter == 0:
            return 0
        if 1 <= whole(typed) <= count:
            return whole(typed) - 1
        command = command_of(typed, desk.theme.language) if typed else None
        if command is not None:
            before = len(desk.sitting.recorder.steps)
            menu.run(desk, seat, command)
            if len(desk.sitting.recorder.steps) != before or seat in desk.sitting.bots:
                raise Changed
            return -1
        desk.say("not-understood" if count else "not-understood-command", typed=typed, n=count)


def besides(desk: Desk, seat: int) -> list[str]:
    """What else may be typed: what is possible now, and on a screen with room for it all the rest."""
    language = desk.theme.language
    lines = []
    words = [command_word(name, language) for name in menu.possible_now(desk, seat)]
    if words:
        lines.append(desk.theme.say("hint-also", commands=", ".join(words)))
    minutes = desk.clock.minutes_left()
    if minutes is not None:
        lines.append(desk.theme.say("hint-minutes", n=minutes))
    if not desk.screen.brief:
        rest = [command_word(name, language) for name in (*LOOKING, *KEEPING)]
        lines.append(", ".join(rest))
    return lines
