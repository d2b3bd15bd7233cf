"""What a person may look at while they are asked: players, board, deeds, log, rules, help, a hint, chances."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from casedepart.cli.draw import Picture, Size, plain_letters
from casedepart.cli.draw_deed import Deed, DeedsOf
from casedepart.cli.draw_grid import Grid
from casedepart.cli.draw_log import Log
from casedepart.cli.draw_players import Players
from casedepart.cli.simulate_narrative import reason_in_words
from casedepart.cli.terminal.answers import label
from casedepart.cli.terminal.commands import ACTING, AT_THE_BOX, KEEPING, LOOKING, command_word, whole
from casedepart.cli.terminal.desk import Desk
from casedepart.editions.summary import colon
from casedepart.engine.actions import Offer
from casedepart.engine.rules import SQUARES
from casedepart.lab.numbers import decimal, interval_in_words, percent
from casedepart.table.messages.trials import Advise, Weigh
from casedepart.table.preview import Bargained, advised, copy_for
from casedepart.table.terms import answer_of
from casedepart.table.wire.news import ChanceView
from casedepart.texts import (
    CHAPTERS,
    RULES,
    chapter_title,
    found_rules,
    near_rules,
    offer_text,
    played,
    rule_text,
    rule_title,
)
from casedepart.texts.search import BEST

LAST_EVENTS = 25


class Rule(Picture):
    """A rule in the words of the edition."""

    def __init__(self, number: str, desk: Desk) -> None:
        language, words = desk.theme.language, desk.theme.names.words
        self.title = f"{number} · {rule_title(number, language, words)}"
        self.said = rule_text(number, language, words)

    def drawn(self, size: Size) -> RenderableType:
        width = min(size.width, 100)
        return Panel(Text(self.said), title=Text(self.title, style="bold"), title_align="left", width=width)

    def lines(self) -> Iterator[str]:
        yield self.title
        yield from self.said.splitlines()


def players(desk: Desk, seat: int, rest: str) -> None:
    """All players."""
    desk.screen.show(Players(desk.theme, desk.game, desk.host.bots))


def board(desk: Desk, seat: int, rest: str) -> None:
    """The whole board."""
    desk.screen.show(Grid(desk.theme, desk.game, desk.host.bots))


def deed(desk: Desk, seat: int, rest: str) -> None:
    """A square by its number or name, or the deeds of a player; alone, one's own."""
    if not rest:
        desk.screen.show(DeedsOf(desk.theme, desk.game, seat))
        return
    owner, square = seat_named(desk, rest), square_named(desk, rest)
    if owner >= 0:
        desk.screen.show(DeedsOf(desk.theme, desk.game, owner))
    elif square >= 0:
        desk.screen.show(Deed(desk.theme, desk.game, square))
    else:
        desk.say("no-such-deed", typed=rest)


def seat_named(desk: Desk, typed: str) -> int:
    """The player whose name begins so, or whose letter it is; -1 when there is none."""
    names = desk.theme.names.players
    if typed.upper() in desk.theme.marks:
        return desk.theme.marks.index(typed.upper())
    begun = [s for s, name in enumerate(names) if plain_letters(name).startswith(plain_letters(typed))]
    return begun[0] if begun else -1


def square_named(desk: Desk, typed: str) -> int:
    """The square of this number, or whose name has this in it; -1 when there is none."""
    if typed.isdecimal():
        return whole(typed) if whole(typed) < SQUARES else -1
    wanted = plain_letters(typed)
    for at, name in enumerate(desk.theme.names.squares):
        if wanted in plain_letters(name):
            return at
    return -1


def log(desk: Desk, seat: int, rest: str) -> None:
    """The last events, or as many as asked for."""
    count = whole(rest) if whole(rest) > 0 else LAST_EVENTS
    desk.screen.show(Log(desk.theme, desk.host.log[-count:], desk.host.offered))


