"""A game being set up from `given`: what players hold (deeds, buildings, cards, coins), and what the bank has left."""

from __future__ import annotations

from typing import Final, NoReturn

from casedepart.engine import Game
from casedepart.engine.events import NOBODY
from casedepart.engine.rules import DECK_NAMES, HOTEL
from casedepart.engine.sets import members
from casedepart.scenario.model import Fact, Scenario, ScenarioError
from casedepart.variants.house_building import UnlimitedHouses
from casedepart.variants.sore_losers import Purse, purse

COIN_FIELDS: Final = ("coins", "figure", "trapped", "bank coins")


class Setup:
    """The game as far as it stands, and the facts that are yet to be put into it."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario: Final = scenario
        self.game: Final = Game.bare(scenario.rules, len(scenario.players))

    def facts(self, *fields: str) -> list[Fact]:
        """The facts of these fields, in the order of the file."""
        return [fact for fact in self.scenario.given if fact.field in fields]

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.scenario.players[seat]

    def fail(self, fact: Fact, fault: str, /, **details: object) -> NoReturn:
        """Blame the line of a fact."""
        raise ScenarioError(self.scenario.file, fact.line, fault, **details)


def put_deeds(setup: Setup) -> None:
    """What each owns; a mortgaged property is owned."""
    for fact in setup.facts("owns", "mortgaged"):
        for square in members(fact.value):
            put_deed(setup, fact, square)
        if fact.field == "mortgaged":
            setup.game.players[fact.seat].mortgaged |= fact.value


def put_deed(setup: Setup, fact: Fact, square: int) -> None:
    """One deed, to one owner."""
    owner = setup.game.owners[square]
    name = setup.name(fact.seat)
    if setup.game.players[fact.seat].out:
        setup.fail(fact, "bankrupt-owner", player=name)
    if owner >= 0 and owner != fact.seat:
        setup.fail(fact, "two-owners", square=str(square), other=setup.name(owner), player=name)
    if owner != fact.seat:
        setup.game.give_deed(square, fact.seat)


def put_buildings(setup: Setup) -> None:
    """Houses and hotels, on players' streets and on those that no one owns."""
    for fact in setup.facts("houses", "streets"):
        check_site(setup, fact)
        tall = setup.game.rules.tall
        if tall < fact.value < HOTEL:
            setup.fail(fact, "too-high", count=fact.value, tall=tall)
        setup.game.set_buildings(fact.square, fact.value)


def check_site(setup: Setup, fact: Fact) -> None:
    """`houses` stand on one's own streets, `streets` on those that no one owns."""
    square, owner = fact.square, setup.game.owners[fact.square]
    if fact.field == "houses" and owner != fact.seat:
        setup.fail(fact, "not-their-street", player=setup.name(fact.seat), square=str(square))
    if fact.field == "streets" and owner >= 0:
        setup.fail(fact, "owned-street", player=setup.name(owner), square=str(square))


def put_cards(setup: Setup) -> None:
    """A jail card that is held is not in its deck (C2)."""
    holders: dict[int, int] = {}
    for fact in setup.facts("cards"):
        for deck in members(fact.value):
            if deck in holders:
                setup.fail(fact, "card-held", player=setup.name(holders[deck]), deck=DECK_NAMES[deck])
            holders[deck] = fact.seat
            take_from_deck(setup, fact, deck)
        setup.game.players[fact.seat].cards = fact.value


def take_from_deck(setup: Setup, fact: Fact, deck: int) -> None:
    """The jail card of a deck leaves it."""
    kept = [card.effect.kept for card in setup.game.rules.decks[deck]]
    if not any(kept):
        setup.fail(fact, "no-jail-card", deck=DECK_NAMES[deck])
    unseen = list(setup.game.unseen)
    unseen[deck] &= ~(1 << kept.index(True))
    setup.game.unseen = (unseen[0], unseen[1])


def put_coins(setup: Setup) -> None:
    """Coins, the figure and whom it has trapped; the bank has the coins that no one holds (S8)."""
    game, kept = setup.game, purse(setup.game)
    for fact in setup.facts(*COIN_FIELDS):
        if fact.value and not kept.most:
            setup.fail(fact, "no-coins")
    if not kept.most:
        return
    there = kept.counted()[0]
    coins = [0 if player.out else held for player, held in zip(game.players, kept.coins, strict=True)]
    for fact in setup.facts("coins"):
        coins[fact.seat] = fact.value
    trapped = sum(1 << fact.seat for fact in setup.facts("trapped") if fact.value)
    left = max(0, there - sum(coins))
    for fact in setup.facts("bank coins"):
        if fact.value > there:
            setup.fail(fact, "coins-in-all", most=there)
        left = fact.value
    game.keep(Purse(tuple(coins), left, kept.most, figure_of(setup), trapped))


def figure_of(setup: Setup) -> int:
    """One player at most is M. Monopoly (L5)."""
    holder = NOBODY
    for fact in setup.facts("figure"):
        if fact.value and holder != NOBODY:
            setup.fail(fact, "two-figures", player=setup.name(holder))
        holder = fact.seat if fact.value else holder
    return holder


def put_variants(setup: Setup) -> None:
    """What variants keep, where the position says so."""
    rules = setup.game.rules
    for variant in rules.variants:
        state = setup.game.kept(variant.name)
        given = [fact for fact in setup.scenario.given if fact.field.startswith(f"{variant.name} ")]
        if state is not None and given:
            named = {fact.field.partition(" ")[2]: fact.value for fact in given}
            try:
                setup.game.keep(variant.state_of(rules, {**state.facts(), **named}))
            except ValueError as error:
                setup.fail(given[0], "bad-variant", variant=variant.name, why=str(error))


def put_bank(setup: Setup) -> None:
    """What is named here overrides what the rest of the position implies."""
    game, choices = setup.game, setup.game.rules.choices
    in_all = {"houses": choices.houses, "hotels": choices.hotels}
    for thing, most in in_all.items():
        for fact in setup.facts(f"bank {thing}"):
            if any(isinstance(variant, UnlimitedHouses) for variant in game.rules.variants):
                setup.fail(fact, "endless-stock", thing=thing)
            if fact.value > most:
                setup.fail(fact, "houses-in-all", most=most, thing=thing)
            setattr(game, f"{thing}_left", fact.value)
