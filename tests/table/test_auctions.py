"""Auctions in real time: a countdown, late bids, limits that bid for one."""

from __future__ import annotations

import pytest

from casedepart.table import Roles, TableError
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.play import Limit
from casedepart.table.views import player_view
from casedepart.table.wire.news import AnswerView
from casedepart.table.wire.parts import Goods
from tests.table.desk import Desk, position

PEOPLE = ["Anna", "Bruno", "Chloé"]
AUCTION = """
Anna rolls
dice 1 2
Anna declines
"""


def left(desk: Desk) -> float:
    """Seconds until the hammer falls."""
    return (desk.table.standing.hammer - desk.now) / 1000


def limit(desk: Desk, name: str, amount: int) -> list[AnswerView]:
    return desk.ask(Limit(id=desk.id(), amount=amount), name)


def bids(answers: list[AnswerView]) -> list[tuple[int, str]]:
    return [(answer.seat, answer.do) for answer in answers]


def test_the_hammer_falls_when_nobody_bids_and_the_deed_stays_with_the_bank() -> None:
    desk = position(PEOPLE, AUCTION)
    assert left(desk) == 20
    seen = desk.wait(21)
    assert sorted(bids(seen)) == [(0, "passes"), (1, "passes"), (2, "passes")]
    assert {answer.cause for answer in seen} == {"expired"}
    assert desk.game.owners[3] == -1 and not desk.table.standing.hammer
    desk.check()


def test_the_highest_bidder_has_it_when_the_hammer_falls() -> None:
    desk = position(PEOPLE, AUCTION)
    desk.act("Bruno", "bids", 25)
    desk.wait(21)
    assert desk.game.owners[3] == 1 and desk.game.players[1].cash == 1475


def test_the_highest_bid_is_shown_as_held_until_it_is_outbid_or_paid() -> None:
    desk = position(PEOPLE, AUCTION)

    def shown() -> list[tuple[int, int]]:
        views = [player_view(desk.game, seat) for seat in range(3)]
        assert all(view.worth >= 1500 for view in views), "a bid is no loss"
        return [(view.cash, view.held) for view in views]

    desk.act("Bruno", "bids", 25)
    assert shown() == [(1500, 0), (1475, 25), (1500, 0)]
    desk.act("Chloé", "bids", 60)
    assert shown() == [(1500, 0), (1500, 0), (1440, 60)]
    desk.wait(21)
    assert shown() == [(1500, 0), (1500, 0), (1440, 0)]


def test_a_late_bid_puts_the_hammer_off() -> None:
    desk = position(PEOPLE, AUCTION)
    desk.wait(5)
    desk.act("Bruno", "bids", 25)
    assert left(desk) == 15
    desk.wait(13)
    desk.act("Chloé", "bids", 26)
    assert left(desk) == 8
    desk.wait(7)
    assert desk.game.bidding == 1
    desk.wait(2)
    assert desk.game.owners[3] == 2
    desk.check()


def test_without_a_countdown_an_auction_lasts_until_all_have_passed() -> None:
    desk = position(PEOPLE, AUCTION, auction=0)
    desk.wait(3600)
    assert desk.game.bidding == 1
    for name in PEOPLE:
        desk.act(name, "passes")
    assert desk.game.bidding == 0


def test_with_days_a_move_there_is_no_countdown_but_the_days() -> None:
    desk = position(PEOPLE, AUCTION, clock="days", expiry="default")
    desk.wait(3600)
    assert desk.game.bidding == 1
    desk.wait(86400)
    assert desk.game.bidding == 0


def test_a_limit_bids_as_little_as_it_takes() -> None:
    desk = position(PEOPLE, AUCTION)
    assert bids(limit(desk, "Bruno", 100)) == [(1, "bids 1")]
    assert bids(desk.act("Chloé", "bids", 40)) == [(2, "bids 40"), (1, "bids 41")]
    assert bids(desk.act("Chloé", "bids", 100)) == [(2, "bids 100")], "the limit is reached"
    desk.wait(30)
    assert desk.game.owners[3] == 2
    desk.check()


