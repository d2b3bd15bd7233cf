"""The scripted player: buys what it can, pays what it must, never trades or builds."""

from __future__ import annotations

from collections.abc import Container
from typing import Final, NamedTuple

from bench.load.wire import Game, Options


class Move(NamedTuple):
    """One answer of a seat."""

    seat: int
    verb: str
    n: int = -1


PREFERRED: Final = ("settles", "buys", "rolls", "ends turn", "passes", "declines", "keeps", "pays", "pays fine")
"""What is answered rather than anything else, in this order."""
RAISING: Final = ("mortgages", "sells", "sells hotels")
"""How money is raised for a debt, in this order."""
LAST: Final = "goes bankrupt"


def next_move(game: Game, barred: Container[Move]) -> Move | None:
    """What somebody at the table does next: a claim before an answer; `barred` moves have been refused just now."""
    for seat, options in enumerate(game.options):
        if visitors := options.free.get("claims"):
            claim = Move(seat, "claims", visitors[0])
            if claim not in barred:
                return claim
    for seat in game.asked:
        for move in moves(seat, game.options[seat]):
            if move not in barred:
                return move
    return None


def moves(seat: int, options: Options) -> list[Move]:
    """What one seat could answer, the plainest first."""
    answers = options.answers
    known = [verb for verb in PREFERRED if verb in answers]
    others = [verb for verb in answers if verb not in PREFERRED and verb != LAST]
    found = [with_number(seat, verb, answers[verb]) for verb in [*known, *others]]
    if options.awaited:
        found += [Move(seat, verb, options.free[verb][0]) for verb in RAISING if options.free.get(verb)]
    if LAST in answers:
        found.append(Move(seat, LAST))
    return found


def with_number(seat: int, verb: str, numbers: list[int]) -> Move:
    """A verb with the first square, seat or sum that it takes."""
    return Move(seat, verb, numbers[0] if numbers else -1)
