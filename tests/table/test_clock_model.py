"""Whatever comes and goes, pauses and returns: a second-by-second count of a move's time agrees with the table's."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from casedepart.table import Roles
from casedepart.table.clock import deadline
from casedepart.table.messages.pace import Pause
from casedepart.table.messages.people import Say
from tests.table.desk import Desk, playing

LIMIT = 60
GRACE = 30
steps = st.lists(
    st.sampled_from(["wait 1", "wait 7", "wait 25", "drop", "return", "pause", "resume", "chat"]), max_size=25
)


class Counter:
    """Counts by the second what the documents say."""

    def __init__(self) -> None:
        self.left = LIMIT
        self.stood = 0
        self.here = True
        self.away = 0
        self.paused = False

    def second(self) -> None:
        """One second passes."""
        forgiven = not self.here and self.away < GRACE and self.stood < GRACE
        self.away += not self.here
        if not self.paused:
            self.stood += forgiven
            self.left -= not forgiven


@settings(max_examples=200, deadline=None)
@given(steps)
def test_time_used_and_time_left_make_the_whole(script: list[str]) -> None:
    desk = playing(["Anna", "Bruno"], clock="normal", expiry="wait")
    seat, counter = desk.game.turn, Counter()
    for number, step in enumerate(script):
        word, _, seconds = step.partition(" ")
        if word == "wait":
            desk.wait(int(seconds))
            for _ in range(int(seconds)):
                counter.second()
        else:
            happen(desk, seat, counter, word, f"step{number}")
        check(desk, seat, counter)
    desk.check()


def happen(desk: Desk, seat: int, counter: Counter, word: str, message: str) -> None:
    """Something else than time."""
    if word in ("drop", "return"):
        here = word == "return"
        change = desk.table.presence(seat, "here" if here else "", desk.now)
        if change is not None:
            desk.adopt(change)
            if here and counter.left <= 0:
                counter.left, counter.stood = LIMIT, 0
            counter.here, counter.away = here, 0
    elif word == "chat":
        desk.ask(Say(message, "hm"), desk.table.standing.seats[1 - seat].name)
    elif counter.paused != (word == "pause"):
        counter.paused = word == "pause"
        desk.adopt(desk.table.take(Pause(message, counter.paused), Roles(host=True), desk.now))


def check(desk: Desk, seat: int, counter: Counter) -> None:
    """The table's deadline is what is left, and the grace that is left where it runs."""
    until = deadline(desk.table.standing.seats[seat])
    if counter.paused:
        assert until is None
        return
    assert until is not None
    grace = 0 if counter.here else max(0, min(GRACE - counter.away, GRACE - counter.stood))
    assert (until - desk.now) / 1000 == counter.left + grace
