"""What people decide together: a bot for who is away, the end of the game; giving up; and who may chat."""

from __future__ import annotations

import pytest

from casedepart.record import Agreement
from casedepart.table import Roles, TableError
from casedepart.table.journal_record import record_of
from casedepart.table.messages.message import Command
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.people import Concede, LetWatchersTalk, Mute, Say, Vote
from casedepart.table.standing import GRACE
from casedepart.table.states import seat_view, table_view
from casedepart.table.views import past_view
from tests.table.desk import Desk, key, playing


def gone(desk: Desk, seat: int) -> None:
    """Someone's connection drops."""
    change = desk.table.presence(seat, "", desk.now)
    assert change is not None
    desk.adopt(change)


def is_over(desk: Desk) -> bool:
    return desk.game.over


def refused(desk: Desk, ask: Command, by: str) -> str:
    with pytest.raises(TableError) as error:
        desk.ask(ask, by)
    assert error.value.told("fr") != error.value.told("en")
    return error.value.code


def test_all_who_are_here_give_the_seat_of_who_is_away_to_a_bot_until_they_are_back() -> None:
    desk = playing(["Anna", "Bruno", "Chloé"], bots="steady")
    assert refused(desk, Vote(id="0", about="bot", other=2), "Anna") == "not-away"
    gone(desk, 2)
    desk.ask(Vote(id="1", about="bot", other=2), "Anna")
    assert desk.table.standing.seats[2].player() == ""
    assert seat_view(desk.table, 0).wishes_bot == [2]
    assert refused(desk, Vote(id="2", about="bot", other=2), "Anna") == "so-already"
    desk.check()
    desk.ask(Vote(id="3", about="bot", other=2), "Bruno")
    assert desk.table.standing.seats[2].player() == "steady"
    assert seat_view(desk.table, 0).wishes_bot == []
    desk.check()
    change = desk.table.presence(2, "here", desk.now)
    assert change is not None
    desk.adopt(change)
    assert desk.table.standing.seats[2].player() == ""


def test_the_host_alone_gives_the_seat_of_who_is_away_to_a_bot() -> None:
    desk = playing(["Anna", "Bruno", "Chloé"], bots="steady")
    gone(desk, 2)
    desk.ask(Vote(id="1", about="bot", other=2), "Anna", host=True)
    assert desk.table.standing.seats[2].player() == "steady"
    desk.check()


def test_who_comes_back_in_time_keeps_their_seat_and_the_vote_is_forgotten() -> None:
    desk = playing(["Anna", "Bruno", "Chloé"])
    gone(desk, 2)
    desk.ask(Vote(id="1", about="bot", other=2), "Anna")
    change = desk.table.presence(2, "here", desk.now)
    assert change is not None
    desk.adopt(change)
    gone(desk, 2)
    desk.ask(Vote(id="2", about="bot", other=2), "Bruno")
    assert desk.table.standing.seats[2].player() == ""


def test_the_game_is_counted_when_all_wish_so_and_its_record_proves_it() -> None:
    desk = playing(["Anna", "Bruno"])
    desk.ask(Vote(id="1", about="count"), "Anna")
    assert not is_over(desk) and seat_view(desk.table, 0).wishes_count
    desk.check()
    desk.ask(Vote(id="2", about="count"), "Bruno")
    assert desk.game.over and desk.game.ended_by == "H7"
    assert desk.table.phase == "over" and not seat_view(desk.table, 0).wishes_count
    desk.check()
    record = record_of(desk.journal)
    assert record.answers[-1].do == "time is up by agreement"
    assert isinstance(record.check(), Agreement)
    assert refused(desk, Vote(id="3", about="count"), "Bruno") == "game-over"


def test_one_no_ends_the_vote() -> None:
    desk = playing(["Anna", "Bruno", "Chloé"])
    desk.ask(Vote(id="1", about="count"), "Anna")
    desk.ask(Vote(id="2", about="count", on=False), "Bruno")
    assert not any(seat.votes for seat in desk.table.standing.seats)
    assert refused(desk, Vote(id="3", about="count", on=False), "Anna") == "so-already"
    desk.check()


