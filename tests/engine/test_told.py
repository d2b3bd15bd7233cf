"""What a view tells beside the answers: by which rule one is asked, and what a square would bring."""

from __future__ import annotations

import copy

import pytest

from casedepart.editions import GameSpec, load
from casedepart.engine import CHANCE, Deal, Described, Draw, Game, Refused, closing_claims
from casedepart.engine.actions import (
    BUILD,
    BUY,
    CHANCE_BIT,
    DEAL,
    DECLINE,
    DRAW,
    END_TURN,
    GO_BANKRUPT,
    KEEP,
    MORTGAGE,
    OWN,
    PAY,
    REDEEM,
    ROLL,
    SELL,
    SELL_HOTELS,
    SETTLE,
    USE_CARD,
    action,
    dice,
)
from casedepart.engine.events import NOBODY
from casedepart.engine.phases.card import PayOrDraw
from casedepart.engine.phases.debt import Settlement
from casedepart.engine.phases.mortgage import Received
from casedepart.engine.phases.setup import Dealing
from casedepart.engine.state import RENT, Debt
from casedepart.variants.fight import FIGHT, fight_odds
from casedepart.variants.powers import USE_POWER
from casedepart.variants.sore_losers import Theft, purse


def game_of(edition: str, *options: str, players: int = 3) -> Game:
    """The first player is to roll."""
    game = Game.bare(load(edition).rules(options=list(options)), players)
    game.turns = 1
    game.run()
    return game


def rolled(game: Game, first: int, second: int) -> Game:
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(first, second))
    return game


def test_a_rule_of_a_variant_by_which_one_is_asked() -> None:
    fight = game_of("duel-masters", "fight")
    fight.give_deed(1, 0)
    fight.give_deed(3, 1)
    assert fight.brought_by(0) == ""
    rolled(fight, 1, 2)
    assert [fight.brought_by(seat) for seat in range(3)] == ["G1", "", ""]
    assert fight.top.odds_of(fight, 0, DECLINE) == (0, 0)
    assert fight.top.odds_of(fight, 0, FIGHT)[1] == 36


@pytest.mark.parametrize(("double", "rule"), [(1, "E2"), (2, "E3"), (3, "E4"), (4, "E5"), (5, "E5")])
def test_the_rule_of_a_power(double: int, rule: str) -> None:
    game = rolled(game_of("pokemon", "powers"), double, double)
    while game.top.below is not None:
        game.pop()
    game.run()
    assert game.brought_by(0) == rule
    assert game.brought_by(1) == ""
    assert game.sums_of(0, USE_POWER, 0) == [{2: 200, 3: 100}.get(double, 0)], "of two others 50 each"
    assert game.sums_of(0, ROLL, 0) == [0]


def test_the_figure_and_coins_bring_their_rules() -> None:
    game = game_of("sore-losers")
    assert game.brought_by(0) == ""
    game.keep(purse(game).given(0, 2))
    assert game.brought_by(0) == "L5"
    game.keep(purse(game).given(0, -4).held_by(0))
    assert game.brought_by(0) == "L7"
    rolled(game, 1, 2)
    assert game.top.name() == "sale"
    assert game.brought_by(0) == "", "a purchase is the figure's as it is anybody's"


def test_what_a_square_would_bring() -> None:
    game = game_of("classic", "jackpot", "double-go", "snake-eyes")
    game.players[0].at = 2
    rolled(game, 1, 1)
    assert game.windfall(0, 0) == 200
    assert game.windfall(0, 5) == 0
    assert [game.windfall(0, 5, throw) for throw in (8, 9, 10, 18)] == [0, 100, 0, 0]
    assert game.players[0].cash == 1500 + 100 - 200, "two ones, and the tax on 4"
    assert game.windfall(0, 20) == 200


def test_a_game_is_copied_as_it_is_cloned() -> None:
    game = rolled(game_of("classic"), 1, 2)
    assert copy.copy(game).digest() == copy.deepcopy(game).digest() == game.digest()
    copy.copy(game).players[0].cash += 1
    assert copy.deepcopy(game).digest() == game.digest()


