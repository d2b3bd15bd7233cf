"""The people at a table: who sits where, who is away, what they say to each other, and what they decide together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal

from msgspec import Meta

from casedepart import bots
from casedepart.engine.actions import AGREED, CHANCE, TIME_UP, action
from casedepart.engine.game import Game
from casedepart.record.promise import is_hash
from casedepart.table.automatic import answer_automatically
from casedepart.table.characters import is_kind, seated_kind
from casedepart.table.draft import Draft
from casedepart.table.entry import Entry, Line, Sitter
from casedepart.table.errors import TableError
from casedepart.table.keys import Roles
from casedepart.table.messages.message import (
    WATCHERS,
    Asked,
    Decided,
    HostCommand,
    SeatCommand,
    check_change,
    check_seat,
    printable_text,
)
from casedepart.table.names import check_names
from casedepart.table.settings import choose
from casedepart.table.standing import GRACE, Seat, Spoken, Standing, bot_vote, seat_for
from casedepart.table.wire import parts
from casedepart.table.wire.parts import MaybeSeat
from casedepart.table.wire.view import LostSeat

if TYPE_CHECKING:
    from casedepart.table.table import Table

WATCHER: Final = -1
"""Stands for whoever looks on, in place of a seat."""
COUNT: Final = "count"
"""The wish to end the game and count."""
Emotes = Literal["hello", "well-played", "thanks", "oops", "hurry", "laugh", "cry", "wow"]

# Seats


class Lock(HostCommand, tag="lock", frozen=True):
    """The host: nobody else sits down, or they may again."""

    is_play = False

    on: bool

    def decide(self, asked: Asked) -> Decided:
        check_change(self.on != asked.standing.locked)
        return Locked(**asked.by, on=self.on), None


class Locked(Entry, tag="locked", frozen=True):
    """Nobody else sits down, or they may again."""

    on: bool

    def change(self, standing: Standing, version: int) -> None:
        standing.locked = self.on


class Remove(HostCommand, tag="remove", frozen=True):
    """The host: whoever sits here goes; before the game the seat is empty, in it a bot takes over."""

    other: parts.Seat

    def decide(self, asked: Asked) -> Decided:
        standing, other = asked.standing, self.other
        check_seat(other, len(standing.seats))
        seat = standing.seats[other]
        if not seat.key and (standing.players or not seat.bot):
            raise TableError("nobody-sits", seat=other + 1)
        return Left(at=asked.now, seat=other, id=self.id, hosted=True, bot=successor(standing, other)), None


class Seated(HostCommand, tag="seat-bot", frozen=True):
    """The host: a bot of this kind sits here, in place of a bot, of nobody, or for someone who is away."""

    other: parts.Seat
    bot: Annotated[str, Meta(max_length=20)]

    def decide(self, asked: Asked) -> Decided:
        """A bot sits down: in a free seat or a bot's, or for someone until they are back."""
        standing, other = asked.standing, self.other
        check_seat(other, len(standing.seats))
        choose("bot", self.bot, bots.NAMES)
        seat = standing.seats[other]
        check_change(not is_kind(seat.player(), self.bot))
        entry, bot = SatIn if seat.key else Left, seated_kind(standing, other, self.bot)
        return entry(at=asked.now, seat=other, id=self.id, hosted=True, bot=bot), None


class Back(SeatCommand, tag="back", frozen=True):
    """I am here: the bot that sat in for me gives the seat back."""

    def decide(self, asked: Asked) -> Decided:
        check_change(bool(asked.standing.seats[asked.seat].sits_in))
        return SatIn(**asked.by, bot=""), None


class Leave(SeatCommand, tag="leave", frozen=True):
    """I stand up for good; a bot takes the seat."""

    def decide(self, asked: Asked) -> Decided:
        return Left(**asked.by, bot=successor(asked.standing, asked.seat)), None


