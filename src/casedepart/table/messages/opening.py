"""The opening of a table and the start of its game: settings, the booklet, the rematch."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from casedepart.record.commit_reveal import Tellers
from casedepart.record.promise import SCHEME
from casedepart.table.automatic import answer_automatically
from casedepart.table.characters import seated_kind
from casedepart.table.entry import Entry, Line, Sitter
from casedepart.table.errors import TableError
from casedepart.table.messages.luck import bind_dice
from casedepart.table.messages.message import Asked, Decided, HostCommand, Request, check_change
from casedepart.table.names import bot_name
from casedepart.table.replay import edition_of, first_draft, spec_of
from casedepart.table.settings import Settings
from casedepart.table.standing import KeptCard, Standing, copy_of, seat_for
from casedepart.table.wire.box import BoxCard

# What the host says


class Start(HostCommand, tag="start", frozen=True):
    """The host: begin; bots take the seats that are empty."""

    def decide(self, asked: Asked) -> Decided:
        return start_game(asked.standing, asked.table.draw_secret, self.id, asked.now)


class Booklet(HostCommand, tag="booklet", frozen=True):
    """The host, before the game: back to the booklet, without house rules and numbers of one's own."""

    is_play = False

    def decide(self, asked: Asked) -> Decided:
        standing = asked.standing
        if standing.players:
            raise TableError("already-started")
        edition_of(standing)  # says so where the edition is not here
        printed = spec_of(standing).printed()
        settings = msgspec.structs.replace(standing.settings, options=list(printed.options), numbers={})
        check_change(settings != standing.settings)
        return Resettled(**asked.by, settings=settings), None


class Rematch(Request, tag="rematch", frozen=True):
    """The host: another table with the same people and settings; everyone's keys open it too."""


# What is written down


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

    def first_standing(self) -> Standing:
        """The standing of a table that has just been opened."""
        settings = self.settings
        drawn = self.players and self.scheme > 1 and not settings.box
        return Standing(
            table=self.table,
            settings=settings,
            digest=self.digest,
            edition=self.edition,
            engine=self.engine,
            rules=self.rules,
            plays=self.plays,
            host=self.host,
            invite=self.invite,
            watch=self.watch,
            secret=self.secret,
            seats=[seat_for(sitter) for sitter in self.sitters],
            players=self.players,
            luck=(luck := [sitter.luck for sitter in self.sitters]),
            scheme=self.scheme,
            tellers=Tellers.at_start(luck, self.scheme) if drawn else None,
            started=self.at if self.players else 0,
            given=len(self.given),
            paused_since=self.at if self.paused else 0,
            hand=settings.box,
            names=self.names,
            cards=[KeptCard(card) for card in self.cards],
        )


class Started(Entry, tag="started", frozen=True):
    """The game begins; what chance answered at once is in `lines`."""

    begins_game = True

    players: list[str]
    bots: list[str]
    """By seat, the bot that took an empty one."""
    lines: list[Line]
    secret: str = ""
    """Of the dice, drawn when all that devices told before the game was bound; empty: that of the opening holds."""
    scheme: int = 0
    """How devices take part in the draws of that secret."""

    def change(self, standing: Standing, version: int) -> None:
        """Note who plays, and what the dice are bound to."""
        standing.players, standing.started = self.players, self.at
        bind_dice(standing, self.secret, self.scheme)
        for taken, name, bot in zip(standing.seats, self.players, self.bots, strict=True):
            taken.name, taken.bot = name, bot


class Resettled(Entry, tag="resettled", frozen=True):
    """Other settings were agreed on before the game began."""

    settings: Settings

    def change(self, standing: Standing, version: int) -> None:
        standing.settings = self.settings


class Followed(Entry, tag="followed", frozen=True):
    """There is a rematch."""

    table: str

    def change(self, standing: Standing, version: int) -> None:
        standing.rematch = self.table


def start_game(standing: Standing, draw_secret: Callable[[], bytes] | None, message: str, now: int) -> Decided:
    """The game begins, by a secret that is drawn now; None: that of its opening is kept. Bots take the free seats."""
    if standing.players:
        raise TableError("already-started")
    standing = copy_of(standing)
    standing.players = names_at_start(standing)
    # What devices told, and what people are called, is bound by now: who reads the secret can change neither.
    secret = draw_secret().hex() if draw_secret is not None else ""
    bind_dice(standing, secret, SCHEME)
    draft = first_draft(standing, [])
    answer_automatically(draft, standing)
    for number, seat in enumerate(standing.seats):
        if not seat.bot and not seat.key:
            seat.bot = seated_kind(standing, number, standing.settings.bots)
    entry = Started(
        at=now,
        id=message,
        players=list(draft.names),
        bots=[seat.bot for seat in standing.seats],
        lines=draft.lines,
        secret=secret,
        scheme=SCHEME if secret else 0,
    )
    return entry, draft


def names_at_start(standing: Standing) -> list[str]:
    """Everyone's name; bots get one now."""
    names = [seat.name for seat in standing.seats]
    for number, name in enumerate(names):
        if not name:
            names[number] = bot_name(number, names)
    return names
