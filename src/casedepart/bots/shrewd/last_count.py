"""The last count: what is counted where a game ends by a count, and how to play for it (Q5, W2)."""

from __future__ import annotations

from typing import Final

from casedepart.bots.steady.appraisal import rent_gain
from casedepart.bots.steady.outlook import rounds_left
from casedepart.engine import all_mortgaged, build_bar, mortgageable
from casedepart.engine.actions import BUILD, MORTGAGE, Action, action
from casedepart.engine.game import Game
from casedepart.engine.sets import members, size

ALL_BUT_OVER: Final = 2.0
"""Rounds before a count in which nothing that is built earns its price back."""


def last_count(game: Game, owned: int, cash: int, mortgaged: int) -> int:
    """In the last lap only money counts: one rent of each property, or its mortgage where that is more (W2)."""
    rules = game.rules
    total = cash
    stations = size(owned & rules.stations)
    for square in members(owned & ~mortgaged & ~rules.utilities):
        total += max(last_rent(game, owned, square, stations), rules.mortgage[square])
    for square in members(owned & ~mortgaged & rules.utilities):
        total += rules.mortgage[square]
    return total


def last_rent(game: Game, owned: int, square: int, stations: int) -> int:
    """What the bank pays for a street or a station after the last lap (W2)."""
    rules = game.rules
    if rules.stations >> square & 1:
        rents = rules.choices.station_rents
        return rents[min(stations, len(rents)) - 1]
    level = game.buildings[square]
    group = rules.groups[rules.group[square]]
    return rules.board[square].rent[level] * (2 if not level and owned & group == group else 1)


def is_last_lap_near(game: Game) -> bool:
    """Is the last lap on, or the game about to be counted as after it (W2)?"""
    return game.last_lap or (game.rules.choices.last_lap and 0.0 <= rounds_left(game) < ALL_BUT_OVER)


def ends_game(game: Game, square: int) -> bool:
    """Is it the last deed of a game that ends when all are bought (W2)?"""
    return game.rules.choices.last_lap and game.bank_deeds == 1 << square


def leads(game: Game, seat: int, price: int) -> bool:
    """Would this player win, if all were counted now and this price were paid (W2)?"""
    mortgaged = all_mortgaged(game)
    player = game.players[seat]
    mine = last_count(game, player.owned, player.cash - price, mortgaged)
    for other in members(game.seats_in() & ~(1 << seat)):
        player = game.players[other]
        if last_count(game, player.owned, player.cash, mortgaged) >= mine:
            return False
    return True


def last_moves(game: Game, seat: int) -> Action | None:
    """In the last lap only money counts: build what its rent pays for, mortgage what brings more so (W2)."""
    player = game.players[seat]
    for square in members(player.whole):
        if rent_gain(game, square) > game.rules.building[square] and not build_bar(game, seat, square):
            return action(BUILD, square)
    if not player.home:
        return None
    stations = size(player.owned & game.rules.stations)
    for square in members(mortgageable(game, seat)):
        utility = game.rules.utilities >> square & 1
        if utility or game.rules.mortgage[square] > last_rent(game, player.owned, square, stations):
            return action(MORTGAGE, square)
    return None
