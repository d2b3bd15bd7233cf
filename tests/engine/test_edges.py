"""Answers at the edge of what can be: seats that are not there, dice that no die shows, games that are over."""

from __future__ import annotations

import pytest

from casedepart.editions import EditionError, GameSpec, load
from casedepart.engine import CHANCE, Game, Goods, Offer, Refused
from casedepart.engine.actions import AGREED, CARD, DICE, GO_BANKRUPT, PAY_FINE, ROLL, TIME_UP, action, dice


def begun(players: int = 3) -> Game:
    """A game in which the first player is to roll."""
    game = Game.bare(load("classic").rules(), players)
    game.run()
    return game


def test_who_is_not_in_the_game_has_no_answer() -> None:
    game = begun()
    game.players[2].out = True
    for seat in (-1, 2, 3, 9):
        options = game.options(seat)
        assert (options.verbs, options.free) == (0, 0)
        with pytest.raises(Refused):
            game.apply(seat, action(ROLL))
    assert game.options(1).free and not game.options(1).verbs


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = begun(2)
    game.apply(CHANCE, action(TIME_UP, AGREED))
    assert game.over
    for seat in (0, 1, CHANCE):
        assert (game.options(seat).verbs, game.options(seat).free) == (0, 0)
        with pytest.raises(Refused, match="H7"):
            game.apply(seat, action(ROLL))


def test_dice_are_thrown_once_and_show_one_to_six() -> None:
    game = begun()
    with pytest.raises(Refused):
        game.apply(CHANCE, dice(1, 2))
    game.apply(0, action(ROLL))
    with pytest.raises(Refused, match="T"):
        game.apply(0, action(ROLL))
    for thrown in (action(DICE, 0), action(DICE, 7 * 8 + 1), action(DICE, 8), action(DICE, 8 + 7), action(CARD, 10)):
        with pytest.raises(Refused):
            game.apply(CHANCE, thrown)
    game.apply(CHANCE, dice(6, 1))
    assert game.players[0].at == 7


@pytest.mark.parametrize("partner", [-1, 0, 2, 3, 9])
def test_a_trade_is_with_another_player_who_is_in_the_game(partner: int) -> None:
    game = begun()
    game.players[2].out = True
    with pytest.raises(Refused, match="D1"):
        game.apply(0, Offer(partner, Goods(1), Goods()))
    game.apply(0, Offer(1, Goods(1), Goods()))


def test_who_gives_up_is_a_player() -> None:
    game = begun()
    with pytest.raises(Refused, match="S2"):
        game.apply(CHANCE, action(TIME_UP, 3))
    game.apply(CHANCE, action(TIME_UP, 2))
    assert game.over and game.winners == 0b11


def test_there_are_no_answers_of_the_wrong_time() -> None:
    game = begun()
    for verb in (GO_BANKRUPT, PAY_FINE):
        with pytest.raises(Refused):
            game.apply(0, action(verb))


@pytest.mark.parametrize(
    ("options", "mode", "ruleset"),
    [
        (("time-limit",), "timed", ""),
        (("dealt-deeds",), "speed", ""),
        (("uneven-building",), "standard", "sore-losers"),
        (("prompt-claims",), "standard", "winning-moves"),
    ],
)
def test_a_house_rule_that_is_printed_already_is_refused(options: tuple[str, ...], mode: str, ruleset: str) -> None:
    with pytest.raises(EditionError):
        GameSpec("classic", ruleset, mode, options).rules()


@pytest.mark.parametrize(
    ("option", "numbers"),
    [
        ("turn-limit", {"turn_limit": (30, 1, 10_000)}),
        ("start-cash", {"start_cash": (2000, 1, 1_000_000)}),
        ("salary", {"go_salary": (400, 0, 1_000_000)}),
        ("double-go", {"go_times": (2, 1, 10)}),
        ("fine", {"jail_fine": (100, 0, 1_000_000)}),
        ("snake-eyes", {"snake_eyes": (100, 0, 1_000_000)}),
        ("dealt-deeds", {"deeds": (2, 1, 3), "deeds_paid": (0, 0, 1)}),
        ("opening-bid", {"first_bid": (50, 1, 1_000_000)}),
        ("jackpot", {"pot_begins": (0, 0, 1_000_000), "pot_refill": (0, 0, 1_000_000)}),
        ("speed-die", {"speed_cash": (1000, 0, 1_000_000)}),
    ],
)
def test_what_a_house_rule_is_played_with_where_nothing_is_said(
    option: str, numbers: dict[str, tuple[int, int, int]]
) -> None:
    (variant,) = load("classic").rules(options=[option]).variants
    assert {each.name: (each.usual, each.least, each.most) for each in variant.numbers} == numbers
    assert variant.set == {name: usual for name, (usual, _, _) in numbers.items()}
