"""The features of a position for the value function: for each player a row of figures that fit any board."""

from __future__ import annotations

from math import sqrt
from typing import Final

from casedepart.bots.master.estate import Estate, survey
from casedepart.bots.shrewd.prospects import Prospects
from casedepart.engine.game import Game
from casedepart.engine.rules import SQUARES
from casedepart.engine.sets import first, size
from casedepart.engine.state import FREE
from casedepart.variants.sore_losers import figure, purse

FEATURES: Final = 53
TIME: Final = 160.0
"""Turns in a timed game, about."""
WITHIN_A_ROLL: Final = (1 << 11) - 1
"""The squares that two dice lead to, as a set, the nearest first."""
THROWS: Final = tuple([(6 - abs(steps - 7)) / 36 for steps in range(2, 13)])
"""How likely two dice show 2, 3 and so on, up to 12."""


class Sight:
    """What the features of all players share: the estates of those who are in, and the rents of every square."""

    def __init__(self, game: Game, prospects: Prospects, before: Sight | None = None, changed: int = 0) -> None:
        """The estates of all; after a change, of those players whom it has changed, the others being kept."""
        self.rents: list[float] = [0.0] * SQUARES if before is None else before.rents.copy()
        self.estates: list[Estate] = []
        self.paying: int = 0
        """The squares on which rent is due."""
        self.left: int = 0
        self.in_bank: float = size(game.bank_deeds) / 28.0
        """The part of all deeds that nobody has."""
        for seat in range(len(game.players)):
            if game.players[seat].out:
                self.estates.append(Estate())
                continue
            self.paying |= game.players[seat].owned & ~game.players[seat].mortgaged
            self.left += 1
            if before is not None and not changed >> seat & 1:
                self.estates.append(before.estates[seat])
            else:
                self.estates.append(survey(game, prospects, seat, self.rents))
        self.worth: float = 0.0
        self.cash: float = 0.0
        self.income: float = 0.0
        self.ready: float = 0.0
        self.soon: float = 0.0
        for estate in self.estates:
            self.worth += estate.worth()
            self.cash += estate.cash
            self.income += estate.income
            self.ready += estate.ready
            self.soon += estate.soon
        self.toll: list[float] = [0.0] * len(self.estates)
        self.takings: list[float] = [0.0] * len(self.estates)
        """The rent that each player's next roll costs, and that the others' next rolls bring each, on the average."""
        for seat in range(len(self.estates)):
            if not game.players[seat].out:
                self.roll(game, seat)

    def roll(self, game: Game, seat: int) -> None:
        """Count the next roll of one player; out of jail leads one in six."""
        visitor = game.players[seat]
        paying = self.paying & ~visitor.owned
        is_free = visitor.jail == FREE
        total = 0.0
        nearest = (visitor.at + 2) % SQUARES
        ahead = (paying >> nearest | (paying & WITHIN_A_ROLL) << SQUARES - nearest) & WITHIN_A_ROLL
        while ahead:
            steps = first(ahead)
            ahead &= ahead - 1
            square = (nearest + steps) % SQUARES
            likely = THROWS[steps] * self.rents[square]
            total += likely
            if is_free:
                owner = game.owners[square]
                # Not `+=`, which the compiler does with objects where they are in a list.
                self.takings[owner] = self.takings[owner] + likely
        self.toll[seat] = total if is_free else total / 6.0

    def lead(self, seat: int) -> float:
        """By how much a player's worth is more, or less, than the best of the others'."""
        best = 0.0
        for other in range(len(self.estates)):
            if other != seat:
                best = max(best, self.estates[other].worth())
        return self.estates[seat].worth() - best


class Figures:
    """Takes the features of one player, one after the other."""

    def put(self, figure: float) -> None:
        raise NotImplementedError


class FeatureRow(Figures):
    """Keeps them in a list: to learn from, and to look at."""

    def __init__(self) -> None:
        self.row: Final[list[float]] = []

    def put(self, figure: float) -> None:
        self.row.append(figure)


def figures(game: Game, prospects: Prospects, sight: Sight, seat: int) -> list[float]:
    """The feature vector of one player who is in the game."""
    into = FeatureRow()
    put_figures(game, prospects, sight, seat, into)
    return into.row


def put_figures(game: Game, prospects: Prospects, sight: Sight, seat: int, into: Figures) -> None:
    """Hand over the features of one player who is in the game, always in the same order."""
    estate = sight.estates[seat]
    put_own_figures(estate, sight.left - 1, into)
    put_figures_of_danger(game, prospects, sight, seat, into)
    put_figures_of_groups(game, estate, seat, into)
    put_figures_of_shares(sight, estate, into)
    put_figures_of_the_game(game, sight, seat, into)


