"""One playout: who plays a position on, how long, and what each seat has of the win at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart import bots
from casedepart.bots.play import TIMED_TURNS
from casedepart.engine import worths
from casedepart.engine.actions import CHANCE, TIME_UP, action
from casedepart.engine.game import Game
from casedepart.engine.sets import members
from casedepart.sim.chances.refusal import Exchange, KeepsRefusal
from casedepart.sim.games import seat_bot

FURTHER_TURNS: Final = 600
"""Playouts that last longer are cut off, and counted as a timed game is (Q5)."""
FURTHER_ANSWERS: Final = 60_000
"""Answers after which a playout is cut off in which nobody ends a turn."""
LEAST_LEFT: Final = 20
"""Turns that a timed game has left at least, where nobody knows when time is called."""

Shares = tuple[float, ...]
"""What each seat has of a win: 1, a part of it where several share, or 0."""


def players_of(game: Game, names: Sequence[str], seed: str, refused: Exchange | None) -> list[bots.Bot]:
    """Who plays on in each seat, from the seed; those who did not agree on something stand by it."""
    players = [seat_bot(names[seat % len(names)], f"{seed}:{seat}") for seat in range(len(game.players))]
    for seat, _ in refused or ():
        players[seat] = KeepsRefusal(players[seat], refused or frozenset())
    return players


def time_call(game: Game, time_called: int = 0) -> int:
    """The turn in which time is called in a timed game, where the record does not say; 0 in one that is not timed."""
    if not game.rules.choices.timed or game.time_up:
        return 0
    return time_called or max(TIMED_TURNS, game.turns + LEAST_LEFT)


def play_on(game: Game, players: list[bots.Bot], chance: bots.Chance, time_called: int = 0) -> bool:
    """Play a game to its end; False: it was cut off."""
    last = game.turns + FURTHER_TURNS
    call = time_call(game, time_called)
    timed = call > 0
    step = bots.step
    for _ in range(FURTHER_ANSWERS):
        if game.over:
            return True
        if timed and game.turns >= call:
            timed = False
            game.apply(CHANCE, action(TIME_UP))
        elif game.turns > last:
            return False
        else:
            step(game, players, chance)
    return game.over


def shares_of(game: Game) -> Shares:
    """What each seat has of the win; one that was cut off goes to who is worth most, as at a table that stops (Q5)."""
    winners = game.winners if game.over else richest(game)
    count = len(members(winners))
    return tuple([1 / count if winners >> seat & 1 else 0.0 for seat in range(len(game.players))])


def richest(game: Game) -> int:
    """The set of those who are worth most."""
    found = worths(game)
    return sum(1 << seat for seat, worth in enumerate(found) if worth == max(found))
