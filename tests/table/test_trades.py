"""Offers: made, answered by another offer, taken back, expired, or made impossible by the game."""

from __future__ import annotations

import pytest

from casedepart.engine.actions import Refused
from casedepart.table.history import moments
from casedepart.table.journal_record import told_by
from casedepart.table.wire.parts import Goods
from tests.table.desk import Desk, position

OWNED = """
Anna rolls
dice 1 2
Anna buys
Anna ends turn
Bruno rolls
dice 2 3
Bruno buys
Bruno ends turn
"""
"""Anna has square 3, Bruno square 5."""


def bargaining(**settings: object) -> Desk:
    desk = position(["Anna", "Bruno"], OWNED, **settings)
    desk.offer("Anna", 1, Goods(squares=[3]), Goods(squares=[5], cash=50))
    return desk


def test_an_offer_is_accepted() -> None:
    desk = bargaining()
    desk.act("Bruno", "accepts", 0)
    assert (desk.game.owners[3], desk.game.owners[5]) == (1, 0)
    desk.check()


def test_what_an_offer_would_exchange_is_told_with_it_and_told_again_later() -> None:
    desk = bargaining()
    desk.act("Bruno", "rejects", 0)
    (offered, rejected) = [moment.answer for moment in moments(*told_by(desk.journal), 0, 99).moments[-2:]]
    assert offered is not None and offered.give is not None and offered.get is not None
    assert (offered.give.cash, offered.give.squares) == (0, [3])
    assert (offered.get.cash, offered.get.squares) == (50, [5])
    assert rejected is not None and rejected.give is None


def test_a_counter_offer_says_no_and_takes_its_place() -> None:
    desk = bargaining()
    answers = desk.offer("Bruno", 0, Goods(squares=[5]), Goods(squares=[3], cash=80), counter=True)
    assert [answer.do.split()[0] for answer in answers] == ["rejects", "offers"]
    assert [answer.give and answer.give.squares for answer in answers] == [None, [5]]
    assert [seat for seat, _ in desk.game.offers] == [1]
    desk.act("Anna", "accepts", 1)
    desk.check()


def test_a_counter_offer_that_the_rules_refuse_leaves_the_first_standing() -> None:
    desk = bargaining()
    with pytest.raises(Refused):
        desk.offer("Bruno", 0, Goods(squares=[39]), Goods(), counter=True)
    assert [seat for seat, _ in desk.game.offers] == [0]


def test_an_offer_is_taken_back() -> None:
    desk = bargaining()
    desk.act("Anna", "withdraws")
    assert not desk.game.offers and not desk.table.standing.offered


def test_an_offer_expires() -> None:
    desk = bargaining(offers=60)
    desk.wait(59)
    assert desk.game.offers
    seen = desk.wait(2)
    assert [(answer.seat, answer.do, answer.cause) for answer in seen] == [(0, "withdraws", "expired")]
    desk.check()


def test_a_new_offer_has_its_own_time() -> None:
    desk = bargaining(offers=60)
    desk.wait(40)
    desk.offer("Anna", 1, Goods(squares=[3]), Goods(cash=90))
    desk.wait(40)
    assert desk.game.offers


def test_an_offer_that_never_expires_stays() -> None:
    desk = bargaining(offers=0)
    desk.wait(36000)
    assert desk.game.offers


def test_an_offer_of_what_one_no_longer_has_is_withdrawn_with_the_reason() -> None:
    desk = bargaining()
    desk.offer("Bruno", 0, Goods(squares=[5]), Goods(cash=1400))
    answers = desk.act("Anna", "accepts", 1)
    lapsed = [event for answer in answers for event in answer.events if event.kind == "offer-lapsed"]
    assert [(event.seat, event.why) for event in lapsed] == [(0, "no-longer-held")]
    assert not desk.game.offers


def test_an_offer_that_a_rule_has_come_to_forbid_is_withdrawn_with_that_rule() -> None:
    desk = position(["Anna", "Bruno"], OWNED)
    desk.offer("Bruno", 0, Goods(cash=100), Goods(squares=[3]))
    desk.offer("Anna", 1, Goods(squares=[3], cash=10), Goods(squares=[5]))
    desk.game.give_deed(1, 0)  # Anna has the rest of the group: by hand, the way through the dice is long
    answers = desk.act("Anna", "builds", 1)
    gone = [(answer.seat, answer.do, answer.cause) for answer in answers if answer.do == "withdraws"]
    assert gone == [(1, "withdraws", "impossible D2 group-built"), (0, "withdraws", "impossible D2 group-built")]
