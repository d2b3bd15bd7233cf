"""What a table's clients are sent: one whole state a version, encoded once for everyone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from casedepart.engine import correctable
from casedepart.record.promise import commitment, is_hash
from casedepart.table import bot_turns, clock
from casedepart.table.box import box_view
from casedepart.table.draft import Change
from casedepart.table.errors import TableError
from casedepart.table.keys import Roles
from casedepart.table.lessons.progress import lesson_view
from casedepart.table.lessons.script import lesson_of
from casedepart.table.messages.people import COUNT
from casedepart.table.replay import edition_of, start_of
from casedepart.table.standing import Spoken, Standing, bot_vote
from casedepart.table.table import Table
from casedepart.table.views import game_view, past_view
from casedepart.table.wire.box import BoxView
from casedepart.table.wire.news import AnswerView, Said, State, You
from casedepart.table.wire.view import GameView, LessonView, ListedTable, LuckView, SeatView, TableView
from casedepart.variants.sealed_auctions import SealedAuction

encode = msgspec.json.Encoder().encode
NOBODY_ELSE = You(seats=[], host=False, limits={}, muted={}, paces=False)
TAIL = len(b',"you":') + len(encode(NOBODY_ELSE)) + len(b"}")
"""How much of an encoded state is for one connection alone: its end."""
NONE = b"[]"
"""What stands before that in a state without answers."""
MOST_ANSWERS: Final = 200
"""How many answers a state brings at most to who has skipped some."""


def shared(table: Table, now: int, answers: list[AnswerView], language: str = "en") -> bytes:
    """A state as JSON, up to what only one connection is told: the same for all who speak a language."""
    state = State(
        version=table.version,
        at=now,
        table=table_view(table, language),
        game=position(table),
        box=box_shown(table),
        answers=answers,
        you=NOBODY_ELSE,
    )
    return encode(state)[:-TAIL]


def whole(common: bytes, own: bytes) -> bytes:
    """The state for one connection."""
    return common + b',"you":' + own + b"}"


class EncodedState:
    """A state for connections of one language and the same keys; one that was slow gets skipped answers with it."""

    def __init__(self, common: bytes, answers: list[bytes], own: bytes) -> None:
        self.common: Final = common
        self.answers: Final = answers
        self.own: Final = own
        self.usual = b""
        """What is sent to who has skipped nothing: put together once."""

    def text(self, skipped: Sequence[bytes] = ()) -> bytes:
        """The message, with the answers of states that were not sent before its own."""
        if skipped:
            return self.message_with([*skipped, *self.answers][-MOST_ANSWERS:])
        self.usual = self.usual or self.message_with(self.answers)
        return self.usual

    def message_with(self, answers: list[bytes]) -> bytes:
        """The message with these answers, each encoded already, in place of the empty list of them."""
        return whole(self.common.removesuffix(NONE) + b"[" + b",".join(answers) + b"]", self.own)


def in_languages(table: Table, now: int, answers: list[AnswerView]) -> Callable[[str, Roles], EncodedState]:
    """The state of a table now, by language and keys; what is the same for several connections is made once."""
    encoded = [encode(answer) for answer in answers]

    @cache
    def common(language: str) -> bytes:
        return shared(table, now, [], language)

    @cache
    def shown(language: str, roles: Roles) -> EncodedState:
        return EncodedState(common(language), encoded, you(table, roles))

    return shown


def you(table: Table, roles: Roles) -> bytes:
    """What only these roles are told."""
    seats = table.standing.seats
    told = You(
        seats=list(roles.seats),
        host=roles.host,
        limits={str(number): seats[number].limit for number in roles.seats if seats[number].limit},
        muted={str(number): seats[number].muted for number in roles.seats if seats[number].muted},
        paces=table.paces(roles),
        sealed=own_bids(table, roles),
        lost=list(roles.lost),
    )
    return encode(told)


def own_bids(table: Table, roles: Roles) -> dict[str, int]:
    """What these seats have sealed in the open auction."""
    top = table.play.game.top if table.play is not None else None
    if not isinstance(top, SealedAuction):
        return {}
    return {str(number): top.bids[number] for number in roles.seats if top.sealed() >> number & 1}


def position(table: Table) -> GameView | None:
    """The game, where there is one."""
    if table.play is None:
        return None
    game, standing = table.play.game, table.standing
    if table.draws:
        # The dice are being thrown: nobody can act before they have fallen.
        return past_view(game)
    until = {seat: clock.offer_until(standing, seat) for seat, _ in game.offers}
    held = bot_turns.held_until(standing, game, standing.quiet_since)
    return game_view(game, until, standing.hammer or None, held or None)


def box_shown(table: Table) -> BoxView | None:
    """What the box needs to be told next; None: there is none."""
    if not table.standing.settings.box:
        return None
    play = table.play if not table.needs else None
    corrects = play is not None and table.running and correctable(play.game)
    return box_view(table.standing, play, corrects)


def table_view(table: Table, language: str) -> TableView:
    """The table around the game."""
    standing = table.standing
    over = table.phase == "over"
    return TableView(
        id=standing.table,
        settings=standing.settings,
        edition=standing.settings.edition,
        digest=digest_shown(standing),
        phase=table.phase,
        seats=[seat_view(table, number) for number in range(len(standing.seats))],
        players=standing.players,
        locked=standing.locked,
        paused=standing.paused,
        until=clock.time_up(standing, table.play.game) if table.play else None,
        commitment=promised(standing.table, standing.secret) if commits(standing) and standing.secret else "",
        secret=standing.secret if over and commits(standing) else "",
        luck=None if over else luck_view(table),
        rematch=standing.rematch,
        tempo=standing.tempo,
        skips=standing.skips,
        paused_by=standing.paused_by,
        watchers_talk=standing.watchers_talk,
        needs=table.needs.told(language) if table.needs else "",
        lesson=taught(table),
    )


def taught(table: Table) -> LessonView | None:
    """What the teacher of a lesson says now."""
    standing = table.standing
    if not standing.settings.lesson or table.play is None or table.needs:
        return None
    lesson = lesson_of(standing.settings.edition)
    return lesson_view(lesson, start_of(standing), table.play.game, standing.players, table.play.told)


def commits(standing: Standing) -> bool:
    """Was anything promised of the dice? Not where a script has decided them, or people throw them."""
    return not standing.settings.lesson and not standing.settings.box


def luck_view(table: Table) -> LuckView | None:
    """Whose devices are to tell something for the dice."""
    standing = table.standing
    if standing.scheme == 1 or not commits(standing):
        return None
    if standing.tellers is None:
        return LuckView(0, [], [number for number, seat in enumerate(standing.seats) if is_hash(seat.luck)], "")
    tellers = standing.tellers
    called = list(table.present()) if table.draws else []
    return LuckView(tellers.number, called, [*tellers.telling, *tellers.waiting], tellers.salt)


def digest_shown(standing: Standing) -> str:
    """The digest of the edition as it is shown: today's words, where a table was opened under others."""
    try:
        return edition_of(standing).digest
    except TableError:
        return standing.digest


