"""The exact Markov chain: how often a token that only moves comes to each square, worked out from an edition's rules.

A state is what is known before a roll: the square and the doubles before it, or the failed tries in jail. One step is
one roll. Decks are taken as shuffled anew at every draw: with real ones a share differs by a few hundredths of a point.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from casedepart.engine import ADVANCE, BACK, BACK_TO, DOUBLES_TO_JAIL, NEAREST_STATION, NEAREST_UTILITY, TO_JAIL, throws
from casedepart.engine.effects import Card
from casedepart.engine.rules import DECK, GO_TO_JAIL, JAIL, SQUARES, Rules
from casedepart.engine.state import BY_DICE, SENT, SENT_TO_STATION, SENT_TO_UTILITY
from casedepart.sim.libraries import needed

with needed("study"):
    import numpy as np

IN_JAIL: Final = SQUARES
"""The place of those in jail; the jail square itself is that of those just visiting."""
MOST_CARDS: Final = 6
"""Cards in one roll after which a token stays: decks that send to each other would have no end."""
FIRST_IN_JAIL: Final = SQUARES * DOUBLES_TO_JAIL
"""The states: three a square, by doubles so far, then one for each failed try in jail."""


@dataclass(frozen=True)
class Stop:
    """Where a token comes to stand, what sent it there, and with what chance."""

    place: int
    errand: int
    chance: float


@dataclass(frozen=True)
class Transition:
    """What one throw makes of a state."""

    stop: Stop
    state: int
    dice: int


@dataclass(frozen=True)
class Visits:
    """How often a token comes to each square, as a share of all rolls."""

    squares: tuple[float, ...]
    jail: float
    rolls_a_turn: float
    to_station: tuple[float, ...]
    """The part of the visits that the card to the nearest station makes: its rent is doubled (C4)."""
    to_utility: tuple[float, ...]
    """The part that the card to the nearest utility makes: its rent takes a new roll (C4)."""
    dice: tuple[float, ...]
    """What the dice show on average for those who come by them."""

    def a_turn(self, square: int) -> float:
        """Visits to a square in one turn."""
        return self.squares[square] * self.rolls_a_turn


def visits(rules: Rules, leaves_jail: bool) -> Visits:
    """The exact chain of a token that leaves jail at once, or stays as long as it may."""
    arrivals = Arrivals(rules)
    states = range(FIRST_IN_JAIL + rules.jail_tries)
    steps = [list(transitions_from(arrivals, state, leaves_jail)) for state in states]
    return counted(steps, stationary(steps))


def transitions_from(arrivals: Arrivals, state: int, leaves_jail: bool) -> Iterator[Transition]:
    """Every throw from a state, and all that cards may make of it."""
    rules = arrivals.rules
    jail = rules.kind.index(JAIL)
    tries = state - FIRST_IN_JAIL
    jailed = tries >= 0 and not leaves_jail
    at, doubles = divmod(state, DOUBLES_TO_JAIL) if tries < 0 else (jail, 0)
    for first, second in throws():
        double = first == second
        if jailed and not double and tries + 1 < rules.jail_tries:
            yield Transition(Stop(IN_JAIL, BY_DICE, 1 / 36), state + 1, 0)
        elif not jailed and double and doubles + 1 == DOUBLES_TO_JAIL:
            yield Transition(Stop(IN_JAIL, BY_DICE, 1 / 36), FIRST_IN_JAIL, 0)
        else:
            again = doubles + 1 if double and not jailed else 0
            for stop in arrivals.stops((at + first + second) % SQUARES):
                there = FIRST_IN_JAIL if stop.place == IN_JAIL else stop.place * DOUBLES_TO_JAIL + again
                yield Transition(Stop(stop.place, stop.errand, stop.chance / 36), there, first + second)


class Arrivals:
    """Where a token comes to stand that arrives on a square, each worked out once (memoised)."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.known: Final[dict[tuple[int, int, int], list[Stop]]] = {}
        """By square, errand and cards drawn so far."""

    def stops(self, square: int, errand: int = BY_DICE, drawn: int = 0) -> list[Stop]:
        """Where a token that arrives here comes to stand."""
        key = square, errand, drawn
        if key not in self.known:
            self.known[key] = self.found(square, errand, drawn)
        return self.known[key]

    def found(self, square: int, errand: int, drawn: int) -> list[Stop]:
        """The same, worked out: all that its deck may make of it, added up by where it ends."""
        if self.rules.kind[square] == GO_TO_JAIL:
            return [Stop(IN_JAIL, BY_DICE, 1.0)]
        if self.rules.kind[square] != DECK or drawn == MOST_CARDS:
            return [Stop(square, errand, 1.0)]
        deck = self.rules.decks[self.rules.board[square].deck]
        chances: dict[tuple[int, int], float] = {}
        for card in deck:
            for stop in self.after_card(square, errand, card, drawn):
                end = stop.place, stop.errand
                chances[end] = chances.get(end, 0.0) + stop.chance / len(deck)
        return [Stop(*end, chance) for end, chance in chances.items()] or [Stop(square, errand, 1.0)]

    def after_card(self, square: int, errand: int, card: Card, drawn: int) -> list[Stop]:
        """Where a card leaves a token, or sends it (C4)."""
        rules = self.rules
        if card.effect == TO_JAIL:
            return [Stop(IN_JAIL, BY_DICE, 1.0)]
        if card.effect in (ADVANCE, BACK_TO):
            return self.stops(card.n, SENT, drawn + 1)
        if card.effect == BACK:
            return self.stops((square - card.n) % SQUARES, SENT, drawn + 1)
        if card.effect == NEAREST_STATION and rules.stations:
            return self.stops(nearest(square, rules.stations), SENT_TO_STATION, drawn + 1)
        if card.effect == NEAREST_UTILITY and rules.utilities:
            return self.stops(nearest(square, rules.utilities), SENT_TO_UTILITY, drawn + 1)
        return [Stop(square, errand, 1.0)]


