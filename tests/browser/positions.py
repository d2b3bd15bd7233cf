"""Positions to look at: records of games at random, cut off where a question of some kind is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

from casedepart import bots
from casedepart.bots.chance import Chance
from casedepart.editions import GameSpec, load
from casedepart.engine.actions import CHANCE, TIME_UP, action
from casedepart.engine.game import Game
from casedepart.engine.order import chance_is_next
from casedepart.engine.sets import members
from casedepart.record import Recorder
from casedepart.record.bot_game import give_next

NAMES: Final = ("Anna", "Bruno", "Chloé", "David")
TRIES: Final = 300
MOST_TURNS: Final = 250
TIME_UP_AFTER: Final = 80


class Where(NamedTuple):
    """Which game to play until a question of this kind is open."""

    kind: str
    edition: str = "classic"
    mode: str = "standard"
    bot: str = "random"
    players: int = 3
    ruleset: str = ""
    house: tuple[str, ...] = ()
    """The house rules that are played."""


class Position(NamedTuple):
    """A game that stands at a question."""

    record: str
    seats: tuple[int, ...]
    """Who is asked."""
    players: dict[int, str]
    """Who is still in the game, by seat."""


KINDS: Final = (
    Where("turn"),
    Where("sale"),
    Where("auction"),
    Where("building-auction", "sore-losers", bot="steady", players=4),
    Where("contest", bot="steady", players=2),
    Where("place", "saint-seiya", bot="steady", players=4),
    Where("settlement"),
    Where("rent-roll"),
    Where("received"),
    Where("pay-or-draw", "pokemon"),
    Where("finish", mode="timed"),
    Where("fight-or-pay", "duel-masters"),
    Where("fight-roll", "duel-masters"),
    Where("attack-roll", "pokemon"),
    Where("robbery", "sore-losers"),
    Where("theft", "sore-losers"),
    Where("send-to-jail", "sore-losers"),
    Where("free-house", "sore-losers"),
    Where("where-to", house=("speed-die",)),
    Where("sealed-auction", house=("sealed-auctions",)),
)
"""Every kind of question that there is, and where it comes up."""

Wanted = Callable[[Game], bool]


def anything(_: Game) -> bool:
    return True


@cache
def position(where: Where, wanted: Wanted = anything) -> Position:
    """The first such position, by seed."""
    for attempt in range(TRIES):
        recorder = played_until(where, wanted, f"{where.kind} {attempt}")
        if recorder is not None:
            return stands(recorder)
    raise LookupError(f"no question of the kind {where.kind} in {TRIES} games of {where.edition}")


def stands(recorder: Recorder) -> Position:
    """The position of a game that has been played so far."""
    game = recorder.game
    players = {seat: recorder.header.players[seat] for seat in members(game.seats_in())}
    return Position("\n".join(recorder.lines()) + "\n", members(game.asked), players)


def played_until(where: Where, wanted: Wanted, seed: str) -> Recorder | None:
    """A game of bots, as far as such a question; None: there was none."""
    edition = load(where.edition)
    options = (*edition.options_under(where.ruleset or edition.ruleset), *where.house)
    recorder = Recorder(
        GameSpec(where.edition, where.ruleset, where.mode, options, players=NAMES[: where.players]), digests=False
    )
    chance, seats = Chance(seed), [bots.make(where.bot, f"{seed} {seat}") for seat in range(where.players)]
    game = recorder.game
    while not game.over and game.turns <= MOST_TURNS:
        if game.top.name() == where.kind and not chance_is_next(game) and wanted(game):
            return recorder
        if game.rules.choices.timed and not game.time_up and game.turns > TIME_UP_AFTER:
            recorder.apply(CHANCE, action(TIME_UP))
        else:
            give_next(recorder, seats, chance)
    return None
