"""The state of a table besides its game: who sits where, whose time runs since when, what was said."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from casedepart.record.commit_reveal import Tellers
from casedepart.table.entry import Sitter
from casedepart.table.settings import Settings
from casedepart.table.wire.box import BoxCard
from casedepart.table.wire.view import LostSeat

GRACE: Final = 30_000
"""How long the clock stands still for someone whose connection dropped, in milliseconds."""
REMEMBERED: Final = 256
"""How many messages are remembered with the version they made."""
MOST_LOST: Final = 50
"""How many keys are remembered that open their seat no more."""
MOST_STEPS: Final = 500
"""How many answers can be taken back at the box."""
CHAT: Final = 50
"""How many lines of chat a newcomer sees."""


class Seat(Struct, omit_defaults=True):
    """One seat of a running table."""

    name: str = ""
    key: str = ""
    """The digest of its holder's key; empty: nobody holds it."""
    bot: str = ""
    """Who plays it when nobody holds it; empty: it is free."""
    sits_in: str = ""
    """The bot that answers for its holder until they are back."""
    luck: str = ""
    """What its device added to the dice before the game; by the first scheme, what it added last."""
    here: str = ""
    """The process of the server that has their connection; empty: none."""
    away_since: int = 0
    """When the connection dropped."""
    question: str = ""
    """The question that their time is for."""
    left: int = 0
    """What was left of it at `runs_since`, or when it stopped, in milliseconds."""
    runs_since: int = 0
    """0: it does not run."""
    stood: int = 0
    """How long it has stood still for want of a connection, at this question."""
    limit: int = 0
    """Bids for it go up to this in the open auction."""
    wishes: bool = False
    """Wishes the game to stand still, or to go on when it does."""
    muted: list[int] = []
    """Seats whose chat its holder does not want to hear; -1: those who look on."""
    votes: list[str] = []
    """What it wishes to be decided together (see `votes`)."""
    conceded: bool = False
    """Who sat here has given up."""

    def player(self) -> str:
        """The bot that answers now; empty: a person does, or nobody."""
        return self.sits_in if self.key else self.bot

    def person(self) -> bool:
        """Does a person answer now?"""
        return bool(self.key) and not self.sits_in


def bot_vote(seat: int) -> str:
    """The wish that a bot sits in for a seat, as it is kept."""
    return f"bot {seat}"


class Spoken(Struct):
    """A line of chat, or a sign."""

    version: int
    at: int
    seat: int
    text: str
    emote: str
    name: str = ""
    """Of someone who looks on."""


class KeptCard(Struct):
    """One of the box's own cards, and after which answer of the game it became so."""

    card: BoxCard
    answers: int = 0


class Standing(Struct):
    """The state of a table but for its game; it changes only by entries of the journal (see `projection`)."""

    table: str
    settings: Settings
    digest: str
    edition: str
    engine: str
    """The version of the program that decided last."""
    host: str
    invite: str
    watch: str
    secret: str
    seats: list[Seat]
    players: list[str] = []
    """The names under which seats are written down, from the start of the game on."""
    luck: list[str] = []
    """What each seat's device had added when the game began."""
    locked: bool = False
    paused_since: int = 0
    """0: it is not paused."""
    paused_by: list[int] = []
    """The seats that wished so; none: the host did so without a seat, or it came so."""
    watchers_talk: bool = False
    """Those who look on may chat: the host allows it."""
    started: int = 0
    """When the game began; moved on by every pause."""
    hammer: int = 0
    """When the open auction ends; 0: when all have passed."""
    auction: int = 0
    """The version that opened the auction, where one is open."""
    offered: dict[str, int] = {}
    """When each seat's open offer was made."""
    dues: dict[str, int] = {}
    """Since when each open rent may be claimed, by `clock.claim_key`."""
    tempo: int = 1
    """How many times as fast as usual the bots answer: 1, 2 or 4."""
    skips: bool = False
    """The bots play on without pauses, until a person is called."""
    answers: int = 0
    given: int = 0
    """Answers that came with an imported record."""
    moved: int = 0
    """The version that last changed the game."""
    quiet_since: int = 0
    """When the last answer was given: bots take their time from here."""
    done: dict[str, int] = {}
    """The ids of messages that took effect, with the version they made: what makes a repeated one idempotent."""
    chat: list[Spoken] = []
    bargains: dict[str, list[str]] = {}
    """The offers that were made, by seat: the turn of the last one, then their words."""
    rematch: str = ""
    rules: str = ""
    """The fingerprint of the rules that were played by last."""
    plays: str = ""
    """The digest of what decides a game on its edition."""
    scheme: int = 1
    """How devices take part in the draws."""
    tellers: Tellers | None = None
    """Whose devices do, from the start of the game on; None by the first scheme, where none does any more."""
    draws: int = 0
    """How many draws there were."""
    hand: bool = False
    """At the box: dice and cards come by hand."""
    ready: int = -1
    """At the box: the version of the game at which the bots wait for the dice, and for nothing else."""
    steps: list[tuple[int, int]] = []
    """At the box: what people answered last, as how many answers there were before, and by which seat."""
    names: dict[str, str] = {}
    """At the box: what it prints on squares, by their numbers."""
    cards: list[KeptCard] = []
    """At the box: its own cards so far."""
    lost: dict[str, LostSeat] = {}
    """The digests of keys that open their seat no more, for those who come with one."""

    @property
    def paused(self) -> bool:
        """Does the game stand still?"""
        return self.paused_since > 0

    def remember(self, seat: int, message: str, version: int) -> None:
        """Note that a message took effect, by its id: sent again, it changes nothing."""
        self.done[f"{seat} {message}"] = version
        while len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    def speak(self, line: Spoken) -> None:
        """Keep what was said, and forget the oldest."""
        self.chat = [*self.chat, line][-CHAT:]

    def lose(self, key: str, lost: LostSeat) -> None:
        """Remember why a key opens its seat no more, and forget the oldest."""
        self.lost = dict([*self.lost.items(), (key, lost)][-MOST_LOST:])

    def add_step(self, answers: int, seat: int) -> None:
        """At the box: keep what a person answered after so many answers, and forget the oldest."""
        self.steps = [*self.steps, (answers, seat)][-MOST_STEPS:]

    def drop_vote(self, about: str) -> None:
        """Forget a wish, whoever has it: it has come true, or somebody said no."""
        for seat in self.seats:
            if about in seat.votes:
                seat.votes = [vote for vote in seat.votes if vote != about]

    def agreed(self) -> bool:
        """Do all who are here wish the game to stand still, or to go on when it does?"""
        here = [seat for seat in self.seats if seat.key and seat.here]
        return bool(here) and all(seat.wishes for seat in here)


def seat_for(sitter: Sitter) -> Seat:
    """The seat of who sits down."""
    return Seat(name=sitter.name, key=sitter.key, bot=sitter.bot, luck=sitter.luck)


def copy_of(standing: Standing) -> Standing:
    """A standing that may be changed apart from this one."""
    copy = msgspec.structs.replace(standing, seats=[msgspec.structs.replace(seat) for seat in standing.seats])
    copy.done, copy.offered, copy.bargains = dict(copy.done), dict(copy.offered), dict(copy.bargains)
    copy.dues = dict(copy.dues)
    if copy.tellers is not None:
        copy.tellers = copy.tellers.copy()
    return copy