def put_own_figures(estate: Estate, others: int, into: Figures) -> None:
    """Money, deeds, and what they earn from all the others in a round."""
    cash = estate.cash
    round_income = 5.0 * others
    into.put(cash)
    into.put(sqrt(cash) if cash > 0.0 else 0.0)
    into.put(cash / (cash + 0.1) if cash > 0.0 else 0.0)
    into.put(estate.loose)
    into.put(estate.deeds)
    into.put(estate.mortgaged)
    into.put(estate.built)
    into.put(estate.income * round_income)
    into.put(estate.ready * round_income)
    into.put(estate.soon * round_income)
    into.put(estate.full * round_income)
    # Where rents rise slowly, a first house may bring less than the double rent of a bare group.
    into.put(sqrt(max(0.0, estate.soon * round_income)))
    into.put(estate.houses / 32.0)


def put_figures_of_danger(game: Game, prospects: Prospects, sight: Sight, seat: int, into: Figures) -> None:
    """What the others take: on the average, at worst, and at the next roll."""
    estate = sight.estates[seat]
    cash = estate.cash
    all_of_it = cash + estate.loose
    short = 0.0
    ruin = 0.0
    worst = 0.0
    strongest = 0.0
    dear = 0
    for other in range(len(sight.estates)):
        if other != seat:
            highest = sight.estates[other].highest
            worst = max(worst, highest)
            strongest = max(strongest, sight.estates[other].soon)
            if highest > cash:
                dear |= game.players[other].owned
    rest = sight.paying & dear
    while rest:
        low = rest & -rest
        rest ^= low
        square = low.bit_length() - 1
        rent = sight.rents[square]
        if rent > cash:
            short += prospects.visits[square] * (rent - cash)
            if rent > all_of_it:
                ruin += prospects.visits[square]
    outflow = sight.income - estate.income
    jailed = 0.0 if game.players[seat].jail == FREE else 1.0
    into.put(outflow * 5.0)
    into.put((sight.ready - estate.ready) * 5.0)
    into.put((sight.soon - estate.soon) * 5.0)
    into.put(strongest * 5.0)
    into.put(short * 5.0)
    into.put(ruin)
    into.put(worst)
    into.put(cash / (cash + worst + 0.02) if cash > 0.0 else 0.0)
    into.put(all_of_it / (all_of_it + worst + 0.02) if all_of_it > 0.0 else 0.0)
    into.put(sight.toll[seat])
    into.put(sight.takings[seat])
    into.put(jailed)
    into.put(jailed * outflow * 5.0)


def put_figures_of_groups(game: Game, estate: Estate, seat: int, into: Figures) -> None:
    """Groups, whole and nearly so; stations, utilities, and with whom a swap would help both."""
    into.put(float(estate.wholes))
    into.put(1.0 if estate.wholes else 0.0)
    into.put(estate.near_bank * 5.0)
    into.put(estate.near_other * 5.0)
    into.put(estate.far * 5.0)
    into.put(estate.split * 5.0)
    into.put(estate.block * 5.0)
    into.put(float(estate.pairs))
    into.put(estate.stations / 4.0)
    into.put(estate.stations * estate.stations / 16.0)
    into.put(estate.utilities / 2.0)
    into.put(float(size(game.players[seat].cards)))


def put_figures_of_shares(sight: Sight, estate: Estate, into: Figures) -> None:
    """The player's part of all that there is; in thought, cash may be less than nothing."""
    into.put(estate.worth() / (max(0.0, sight.worth) + 0.01))
    into.put(estate.cash / (max(0.0, sight.cash) + 0.01))
    into.put(estate.income / (sight.income + 0.005))
    into.put(estate.ready / (sight.ready + 0.005))
    into.put(estate.soon / (sight.soon + 0.005))


def put_figures_of_the_game(game: Game, sight: Sight, seat: int, into: Figures) -> None:
    """How far the game is, and what counts where it ends by a count."""
    choices = game.rules.choices
    ends_by_count = choices.timed or choices.last_lap or choices.ends_at_bankruptcy or game.turns_left() >= 0
    lead = sight.lead(seat) if ends_by_count else 0.0
    into.put(1.0 if sight.left == 2 else 0.0)
    into.put(1.0 if sight.left == 3 else 0.0)
    into.put(sight.in_bank)
    into.put(min(1.0, game.houses_left / 32.0))
    into.put(elapsed(game))
    into.put(1.0 if ends_by_count else 0.0)
    into.put(lead)
    into.put(lead * (1.0 - sight.in_bank))
    into.put(purse(game).coins[seat] / 4.0)
    into.put(1.0 if figure(game) == seat else 0.0)


def elapsed(game: Game) -> float:
    """The part of a game with a set end that is over; 0 where there is none."""
    left = game.turns_left()
    if left >= 0:
        return game.turns / max(1, game.turns + left)
    return min(1.0, game.turns / TIME) if game.rules.choices.timed else 0.0
