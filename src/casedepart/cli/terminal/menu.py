"""What may be typed at every question besides its answers: what is free at any time (T6), looking, keeping."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from casedepart.cli.terminal import box_commands, building, trading, views
from casedepart.cli.terminal.commands import Command, whole
from casedepart.cli.terminal.desk import Back, Desk, Leave
from casedepart.engine import actions
from casedepart.engine.actions import action, bid
from casedepart.table import TableError

Doing = Callable[[Desk, int, str], None]

NEEDED: Mapping[str, tuple[int, ...]] = {
    "build": (actions.BUILD,),
    "sell": (actions.SELL, actions.SELL_HOTELS),
    "mortgage": (actions.MORTGAGE,),
    "redeem": (actions.REDEEM,),
    "trade": (actions.OFFER,),
    "claim": (actions.CLAIM,),
    "withdraw": (actions.WITHDRAW,),
    "bid": (actions.BID,),
}
"""The verbs of which one must be possible for a command to be of use."""


def possible_now(desk: Desk, seat: int) -> list[str]:
    """The commands that would do something now."""
    options = desk.game.options(seat)
    possible = options.free | options.verbs & 1 << actions.BID
    return [name for name, verbs in NEEDED.items() if any(possible >> verb & 1 for verb in verbs)]


def run(desk: Desk, seat: int, command: Command) -> None:
    """Do what was typed; changing one's mind leaves everything as it was."""
    try:
        DOINGS[command.name](desk, seat, command.rest)
    except Back:
        desk.say("left-it")
    except TableError as error:
        desk.screen.say(error.told(desk.theme.language), "yellow")


def on_square(verb: int) -> Doing:
    """A command that takes a square's number, and alone opens its menu."""

    def doing(desk: Desk, seat: int, rest: str) -> None:
        square = views.square_named(desk, rest) if rest else -1
        if square >= 0:
            desk.do(seat, action(verb, square))
        elif rest:
            desk.say("no-such-deed", typed=rest)
        else:
            building.work(desk, seat, verb)

    return doing


def trade(desk: Desk, seat: int, rest: str) -> None:
    """Build an offer, to the player named or to one who is chosen."""
    trading.trade(desk, seat, views.seat_named(desk, rest) if rest else -1)


def withdraw(desk: Desk, seat: int, rest: str) -> None:
    """Take one's own offer back."""
    desk.do(seat, action(actions.WITHDRAW))


def bid_sum(desk: Desk, seat: int, rest: str) -> None:
    """Bid the sum that was typed."""
    if whole(rest) >= 0:
        desk.do(seat, bid(whole(rest)))
    else:
        desk.say("bid-how")


def undo(desk: Desk, seat: int, rest: str) -> None:
    """Take one's last answer back, if no die and no card has been shown since; at the box anyone's, past these too."""
    desk.host.undo(seat)
    desk.say("undone", who=desk.name(seat))


def save(desk: Desk, seat: int, rest: str) -> None:
    """Keep the record now."""
    desk.keep(rest)


def quit_game(desk: Desk, seat: int, rest: str) -> None:
    """Leave, keeping the game; or leave one's seat to a bot while the game goes on."""
    labels = [desk.theme.say("answer-leave"), desk.theme.say("answer-hand-over"), desk.theme.say("answer-stay")]
    chosen = desk.choose(seat, desk.theme.say("ask-quit"), labels)
    if chosen == 0:
        raise Leave
    if chosen == 1:
        desk.host.hand_over(seat)
        desk.say("handed-over", who=desk.name(seat))


DOINGS: Mapping[str, Doing] = {
    "build": on_square(actions.BUILD),
    "sell": on_square(actions.SELL),
    "mortgage": on_square(actions.MORTGAGE),
    "redeem": on_square(actions.REDEEM),
    "trade": trade,
    "claim": building.claim,
    "withdraw": withdraw,
    "bid": bid_sum,
    "players": views.players,
    "board": views.board,
    "deed": views.deed,
    "log": views.log,
    "rule": views.rule,
    "help": views.help_page,
    "hint": views.hint,
    "chances": views.chances,
    "may": box_commands.may,
    "undo": undo,
    "save": save,
    "quit": quit_game,
    "correct": box_commands.correct,
    "rename": box_commands.rename,
    "hand": box_commands.hand,
}
"""By the command's name."""
