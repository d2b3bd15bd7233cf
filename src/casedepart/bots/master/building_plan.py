"""The building plan of a turn, by greedy search: one building after the other, while the chance to win grows."""

from __future__ import annotations

from typing import Final

from casedepart.bots.master.lookahead import Lookahead
from casedepart.bots.master.values import LEARNED, Network
from casedepart.bots.shrewd.investment import best_site
from casedepart.bots.shrewd.prospects import prospects_of
from casedepart.engine import height
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL

MOST_STEPS: Final = 15
"""Buildings that are thought of in one go."""
WAITING: Final = 0.001
"""What it costs, in the chance to win, to leave for later what can be built now."""


class BuildingPlan:
    """What to build this turn, and the chance to win with it."""

    def __init__(self, square: int, before: float, after: float) -> None:
        self.square: Final[int] = square
        """Where the first building goes; -1: nothing is built."""
        self.before: Final[float] = before
        self.after: Final[float] = after


NOTHING_TO_BUILD: Final = BuildingPlan(-1, 0.0, 0.0)


def building_plan(game: Game, seat: int, network: Network = LEARNED) -> BuildingPlan:
    """So many buildings, the most profitable first, that the chance to win is best."""
    first = best_site(prospects_of(game.rules), game, seat, True)
    if first < 0:
        return NOTHING_TO_BUILD
    lookahead = Lookahead(game, seat, network)
    square = first
    best = -1
    best_chance = lookahead.now
    after = lookahead.now
    for count in range(1, MOST_STEPS + 1):
        raise_one(lookahead.game, seat, square)
        found = lookahead.built_chance()
        if found + WAITING * count > best_chance:
            best = first
            best_chance = found + WAITING * count
            after = found
        square = best_site(lookahead.prospects, lookahead.game, seat, True)
        if square < 0:
            break
    return BuildingPlan(best, lookahead.now, after)


def raise_one(game: Game, seat: int, square: int) -> None:
    """One building more, in thought."""
    higher = height(game, square) + 1
    game.set_buildings(square, HOTEL if higher > game.rules.tall else higher)
    game.players[seat].cash -= game.rules.building[square]
