"""From the facts of `given` to a game that stands there, waiting for its first answer."""

from __future__ import annotations

from typing import Final, NoReturn

from casedepart.engine import Game
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.end import last_player_left
from casedepart.engine.phases.jail import jail_square
from casedepart.engine.phases.setup import Dealing
from casedepart.engine.phases.turn import next_turn, skipped
from casedepart.engine.rules import DECK_NAMES, HOTEL, KEEP_CARD, SELL_NOTHING
from casedepart.engine.sets import members
from casedepart.engine.state import FREE
from casedepart.scenario.errors import ScenarioError
from casedepart.scenario.model import Fact, Scenario

COIN_FIELDS: Final = ("coins", "figure", "trapped", "bank coins")


def position(scenario: Scenario) -> Game:
    """The game at the scenario's beginning; a position that cannot be is an error."""
    return Setup(scenario).made()


class Setup:
    """Sets up one game, fact by fact."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.game: Final = Game.bare(scenario.rules, len(scenario.players))

    def made(self) -> Game:
        game = self.game
        for fact in self.facts("out"):
            self.put_out(fact)
        self.put_players()
        self.put_deeds()
        self.put_buildings()
        self.put_cards()
        self.put_coins()
        self.put_bank()
        self.put_last_lap()
        self.put_turn()
        if self.scenario.dealing and game.rules.choices.dealt:
            game.push(Dealing(game.seats_in()))
        if not last_player_left(game):
            game.run()
        return game

    def facts(self, *fields: str) -> list[Fact]:
        """The facts of these fields, in the order of the file."""
        return [fact for fact in self.scenario.given if fact.field in fields]

    def fail(self, fact: Fact, what: str, cure: str) -> NoReturn:
        raise ScenarioError(self.scenario.file, fact.line, what, cure)

    def name(self, seat: int) -> str:
        return self.scenario.players[seat]

    # Players

    def put_out(self, fact: Fact) -> None:
        """A bankrupt has nothing left (K3)."""
        if fact.value:
            player = self.game.players[fact.seat]
            player.out = True
            player.cash = 0
            player.coins = 0
            self.game.bankruptcies += 1

    def put_players(self) -> None:
        """Cash, squares and jail; who is in jail stands on its square."""
        players = self.game.players
        for fact in self.facts("cash"):
            players[fact.seat].cash = fact.value
        for fact in self.facts("jail"):
            players[fact.seat].jail = fact.value
            if fact.value != FREE:
                players[fact.seat].at = jail_square(self.game)
        for fact in self.facts("at"):
            player = players[fact.seat]
            if player.jail != FREE and fact.value != player.at:
                what = f"{self.name(fact.seat)} is in jail, and cannot be at {fact.value}."
                self.fail(fact, what, f"Leave 'at' out, or write {player.at}.")
            player.at = fact.value

    # Deeds and buildings

    def put_deeds(self) -> None:
        """What each owns, mortgaged or not."""
        game = self.game
        for fact in self.facts("owns", "mortgaged"):
            for square in members(fact.value):
                self.put_deed(fact, square)
            if fact.field == "mortgaged":
                game.players[fact.seat].mortgaged |= fact.value

    def put_deed(self, fact: Fact, square: int) -> None:
        owner = self.game.owners[square]
        if self.game.players[fact.seat].out:
            what = f"{self.name(fact.seat)} is bankrupt, and owns nothing."
            self.fail(fact, what, "Leave out what they own, or 'out'.")
        if owner >= 0 and owner != fact.seat:
            what = f"Square {square} cannot belong to both {self.name(owner)} and {self.name(fact.seat)}."
            self.fail(fact, what, "Give it to one of them.")
        if owner != fact.seat:
            self.game.give_deed(square, fact.seat)

    def put_buildings(self) -> None:
        """Houses and hotels, on players' streets and on those that no one owns."""
        for fact in self.facts("houses", "streets"):
            self.check_site(fact)
            self.game.set_buildings(fact.square, fact.value)
            if self.game.houses_left < 0 or self.game.hotels_left < 0:
                choices = self.game.rules.choices
                what = f"There are only {choices.houses} houses and {choices.hotels} hotels (S4)."
                self.fail(fact, what, "Build less.")

    def check_site(self, fact: Fact) -> None:
        """Can these buildings stand there?"""
        game, square = self.game, fact.square
        owner = game.owners[square]
        if owner != fact.seat and fact.field == "houses":
            what = f"{self.name(fact.seat)} does not own square {square}."
            self.fail(fact, what, "Add it to 'owns'; what stands on unowned streets belongs in 'streets'.")
        if owner >= 0 and fact.field == "streets":
            what = f"Square {square} belongs to {self.name(owner)}; 'streets' is for those no one owns."
            self.fail(fact, what, f"Write it in 'houses' of {self.name(owner)}.")
        tall = game.rules.tall
        if tall < fact.value < HOTEL:
            what = f"No street has {fact.value} houses here: a hotel follows {tall} (Q2)."
            self.fail(fact, what, f"Write 0 to {tall}, or 5 for a hotel.")
        if fact.value and owner >= 0 and game.players[owner].mortgaged >> square & 1:
            self.check_mortgage(fact)

    def check_mortgage(self, fact: Fact) -> None:
        if self.game.rules.choices.mortgage_first != SELL_NOTHING:
            what = f"Square {fact.square} is mortgaged, and so cannot be built on (M1)."
            self.fail(fact, what, "Leave out its mortgage or its buildings.")

    def put_cards(self) -> None:
        """A jail card that is held is not in its deck (C2)."""
        held: dict[int, int] = {}
        for fact in self.facts("cards"):
            for deck in members(fact.value):
                if deck in held:
                    what = f"{self.name(held[deck])} holds the jail card of {DECK_NAMES[deck]} already."
                    self.fail(fact, what, "There is one for each deck: give it to one player.")
                held[deck] = fact.seat
                self.take_from_deck(fact, deck)
            self.game.players[fact.seat].cards = fact.value

    def take_from_deck(self, fact: Fact, deck: int) -> None:
        effects = [card.effect for card in self.game.rules.decks[deck]]
        if KEEP_CARD not in effects:
            what = f"The deck {DECK_NAMES[deck]} of this edition has no jail card."
            self.fail(fact, what, "Leave it out.")
        left = list(self.game.unseen)
        left[deck] &= ~(1 << effects.index(KEEP_CARD))
        self.game.unseen = (left[0], left[1])

    # Coins, the bank, the last lap, the turn

    def put_coins(self) -> None:
        """Coins and the figure; the bank has the coins that no one holds (S8)."""
        game, choices = self.game, self.game.rules.choices
        if not choices.coins_in_all:
            for fact in self.facts(*COIN_FIELDS):
                if fact.value:
                    self.fail(fact, "There are no coins and no figure here (S8).", "Play it under sore-losers.")
        for fact in self.facts("coins"):
            if fact.value > choices.most_coins:
                what = f"No one has more than {choices.most_coins} coins (L4)."
                self.fail(fact, what, f"Write 0 to {choices.most_coins}.")
            game.players[fact.seat].coins = fact.value
        game.coins_left = choices.coins_in_all - sum(player.coins for player in game.players)
        for fact in self.facts("trapped"):
            game.players[fact.seat].trapped = bool(fact.value)
        for fact in self.facts("figure"):
            if fact.value:
                self.put_figure(fact)

    def put_figure(self, fact: Fact) -> None:
        if self.game.figure != NOBODY:
            what = f"{self.name(self.game.figure)} has the figure already."
            self.fail(fact, what, "There is one: give it to one player.")
        self.game.figure = fact.seat

    def put_bank(self) -> None:
        """What is named here overrides what the position implies."""
        game, choices = self.game, self.game.rules.choices
        most = {"bank houses": choices.houses, "bank hotels": choices.hotels, "bank coins": choices.coins_in_all}
        for fact in self.facts(*most):
            thing = fact.field.removeprefix("bank ")
            if fact.value > most[fact.field]:
                self.fail(fact, f"There are only {most[fact.field]} {thing} in all (S4, S8).", "Write fewer.")
            setattr(game, f"{thing}_left", fact.value)

    def put_last_lap(self) -> None:
        """It has begun when it is said, and when every property is owned (W2)."""
        game = self.game
        possible = game.rules.choices.last_lap
        for fact in self.facts("last-lap", "home"):
            if fact.value and not possible:
                self.fail(fact, "There is no last lap under this ruleset (W2).", "Play it under sore-losers.")
        for fact in self.facts("last-lap"):
            game.last_lap = bool(fact.value)
        for fact in self.facts("home"):
            game.players[fact.seat].home = bool(fact.value)
        game.last_lap = game.last_lap or (possible and not game.bank_deeds)

    def put_turn(self) -> None:
        """Whose turn begins; who cannot take it is passed over (L12, W2)."""
        game = self.game
        for fact in self.facts("turn"):
            game.turn = fact.value
            if game.players[fact.value].out:
                self.fail(fact, f"{self.name(fact.value)} is bankrupt, and has no turn.", "Name another player.")
        player = game.players[game.turn]
        if not self.scenario.dealing and (player.out or player.home or skipped(game, game.turn)):
            next_turn(game)
