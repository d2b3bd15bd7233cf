"""Bots answer through the same door as people, at a pace that people can follow, and bargain with measure."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.bots import Bot
from casedepart.editions import catalogue
from casedepart.engine.actions import Action, Goods, Offer, action
from casedepart.engine.game import Game
from casedepart.table import Roles
from casedepart.table.bot_turns import ANSWER, BATCH
from casedepart.table.messages.people import Leave, Seated
from casedepart.table.wire import parts
from tests.table.desk import Desk, playing, position


def until_over(desk: Desk, most: int = 5000) -> None:
    """Play on: bots think, sleepers are answered for."""
    for _ in range(most):
        if desk.table.phase == "over":
            return
        desk.think() if desk.table.thinks_from() is not None else desk.wait(21)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("edition", catalogue())
def test_a_table_of_bots_plays_any_edition_to_its_end(edition: str) -> None:
    desk = playing([], edition=edition, seats=4, pace="fast")
    until_over(desk)
    assert desk.game.winners
    desk.check()


def test_bots_take_their_time_where_people_follow() -> None:
    desk = playing([], seats=3)
    since = desk.table.thinks_from()
    assert since == desk.now + ANSWER == desk.table.wake()
    before = desk.table.version
    desk.think()
    assert desk.table.version == before + 1
    assert sum(answer.cause == "bot" for answer in desk.table.think(desk.now).draft.answers) == 1  # type: ignore[union-attr]


def test_as_fast_as_they_can_they_answer_many_times_at_once() -> None:
    desk = playing([], seats=3, pace="fast")
    assert desk.table.thinks_from() == desk.now
    answers = desk.think()
    assert sum(answer.cause == "bot" for answer in answers) >= BATCH


def test_thinking_changes_nothing() -> None:
    desk = playing([], seats=3)
    before = (desk.game.digest(), desk.table.version)
    assert desk.table.think(desk.now) is not None
    assert (desk.game.digest(), desk.table.version) == before


class Pest(Bot):
    """Offers the same trade for ever."""

    def answer(self, game: Game, seat: int) -> Action:
        return Offer((seat + 1) % len(game.players), Goods(cash=1), Goods(cash=2))


def test_a_bot_offers_at_most_once_a_turn_and_never_the_same_twice() -> None:
    desk = playing([], seats=3, bots="steady")
    for seat in range(3):
        desk.table.bots.bots[seat, "steady"] = Pest()
    offers: list[tuple[int, int, str]] = []
    for _ in range(120):
        for answer in desk.think():
            if answer.do.startswith("offers"):
                offers.append((desk.game.turns, answer.seat, answer.do))
    assert offers, "the first is allowed"
    assert len({(seat, words) for _, seat, words in offers}) == len(offers), "never the same twice"
    assert desk.game.turns > 10, "the game goes on all the same"
    desk.check()


class Haggler(Pest):
    """Answers every offer with one of its own, always the same."""

    def answer(self, game: Game, seat: int) -> Action:
        return bots.make("steady").answer(game, seat)

    def react(self, game: Game, seat: int) -> Action | None:
        proposers = [proposer for proposer, offer in game.offers if offer.n == seat]
        return Offer(proposers[0], Goods(cash=1), Goods(cash=2)) if proposers else None


def test_an_offer_in_return_is_an_offer_too() -> None:
    desk = playing(["Anna"], seats=2, bots="steady")
    desk.table.bots.bots[1, "steady"] = Haggler()
    said = []
    for sum_ in range(2, 5):
        desk.offer("Anna", 1, parts.Goods(cash=1), parts.Goods(cash=sum_))
        said += [answer.do.partition(" ")[0] for answer in desk.think()]
    assert said == ["rejects", "offers", "rejects", "rejects"], "once a turn, and never the same twice"


class Tempted(Bot):
    """Has five offers in mind before it goes on."""

    def __init__(self) -> None:
        self.offered = 0

    def answer(self, game: Game, seat: int) -> Action:
        self.offered += 1
        if self.offered <= 5:
            return Offer(1 - seat, Goods(cash=1), Goods(cash=self.offered + 1))
        return bots.make("steady").answer(game, seat)


def test_a_bot_that_may_offer_no_more_is_asked_what_else_it_would_do() -> None:
    desk = position(["Anna", "Bruno"], "Anna rolls\ndice 2 3", bots="steady")
    desk.adopt(desk.table.take(Leave("1"), Roles(seats=(0,)), desk.now))
    desk.table.bots.bots[0, "steady"] = Tempted()
    assert [desk.think()[0].do.partition(" ")[0] for _ in range(2)] == ["offers", "buys"]


class Cheat(Bot):
    """Answers what no rule allows."""

    def answer(self, game: Game, seat: int) -> Action:
        return action(22, 39)

    def react(self, game: Game, seat: int) -> Action | None:
        return action(28, seat)


def test_in_place_of_a_refused_answer_a_bot_gives_the_default_one() -> None:
    desk = playing([], seats=2, bots="steady")
    for seat in range(2):
        desk.table.bots.bots[seat, "steady"] = Cheat()
    for _ in range(60):
        desk.think()
    assert desk.game.turns > 5
    desk.check()


def test_a_bot_that_sits_in_for_someone_does_not_bargain_for_them() -> None:
    script = "Anna rolls\ndice 2 3\nAnna buys\nAnna ends turn"
    desk = position(["Anna", "Bruno"], script)
    desk.adopt(desk.table.take(Seated("1", 0, "steady"), Roles(host=True), desk.now))
    desk.offer("Bruno", 0, parts.Goods(cash=1400), parts.Goods(squares=[5]))
    assert desk.table.thinks_from() is None, "however good the offer is"
    desk.adopt(desk.table.take(Leave("2"), Roles(seats=(0,)), desk.now))
    assert [answer.do for answer in desk.think()] == ["accepts Bruno"], "with the seat its own, it does"
