"""The projection of the journal (event sourcing): what each entry changes of a table's standing, new or read again."""

from __future__ import annotations

from typing import assert_never

from casedepart.engine import Auction
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.record.commit_reveal import Tellers
from casedepart.record.promise import is_hash
from casedepart.table import clock, journal
from casedepart.table.draft import Draft
from casedepart.table.entry import Sitter
from casedepart.table.standing import KeptCard, Seat, Spoken, Standing, bot_vote
from casedepart.table.wire.view import LostSeat

MOST_BARGAINS = 100
"""How many offers of a seat are remembered."""


MOST_STEPS = 500
"""How many answers can be taken back at the box."""


def first_standing(entry: journal.Created) -> Standing:
    """The standing of a table that has just been opened."""
    settings = entry.settings
    drawn = entry.players and entry.scheme > 1 and not settings.box
    return Standing(
        table=entry.table,
        settings=settings,
        digest=entry.digest,
        edition=entry.edition,
        engine=entry.engine,
        rules=entry.rules,
        plays=entry.plays,
        host=entry.host,
        invite=entry.invite,
        watch=entry.watch,
        secret=entry.secret,
        seats=[seat_for(sitter) for sitter in entry.sitters],
        players=entry.players,
        luck=(luck := [sitter.luck for sitter in entry.sitters]),
        scheme=entry.scheme,
        tellers=Tellers.at_start(luck, entry.scheme) if drawn else None,
        started=entry.at if entry.players else 0,
        given=len(entry.given),
        paused_since=entry.at if entry.paused else 0,
        hand=settings.box,
        names=entry.names,
        cards=[KeptCard(card) for card in entry.cards],
    )


def seat_for(sitter: Sitter) -> Seat:
    return Seat(name=sitter.name, key=sitter.key, bot=sitter.bot, luck=sitter.luck)


def bind_dice(standing: Standing, secret: str, scheme: int) -> None:
    """The secret, where it is drawn now, and what devices have told by now, count from the first draw on."""
    if secret:
        standing.secret, standing.scheme = secret, scheme
    standing.luck = [seat.luck for seat in standing.seats]
    # Nobody's device takes part in draws that a script has decided, or that people tell.
    drawn = standing.scheme > 1 and not standing.settings.lesson and not standing.settings.box
    standing.tellers = Tellers.at_start(standing.luck, standing.scheme) if drawn else None


def apply_entry(
    standing: Standing, entry: journal.AnyEntry, version: int, game: Game | None, draft: Draft | None = None
) -> None:
    """Apply an entry to a standing; the game as it is, or the draft of the answers that the entry holds."""
    clock.tick(standing, entry.at)
    if entry.rules:
        standing.engine, standing.rules = entry.engine, entry.rules
    update(entry, standing, version)
    if entry.id:
        standing.remember(-1 if entry.hosted else entry.seat, entry.id, version)
    if draft is not None:
        note_answers(standing, entry, version, draft)
    if entry.salt and standing.tellers is not None:
        standing.tellers.salt = entry.salt
    clock.wind(standing, draft.game if draft else game, draft.movers if draft else (), entry.at)


def note_answers(standing: Standing, entry: journal.AnyEntry, version: int, draft: Draft) -> None:
    """The game has gone on: whose time runs, what is open."""
    standing.moved = version
    standing.quiet_since = entry.at
    standing.answers = draft.answered
    standing.tellers, standing.draws = draft.tellers, draft.dice.drawn
    if entry.id and entry.seat >= 0:
        standing.seats[entry.seat].sits_in = ""
    if standing.settings.box:
        note_step(standing, entry, draft)
    note_auction(standing, entry.at, version, draft)
    note_offers(standing, entry.at, draft)
    note_claims(standing, entry.at, draft)
    if standing.skips and (draft.game.over or calls_person(standing, draft)):
        standing.skips = False


