"""The master: it bargains by its chances, learns from a no, keeps to its budget, and leaves the game as it was."""

from __future__ import annotations

import time

import pytest

from casedepart import bots
from casedepart.bots.master.deal_search import Idea
from casedepart.bots.master.master import Master
from casedepart.bots.master.partners import CHANCES, COUNT, EASY, EVERY_STYLE, PLAIN, PRINTED, Partners
from casedepart.bots.shrewd.manners import TWO_LAPS
from casedepart.editions import GameSpec, load
from casedepart.engine import CHANCE, Game, Goods, Offer
from casedepart.engine.actions import ACCEPT, REJECT, action
from casedepart.engine.sets import size
from casedepart.engine.state import END
from tests.properties.settings import ALL

ORANGE = (16, 18, 19)
DEAR = (21, 23, 24, 26, 27, 29, 31, 32, 34, 37, 39)


def squares(*places: int) -> int:
    return sum(1 << place for place in places)


def position(owns: dict[int, tuple[int, ...]], players: int = 4) -> Game:
    """Players on the classic board with these deeds, the dear ones with the last, the first about to end the turn."""
    game = Game.bare(load("classic").rules(), players)
    for square in DEAR:
        game.give_deed(square, players - 1)
    for seat, deeds in owns.items():
        for square in deeds:
            game.give_deed(square, seat)
    game.stage = END
    game.run()
    return game


def offered(game: Game, by: int, offer: Offer) -> Game:
    game.apply(by, offer)
    return game


def test_it_takes_a_gift_and_refuses_to_make_one() -> None:
    game = position({0: ORANGE[:2], 1: ORANGE[2:]})
    gift = offered(game.clone(), 1, Offer(0, Goods(0, squares(19)), Goods(1)))
    assert bots.make("master").react(gift, 0) == action(ACCEPT, 1)
    theft = offered(game.clone(), 0, Offer(1, Goods(1), Goods(0, squares(19))))
    assert bots.make("master").react(theft, 1) != action(ACCEPT, 0)


def test_it_does_not_give_a_finished_group_for_a_utility() -> None:
    game = offered(position({0: ORANGE, 1: (12,)}), 1, Offer(0, Goods(0, squares(12)), Goods(0, squares(16))))
    assert bots.make("master").react(game, 0) != action(ACCEPT, 1)


def test_it_proposes_a_swap_that_completes_a_group_for_it() -> None:
    game = position({0: (16, 18, 3), 1: (19, 1)})
    act = bots.make("master").answer(game, 0)
    assert isinstance(act, Offer)
    assert act.get.squares & squares(19, 1)


def test_it_asks_for_more_deeds_in_one_offer_where_that_is_better() -> None:
    game = position({0: (16, 18, 5), 1: (19, 15, 25)})
    master = Master()
    best = master.search(game, master.look(game, 0)).look()[0]
    assert best.offer.get.squares & squares(19) and size(best.offer.get.squares) > 1
    alone = master.search(game, master.look(game, 0))
    alone.consider(1, 0, squares(19))
    assert best.hope > alone.found[0].hope > 0.0


def test_it_makes_one_offer_a_turn_and_none_that_was_refused_in_the_last_two_laps() -> None:
    game = position({0: (16, 18, 3), 1: (19, 1)})
    master = bots.make("master")
    seen = set()
    for _ in range(TWO_LAPS):
        act = master.answer(game, 0)
        if isinstance(act, Offer):
            deeds = (act.n, act.give.squares, act.get.squares)
            assert deeds not in seen
            seen.add(deeds)
            game.apply(0, act)
            game.apply(act.n, action(REJECT, 0))
        assert not isinstance(master.answer(game, 0), Offer), "one a turn"
        game.turns += len(game.players)
    assert seen


def test_one_who_refuses_is_thought_to_refuse_the_like_and_others_are_not() -> None:
    partners = Partners()
    terms = 1 << PLAIN | 1 << COUNT
    before = partners.chance(1, terms)
    partners.learn(1, terms, False)
    assert partners.chance(1, terms) < before == partners.chance(2, terms)
    partners.learn(2, terms, True)
    assert partners.chance(2, terms) > before


def test_some_answers_tell_by_what_one_goes_and_nobody_is_known_for_good() -> None:
    partners = Partners()
    for _ in range(4):
        partners.learn(1, 1 << PRINTED, True)
        partners.learn(1, 1 << COUNT | 1 << CHANCES, False)
    assert partners.chance(1, 1 << PRINTED) > 0.8
    assert partners.chance(1, 1 << COUNT) < 0.1
    assert partners.likely(1) >> PRINTED & 1 and not partners.likely(1) >> CHANCES & 1
    for _ in range(4):
        partners.learn(1, 1 << PRINTED, False)
        partners.learn(1, 1 << COUNT, True)
    assert partners.chance(1, 1 << COUNT) > 0.8


