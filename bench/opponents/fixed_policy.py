"""The fixed-policy agents A, B and C (rule-based baselines) that published learners were measured against.

T. Bonjour, M. Haliem, A. Alsalem, S. Thomas, H. Li, V. Aggarwal, M. Kejriwal, B. Bhargava: Decision Making in Monopoly
Using a Hybrid Deep Reinforcement Learning Approach, IEEE Transactions on Emerging Topics in Computational Intelligence,
2022; first as M. Haliem et al., arXiv:2103.00683, 2021.

What is told of them, in the paper and by the rules of the simulator that its authors published: all three strive for
complete groups, buy with the salary of a lap left over or to complete a group, mortgage for that, build on what is
complete, bid half way to the price and beyond it only for a last deed, leave jail with a salary in hand, offer one deed
for one or for cash (three quarters, the whole or five quarters of its price), sell when they are short of cash, and
take what completes a group for them or adds to their worth at printed prices. A cares for all deeds alike; B most for
the stations and the dearest group, least for the utilities; C for the stations, the orange and the light blue group,
and builds three houses and no more.

What is left open, and we chose: how much more a cherished deed is worth (half its price more), that it is bought to the
last coin and never offered for sale, the order of offers, three of them a turn, and none again for four rounds.

Text and simulator part ways in what they take. By the text a deal must complete a group or add to the worth: so it is
with A, B and C. The simulator's agents also take a loss, of any size, while a salary is left to them: so it is with
LenientA, LenientB and LenientC. Which of the two the published figures were won against, we cannot tell.
"""

from __future__ import annotations

from collections.abc import Iterator

from bench.opponents.deeds import completed, group_swaps, last_deeds, loose, others, share, to_buy, to_sell, to_swap
from bench.opponents.opponent import Opponent
from casedepart.engine import Game, Offer, Rules
from casedepart.engine.sets import members, size

CHERISHED = 150
"""Per cent of its price that a deed which such a player cherishes is worth to it."""
PRICES = (100, 125)
"""Per cent of the price that they pay for what they need, in the order in which they try."""
LIGHT_BLUE, ORANGE = 1, 3
"""Groups by their place round the board."""


class A(Opponent):
    """FP-A: all deeds alike."""

    lenient = False
    """Does it take any loss while a salary is left?"""

    def cherished(self, rules: Rules) -> int:
        """The deeds that it cares for most."""
        return 0

    def scorned(self, rules: Rules) -> int:
        """The deeds that it cares for least."""
        return 0

    def wants(self, game: Game, seat: int, square: int) -> bool:
        if self.cherished(game.rules) >> square & 1 or completed(game, seat, 1 << square):
            return True
        laps = 2 if self.scorned(game.rules) >> square & 1 else 1
        return game.players[seat].cash - game.rules.price[square] >= laps * self.reserve(game, seat)

    def limit(self, game: Game, seat: int, square: int) -> int:
        if completed(game, seat, 1 << square):
            return game.players[seat].cash
        return self.worth(game, 1 << square)

    def worth(self, game: Game, squares: int) -> int:
        """What deeds are worth to this player: their prices, more for what it cherishes."""
        cherished = squares & self.cherished(game.rules)
        return share(game, squares & ~cherished) + share(game, cherished, CHERISHED)

    def takes(self, game: Game, seat: int, proposer: int, offer: Offer) -> bool:
        """Yes to what completes a group and can be paid; else to what adds to its worth and leaves half a salary."""
        gives, gets = offer.get, offer.give
        player = game.players[seat]
        if gives.squares & player.whole:
            return False
        left = player.cash - gives.cash + gets.cash
        if completed(game, seat, gets.squares, gives.squares):
            return left >= 0
        if self.lenient and left >= self.reserve(game, seat):
            return gets.squares != 0 or gets.cash > 0
        gain = self.worth(game, gets.squares) - self.worth(game, gives.squares) + gets.cash - gives.cash
        return gain > 0 and left >= min(player.cash, self.reserve(game, seat) // 2)

    def ideas(self, game: Game, seat: int) -> Iterator[Offer]:
        if game.players[seat].cash < self.reserve(game, seat):
            yield from self.sales(game, seat)
        yield from self.swaps(game, seat)
        for percent in PRICES:
            for other, square in last_deeds(game, seat):
                yield to_buy(game, other, square, percent)
            for other in others(game, seat):
                for square in members(loose(game, other) & self.cherished(game.rules)):
                    yield to_buy(game, other, square, percent)

    def sales(self, game: Game, seat: int) -> Iterator[Offer]:
        """Loose deeds for cash: first to whom they complete a group, then to anyone; what is scorned goes first."""
        squares = members(loose(game, seat) & ~self.cherished(game.rules))
        scorned = self.scorned(game.rules)
        for percent in (125, 100, 75):
            for square in sorted(squares, key=lambda square: not scorned >> square & 1):
                for other in others(game, seat):
                    if (percent == 125) == bool(completed(game, other, 1 << square)):
                        yield to_sell(game, other, square, percent)

    def swaps(self, game: Game, seat: int) -> Iterator[Offer]:
        """One deed for one, without cash: for both a group, or for a last deed a loose one of a higher price."""
        yield from group_swaps(game, seat)
        for other, wanted in last_deeds(game, seat):
            for given in members(loose(game, seat) & ~self.cherished(game.rules)):
                same = game.rules.group[given] == game.rules.group[wanted]
                if not same and game.rules.price[given] > game.rules.price[wanted]:
                    yield to_swap(other, 1 << given, 1 << wanted)


class B(A):
    """FP-B: the stations and the dearest group first, the utilities last."""

    def cherished(self, rules: Rules) -> int:
        return rules.stations | max(rules.groups, key=lambda group: share_of(rules, group))

    def scorned(self, rules: Rules) -> int:
        return rules.utilities


class C(A):
    """FP-C: the stations, the orange and the light blue group first; three houses a street."""

    tallest = 3

    def cherished(self, rules: Rules) -> int:
        return rules.stations | rules.groups[LIGHT_BLUE] | rules.groups[ORANGE]


class LenientA(A):
    """FP-A as the simulator has it."""

    lenient = True


class LenientB(B):
    """FP-B as the simulator has it."""

    lenient = True


class LenientC(C):
    """FP-C as the simulator has it."""

    lenient = True


def share_of(rules: Rules, group: int) -> int:
    """The mean price of the deeds of a group."""
    squares = members(group)
    return sum(rules.price[square] for square in squares) // max(1, size(group))