def nearest(square: int, wanted: int) -> int:
    """The next of these squares, clockwise."""
    steps = 1
    while not wanted >> (square + steps) % SQUARES & 1:
        steps += 1
    return (square + steps) % SQUARES


def stationary(steps: list[list[Transition]]) -> list[float]:
    """The chain's stationary distribution: as many come to a state as leave it, and all together are one."""
    count = len(steps)
    balance = -np.eye(count)
    for state, found in enumerate(steps):
        for step in found:
            balance[step.state, state] += step.stop.chance
    balance[-1] = 1.0
    return [float(share) for share in np.linalg.solve(balance, np.eye(count)[-1])]


def counted(steps: list[list[Transition]], shares: list[float]) -> Visits:
    """The visits of all states together."""
    places = [0.0] * (SQUARES + 1)
    by_card = {SENT_TO_STATION: [0.0] * SQUARES, SENT_TO_UTILITY: [0.0] * SQUARES}
    dice = [[0.0, 0.0] for _ in range(SQUARES + 1)]
    for found, share in zip(steps, shares, strict=True):
        for step in found:
            part = share * step.stop.chance
            places[step.stop.place] += part
            if step.stop.errand in by_card:
                by_card[step.stop.errand][step.stop.place] += part
            elif step.stop.errand == BY_DICE:
                dice[step.stop.place][0] += part * step.dice
                dice[step.stop.place][1] += part
    begun = sum(share for state, share in enumerate(shares) if state >= FIRST_IN_JAIL or state % DOUBLES_TO_JAIL == 0)
    means = tuple(total / weight if weight else 0.0 for total, weight in dice[:SQUARES])
    station, utility = by_card[SENT_TO_STATION], by_card[SENT_TO_UTILITY]
    return Visits(tuple(places[:SQUARES]), places[IN_JAIL], 1 / begun, tuple(station), tuple(utility), means)
