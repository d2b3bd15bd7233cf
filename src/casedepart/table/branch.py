"""A branch of a game: a table that goes on from a moment of another, with one person and bots in the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from casedepart.record.transcript import run
from casedepart.table.characters import all_kinds
from casedepart.table.creation import opening_entry
from casedepart.table.errors import TableError
from casedepart.table.journal import Created, Line, Sitter
from casedepart.table.journal_record import winners_of
from casedepart.table.keys import TableKeys
from casedepart.table.names import check_names
from casedepart.table.replay import edition_of, replayed_steps, start_of
from casedepart.table.standing import Standing

MOST_GIVEN: Final = 10_000
"""After how many answers a game can be gone on from: far more than people play, and all of them are stored again."""


def branch_entry(
    standing: Standing, lines: Sequence[Line], at: int, seat: int, sitter: Sitter, table: str, keys: TableKeys, now: int
) -> Created:
    """The opening of a table that goes on after so many answers of another; an error says why it cannot.

    It stands still until someone lets it go on: chance may have to answer first, and that is written down.
    """
    check_moment(standing, lines, at, seat)
    settings = msgspec.structs.replace(standing.settings, pace="people", public=False)
    kinds = all_kinds(settings.bots, table, len(standing.players))
    sitters = [Sitter(name=name, bot=kind) for name, kind in zip(standing.players, kinds, strict=True)]
    sitters[seat] = sitter
    check_names([sitting.name for sitting in sitters])
    created = opening_entry(settings, edition_of(standing), table, keys, [], now, bool(standing.edition))
    # The digits that devices added to the other table's dice bind nobody here.
    given = [msgspec.structs.replace(line, luck="", throw=None) for line in lines[:at]]
    return msgspec.structs.replace(created, sitters=sitters, given=given, players=standing.players, paused=True)


def check_moment(standing: Standing, lines: Sequence[Line], at: int, seat: int) -> None:
    """Is there such a moment, with something to go on with for this seat?"""
    if seat >= len(standing.seats):
        raise TableError("no-such-seat", seat=seat, seats=len(standing.seats))
    over = bool(winners_of(lines, tuple(standing.players)))
    most = min(len(lines) - over, MOST_GIVEN)
    if at > most:
        raise TableError("no-such-moment", at=at, most=most)
    game = start_of(standing)
    run(replayed_steps(game, standing, lines[:at]))
    if game.players[seat].out:
        raise TableError("seat-taken", seat=seat + 1)
