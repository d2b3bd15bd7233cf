"""Rows of turns and payments: they account for the game, and reading them changes nothing."""

from __future__ import annotations

import io

import polars as pl
import pytest

from casedepart.engine import BANK
from casedepart.sim.games import Played, Setting, play_one
from casedepart.sim.kept.parquet import as_parquet, frame_of, game_row
from casedepart.sim.kept.rows import GAMES, KINDS, PAYMENTS, TURNS, Rows
from casedepart.sim.pieces import Piece, play_rows, watch_one

SETTINGS = [
    Setting("classic", None, "standard", (), ("steady",) * 4, "rows"),
    Setting("duel-masters", None, "speed", ("fight",), ("random",) * 3, "rows"),
    Setting("pokemon", None, "standard", ("powers",), ("steady",) * 4, "rows"),
    Setting("sore-losers", None, "standard", (), ("steady",) * 4, "rows"),
    Setting("classic", None, "timed", (), ("steady", "random"), "rows"),
]
each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting.edition}-{setting.mode}")


def watched(setting: Setting, number: int) -> tuple[Played, Rows]:
    return watch_one(setting, setting.rules(), number)


@each_setting
def test_who_is_watched_plays_the_same_game(setting: Setting) -> None:
    for number in range(3):
        assert watched(setting, number)[0] == play_one(setting, setting.rules(), number)


@each_setting
def test_there_is_a_row_for_each_turn_and_it_tells_who_had_it(setting: Setting) -> None:
    played, rows = watched(setting, 0)
    assert [row.turn for row in rows.turns] == list(range(1, played.turns + 1))
    assert rows.turns[0].seat == played.starter
    assert all(0 <= row.square < 40 for row in rows.turns)
    last = rows.turns[-1]
    assert last.worth == played.worths[last.seat]


@each_setting
def test_payments_account_for_all_the_cash(setting: Setting) -> None:
    """What a player has as their turn ends is what they began with and what changed hands since."""
    rows = watched(setting, 1)[1]
    cash = [setting.rules().choices.cash] * len(setting.bots)
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
    setting = SETTINGS[0]
    for kinds in ((GAMES,), (GAMES, TURNS), (GAMES, PAYMENTS), KINDS):
        assert set(play_rows(Piece(setting, 0, 2, kinds)).files) == set(kinds)


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
