"""Investment in buildings where the return is best: by the rent that the next house brings for its price."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.prospects import Prospects
from casedepart.bots.steady.appraisal import rent_gain
from casedepart.bots.steady.funds import best_street, cheapest, is_free_of_evenness
from casedepart.engine import build_bar, height, mortgageable, site_bar, wants_hotel
from casedepart.engine.actions import BUILD, MORTGAGE, Action, action
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL
from casedepart.engine.sets import members

WORTH_A_MORTGAGE: Final = 3
"""Up to so many houses a street pays so well that other deeds are mortgaged for it."""


def best_site(prospects: Prospects, game: Game, seat: int, affordable: bool) -> int:
    """The street of a whole group where the next building brings most for its price; -1: none."""
    rules = game.rules
    if affordable and is_free_of_evenness(rules):
        return best_street(game, seat, game.players[seat].cash, prospects.visits)
    best = -1
    best_yield = 0.0
    for square in members(game.players[seat].whole):
        if game.buildings[square] == HOTEL or site_bar(game, seat, square):
            continue
        found = prospects.visits[square] * rent_gain(game, square) / max(1, rules.building[square])
        if found > best_yield and not (affordable and build_bar(game, seat, square)):
            best = square
            best_yield = found
    return best


def build_where_it_pays(prospects: Prospects, game: Game, seat: int, spare: int) -> Action | None:
    """Build there, if the cash to spare covers it."""
    if spare <= 0:
        return None
    square = best_site(prospects, game, seat, True)
    return action(BUILD, square) if square >= 0 and game.rules.building[square] <= spare else None


def mortgage_to_build(prospects: Prospects, game: Game, seat: int, spare: int) -> Action | None:
    """Mortgage a loose street or utility for the first houses of a group, where that brings enough."""
    square = best_site(prospects, game, seat, False)
    if square < 0 or height(game, square) >= WORTH_A_MORTGAGE or game.in_debt(seat):
        return None
    if (game.hotels_left if wants_hotel(game, square) else game.houses_left) == 0:
        return None
    rules = game.rules
    if rules.choices.buildings_stay:
        # What is built cannot be sold again: who mortgages for it has nothing left when rent is due.
        return None
    loose = mortgageable(game, seat) & ~game.players[seat].whole & ~rules.stations
    brings = 0
    for deed in members(loose):
        brings += rules.mortgage[deed]
    if not loose or spare + brings < rules.building[square] or spare >= rules.building[square]:
        return None
    return action(MORTGAGE, cheapest(rules.price, loose))


def steps_built(game: Game, group: int) -> int:
    """How far a group is built, on the average."""
    total = 0
    squares = game.rules.group_squares[group]
    for square in squares:
        total += height(game, square)
    return total // len(squares)
