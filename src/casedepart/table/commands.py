"""Command handlers: a client's message becomes an entry for the journal, or an error; the table stays as it is."""

from __future__ import annotations

from typing import Final

import msgspec

from casedepart import bots
from casedepart.engine import Auction, actions
from casedepart.engine.actions import (
    BID,
    CHANCE,
    CLAIM,
    OFFER,
    PASS,
    REJECT,
    action,
)
from casedepart.record.promise import SCHEME, is_hash
from casedepart.record.transcript import seat_of
from casedepart.table import journal
from casedepart.table.automatic import answer_automatically
from casedepart.table.characters import is_kind, seated_kind
from casedepart.table.draft import Draft, Play
from casedepart.table.errors import StaleError, TableError
from casedepart.table.names import bot_name, check_luck, check_names
from casedepart.table.projection import calls_person
from casedepart.table.replay import edition_of, rewound_draft, spec_of
from casedepart.table.settings import choose
from casedepart.table.standing import Standing, copy_of
from casedepart.table.terms import answer_of
from casedepart.table.wire import asks

HOLDING: Final = (BID, PASS)
"""What still holds when the auction has gone on meanwhile."""

Decided = tuple[journal.AnyEntry, Draft | None]


def act(standing: Standing, draft: Draft, ask: asks.Act, seat: int, version: int, now: int) -> Decided:
    """An answer to the open question, or something that is allowed besides."""
    if standing.paused:
        raise TableError("paused")
    answer = answer_of(ask)
    # A version that is yet to come would never be stale: nobody can have seen it.
    if ask.version > version or not holds(standing, draft, answer.verb, ask.version):
        raise StaleError
    if ask.counter and answer.verb == OFFER:
        draft.answer(seat, action(REJECT, ask.n))
    draft.answer(seat, answer)
    answer_automatically(draft, standing)
    return journal.Answered(at=now, seat=seat, id=ask.id, lines=draft.lines), draft


def taken_back(standing: Standing, play: Play, seat: int, now: int) -> Decided:
    """Back to just before a person's last answer, unless a draw, another person's answer or opened bids came after it.

    What bots have answered since is dropped, and they answer anew. What came with an imported record stays.
    """
    if standing.paused:
        raise TableError("paused")
    for count in range(len(play.told) - 1, standing.given - 1, -1):
        by = seat_of(play.told[count])
        if by == CHANCE:
            raise TableError("undo-chance")
        if by == seat:
            draft = rewound_draft(standing, play, count)
            top = draft.game.top
            if isinstance(top, Auction) and top.one_bid() and not play.game.sealed():
                raise TableError("undo-opened")
            answer_automatically(draft, standing)
            if not draft.lines:
                return journal.TakenBack(at=now, seat=seat, answers=count), draft
            # The table answered this for them, and would do so again at once: look for their own answer before it.
        elif not standing.seats[by].player():
            raise TableError("undo-other")
    raise TableError("undo-nothing")


def holds(standing: Standing, draft: Draft, verb: int, seen: int) -> bool:
    """Is it an answer to what is asked now? A bid is while its auction lasts; a claim always is."""
    if verb == CLAIM:
        return True
    if verb in HOLDING and isinstance(draft.game.top, Auction):
        return seen >= standing.auction
    return seen >= standing.moved


def limit(standing: Standing, draft: Draft, ask: asks.Limit, seat: int, now: int) -> Decided:
    """Bid for a seat in the open auction, up to a sum."""
    top = draft.game.top
    if not isinstance(top, Auction) or not top.left >> seat & 1:
        raise TableError("no-auction")
    if top.one_bid():
        raise actions.refuse(top.rule(), "bid-is-sealed")
    if ask.amount and ask.amount < top.least and top.bidder != seat:
        raise TableError("limit-too-low", least=top.least)
    check_change(ask.amount != standing.seats[seat].limit)
    limited = copy_of(standing)
    limited.seats[seat].limit = ask.amount
    if not standing.paused:
        answer_automatically(draft, limited)
    return journal.Limited(at=now, seat=seat, id=ask.id, amount=ask.amount, lines=draft.lines), draft


