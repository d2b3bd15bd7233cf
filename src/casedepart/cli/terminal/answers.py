"""The numbered answers to an open question, each with its label and, where it has one, its sum."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from casedepart.cli.draw import Theme
from casedepart.engine import PayOrDraw, Received, Sale, actions
from casedepart.engine.actions import BID, CLAIM, Action, action, bid
from casedepart.engine.decision import Options
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.texts import action_text
from casedepart.variants.fight import FIGHT
from casedepart.variants.sore_losers import STEAL

MANY = 9
"""With more targets than this, the verb is chosen first and the square by its number."""
PRICED = frozenset(
    {
        actions.BUY,
        actions.PAY_FINE,
        actions.KEEP,
        actions.SETTLE,
        actions.BUILD,
        actions.SELL,
        actions.SELL_HOTELS,
        actions.MORTGAGE,
        actions.REDEEM,
    }
)
"""Verbs whose label names what they cost or bring."""
ABOUT = {
    actions.BUY: "purchase",
    FIGHT: "fight",
    STEAL: "theft",
    actions.CONTEST: "contest",
    actions.CLAIM: "claim",
}
"""What a no answers, by the yes beside it."""
RAISING = (actions.MORTGAGE, actions.SELL, actions.SELL_HOTELS)
"""What a debtor does before they can settle."""


@dataclass(frozen=True)
class Answer:
    """One numbered answer: an action, or a verb whose sum or square is asked for next."""

    label: str
    act: Action | None
    verb: int


def answers_to(theme: Theme, game: Game, options: Options) -> list[Answer]:
    """The answers to the question that is open to one player; to a debt, what brings the money for it."""
    verbs = members(options.verbs) or tuple(verb for verb in RAISING if options.may(verb))
    return [answer for verb in verbs for answer in answers_by(theme, game, options, verb)]


def answers_by(theme: Theme, game: Game, options: Options, verb: int) -> Iterator[Answer]:
    """The answers of one verb."""
    if verb == BID:
        least = bid(options.least_bid)
        yield Answer(action_text(least, theme.names), least, verb)
        if options.most_bid > options.least_bid:
            yield Answer(theme.say("answer-other-bid"), None, verb)
    elif verb == CLAIM:
        yield Answer(action_text(action(CLAIM), theme.names), action(CLAIM), verb)
    elif actions.ROWS[verb].aim == actions.NOTHING:
        act = action(verb)
        yield Answer(label(theme, game, options.seat, act), act, verb)
    else:
        yield from targeted(theme, game, options, verb)


def targeted(theme: Theme, game: Game, options: Options, verb: int) -> Iterator[Answer]:
    """A verb with its squares or players, or alone where there are too many to list."""
    # What a verb takes besides, where it answers the question alone, has a menu of its own.
    targets = members(options.targets[verb]) if not options.free >> verb & 1 else ()
    if options.alone >> verb & 1:
        yield Answer(label(theme, game, options.seat, action(verb)), action(verb), verb)
    if len(targets) > MANY:
        said = theme.say("answer-which-square", what=action_text(action(verb), theme.names))
        yield Answer(said, None, verb)
        return
    for target in targets:
        act = action(verb, target)
        yield Answer(label(theme, game, options.seat, act), act, verb)


def label(theme: Theme, game: Game, seat: int, act: Action) -> str:
    """The label of an answer, with the square and the sum that it is about."""
    square = game.top.square if isinstance(game.top, Sale) and act.verb == actions.BUY else only_one(game, seat)
    amount = amount_of(game, seat, act)
    return action_text(act, theme.names, square=square, amount=amount, about=about(game, seat, act))


def only_one(game: Game, seat: int) -> int:
    """The property that a bankruptcy brought, where it is one; else -1."""
    squares = members(game.top.waiting(game, seat)) if isinstance(game.top, Received) and game.top.bequest else ()
    return squares[0] if len(squares) == 1 else -1


def amount_of(game: Game, seat: int, act: Action) -> int | None:
    """What an answer costs or brings, tried out on a copy of the game; None where that says nothing."""
    if act.verb == actions.PAY and isinstance(game.top, PayOrDraw):
        return game.top.amount
    if act.verb not in PRICED:
        return None
    tried = game.clone()
    tried.apply(seat, act)
    return abs(tried.players[seat].cash - game.players[seat].cash) or None


def about(game: Game, seat: int, act: Action) -> str:
    """Which question a no answers, or the question that one answer settles for several properties."""
    if act.verb in (actions.KEEP, actions.REDEEM) and act.n < 0 and only_one(game, seat) < 0:
        return "inherited"
    if act.verb != actions.DECLINE:
        return ""
    if isinstance(game.top, Sale):
        return "purchase"
    verbs = game.options(seat).verbs
    return next((question for yes, question in ABOUT.items() if verbs >> yes & 1), "")
