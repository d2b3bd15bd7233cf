"""Bots weigh the house rules that are played: in these positions their answer changes with the rule."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from casedepart import bots
from casedepart.bots.master.building_plan import building_plan
from casedepart.bots.master.features import Sight, figures
from casedepart.bots.shrewd.prospects import prospects_of
from casedepart.editions import GameSpec
from casedepart.engine import CHANCE, Action, Game, Goods, Offer
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    BUILD,
    DECLINE,
    END_TURN,
    MORTGAGE,
    PASS,
    PAY_FINE,
    REDEEM,
    REJECT,
    ROLL,
    SELL,
    action,
    dice,
)
from casedepart.engine.state import END
from casedepart.variants.jackpot import Pot
from casedepart.variants.powers import USE_POWER
from casedepart.variants.speed_die import MOVE_TO, Speed
from tests.owning import owning

KINDS = ("steady", "shrewd", "master")
THINKING = ("shrewd", "master")
GREEN, BLUE, ORANGE = (31, 32, 34), (37, 39), (16, 18, 19)
FREE_PARKING, GO = 20, 0


def position(
    *options: str,
    numbers: Mapping[str, int] | None = None,
    owns: Mapping[int, tuple[int, ...]] | None = None,
    built: Mapping[int, int] | None = None,
    cash: int = 1500,
    players: int = 3,
    edition: str = "classic",
) -> Game:
    """A game by these house rules, the first player to begin."""
    chosen = tuple((name, str(number)) for name, number in (numbers or {}).items())
    rules = GameSpec(edition, options=options, numbers=chosen).rules()
    return owning(rules, players, owns or {}, cash, built)


def in_jail(
    *options: str, numbers: Mapping[str, int] | None = None, mine: int = 0, pot: int = 0, cash: int = 1500
) -> Game:
    """Everything is sold, and much is built: jail is a safe place. The first player's streets have so many houses."""
    others = tuple(square for square in range(40) if square not in ORANGE)
    built = {**dict.fromkeys(GREEN, 4), **({square: mine for square in ORANGE} if mine else {})}
    game = position(*options, numbers=numbers)
    for square in others:
        if game.rules.deeds >> square & 1:
            game.give_deed(square, 1)
    for square in ORANGE:
        game.give_deed(square, 0)
    for square, level in built.items():
        game.set_buildings(square, level)
    game.players[0].at, game.players[0].jail = game.rules.jail, 0
    if pot:
        game.keep(Pot(pot))
    game.run()
    return game


def at_end(game: Game, turns: int = 0) -> Game:
    """The first player is about to end a turn, after so many turns of the game."""
    game.stage, game.rolled, game.turns = END, True, turns
    game.run()
    return game


def answer(kind: str, game: Game, seat: int = 0) -> Action:
    return bots.make(kind, "0").answer(game, seat)


# Jail


@pytest.mark.parametrize("kind", KINDS)
def test_a_jackpot_is_worth_leaving_jail_for(kind: str) -> None:
    assert answer(kind, in_jail("jackpot")) == action(ROLL)
    rich = in_jail("jackpot", pot=9000)
    assert answer(kind, rich) == action(PAY_FINE)
    reason = bots.make(kind, "0").reason(rich, 0, action(PAY_FINE))
    assert (reason.key, reason.square, reason.n) == ("leave-jail-windfall", FREE_PARKING, 9000)


@pytest.mark.parametrize("kind", KINDS)
def test_who_is_owed_no_rent_in_jail_leaves_it(kind: str) -> None:
    assert answer(kind, in_jail(mine=4)) == action(ROLL)
    assert answer(kind, in_jail("jailed-owners", mine=4)) == action(PAY_FINE)


@pytest.mark.parametrize("kind", KINDS)
def test_a_great_bonus_for_two_ones_is_worth_a_roll(kind: str) -> None:
    assert answer(kind, in_jail("snake-eyes")) == action(ROLL)
    assert answer(kind, in_jail("snake-eyes", numbers={"snake_eyes": 50_000})) == action(PAY_FINE)