def rule(desk: Desk, seat: int, rest: str) -> None:
    """A rule by its number, a chapter by its letter, rules by a player's words; alone, the chapters."""
    asked = rest.strip().upper()
    if asked in RULES:
        desk.screen.show(Rule(asked, desk))
    elif asked in CHAPTERS or not asked:
        list_rules(desk, asked)
    else:
        find_rules(desk, rest)


def find_rules(desk: Desk, question: str) -> None:
    """The rules that answer a question best, by number and title."""
    language, words = desk.theme.language, desk.theme.names.words
    found = found_rules(question, language, words).numbers[:BEST]
    for number in found:
        desk.screen.say(f"{number}  {rule_title(number, language, words)}")
    if not found:
        near = ", ".join(near_rules(question.upper()))
        desk.say("no-such-rule", typed=question, near=near or ", ".join(CHAPTERS))


def list_rules(desk: Desk, letter: str) -> None:
    """The rules of a chapter that are played here, by number and title; or the chapters."""
    language, words = desk.theme.language, desk.theme.names.words
    here = [number for number in RULES if played(number, words)]
    if not letter:
        for chapter in dict.fromkeys(number[0] for number in here):
            desk.screen.say(f"{chapter}  {chapter_title(f'{chapter}1', language)}")
        desk.say("rule-how")
        desk.say("rule-words")
    for number in here:
        if number[0] == letter:
            desk.screen.say(f"{number}  {rule_title(number, language, words)}")


def help_page(desk: Desk, seat: int, rest: str) -> None:
    """All that may be typed, one command a line."""
    desk.say("help-numbers")
    for name in (*ACTING, *LOOKING, *KEEPING, *(AT_THE_BOX if desk.host.standing.settings.box else ())):
        word = command_word(name, desk.theme.language)
        desk.screen.say(f"  {word}{colon(desk.theme.language)}{desk.theme.say(f'help-{name}')}")
    desk.say("help-signs")


def hint(desk: Desk, seat: int, rest: str) -> None:
    """What a shrewd bot would do, step by step, each with its reason."""
    host, theme = desk.host, desk.theme
    ask = Advise("hint", seat=seat)
    tried, _ = copy_for(host.table, ask, host.roles)
    found = advised(tried.clone(), seat, ask, Bargained.by(host.standing, seat))
    desk.say("advice" if found.acts else "advice-none")
    for deed, why in zip(found.acts, found.reasons, strict=True):
        act = answer_of(deed)
        what = offer_text(seat, act, theme.names) if isinstance(act, Offer) else label(theme, tried, seat, act)
        reason = reason_in_words(why, theme)
        desk.screen.say(f"  {what} ({reason})" if reason else f"  {what}")
        tried.apply(seat, act)


def chances(desk: Desk, seat: int, rest: str) -> None:
    """Everyone's chance to win, and one's own after each answer that is open, the best first."""
    # Loaded only here: few games ask for it, and it takes a while.
    from casedepart.server.chances import Weighing, weigh

    host, theme = desk.host, desk.theme
    copy_for(host.table, Weigh("chances", seat=seat), host.roles)
    desk.say("chances-wait")
    found = weigh(Weighing("chances", host.table.version, host.table.told(), seat, desk.weighing))
    desk.say("chances", playouts=decimal(found.playouts, theme.language, 0))
    for player, chance in enumerate(found.chances):
        say_chance(desk, desk.name(player), chance)
    if found.answers:
        desk.say("chances-answers")
    for answer in found.answers:
        say_chance(desk, label(theme, desk.game, seat, answer_of(answer.act)), answer.chance)


def say_chance(desk: Desk, what: str, chance: ChanceView) -> None:
    """One chance in a line, with its interval."""
    lang = desk.theme.language
    interval = interval_in_words(100 * chance.low, 100 * chance.high, lang, 0)
    desk.say("chance", what=what, chance=percent(chance.value, lang, 0), interval=interval)
