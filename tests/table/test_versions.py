"""Versions: one message at a time, a repeated one once, a stale one told so, a refused one changing nothing."""

from __future__ import annotations

import pytest

from casedepart.engine.actions import Refused
from casedepart.table import Repeated, Roles, StaleError, TableError
from casedepart.table.messages import ASKS
from casedepart.table.messages.luck import AddLuck
from casedepart.table.messages.message import Command, HostCommand, SeatCommand
from casedepart.table.messages.opening import Booklet, Start
from casedepart.table.messages.pace import Pause, Skip, Tempo
from casedepart.table.messages.people import (
    Back,
    Concede,
    Emote,
    Leave,
    LetWatchersTalk,
    Lock,
    Mute,
    Remove,
    Say,
    Seated,
    Vote,
)
from casedepart.table.messages.play import Act, Limit
from tests.table.desk import Desk, gathering, key, playing, position

AUCTION = """
Anna rolls
dice 1 2
Anna declines
"""


def asked(desk: Desk) -> str:
    return desk.table.standing.seats[desk.game.turn].name


def test_an_answer_makes_a_version_and_the_dice_with_it() -> None:
    desk = playing(["Anna", "Bruno"])
    before = desk.table.version
    answers = desk.act(asked(desk), "rolls")
    assert desk.table.version == before + 1
    assert [answer.do.split()[0] for answer in answers][:2] == ["rolls", "dice"]
    desk.check()


def test_a_repeated_message_is_known_by_its_id_with_the_version_it_made() -> None:
    desk = playing(["Anna", "Bruno"])
    who = asked(desk)
    ask = Act(id="again", version=desk.table.version, verb="rolls")
    desk.ask(ask, who)
    made, digest = desk.table.version, desk.game.digest()
    with pytest.raises(Repeated) as repeated:
        desk.ask(ask, who)
    assert (repeated.value.version, desk.table.version, desk.game.digest()) == (made, made, digest)


def test_the_same_id_of_another_seat_is_another_message() -> None:
    desk = playing(["Anna", "Bruno"])
    for name in ("Anna", "Bruno"):
        desk.ask(Say(id="1", text=f"hello from {name}"), name)
    assert [line.text for line in desk.table.standing.chat] == ["hello from Anna", "hello from Bruno"]


def test_an_answer_to_an_older_question_is_stale() -> None:
    desk = playing(["Anna", "Bruno"])
    seen = desk.table.version
    desk.act(asked(desk), "rolls")
    for verb in ("rolls", "ends turn", "buys"):
        with pytest.raises(StaleError):
            desk.act(asked(desk), verb, version=seen)


def test_chat_and_comings_and_goings_make_nothing_stale() -> None:
    desk = playing(["Anna", "Bruno"])
    seen = desk.table.version
    desk.ask(Say(id="1", text="good luck"), "Bruno")
    gone = desk.table.presence(1, "", desk.now)
    assert gone is not None
    desk.adopt(gone)
    desk.act(asked(desk), "rolls", version=seen)


def test_a_bid_holds_while_its_auction_goes_on() -> None:
    desk = position(["Anna", "Bruno", "Chloé"], AUCTION)
    seen = desk.table.version
    desk.act("Bruno", "bids", 10)
    desk.act("Chloé", "bids", 20, version=seen)
    with pytest.raises(Refused) as refused:
        desk.act("Bruno", "bids", 15, version=seen)
    assert refused.value.rule == "P3"
    desk.act("Anna", "passes", version=seen)
    desk.check()


def test_a_bid_does_not_hold_in_another_auction() -> None:
    desk = position(["Anna", "Bruno"], AUCTION)
    seen = desk.table.version
    desk.act("Anna", "passes")
    desk.act("Bruno", "passes")
    with pytest.raises(StaleError):
        desk.act("Bruno", "bids", 15, version=seen)


def test_a_refusal_has_its_rule_and_changes_nothing() -> None:
    desk = playing(["Anna", "Bruno"])
    before = (desk.table.version, desk.game.digest(), desk.table.play.dice.drawn if desk.table.play else 0)
    with pytest.raises(Refused) as refused:
        desk.act(asked(desk), "builds", 1)
    assert refused.value.rule == "B1"
    assert (desk.table.version, desk.game.digest(), desk.table.play.dice.drawn if desk.table.play else 0) == before