def test_chance_answers_what_is_asked_of_chance() -> None:
    game = game_of("sore-losers")
    for verb in (ROLL, USE_CARD, OWN, OWN + 1):
        with pytest.raises(Refused, match="S3"):
            game.apply(CHANCE, action(verb))


@pytest.mark.parametrize(
    ("effect", "first", "second", "rule"),
    [
        ("jail", 1, 0, "C4"),
        ("jail", 0, 1, "C4"),
        ("collect", 10, 1, "C4"),
        ("collect", -1, 0, "C4"),
        ("advance", -1, 0, "S5"),
        ("back", 0, 0, "C4"),
    ],
)
def test_a_described_card_has_no_number_too_many(effect: str, first: int, second: int, rule: str) -> None:
    game = game_of("classic")
    game.push(Draw(0, 0))
    game.run()
    with pytest.raises(Refused, match=rule):
        game.apply(CHANCE, Described(0, effect, first, second))


def test_a_deck_that_lies_empty_is_passed_over() -> None:
    game = game_of("classic")
    game.unseen = (0, game.unseen[1])
    rolled(game, 3, 4)
    assert game.players[0].at == 7 and game.asked == 1


def test_fewer_deeds_are_dealt_where_there_are_not_enough_for_all() -> None:
    game = Game.bare(GameSpec(options=("dealt-deeds",), numbers=(("deeds", "3"),)).rules(), 3)
    for square in (1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27):
        game.give_deed(square, 0)
    game.push(Dealing(0b111))
    game.run()
    assert game.asked == CHANCE_BIT
    counts = []
    for seat in range(3):
        options = game.options(CHANCE)
        assert options.deal_seat == seat
        counts.append(options.deal_count)
        squares = [square for square in range(40) if options.targets[DEAL] >> square & 1][: options.deal_count]
        game.apply(CHANCE, Deal(seat, sum(1 << square for square in squares)))
    assert counts == [2, 3, 3]


@pytest.mark.parametrize(
    ("players", "numbers", "fits"),
    [
        (2, {"coins": 4, "coins_in_all": 8}, True),
        (2, {"coins": 4, "coins_in_all": 7}, False),
        (2, {"coins": 5}, False),
        (2, {"coins": 5, "most_coins": 5}, True),
    ],
)
def test_the_coins_to_start_with_are_there_and_fit_in_a_hand(players: int, numbers: dict[str, int], fits: bool) -> None:
    spec = GameSpec("sore-losers", numbers=tuple((name, str(number)) for name, number in numbers.items()))
    (variant,) = spec.rules().variants
    assert [name for name, _, _ in variant.faults(players)] == ([] if fits else ["coins"])


def test_how_likely_it_goes_well_is_told_where_dice_decide() -> None:
    game = game_of("classic")
    assert game.top.odds_of(game, 0, ROLL) == (0, 0)
    game.players[0].jail = 1
    assert game.top.odds_of(game, 0, ROLL) == (6, 36)
    assert game.top.odds_of(game, 0, USE_CARD) == (0, 0)
    powers = rolled(game_of("pokemon", "jackpot", "powers"), 6, 6)
    while powers.top.below is not None:
        powers.pop()
    powers.give_deed(1, 1)
    powers.run()
    assert powers.top.odds_of(powers, 0, USE_POWER) == (1, 2)
    assert powers.top.odds_of(powers, 0, ROLL) == (0, 0)
    declined = powers.clone()
    declined.apply(0, action(DECLINE))
    assert not declined.options(0).verbs >> USE_POWER & 1
    assert not declined.options(0).free >> DECLINE & 1
    powers.apply(0, action(USE_POWER, 1))
    assert powers.top.odds_of(powers, 0, ROLL) == (1, 2)
    powers.apply(0, action(ROLL))
    powers.apply(CHANCE, dice(6, 6))
    assert powers.top.odds_of(powers, 1, ROLL) == (1, 72), "a tie, and then it is all as at the beginning"
    powers.apply(1, action(ROLL))
    powers.apply(CHANCE, dice(6, 6))
    powers.apply(0, action(ROLL))
    powers.apply(CHANCE, dice(3, 4))
    assert powers.top.odds_of(powers, 1, ROLL) == (1, 2)


