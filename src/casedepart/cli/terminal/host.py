"""The table of one keyboard: it runs in this process, and its journal becomes the record that is kept in a file."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from casedepart.engine import Auction, Correction
from casedepart.engine.actions import Action, Offer
from casedepart.engine.events import NOBODY, Event
from casedepart.engine.game import Game
from casedepart.record import Record, save, spare_existing
from casedepart.table import Change, Roles, Table
from casedepart.table.bot_turns import reacting
from casedepart.table.bot_worker import ponder
from casedepart.table.clock import time_up
from casedepart.table.journal import encode
from casedepart.table.journal_record import record_of
from casedepart.table.messages.box import Undo
from casedepart.table.messages.message import Command
from casedepart.table.messages.opening import Created
from casedepart.table.messages.people import Leave
from casedepart.table.messages.play import Act
from casedepart.table.settings import MINUTE
from casedepart.table.standing import Standing
from casedepart.table.terms import terms_of


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Host:
    """Opens a table, holds the seats of all who share the keyboard, and keeps the game."""

    def __init__(
        self, created: Created, about: Mapping[str, Any], file: Path, now: Callable[[], int] = wall_clock
    ) -> None:
        self.now = now
        self.about = about
        """What the record's header remembers besides: who are people, and which bots play."""
        self.file = file
        self.log: list[Event] = []
        """All that has happened; the game has it too, for whoever draws it."""
        self.offered: list[Offer] = []
        """What was offered, in the order in which the log tells of it."""
        self.journal = [(1, encode(created))]
        self.table = Table.opened(created)
        self.roles = Roles(tuple(seat for seat, sitter in enumerate(created.sitters) if sitter.key), host=True)
        if self.table.needs:
            raise self.table.needs
        if self.table.phase == "gathering":
            self.adopt(self.table.start("start", now(), seeded=True))
        else:
            self.recall()

    # How things stand

    @property
    def standing(self) -> Standing:
        return self.table.standing

    @property
    def game(self) -> Game:
        assert self.table.play is not None, "its game has begun"
        return self.table.play.game

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play."""
        return frozenset(number for number, seat in enumerate(self.standing.seats) if seat.player())

    @property
    def people(self) -> list[int]:
        """The seats of people who are still in the game."""
        return [seat for seat in self.roles.seats if seat not in self.bots and not self.table.is_out(seat)]

    def bots_first(self) -> bool:
        """Do bots answer before anyone is asked: a rent or an offer concerns them, or one of them is asked next?"""
        if self.table.thinks_from() is None:
            return False
        return bool(reacting(self.standing, self.game)) or self.next_asked() in self.bots

    def next_asked(self) -> int:
        """Whose answer is next: in turn order, in an auction from the last bidder on."""
        game = self.game
        bidder = game.top.bidder if isinstance(game.top, Auction) else NOBODY
        seat = game.turn if bidder == NOBODY else game.after(bidder)
        while not game.asked >> seat & 1:
            seat = game.after(seat)
        return seat

    def minutes_left(self) -> int | None:
        """Whole minutes of a timed game that are left, the last one counted (Q6); None where there is no such end."""
        end = time_up(self.standing, self.game)
        return None if end is None else max(0, math.ceil((end - self.now()) / MINUTE))

    # What people do

    def act(self, seat: int, act: Action, counter: bool = False) -> list[Event]:
        """Give a person's answer; what happened by it. `Refused` or `TableError` say why not."""
        deed = terms_of(act)
        version = self.table.version
        terms = (deed.verb, deed.n, deed.give, deed.get)
        return self.take(Act(str(version), version, *terms, counter=counter, word=deed.word, seat=seat))

    def take(self, ask: Command) -> list[Event]:
        """Let the table take a person's message."""
        return self.adopt(self.table.take(ask, self.roles, self.now()))

    def undo(self, seat: int) -> None:
        """Take a person's last answer back; at the box the last of anyone, dice and cards too."""
        if self.standing.settings.box:
            self.take(Undo(str(self.table.version), seat=seat))
        else:
            self.adopt(self.table.take_back(seat, self.now()))
        self.recall()

    def correct(self, act: Correction) -> list[Event]:
        """Set the position right (H28)."""
        return self.adopt(self.table.set_right(act, self.now()))

    def hand_over(self, seat: int) -> None:
        """A person stands up: a bot plays on for them."""
        self.take(Leave(str(self.table.version), seat=seat))

    # What the table does by itself

    def due(self) -> list[Event] | None:
        """What is due by now happens, bots apart; None: nothing is."""
        change = self.table.due(self.now())
        return None if change is None else self.adopt(change)

    def think(self) -> list[Event]:
        """The bots' next answer; nothing where they let things be."""
        change = self.table.think(self.now(), ponder, waits=False)
        if change is None:
            self.table.let_be(self.table.version)
            return []
        return self.adopt(change)

    def adopt(self, change: Change) -> list[Event]:
        """Write a change down and let the table be so; what happened by it."""
        self.journal.append((change.version, encode(change.entry)))
        self.table.adopt(change)
        happened: list[Event] = []
        if change.draft is not None:
            happened = change.draft.happened
            self.offered += change.draft.offered
        self.log += happened
        self.game.log = self.log
        return happened

    def recall(self) -> None:
        """Bring the log to where the game stands, from its record."""
        record = self.record()
        game = record.start()
        self.offered = [step.action for _, step in record.steps(game) if isinstance(step.action, Offer)]
        self.game.log = self.log = game.log or []

    # The record

    def record(self) -> Record:
        """The record of the game so far."""
        record = record_of(self.journal)
        return replace(record, header=replace(record.header, about={**record.header.about, **self.about}))

    def save(self, path: str = "") -> Path:
        """Write the record to its file, or to another from now on; what stands there is not lost."""
        file = Path(path).expanduser() if path else self.file
        if file != self.file:
            spare_existing(file)
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
        save(self.record(), file)
        self.file = file
        return file