@pytest.mark.parametrize("kind", KINDS)
def test_a_fine_that_costs_a_fortune_is_not_paid_before_it_must_be(kind: str) -> None:
    def jailed(fine: int) -> Game:
        game = position("fine", numbers={"jail_fine": fine}, cash=2500)
        game.players[0].at, game.players[0].jail = game.rules.jail, 0
        return game

    assert answer(kind, jailed(100)) == action(PAY_FINE)
    assert answer(kind, jailed(1200)) == action(ROLL)


# Where to


@pytest.mark.parametrize("kind", KINDS)
def test_the_third_die_takes_one_to_the_jackpot(kind: str) -> None:
    def bus(pot: int) -> Game:
        game = position("jackpot", "speed-die", owns={0: (11,), 1: (16, 19)})
        game.players[0].at = 15
        game.keep(Speed(0b111))
        game.keep(Pot(pot))
        game.apply(0, action(ROLL))
        game.apply(CHANCE, dice(4, 1, 4))
        return game

    assert answer(kind, bus(0)).verb == MOVE_TO
    assert answer(kind, bus(2000)) == action(MOVE_TO, FREE_PARKING)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("times", [1, 9])
def test_a_teleport_goes_to_go_where_stopping_there_pays_most(kind: str, times: int) -> None:
    game = position("powers", "double-go", numbers={"go_times": times}, edition="pokemon")
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(1, 1))
    while not game.asked & 1:
        game.apply(CHANCE, bots.Chance("cards").answer(game))
    act = answer(kind, game)
    assert (act == action(USE_POWER, GO)) == (times == 9)


# Buying and bidding


@pytest.mark.parametrize("kind", THINKING)
def test_nobody_mortgages_to_block_a_deed_that_no_auction_gives_to_another(kind: str) -> None:
    def blocking(*options: str) -> Game:
        game = position(*options, owns={0: (1, 3, 6, 8, 9, 11), 1: (37,)})
        game.players[0].at, game.players[0].cash = 36, 300
        game.apply(0, action(ROLL))
        game.apply(CHANCE, dice(1, 2))
        return game

    assert answer(kind, blocking()).verb == MORTGAGE
    assert answer(kind, blocking("no-auctions")) == action(DECLINE)


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_opens_an_auction_above_what_the_deed_is_worth(kind: str) -> None:
    def auction(first_bid: int) -> Game:
        game = position("opening-bid", numbers={"first_bid": first_bid})
        game.apply(0, action(ROLL))
        game.apply(CHANCE, dice(1, 2))
        game.apply(0, action(DECLINE))
        return game

    assert answer(kind, auction(1), 1).verb == BID
    assert answer(kind, auction(700), 1).verb == PASS


@pytest.mark.parametrize("kind", KINDS)
def test_a_sealed_bid_is_below_the_worth_and_nearer_to_it_the_more_others_bid(kind: str) -> None:
    def bid_among(players: int) -> int:
        game = position("sealed-auctions", players=players)
        game.apply(0, action(ROLL))
        game.apply(CHANCE, dice(2, 3))
        game.apply(0, action(DECLINE))
        act = answer(kind, game, 1)
        assert act.verb == BID
        return act.n

    assert 0 < bid_among(2) <= bid_among(6) < 400


@pytest.mark.parametrize("kind", THINKING)
def test_a_sealed_bid_is_hardly_above_what_the_others_can_bid(kind: str) -> None:
    def bid_with(rivals_cash: int) -> int:
        """For a deed that brings the bidder nearer to a group."""
        game = position("sealed-auctions", owns={1: (13,)})
        game.players[0].at = 6
        game.players[0].cash = game.players[2].cash = rivals_cash
        game.apply(0, action(ROLL))
        game.apply(CHANCE, dice(2, 3))
        game.apply(0, action(DECLINE))
        return answer(kind, game, 1).n

    assert bid_with(40) <= 45 < bid_with(1500)


# Building


@pytest.mark.parametrize("kind", KINDS)
def test_houses_are_put_on_one_street_where_they_need_not_be_even(kind: str) -> None:
    def built(*options: str) -> list[int]:
        game = at_end(position(*options, owns={0: ORANGE}, cash=480))
        while (act := answer(kind, game)).verb == BUILD:
            game.apply(0, act)
        return sorted(game.buildings[square] for square in ORANGE)

    even, uneven = built(), built("uneven-building")
    assert even[-1] - even[0] <= 1 and sum(even) > 2
    assert uneven[-1] >= 3 and uneven[0] == 0


