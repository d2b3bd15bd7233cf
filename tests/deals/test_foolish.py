"""The counter of foolish deals: what it calls foolish, what it lets be, and what it finds in whole games."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from casedepart.editions import GameSpec
from casedepart.editions.sources import catalogue
from casedepart.engine import BANK, Game, Goods, Offer
from casedepart.engine.actions import ACCEPT, REJECT, action, square_set
from casedepart.engine.state import Debt
from tests.deals import folly
from tests.deals.foolish import Watch, count, games_of, whole
from tests.owning import owning

A, B, C = range(3)
MOST = 0.01
"""Of all deals, how many may be foolish, and of all offers, how many may be bad manners."""
Given = tuple[int, tuple[int, ...]]
"""Cash and squares."""


def position(owns: Mapping[int, tuple[int, ...]], cash: int = 1500) -> Game:
    """A game in which these own what they own, and A is to begin."""
    return owning(GameSpec().rules(), 3, owns, cash)


def goods(given: Given) -> Goods:
    return Goods(given[0], square_set(list(given[1])))


def kinds(watch: Watch) -> list[str]:
    return [fault.kind for fault in watch.faults]


OWNS = {A: (16, 18, 5, 15, 25, 12), B: (19, 6, 11, 35, 1), C: (8, 13, 3)}


@pytest.mark.parametrize(
    ("gives", "gets", "kind"),
    [
        pytest.param((290, ()), (0, (19,)), folly.LAST_DEED, id="last-deed"),
        pytest.param((0, (12,)), (0, (19,)), folly.LAST_DEED, id="last-deed-for-a-utility"),
        pytest.param((199, ()), (0, (35,)), folly.STATIONS, id="fourth-station"),
        pytest.param((49, ()), (0, (6,)), folly.BELOW_MORTGAGE, id="below-mortgage"),
        pytest.param((211, ()), (0, (11,)), folly.LOOSE, id="loose-deed"),
        pytest.param((0, (12,)), (0, (6,)), "", id="a-utility-for-a-street"),
        pytest.param((300, ()), (0, (19,)), "", id="last-deed-dear"),
        pytest.param((70, ()), (0, (11,)), "", id="half-the-price"),
        pytest.param((210, ()), (0, (11,)), "", id="half-as-much-again"),
    ],
)
def test_a_foolish_side_is_told_by_its_kind(gives: Given, gets: Given, kind: str) -> None:
    game = position(OWNS)
    first, second = folly.sides(game, A, Offer(B, goods(gives), goods(gets)))
    assert first.follies() + second.follies() == ([kind] if kind else [])


def test_a_whole_group_is_not_given_for_utilities() -> None:
    game = position({A: (16, 18, 19), B: (12, 28)})
    side = folly.Side(game, A, B, goods((0, (16, 18, 19))), goods((0, (12, 28))))
    assert folly.WHOLE_GROUP in side.follies()


def test_a_second_of_three_may_cost_less_than_twice_its_price() -> None:
    game = position({A: (16, 5), B: (18,), C: (19,)})
    dear, fair = (folly.Side(game, A, B, Goods(cash), goods((0, (18,)))) for cash in (360, 350))
    assert dear.follies() == [folly.SECOND]
    assert not fair.follies()


def test_two_deeds_for_one_and_a_half_times_as_much_are_a_poor_swap() -> None:
    game = position({A: (37, 32), B: (1, 6), C: (8, 34, 39)})
    side = folly.Side(game, A, B, goods((0, (32,))), goods((0, (1, 6))))
    assert side.follies() == [folly.POOR_SWAP]


def test_a_debtor_who_is_lost_without_the_deal_is_no_fool() -> None:
    game = position({A: (16, 18), B: (19,)}, cash=150)
    offer = Offer(A, goods((0, (19,))), Goods(150))
    assert folly.sides(game, B, offer)[0].follies() == [folly.LAST_DEED]
    game.players[B].cash = 0
    game.debts = (Debt(B, BANK, 0, 1, 100, "X1", "tax"),)
    assert folly.sides(game, B, offer)[0].follies() == [folly.LAST_DEED], "the bank would lend enough"
    game.debts = (Debt(B, BANK, 0, 1, 101, "X1", "tax"),)
    assert not folly.sides(game, B, offer)[0].follies()


def test_what_was_just_sold_is_not_bought_back() -> None:
    game = position({A: (16, 5), B: (37,)})
    watch = Watch(3)
    trade(game, watch, A, Offer(B, goods((0, (5,))), Goods(200)))
    trade(game, watch, B, Offer(A, goods((0, (5,))), Goods(200)))
    assert kinds(watch) == [folly.BUY_BACK]
    assert (watch.deals, watch.offers, watch.foolish_deals) == (2, 2, 1)


def test_the_third_offer_of_a_turn_and_one_made_again_are_bad_manners() -> None:
    game = position({A: (16, 5), B: (37,), C: (39,)})
    watch = Watch(3)
    for cash in (200, 210, 190):
        refuse(game, watch, A, Offer(B, goods((0, (5,))), Goods(cash)))
    assert kinds(watch) == [folly.SECOND_FRESH, folly.AGAIN, folly.THIRD_OFFER, folly.SECOND_FRESH]
    assert (watch.offers, watch.rude_offers, watch.deals) == (3, 2, 0)


def test_one_who_completes_no_group_does_not_ask_for_half_as_much_again() -> None:
    game = position({A: (19, 5), B: (16, 18)})
    watch = Watch(3)
    refuse(game, watch, A, Offer(B, goods((0, (5,))), Goods(301)))
    refuse(game, watch, B, Offer(A, Goods(100), goods((0, (5,)))))
    refuse(game, watch, A, Offer(B, goods((0, (19,))), Goods(1000)))
    assert kinds(watch) == [folly.ASKS_MUCH, folly.ASKS_MUCH, folly.SECOND_FRESH]


@pytest.mark.parametrize(
    ("level", "games"),
    [
        ("shrewd", 2),
        pytest.param("shrewd", 60, marks=pytest.mark.long),
        pytest.param("master", 12, marks=pytest.mark.long),
    ],
)
def test_hardly_a_deal_of_whole_games_is_foolish(level: str, games: int) -> None:
    players = [level, f"{level}:trader", level, f"{level}:gambler"]
    found = whole(count(games_of(catalogue()), players, games, "deals"))
    assert found.deals() > 2 * len(found.watched)
    told = "\n".join(found.examples())
    # A few games may show more by chance: they must not show that it is more.
    assert found.foolish().low < MOST, told
    assert found.rude().low < MOST, told


def refuse(game: Game, watch: Watch, proposer: int, offer: Offer) -> None:
    """An offer that comes to nothing."""
    give(game, watch, proposer, offer, REJECT)


def trade(game: Game, watch: Watch, proposer: int, offer: Offer) -> None:
    """An offer that is taken."""
    give(game, watch, proposer, offer, ACCEPT)


def give(game: Game, watch: Watch, proposer: int, offer: Offer, verb: int) -> None:
    watch.note(game, proposer, offer)
    game.apply(proposer, offer)
    answer = action(verb, proposer)
    watch.note(game, offer.n, answer)
    game.apply(offer.n, answer)
