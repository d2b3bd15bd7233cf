"""Rows of turns and payments: they account for the game, and reading them changes nothing."""

from __future__ import annotations

import io

import polars as pl
import pytest

from casedepart.editions import GameSpec
from casedepart.engine import BANK
from casedepart.sim.games import Played, Simulation, play_one
from casedepart.sim.kept.parquet import as_parquet, frame_of, game_row
from casedepart.sim.kept.rows import GAMES, KINDS, PAYMENTS, TURNS, Rows
from casedepart.sim.pieces import Piece, play_rows, watch_one

SETTINGS = [
    Simulation(GameSpec("classic"), ("steady",) * 4, "rows"),
    Simulation(GameSpec("duel-masters", mode="speed", options=("fight",)), ("random",) * 3, "rows"),
    Simulation(GameSpec("pokemon", options=("powers",)), ("steady",) * 4, "rows"),
    Simulation(GameSpec("sore-losers"), ("steady",) * 4, "rows"),
    Simulation(GameSpec("classic", mode="timed"), ("steady", "random"), "rows"),
]
each_simulation = pytest.mark.parametrize("simulation", SETTINGS, ids=lambda simulation: str(simulation.spec))


def watched(simulation: Simulation, number: int) -> tuple[Played, Rows]:
    return watch_one(simulation, simulation.rules(), number)


@each_simulation
def test_who_is_watched_plays_the_same_game(simulation: Simulation) -> None:
    for number in range(3):
        assert watched(simulation, number)[0] == play_one(simulation, simulation.rules(), number)


@each_simulation
def test_there_is_a_row_for_each_turn_and_it_tells_who_had_it(simulation: Simulation) -> None:
    played, rows = watched(simulation, 0)
    assert [row.turn for row in rows.turns] == list(range(1, played.turns + 1))
    assert rows.turns[0].seat == played.starter
    assert all(0 <= row.square < 40 for row in rows.turns)
    last = rows.turns[-1]
    assert last.worth == played.worths[last.seat]


@each_simulation
def test_payments_account_for_all_the_cash(simulation: Simulation) -> None:
    """What a player has as their turn ends is what they began with and what changed hands since."""
    rows = watched(simulation, 1)[1]
    cash = [simulation.rules().choices.cash] * len(simulation.bots)
    payments = iter([*rows.payments, None])
    payment = next(payments)
    for turn in rows.turns:
        while payment is not None and payment.turn <= turn.turn:
            for seat, amount in ((payment.payer, -payment.sum), (payment.payee, payment.sum)):
                if seat != BANK:
                    cash[seat] += amount
            payment = next(payments)
        assert cash[turn.seat] == turn.cash, turn
    assert payment is None


def test_each_payment_has_its_rule_and_its_reason() -> None:
    rows = watched(SETTINGS[0], 0)[1]
    assert all(row.rule and row.why and row.sum > 0 for row in rows.payments)
    assert {"bought", "salary", "built"} <= {row.why for row in rows.payments}


def test_only_the_rows_asked_for_are_made() -> None:
    simulation = SETTINGS[0]
    for kinds in ((GAMES,), (GAMES, TURNS), (GAMES, PAYMENTS), KINDS):
        assert set(play_rows(Piece(simulation, 0, 2, kinds)).files) == set(kinds)


def test_the_tables_read_as_the_rows_were() -> None:
    played, rows = watched(SETTINGS[0], 2)
    turns = pl.read_parquet(io.BytesIO(as_parquet(TURNS, rows.turns)))
    payments = pl.read_parquet(io.BytesIO(as_parquet(PAYMENTS, rows.payments)))
    games = pl.read_parquet(io.BytesIO(as_parquet(GAMES, [game_row(played)])))
    assert turns.rows() == [tuple(row) for row in rows.turns]
    assert payments.rows() == [tuple(row) for row in rows.payments]
    assert games.rows() == [game_row(played)]


def test_a_table_without_rows_has_its_columns() -> None:
    assert frame_of(PAYMENTS, []).columns == ["game", "turn", "payer", "payee", "sum", "rule", "why", "square"]
