"""The figures of two variations side by side: each with its interval, the difference pair by pair, and a verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from casedepart.engine.sets import members
from casedepart.sim.chances.estimates import paired_difference
from casedepart.sim.comparison.significance import holm, p_value
from casedepart.sim.games import Played, Simulation
from casedepart.sim.intervals import Estimate, mean, open_where_alike, paired, share

SIGNIFICANT = 0.05
MORE, LESS, PERHAPS, NOISE = "more", "less", "perhaps", "noise"
"""Verdicts; perhaps: alone it would be more than noise, among so many figures it may be chance."""

ORDER_WINS, SEAT_WINS = "order-wins", "seat-wins"

Measure = Callable[[Played], float | None]
"""A figure of one game; None: this game has none."""


@dataclass(frozen=True)
class Figure:
    """One figure of both variations."""

    name: str
    place: int
    """Which seat, or which in the order of play, from 0; -1: it is of the whole game."""
    share: bool
    """A share of games, not a mean."""
    first: Estimate
    second: Estimate
    difference: Estimate
    """Second less first, on the same games."""
    p_value: float
    """How likely chance alone is to make such a difference."""
    p_value_holm: float = 1.0
    """The p-value, corrected for the other figures."""

    @property
    def verdict(self) -> str:
        """Whether the second is more, or less, or whether that may be noise."""
        return verdict(self.difference, self.p_value_holm)

    def as_json(self) -> dict[str, object]:
        """The figure, by the names it is known by."""
        found: dict[str, object] = {"figure": self.name}
        if self.place >= 0:
            found["place"] = self.place
        return {
            **found,
            "a": self.first.as_json(),
            "b": self.second.as_json(),
            "difference": self.difference.as_json(),
            "p_value": self.p_value,
            "p_value_holm": self.p_value_holm,
            "verdict": self.verdict,
        }


def verdict(difference: Estimate, corrected: float) -> str:
    """What a difference shows, by its p-value corrected for all that were looked at."""
    if corrected < SIGNIFICANT:
        return MORE if difference.value > 0 else LESS
    return NOISE if difference.low <= 0 <= difference.high else PERHAPS


def figures(first: Simulation, second: Simulation, pairs: Sequence[tuple[Played, Played]]) -> list[Figure]:
    """All figures that both have, corrected for each other."""
    found = [
        figure(name, place, is_share, measure, pairs) for name, place, is_share, measure in measures(first, second)
    ]
    there = [figure for figure in found if figure is not None]
    corrected = holm([figure.p_value for figure in there])
    return [replace(figure, p_value_holm=value) for figure, value in zip(there, corrected, strict=True)]


def measures(first: Simulation, second: Simulation) -> list[tuple[str, int, bool, Measure]]:
    """What is looked at: the whole game, then who wins."""
    whole: list[tuple[str, int, bool, Measure]] = [
        ("turns", -1, False, turns),
        ("capped", -1, True, capped),
        ("trades", -1, False, trades),
        ("bankruptcies", -1, False, bankruptcies),
        ("winner-worth", -1, False, winner_worth),
    ]
    tables = (first.bots, second.bots)
    # Where all bots of a table are alike, a seat means nothing, and who begins does.
    by_order = all(len(set(bots)) == 1 for bots in tables)
    name, won = (ORDER_WINS, won_in_order) if by_order else (SEAT_WINS, won_by_seat)
    return whole + [(name, place, True, won(place)) for place in range(min(map(len, tables)))]


def figure(
    name: str, place: int, is_share: bool, measure: Measure, pairs: Sequence[tuple[Played, Played]]
) -> Figure | None:
    """One figure, from the pairs in which both games have it."""
    first, second = common(measure, pairs)
    if len(first) < 2:
        return None
    before, after = (shares(side) if is_share else open_where_alike(mean(side)) for side in (first, second))
    return Figure(name, place, is_share, before, after, difference(first, second), p_value(first, second))


def common(measure: Measure, pairs: Iterable[tuple[Played, Played]]) -> tuple[list[float], list[float]]:
    """A figure of the first games and of the second, from the pairs in which both have it."""
    both = [(measure(one), measure(other)) for one, other in pairs]
    there = [(one, other) for one, other in both if one is not None and other is not None]
    return [one for one, _ in there], [other for _, other in there]


def shares(values: Sequence[float]) -> Estimate:
    """The share of games in which something was so, wholly or in part."""
    return share(sum(values), len(values))


def difference(first: Sequence[float], second: Sequence[float]) -> Estimate:
    """Second less first; of what is so or not, after Agresti and Min, who hold for rare cases too."""
    if not all(value in (0, 1) for value in (*first, *second)):
        return paired(first, second)
    return paired_difference(first, second)


def turns(game: Played) -> float:
    return float(game.turns)


def capped(game: Played) -> float:
    return float(not game.ended)


def trades(game: Played) -> float:
    return float(game.trades)


def bankruptcies(game: Played) -> float:
    return float(sum(turn >= 0 for turn in game.out_at))


def winner_worth(game: Played) -> float | None:
    """What the winners have at the end, on average."""
    return fmean(game.worths[seat] for seat in members(game.winners)) if game.winners else None


def won_by_seat(seat: int) -> Measure:
    return lambda game: game.share(seat)


def won_in_order(place: int) -> Measure:
    """Counted from who had the first turn; where the deal alone ended the game, nobody had."""
    return lambda game: None if game.starter < 0 else game.share((game.starter + place) % len(game.worths))
