"""The journal of a table (event sourcing): one entry a version, all that is needed to bring the table back.

Entries are facts: what was decided stands in them, so that reading them again decides nothing anew.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from casedepart.table.entry import Entry, Line, Sitter
from casedepart.table.settings import Settings
from casedepart.table.wire.box import BoxCard


class Created(Entry, tag="created", frozen=True):
    """The table was opened."""

    table: str
    settings: Settings
    digest: str
    """Of the edition's data."""
    host: str
    invite: str
    watch: str
    """Digests of the keys."""
    secret: str
    """Of the dice, where the game begins with it or by an earlier scheme; else empty. Never shown before the end."""
    sitters: list[Sitter]
    plays: str = ""
    """The digest of those of its edition's data that decide a game; empty in what version 0.1.0 wrote."""
    edition: str = ""
    """The edition's whole data as JSON, where it was uploaded."""
    given: list[Line] = []
    """Answers of an imported record, which this table's dice did not make."""
    players: list[str] = []
    """The names in the imported record."""
    record: str = ""
    """The text of an imported record of a game that is over: it is handed out as it came, its dice provable."""
    paused: bool = False
    """It stands still until someone goes on with it."""
    scheme: int = 1
    """How devices take part in the draws, where the secret is here; 1 in what versions 0.1.0 and 0.2.0 wrote."""
    names: dict[str, str] = {}
    """At the box: what it prints on squares, as another table has learnt it."""
    cards: list[BoxCard] = []
    """At the box: its own cards, likewise."""


class Sat(Entry, tag="sat", frozen=True):
    """Someone sat down, or took a bot's place."""

    sitter: Sitter


class Moved(Entry, tag="moved", frozen=True):
    """The seat went to another device."""

    key: str


class Lucky(Entry, tag="lucky", frozen=True):
    """A seat's device has begun a chain of links for the draws, or added digits before the game."""

    luck: str


class PassedOver(Entry, tag="passed-over", frozen=True):
    """These seats' devices did not tell their links for the draw in time: it is made without them."""

    seats: list[int]


class Left(Entry, tag="left", frozen=True):
    """Nobody holds the seat any more; the bot plays it, if there is one."""

    bot: str = ""


class Present(Entry, tag="present", frozen=True):
    """The connection of a seat came or went."""

    process: str
    """The process of the server that has the connection; empty: it is gone."""


class SatIn(Entry, tag="sat-in", frozen=True):
    """A bot answers for someone until they are back; empty: they are."""

    bot: str


class Started(Entry, tag="started", frozen=True):
    """The game begins; what chance answered at once is in `lines`."""

    players: list[str]
    bots: list[str]
    """By seat, the bot that took an empty one."""
    lines: list[Line]
    secret: str = ""
    """Of the dice, drawn when all that devices told before the game was bound; empty: that of the opening holds."""
    scheme: int = 0
    """How devices take part in the draws of that secret."""


class Answered(Entry, tag="answered", frozen=True):
    """One or more answers, in order."""

    lines: list[Line]


class TakenBack(Entry, tag="taken-back", frozen=True):
    """A person took their last answer back, and with it what bots answered since."""

    answers: int
    """How many answers of the game are left: those after them are in no record."""


class CardKept(Entry, tag="card-kept", frozen=True):
    """At the box: a card was drawn that is one of its own from now on, and what followed."""

    card: BoxCard
    lines: list[Line]


class HandSwitched(Entry, tag="by-hand", frozen=True):
    """At the box: dice and cards come by hand, or the program makes them; then with those that were due."""

    counted_as = "ByHand"

    on: bool
    lines: list[Line] = []


class Ready(Entry, tag="ready", frozen=True):
    """At the box: the bots have nothing to do before the dice that somebody throws for them."""


class Named(Entry, tag="named", frozen=True):
    """At the box: what it prints on a square; empty: our name again."""

    square: int
    name: str


class Limited(Entry, tag="limited", frozen=True):
    """A limit for the open auction, and the bids it made at once."""

    amount: int
    lines: list[Line] = []


class Paced(Entry, tag="paced", frozen=True):
    """Bots answer at another tempo from now on."""

    tempo: int


