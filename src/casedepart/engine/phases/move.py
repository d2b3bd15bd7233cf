"""Moving a token: clockwise by the dice, or wherever a card sends it, with the salary on the way (T1, T4, C3)."""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BANK
from casedepart.engine.rules import SQUARES
from casedepart.engine.state import ARRIVE, BY_DICE, Position


def advance_to(game: Position, seat: int, square: int, errand: int) -> None:
    """Clockwise to a square; to the one where the token stands, once round the board (R13)."""
    advance(game, seat, (square - game.players[seat].at - 1) % SQUARES + 1, errand)


def advance(game: Position, seat: int, steps: int, errand: int) -> None:
    """Clockwise; passing or reaching GO pays the salary (T4); in the last lap the token stops there (W2)."""
    player = game.players[seat]
    start = player.at
    to = start + steps
    past_go = to >= SQUARES
    if past_go:
        to = 0 if game.last_lap else to - SQUARES
    if game.rules.variants:
        step_off(game, seat)
    player.at = to
    if game.log is not None:
        lap = steps == SQUARES
        rule = "T1" if errand == BY_DICE else "R13" if lap else "C3"
        game.note(events.MOVED, seat, square=to, n=start, rule=rule, why="lap" if lap else "")
    if past_go:
        reach_go(game, seat, to == 0)
    game.errand = errand
    game.stage = ARRIVE


def go_back_to(game: Position, seat: int, square: int, errand: int) -> None:
    """Backward: GO pays only when the token stops there (C3)."""
    player = game.players[seat]
    start = player.at
    step_off(game, seat)
    player.at = square
    game.note(events.MOVED, seat, square=square, n=start, rule="C3")
    if square == 0:
        reach_go(game, seat, True)
    game.errand = errand
    game.stage = ARRIVE


def step_off(game: Position, seat: int) -> None:
    """The token leaves its square."""
    for variant in game.rules.variants:
        variant.leaves_square(game, seat)


def reach_go(game: Position, seat: int, stops: bool) -> None:
    """The salary (T4); in the last lap the player is home and rolls no more (W2)."""
    salary = game.rules.salary
    for variant in game.rules.variants:
        salary = variant.salary(game, seat, stops, salary)
    game.pay(BANK, seat, salary)
    if game.log is not None:
        game.note(events.RECEIVED, seat, n=salary, rule="T4", why="salary")
    for variant in game.rules.variants:
        variant.reached_go(game, seat)
    if game.last_lap:
        game.players[seat].home = True
        game.again = False
        game.no_roll = "W2"
        game.note(events.HOME, seat, rule="W2")
