"""One running game: seats, versions, one message at a time. No sockets, no database, no watch: it is told the time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

import msgspec

import casedepart
from casedepart.engine import Auction, Correction
from casedepart.engine.actions import CHANCE, PASS, ROLL, TIME_UP, WITHDRAW, Action, action
from casedepart.engine.game import Game
from casedepart.engine.order import chance_is_next
from casedepart.record.commit_reveal import Link
from casedepart.record.promise import new_salt, new_secret
from casedepart.record.transcript import Transcript
from casedepart.table import bot_turns, box, clock, journal
from casedepart.table.automatic import answer_automatically, told_by_hand
from casedepart.table.bot_worker import BotWorker
from casedepart.table.characters import is_deep, seated_kind
from casedepart.table.defaults import default_answer
from casedepart.table.draft import Change, Draft, Play
from casedepart.table.entry import Entry, Sitter
from casedepart.table.errors import Repeated, StaleError, TableError
from casedepart.table.keys import Roles, digest, opens
from casedepart.table.messages.box import Ready, set_right, take_back
from casedepart.table.messages.luck import AddLuck, PassedOver
from casedepart.table.messages.message import By, Command
from casedepart.table.messages.opening import Created, Followed, start_game
from casedepart.table.messages.pace import Resumed, switch_pause
from casedepart.table.messages.people import Moved, Present, Sat, SatIn
from casedepart.table.messages.play import Answered
from casedepart.table.names import check_luck, check_names
from casedepart.table.projection import apply_entry, note_answers
from casedepart.table.replay import draft_after, first_draft, needed, spec_of
from casedepart.table.snapshot import Snapshot, restored
from casedepart.table.standing import Standing, copy_of
from casedepart.table.wire.names import Phase
from casedepart.table.wire.news import AnswerView

PATIENCE: Final = 3_000
"""How long devices may take to tell their links for a draw, in milliseconds."""
RETURNING: Final = 5_000
"""For so long nobody's time is up once the server can be reached again, in milliseconds."""
NEVER: Final = 1 << 60
"""A time that is later than all others."""
IN_THE_AIR: Final = 80
"""How long the dice of a draw in which devices take part are on their way at least, so that these do not flood."""

Timer = tuple[int, Callable[[int], Change]]
"""When the table does something by itself, and what; it is told the time then."""


