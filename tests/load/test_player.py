"""The scripted player: its answers are allowed, whatever the game asks."""

from __future__ import annotations

from typing import cast

import pytest

from bench.load.plan import PEOPLE
from bench.load.player import Move, next_move
from bench.load.wire import Game, Options, State, read_state
from casedepart.editions import catalogue, load
from casedepart.table import states
from casedepart.table.creation import opening_entry
from casedepart.table.entry import Sitter
from casedepart.table.keys import Roles, TableKeys, new_table_id
from casedepart.table.messages.opening import Start
from casedepart.table.messages.play import Act
from casedepart.table.settings import Settings
from casedepart.table.table import Table
from casedepart.table.wire.names import Verb

MOVES = 400


def table_of(edition: str) -> Table:
    """A table of four people whose game has begun."""
    settings = Settings(edition=edition, auction=0)
    sitters = [Sitter(name=name, key=name) for name in PEOPLE]
    table = Table.opened(opening_entry(settings, load(edition), new_table_id(), TableKeys(), sitters, 1))
    table.adopt(table.take(Start(id="start"), Roles(host=True), 1))
    return table


def seen(table: Table) -> State:
    """The state of a table, as far as a scripted player reads it."""
    roles = Roles(seats=(0,))
    return read_state(states.whole(states.shared(table, 1, []), states.you(table, roles)))


@pytest.mark.parametrize("edition", sorted(catalogue()))
def test_every_answer_is_allowed_in_every_edition(edition: str) -> None:
    table = table_of(edition)
    for number in range(MOVES):
        game = seen(table).game
        assert game is not None
        if game.over:
            break
        move = next_move(game, ())
        assert move is not None, "somebody can always act"
        act = Act(id=str(number), version=table.version, verb=cast(Verb, move.verb), n=move.n)
        table.adopt(table.take(act, Roles(seats=(move.seat,)), 1))
    assert table.version > MOVES or table.phase == "over"


def test_a_rent_is_claimed_before_anything_is_answered() -> None:
    visitor = Options(answers={"ends turn": []}, free={}, awaited=[])
    owner = Options(answers={}, free={"claims": [0]}, awaited=[])
    game = Game(over=False, asked=[0], options=[visitor, owner])
    assert next_move(game, ()) == Move(1, "claims", 0)
    assert next_move(game, {Move(1, "claims", 0)}) == Move(0, "ends turn")


def test_money_is_raised_before_anyone_goes_bankrupt() -> None:
    options = Options(answers={"goes bankrupt": []}, free={"mortgages": [5, 6]}, awaited=["settles"])
    game = Game(over=False, asked=[0], options=[options])
    assert next_move(game, ()) == Move(0, "mortgages", 5)
    assert next_move(game, {Move(0, "mortgages", 5)}) == Move(0, "goes bankrupt")
    assert next_move(game, {Move(0, "mortgages", 5), Move(0, "goes bankrupt")}) is None