def note_step(standing: Standing, entry: journal.AnyEntry, draft: Draft) -> None:
    """At the box: what a person answered can be taken back, and what was taken back cannot once more."""
    if isinstance(entry, journal.TakenBack):
        standing.steps = [step for step in standing.steps if step[0] < entry.answers]
        standing.cards = [kept for kept in standing.cards if kept.answers <= entry.answers]
    elif isinstance(entry, journal.Answered | journal.CardKept) and entry.id:
        standing.steps = [*standing.steps, (draft.answered - len(draft.lines), entry.seat)][-MOST_STEPS:]
        if isinstance(entry, journal.CardKept):
            standing.cards = [*standing.cards, KeptCard(entry.card, draft.answered)]


def note_auction(standing: Standing, at: int, version: int, draft: Draft) -> None:
    """The hammer is set when an auction opens, and a late bid puts it off; limits hold for one auction."""
    if draft.new_auction or not draft.game.bidding:
        standing.hammer = 0
        standing.auction = version
        for seat in standing.seats:
            seat.limit = 0
    if draft.game.bidding and clock.has_hammer(standing):
        if not standing.hammer:
            standing.hammer = at + standing.settings.auction * 1000
        elif draft.new_bid or not isinstance(draft.game.top, Auction):
            # A question within the auction, about something just traded, must not eat up its time.
            standing.hammer = max(standing.hammer, at + clock.LATE_BID)


def note_offers(standing: Standing, at: int, draft: Draft) -> None:
    """Since when each open offer stands, and what everyone has offered already."""
    made = {line.by for line in draft.lines if line.do.startswith("offers ")}
    standing.offered = {
        str(seat): at if seat in made else standing.offered.get(str(seat), at) for seat, _ in draft.game.offers
    }
    for line in draft.lines:
        if line.do.startswith("offers "):
            remember_bargain(standing, draft.game, line.by, line.do)


def note_claims(standing: Standing, at: int, draft: Draft) -> None:
    """Since when each open rent may be claimed."""
    keys = [clock.claim_key(claim) for claim in draft.game.claims]
    standing.dues = {key: standing.dues.get(key, at) for key in keys}


def calls_person(standing: Standing, draft: Draft) -> bool:
    """Do these answers call a person: with a question, an auction or a new offer?"""
    game = draft.game
    made = {line.by for line in draft.lines if line.do.startswith("offers ")}
    called = {offer.n for by, offer in game.offers if by in made} | set(members(game.asked))
    return any(seat.person() and number in called for number, seat in enumerate(standing.seats))


def remember_bargain(standing: Standing, game: Game, seat: int, words: str) -> None:
    """Someone has made this offer, in this turn."""
    before = standing.bargains.get(str(seat), [""])[1:]
    standing.bargains[str(seat)] = [str(game.turns), *before[-MOST_BARGAINS:], words]