def test_of_two_limits_the_higher_wins_just_above_the_other() -> None:
    desk = position(PEOPLE, AUCTION)
    limit(desk, "Bruno", 80)
    assert bids(limit(desk, "Chloé", 120)) == [(2, "bids 81")]
    limit(desk, "Anna", 100)
    assert desk.game.players[2].cash == 1500 - 101
    desk.wait(30)
    assert desk.game.owners[3] == 2
    desk.check()


def test_a_limit_never_goes_beyond_the_cash() -> None:
    desk = position(PEOPLE, AUCTION)
    limit(desk, "Bruno", 9999)
    desk.act("Chloé", "bids", 1500)
    assert desk.game.players[1].cash == 1500
    desk.wait(30)
    assert desk.game.owners[3] == 2


def test_a_limit_can_be_raised_and_dropped() -> None:
    desk = position(PEOPLE, AUCTION)
    limit(desk, "Bruno", 10)
    desk.act("Chloé", "bids", 10)
    assert bids(limit(desk, "Bruno", 30)) == [(1, "bids 11")]
    limit(desk, "Bruno", 0)
    assert bids(desk.act("Chloé", "bids", 12)) == [(2, "bids 12")]


def test_a_limit_is_for_one_auction() -> None:
    desk = position(PEOPLE, AUCTION)
    limit(desk, "Bruno", 500)
    desk.wait(30)
    assert [seat.limit for seat in desk.table.standing.seats] == [0, 0, 0]
    with pytest.raises(TableError) as error:
        limit(desk, "Bruno", 500)
    assert error.value.code == "no-auction"


def test_a_limit_below_the_next_bid_is_told() -> None:
    desk = position(PEOPLE, AUCTION)
    desk.act("Chloé", "bids", 50)
    with pytest.raises(TableError) as error:
        limit(desk, "Bruno", 50)
    assert error.value.code == "limit-too-low" and "51" in error.value.told("en")


def test_who_could_not_raise_the_next_bid_has_passed() -> None:
    desk = position(PEOPLE, AUCTION)
    desk.act("Chloé", "bids", 1500)
    assert desk.game.bidding == 0, "nobody else has 1501, so it is sold at once"
    assert desk.game.owners[3] == 2


def test_a_question_within_the_auction_neither_stops_its_countdown_nor_forgets_the_limits() -> None:
    desk = position(
        PEOPLE, "Anna rolls\ndice 2 3\nAnna buys\nAnna mortgages 5\nAnna ends turn\nBruno rolls\ndice 1 2\n"
    )
    desk.act("Bruno", "declines")
    limit(desk, "Bruno", 50)
    desk.offer("Anna", 2, Goods(squares=[5]), Goods(cash=30))
    desk.wait(15)
    desk.act("Chloé", "accepts", 0)
    assert desk.game.bidding and "keeps" in desk.game.options(2).words()
    desk.wait(30)
    assert desk.game.bidding, "the hammer waits for the answer"
    desk.act("Chloé", "keeps", 5)
    assert bids(desk.act("Chloé", "bids", 20)) == [(2, "bids 20"), (1, "bids 21")]
    desk.wait(10)
    assert desk.game.owners[3] == 1
    desk.check()


def test_a_limit_given_in_a_pause_bids_when_the_game_goes_on() -> None:
    desk = position(PEOPLE, AUCTION)
    host = Roles(host=True)
    desk.adopt(desk.table.take(Pause(id="1", on=True), host, desk.now))
    assert bids(limit(desk, "Bruno", 200)) == []
    assert bids(desk.adopt(desk.table.take(Pause(id="2", on=False), host, desk.now))) == [(1, "bids 1")]
    desk.wait(30)
    assert desk.game.owners[3] == 1
    desk.check()