def paced(standing: Standing, ask: asks.Tempo, seat: int, now: int) -> journal.AnyEntry:
    """Bots answer at another tempo."""
    check_change(ask.tempo != standing.tempo)
    return journal.Paced(at=now, seat=seat, id=ask.id, tempo=ask.tempo)


def skipped(standing: Standing, draft: Draft, ask: asks.Skip, seat: int, now: int) -> journal.AnyEntry:
    """Bots play on without pauses until a person is called, or no longer."""
    if ask.on and standing.paused:
        raise TableError("paused")
    check_change(ask.on != standing.skips and not (ask.on and (draft.game.over or calls_person(standing, draft))))
    return journal.Skipped(at=now, seat=seat, id=ask.id, on=ask.on)


def pause(standing: Standing, draft: Draft, ask: asks.Pause, seat: int, host: bool, now: int) -> Decided:
    """The game stands still, or goes on, when the host or everyone who is here wishes so."""
    wishes = ask.on != standing.paused
    if not wishes:
        if seat < 0 or not standing.seats[seat].wishes:
            raise TableError("so-already")
        return journal.Wished(at=now, seat=seat, id=ask.id, on=False), None
    wished = copy_of(standing)
    if seat >= 0:
        wished.seats[seat].wishes = True
    others = [other for other in wished.seats if other.key and other.here]
    if host or all(other.wishes for other in others):
        return turned(standing, draft, now, seat, ask.id)
    if standing.seats[seat].wishes:
        raise TableError("so-already")
    return journal.Wished(at=now, seat=seat, id=ask.id, on=True), None


def turned(standing: Standing, draft: Draft, now: int, seat: int = -1, message: str = "") -> Decided:
    """The game stands still; or it goes on, and what was to be done meanwhile is done."""
    if not standing.paused:
        return journal.Paused(at=now, seat=seat, id=message, on=True), None
    answer_automatically(draft, standing)
    return journal.Paused(at=now, seat=seat, id=message, on=False, lines=draft.lines), draft


def spoken(standing: Standing, ask: asks.Say | asks.Emote, seat: int, now: int) -> journal.AnyEntry:
    """A line of chat, or a sign."""
    if isinstance(ask, asks.Emote):
        return journal.Chatted(at=now, seat=seat, id=ask.id, emote=ask.emote)
    return journal.Chatted(at=now, seat=seat, id=ask.id, text=printable(ask.text))


def printable(said: str) -> str:
    """A line of chat as it is kept; an error where there is nothing to read in it."""
    text = " ".join(said.split())
    if not text or not text.isprintable():
        raise TableError("unprintable")
    return text


def spoken_by_watcher(standing: Standing, ask: asks.Say, now: int) -> journal.AnyEntry:
    """A line of chat of someone who looks on, by a name that is no player's."""
    if not standing.watchers_talk:
        raise TableError("watchers-silent")
    names = [*standing.players, *(seat.name for seat in standing.seats if seat.name)]
    check_names([ask.name, *{name.casefold(): name for name in names}.values()])
    return journal.Chatted(at=now, id=ask.id, text=printable(ask.text), name=ask.name)


def muted(standing: Standing, ask: asks.Mute, seat: int, now: int) -> journal.AnyEntry:
    check_seat(ask.other, len(standing.seats))
    check_change(ask.on != (ask.other in standing.seats[seat].muted))
    return journal.Muted(at=now, seat=seat, id=ask.id, other=ask.other, on=ask.on)


def back(standing: Standing, ask: asks.Back, seat: int, now: int) -> journal.AnyEntry:
    check_change(bool(standing.seats[seat].sits_in))
    return journal.SatIn(at=now, seat=seat, id=ask.id, bot="")


def left(standing: Standing, ask: asks.Leave, seat: int, now: int) -> journal.AnyEntry:
    """Nobody holds the seat any more: in a game a bot takes it."""
    return journal.Left(at=now, seat=seat, id=ask.id, bot=successor(standing, seat))