@pytest.mark.parametrize(
    ("strength", "expected"), [(0, 36), (2000, 36), (2001, 35), (7000, 21), (12000, 1), (12001, 0)]
)
def test_how_many_throws_win_a_fight(strength: int, expected: int) -> None:
    assert fight_odds(strength) == (expected, 36)


def test_a_power_that_draws_needs_a_card_to_draw() -> None:
    for double, deck in ((4, 0), (5, 1)):
        game = rolled(game_of("pokemon", "powers"), double, double)
        while game.top.below is not None:
            game.pop()
        for empty in (0, 1):
            game.unseen = ((1, 0), (0, 1))[empty]
            game.piles = ((), ())
            game.run()
            assert game.options(0).may(USE_POWER) == (deck == empty)


def test_the_rents_that_the_next_roll_would_close() -> None:
    game = Game.bare(load("saint-seiya").rules(), 2)
    game.give_deed(3, 1)
    game.turns = 1
    game.run()
    rolled(game, 1, 2)
    assert len(game.claims) - len(closing_claims(game)) == 1
    game.apply(0, action(END_TURN))
    assert closing_claims(game) == game.claims
    longer = Game.bare(load("classic").rules(), 2)
    longer.claims, longer.rolls = game.claims, game.rolls
    longer.run()
    assert longer.claims and not closing_claims(longer), "there the next turn may still be used to claim it"
    copied = game.clone()
    copied.push(Draw(1, 0))
    assert closing_claims(copied) == ()
    game.apply(1, action(ROLL))
    assert not game.claims and not closing_claims(game)


def test_only_what_moves_money_has_a_sum() -> None:
    game = rolled(game_of("classic"), 1, 2)
    assert (game.sums_of(0, BUY, 0), game.sums_of(0, DECLINE, 0)) == ([-60], [0])
    game.pop()
    game.push(PayOrDraw(0, 1, 10))
    game.run()
    assert (game.sums_of(0, PAY, 0), game.sums_of(0, DRAW, 0)) == ([-10], [0])
    game.pop()
    game.debts = (Debt(0, 1, RENT, 2, 35, "P7", "rent-whole-group"),)
    game.push(Settlement(0))
    game.run()
    assert (game.sums_of(0, SETTLE, 0), game.sums_of(0, GO_BANKRUPT, 0)) == ([-70], [0])


def test_what_is_free_to_do_says_what_it_brings() -> None:
    game = game_of("classic")
    for square in (1, 3, 5, 37, 39):
        game.give_deed(square, 1)
    for square in (37, 39):
        game.set_buildings(square, 5)
    game.players[1].mortgaged = 1 << 5
    assert game.sums_of(1, SELL_HOTELS, 1 << 37 | 1 << 39) == [1000, 1000]
    assert game.sums_of(1, SELL, 1 << 37) == [100]
    assert game.sums_of(1, BUILD, 0b1010) == [-50, -50]
    assert game.sums_of(1, MORTGAGE, 0b1010) == [30, 30]
    assert game.sums_of(1, REDEEM, 1 << 5) == [-110]


def test_what_a_question_is_about_is_told_where_it_is_about_no_square() -> None:
    game = game_of("sore-losers")
    for square in (5, 15):
        game.give_deed(square, 1)
        game.players[1].mortgaged |= 1 << square
    mask = game.players[1].mortgaged
    assert Theft(0, 1).about(game) == (-1, 1, 0)
    assert PayOrDraw(0, 1, 10).about(game) == (-1, NOBODY, 10)
    assert Received(1, mask, 0, 0, True).about(game) == (-1, NOBODY, 200)
    assert Received(1, mask, 0, 0, False).about(game) == (-1, NOBODY, 0)


def test_what_it_costs_to_keep_and_to_redeem_what_was_received_is_told() -> None:
    game = game_of("dragon-ball-super")
    game.give_deed(5, 1)
    game.players[1].mortgaged = 1 << 5
    traded, inherited = Received(1, 1 << 5, 0, 0, False), Received(1, 1 << 5, 0, 0, True)
    assert [traded.sum_of(game, 1, action(verb, 5)) for verb in (KEEP, REDEEM, DECLINE)] == [-10, -100, 0]
    assert [inherited.sum_of(game, 1, action(verb, 5)) for verb in (KEEP, REDEEM, DECLINE)] == [0, -100, 0]
