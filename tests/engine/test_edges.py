"""Answers at the edge of what can be: seats that are not there, dice that no die shows, games that are over."""

from __future__ import annotations

import pytest

from casedepart.editions import EditionError, GameSpec, load
from casedepart.engine import CHANCE, Action, Game, Goods, Offer, Refused, usual_rents
from casedepart.engine.actions import (
    AGREED,
    BANK,
    CARD,
    CLAIM,
    CORRECT,
    DICE,
    GO_BANKRUPT,
    MOST_VERBS,
    OFFER,
    PAY_FINE,
    REDEEM,
    ROLL,
    TIME_UP,
    action,
    dice,
)
from casedepart.engine.phases.bankruptcy import Estates, waiting_estates
from casedepart.engine.phases.mortgage import Received
from casedepart.engine.phases.payment import owe
from casedepart.engine.state import RENT, TAX, Claim, Debt
from casedepart.variants import VARIANTS
from casedepart.variants.speed_die import Speed


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
    assert game.decision().chance is None
    with pytest.raises(Refused):
        game.apply(CHANCE, dice(1, 2))
    game.apply(0, action(ROLL))
    assert [game.options(seat).verbs for seat in (0, 1, CHANCE)] == [0, 0, 1 << DICE]
    chance = game.decision().chance
    assert chance is not None and chance.verbs == 1 << DICE
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
    with pytest.raises(Refused, match="D1"):
        game.apply(0, action(OFFER, 1))
    game.apply(0, Offer(1, Goods(1), Goods()))


@pytest.mark.parametrize("others", [(("coins", 0),), (("coins", -1),), (("coins", 3),), (("pearls", 1),)])
def test_what_a_variant_lets_be_traded_is_held_and_is_at_least_one(others: tuple[tuple[str, int], ...]) -> None:
    game = Game.bare(load("sore-losers").rules(), 2)
    game.run()
    with pytest.raises(Refused, match="D1"):
        game.apply(0, Offer(1, Goods(others=others), Goods(1)))
    with pytest.raises(Refused, match="D1"):
        begun().apply(0, Offer(1, Goods(others=(("coins", 1),)), Goods(1)))
    game.apply(0, Offer(1, Goods(others=(("coins", 2),)), Goods(1)))


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


def test_an_endless_stock_is_a_rule_and_not_a_number_of_houses() -> None:
    endless = ("unlimited-houses",)
    for number in (("houses", "0"), ("hotels", "5")):
        with pytest.raises(EditionError, match=r"\(H22\): The bank never runs out"):
            GameSpec(options=endless, numbers=(number,)).rules()
        assert GameSpec(numbers=(number,)).rules()
    assert GameSpec(options=endless).rules()


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
        (
            "sore-losers",
            {"coins": (2, 0, 1_000_000), "coins_in_all": (30, 0, 1_000_000), "most_coins": (4, 1, 1_000_000)},
        ),
    ],
)
def test_what_a_house_rule_is_played_with_where_nothing_is_said(
    option: str, numbers: dict[str, tuple[int, int, int]]
) -> None:
    variant = VARIANTS[option]()
    assert {each.name: (each.usual, each.least, each.most) for each in variant.numbers} == numbers
    assert variant.set == {name: usual for name, (usual, _, _) in numbers.items()}


def test_dice_of_another_question_are_let_go_once_and_thrown_once() -> None:
    game = begun()
    game.give_deed(12, 1)
    game.debts = (Debt(0, 1, RENT, 4, 0, "P11", "rent-dice", 12, 0),)
    game.run()
    assert game.top.name() == "rent-roll"
    assert [game.top.verbs(game, seat) for seat in (0, 1, CHANCE)] == [1 << ROLL, 0, 0]
    for seat, act in ((1, action(ROLL)), (CHANCE, dice(1, 2)), (0, action(PAY_FINE))):
        with pytest.raises(Refused):
            game.apply(seat, act)
    game.apply(0, action(ROLL))
    assert [game.top.verbs(game, seat) for seat in (0, 1, CHANCE)] == [0, 0, 1 << DICE]
    for seat, act in (
        (0, action(ROLL)),
        (1, action(ROLL)),
        (CHANCE, action(DICE, 7 * 8 + 1)),
        (CHANCE, action(CARD, 10)),
    ):
        with pytest.raises(Refused):
            game.apply(seat, act)
    game.apply(CHANCE, dice(3, 4))
    assert (game.players[0].cash, game.players[1].cash) == (1472, 1528)


def test_a_debt_of_nothing_is_none() -> None:
    game = Game.bare(load("sore-losers").rules(), 2)
    game.run()
    before = game.digest()
    owe(game, Debt(0, 1, TAX, 1, 0, "X1", "tax"))
    assert game.digest() == before, "not even a coin comes of it (L1)"