def update(entry: journal.AnyEntry, standing: Standing, version: int) -> None:
    """Update a standing by an entry, the game and the clock apart."""
    seat, tellers = standing.seats[entry.seat], standing.tellers
    match entry:
        case journal.Answered() | journal.TakenBack() | journal.CardKept() | journal.Created():
            pass
        case journal.HandSwitched():
            standing.hand = entry.on
        case journal.Ready():
            standing.ready = standing.moved
        case journal.Named():
            names = {square: name for square, name in standing.names.items() if square != str(entry.square)}
            standing.names = {**names, str(entry.square): entry.name} if entry.name else names
        case journal.Sat():
            standing.seats[entry.seat] = seat_for(entry.sitter)
            standing.seats[entry.seat].away_since = entry.at
            standing.lost = {key: lost for key, lost in standing.lost.items() if key != entry.sitter.key}
            if tellers is not None:
                tellers.leave(entry.seat, standing.draws)
                if is_hash(entry.sitter.luck):
                    tellers.wait(entry.seat, entry.sitter.luck, standing.draws)
        case journal.Moved():
            standing.lose(seat.key, LostSeat(entry.seat, "moved"))
            seat.key, seat.luck = entry.key, ""
            if tellers is not None:
                tellers.leave(entry.seat, standing.draws)
        case journal.Lucky():
            seat.luck = entry.luck
            if tellers is not None:
                tellers.wait(entry.seat, entry.luck, standing.draws)
        case journal.PassedOver():
            assert tellers is not None, "who is passed over took part"
            tellers.pass_over(entry.seats)
            standing.quiet_since = entry.at
        case journal.Left():
            if seat.key and entry.hosted:
                standing.lose(seat.key, LostSeat(entry.seat, "removed"))
            empty(standing, entry)
        case journal.Conceded():
            if entry.bot:
                empty(standing, entry)
            seat.conceded = True
        case journal.Voted():
            note_vote(standing, entry)
        case journal.WatchersTalk():
            standing.watchers_talk = entry.on
        case journal.Present():
            if entry.process and not seat.here and (seat.sits_in or seat.left <= 0):
                # A bot has sat in, or the server was away too long: there is a whole move's time again.
                seat.sits_in, seat.question = "", ""
            if entry.process:
                standing.drop_vote(bot_vote(entry.seat))
            if seat.here and not entry.process:
                seat.away_since = entry.at
            seat.here = entry.process
        case journal.SatIn():
            seat.sits_in, seat.question = entry.bot, ""
            standing.quiet_since = entry.at
        case journal.Started():
            standing.players, standing.started = entry.players, entry.at
            bind_dice(standing, entry.secret, entry.scheme)
            for taken, name, bot in zip(standing.seats, entry.players, entry.bots, strict=True):
                taken.name, taken.bot = name, bot
        case journal.Limited():
            seat.limit = entry.amount
        case journal.Paced():
            standing.tempo = entry.tempo
        case journal.Skipped():
            standing.skips = entry.on
        case journal.Wished():
            seat.wishes = entry.on
        case journal.Paused():
            wished = [number for number, each in enumerate(standing.seats) if each.wishes or number == entry.seat]
            standing.paused_by = wished if entry.on else []
            for each in standing.seats:
                each.wishes = False
            if not entry.on:
                clock.shift(standing, entry.at - standing.paused_since)
            standing.paused_since = entry.at if entry.on else 0
        case journal.Locked():
            standing.locked = entry.on
        case journal.Resettled():
            standing.settings = entry.settings
        case journal.Chatted():
            standing.speak(Spoken(version, entry.at, entry.seat, entry.text, entry.emote, entry.name))
        case journal.Muted():
            seat.muted = sorted({*seat.muted, entry.other} if entry.on else {*seat.muted} - {entry.other})
        case journal.Resumed():
            clock.begin_anew(standing, entry.since, entry.at)
        case journal.Followed():
            standing.rematch = entry.table
        case _:
            assert_never(entry)


def empty(standing: Standing, entry: journal.Left | journal.Conceded) -> None:
    """Nobody holds the seat any more; the bot plays it, if there is one."""
    seat = standing.seats[entry.seat]
    seat.key, seat.sits_in, seat.bot, seat.here, seat.away_since = "", "", entry.bot, "", 0
    seat.limit, seat.wishes, seat.muted, seat.votes = 0, False, [], []
    standing.drop_vote(bot_vote(entry.seat))
    if not entry.bot:
        seat.name, seat.luck = "", ""
    if standing.tellers is not None:
        standing.tellers.leave(entry.seat, standing.draws)


def note_vote(standing: Standing, entry: journal.Voted) -> None:
    """A wish is kept until it has come true, or somebody says no."""
    if entry.on and not entry.lines and not entry.bot:
        seat = standing.seats[entry.seat]
        seat.votes = [*seat.votes, entry.about]
        return
    standing.drop_vote(entry.about)
    if entry.bot:
        absent = standing.seats[entry.other]
        absent.sits_in, absent.question = entry.bot, ""
        standing.quiet_since = entry.at
