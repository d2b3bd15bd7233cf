"""Deals in whole games: what the better bots propose and accept is never foolish, and never nagging."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from casedepart import bots
from casedepart.editions import load
from casedepart.engine import Action, Game, Goods, Offer, all_mortgaged, height, redeem_price
from casedepart.engine.actions import ACCEPT
from casedepart.engine.notation import action_line
from casedepart.engine.sets import members
from casedepart.variants.sore_losers import COINS

NAMES = "ABCD"
MOST_TURNS = 250
GAMES = [
    pytest.param(edition, mode, options, id="-".join([edition, mode, *options]))
    for edition, mode, options in (
        ("classic", "standard", ()),
        ("classic", "speed", ()),
        ("pokemon", "standard", ("powers",)),
        ("duel-masters", "standard", ("fight",)),
        ("saint-seiya", "standard", ()),
        ("sore-losers", "standard", ()),
    )
]


@dataclass(frozen=True)
class Side:
    """One side of an offer as things stood: who hands over what to whom, and for what."""

    game: Game
    giver: int
    receiver: int
    gives: Goods
    gets: Goods

    def foolish(self) -> str:
        """What a sensible person would never do; nothing where there is no such thing."""
        if self.gives_whole_group() and self.gets_utilities_at_most():
            return "a complete group for nothing or for utilities"
        completing = self.completed(self.receiver, self.gives.squares, self.gets.squares)
        if not self.can_build(completing):
            return ""
        in_return = self.completed(self.giver, self.gets.squares, self.gives.squares)
        cheap = self.received() < self.prices(completing) and not self.game.in_debt(self.giver)
        return "the deed that completes another's group, below its price" if cheap and not in_return else ""

    def gives_whole_group(self) -> bool:
        return any(group & self.gives.squares == group for group in self.game.rules.groups)

    def gets_utilities_at_most(self) -> bool:
        gets = self.gets
        return not (gets.cash or gets.cards or gets.others or gets.squares & ~self.game.rules.utilities)

    def completed(self, seat: int, gained: int, lost: int) -> int:
        """Of what a player gains, the deeds that complete a group, or the stations."""
        after = (self.game.players[seat].owned | gained) & ~lost
        found = 0
        for group in (*self.game.rules.groups, self.game.rules.stations):
            if group & gained and group & after == group:
                found |= group & gained
        return found

    def can_build(self, completing: int) -> bool:
        """Could the receiver redeem and build on one of the groups at once? A group for the poor is not so dear."""
        rules, cash = self.game.rules, self.game.players[self.receiver].cash + self.gives.cash - self.gets.cash
        for group in rules.groups:
            if group & completing:
                redeeming = sum(redeem_price(self.game, square) for square in members(group & all_mortgaged(self.game)))
                if cash >= redeeming + rules.building[members(group)[0]]:
                    return True
        return False

    def received(self) -> int:
        """What the giver gets, at printed prices, mortgaged or not; a coin and a jail card count as a fine."""
        extras = (self.gets.cards.bit_count() + self.gets.other(COINS)) * self.game.rules.fine
        deeds = sum(self.with_buildings(square) for square in members(self.gets.squares))
        return self.gets.cash - self.gives.cash + deeds + extras

    def prices(self, squares: int) -> int:
        """What deeds cost, mortgaged ones half."""
        rules = self.game.rules
        total = 0
        for square in members(squares):
            mortgaged = self.game.players[self.game.owners[square]].mortgaged >> square & 1
            total += self.with_buildings(square) - (rules.mortgage[square] if mortgaged else 0)
        return total

    def with_buildings(self, square: int) -> int:
        """The price of a deed and of what stands on it, which goes with it in Sore Losers (D2)."""
        return self.game.rules.price[square] + height(self.game, square) * self.game.rules.building[square]


class Watch(bots.Bot):
    """A bot whose offers and answers to offers are looked at."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.proposed: dict[tuple[object, ...], int] = {}
        """The offers it has made, and how many deeds had changed hands by then."""
        self.faults: list[str] = []

    def answer(self, game: Game, seat: int) -> Action:
        act = self.bot.answer(game, seat)
        if isinstance(act, Offer):
            self.look_at_own(game, seat, act)
        return act

    def react(self, game: Game, seat: int) -> Action | None:
        act = self.bot.react(game, seat)
        if isinstance(act, Offer):
            self.look_at_own(game, seat, act)
        elif act is not None and act.verb == ACCEPT:
            (taken,) = [entry[1] for entry in game.offers if entry[0] == act.n and entry[1].n == seat]
            self.blame(game, act.n, taken, Side(game, seat, act.n, taken.get, taken.give).foolish())
        return act

    def look_at_own(self, game: Game, seat: int, offer: Offer) -> None:
        """An offer of its own: not foolish, and not made twice while no deed has changed hands."""
        self.blame(game, seat, offer, Side(game, seat, offer.n, offer.give, offer.get).foolish())
        if self.proposed.get(offer.key()) == game.transfers:
            self.blame(game, seat, offer, "the same again, and nothing has changed")
        self.proposed[offer.key()] = game.transfers

    def blame(self, game: Game, seat: int, offer: Offer, what: str) -> None:
        if what:
            purses = [player.cash for player in game.players]
            line = action_line(seat, offer, NAMES, game.rules)
            self.faults.append(f"turn {game.turns}, cash {purses}: {line}: {what}")


@pytest.mark.parametrize("level", ["shrewd", pytest.param("master", marks=pytest.mark.long)])
@pytest.mark.parametrize(("edition", "mode", "options"), GAMES)
def test_no_deal_of_a_whole_game_is_foolish(edition: str, mode: str, options: tuple[str, ...], level: str) -> None:
    rules = load(edition).rules(mode=mode, options=options)
    game = Game.start(rules, len(NAMES))
    names = (level, f"{level}:trader", level, f"{level}:gambler")
    seats = [Watch(bots.make(name, f"deals {name}")) for name in names]
    bots.play(game, list[bots.Bot](seats), bots.Chance(f"deals {edition} {mode}"), MOST_TURNS)
    assert not [fault for seat in seats for fault in seat.faults]
    assert sum(len(seat.proposed) for seat in seats), "nothing was ever proposed"