def test_what_may_be_claimed_is_told_as_far_as_it_is_known() -> None:
    game = begun()
    game.give_deed(37, 1)
    game.give_deed(12, 1)
    game.claims = (
        Claim(0, 1, 37, 2, 35, False, 1, "P7", "rent-whole-group"),
        Claim(0, 1, 37, 1, 5, False, 1, "P6", "rent-bare"),
        Claim(0, 1, 12, 4, 0, True, 1, "P11", "rent-dice"),
        Claim(2, 1, 37, 1, 35, False, 1, "P6", "rent-bare"),
        Claim(0, 2, 39, 1, 50, False, 1, "P6", "rent-bare"),
    )
    assert game.options(1).targets[CLAIM] == 0b101
    assert game.sums_of(1, CLAIM, 0b101) == [75, 35]
    assert game.sums_of(2, CLAIM, 0b001) == [50]


def test_an_owner_who_is_owed_nothing_has_no_rents() -> None:
    game = Game.bare(load("classic").rules(options=["jailed-owners"]), 3)
    for square, owner in ((37, 1), (39, 1), (5, 1), (12, 1), (1, 2), (28, 2)):
        game.give_deed(square, owner)
    game.players[1].mortgaged = 1 << 5
    rents, times = usual_rents(game)
    assert {square: rents[square] for square in range(40) if rents[square]} == {1: 2, 37: 70, 39: 100}
    assert {square: times[square] for square in range(40) if times[square]} == {12: 4, 28: 4}
    game.players[1].jail = 0
    rents, times = usual_rents(game)
    assert {square: rents[square] for square in range(40) if rents[square]} == {1: 2}
    assert {square: times[square] for square in range(40) if times[square]} == {28: 4}


def test_a_third_die_is_thrown_where_it_lies_and_only_there() -> None:
    game = Game.bare(load("classic").rules(options=["speed-die"]), 2)
    game.keep(Speed(0b01))
    game.turns = 1
    game.run()
    assert game.options(0).faces == game.options(1).faces == ()
    game.apply(0, action(ROLL))
    assert game.options(CHANCE).faces == (1, 2, 3, 4, 5, 5)
    assert game.options(0).faces == ()
    for thrown in (dice(1, 2), action(DICE, 64 * 6 + 10), action(DICE, 64 * 4 + 7)):
        with pytest.raises(Refused, match="T1"):
            game.apply(CHANCE, thrown)
    game.apply(CHANCE, action(DICE, 64 * 1 + 8 * 2 + 4))
    assert game.players[0].at == 7
    other = Game.bare(load("classic").rules(options=["speed-die"]), 2)
    other.turns = 1
    other.run()
    other.apply(0, action(ROLL))
    assert other.options(CHANCE).faces == ()
    with pytest.raises(Refused, match="T1"):
        other.apply(CHANCE, action(DICE, 64 * 1 + 8 * 2 + 4))


@pytest.mark.parametrize("act", [Action(ROLL, 5), Action(-1), Action(MOST_VERBS), Action(PAY_FINE, -2)])
def test_what_is_no_answer_at_all_is_refused(act: Action) -> None:
    with pytest.raises(Refused, match="T1"):
        begun().apply(0, act)


@pytest.mark.parametrize("act", [dice(1, 2), action(CARD, 3), action(TIME_UP, AGREED), action(CORRECT)])
def test_what_chance_answers_nobody_else_does(act: Action) -> None:
    with pytest.raises(Refused, match="S3"):
        begun().apply(0, act)


def heirs() -> Game:
    """The second and third player have inherited a mortgaged station each."""
    game = begun()
    for seat, square in ((1, 5), (2, 15)):
        game.give_deed(square, seat)
        game.players[seat].mortgaged = 1 << square
    game.push(Received(1, 1 << 5, 0, 0, True))
    return game


def test_what_was_inherited_is_not_redeemed_while_another_is_asked() -> None:
    game = heirs()
    game.push(Received(2, 1 << 15, 0, 0, True))
    for act in (action(REDEEM), action(REDEEM, 5)):
        with pytest.raises(Refused, match="M5"):
            game.apply(1, act)
    game = heirs()
    game.debts = (Debt(2, BANK, TAX, 1, 5000, "X1", "tax"),)
    game.run()
    assert game.top.name() == "settlement"
    with pytest.raises(Refused, match="M5"):
        game.apply(1, action(REDEEM, 5))


def test_an_estate_that_was_to_come_to_a_bankrupt_goes_to_their_creditor_and_no_other() -> None:
    for heir, expected in ((0, BANK), (1, 1)):
        game = begun()
        game.push(Estates(((2, heir),)))
        assert waiting_estates(game, 0, BANK) == ((2, expected), (0, BANK))
