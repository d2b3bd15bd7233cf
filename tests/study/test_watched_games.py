"""A watched game is the game that would be played unwatched, and its log is read right."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.editions import GameSpec
from casedepart.engine import BANK, Event, events
from casedepart.sim import Simulation, play_one
from casedepart.sim.comparison.differences import bankruptcies
from casedepart.sim.games import Begun
from casedepart.study.never_trades import NeverTrades
from casedepart.study.watched_games import NEVER, LogReader, cause_of, watch

TABLES = [("classic", ()), ("sore-losers", ()), ("pokemon", ("powers",)), ("duel-masters", ("fight",))]


def simulation(edition: str, options: tuple[str, ...] = (), players: int = 4) -> Simulation:
    return Simulation(GameSpec(edition, options=options), ("steady",) * players, "w")


@pytest.mark.parametrize(("edition", "options"), TABLES, ids=lambda value: str(value))
def test_watching_changes_nothing(edition: str, options: tuple[str, ...]) -> None:
    table = simulation(edition, options)
    rules = table.rules()
    for number in range(3):
        watched = watch(table, rules, number)
        assert watched.played == play_one(table, rules, number)
        assert len(watched.falls) == bankruptcies(watched.played)
        assert [fall.turn for fall in watched.falls] == sorted(turn for turn in watched.played.out_at if turn >= 0)
        assert {fall.seat: fall.creditor for fall in watched.falls} == {
            seat: by for seat, by in enumerate(watched.played.out_by) if watched.played.out_at[seat] >= 0
        }


@pytest.mark.parametrize(("edition", "options"), TABLES, ids=lambda value: str(value))
def test_the_log_tells_who_owns_what(edition: str, options: tuple[str, ...]) -> None:
    table = simulation(edition, options)
    rules = table.rules()
    begun = Begun(table, rules, 5)
    begun.game.log = []
    bots.play(begun.game, begun.bots, begun.chance)
    reading = LogReader(rules)
    for event in begun.game.log:
        reading.take(event)
    assert reading.owners == begun.game.owners
    assert reading.turn == begun.game.turns


def test_rent_counts_for_the_square_whose_owner_took_it() -> None:
    reading = LogReader(simulation("classic").rules())
    reading.take(Event(events.BOUGHT, 2, square=39, n=400))
    reading.take(Event(events.PAID, 0, 2, 39, 50, "P6", why="rent-bare"))
    reading.take(Event(events.PAID, 2, 0, 39, 50, "L7", why="rent-bare"))
    reading.take(Event(events.PAID, 0, BANK, 38, 100, "X1", why="tax"))
    assert reading.rents[39] == 50
    assert sum(reading.rents) == 50


def test_a_group_is_first_held_by_who_completes_it() -> None:
    reading = LogReader(simulation("classic").rules())
    reading.take(Event(events.TURN, 0))
    for seat, square in ((1, 37), (3, 39), (1, 39), (3, 37), (3, 39)):
        reading.take(Event(events.TOOK, seat, square=square))
    assert reading.holders[7] == 1
    assert reading.first_group == 1
    assert reading.holders[0] == NEVER


@pytest.mark.parametrize(
    ("square", "rule", "cause"),
    [
        (39, "P8", "group-7"),
        (5, "P10", "stations"),
        (12, "P11", "utilities"),
        (38, "X1", "tax"),
        (-1, "C4", "card"),
        (5, "C4", "stations"),
        (-1, "J5", "fine"),
        (39, "G2", "fight"),
        (39, "M5", "interest"),
    ],
)
def test_a_fall_has_its_cause(square: int, rule: str, cause: str) -> None:
    assert cause_of(simulation("classic").rules(), Event(events.OWES, 0, square=square, rule=rule)) == cause


def test_who_never_trades_never_does() -> None:
    table = simulation("classic", players=3)
    begun = Begun(table, table.rules(), 1)
    begun.game.log = []
    bots.play(begun.game, [NeverTrades(bot) for bot in begun.bots], begun.chance)
    kinds = {event.kind for event in begun.game.log}
    assert events.BOUGHT in kinds
    assert not kinds & {events.OFFERED, events.TRADED}