def successor(standing: Standing, seat: int) -> str:
    """The bot that takes a seat which someone leaves; none before the game."""
    return seated_kind(standing, seat, standing.settings.bots) if standing.players else ""


def lucky(standing: Standing, ask: asks.AddLuck, seat: int, now: int) -> journal.AnyEntry:
    """A device begins its chain; before the game it may add any digits."""
    check_luck(ask.luck)
    tellers = standing.tellers
    if standing.players:
        if tellers is None or not standing.seats[seat].key:
            raise TableError("already-started")
        if ask.number != tellers.number:
            raise StaleError
        if not is_hash(ask.luck):
            raise TableError("luck-signs")
        check_change(seat not in tellers.telling)
    return journal.Lucky(at=now, seat=seat, id=ask.id, luck=ask.luck)


def locked(standing: Standing, ask: asks.Lock, now: int) -> journal.AnyEntry:
    check_change(ask.on != standing.locked)
    return journal.Locked(at=now, id=ask.id, on=ask.on)


def watchers_heard(standing: Standing, ask: asks.LetWatchersTalk, now: int) -> journal.AnyEntry:
    check_change(ask.on != standing.watchers_talk)
    return journal.WatchersTalk(at=now, id=ask.id, on=ask.on)


def by_the_booklet(standing: Standing, ask: asks.Booklet, now: int) -> journal.AnyEntry:
    """House rules are taken away, all at once, before the game begins."""
    if standing.players:
        raise TableError("already-started")
    edition_of(standing)  # says so where the edition is not here
    printed = spec_of(standing).printed()
    settings = msgspec.structs.replace(standing.settings, options=list(printed.options), numbers={})
    check_change(settings != standing.settings)
    return journal.Resettled(at=now, id=ask.id, settings=settings)


def check_change(changes: bool) -> None:
    """Refuse to write down what is so already."""
    if not changes:
        raise TableError("so-already")


def removed(standing: Standing, ask: asks.Remove, now: int) -> journal.AnyEntry:
    check_seat(ask.other, len(standing.seats))
    seat = standing.seats[ask.other]
    if not seat.key and (standing.players or not seat.bot):
        raise TableError("nobody-sits", seat=ask.other + 1)
    return journal.Left(at=now, seat=ask.other, id=ask.id, hosted=True, bot=successor(standing, ask.other))


def bot_seated(standing: Standing, ask: asks.Seated, now: int) -> journal.AnyEntry:
    """A bot sits down: in a free seat or a bot's, or for someone until they are back."""
    check_seat(ask.other, len(standing.seats))
    choose("bot", ask.bot, bots.NAMES)
    seat = standing.seats[ask.other]
    check_change(not is_kind(seat.player(), ask.bot))
    bot = seated_kind(standing, ask.other, ask.bot)
    if seat.key:
        return journal.SatIn(at=now, seat=ask.other, id=ask.id, hosted=True, bot=bot)
    return journal.Left(at=now, seat=ask.other, id=ask.id, hosted=True, bot=bot)


def check_seat(seat: int, seats: int) -> None:
    if seat >= seats:
        raise TableError("no-such-seat", seat=seat, seats=seats)


def started(standing: Standing, draft: Draft, ask_id: str, now: int, secret: str) -> Decided:
    """The game begins, its dice by this secret; bots take the seats that are free."""
    answer_automatically(draft, standing)
    filled = copy_of(standing)
    for number, seat in enumerate(filled.seats):
        if not seat.bot and not seat.key:
            seat.bot = seated_kind(filled, number, standing.settings.bots)
    sitting = [seat.bot for seat in filled.seats]
    started = journal.Started(
        at=now,
        id=ask_id,
        players=list(draft.names),
        bots=sitting,
        lines=draft.lines,
        secret=secret,
        scheme=SCHEME if secret else 0,
    )
    return started, draft


def names_at_start(standing: Standing) -> list[str]:
    """Everyone's name; bots get one now."""
    names = [seat.name for seat in standing.seats]
    for number, name in enumerate(names):
        if not name:
            names[number] = bot_name(number, names)
    return names
