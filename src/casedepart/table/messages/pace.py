"""The pace of a game: it stands still or goes on, bots hurry, and time that nobody was served does not count."""

from __future__ import annotations

from typing import Literal

from casedepart.table import clock
from casedepart.table.automatic import answer_automatically
from casedepart.table.draft import Draft
from casedepart.table.entry import Entry, Line
from casedepart.table.errors import TableError
from casedepart.table.messages.message import Asked, By, Decided, PaceCommand, check_change
from casedepart.table.projection import calls_person
from casedepart.table.standing import Standing, copy_of


class Pause(PaceCommand, tag="pause", frozen=True):
    """I wish the game to stand still, or to go on; it does when all who are there wish so, or the host."""

    on: bool

    def decide(self, asked: Asked) -> Decided:
        standing, draft, seat = asked.standing, asked.draft(), asked.seat
        if self.on == standing.paused:
            check_change(seat >= 0 and standing.seats[seat].wishes)
            return Wished(**asked.by, on=False), None
        wished = copy_of(standing)
        if seat >= 0:
            wished.seats[seat].wishes = True
        others = [other for other in wished.seats if other.key and other.here]
        if asked.roles.host or all(other.wishes for other in others):
            return switch_pause(standing, draft, asked.by)
        check_change(not standing.seats[seat].wishes)
        return Wished(**asked.by, on=True), None


class Wished(Entry, tag="wished", frozen=True):
    """A seat wishes the game to stand still, or to go on."""

    on: bool

    def change(self, standing: Standing, version: int) -> None:
        standing.seats[self.seat].wishes = self.on


class Paused(Entry, tag="paused", frozen=True):
    """The game stands still, or goes on; then with what was to be done meanwhile."""

    on: bool
    lines: list[Line] = []

    def change(self, standing: Standing, version: int) -> None:
        """Note who wished so; when it goes on, all times are so much later."""
        wished = [number for number, each in enumerate(standing.seats) if each.wishes or number == self.seat]
        standing.paused_by = wished if self.on else []
        for each in standing.seats:
            each.wishes = False
        if not self.on:
            clock.shift(standing, self.at - standing.paused_since)
        standing.paused_since = self.at if self.on else 0


def switch_pause(standing: Standing, draft: Draft, by: By) -> Decided:
    """The game stands still; or it goes on, and what was to be done meanwhile is done."""
    if not standing.paused:
        return Paused(**by, on=True), None
    answer_automatically(draft, standing)
    return Paused(**by, on=False, lines=draft.lines), draft


class Tempo(PaceCommand, tag="tempo", frozen=True):
    """Let the bots answer so many times as fast; for the host, and for who is alone with bots."""

    is_play = False

    tempo: Literal[1, 2, 4]

    def decide(self, asked: Asked) -> Decided:
        asked.draft()
        check_paces(asked)
        check_change(self.tempo != asked.standing.tempo)
        return Paced(**asked.by, tempo=self.tempo), None


class Paced(Entry, tag="paced", frozen=True):
    """Bots answer at another tempo from now on."""

    tempo: int

    def change(self, standing: Standing, version: int) -> None:
        standing.tempo = self.tempo


class Skip(PaceCommand, tag="skip", frozen=True):
    """Let the bots play on without pauses until a person is asked or offered something, or no longer.

    For the host, and for who is alone with bots.
    """

    is_play = False

    on: bool

    def decide(self, asked: Asked) -> Decided:
        standing, draft = asked.standing, asked.draft()
        check_paces(asked)
        if self.on and standing.paused:
            raise TableError("paused")
        waits = self.on and (draft.game.over or calls_person(standing, draft))
        check_change(self.on != standing.skips and not waits)
        return Skipped(**asked.by, on=self.on), None


class Skipped(Entry, tag="skipped", frozen=True):
    """Bots play on without pauses until a person is called, or no longer."""

    on: bool
    lines: list[Line] = []
    """Rents that earlier versions claimed at once."""

    def change(self, standing: Standing, version: int) -> None:
        standing.skips = self.on


class Resumed(Entry, tag="resumed", frozen=True):
    """Nobody was served, or the clock has been set back: it goes on as if its newest entry had been made just now."""

    since: int
    """When that one was made."""

    def change(self, standing: Standing, version: int) -> None:
        """All that has run since then runs from now on."""
        clock.begin_anew(standing, self.since, self.at)


def check_paces(asked: Asked) -> None:
    """Refuse who may not set the tempo."""
    if not asked.table.paces(asked.roles):
        raise TableError("tempo-host")