class Sat(Entry, tag="sat", frozen=True):
    """Someone sat down, or took a bot's place."""

    changes_seats = True

    sitter: Sitter

    def change(self, standing: Standing, version: int) -> None:
        """The seat is theirs; their device waits for the next roll call."""
        standing.seats[self.seat] = seat_for(self.sitter)
        standing.seats[self.seat].away_since = self.at
        standing.lost = {key: lost for key, lost in standing.lost.items() if key != self.sitter.key}
        if standing.tellers is not None:
            standing.tellers.leave(self.seat, standing.draws)
            if is_hash(self.sitter.luck):
                standing.tellers.wait(self.seat, self.sitter.luck, standing.draws)


class Moved(Entry, tag="moved", frozen=True):
    """The seat went to another device."""

    changes_seats = True

    key: str

    def change(self, standing: Standing, version: int) -> None:
        """Only the new key opens the seat."""
        seat = standing.seats[self.seat]
        standing.lose(seat.key, LostSeat(self.seat, "moved"))
        seat.key, seat.luck = self.key, ""
        if standing.tellers is not None:
            standing.tellers.leave(self.seat, standing.draws)


class Left(Entry, tag="left", frozen=True):
    """Nobody holds the seat any more; the bot plays it, if there is one."""

    changes_seats = True

    bot: str = ""

    def change(self, standing: Standing, version: int) -> None:
        """Empty the seat; whom the host removed is told so."""
        if standing.seats[self.seat].key and self.hosted:
            standing.lose(standing.seats[self.seat].key, LostSeat(self.seat, "removed"))
        empty_seat(standing, self.seat, self.bot)


class Present(Entry, tag="present", frozen=True):
    """The connection of a seat came or went."""

    process: str
    """The process of the server that has the connection; empty: it is gone."""

    def change(self, standing: Standing, version: int) -> None:
        """Note where they are; whoever comes back is no longer voted about."""
        seat = standing.seats[self.seat]
        if self.process and not seat.here and (seat.sits_in or seat.left <= 0):
            # A bot has sat in, or the server was away too long: there is a whole move's time again.
            seat.sits_in, seat.question = "", ""
        if self.process:
            standing.drop_vote(bot_vote(self.seat))
        if seat.here and not self.process:
            seat.away_since = self.at
        seat.here = self.process


class SatIn(Entry, tag="sat-in", frozen=True):
    """A bot answers for someone until they are back; empty: they are."""

    bot: str

    def change(self, standing: Standing, version: int) -> None:
        sit_in(standing, self.seat, self.bot, self.at)


def sit_in(standing: Standing, seat: int, bot: str, now: int) -> None:
    """Let a bot answer for who holds a seat, or no longer."""
    standing.seats[seat].sits_in, standing.seats[seat].question = bot, ""
    standing.quiet_since = now


def empty_seat(standing: Standing, number: int, bot: str) -> None:
    """Nobody holds the seat any more; the bot plays it, if there is one."""
    seat = standing.seats[number]
    seat.key, seat.sits_in, seat.bot, seat.here, seat.away_since = "", "", bot, "", 0
    seat.limit, seat.wishes, seat.muted, seat.votes = 0, False, [], []
    standing.drop_vote(bot_vote(number))
    if not bot:
        seat.name, seat.luck = "", ""
    if standing.tellers is not None:
        standing.tellers.leave(number, standing.draws)


def successor(standing: Standing, seat: int) -> str:
    """The bot that takes a seat which someone leaves; none before the game."""
    return seated_kind(standing, seat, standing.settings.bots) if standing.players else ""


# Chat


