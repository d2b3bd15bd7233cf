"""Asking a person: the open question, an offer or a rent, and everything that may be typed instead of an answer."""

from __future__ import annotations

from collections.abc import Sequence

from casedepart.cli.terminal import menu
from casedepart.cli.terminal.answers import Answer, answers_to
from casedepart.cli.terminal.commands import AT_THE_BOX, KEEPING, LOOKING, command_of, command_word, whole
from casedepart.cli.terminal.desk import Back, Changed, Desk
from casedepart.cli.terminal.hand import rolls_typed
from casedepart.cli.terminal.questions import question, rent_words
from casedepart.cli.terminal.screen import Question
from casedepart.cli.terminal.trading import effects, trade
from casedepart.engine.actions import ACCEPT, BID, CLAIM, DECLINE, REJECT, Offer, action, bid
from casedepart.table.defaults import default_answer
from casedepart.texts import action_text, offer_text


def ask(desk: Desk, seat: int) -> None:
    """Put the open question to a person and commit their answer; Enter alone gives the one a table would take."""
    options = desk.game.options(seat)
    answers = answers_to(desk.theme, desk.game, options)
    default = default_answer(desk.game, seat) if options.verbs else None
    enter = next((n for n, answer in enumerate(answers) if answer.act and answer.act == default), -1)
    asks = question(desk.theme, desk.game, seat)
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


def ask_offers(desk: Desk, seat: int) -> bool:
    """Put the first open offer to this person; whether there was one."""
    for proposer, proposal in desk.game.offers:
        if proposal.n == seat:
            answer_offer(desk, seat, proposer, proposal)
            return True
    return False


def answer_offer(desk: Desk, seat: int, proposer: int, proposal: Offer) -> None:
    """Yes, no, or no and an offer in return."""
    names = desk.theme.names
    asks = "\n".join([offer_text(proposer, proposal, names), *effects(desk, proposer, proposal)])
    acts = [action(REJECT, proposer)]
    if desk.game.options(seat).targets[ACCEPT] >> proposer & 1:
        acts.insert(0, action(ACCEPT, proposer))
    labels = [action_text(act, names) for act in acts]
    labels.append(desk.theme.say("answer-counter", who=desk.name(proposer)))
    chosen = choose_now(desk, seat, asks, labels, enter=len(acts) - 1)
    if chosen < len(acts):
        desk.do(seat, acts[chosen])
        return
    try:
        trade(desk, seat, proposer, counter=True)
    except Back:
        desk.say("left-it")


def ask_rents(desk: Desk, seat: int) -> bool:
    """Ask a person whether they claim rents that have just fallen due, before these lapse (P6); whether they did."""
    options = desk.game.options(seat)
    if options.verbs >> CLAIM & 1:
        return False  # the game itself asks for them now (R4)
    due = [rent for rent in desk.game.claims if rent.owner == seat and rent.key() not in desk.let_go]
    for visitor in sorted({rent.visitor for rent in due if options.targets[CLAIM] >> rent.visitor & 1}):
        rents = [rent for rent in due if rent.visitor == visitor]
        acts = (action(CLAIM, visitor), action(DECLINE))
        labels = [action_text(act, desk.theme.names, about="claim") for act in acts]
        asks = " ".join(rent_words(desk.theme, rent) for rent in rents)
        if choose_now(desk, seat, asks, labels, enter=0) == 0:
            return desk.do(seat, acts[0])
        desk.let_go.update(rent.key() for rent in rents)
    return False


def ask_freely(desk: Desk, seat: int) -> None:
    """The bots wait: whatever is free may be done before they go on (T6)."""
    choose_now(desk, seat, desk.theme.say("ask-paused"), [desk.theme.say("answer-go-on")], enter=0)


def choose_now(desk: Desk, seat: int, asks: str, labels: Sequence[str], enter: int = -1) -> int:
    """A choice by number, from 0; commands are carried out, and `Changed` raised when they changed the game."""
    while True:
        mark = desk.theme.say("hint-enter") if enter >= 0 else ""
        desk.screen.put(Question(desk.who(seat), asks, labels, besides(desk, seat), mark, default=enter))
        typed = typed_answer(desk, seat, len(labels), enter)
        if typed >= 0:
            return typed


def typed_answer(desk: Desk, seat: int, count: int, enter: int) -> int:
    """The number typed, from 0; -1 when a command was carried out and the question is to be put again."""
    while True:
        typed = desk.screen.read(desk.theme.say("prompt"))
        if not typed and enter >= 0:
            return enter
        if 1 <= whole(typed) <= count:
            return whole(typed) - 1
        if rolls_typed(desk, seat, typed):
            raise Changed
        command = command_of(typed, desk.theme.language) if typed else None
        if command is not None:
            before = desk.host.table.version
            menu.run(desk, seat, command)
            if desk.host.table.version != before:
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
    minutes = desk.host.minutes_left()
    if minutes is not None:
        lines.append(desk.theme.say("hint-minutes", n=minutes))
    if not desk.screen.brief:
        boxed = AT_THE_BOX if desk.host.standing.settings.box else ()
        rest = [command_word(name, language) for name in (*LOOKING, *KEEPING, *boxed)]
        lines.append(", ".join(rest))
    return lines