def test_a_seat_is_spoken_for_only_by_who_holds_it() -> None:
    desk = playing(["Anna", "Bruno"])
    other = "Bruno" if asked(desk) == "Anna" else "Anna"
    theirs = Act(id="x", version=desk.table.version, verb="rolls", seat=desk.game.turn)
    with pytest.raises(TableError) as error:
        desk.ask(theirs, other)
    assert error.value.code == "not-your-seat"
    with pytest.raises(TableError) as error:
        desk.table.take(theirs, Roles(host=True, watching=True), desk.now)
    assert error.value.code == "not-your-seat"


def test_who_holds_several_seats_says_which() -> None:
    desk = playing(["Anna", "Bruno"])
    both = desk.table.roles([key("Anna"), key("Bruno")])
    ask = Act(id="1", version=desk.table.version, verb="rolls")
    with pytest.raises(TableError) as error:
        desk.table.take(ask, both, desk.now)
    assert error.value.code == "which-seat"
    desk.adopt(desk.table.take(Act("1", desk.table.version, "rolls", seat=desk.game.turn), both, desk.now))


def test_nothing_is_answered_before_the_game() -> None:
    desk = gathering(["Anna", "Bruno"])
    with pytest.raises(TableError) as error:
        desk.act("Anna", "rolls")
    assert error.value.code == "not-started"


@pytest.mark.parametrize("verb", ["dice", "card", "time is up", "deals"])
def test_nobody_answers_for_chance(verb: str) -> None:
    desk = playing(["Anna", "Bruno"])
    with pytest.raises(Refused):
        desk.act("Anna", "own", 9, word=verb)


def test_an_unknown_verb_is_told() -> None:
    desk = playing(["Anna", "Bruno"])
    with pytest.raises(TableError) as error:
        desk.act("Anna", "own", word="wins")
    assert "wins" in error.value.told("en") and "wins" in error.value.told("fr")


REPEATABLE = [
    (Limit("r", 5), 1),
    (Pause("r", True), 1),
    (Vote("r", "count"), 1),
    (Concede("r"), 1),
    (Leave("r"), 1),
    (Say("r", "hm"), 1),
    (Emote("r", "wow"), 1),
    (Mute("r", 0, True), 1),
    (Tempo("r", 2), -1),
    (Lock("r", True), -1),
    (LetWatchersTalk("r", True), -1),
    (Remove("r", 2), -1),
    (Seated("r", 2, "random"), -1),
]


@pytest.mark.parametrize(("ask", "seat"), REPEATABLE, ids=lambda value: type(value).__name__)
def test_whatever_is_repeated_takes_effect_once(ask: Command, seat: int) -> None:
    desk = position(["Anna", "Bruno", "Chloé"], AUCTION)
    roles = Roles(seats=(1,)) if seat >= 0 else Roles(host=True)
    desk.adopt(desk.table.take(ask, roles, desk.now))
    made = desk.table.version
    with pytest.raises(Repeated) as repeated:
        desk.table.take(ask, roles, desk.now)
    assert repeated.value.version == made


def test_every_message_that_can_be_repeated_is_tried() -> None:
    others = {Act, Back, AddLuck, Booklet, Skip, Start}
    tried = {type(ask) for ask, _ in REPEATABLE} | others
    assert tried == {kind for kind in ASKS if issubclass(kind, SeatCommand | HostCommand)}


SO_ALREADY = [
    (Pause("n", False), 1),
    (Back("n"), 1),
    (Mute("n", 0, False), 1),
    (Tempo("n", 1), -1),
    (Skip("n", False), -1),
    (Vote("n", "count", on=False), 1),
    (Lock("n", False), -1),
    (LetWatchersTalk("n", False), -1),
    (Limit("n", 0), 1),
]


@pytest.mark.parametrize(("ask", "seat"), SO_ALREADY, ids=lambda value: type(value).__name__)
def test_what_changes_nothing_makes_no_version(ask: Command, seat: int) -> None:
    desk = position(["Anna", "Bruno", "Chloé"], AUCTION)
    with pytest.raises(TableError) as error:
        desk.table.take(ask, Roles(seats=(1,)) if seat >= 0 else Roles(host=True), desk.now)
    assert error.value.code == "so-already"