class Skipped(Entry, tag="skipped", frozen=True):
    """Bots play on without pauses until a person is called, or no longer."""

    on: bool
    lines: list[Line] = []
    """Rents that earlier versions claimed at once."""


class Wished(Entry, tag="wished", frozen=True):
    """A seat wishes the game to stand still, or to go on."""

    on: bool


class Paused(Entry, tag="paused", frozen=True):
    """The game stands still, or goes on; then with what was to be done meanwhile."""

    on: bool
    lines: list[Line] = []


class Voted(Entry, tag="voted", frozen=True):
    """A seat wishes something to be decided together, or says no; the last wish decides, and has what came of it."""

    about: str
    on: bool
    other: int = -1
    """For whom a bot sits in, where that was decided."""
    bot: str = ""
    lines: list[Line] = []


class Conceded(Entry, tag="conceded", frozen=True):
    """Someone gave up: the bot plays the seat, or the game is over by these lines."""

    bot: str = ""
    lines: list[Line] = []


class WatchersTalk(Entry, tag="watchers-talk", frozen=True):
    """Those who look on may chat, or no longer."""

    on: bool


class Locked(Entry, tag="locked", frozen=True):
    on: bool


class Resettled(Entry, tag="resettled", frozen=True):
    """Other settings were agreed on before the game began."""

    settings: Settings


class Chatted(Entry, tag="chatted", frozen=True):
    text: str = ""
    emote: str = ""
    name: str = ""
    """Of someone who looks on; then no seat spoke."""


class Muted(Entry, tag="muted", frozen=True):
    other: int
    on: bool


class Resumed(Entry, tag="resumed", frozen=True):
    """Nobody was served, or the clock has been set back: it goes on as if its newest entry had been made just now."""

    since: int
    """When that one was made."""


class Followed(Entry, tag="followed", frozen=True):
    """There is a rematch."""

    table: str


AnyEntry = (
    Created
    | Sat
    | Moved
    | Lucky
    | PassedOver
    | Left
    | Present
    | SatIn
    | Started
    | Answered
    | TakenBack
    | CardKept
    | HandSwitched
    | Ready
    | Named
    | Limited
    | Paced
    | Skipped
    | Wished
    | Paused
    | Voted
    | Conceded
    | WatchersTalk
    | Locked
    | Resettled
    | Chatted
    | Muted
    | Resumed
    | Followed
)


WITH_LINES: Final = Answered | Started | CardKept | HandSwitched | Limited | Skipped | Paused | Voted | Conceded
"""Entries that may hold answers."""


def lines_of(entry: AnyEntry) -> list[Line]:
    """The answers that an entry holds."""
    return entry.lines if isinstance(entry, WITH_LINES) else []


UNKNOWN_PROCESS: Final = "unknown"
"""Stands for the process of a server that did not tell its name; no process is ever called so."""
encode = msgspec.json.Encoder().encode
newest: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def decode(body: bytes) -> AnyEntry:
    """The entry that was stored so, by this version or an earlier one; `msgspec.DecodeError`: by none."""
    try:
        return newest.decode(body)
    except msgspec.ValidationError:
        entry: AnyEntry = msgspec.convert(renewed(body), AnyEntry)
        return entry


def renewed(body: bytes) -> Any:
    """An entry of an earlier version as plain data of today's form; what is of no form that ever was is left as it is.

    What is stored is never changed. `tests/updates/` keeps a database of every form, and says when there is a new one.
    """
    entry = msgspec.json.decode(body)
    kind = entry.get("kind") if isinstance(entry, dict) else None
    if kind == "present":
        # The first servers wrote only whether a connection was there.
        here = entry.pop("here", False)
        entry.setdefault("process", UNKNOWN_PROCESS if here else "")
    if kind in ("created", "resettled"):
        # A table once could claim everyone's rents: it goes on by hand (P6).
        entry.get("settings", {}).pop("claims", None)
    if kind == "claims":
        # A seat once could have its rents claimed: what is left of it are those that were claimed at once.
        entry = {"lines": [], **entry, "kind": "answered"}
    return entry