class Table:
    """A table as it stands at its version. What it decides is a `Change`: store it, then `adopt` it."""

    def __init__(self, standing: Standing, version: int) -> None:
        self.standing = standing
        self.version = version
        self.play: Play | None = None
        """The game, from its start on."""
        self.needs: TableError | None = None
        """What it would take to go on, when this program cannot; the record stays readable."""
        self.bots = bot_turns.TableBots()
        self.thought = -1
        """The version at which the bots had nothing to say."""
        self.links: dict[int, str] = {}
        """What devices have told for the draw that is due: kept here alone, and shown to nobody, until all have."""
        self.draw_secret: Callable[[], bytes] = new_secret
        """Draws the secret of the dice, when the game begins."""
        self.draw_salt: Callable[[], str] = new_salt
        """Draws a salt, when others take part in the draws than before."""

    # Coming back from the store

    @staticmethod
    def opened(entry: Created) -> Table:
        """A table at its first version."""
        table = Table(entry.first_standing(), 1)
        if entry.players:
            try:
                draft = first_draft(table.standing, entry.given)
            except TableError as missing:
                table.needs = missing
                return table
            note_answers(table.standing, entry, 1, draft)
            clock.wind(table.standing, draft.game, (), entry.at)
            table.adopt_game(draft)
        return table

    @staticmethod
    def load(snapshot: tuple[int, bytes] | None, entries: Sequence[tuple[int, bytes]]) -> Table:
        """The table that a journal tells of; `OtherBuild` when its snapshot needs the whole journal."""
        if snapshot is not None:
            version, body = snapshot
            standing, play = restored(body)
            table = Table(standing, version)
            table.play = play
        else:
            first, *entries = entries
            created = journal.decode(first[1])
            if not isinstance(created, Created):
                raise ValueError("a journal begins with the opening of its table")
            table = Table.opened(created)
        for version, body in entries:
            table.absorb(version, journal.decode(body))
        return table

    def snapshot(self) -> bytes | None:
        """The table in one piece, to load it faster; None: it cannot go on here, so there is none."""
        return None if self.needs else Snapshot.of(self.standing, self.play)

    # What anyone may ask

    @property
    def phase(self) -> Phase:
        """Gathering, playing or over."""
        if not self.standing.players:
            return "gathering"
        return "over" if self.play is not None and self.play.game.over else "playing"

    @property
    def playing(self) -> bool:
        """Is there a game that is not over, and can go on here?"""
        return self.play is not None and not self.play.game.over and not self.needs

    @property
    def running(self) -> bool:
        """Does it go on by itself, or wait for someone?"""
        return self.playing and not self.standing.paused

    @property
    def draws(self) -> bool:
        """Is a draw to be made, in which devices may take part, or that people tell?"""
        return self.playing and self.play is not None and chance_is_next(self.play.game)

    def present(self) -> Mapping[int, Link]:
        """The seats whose devices take part in the next draw."""
        standing = self.standing
        return standing.tellers.present(standing.draws) if standing.tellers is not None else {}

    def silent(self) -> list[int]:
        """Those of them that have not told their link for the draw that is due."""
        return [seat for seat in self.present() if seat not in self.links]

    def roles(self, keys: Iterable[str]) -> Roles:
        """What these keys open."""
        standing, digests = self.standing, [digest(key) for key in keys]

        def opened(stored: str) -> bool:
            return any(opens(stored, presented) for presented in digests)

        seats = tuple(number for number, seat in enumerate(standing.seats) if opened(seat.key))
        once = [standing.lost[presented] for presented in digests if presented in standing.lost]
        lost = tuple(one for one in once if one.seat not in seats)
        return Roles(seats, opened(standing.host), opened(standing.invite), opened(standing.watch), lost)

    def paces(self, roles: Roles) -> bool:
        """May these roles set the tempo? The host may, and who holds all the seats that people still play."""
        people = [number for number, seat in enumerate(self.standing.seats) if seat.key and not self.is_out(number)]
        return roles.host or (bool(roles.seats) and all(number in roles.seats for number in people))

    def told(self) -> Transcript:
        """The game as its answers; an error says why there is none."""
        return Transcript(spec_of(self.standing), self.draft().so_far())

    def check_box(self) -> None:
        """Refuse what is only said with real dice and cards on the table."""
        if not self.standing.settings.box:
            raise TableError("no-box")

    # What people ask of it

    def take(self, ask: Command, roles: Roles, now: int) -> Change:
        """Decide what a message asks; `Refused`, `StaleError`, `TableError` or `Repeated` say why not."""
        return self.change(*ask.handle(self, roles, now))

    def set_right(self, act: Correction, now: int) -> Change:
        """The host of a box in this process sets the position right."""
        self.check_box()
        by = By(at=now, seat=-1, id=str(self.version), hosted=True)
        return self.change(*set_right(self.standing, self.draft(), act, by))

    def check_corrector(self, roles: Roles) -> None:
        """Only the host of a box sets its position right."""
        self.check_box()
        if not roles.host:
            raise TableError("not-host")

    def tell(self, ask: AddLuck, roles: Roles) -> bool:
        """A device tells its link for the draw that is due; False: this is not what it tells, so it is to be taken."""
        seat = self.speaker(ask.seat, roles)
        before = self.present().get(seat) if self.draws else None
        if before is None or self.standing.tellers is None:
            return False
        if ask.number != self.standing.tellers.number:
            raise StaleError
        if not Link(ask.luck, ask.number).follows(before):
            raise TableError("luck-unbound")
        self.links[seat] = ask.luck
        return True

    def follow_to(self, table: str, message: str, now: int) -> Change:
        """There is a rematch at that table; only one, and only of a game that is over."""
        if self.phase != "over":
            raise TableError("not-over")
        return self.change(Followed(at=now, id=message, table=table))

    def speaker(self, asked: int, roles: Roles) -> int:
        """The seat that a message speaks for: one that the connection holds."""
        if asked >= 0 and asked in roles.seats:
            return asked
        if asked < 0 and len(roles.seats) == 1:
            return roles.seats[0]
        if asked < 0 and roles.seats:
            raise TableError("which-seat", seats=", ".join(str(seat) for seat in roles.seats))
        raise TableError("not-your-seat")

    def check_new(self, seat: int, message: str) -> None:
        """Messages are idempotent: one whose id has taken effect already is not taken again."""
        version = self.standing.done.get(f"{seat} {message}")
        if version is not None:
            raise Repeated(version)

    def start(self, message: str, now: int, seeded: bool = False) -> Change:
        """Begin the game, by a secret that is drawn now; a seeded one keeps that of its opening."""
        return self.change(*start_game(self.standing, None if seeded else self.draw_secret, message, now))

    def take_back(self, seat: int, now: int) -> Change:
        """A person takes their last answer back; an error says why they cannot."""
        self.draft()
        if self.play is None or not self.playing:
            raise TableError("game-over")
        return self.change(*take_back(self.standing, self.play, seat, now))

    def join(self, name: str, key_digest: str, luck: str, wanted: int | None, now: int) -> Change:
        """Someone sits down: in a free seat, or in a bot's place."""
        standing = self.standing
        if self.needs:
            raise self.needs
        if self.phase == "over":
            raise TableError("game-over")
        check_luck(luck)
        if standing.locked:
            raise TableError("locked")
        seat = self.free_seat(wanted)
        check_names(
            [name, *(other.name for number, other in enumerate(standing.seats) if number != seat and other.name)]
        )
        return self.change(Sat(at=now, seat=seat, sitter=Sitter(name=name, key=key_digest, luck=luck)))

    def free_seat(self, wanted: int | None) -> int:
        """The seat asked for, else the first that is free, else a bot's whose player is still in the game."""
        seats = self.standing.seats
        free = [number for number, seat in enumerate(seats) if not seat.key and not self.is_out(number)]
        if wanted is not None and wanted not in free:
            raise TableError("seat-taken", seat=wanted + 1)
        if not free:
            raise TableError("table-full")
        return wanted if wanted is not None else min(free, key=lambda number: bool(seats[number].bot))

    def is_out(self, seat: int) -> bool:
        """Is this seat's player bankrupt?"""
        return self.play is not None and self.play.game.players[seat].out

    def moved(self, seat: int, key_digest: str, now: int) -> Change:
        """The seat goes to another device: only its new key opens it from now on."""
        return self.change(Moved(at=now, seat=seat, key=key_digest))

    def presence(self, seat: int, process: str, now: int) -> Change | None:
        """The connection of a seat is at this process of the server, or gone from all; None: that is known."""
        held = self.standing.seats[seat]
        if not held.key or held.here == process:
            return None
        return self.change(Present(at=now, seat=seat, process=process))

    # What it does by itself

    def resumed(self, now: int, served_since: int) -> Change | None:
        """It goes on as if its newest entry had been made just now; None: there is no need.

        There is when the clock has been set back behind that entry, and when it was made before anyone could be served
        (`served_since`) and somebody's time would be up by then, or so soon after that they could not come back.
        """
        if not self.running:
            return None
        since = clock.newest(self.standing)
        missed = since < served_since and any(until < served_since + RETURNING for until, _ in self.countdowns())
        if not missed and not self.set_back(now):
            return None
        return self.change(Resumed(at=now, since=since))

    def set_back(self, now: int) -> bool:
        """Has the clock been set back behind the newest entry?"""
        return clock.newest(self.standing) > now + clock.AHEAD

    def due(self, now: int) -> Change | None:
        """What the table does by itself by now, the bots apart; None: nothing yet."""
        return next((act(now) for at, act in self.timers() if at <= now), None)

    def wake(self) -> int | None:
        """When there is something to do next, if nobody says anything before."""
        times = [at for at, _ in self.timers()]
        if (thinks_from := self.thinks_from()) is not None:
            times.append(thinks_from)
        return min(times, default=None)

    def timers(self) -> Iterator[Timer]:
        """All that the table does by itself, the bots apart: when, and what; the first that is due is done."""
        if self.standing.agreed() and self.playing:
            yield 0, self.pause_as_agreed
        elif self.running and self.draws:
            if not self.waits_for_hand():
                yield self.falls_at(), self.drawn
        elif self.running:
            yield from self.countdowns()

    def countdowns(self) -> Iterator[Timer]:
        """What happens when time is up for what people may still do: the game's, an auction's, an offer's, a move's."""
        if self.play is None:
            return
        game, standing = self.play.game, self.standing
        if (until := clock.time_up(standing, game)) is not None:
            yield until, partial(self.answered, seat=CHANCE, act=action(TIME_UP))
        if clock.hammering(standing, game):
            yield standing.hammer, self.hammered
        for number, _ in game.offers:
            if (until := clock.offer_until(standing, number)) is not None:
                yield until, partial(self.answered, seat=number, act=action(WITHDRAW), cause="expired")
        if standing.settings.expiry != "wait":
            for number, seat in enumerate(standing.seats):
                if (until := clock.deadline(seat)) is not None:
                    yield until, partial(self.expired, seat=number)

    def pause_as_agreed(self, now: int) -> Change:
        """The game stands still, or goes on: all who are here wish so."""
        return self.change(*switch_pause(self.standing, self.draft(), By(at=now, seat=-1, id="", hosted=False)))

    def drawn(self, now: int) -> Change:
        """The draw that is due: every device that takes part has told its link, or is passed over for it."""
        if silent := self.silent():
            return self.change(PassedOver(at=now, seats=silent))
        draft = self.draft()
        draft.throw(self.links)
        answer_automatically(draft, self.standing)
        return self.change(Answered(at=now, lines=draft.lines), draft)

    def waits_for_hand(self) -> bool:
        """Is somebody to tell dice or a card?"""
        return self.standing.hand and self.play is not None and told_by_hand(self.play.game)

    def falls_at(self) -> int:
        """When the draw that is due is made, or made without those who are silent."""
        if not self.present():
            return 0
        return self.standing.quiet_since + (PATIENCE if self.silent() else IN_THE_AIR)

    def answered(self, now: int, seat: int, act: Action, cause: str = "") -> Change:
        """The table answers for a seat."""
        draft = self.draft()
        draft.answer(seat, act, cause=cause)
        answer_automatically(draft, self.standing)
        return self.change(Answered(at=now, lines=draft.lines), draft)

    def hammered(self, now: int) -> Change:
        """The hammer falls: who has not bid has passed."""
        draft = self.draft()
        while isinstance(draft.game.top, Auction) and not draft.new_auction and draft.game.asked:
            seat = draft.game.asked.bit_length() - 1
            draft.answer(seat, action(PASS), cause="expired")
        answer_automatically(draft, self.standing)
        return self.change(Answered(at=now, lines=draft.lines), draft)

    def expired(self, now: int, seat: int) -> Change:
        """Someone's time is up: the default answer, or a bot sits in, as the table has agreed."""
        settings = self.standing.settings
        if settings.expiry == "bot":
            return self.change(SatIn(at=now, seat=seat, bot=seated_kind(self.standing, seat, settings.bots)))
        return self.answered(now, seat, default_answer(self.draft().game, seat), "expired")

    def thinks_from(self) -> int | None:
        """When the bots answer next; None: none of them has to."""
        if not self.running or self.play is None or self.draws:
            return None
        game, standing = self.play.game, self.standing
        asked = [] if box.is_ready(standing) else bot_turns.asked(standing, game)
        held = bot_turns.held_until(standing, game, standing.quiet_since) if asked else 0
        if self.thought == self.version:
            return held or None
        if bot_turns.reacting(standing, game):
            return standing.quiet_since + bot_turns.pause(standing, game)
        return max(standing.quiet_since + bot_turns.pause(standing, game), held) if asked else None

    def needs_worker(self) -> bool:
        """Does a bot that thinks long have something to answer, so that a worker process is to be asked?"""
        if self.play is None:
            return False
        game, standing = self.play.game, self.standing
        waiting = {*bot_turns.reacting(standing, game), *bot_turns.asked(standing, game)}
        return any(is_deep(standing.seats[seat].player()) for seat in waiting)

    def think(self, now: int, worker: BotWorker | None = None, waits: bool = True) -> Change | None:
        """The bots' answer; only reads the table, so it may run beside it. None: they let it be, or it has moved on.

        Those that think long do so in a worker process; where there is none, they answer at once. They wait for people
        to claim their rents, unless someone has asked these already.
        """
        version, draft = self.version, self.draft()
        self.bots.think(draft, copy_of(self.standing), now if waits else NEVER, worker)
        if not draft.lines and not self.comes_ready(draft.game):
            return None
        entry = Answered(at=now, lines=draft.lines) if draft.lines else Ready(at=now)
        change = self.change(entry, draft)
        return change if change.version == version + 1 else None

    def comes_ready(self, game: Game) -> bool:
        """At the box: does a bot that has nothing else to do wait for its dice, and is that not known yet?"""
        standing = self.standing
        if not standing.settings.box or box.is_ready(standing):
            return False
        return any(game.top.verbs(game, seat) >> ROLL & 1 for seat in bot_turns.asked(standing, game))

    def let_be(self, version: int) -> None:
        """The bots had nothing to say at this version: they are not asked again before the next."""
        if version == self.version:
            self.thought = version

    # Changing

    def maybe_draft(self) -> Draft | None:
        """A copy of the game to try answers on, where there is a game."""
        return None if self.play is None or self.needs else self.play.draft(self.standing)

    def draft(self) -> Draft:
        """A copy of the game to try answers on; an error says why there is no game."""
        draft = self.maybe_draft()
        if draft is None:
            raise self.needs or TableError("not-started")
        return draft

    def change(self, entry: Entry, draft: Draft | None = None) -> Change:
        """The table as it will be after a new entry, which says so where another build has decided so far."""
        here = casedepart.rules_fingerprint()
        if self.standing.rules != here and not self.needs:
            entry = msgspec.structs.replace(entry, engine=casedepart.__version__, rules=here)
        change = self.changed(entry, draft)
        tellers = change.standing.tellers
        if tellers is None or not tellers.wants_salt(change.standing.draws):
            return change
        return self.changed(msgspec.structs.replace(entry, salt=self.draw_salt()), draft)

    def changed(self, entry: Entry, draft: Draft | None) -> Change:
        """The table as it will be after an entry."""
        if draft is not None and not draft.lines and not entry.begins_game and entry.answers_left() is None:
            draft = None
        standing = copy_of(self.standing)
        game = self.play.game if self.play is not None else None
        apply_entry(standing, entry, self.version + 1, game, draft)
        return Change(entry, self.version + 1, standing, draft)

    def after(self, change: Change) -> Table:
        """The table as it would be after a change: to look at, not to go on with."""
        table = Table(change.standing, change.version)
        table.play, table.needs, table.thought = self.play, self.needs, self.thought
        if change.draft is not None:
            table.play = Play(change.draft.game, change.draft.dice, [])
        return table

    def adopt(self, change: Change) -> list[AnswerView]:
        """The change is durable: the table is so from now on. What was answered is returned."""
        assert change.version == self.version + 1, "changes are adopted in order"
        if number_of(self.standing) != number_of(change.standing):
            self.links = {}
        self.standing, self.version = change.standing, change.version
        return [] if change.draft is None else self.adopt_game(change.draft)

    def adopt_game(self, draft: Draft) -> list[AnswerView]:
        """The draft is the game from now on."""
        told = self.play.told if self.play is not None else []
        if len(told) > (before := draft.answered - len(draft.lines)):
            # Some were taken back: a new list, since a bot may still be thinking about the old one.
            told = told[:before]
        told.extend(line.short() for line in draft.lines)
        self.play = Play(draft.game, draft.dice, told)
        return draft.answers

    def absorb(self, version: int, entry: Entry) -> list[AnswerView]:
        """Take over an entry that is stored already."""
        if version != self.version + 1:
            raise ValueError(f"version {version} does not follow {self.version}")
        draft = None
        if not self.needs:
            try:
                draft = draft_after(self.standing, self.play, entry)
            except TableError as missing:
                self.needs, self.play = missing, None
        answers = self.adopt(self.changed(entry, draft))
        if self.needs and entry.rules:
            # A later build has gone on from there, and so has compared all that came before.
            self.needs = needed(self.standing, self.needs.details["answer"])
        return answers


def number_of(standing: Standing) -> int:
    """The number that links are told for."""
    return standing.tellers.number if standing.tellers is not None else 0
