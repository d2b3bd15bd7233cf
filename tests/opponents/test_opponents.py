"""Opponents from outside: they keep the contract everywhere, and do what their descriptions say."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from bench.opponents.__main__ import app
from bench.opponents.fixed_policy import A, B, C, LenientA, LenientB, LenientC
from bench.opponents.habits import Blocker, Cautious, Collector, Greedy, Tournament
from bench.opponents.opponent import Opponent
from bench.opponents.protocol import PUBLISHED
from casedepart.bots import Bot
from casedepart.editions import load
from casedepart.engine import CHANCE, Game, Goods, Offer
from casedepart.engine.actions import ACCEPT, BUILD, BUY, DECLINE, REJECT, ROLL, action, dice
from casedepart.testing import check_bot
from tests.owning import owning
from tests.properties.settings import ALL

STATION, DEAREST, UTILITY, LIGHT_BLUE, PINK = 15, 39, 12, 6, 11


KINDS: list[type[Bot]] = [A, B, C, LenientA, LenientB, LenientC, Greedy, Cautious, Collector, Blocker, Tournament]
PATIENCE = 30.0
"""Seconds for an answer: the machine may be busy."""


@pytest.mark.parametrize("kind", KINDS)
def test_an_opponent_plays_by_the_rules_of_any_edition(kind: type[Bot]) -> None:
    """Each plays every edition, and together they play every mode and option."""
    first = {spec.edition: spec for spec in reversed(ALL)}
    specs = [*first.values(), *ALL[KINDS.index(kind) :: len(KINDS)]]
    check_bot(kind, games=1, specs=specs, seconds_per_answer=PATIENCE).demand()


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_an_opponent_plays_by_the_rules_of_any_mode_and_option(kind: type[Bot]) -> None:
    check_bot(kind, games=3, seconds_per_answer=PATIENCE).demand()


def position(owns: dict[int, list[int]], cash: int) -> Game:
    """Three players on the classic board, the first to begin."""
    return owning(load("classic").rules(), 3, owns, cash)


def landed(square: int, left: int, owns: dict[int, list[int]] | None = None) -> Game:
    """The first player stands on a deed that is for sale, and would have so much cash left."""
    game = position(owns or {}, 1500)
    game.players[0].cash = game.rules.price[square] + left
    game.players[0].at = square - 3
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(1, 2))
    return game


@pytest.mark.parametrize(
    ("kind", "square", "left", "owns", "answer"),
    [
        pytest.param(A, PINK, 200, [], BUY, id="A buys with a salary left"),
        pytest.param(A, PINK, 199, [], DECLINE, id="A declines with less"),
        pytest.param(A, PINK, 0, [13, 14], BUY, id="A buys to the last coin what completes a group"),
        pytest.param(B, STATION, 0, [], BUY, id="B buys stations to the last coin"),
        pytest.param(B, DEAREST, 0, [], BUY, id="B buys the dearest to the last coin"),
        pytest.param(B, UTILITY, 399, [], DECLINE, id="B wants two salaries left for a utility"),
        pytest.param(C, LIGHT_BLUE, 0, [], BUY, id="C buys the light blue to the last coin"),
        pytest.param(C, DEAREST, 100, [], DECLINE, id="C cares for the dearest no more than for others"),
        pytest.param(Greedy, PINK, 0, [], BUY, id="the greedy buys to the last coin"),
        pytest.param(Cautious, PINK, 139, [], DECLINE, id="the cautious keeps half"),
    ],
)
def test_an_opponent_buys_as_described(
    kind: type[Opponent], square: int, left: int, owns: list[int], answer: int
) -> None:
    game = landed(square, left, {0: owns})
    assert kind().answer(game, 0) == action(answer)


@pytest.mark.parametrize(
    ("kind", "give", "get", "answer"),
    [
        pytest.param(A, Goods(221), Goods(squares=1 << 21), ACCEPT, id="A takes more than the price"),
        pytest.param(A, Goods(220), Goods(squares=1 << 21), REJECT, id="A takes no less"),
        pytest.param(LenientA, Goods(1), Goods(squares=1 << 21), ACCEPT, id="lenient, it takes next to nothing"),
        pytest.param(LenientA, Goods(), Goods(squares=1 << 21), REJECT, id="lenient, it wants something"),
        pytest.param(A, Goods(squares=1 << 19), Goods(500), ACCEPT, id="A pays any sum for a last deed"),
        pytest.param(B, Goods(299), Goods(squares=1 << 5), REJECT, id="B sells no station at its price"),
        pytest.param(Blocker, Goods(900), Goods(squares=1 << 14), REJECT, id="the blocker sells no last deed"),
        pytest.param(Tournament, Goods(900), Goods(squares=1 << 14), REJECT, id="nor does the tournament player"),
        pytest.param(Greedy, Goods(161), Goods(squares=1 << 14), ACCEPT, id="the greedy does"),
    ],
)
def test_an_opponent_deals_as_described(kind: type[Bot], give: Goods, get: Goods, answer: int) -> None:
    game = position({0: [11, 13, 19], 1: [5, 14, 16, 18, 21]}, 1000)
    game.apply(0, Offer(1, give, get))
    assert kind().react(game, 1) == action(answer, 0)


@pytest.mark.parametrize(("kind", "tallest"), [(C, 3), (Cautious, 3), (A, 5)])
def test_an_opponent_builds_as_high_as_described(kind: type[Opponent], tallest: int) -> None:
    game = position({0: [16, 18, 19]}, 9000)
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(4, 6))
    bot = kind()
    while (act := bot.answer(game, 0)).verb == BUILD:
        game.apply(0, act)
    assert [game.buildings[square] for square in (16, 18, 19)] == [tallest] * 3


def test_a_fixed_policy_agent_offers_a_swap_that_completes_both_groups_first() -> None:
    game = position({0: [16, 18, 13], 1: [11, 14, 19]}, 1000)
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(4, 6))
    assert A().answer(game, 0) == Offer(1, Goods(squares=1 << 13), Goods(squares=1 << 19))


def test_the_protocol_shows_what_was_published_beside_what_was_played() -> None:
    run = CliRunner().invoke(app, ["--bot", "steady", "--games", "24", "--cores", "1"])
    assert run.exit_code == 0, run.output
    assert all(f"{100 * won:.2f}" in run.output for won in PUBLISHED.values())


def test_the_protocol_gives_its_figures_to_a_program() -> None:
    run = CliRunner().invoke(app, ["--bot", "steady", "--games", "4", "--cores", "1", "--each", "--json"])
    found = json.loads(run.stdout)
    assert [row["against"] for row in found][:3] == ["three A", "three B", "three C"]
    assert all(row["games"] == 4 and "casedepart tournament" in row["provenance"]["command"] for row in found)
