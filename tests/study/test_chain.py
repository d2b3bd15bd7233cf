"""The chain worked out from the rules is the one worked out from the printed board."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.editions import catalogue, load
from casedepart.engine import ADVANCE, TO_JAIL, Card, Rules
from casedepart.engine.rules import SQUARES
from casedepart.study.chain import visits
from tests.sim.chain import stationary


@pytest.mark.parametrize("leaves", [False, True], ids=["stays", "leaves"])
def test_the_chain_is_that_of_the_independent_one(leaves: bool) -> None:
    squares, jail = stationary(leaves)
    found = visits(load("classic").rules(), leaves)
    assert [100 * share for share in found.squares] == pytest.approx(squares, abs=1e-9)
    assert 100 * found.jail == pytest.approx(jail, abs=1e-9)


@pytest.mark.parametrize("name", catalogue())
def test_all_shares_together_are_one_in_every_edition(name: str) -> None:
    found = visits(load(name).rules(), True)
    assert sum(found.squares) + found.jail == pytest.approx(1, abs=1e-12)
    assert min(found.squares) >= -1e-15


def test_one_try_in_jail_means_leaving_with_the_first_roll() -> None:
    """A speed game of Winning Moves (J7): nobody stays a second roll, so jail is as rare as for who leaves at once."""
    rules = load("classic").rules("winning-moves", "speed")
    assert visits(rules, False).jail == pytest.approx(visits(rules, True).jail, rel=0.02)


def test_a_turn_has_as_many_rolls_as_doubles_make() -> None:
    """Out of jail: one roll, a sixth of a second, a thirty-sixth of a third; in jail a double gives none."""
    leaving = visits(load("classic").rules(), True).rolls_a_turn
    assert 1.17 < leaving <= 1 + 1 / 6 + 1 / 36


def test_decks_that_send_to_each_other_come_to_an_end() -> None:
    printed = load("classic").rules()
    decks = ((Card("on", ADVANCE, 2),), (Card("back", ADVANCE, 7),))
    found = visits(Rules(printed.board, decks, printed.choices), True)
    assert sum(found.squares) + found.jail == pytest.approx(1)


def test_a_deck_of_nothing_but_jail_sends_everyone_there() -> None:
    printed = load("classic").rules()
    jail = (Card("jail", TO_JAIL),)
    found = visits(Rules(printed.board, (jail, jail), printed.choices), True)
    assert [found.squares[at] for at in range(SQUARES) if printed.board[at].deck >= 0] == [0] * 6


def test_many_cards_that_lead_to_another_draw_are_no_long_sum(tmp_path: Path) -> None:
    """Of thirty cards all but one lead to the same deck again: a sum over every order of six would never end."""
    mine = tmp_path / "mine.toml"
    cards = 'on = { effect = "advance", to = 7, en = "Go on." }\npay = { effect = "pay", amount = 7, en = "Pay." }'
    deck = [*["on"] * 29, "pay"]
    mine.write_text(f'extends = "classic"\nid = "mine"\n[decks.chance]\ncards = {deck}\n[cards.chance]\n{cards}\n')
    found = visits(load(str(mine)).rules(), True)
    assert sum(found.squares) + found.jail == pytest.approx(1, abs=1e-12)
