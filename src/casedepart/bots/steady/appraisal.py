"""The steady bot's heuristic evaluation: what deeds and groups are worth, and the cash to keep back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from casedepart.bots.steady.outlook import dear_fine
from casedepart.engine.game import Game
from casedepart.engine.rules import HOTEL, Rules
from casedepart.engine.sets import first, members, size

RENT_WEIGHT: Final = 30
"""Per cent of the rents with three houses that a complete group is worth beyond its prices."""
NEAR_WEIGHT: Final = 35
"""Per cent that the streets of a group gain when only one is missing."""
RENT_SHARE: Final = 5
"""Of the worst rent that awaits, the part that is kept back: one in so many."""
LEAST_RESERVE: Final = 20
"""Cash kept back in any case."""


class Part:
    """Some deeds of a group, and what they are worth to their owner."""

    def __init__(self, squares: int, worth: int, before: Part | None) -> None:
        self.squares: Final[int] = squares
        self.worth: Final[int] = worth
        self.before: Final[Part | None] = before
        """The one that was looked at before it, of the same group: they are a chain."""


class Appraisal:
    """Values worked out once for a set of rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final[Rules] = rules
        self.whole: Final[tuple[int, ...]] = tuple([whole_worth(rules, group) for group in rules.groups])
        """What each complete group is worth."""
        self.dear_fine: Final[int] = dear_fine(rules)
        """A fine beyond this is not paid before it must be."""
        self.parts: Final[list[Part | None]] = [None] * len(rules.groups)
        """By group: the part of it that was looked at last. There are few, and each is looked at again and again."""

    def group_worth(self, group: int, owned: int) -> int:
        """What a player's part of a group is worth to them."""
        mine = owned & self.rules.groups[group]
        known = self.parts[group]
        while known is not None:
            if known.squares == mine:
                return known.worth
            known = known.before
        worth = self.part_worth(group, mine)
        self.parts[group] = Part(mine, worth, self.parts[group])
        return worth

    def part_worth(self, group: int, mine: int) -> int:
        """What a part of a group is worth to its owner, worked out from the prices printed on its deeds."""
        if mine == self.rules.groups[group]:
            return self.whole[group]
        total = 0
        count = size(mine)
        left: i64 = mine
        while left:
            total += self.rules.price[first(left)]
            left &= left - 1
        if count + 1 == len(self.rules.group_squares[group]):
            total += total * NEAR_WEIGHT // 100
        return total

    def deed_worth(self, game: Game, seat: int, square: int) -> int:
        """What one more deed is worth to a player: to have, and to keep from another."""
        group = self.rules.group[square]
        if group < 0:
            return self.rules.price[square] * 5 // 4
        owned = game.players[seat].owned
        gain = self.group_worth(group, owned | 1 << square) - self.group_worth(group, owned)
        if self.completes_for_another(game, seat, square):
            gain += self.rules.price[square]
        return gain

    def completes_for_another(self, game: Game, seat: int, square: int) -> bool:
        """Is it the last that someone else needs?"""
        others = self.rules.groups[self.rules.group[square]] & ~(1 << square)
        for other in range(len(game.players)):
            if other != seat and game.players[other].owned & others == others:
                return True
        return False

    def reserve(self, game: Game, seat: int) -> int:
        """Cash to keep back: a share of the worst rent that awaits."""
        return LEAST_RESERVE + self.worst_rent(game, seat) // RENT_SHARE

    def worst_rent(self, game: Game, seat: int) -> int:
        """The highest rent of another's built street."""
        worst = 0
        built: i64 = game.built & ~game.players[seat].owned
        while built:
            square = first(built)
            built &= built - 1
            worst = max(worst, self.rules.board[square].rent[game.buildings[square]])
        return worst


def appraisal_of(rules: Rules) -> Appraisal:
    """The values for these rules; the last ones worked out are kept."""
    appraisal = LAST[0] if LAST else None
    if appraisal is None or appraisal.rules is not rules:
        appraisal = Appraisal(rules)
        LAST[:] = [appraisal]
    return appraisal


LAST: Final[list[Appraisal]] = []


def whole_worth(rules: Rules, streets: int) -> int:
    """A complete group: its prices, and a share of its rents with three houses."""
    total = 0
    for square in members(streets):
        total += rules.price[square] + rules.board[square].rent[3] * RENT_WEIGHT // 100
    return total


def rent_gain(game: Game, square: int) -> int:
    """What the next building on a street adds to its rent."""
    level = game.buildings[square]
    rents = game.rules.board[square].rent
    if level == HOTEL:
        return 0
    higher = HOTEL if level >= game.rules.tall else level + 1
    return rents[higher] - rents[level]
