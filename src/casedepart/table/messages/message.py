"""A message of a client: who may say it, and by what it becomes an entry of the journal, or an error."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, TypedDict

from msgspec import Meta, Struct

from casedepart.engine.game import Game
from casedepart.table.draft import Draft
from casedepart.table.entry import Entry
from casedepart.table.errors import TableError
from casedepart.table.keys import Roles
from casedepart.table.standing import Standing
from casedepart.table.wire.news import News
from casedepart.table.wire.parts import Id, Key, MaybeSeat

if TYPE_CHECKING:
    from casedepart.table.table import Table

Decided = tuple[Entry, Draft | None]
"""What comes of a message: its entry, and the game after it, where it changes the game."""


class By(TypedDict):
    """By whom an entry came, by which message and when: what all entries have in common."""

    at: int
    seat: int
    id: str
    hosted: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """A message at its table: who said it, and when."""

    table: Table
    roles: Roles
    seat: int
    """The seat that it is of; -1: the host's, or of someone who looks on."""
    by: By

    @property
    def standing(self) -> Standing:
        """The table as it stands, but for its game."""
        return self.table.standing

    @property
    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return self.by["at"]

    def draft(self) -> Draft:
        """A copy of the game to try answers on; an error says why there is no game."""
        return self.table.draft()


HOST: Final = -1
"""Who hosts is counted by itself, like one more seat."""
WATCHERS: Final = -2
"""All who look on and chat are counted as one: no number of connections makes them louder."""


class Ask(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Any message of a client."""

    def payer(self, roles: Roles) -> int | None:
        """The seat whose rate of messages it counts for, or the host; None: it does nothing, or may not."""
        return None


class Hello(Ask, tag="hello", frozen=True):
    """The first message of a connection: which table, and by which keys."""

    table: Annotated[str, Meta(max_length=64)]
    keys: Annotated[list[Key], Meta(max_length=10)] = []
    """Of seats, of the host, or to watch; several seats make a hot seat. None: a listed table is watched."""
    language: Annotated[str, Meta(max_length=35)] = "en"
    """In which refusals and errors are told: fr, en, or another that the server has."""


class Ping(Ask, tag="ping", frozen=True):
    """Is anybody there?"""


class Request(Ask, frozen=True):
    """Any message that gets a reply of its own, by its id."""

    is_play: ClassVar[bool] = True
    """Does the game need it to go on? What it does not need is not stored while the disk is nearly full."""
    is_chat: ClassVar[bool] = False
    """Is it heard by others, so that it has a rate of its own?"""
    is_slow: ClassVar[bool] = False
    """Does a bot think about the reply, so that nobody else is to wait for it?"""

    id: Id

    def payer(self, roles: Roles) -> int | None:
        """The host."""
        return HOST if roles.host else None

    def is_question(self) -> bool:
        """Does it only ask for something, and change nothing?"""
        return False

    def prepare_reply(self, table: Table, roles: Roles, language: str) -> Callable[[], News]:
        """What works out the reply to a question, from a copy of the game; an error: it is not theirs to ask."""
        raise NotImplementedError


class OfSeat(Request, frozen=True, kw_only=True):
    """Any message of a seat."""

    seat: MaybeSeat = -1

    def payer(self, roles: Roles) -> int | None:
        """The seat that it names, or the only one that is held; else the host."""
        named = roles.seats[0] if self.seat < 0 and len(roles.seats) == 1 else self.seat
        return named if named in roles.seats else super().payer(roles)


class AboutSeat(OfSeat, frozen=True):
    """Any message that may be about another's seat."""

    def payer(self, roles: Roles) -> int | None:
        """One's own seat, whichever it is about; else the host."""
        return roles.seats[0] if roles.seats and self.seat not in roles.seats else super().payer(roles)


class Command(Request, frozen=True):
    """Any message that changes the table."""

    notes_host: ClassVar[bool] = False
    """Does its entry say that it was the host's, where it is of no seat?"""

    def seen_at(self) -> int:
        """The version at which the client saw what it answers; -1: it answers nothing."""
        return -1

    def apply_at_once(self, table: Table, roles: Roles) -> bool:
        """Has it taken effect by being told, without an entry?"""
        return False

    def decide(self, asked: Asked) -> Decided:
        """Decide what comes of it; `Refused`, `StaleError` or `TableError` say why nothing does."""
        raise NotImplementedError

    def speaker(self, table: Table, roles: Roles) -> int:
        """The seat that it speaks for; -1: the host, or someone who looks on. An error: it is not theirs to say."""
        raise NotImplementedError

    def handle(self, table: Table, roles: Roles, now: int) -> Decided:
        """Decide it for whoever has these roles, unless it has taken effect already."""
        seat = self.speaker(table, roles)
        table.check_new(seat, self.id)
        by = By(at=now, seat=seat, id=self.id, hosted=self.notes_host and seat < 0)
        return self.decide(Asked(table, roles, seat, by))


class SeatCommand(OfSeat, Command, frozen=True):
    """Any message of someone who sits at the table."""

    def speaker(self, table: Table, roles: Roles) -> int:
        """The seat, which the connection must hold."""
        return table.speaker(self.seat, roles)


class PaceCommand(SeatCommand, frozen=True):
    """Any message about the pace of the game: a host need not sit at the table to stop it, or to hurry it."""

    def speaker(self, table: Table, roles: Roles) -> int:
        """The seat, or the host without one."""
        if roles.host and self.seat < 0 and not roles.seats:
            return -1
        return super().speaker(table, roles)


class HostCommand(Command, frozen=True):
    """Any message that only the host may say."""

    def speaker(self, table: Table, roles: Roles) -> int:
        """The host, for no seat."""
        if not roles.host:
            raise TableError("not-host")
        return -1


class BoxCommand(AboutSeat, Command, frozen=True, kw_only=True):
    """Any message with real dice and cards on the table, by seats and by the host."""

    notes_host = True

    seat: MaybeSeat = -1
    """The seat that one speaks for, where one holds several; -1 is the host too."""

    def speaker(self, table: Table, roles: Roles) -> int:
        """The seat, or the host, who need not sit there."""
        table.check_box()
        if roles.host and (self.seat < 0 or self.seat not in roles.seats) and len(roles.seats) != 1:
            return -1
        if self.seat < 0 and len(roles.seats) > 1:
            return roles.seats[0]
        return table.speaker(self.seat if self.seat in roles.seats else -1, roles)


def check_change(changes: bool) -> None:
    """Refuse to write down what is so already."""
    if not changes:
        raise TableError("so-already")


def game_to_look_at(table: Table, roles: Roles) -> Game:
    """A copy of the game for who sits at the table, or hosts it."""
    if not (roles.seats or roles.host):
        raise TableError("not-your-seat")
    return table.draft().game


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that the table does not have."""
    if seat >= seats:
        raise TableError("no-such-seat", seat=seat, seats=seats)


def printable_text(said: str) -> str:
    """The text as it is kept, on one line; an error where there is nothing to read in it."""
    text = " ".join(said.split())
    if not text or not text.isprintable():
        raise TableError("unprintable")
    return text
