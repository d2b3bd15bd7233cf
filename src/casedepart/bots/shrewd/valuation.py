"""What things are worth to one who counts: a deed more, and the cash to keep back."""

from __future__ import annotations

from typing import Final

from casedepart.bots.shrewd.habits import Habits
from casedepart.bots.shrewd.prospects import Prospects, prospects_of
from casedepart.bots.shrewd.reckoning import Reckoning
from casedepart.bots.steady.appraisal import Appraisal
from casedepart.bots.steady.outlook import rounds_left
from casedepart.engine import all_mortgaged
from casedepart.engine.events import NOBODY
from casedepart.engine.game import Game
from casedepart.engine.rules import Rules
from casedepart.engine.sets import first, members, size
from casedepart.variants.sore_losers import figure, purse

LEAST: Final = 3
"""Units of cash to keep in any case."""
TURNS_KEPT: Final = 3.5
"""The rents of how many turns are kept back."""
TURNS_KEPT_FOR_GOOD: Final = 10.0
"""The rents of how many turns are kept back where buildings cannot be sold again (B8)."""


class Dangers:
    """The rent a turn that threatens each player; the last ones are kept, since all players ask for the same."""

    def __init__(self, game: Game, mortgaged: int, rents: list[float]) -> None:
        self.game: Final[Game] = game
        self.transfers: Final[int] = game.transfers
        self.mortgaged: Final[int] = mortgaged
        self.buildings: Final[bytes] = game.buildings
        self.figure: Final[int] = figure(game)
        """All that they were worked out from."""
        self.rents: Final[list[float]] = rents

    def fit(self, game: Game, mortgaged: int) -> bool:
        """Are they still the same in this position?"""
        if self.game is not game or self.transfers != game.transfers or self.mortgaged != mortgaged:
            return False
        return self.buildings is game.buildings and self.figure == figure(game)


LAST: Final[list[Dangers]] = []


class Valuation(Appraisal):
    """The values of one bot, under one set of rules."""

    def __init__(self, rules: Rules, habits: Habits) -> None:
        super().__init__(rules)
        self.habits: Final[Habits] = habits
        self.prospects: Final[Prospects] = prospects_of(rules)

    def reckoning(self, game: Game) -> Reckoning:
        """The estates of a position."""
        needs = [self.needed(game, seat) for seat in range(len(game.players))]
        for debt in game.debts:
            needs[debt.debtor] += debt.amount()
        return Reckoning(game, self.prospects, needs)

    # One deed

    def deed_worth(self, game: Game, seat: int, square: int) -> int:
        """What one more deed is worth: to have, or to keep from another."""
        reckoning = self.reckoning(game)
        mine = reckoning.added(seat, square)
        theirs = 0
        for other in range(len(game.players)):
            if other != seat and not game.players[other].out and not game.players[other].owned >> square & 1:
                theirs = max(theirs, reckoning.added(other, square))
        return max(mine, (mine + theirs) // 2 if theirs > mine else mine)

    # Cash

    def reserve(self, game: Game, seat: int) -> int:
        """Cash to keep back: the rents of a few turns."""
        return self.needed(game, seat) * self.habits.reserve // 100

    def needed(self, game: Game, seat: int) -> int:
        """Cash that any player, whatever their habits, should keep back."""
        turns = TURNS_KEPT_FOR_GOOD if self.rules.choices.buildings_stay else TURNS_KEPT
        rounds = rounds_left(game)
        if 0.0 <= rounds < turns:
            turns = rounds
        return LEAST * self.prospects.unit + int(turns * self.danger(game, seat))

    def danger(self, game: Game, seat: int) -> float:
        """The rent that a turn costs this player on the average, from what the others have built."""
        mortgaged = all_mortgaged(game)
        found = LAST[0] if LAST else None
        if found is None or not found.fit(game, mortgaged):
            found = Dangers(game, mortgaged, self.all_dangers(game, mortgaged))
            LAST[:] = [found]
        return found.rents[seat]

    def income(self, game: Game, seat: int) -> float:
        """The rent that this player's built streets take in a round of all the others."""
        taken = 0.0
        player = game.players[seat]
        for square in members(player.owned & ~player.mortgaged & self.rules.streets):
            taken += self.rent_taken(game, square)
        return taken * max(0, size(game.seats_in()) - 1)

    def rent_taken(self, game: Game, square: int) -> float:
        """What a street takes of a visitor's turn on the average; nothing where it is bare."""
        level = game.buildings[square]
        return self.prospects.visits[square] * self.rules.board[square].rent[level] if level else 0.0

    def all_dangers(self, game: Game, mortgaged: int) -> list[float]:
        """For each player what the others' built streets take a turn."""
        count = len(game.players)
        taken = [0.0] * count
        built = game.built & ~mortgaged
        if not built:
            return taken
        while built:
            square = first(built)
            built &= built - 1
            if game.owners[square] >= 0:
                taken[game.owners[square]] += self.rent_taken(game, square)
        whole = sum(taken)
        return [whole - taken[seat] + self.to_figure(game, seat, taken[seat]) for seat in range(count)]

    def to_figure(self, game: Game, seat: int, taken: float) -> float:
        """What a player's own streets cost them, where the figure is paid by the owner (L7)."""
        if not purse(game).most or figure(game) == seat:
            return 0.0
        return taken if figure(game) != NOBODY else taken / 2
