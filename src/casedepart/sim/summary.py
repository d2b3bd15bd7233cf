"""What came of many games, in figures with their 95 % intervals."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterable

from casedepart.engine.actions import BANK
from casedepart.engine.sets import members
from casedepart.sim.games import Played, Simulation
from casedepart.sim.intervals import Estimate, around, open_where_alike, part_of, quantile, share

PARTS = math.lcm(*range(1, 9))
"""A win is counted in parts that eight players can share, so that sums are exact in any order."""
QUANTILES = (0.05, 0.25, 0.75, 0.95)


class Sum:
    """Whole numbers added up, with their squares: enough for a mean and its interval."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> Estimate:
        """The mean of all that was added."""
        found = self.total / self.count
        if self.count == 1:
            return Estimate(found, -math.inf, math.inf, 1)
        spread = self.squares * self.count - self.total * self.total
        return open_where_alike(around(found, math.sqrt(spread / (self.count * (self.count - 1))), self.count))


class Summary:
    """Games added one by one, in any order; little is kept of each."""

    def __init__(self, simulation: Simulation) -> None:
        seats = len(simulation.bots)
        self.simulation = simulation
        self.games = 0
        self.seconds = 0.0
        self.timed = 0
        """Games that took these seconds: those of a run that was gone on with are not among them."""
        self.capped = 0
        """Games cut off at the most turns."""
        self.lengths = array("i")
        """In turns, as the games came in."""
        self.ordered = array("i")
        """The lengths from the shortest on, once someone has asked."""
        self.wins = [0] * seats
        """By seat; who shares a win has it too."""
        self.parts = [0] * seats
        """By seat, in parts of a win."""
        self.turns = Sum()
        self.trades = Sum()
        self.bankruptcies = Sum()
        self.ruined = [[0] * (seats + 1) for _ in range(seats)]
        """By who went bankrupt, then to whom: each seat, and the bank last."""

    def add_all(self, games: Iterable[Played]) -> None:
        """Count some games."""
        for game in games:
            self.add(game)

    def add(self, game: Played) -> None:
        """Count one game."""
        self.games += 1
        self.capped += not game.ended
        self.lengths.append(game.turns)
        self.turns.add(game.turns)
        self.trades.add(game.trades)
        self.bankruptcies.add(len(game.out_at) - game.out_at.count(-1))
        for seat in members(game.winners):
            self.wins[seat] += 1
            self.parts[seat] += PARTS // game.winners.bit_count()
        for seat, turn in enumerate(game.out_at):
            if turn >= 0:
                creditor = game.out_by[seat]
                self.ruined[seat][-1 if creditor == BANK else creditor] += 1

    def win_share(self, seat: int) -> Estimate:
        """The share of games that a seat won; a shared win counts in part."""
        return share(self.parts[seat] / PARTS, self.games)

    def bot_share(self, bot: str) -> Estimate:
        """The share that each of the seats of this bot won, on average.

        Seats at one table do not win independently: the games are counted, and not the seats.
        """
        seats = [seat for seat, name in enumerate(self.simulation.bots) if name == bot]
        return part_of(share(sum(self.parts[seat] for seat in seats) / PARTS, self.games), len(seats))

    def quantile(self, part: float) -> Estimate:
        """The length in turns that such a part of the games stayed below."""
        if len(self.ordered) != self.games:
            self.ordered = array("i", sorted(self.lengths))
        return quantile(self.ordered, part)

    def capped_share(self) -> Estimate:
        """The share of games that were cut off."""
        return share(self.capped, self.games)

    def as_json(self) -> dict[str, object]:
        """The figures, by the names they are known by."""
        return {
            "games": self.games,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.timed / self.seconds, 1) if self.seconds else None,
            "turns": self.turns_as_json(),
            "capped": self.capped,
            "capped_share": self.capped_share().as_json(),
            "wins": self.wins,
            "seats": [
                {"seat": seat, "bot": bot, **self.win_share(seat).as_json()}
                for seat, bot in enumerate(self.simulation.bots)
            ],
            "bots": [{"bot": bot, **self.bot_share(bot).as_json()} for bot in dict.fromkeys(self.simulation.bots)],
            "trades": self.trades.mean().as_json(),
            "bankruptcies": self.bankruptcies.mean().as_json(),
            "bankrupt_to": self.ruined,
        }

    def turns_as_json(self) -> dict[str, object]:
        """How long the games were."""
        mean, median = self.turns.mean().as_json(), self.quantile(0.5).as_json()
        return {
            "mean": mean["value"],
            "mean_interval": mean["interval"],
            "median": median["value"],
            "median_interval": median["interval"],
            "quantiles": {f"{part:.2f}": self.quantile(part).as_json() for part in QUANTILES},
        }


def sum_up(simulation: Simulation, games: Iterable[Played]) -> Summary:
    """The figures of games that were played."""
    summary = Summary(simulation)
    summary.add_all(games)
    summary.timed = summary.games
    return summary
