"""Learning: games that can be played again, a network that learns, and weights that are read as they were written."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy")

from bench import training_net as learning
from bench.training import contest
from bench.training_bots import HAGGLER, Weights
from bench.training_games import Lesson, PositionNotes, games_of
from casedepart.bots.master import weights
from casedepart.bots.master.values import network_of

KEPT = Weights(weights.HIDDEN, weights.WEIGHTS)
LESSON = Lesson("test", 6, ("classic", "classic:speed"), ("steady", HAGGLER), 0.2, KEPT)


@pytest.fixture(scope="module")
def notes() -> PositionNotes:
    return games_of(LESSON, 0, 6)


def test_a_game_follows_from_the_seed_and_its_number_alone(notes: PositionNotes) -> None:
    again = games_of(LESSON, 0, 2)
    again.add(games_of(LESSON, 2, 6))
    assert (again.rows, again.shares) == (notes.rows, notes.shares)


def test_every_position_has_one_win_to_share(notes: PositionNotes) -> None:
    _, shares = learning.tables(notes)
    assert notes.count > 20
    for position in shares:
        assert sum(share for share in position if share > 0) == pytest.approx(1.0, abs=1e-4)


def test_learning_lowers_the_cross_entropy(notes: PositionNotes) -> None:
    rows, shares = learning.tables(notes)
    network = learning.TrainedNetwork("test")
    before = learning.cross_entropy(network, rows, shares)
    for _ in range(60):
        network.step(rows, shares, learning.RATE)
    assert learning.cross_entropy(network, rows, shares) < 0.8 * before


def test_weights_are_read_as_they_were_written(notes: PositionNotes) -> None:
    rows, shares = learning.tables(notes)
    network = learning.TrainedNetwork("test")
    network.step(rows, shares, learning.RATE)
    read = network_of(learning.HIDDEN, network.written())
    lit, _ = network.chances(rows[:1], shares[:1])
    score = float(lit[0, 0] @ network.outer + rows[0, 0] @ network.direct)
    assert read.score([float(figure) for figure in rows[0, 0]]) == pytest.approx(score, abs=0.01)


@pytest.mark.long
def test_a_generation_is_no_better_than_itself() -> None:
    assert contest(KEPT, KEPT, 6, 1, "test").value == pytest.approx(0.25)
