"""The parts of which messages are made: ids, seats, sums, the goods of a trade, the terms of an act."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from casedepart.table.wire.names import Deck, Verb

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by the client; the same id gets the same reply.",
    ),
]
Key = Annotated[str, Meta(min_length=16, max_length=64, description="A secret that the server gave out.")]
Seat = Annotated[int, Meta(ge=0, le=7)]
MaybeSeat = Annotated[int, Meta(ge=-1, le=7, description="-1: the only seat that the connection holds.")]
Sum = Annotated[int, Meta(ge=0, le=1_000_000)]
Luck = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$", description="Hex digits mixed into the dice.")]
Squares = Annotated[list[Annotated[int, Meta(ge=0, le=39)]], Meta(max_length=40)]
Decks = Annotated[list[Deck], Meta(max_length=2)]
Word = Annotated[str, Meta(max_length=20, description="Of `own`: the verb, as the state lists it.")]


class Goods(Struct, forbid_unknown_fields=True, frozen=True):
    """One side of a trade."""

    cash: Sum = 0
    squares: Squares = []
    cards: Decks = []
    coins: Annotated[int, Meta(ge=0, le=99)] = 0


class ActTerms(Struct, forbid_unknown_fields=True, frozen=True, omit_defaults=True):
    """Something that a seat could do: as in `act`."""

    verb: Verb
    n: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    give: Goods | None = None
    get: Goods | None = None
    word: Word = ""