def test_nobody_ends_a_game_behind_the_back_of_who_has_just_lost_their_connection() -> None:
    desk = playing(["Anna", "Bruno"])
    gone(desk, 1)
    desk.ask(Vote(id="1", about="count"), "Anna")
    assert not is_over(desk)
    desk.now += GRACE
    desk.ask(Vote(id="2", about="count"), "Anna")
    assert desk.game.over
    desk.check()


def test_by_correspondence_all_who_hold_seats_are_asked_however_long_they_are_away() -> None:
    desk = playing(["Anna", "Bruno", "Chloé"], clock="days")
    gone(desk, 1)
    gone(desk, 2)
    desk.now += 20 * GRACE
    desk.ask(Vote(id="1", about="count"), "Anna")
    assert not is_over(desk), "one vote is one vote"
    desk.ask(Vote(id="2", about="count"), "Bruno")
    assert not is_over(desk)
    desk.ask(Vote(id="3", about="count"), "Chloé")
    assert is_over(desk)
    desk.check()


def test_who_is_out_of_the_game_neither_votes_nor_is_asked() -> None:
    desk = playing(["Anna", "Bruno", "Chloé"])
    desk.game.players[2].out = True
    assert refused(desk, Vote(id="1", about="count"), "Chloé") == "not-in-game"
    assert refused(desk, Concede(id="2"), "Chloé") == "not-in-game"


def test_among_people_a_bot_takes_the_seat_of_who_gives_up() -> None:
    desk = playing(["Anna", "Bruno"], bots="steady")
    desk.ask(Concede(id="1"), "Bruno")
    shown = seat_view(desk.table, 1)
    assert (shown.conceded, shown.bot, shown.person) == (True, "steady", False)
    assert not desk.table.roles([key("Bruno")]).any and not desk.game.over
    desk.check()


def test_who_gives_up_alone_against_bots_ends_the_game_and_has_lost_it() -> None:
    desk = playing(["Anna"], seats=3)
    desk.game.players[0].cash = 9_999
    desk.ask(Concede(id="1"), "Anna")
    assert desk.game.over and not desk.game.winners & 1 and desk.game.winners
    assert seat_view(desk.table, 0).conceded and seat_view(desk.table, 0).person
    assert [player.score for player in past_view(desk.game).players] == [None, 1_500, 1_500]
    assert refused(desk, Concede(id="2"), "Anna") == "game-over"


def test_a_record_of_a_game_that_was_given_up_holds() -> None:
    desk = playing(["Anna"], seats=3)
    desk.ask(Concede(id="1"), "Anna")
    desk.check()
    record = record_of(desk.journal)
    assert record.answers[-1].do == "time is up as Anna gives up"
    assert isinstance(record.check(), Agreement)


def test_a_pause_says_whose_it_is() -> None:
    desk = playing(["Anna", "Bruno", "Chloé"])
    desk.ask(Pause(id="1", on=True), "Bruno")
    assert table_view(desk.table, "en").paused_by == []
    desk.ask(Pause(id="2", on=True), "Anna", host=True)
    assert table_view(desk.table, "en").paused_by == [0, 1]
    desk.check()
    desk.ask(Pause(id="3", on=False), "Anna", host=True)
    assert table_view(desk.table, "en").paused_by == []


def test_who_looks_on_chats_by_a_name_of_their_own_where_the_host_allows_it() -> None:
    desk = playing(["Anna", "Bruno"])
    watching = Roles(watching=True)

    def say(name: str) -> None:
        desk.adopt(desk.table.take(Say(id=desk.id(), text="Bravo !", name=name), watching, desk.now))

    with pytest.raises(TableError, match="Only players can chat"):
        say("Zoé")
    with pytest.raises(TableError) as error:
        desk.ask(LetWatchersTalk(id="1", on=True), "Bruno")
    assert error.value.code == "not-host"
    desk.adopt(desk.table.take(LetWatchersTalk(id="2", on=True), Roles(host=True), desk.now))
    say("Zoé")
    for name, code in (("anna", "name-twice"), ("", "name-length"), ("bank", "name-reserved")):
        with pytest.raises(TableError) as error:
            say(name)
        assert error.value.code == code
    line = desk.table.standing.chat[-1]
    assert (line.seat, line.name, line.text) == (-1, "Zoé", "Bravo !")
    desk.ask(Mute(id="3", other=-1, on=True), "Bruno")
    assert desk.table.standing.seats[1].muted == [-1]
    desk.check()
