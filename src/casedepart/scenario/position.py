"""The position of a scenario: from `given` to a game that stands there, waiting for its first answer."""

from __future__ import annotations

from casedepart.engine import Dealing, Game, last_player_left, next_turn, skipped_by
from casedepart.engine.state import FREE
from casedepart.scenario._holdings import Setup, put_bank, put_buildings, put_cards, put_coins, put_deeds, put_variants
from casedepart.scenario.model import Fact, Scenario


def position(scenario: Scenario) -> Game:
    """The game at the scenario's beginning, waiting for its first answer; possible or not."""
    return begun(scenario, set_up(scenario))


def set_up(scenario: Scenario) -> Game:
    """The game as `given` says, before anything has happened; what contradicts itself is an error."""
    setup = Setup(scenario)
    put_out(setup)
    put_places(setup)
    put_deeds(setup)
    put_buildings(setup)
    put_cards(setup)
    put_coins(setup)
    put_variants(setup)
    put_bank(setup)
    put_last_lap(setup)
    put_turn(setup)
    return setup.game


def begun(scenario: Scenario, game: Game) -> Game:
    """A game that has been set up, with its first question put; where too much is built, the bank has nothing left."""
    game.houses_left, game.hotels_left = max(0, game.houses_left), max(0, game.hotels_left)
    if scenario.dealing and game.rules.choices.dealt:
        game.push(Dealing(game.seats_in()))
    if not last_player_left(game):
        game.run()
    return game


def put_out(setup: Setup) -> None:
    """A bankrupt has nothing left, and counts for the end of a short game (K3, Q4)."""
    for fact in setup.facts("out"):
        if fact.value:
            player = setup.game.players[fact.seat]
            player.out = True
            player.cash = 0
            setup.game.bankruptcies += 1


def put_places(setup: Setup) -> None:
    """Cash, and where each stands: who is in jail stands on its square."""
    players = setup.game.players
    for fact in setup.facts("cash"):
        players[fact.seat].cash = fact.value
    for fact in setup.facts("jail"):
        put_in_jail(setup, fact)
    for fact in setup.facts("at"):
        players[fact.seat].at = fact.value


def put_in_jail(setup: Setup, fact: Fact) -> None:
    """Failed tries so far: after the last a player is out (J5)."""
    if fact.value == FREE:
        return
    most = max(2, setup.game.rules.jail_tries - 1)
    if fact.value > most:
        setup.fail(fact, "too-many-tries", tries=fact.value, most=most)
    player = setup.game.players[fact.seat]
    player.jail = fact.value
    player.at = setup.game.rules.jail


def put_last_lap(setup: Setup) -> None:
    """It has begun when that is said, when someone is home, and when every property is owned (W2)."""
    game, possible = setup.game, setup.game.rules.choices.last_lap
    begun = possible and not game.bank_deeds
    for fact in setup.facts("last-lap", "home"):
        if fact.value and not possible:
            setup.fail(fact, "no-last-lap")
        begun = begun or bool(fact.value)
    game.last_lap = begun
    for fact in setup.facts("home"):
        game.players[fact.seat].home = bool(fact.value)


def put_turn(setup: Setup) -> None:
    """Whose turn begins; who cannot take it is passed over (K3, L12, W2)."""
    game = setup.game
    # It is the first that the game knows of: rules that count turns count from here.
    game.turns = 1
    for fact in setup.facts("turn"):
        game.turn = fact.value
        if game.players[fact.value].out:
            setup.fail(fact, "turn-of-bankrupt", player=setup.name(fact.value))
    player = game.players[game.turn]
    if player.out or player.home or skipped_by(game, game.turn):
        next_turn(game)
