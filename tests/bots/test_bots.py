"""The bots: legal answers only, sensible ones from the steady one."""

from __future__ import annotations

from collections import Counter

import pytest

from casedepart import bots
from casedepart.bots.generator import FIRST_FACTOR, FIRST_MODULUS, SECOND_FACTOR, SECOND_MODULUS, Generator
from casedepart.editions import GameSpec, load
from casedepart.engine import CHANCE, Action, Game, Goods, Offer, Received
from casedepart.engine.actions import (
    ACCEPT,
    BUILD,
    CLAIM,
    KEEP,
    MORTGAGE,
    REDEEM,
    REJECT,
    ROLL,
    SETTLE,
    action,
    dice,
    word_of,
)
from casedepart.engine.order import chance_is_next, first_asked
from casedepart.engine.sets import members
from tests.owning import owning
from tests.properties.settings import ALL


def recorded(spec: GameSpec, seed: str, names: tuple[str, ...]) -> tuple[Game, Counter[str]]:
    """A game with the verbs that were used in it."""
    used: Counter[str] = Counter()
    game = Game.start(spec.rules(), len(names))
    seats = [bots.make(name, f"{seed} {seat}") for seat, name in enumerate(names)]
    chance = bots.Chance(seed)
    while not game.over and game.turns < 1000:
        if chance_is_next(game):
            game.apply(CHANCE, chance.answer(game))
            continue
        before = game.digest()
        if game.claims or game.offers:
            bots.step(game, seats, chance)
            continue
        seat = first_asked(game)
        act = seats[seat].answer(game, seat)
        assert game.digest() == before, "a bot changes nothing"
        used[word_of(act.verb)] += 1
        game.apply(seat, act)
    return game, used


@pytest.mark.parametrize("spec", ALL, ids=str)
def test_steady_and_random_bots_play_together(spec: GameSpec) -> None:
    game, used = recorded(spec, "mixed", ("steady", "random", "steady"))
    assert used["rolls"] > 10
    assert game.turns > 5


def test_the_steady_bot_uses_what_the_editions_offer() -> None:
    wanted = "buys bids passes builds mortgages redeems sells settles offers fights keeps steals sends robs places"
    missing = {*wanted.split(), "uses coins", "uses power", "pays fine", "uses card", "goes bankrupt", "ends turn"}
    for seed in range(4):
        for spec in ALL if missing else ():
            missing -= recorded(spec, f"use {seed}", ("steady",) * 4)[1].keys()
    assert not missing, "no steady bot ever does these"


def position(owns: dict[int, list[int]], cash: int = 1500) -> Game:
    """Two players on the classic board, the first to begin."""
    return owning(load("classic").rules(), 2, owns, cash)


def test_the_steady_bot_claims_its_rent() -> None:
    game = position({1: [39]})
    game.players[0].at = 34
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(2, 3))
    assert bots.make("steady").react(game, 1) == action(CLAIM)


def test_the_steady_bot_builds_evenly_and_keeps_a_reserve() -> None:
    game = position({0: [37, 39]}, cash=1000)
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(4, 6))
    bot = bots.make("steady")
    built = []
    while (act := bot.answer(game, game.turn)).verb == BUILD:
        built.append(act.n)
        game.apply(game.turn, act)
    assert built
    assert abs(game.buildings[37] - game.buildings[39]) <= 1
    assert game.players[0].cash >= 100


def inheriting(cash: int, brought: int = 1 << 5 | 1 << 15) -> Game:
    """The first player has what a bankruptcy brought: two mortgaged stations, at 100 each."""
    game = position({0: [*members(brought), 39]}, cash)
    game.players[0].mortgaged = brought
    game.push(Received(0, brought, 0, 0, True))
    game.run()
    return game