class Say(SeatCommand, tag="say", frozen=True):
    """A line of chat."""

    is_play = False
    is_chat = True

    text: Annotated[str, Meta(min_length=1, max_length=300)]
    name: Annotated[str, Meta(max_length=40)] = ""
    """Of who looks on, where the host lets them chat."""

    def payer(self, roles: Roles) -> int | None:
        """The seat that one holds, the host, or all who look on."""
        payer = super().payer(roles)
        return WATCHERS if payer is None and self.seat < 0 and not roles.seats else payer

    def speaker(self, table: Table, roles: Roles) -> int:
        """The seat, or whoever looks on."""
        return WATCHER if self.seat < 0 and not roles.seats else super().speaker(table, roles)

    def decide(self, asked: Asked) -> Decided:
        """Said under the name of the seat; by who looks on, under one that is no player's."""
        if asked.seat != WATCHER:
            return Chatted(**asked.by, text=printable_text(self.text)), None
        standing = asked.standing
        if not standing.watchers_talk:
            raise TableError("watchers-silent")
        names = [*standing.players, *(seat.name for seat in standing.seats if seat.name)]
        check_names([self.name, *{name.casefold(): name for name in names}.values()])
        return Chatted(**asked.by, text=printable_text(self.text), name=self.name), None


class Emote(SeatCommand, tag="emote", frozen=True):
    """A sign in place of words."""

    is_play = False
    is_chat = True

    emote: Emotes

    def decide(self, asked: Asked) -> Decided:
        return Chatted(**asked.by, emote=self.emote), None


class Chatted(Entry, tag="chatted", frozen=True):
    """A line of chat, or a sign."""

    text: str = ""
    emote: str = ""
    name: str = ""
    """Of someone who looks on; then no seat spoke."""

    def spoken(self, version: int) -> Spoken:
        """The line as it is kept and told."""
        return Spoken(version, self.at, self.seat, self.text, self.emote, self.name)

    def change(self, standing: Standing, version: int) -> None:
        standing.speak(self.spoken(version))


class Mute(SeatCommand, tag="mute", frozen=True):
    """I do not want to hear this seat, or those who look on; or I do again."""

    is_play = False

    other: Annotated[int, Meta(ge=-1, le=7)]
    """-1: all who look on."""
    on: bool

    def decide(self, asked: Asked) -> Decided:
        check_seat(self.other, len(asked.standing.seats))
        check_change(self.on != (self.other in asked.standing.seats[asked.seat].muted))
        return Muted(**asked.by, other=self.other, on=self.on), None


class Muted(Entry, tag="muted", frozen=True):
    """Someone does not want to hear another seat, or does again."""

    other: int
    on: bool

    def change(self, standing: Standing, version: int) -> None:
        seat = standing.seats[self.seat]
        seat.muted = sorted({*seat.muted, self.other} if self.on else {*seat.muted} - {self.other})


class LetWatchersTalk(HostCommand, tag="watchers-talk", frozen=True):
    """The host: those who look on may chat, or no longer."""

    is_play = False

    on: bool

    def decide(self, asked: Asked) -> Decided:
        check_change(self.on != asked.standing.watchers_talk)
        return WatchersTalk(**asked.by, on=self.on), None


class WatchersTalk(Entry, tag="watchers-talk", frozen=True):
    """Those who look on may chat, or no longer."""

    on: bool

    def change(self, standing: Standing, version: int) -> None:
        standing.watchers_talk = self.on


# What they decide together