@lru_cache(maxsize=4096)
def promised(table: str, secret: str) -> str:
    """What was told of a table's dice: the same in every state, so it is not worked out anew for each."""
    return commitment(table, bytes.fromhex(secret))


def seat_view(table: Table, number: int) -> SeatView:
    """Who sits in a seat, and until when they may think."""
    standing = table.standing
    seat = standing.seats[number]
    return SeatView(
        name=seat.name,
        person=bool(seat.key),
        bot=seat.player(),
        here=bool(seat.here),
        until=clock.deadline(seat),
        wishes_pause=seat.wishes,
        wishes_count=COUNT in seat.votes,
        wishes_bot=[other for other in range(len(standing.seats)) if bot_vote(other) in seat.votes],
        conceded=seat.conceded,
    )


def said(line: Spoken) -> Said:
    """A line of chat as it is sent."""
    return Said(version=line.version, at=line.at, seat=line.seat, text=line.text, emote=line.emote, name=line.name)


def hears(table: Table, roles: Roles, speaker: int) -> bool:
    """Does a connection want to hear this seat, or those who look on (-1)? Of several seats, any may want to."""
    seats = table.standing.seats
    return not roles.seats or any(speaker not in seats[number].muted for number in roles.seats)


def listing(table: Table) -> bytes | None:
    """What the public list shows of a table; None: it is private, or over."""
    standing = table.standing
    if not standing.settings.public or table.phase == "over" or table.needs:
        return None
    return encode(
        ListedTable(
            id=standing.table,
            settings=standing.settings,
            phase=table.phase,
            people=[seat.name for seat in standing.seats if seat.key],
            free=0 if standing.locked else sum(not seat.key for seat in standing.seats),
        )
    )


def stored(table: Table, change: Change) -> tuple[bytes, int | None, bytes | None]:
    """What is stored of a change: its entry, when to look at the table next, and what the public list shows."""
    after = table.after(change)
    return encode(change.entry), after.wake(), listing(after)
