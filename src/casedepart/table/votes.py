"""What those who play decide together: a bot for someone who is away, or the end of the game (H7); and giving up."""

from __future__ import annotations

from typing import Final

from casedepart.engine.actions import AGREED, CHANCE, TIME_UP, action
from casedepart.engine.game import Game
from casedepart.table import journal
from casedepart.table.automatic import answer_automatically
from casedepart.table.characters import seated_kind
from casedepart.table.draft import Draft
from casedepart.table.errors import TableError
from casedepart.table.standing import GRACE, Seat, Standing, bot_vote
from casedepart.table.wire import asks

COUNT: Final = "count"
Decided = tuple[journal.AnyEntry, Draft | None]


def vote(standing: Standing, draft: Draft, ask: asks.Vote, seat: int, host: bool, now: int) -> Decided:
    """A wish that counts once all who are asked have it; one no ends the vote."""
    if draft.game.over:
        raise TableError("game-over")
    about = COUNT if ask.about == COUNT else bot_vote(ask.other)
    if not ask.on:
        if not any(about in other.votes for other in standing.seats):
            raise TableError("so-already")
        return journal.Voted(at=now, seat=seat, id=ask.id, about=about, on=False), None
    if draft.game.players[seat].out:
        raise TableError("not-in-game")
    voted = journal.Voted(at=now, seat=seat, id=ask.id, about=about, on=True)
    if ask.about == COUNT:
        return count_vote(standing, draft, voted)
    return bot_vote_taken(standing, ask.other, host, voted), None


def count_vote(standing: Standing, draft: Draft, voted: journal.Voted) -> Decided:
    """One more wishes to end the game and count; the last one's wish does so (H7)."""
    others = [number for number in voters(standing, draft.game, voted.at) if number != voted.seat]
    if any(COUNT not in standing.seats[number].votes for number in others):
        check_new_vote(standing.seats[voted.seat], COUNT)
        return voted, None
    draft.answer(CHANCE, action(TIME_UP, AGREED))
    if not standing.paused:
        answer_automatically(draft, standing)
    return journal.Voted(at=voted.at, seat=voted.seat, id=voted.id, about=COUNT, on=True, lines=draft.lines), draft


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


def bot_vote_taken(standing: Standing, other: int, host: bool, voted: journal.Voted) -> journal.Voted:
    """One more wishes a bot to sit in for someone who is away; the host's wish is enough, else all who are here."""
    absent = standing.seats[other] if 0 <= other < len(standing.seats) else None
    if absent is None or not absent.key or absent.here or absent.sits_in:
        raise TableError("not-away")
    here = [number for number, seat in enumerate(standing.seats) if seat.key and seat.here and number != voted.seat]
    if host or all(voted.about in standing.seats[number].votes for number in here):
        bot = seated_kind(standing, other, standing.settings.bots)
        return journal.Voted(
            at=voted.at, seat=voted.seat, id=voted.id, about=voted.about, on=True, other=other, bot=bot
        )
    check_new_vote(standing.seats[voted.seat], voted.about)
    return voted


def check_new_vote(seat: Seat, about: str) -> None:
    """Refuse to write a wish down twice."""
    if about in seat.votes:
        raise TableError("so-already")


def conceded(standing: Standing, draft: Draft, ask: asks.Concede, seat: int, now: int) -> Decided:
    """Someone gives up: a bot takes the seat for the others' sake; among bots alone the game is over (H8)."""
    game = draft.game
    if game.over:
        raise TableError("game-over")
    if game.players[seat].out:
        raise TableError("not-in-game")
    others = [
        number
        for number, other in enumerate(standing.seats)
        if other.key and number != seat and not game.players[number].out
    ]
    if others:
        bot = seated_kind(standing, seat, standing.settings.bots)
        return journal.Conceded(at=now, seat=seat, id=ask.id, bot=bot), None
    draft.answer(CHANCE, action(TIME_UP, seat))
    return journal.Conceded(at=now, seat=seat, id=ask.id, lines=draft.lines), draft