def test_of_uneven_houses_the_one_that_earns_least_is_sold_first() -> None:
    game = position("uneven-building", owns={0: ORANGE}, built={16: 3, 18: 1, 19: 0}, cash=0)
    game.players[0].at = 1
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(1, 2))
    assert answer("steady", game) == action(SELL, 18)


@pytest.mark.parametrize("kind", KINDS)
def test_no_hotel_is_tried_for_before_it_may_stand(kind: str) -> None:
    game = at_end(position("hotels-after-lap", owns={0: ORANGE}, built=dict.fromkeys(ORANGE, 4), cash=3000))
    assert answer(kind, game).verb != BUILD


def test_the_learned_values_take_an_endless_stock_for_a_full_one() -> None:
    full, endless = position(owns={0: ORANGE}), position("unlimited-houses", owns={0: ORANGE})
    rows = [
        figures(game, prospects_of(game.rules), Sight(game, prospects_of(game.rules)), 0) for game in (full, endless)
    ]
    assert rows[0] == rows[1]
    assert building_plan(at_end(endless), 0).square >= 0


# The end


@pytest.mark.parametrize("kind", THINKING)
def test_a_deed_is_worth_its_price_when_the_count_is_near(kind: str) -> None:
    def offered(price: int) -> Action:
        """A loose deed, shortly before all is counted."""
        game = at_end(position("turn-limit", owns={0: (39,), 1: (34,), 2: (6,)}), 88)
        game.apply(1, Offer(0, Goods(0, 1 << 34), Goods(price)))
        act = bots.make(kind, "0").react(game, 0)
        assert act is not None
        return act

    assert offered(280) == action(ACCEPT, 1)
    assert offered(400) != action(ACCEPT, 1)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_redeemed_when_it_cannot_earn_the_interest_before_the_count(kind: str) -> None:
    def redeems(turns: int) -> bool:
        game = position("turn-limit", owns={0: (39,)}, cash=2500)
        game.players[0].mortgaged = 1 << 39
        return answer(kind, at_end(game, turns)).verb == REDEEM

    assert redeems(1)
    assert not redeems(85)


def test_less_is_kept_back_when_fewer_rents_can_come() -> None:
    def built(turns: int) -> int:
        owns = {0: ORANGE, 1: GREEN}
        game = at_end(position("turn-limit", owns=owns, built=dict.fromkeys(GREEN, 4), cash=700), turns)
        while (act := answer("shrewd", game)).verb == BUILD:
            game.apply(0, act)
        return sum(game.buildings[square] for square in ORANGE)

    assert built(1) < built(89)


# Trades


@pytest.mark.parametrize("kind", THINKING)
def test_no_offer_is_made_in_return_where_it_is_not_one_s_turn(kind: str) -> None:
    game = position("own-turn-trades", owns={0: (37,), 1: (39,)})
    game.apply(0, Offer(1, Goods(10), Goods(0, 1 << 39)))
    assert bots.make(kind, "0").react(game, 1) == action(REJECT, 0)


@pytest.mark.parametrize("kind", THINKING)
def test_an_offer_from_before_the_debt_is_taken_only_where_no_rule_forbids_its_price(kind: str) -> None:
    def reaction(*options: str) -> int:
        game = position(*options, owns={0: (37, 39)}, cash=100)
        game.apply(0, Offer(1, Goods(0, 1 << 39), Goods(1)))
        game.apply(0, action(ROLL))
        game.apply(CHANCE, dice(1, 3))
        assert game.in_debt(0)
        answered = bots.make(kind, "0").react(game, 1)
        return answered.verb if answered is not None else -1

    assert reaction() == ACCEPT
    assert reaction("bank-price") == REJECT


def test_who_has_nothing_more_to_do_ends_the_turn() -> None:
    assert answer("shrewd", at_end(position("turn-limit"), 89)) == action(END_TURN)
