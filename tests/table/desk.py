"""A table to try things at: every change goes through its journal, and the journal must tell the same table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import cast

import msgspec

from casedepart.editions import Edition, load
from casedepart.engine.census import flaw
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.notation import event_line
from casedepart.record.transcript import read_answer
from casedepart.table import Change, Roles, Settings, Table, TableKeys, digest, opening_entry
from casedepart.table.entry import Line, Sitter
from casedepart.table.journal import decode, encode
from casedepart.table.messages.message import Command
from casedepart.table.messages.opening import Created, Start
from casedepart.table.messages.play import Act
from casedepart.table.wire.names import Verb
from casedepart.table.wire.news import AnswerView
from casedepart.table.wire.parts import Goods

NOON = 1_800_000_000_000
"""When every game of these tests begins."""
SECOND = 1000
SECRET = bytes.fromhex("5e" * 32)
KEYS = TableKeys("host-key-of-tests-0", "invite-key-of-tests", "watch-key-of-tests-")


def key(name: str) -> str:
    """The key of someone's seat."""
    return f"key-of-{name}-0123456789"


class Desk:
    """One table, its journal and a watch that is set by hand."""

    def __init__(self, created: Created) -> None:
        self.now = NOON
        self.journal = [(1, encode(created))]
        self.table = Table.opened(created)
        # What nobody can guess is the same in every test.
        self.table.draw_secret = lambda: SECRET
        self.table.draw_salt = map("{:064x}".format, count()).__next__
        self.count = 0

    def adopt(self, change: Change) -> list[AnswerView]:
        """Store a change and let the table be so; the journal must tell the very same."""
        self.journal.append((change.version, encode(change.entry)))
        answers = self.table.adopt(change)
        if self.table.play is not None:
            assert flaw(self.table.play.game) == ""
        return answers

    def check(self) -> None:
        """The journal, and a snapshot, bring back this table."""
        again = Table.load(None, self.journal)
        assert same(again, self.table)
        kept = self.table.snapshot()
        assert kept is not None
        assert same(Table.load((self.table.version, kept), []), self.table)

    def roles(self, name: str, host: bool = False) -> Roles:
        """What someone's keys open."""
        return self.table.roles([key(name)] + [KEYS.host] * host)

    def ask(self, ask: Command, by: str, host: bool = False) -> list[AnswerView]:
        """Send a message and let it take effect."""
        return self.adopt(self.table.take(ask, self.roles(by, host), self.now))

    def id(self) -> str:
        """The id of a new message."""
        self.count += 1
        return f"m{self.count}"

    def act(self, by: str, verb: str, n: int = -1, version: int | None = None, word: str = "") -> list[AnswerView]:
        """Answer for someone."""
        seen = self.table.version if version is None else version
        return self.ask(Act(id=self.id(), version=seen, verb=cast(Verb, verb), n=n, word=word), by)

    def offer(self, by: str, to: int, give: Goods, get: Goods, counter: bool = False) -> list[AnswerView]:
        """Propose a trade."""
        ask = Act(self.id(), self.table.version, "offers", to, give, get, counter)
        return self.ask(ask, by)

    def start(self) -> None:
        """The host begins."""
        self.adopt(self.table.take(Start(id=self.id()), Roles(host=True), self.now))

    def wait(self, seconds: float) -> list[AnswerView]:
        """Let time pass; the table does what it does by itself, bots apart, each thing when it is due."""
        until, seen = self.now + int(seconds * SECOND), []
        while (wake := self.wakes()) is not None and wake <= until:
            self.now = max(self.now, wake)
            change = self.table.due(self.now)
            if change is None:
                break
            seen += self.adopt(change)
        self.now = until
        return seen

    def wakes(self) -> int | None:
        return self.table.wake()

    def think(self) -> list[AnswerView]:
        """Let the bots answer, when their time has come."""
        since = self.table.thinks_from()
        assert since is not None, "no bot has anything to answer"
        self.now = max(self.now, since)
        change = self.table.think(self.now)
        if change is None:
            self.table.let_be(self.table.version)
            return []
        return self.adopt(change)

    @property
    def game(self) -> Game:
        assert self.table.play is not None
        return self.table.play.game


def same(one: Table, other: Table) -> bool:
    """Are these the same table, to the last detail?"""
    if (one.version, one.standing, one.needs) != (other.version, other.standing, other.needs):
        return False
    if one.play is None or other.play is None:
        return one.play is other.play
    mixed = (one.play.dice.mix, one.play.dice.drawn) == (other.play.dice.mix, other.play.dice.drawn)
    return mixed and one.play.game.key() == other.play.game.key() and one.play.told == other.play.told


def gathering(people: Sequence[str], **settings: object) -> Desk:
    """A table before its game, with these people at it."""
    chosen = msgspec.convert(settings, Settings)
    return gathering_on(load(chosen.edition), people, chosen, own=False)


def gathering_on(edition: Edition, people: Sequence[str], chosen: Settings, own: bool = True) -> Desk:
    """The same on an edition that is at hand: one of someone's own, where nothing else is said."""
    sitters = [Sitter(name=name, key=digest(key(name)), luck="0a") for name in people]
    created = opening_entry(chosen, edition, "a-table-of-the-tests", KEYS, sitters, NOON, own)
    return Desk(created)


def playing(people: Sequence[str], **settings: object) -> Desk:
    """A game that has just begun; everyone is here."""
    desk = gathering(people, **{"seats": max(2, len(people)), **settings})
    desk.start()
    return come(desk, people)


def come(desk: Desk, people: Sequence[str]) -> Desk:
    """Everyone's connection stands."""
    for seat in range(len(people)):
        change = desk.table.presence(seat, "here", desk.now)
        assert change is not None
        desk.adopt(change)
    return desk


def position(people: Sequence[str], script: str, **settings: object) -> Desk:
    """A game after the answers of a script, in the notation; the first player begins, and everyone is here."""
    chosen = msgspec.convert({"seats": len(people), **settings}, Settings)
    edition = load(chosen.edition)
    sitters = [Sitter(name=name, key=digest(key(name))) for name in people]
    created = opening_entry(chosen, edition, "a-table-of-the-tests", KEYS, sitters, NOON)
    first = ["dice 6 5"] + ["dice 1 2"] * (len(people) - 1)
    game = Game.start(edition.rules(chosen.ruleset, chosen.mode, chosen.options), len(people))
    lines = [written(line.strip(), people, game) for line in [*first, *script.strip().splitlines()]]
    created = msgspec.structs.replace(created, secret=SECRET.hex(), given=lines, players=list(people))
    desk = Desk(created)
    assert desk.table.needs is None
    return come(desk, people)


def written(line: str, people: Sequence[str], game: Game) -> Line:
    """A line of a script as an entry has it, with what follows from it in a game."""
    seat, do = next(
        ((at, line.removeprefix(f"{name} ")) for at, name in enumerate(people) if line.startswith(f"{name} ")),
        (8, line),
    )
    log: list[Event] = []
    game.log = log
    game.apply(seat, read_answer(seat, do, people, game.rules))
    return Line(by=seat, do=do, events=[event_line(event, people) for event in log], after=game.digest()[:8])


def reload(desk: Desk) -> Table:
    """The table as another process would read it."""
    return Table.load(None, [(version, encode(decode(body))) for version, body in desk.journal])
