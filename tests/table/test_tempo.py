"""The tempo of the bots: as fast as people like it, and on to the next question without pauses."""

from __future__ import annotations

import pytest

from casedepart.table import Roles, TableError
from casedepart.table.bot_turns import ANSWER
from casedepart.table.messages.pace import Skip, Tempo
from casedepart.table.states import you
from tests.table.desk import Desk, playing, reload, same

LIKED = ("rolls", "buys", "declines", "passes", "ends turn")


def bots_turn(people: list[str], **settings: object) -> Desk:
    """A game in which a bot is asked."""
    desk = playing(people, **{"seats": 4, **settings})
    while any(desk.game.asked >> seat & 1 for seat in range(len(people))):
        seat = desk.game.turn
        verbs = desk.game.options(seat).words()
        desk.act(people[seat], next(verb for verb in LIKED if verb in verbs))
    return desk


def skips(desk: Desk) -> bool:
    return desk.table.standing.skips


@pytest.mark.parametrize("tempo", [2, 4])
def test_bots_answer_so_many_times_as_fast(tempo: int) -> None:
    desk = bots_turn(["Anna"])
    desk.ask(Tempo(desk.id(), tempo), "Anna")  # type: ignore[arg-type]
    assert desk.table.thinks_from() == desk.table.standing.quiet_since + ANSWER // tempo
    desk.check()


def test_skipping_leads_to_the_next_question_of_a_person_and_ends_there() -> None:
    desk = bots_turn(["Anna"])
    desk.ask(Skip(desk.id(), True), "Anna")
    assert same(reload(desk), desk.table), "it survives a restart"
    began, turns = desk.now, desk.game.turns
    while skips(desk):
        desk.think()
    assert desk.now == began
    assert desk.game.turns > turns
    assert desk.game.asked & 1 or any(offer.n == 0 for _, offer in desk.game.offers)
    desk.check()
    with pytest.raises(TableError) as error:
        desk.ask(Skip(desk.id(), False), "Anna")
    assert error.value.code == "so-already"


def test_skipping_can_be_stopped() -> None:
    desk = bots_turn(["Anna"])
    desk.ask(Skip(desk.id(), True), "Anna")
    desk.ask(Skip(desk.id(), False), "Anna")
    assert desk.table.thinks_from() == desk.table.standing.quiet_since + ANSWER


def test_among_several_people_the_host_sets_the_tempo() -> None:
    desk = bots_turn(["Anna", "Bruno"])
    for ask in (Tempo(desk.id(), 4), Skip(desk.id(), True)):
        with pytest.raises(TableError) as error:
            desk.ask(ask, "Bruno")
        assert error.value.code == "tempo-host"
    assert b'"paces":false' in you(desk.table, desk.roles("Bruno"))
    assert b'"paces":true' in you(desk.table, desk.roles("Bruno", host=True))
    assert b'"paces":true' in you(desk.table, Roles(seats=(0, 1))), "who holds all the people's seats is alone"
    assert b'"paces":false' in you(desk.table, Roles(watching=True))
    desk.ask(Tempo(desk.id(), 4), "Anna", host=True)
    assert desk.table.standing.tempo == 4