def test_an_offer_of_theirs_tells_by_what_they_go_less_than_an_answer_does() -> None:
    heard, answered = Partners(), Partners()
    before = heard.chance(1, 1 << PRINTED)
    heard.hear(1, 1 << PRINTED | 1 << EASY)
    answered.learn(1, 1 << PRINTED | 1 << EASY, True)
    assert before < heard.chance(1, 1 << PRINTED) < answered.chance(1, 1 << PRINTED)
    assert heard.chance(1, 1 << EASY) < answered.chance(1, 1 << EASY), "who is easy with others need not offer much"
    assert heard.chance(2, 1 << PRINTED) == before


def test_what_others_offer_it_is_remembered_for_what_they_would_take() -> None:
    """More than its price for one of two that belong together: that is good by printed prices alone."""
    master, game = Master(), position({0: (6, 12), 1: (8, 9)})
    game.players[1].cash = 400
    before = list(master.partners.odds[1])
    master.react(offered(game, 1, Offer(0, Goods(0, squares(8)), Goods(120))), 0)
    after = master.partners.odds[1]
    assert after[PRINTED] / after[COUNT] > 2 * before[PRINTED] / before[COUNT]


@pytest.mark.parametrize("name, style", [("shrewd", COUNT), ("steady", PLAIN), ("master", CHANCES)])
def test_styles_foretell_what_our_own_bots_answer(name: str, style: int) -> None:
    """Of offers in whole games: a style is of use only where it knows what one of that style would say."""
    told = right = taken = 0
    for seed in range(3):
        game = Game.start(load("classic").rules(), 4)
        master = Master()
        seats = [master, *[bots.make(name) for _ in range(3)]]
        chance = bots.Chance(f"styles {seed}")
        while not game.over and game.turns < 300:
            seat, act = bots.choose(game, seats, chance)
            game.apply(seat, act)
            if seat == 0 and isinstance(act, Offer) and master.offered is not None:
                says = master.offered.terms >> style & 1 == 1
                answers = seats[act.n].takes(game, act.n, 0, act)
                told += 1
                right += says == answers
                taken += answers
    assert told >= 15 and taken >= 3
    assert right >= 0.9 * told, f"{right} of {told}"


def test_who_goes_by_printed_prices_is_thought_to_pay_any_price_for_a_group_but_else_no_last_coin() -> None:
    game = position({0: (16, 6), 1: (18, 19)})
    idea = Idea(Master().look(game, 0), 1, squares(16), 0)
    assert idea.terms(-game.players[1].cash, EVERY_STYLE) >> PRINTED & 1
    loose = Idea(Master().look(game, 0), 1, squares(6), 0)
    game.players[1].cash = 150
    assert loose.terms(-50, EVERY_STYLE) >> PRINTED & 1
    assert not loose.terms(-60, EVERY_STYLE) >> PRINTED & 1, "half a salary is kept"
    assert not loose.terms(-50, EVERY_STYLE) >> EASY & 1, "a whole one by who is easy"


def test_one_who_took_what_was_merely_polite_is_asked_for_more_but_no_more_than_is_polite() -> None:
    game = position({0: (16, 18), 1: (19, 12), 2: (6,), 3: (21,)})
    master = Master()

    def price() -> int:
        search = master.search(game, master.look(game, 0))
        search.consider(1, 0, squares(19))
        return search.found[0].offer.give.cash

    paid_at_first = price()
    for _ in range(3):
        master.partners.learn(1, 1 << EASY, True)
    assert 2 * game.rules.price[19] <= 3 * price() < 3 * paid_at_first


def test_a_sum_that_would_empty_its_purse_is_not_paid_where_less_may_do() -> None:
    game = position({0: (16, 18), 1: (19, 12), 2: (6,), 3: (21,)})
    master = Master()
    search = master.search(game, master.look(game, 0))
    search.consider(1, 0, squares(19))
    best = search.found[0]
    assert best.offer.give.cash < game.players[0].cash // 2
    assert best.hope > 0.02, "the gain of a group, though many would refuse"


def test_without_a_budget_it_answers_the_same_each_time() -> None:
    digests = set()
    for _ in range(2):
        game = Game.start(load("classic").rules(), 3)
        bots.play(game, [bots.make("master"), bots.make("shrewd"), bots.make("steady")], bots.Chance("same"), 25)
        digests.add(game.digest())
    assert len(digests) == 1


@pytest.mark.parametrize("budget", [0.05, 0.3])
def test_it_keeps_to_its_budget(budget: float) -> None:
    game = position({0: (16, 18, 3, 21, 23), 1: (19, 1, 24, 5), 2: (37, 39), 3: (11, 13)})
    master = Master("", budget)
    began = time.process_time()
    act = master.answer(game, 0)
    assert act.sound
    assert time.process_time() - began < budget + 0.05


@pytest.mark.parametrize("spec", ALL[:: max(1, len(ALL) // 8)], ids=str)
def test_it_plays_every_edition_and_changes_nothing_it_is_shown(spec: GameSpec) -> None:
    game = Game.start(spec.rules(), 3)
    seats = [bots.make(name, str(seat)) for seat, name in enumerate(("master", "steady", "random"))]
    chance = bots.Chance("master plays")
    while not game.over and game.turns < 16:
        before = game.digest()
        seat, act = bots.choose(game, seats, chance)
        assert seat in (CHANCE, *range(3))
        assert game.digest() == before, "a bot changes nothing"
        game.apply(seat, act)
    assert game.turns >= 10
