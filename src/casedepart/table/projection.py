"""The projection of the journal (event sourcing): what each entry changes of a table's standing, new or read again."""

from __future__ import annotations

from typing import Final

from casedepart.engine import Auction
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.table import clock
from casedepart.table.draft import Draft
from casedepart.table.entry import Entry
from casedepart.table.standing import Standing

MOST_BARGAINS: Final = 100
"""How many offers of a seat are remembered."""


def apply_entry(standing: Standing, entry: Entry, version: int, game: Game | None, draft: Draft | None = None) -> None:
    """Apply an entry to a standing; the game as it is, or the draft of the answers that the entry holds."""
    clock.tick(standing, entry.at)
    if entry.rules:
        standing.engine, standing.rules = entry.engine, entry.rules
    entry.change(standing, version)
    if entry.id:
        standing.remember(-1 if entry.hosted else entry.seat, entry.id, version)
    if draft is not None:
        note_answers(standing, entry, version, draft)
    if entry.salt and standing.tellers is not None:
        standing.tellers.salt = entry.salt
    clock.wind(standing, draft.game if draft else game, draft.movers if draft else (), entry.at)


def note_answers(standing: Standing, entry: Entry, version: int, draft: Draft) -> None:
    """The game has gone on: whose time runs, what is open."""
    standing.moved = version
    standing.quiet_since = entry.at
    standing.answers = draft.answered
    standing.tellers, standing.draws = draft.tellers, draft.dice.drawn
    if entry.id and entry.seat >= 0:
        standing.seats[entry.seat].sits_in = ""
    if standing.settings.box:
        entry.note_step(standing, draft)
    note_auction(standing, entry.at, version, draft)
    note_offers(standing, entry.at, draft)
    note_claims(standing, entry.at, draft)
    if standing.skips and (draft.game.over or calls_person(standing, draft)):
        standing.skips = False


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