class Vote(SeatCommand, tag="vote", frozen=True):
    """I wish to end the game and count (H7), or a bot to sit in for someone who is away; all have to agree."""

    about: Literal["count", "bot"]
    other: MaybeSeat = -1
    """Of `bot`: the seat of who is away."""
    on: bool = True
    """False: no, which ends the vote."""

    def decide(self, asked: Asked) -> Decided:
        draft, seats = asked.draft(), asked.standing.seats
        if draft.game.over:
            raise TableError("game-over")
        about = COUNT if self.about == COUNT else bot_vote(self.other)
        if not self.on:
            check_change(any(about in other.votes for other in seats))
            return Voted(**asked.by, about=about, on=False), None
        if draft.game.players[asked.seat].out:
            raise TableError("not-in-game")
        if self.about == COUNT:
            return self.count_vote(asked, draft)
        return self.bot_vote(asked, about), None

    def count_vote(self, asked: Asked, draft: Draft) -> Decided:
        """One more wishes to end the game and count; the last one's wish does so (H7)."""
        standing = asked.standing
        others = [number for number in voters(standing, draft.game, asked.now) if number != asked.seat]
        if any(COUNT not in standing.seats[number].votes for number in others):
            check_change(COUNT not in standing.seats[asked.seat].votes)
            return Voted(**asked.by, about=COUNT, on=True), None
        draft.answer(CHANCE, action(TIME_UP, AGREED))
        if not standing.paused:
            answer_automatically(draft, standing)
        return Voted(**asked.by, about=COUNT, on=True, lines=draft.lines), draft

    def bot_vote(self, asked: Asked, about: str) -> Voted:
        """One more wishes a bot to sit in for who is away; the host's wish is enough, else all who are here."""
        standing, seats, other = asked.standing, asked.standing.seats, self.other
        absent = seats[other] if 0 <= other < len(seats) else None
        if absent is None or not absent.key or absent.here or absent.sits_in:
            raise TableError("not-away")
        here = [number for number, seat in enumerate(seats) if seat.key and seat.here and number != asked.seat]
        if asked.roles.host or all(about in seats[number].votes for number in here):
            bot = seated_kind(standing, other, standing.settings.bots)
            return Voted(**asked.by, about=about, on=True, other=other, bot=bot)
        check_change(about not in seats[asked.seat].votes)
        return Voted(**asked.by, about=about, on=True)


class Voted(Entry, tag="voted", frozen=True):
    """A seat wishes something to be decided together, or says no; the last wish decides, and has what came of it."""

    about: str
    on: bool
    other: int = -1
    """For whom a bot sits in, where that was decided."""
    bot: str = ""
    lines: list[Line] = []

    def change(self, standing: Standing, version: int) -> None:
        """A wish is kept until it has come true, or somebody says no."""
        if self.on and not self.lines and not self.bot:
            seat = standing.seats[self.seat]
            seat.votes = [*seat.votes, self.about]
            return
        standing.drop_vote(self.about)
        if self.bot:
            sit_in(standing, self.other, self.bot, self.at)


def voters(standing: Standing, game: Game, now: int) -> list[int]:
    """Who is asked whether the game ends: people in the game, but for who has been away for a while.

    Nobody's game is ended behind their back: whoever has just lost their connection is still asked, and by
    correspondence, where to be away is to play on, everyone is.
    """
    return [
        number
        for number, seat in enumerate(standing.seats)
        if seat.key and not game.players[number].out and is_asked(standing, seat, now)
    ]


def is_asked(standing: Standing, seat: Seat, now: int) -> bool:
    """Is who holds this seat asked, whether they are there or not?"""
    return bool(seat.here) or standing.settings.by_correspondence or now - seat.away_since < GRACE


class Concede(SeatCommand, tag="concede", frozen=True):
    """I give up: a bot takes the seat; where I alone play against bots, the game is over (H8)."""

    def decide(self, asked: Asked) -> Decided:
        """A bot takes the seat for the others' sake; among bots alone the game is over (H8)."""
        standing, draft = asked.standing, asked.draft()
        game = draft.game
        if game.over:
            raise TableError("game-over")
        if game.players[asked.seat].out:
            raise TableError("not-in-game")
        held = [number for number, seat in enumerate(standing.seats) if seat.key and number != asked.seat]
        if any(not game.players[number].out for number in held):
            return Conceded(**asked.by, bot=seated_kind(standing, asked.seat, standing.settings.bots)), None
        draft.answer(CHANCE, action(TIME_UP, asked.seat))
        return Conceded(**asked.by, lines=draft.lines), draft


class Conceded(Entry, tag="conceded", frozen=True):
    """Someone gave up: the bot plays the seat, or the game is over by these lines."""

    changes_seats = True

    bot: str = ""
    lines: list[Line] = []

    def change(self, standing: Standing, version: int) -> None:
        """Empty the seat where a bot takes it; it is remembered who gave up."""
        if self.bot:
            empty_seat(standing, self.seat, self.bot)
        standing.seats[self.seat].conceded = True
