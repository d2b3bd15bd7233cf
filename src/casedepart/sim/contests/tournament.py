"""Tournament: bots play each other in every arrangement of the seats, and are rated.

The games of a round have the same dice: what luck gives to a seat, it gives to each bot in its turn.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace

from casedepart.sim.contests.arrangements import Seats, arrangements, round_size
from casedepart.sim.contests.standings import Match, Standing, standings
from casedepart.sim.executors import Cores, Executor
from casedepart.sim.games import Played, Setting, play_one
from casedepart.sim.simulate import without_collector

PIECE = 24
"""Games in one piece of work."""


@dataclass(frozen=True)
class Tournament:
    """What came of it."""

    setting: Setting
    games: int
    capped: int
    """Games cut off at the most turns: nobody won them."""
    round_size: int
    """Games in a round; all of them have the same dice."""
    standings: list[Standing]
    """In the order in which the bots were named."""

    def as_json(self) -> dict[str, object]:
        """The figures, by the names they are known by."""
        setting = self.setting
        return {
            "games": self.games,
            "capped": self.capped,
            "seed": setting.seed,
            "setting": {
                "edition": setting.edition,
                "ruleset": setting.ruleset,
                "mode": setting.mode,
                "options": list(setting.options),
                "bots": list(setting.bots),
            },
            "round": {"games": self.round_size, "same_dice": True, "full_rounds": self.games // self.round_size},
            "bots": [standing.as_json() for standing in self.standings],
        }


@dataclass(frozen=True)
class Piece:
    """Some games of a tournament, by their numbers."""

    setting: Setting
    first: int
    count: int


def play_piece(piece: Piece) -> list[Match]:
    """The games of one piece, in order."""
    rules = piece.setting.rules()
    with without_collector():
        return [
            (seats, play_one(replace(piece.setting, bots=seats), rules, number))
            for number, seats in map(seating(piece.setting), range(piece.first, piece.first + piece.count))
        ]


def seating(setting: Setting) -> Callable[[int], tuple[int, Seats]]:
    """For the number of a game: the round, which gives its dice, and who sits where."""
    size = round_size(setting.bots)

    def of(game: int) -> tuple[int, Seats]:
        number, place = divmod(game, size)
        return number, arrangements(setting.bots, setting.seed, number)[place]

    return of


def tournament(
    setting: Setting, games: int, run: Executor | None = None, progress: Callable[[int], None] | None = None
) -> Tournament:
    """Play so many games; `progress` is told how many each piece had."""
    pieces = [Piece(setting, first, min(PIECE, games - first)) for first in range(0, games, PIECE)]
    played: list[list[Match]] = [[] for _ in pieces]
    with closing((run or Cores()).run(play_piece, pieces)) as done:
        for place, results in done:
            played[place] = results
            if progress is not None:
                progress(len(results))
    return summed_up(setting, [match for results in played for match in results])


def summed_up(setting: Setting, matches: list[tuple[Seats, Played]]) -> Tournament:
    """The figures of all games, which come in order."""
    size = round_size(setting.bots)
    rounds = [matches[first : first + size] for first in range(0, len(matches), size)]
    capped = sum(not game.ended for _, game in matches)
    return Tournament(setting, len(matches), capped, size, standings(setting.bots, rounds))
