"""How each bot of a tournament did: the share of games that it won, and its rating."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, permutations, product

from casedepart.sim.contests.ratings import GoodnessOfFit, Order, Rating, Round, goodness_of_fit, ratings
from casedepart.sim.games import Played
from casedepart.sim.intervals import Estimate, clustered, part_of

Seats = tuple[str, ...]
"""The bots by seat."""
Match = tuple[Seats, Played]
"""A game with who sat where."""

ANCHOR = "steady"
"""The bot that has 1500 points, where it plays; else it is the mean of all."""


@dataclass(frozen=True)
class Standing:
    """One bot, however many seats it has."""

    bot: str
    seats: int
    """How many of its name sit at the table."""
    games: int
    wins: float
    """Of all its seats; a shared win counts in part."""
    win_rate: Estimate
    """Of one of its seats."""
    fair: float
    """What a seat wins where all are equal, and every game is won."""
    place: float
    """The mean of its places: 1 is the first."""
    rating: Rating
    implied: float
    """The win rate of one of its seats that the rating implies; nobody wins the games that were cut off."""

    def as_json(self) -> dict[str, object]:
        """The figures, by the names they are known by."""
        return {
            "bot": self.bot,
            "seats": self.seats,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": round(self.win_rate.value, 6),
            "interval": [round(self.win_rate.low, 6), round(self.win_rate.high, 6)],
            "fair_share": round(self.fair, 6),
            "implied_win_rate": round(self.implied, 6),
            "mean_place": round(self.place, 4),
            "rating": round(self.rating.value, 1),
            "rating_interval": [round(self.rating.low, 1), round(self.rating.high, 1)],
        }


def standings(bots: Seats, rounds: Sequence[Sequence[Match]]) -> list[Standing]:
    """Every bot once, in the order in which they were named."""
    names = tuple(dict.fromkeys(bots))
    anchor = names.index(ANCHOR) if ANCHOR in names else None
    rated = ratings([orders_of(matches, names) for matches in rounds], len(names), anchor)
    return [standing(bot, bots, rounds, rating) for bot, rating in zip(names, rated, strict=True)]


def fit_of(bots: Seats, rounds: Sequence[Sequence[Match]]) -> GoodnessOfFit | None:
    """Whether the ratings' model fits what was played; None where that cannot be told."""
    names = tuple(dict.fromkeys(bots))
    return goodness_of_fit([orders_of(matches, names) for matches in rounds], len(names))


def orders_of(matches: Sequence[Match], names: Seats) -> Round:
    """The finishing orders of a round; games that were cut off have no winner, and say nothing of strengths."""
    found: Round = {}
    for seats, game in matches:
        if not game.winners:
            continue
        entries = [names.index(bot) for bot in seats]
        for order, weight in orders(places(game.winners, game.out_at, game.worths), entries).items():
            found[order] = found.get(order, 0.0) + weight
    return found


def places(winners: int, out_at: Sequence[int], worths: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The seats by place: winners first, then who went bankrupt last or never, then by worth; equals share a place."""

    def standing(seat: int) -> tuple[bool, bool, int, int]:
        return winners >> seat & 1 == 1, out_at[seat] < 0, out_at[seat], 0 if winners >> seat & 1 else worths[seat]

    seats = sorted(range(len(worths)), key=standing, reverse=True)
    return tuple(tuple(tied) for _, tied in groupby(seats, key=standing))


def orders(places: Sequence[Sequence[int]], entries: Sequence[int]) -> dict[Order, float]:
    """The orders of entries that a game speaks for, with their weights: who shares a place may come first or second."""
    tied = [sorted(set(permutations([entries[seat] for seat in place]))) for place in places]
    ways = list(product(*tied))
    return {tuple(entry for place in way for entry in place): 1 / len(ways) for way in ways}


def standing(bot: str, bots: Seats, rounds: Sequence[Sequence[Match]], rating: Rating) -> Standing:
    """What one bot did."""
    wins = [sum(won(bot, match) for match in matches) for matches in rounds]
    counts = [len(matches) for matches in rounds]
    seats, games = bots.count(bot), sum(counts)
    # Games on the same dice are not independent, rounds are.
    rate = part_of(clustered(wins, counts), seats)
    place = sum(mean_place(bot, match) for matches in rounds for match in matches) / games
    # Ratings come from the games that were won, and win rates are of all games.
    part_won = sum(bool(game.winners) for matches in rounds for _, game in matches) / games
    return Standing(bot, seats, games, sum(wins), rate, 1 / len(bots), place, rating, part_won * rating.implied)


def won(bot: str, match: Match) -> float:
    """What all seats of a bot won of one game."""
    seats, game = match
    return sum(game.share(seat) for seat, name in enumerate(seats) if name == bot)


def mean_place(bot: str, match: Match) -> float:
    """The mean place of a bot's seats in one game; who shares places has their mean."""
    seats, game = match
    found: list[float] = []
    before = 0
    for place in places(game.winners, game.out_at, game.worths):
        found += [before + (1 + len(place)) / 2 for seat in place if seats[seat] == bot]
        before += len(place)
    return sum(found) / len(found)
