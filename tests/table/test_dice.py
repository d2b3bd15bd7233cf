"""The dice of a table: bound before the first roll, mixed with what the players' devices add, checked at the end."""

from __future__ import annotations

import pytest

from casedepart.record import Disagreement, parse, verify
from casedepart.record.promise import links
from casedepart.record.proof import Proof
from casedepart.table import TableError, digest
from casedepart.table.recording import record_of
from casedepart.table.wire import asks
from tests.table.desk import Desk, gathering, key, playing


def chain(start: str, length: int) -> list[str]:
    """What a device tells, in this order."""
    return links(start, length)[::-1]


def answer(desk: Desk, luck: str) -> None:
    """Whoever is asked gives the plainest answer, with luck if they are Anna."""
    seat = desk.game.asked.bit_length() - 1
    verbs = desk.game.options(seat).words()
    verb = next(verb for verb in ("rolls", "ends turn", "declines", "passes", "pays", "settles") if verb in verbs)
    name = desk.table.standing.seats[seat].name
    ask = asks.Act(desk.id(), desk.table.version, verb, luck=luck if name == "Zoé" else "")
    desk.ask(ask, name)


def with_chain(told: list[str]) -> Desk:
    """A game to which Zoé brought a chain."""
    desk = playing(["Anna"], seats=2)
    desk.adopt(desk.table.join("Zoé", digest(key("Zoé")), told[0], 1, desk.now))
    return desk


def roll_until(desk: Desk, seat: int) -> None:
    while desk.game.asked.bit_length() - 1 != seat:
        answer(desk, "")


def test_a_chain_is_taken_link_by_link() -> None:
    told = chain("a0", 5)
    desk = with_chain(told)
    for link in told[1:]:
        roll_until(desk, 1)
        answer(desk, link)
        assert desk.table.standing.seats[1].luck == link
    desk.check()


@pytest.mark.parametrize("wrong", ["00", "a0", "ff" * 32])
def test_digits_that_were_not_bound_before_are_refused(wrong: str) -> None:
    desk = with_chain(chain("a0", 5))
    roll_until(desk, 1)
    before = desk.table.version
    with pytest.raises(TableError) as error:
        answer(desk, wrong)
    assert error.value.code == "luck-unbound" and desk.table.version == before


def test_luck_changes_the_dice() -> None:
    digits = chain("a0", 2)
    told = []
    for luck in (digits[1], ""):
        desk = with_chain(digits)
        roll_until(desk, 1)
        answer(desk, luck)
        assert desk.table.play is not None
        told.append(desk.table.play.dice.mix)
    assert told[0] != told[1]


def test_the_record_of_a_whole_game_verifies_and_any_other_dice_do_not() -> None:
    desk = playing([], seats=3, pace="fast", edition="sore-losers")
    while desk.table.phase != "over":
        desk.think()
    lines = list(record_of(desk.journal).lines())
    proof = verify(parse("\n".join(lines) + "\n"))
    assert isinstance(proof, Proof) and proof.draws > 20
    forged = [line.replace("dice 1 ", "dice 2 ") for line in lines]
    assert isinstance(verify(parse("\n".join(forged) + "\n")), Disagreement)


def test_before_the_end_the_record_does_not_tell_the_secret() -> None:
    desk = playing(["Anna"], seats=2)
    text = "\n".join(record_of(desk.journal).lines())
    assert desk.table.standing.secret not in text


def test_before_the_game_a_device_adds_what_it_likes_once_it_has_seen_the_commitment() -> None:
    desk = gathering(["Anna", "Bruno"], seats=2)
    told = chain("b0", 3)
    desk.ask(asks.AddLuck("1", told[0]), "Bruno")
    desk.start()
    assert desk.table.standing.luck == ["0a", told[0]]
    with pytest.raises(TableError) as error:
        desk.ask(asks.AddLuck("2", told[0]), "Bruno")
    assert error.value.code == "already-started"
    with pytest.raises(TableError) as error:
        gathering(["Anna"]).ask(asks.AddLuck("3", "0a\n"), "Anna")
    assert error.value.code == "luck-signs"
    desk.check()