@pytest.mark.parametrize("kind", ["steady", "shrewd", "master"])
def test_an_heir_redeems_all_where_the_cash_is_to_spare_and_keeps_all_where_it_is_not(kind: str) -> None:
    for cash, verb in ((1500, REDEEM), (250, KEEP), (150, KEEP)):
        game = inheriting(cash)
        act = bots.make(kind, "0").answer(game, 0)
        assert act == action(verb), cash
        assert bots.make(kind, "0").reason(game, 0, act).key == ("redeem-all" if verb == REDEEM else "keep")
        game.apply(0, act)
        assert game.players[0].mortgaged == (0 if verb == REDEEM else 1 << 5 | 1 << 15)


def test_a_random_heir_answers_either_way_and_only_what_is_allowed() -> None:
    def answered(cash: int) -> set[str]:
        acts = [bots.make("random", str(seed)).answer(inheriting(cash), 0) for seed in range(40)]
        for act in acts:
            inheriting(cash).apply(0, act)
        return {word_of(act.verb) for act in acts if act.n < 0}

    assert answered(1500) == {"keeps", "redeems"}
    assert answered(150) == {"keeps"}


def owing(cash: int, owns: list[int]) -> Game:
    """The first player owes 200 of tax."""
    game = position({0: owns}, cash=cash)
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(1, 3))
    return game


def test_the_steady_bot_mortgages_what_it_needs_least_and_settles() -> None:
    game = owing(120, [1, 39, 37, 5])
    bot = bots.make("steady")
    first = bot.answer(game, 0)
    assert first == action(MORTGAGE, 1)
    while (act := bot.answer(game, 0)).verb == MORTGAGE:
        game.apply(0, act)
    assert act == action(SETTLE)


@pytest.mark.parametrize(
    ("give", "get", "answer"),
    [
        pytest.param(Goods(cash=900), Goods(squares=1 << 39), ACCEPT, id="a good price for the last of a group"),
        pytest.param(Goods(cash=1), Goods(squares=1 << 39), REJECT, id="the last of a group for nothing"),
        pytest.param(Goods(squares=1 << 1), Goods(squares=1 << 39), REJECT, id="a brown street for it"),
        pytest.param(Goods(cash=50), Goods(), ACCEPT, id="a gift"),
        pytest.param(Goods(squares=1 << 12), Goods(squares=1 << 5), REJECT, id="a utility for a station"),
    ],
)
def test_the_steady_bot_takes_fair_offers_alone(give: Goods, get: Goods, answer: int) -> None:
    game = position({0: [1, 12, 37], 1: [5, 39]})
    game.apply(0, Offer(1, give, get))
    assert bots.make("steady").react(game, 1) == Action(answer, 0)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match=r"there is no bot 'clever': the bots are random, steady"):
        bots.make("clever")


def test_the_generators_run_through_all_of_their_modulus() -> None:
    """Each factor is a primitive root: no smaller power of it is 1."""
    for factor, modulus in ((FIRST_FACTOR, FIRST_MODULUS), (SECOND_FACTOR, SECOND_MODULUS)):
        for prime in prime_factors(modulus - 1):
            assert pow(factor, (modulus - 1) // prime, modulus) != 1
        assert list(prime_factors(modulus)) == [modulus]


def prime_factors(number: int) -> set[int]:
    found, divisor = set(), 2
    while divisor * divisor <= number:
        while number % divisor == 0:
            found.add(divisor)
            number //= divisor
        divisor += 1
    return found | ({number} if number > 1 else set())


def test_the_dice_are_fair() -> None:
    """A chi-square of 36 outcomes over 360,000 throws stays far from what unfair dice would show."""
    generator = Generator("fair")
    counts = Counter(generator.below(36) for _ in range(360_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(36))
    assert chi_square < 75


def test_every_card_comes_up_as_often_before_the_deck_comes_round() -> None:
    rules = load("classic").rules()
    first: Counter[int] = Counter()
    for seed in range(3200):
        game = Game.bare(rules, 2)
        first[bots.Chance(f"card {seed}").draw(game, 0).n] += 1
    station = next(place for place, card in enumerate(rules.decks[0]) if card.name == "nearest-station")
    assert len(first) == 15
    for place, count in first.items():
        assert count == pytest.approx(400 if place == station else 200, rel=0.3)
