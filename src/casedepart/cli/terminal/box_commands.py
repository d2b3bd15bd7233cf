"""What may be typed at the box besides: the program throws, a square's name, a correction; and anywhere, may I?"""

from __future__ import annotations

from casedepart.cli.terminal.commands import whole
from casedepart.cli.terminal.desk import Desk
from casedepart.cli.terminal.views import seat_named
from casedepart.editions.summary import colon
from casedepart.engine import Correction
from casedepart.engine.actions import Refused, action, verb_of
from casedepart.engine.notation import Unreadable, parse_chance, parse_setting
from casedepart.table.may import may_told
from casedepart.table.messages.box import ByHand, NameSquare
from casedepart.table.wire.box import MayAct
from casedepart.texts import action_text, refusal
from casedepart.texts.faults import unread


def hand(desk: Desk, seat: int, rest: str) -> None:
    """Dice and cards come by hand, or the program makes them."""
    on = not desk.host.standing.hand
    desk.tell(desk.host.take(ByHand(id=str(desk.host.table.version), on=on, seat=seat)))
    desk.say("by-hand-now" if on else "by-program-now")


def rename(desk: Desk, seat: int, rest: str) -> None:
    """What the box prints on a square; without a name, ours again."""
    number, _, name = rest.partition(" ")
    square = whole(number)
    if not 0 <= square < len(desk.theme.names.squares):
        desk.say("rename-how")
        return
    version = str(desk.host.table.version)
    desk.host.take(NameSquare(id=version, square=square, name=name.strip(), seat=seat))
    desk.read_names()
    desk.say("renamed", square=desk.theme.square(square))


def correct(desk: Desk, seat: int, rest: str) -> None:
    """Set the position right: `correct anna cash 500; turn bruno`, or in brackets as the record has it."""
    names = tuple(desk.host.standing.players)
    try:
        act = correction(rest, names, desk)
    except Unreadable as error:
        desk.say("correct-how", why=unread(error).told(desk.theme.language))
        return
    try:
        desk.tell(desk.host.correct(act))
    except Refused as refused:
        desk.tell_refusal(refused)


def correction(rest: str, names: tuple[str, ...], desk: Desk) -> Correction:
    """The correction that was typed."""
    if "[" in rest:
        act = parse_chance(f"correction {rest.strip()}", names, desk.game.rules)
        if not isinstance(act, Correction):
            raise Unreadable("correction", rest.strip())
        return act
    said = [part.strip() for part in rest.split(";") if part.strip()]
    if not said:
        raise Unreadable("correction", rest.strip())
    return Correction(tuple(parse_setting(part, names) for part in said))


def may(desk: Desk, seat: int, rest: str) -> None:
    """What a player may do now, and what is refused by which rule."""
    about = seat_named(desk, rest) if rest else seat
    if about < 0:
        desk.say("no-such-deed", typed=rest)
        return
    told = may_told(desk.game.clone(), about, "", 0, desk.theme.language)
    desk.say("may-of", who=desk.name(about))
    for act in told.acts:
        desk.screen.say(f"  {'+' if act.allowed else '-'} {act_words(desk, act)}")


def act_words(desk: Desk, act: MayAct) -> str:
    """Something that may be done or not, in a line."""
    what = action_text(action(verb_of(act.word or act.verb), act.n), desk.theme.names)
    if not act.allowed:
        return f"{what}{colon(desk.theme.language)}{refusal(act.rule, act.why, desk.theme.language)}"
    money = f" ({desk.theme.money(act.sum)})" if act.sum else ""
    return f"{what}{money} [{act.rule}]"
