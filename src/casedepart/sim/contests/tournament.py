"""Tournament: bots play each other in every arrangement of the seats, and are rated.

The games of a round have the same dice: what luck gives to a seat, it gives to each bot in its turn.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import permutations

from casedepart.sim.contests.ratings import GoodnessOfFit
from casedepart.sim.contests.standings import Match, Seats, Standing, fit_of, standings
from casedepart.sim.executors import Cores, Executor, Progress
from casedepart.sim.games import Simulation
from casedepart.sim.pieces import Piece, in_pieces, pieces_of, play_told, without_collector

PIECE = 24
"""Games in one piece of work."""
MOST_IN_A_ROUND = 24
"""All arrangements of four different bots make one round; of more bots a round takes some, others each time."""


@dataclass(frozen=True)
class Tournament:
    """What came of it."""

    simulation: Simulation
    games: int
    capped: int
    """Games cut off at the most turns: nobody won them."""
    round_size: int
    """Games in a round; all of them have the same dice."""
    standings: list[Standing]
    """In the order in which the bots were named."""
    fit: GoodnessOfFit | None
    """Whether the ratings' model holds; None where too little was played to tell."""
    matches: list[Match]
    """Every game, with who sat where."""

    def as_json(self) -> dict[str, object]:
        """The figures, by the names they are known by."""
        return {
            "games": self.games,
            "capped": self.capped,
            "seed": self.simulation.seed,
            "setting": self.simulation.as_json(),
            "round": {"games": self.round_size, "same_dice": True, "full_rounds": self.games // self.round_size},
            "bots": [standing.as_json() for standing in self.standings],
            "goodness_of_fit": self.fit.as_json() if self.fit else None,
        }


def distinct(bots: Seats) -> int:
    """In how many ways the bots can sit, those of one name being alike."""
    return math.factorial(len(bots)) // math.prod(math.factorial(count) for count in Counter(bots).values())


def round_size(bots: Seats) -> int:
    """Games in a round."""
    ways = distinct(bots)
    return ways if ways <= MOST_IN_A_ROUND else len(bots)


def arrangements(bots: Seats, seed: str, number: int) -> list[Seats]:
    """How the bots sit in each game of a round; any of its games in a row turn the table by one seat at a time."""
    if distinct(bots) <= MOST_IN_A_ROUND:
        return list(dict.fromkeys(turned for rest in permutations(bots[1:]) for turned in turns((bots[0], *rest))))
    rest = list(bots[1:])
    random.Random(f"{seed}:{number}:seats").shuffle(rest)
    return turns((bots[0], *rest))


def turns(bots: Seats) -> list[Seats]:
    """Every rotation of the players round the table."""
    return [bots[shift:] + bots[:shift] for shift in range(len(bots))]


def play_piece(piece: Piece) -> list[Match]:
    """The games of one piece, in order."""
    rules = piece.simulation.rules()
    with without_collector():
        return [
            (seats, play_told(replace(piece.simulation, bots=seats), rules, number))
            for number, seats in map(seating(piece.simulation), piece.numbers())
        ]


def seating(simulation: Simulation) -> Callable[[int], tuple[int, Seats]]:
    """For the number of a game: the round, which gives its dice, and who sits where."""
    size = round_size(simulation.bots)

    def of(game: int) -> tuple[int, Seats]:
        number, place = divmod(game, size)
        return number, arrangements(simulation.bots, simulation.seed, number)[place]

    return of


def tournament(
    simulation: Simulation, games: int, run: Executor | None = None, progress: Progress | None = None
) -> Tournament:
    """Play so many games; `progress` is told how many each piece had."""
    return summed_up(simulation, in_pieces(play_piece, pieces_of(simulation, games, PIECE), run or Cores(), progress))


def summed_up(simulation: Simulation, matches: list[Match]) -> Tournament:
    """The figures of all games, which come in order."""
    size = round_size(simulation.bots)
    rounds = [matches[first : first + size] for first in range(0, len(matches), size)]
    capped = sum(not game.ended for _, game in matches)
    found, fit = standings(simulation.bots, rounds), fit_of(simulation.bots, rounds)
    return Tournament(simulation, len(matches), capped, size, found, fit, matches)
