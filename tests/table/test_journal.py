"""Whatever is asked of a table, in any order: its journal tells it again, and an error changes nothing."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import casedepart
from casedepart.engine.actions import ROWS, Refused
from casedepart.engine.census import census
from casedepart.table import OtherBuild, Repeated, StaleError, Table, TableError
from casedepart.table.journal import decode, encode
from casedepart.table.messages.message import Ask
from casedepart.table.messages.opening import Created
from casedepart.table.messages.pace import Pause, Skip, Tempo
from casedepart.table.messages.people import Back, Leave, Lock, Mute, Remove, Say, Seated
from casedepart.table.messages.play import Act, Limit
from casedepart.table.wire.parts import Goods
from tests.table.desk import Desk, playing, same

ids = st.sampled_from([f"id{number}" for number in range(30)])
seats = st.integers(-1, 4)
goods = st.builds(
    Goods,
    cash=st.integers(0, 300),
    squares=st.lists(st.integers(0, 39), max_size=2),
    cards=st.lists(st.sampled_from(["chance", "chest"]), max_size=1),
    coins=st.integers(0, 2),
)
versions = st.integers(-3, 1)
verbs = st.sampled_from([row.word for row in ROWS])
messages = st.one_of(
    st.builds(
        Act,
        ids,
        versions,
        verbs,
        st.integers(-1, 60),
        goods,
        goods,
        st.booleans(),
        seat=seats,
    ),
    st.builds(Limit, ids, st.integers(0, 400), seat=seats),
    st.builds(Tempo, ids, st.sampled_from([1, 2, 4]), seat=seats),
    st.builds(Skip, ids, st.booleans(), seat=seats),
    st.builds(Pause, ids, st.booleans(), seat=seats),
    st.builds(Back, ids, seat=seats),
    st.builds(Leave, ids, seat=seats),
    st.builds(Say, ids, st.text(min_size=1, max_size=9), seat=seats),
    st.builds(Mute, ids, st.integers(0, 5), st.booleans(), seat=seats),
    st.builds(Lock, ids, st.booleans()),
    st.builds(Remove, ids, st.integers(0, 5)),
    st.builds(Seated, ids, st.integers(0, 5), st.sampled_from(["steady", "random", "none"])),
)
Step = tuple[object, ...]
steps = st.one_of(
    st.tuples(st.just("ask"), messages, st.sampled_from(["Anna", "Bruno", "host"])),
    st.tuples(st.just("wait"), st.integers(0, 90)),
    st.tuples(st.just("think")),
    st.tuples(st.just("answer")),
    st.tuples(st.just("presence"), st.integers(0, 3), st.booleans()),
)


@settings(max_examples=120, deadline=None)
@given(
    st.lists(steps, max_size=60),
    st.sampled_from(["off", "fast", "days"]),
    st.sampled_from(["wait", "default", "bot"]),
    st.sampled_from([("classic", []), ("sore-losers", ["rent-taken"]), ("pokemon", [])]),
)
def test_any_messages_in_any_order(script: list[Step], clock: str, expiry: str, kind: tuple[str, list[str]]) -> None:
    edition, options = kind
    desk = playing(["Anna", "Bruno"], seats=3, clock=clock, expiry=expiry, edition=edition, options=options, auction=10)
    all_there_is = census(desk.game)
    for step in script:
        before = (desk.table.version, desk.game.digest(), msgspec.json.encode(desk.table.standing))
        try:
            perform(desk, step)
        except (Refused, StaleError, TableError, Repeated):
            assert before == (desk.table.version, desk.game.digest(), msgspec.json.encode(desk.table.standing))
        assert census(desk.game) == all_there_is
    desk.check()


def perform(desk: Desk, step: Step) -> None:
    """Do one thing at a table."""
    table = desk.table
    match step:
        case ("ask", Act() as act, str(who)):
            seen = max(0, table.version + act.version)
            ask = msgspec.structs.replace(act, version=seen)
            desk.adopt(table.take(ask, desk.roles(who, who == "host"), desk.now))
        case ("ask", Ask() as ask, str(who)):
            desk.adopt(table.take(ask, desk.roles(who, who == "host"), desk.now))
        case ("wait", int(seconds)):
            desk.wait(seconds)
        case ("think",) if table.thinks_from() is not None:
            desk.think()
        case ("answer",) if desk.game.asked and table.standing.seats[desk.game.turn].key:
            seat = desk.game.turn
            words = desk.game.options(seat).words()
            if words:
                desk.act(table.standing.seats[seat].name, words[0])
        case ("presence", int(seat), bool(here)) if seat < 3 and table.presence(seat, "here" if here else "", desk.now):
            change = table.presence(seat, "here" if here else "", desk.now)
            assert change is not None
            desk.adopt(change)


def test_entries_read_as_they_were_written() -> None:
    desk = playing(["Anna", "Bruno"])
    assert len(desk.journal) > 1
    for _, body in desk.journal:
        assert encode(decode(body)) == body


def as_of(desk: Desk, **changed: object) -> Table:
    """The table as it would be read if it had been opened otherwise."""
    first = decode(desk.journal[0][1])
    assert isinstance(first, Created)
    return Table.load(None, [(1, encode(msgspec.structs.replace(first, **changed))), *desk.journal[1:]])


def test_a_table_of_another_version_goes_on_when_its_rules_say_the_same() -> None:
    desk = playing([], seats=3, pace="fast")
    desk.think()
    again = as_of(desk, engine="0.0.1")
    assert again.needs is None
    assert again.play is not None and again.play.game.digest() == desk.game.digest()


def test_a_table_of_another_version_with_other_rules_is_readable_and_says_what_it_needs() -> None:
    desk = playing([], seats=3, pace="fast")
    desk.think()
    version, body = desk.journal[-1]
    desk.journal[-1] = (version, body.replace(b" paid ", b" gave ").replace(b" moved ", b" went "))
    again = as_of(desk, engine="0.0.1", rules="fedcba9876543210")
    assert again.needs is not None
    assert "0.0.1" in again.needs.told("en") and casedepart.__version__ in again.needs.told("fr")
    assert again.version == desk.table.version and again.phase == "playing"
    assert again.due(desk.now) is None and again.wake() is None and again.snapshot() is None
    for attempt in (lambda: again.join("Denis", "0" * 64, "", None, desk.now), again.draft):
        try:
            attempt()
        except TableError as error:
            assert error.code == "needs"
        else:
            raise AssertionError("it cannot go on")


def test_a_table_whose_edition_has_changed_says_so() -> None:
    desk = playing([], seats=3, pace="fast")
    desk.think()
    assert as_of(desk, digest="0" * 64).needs is None, "other words make no other game"
    again = as_of(desk, digest="0" * 64, plays="0" * 64)
    assert again.needs is not None and "0000000000000000" in again.needs.told("en")
    assert as_of(desk, digest="0" * 64, plays="").needs is not None


def test_a_snapshot_and_the_entries_after_it_tell_the_same_as_the_whole_journal() -> None:
    desk = playing(["Anna"], seats=3, clock="fast", expiry="default")
    kept = None
    for number in range(60):
        if number == 25:
            kept = (desk.table.version, desk.table.snapshot())
        desk.think() if desk.table.thinks_from() is not None else desk.wait(21)
    assert kept is not None and kept[1] is not None
    later = [(version, body) for version, body in desk.journal if version > kept[0]]
    assert same(Table.load((kept[0], kept[1]), later), desk.table)


def test_a_die_that_was_changed_in_the_journal_is_seen_wherever_it_is() -> None:
    desk = playing([], seats=3, pace="fast")
    for _ in range(6):
        desk.think()
    seen = changed = 0
    for place, (version, body) in enumerate(desk.journal):
        for found in re.finditer(rb'"do":"dice (\d) (\d)"', body):
            other = b'"do":"dice %d %d"' % (int(found[1]) % 6 + 1, int(found[2]))
            entries = list(desk.journal)
            entries[place] = (version, body[: found.start()] + other + body[found.end() :])
            table = Table.load(None, entries)
            changed += 1
            seen += table.needs is not None and "at its answer" in table.needs.told("en")
    assert seen == changed > 10


def test_a_snapshot_that_tells_another_position_or_is_of_other_rules_is_not_believed() -> None:
    desk = playing([], seats=3, pace="fast")
    desk.think()
    kept = desk.table.snapshot()
    assert kept is not None
    values = msgspec.json.decode(kept)
    *_, dice = (place for place, told in enumerate(values["told"]) if told.startswith("8 dice"))
    for changed in (
        {
            "told": [
                *values["told"][:dice],
                "8 dice 1 1" if values["told"][dice] != "8 dice 1 1" else "8 dice 2 2",
                *values["told"][dice + 1 :],
            ]
        },
        {"told": values["told"][:-1]},
        {"after": "0" * 16},
        {"rules": "fedcba9876543210"},
        {"rules": ""},
        {"form": 2},
    ):
        with pytest.raises((OtherBuild, Refused)):
            Table.load((desk.table.version, msgspec.json.encode({**values, **changed})), [])
    # What was kept before forms had numbers is of the first.
    assert values.pop("form") == 1
    assert same(Table.load((desk.table.version, msgspec.json.encode(values)), []), desk.table)


def test_the_first_entry_of_another_build_says_so_and_no_other() -> None:
    desk = playing([], seats=3, pace="fast")
    desk.think()
    again = as_of(desk, engine="0.0.1", rules="fedcba9876543210")
    assert (again.standing.engine, again.standing.rules) == ("0.0.1", "fedcba9876543210")
    stamped = []
    for _ in range(3):
        change = again.think(desk.now + 60_000)
        assert change is not None
        again.adopt(change)
        stamped.append((change.entry.engine, change.entry.rules))
    here = (casedepart.__version__, casedepart.rules_fingerprint())
    assert stamped == [here, ("", ""), ("", "")]
    assert (again.standing.engine, again.standing.rules) == here


def test_a_table_needs_the_last_build_that_went_on_with_it() -> None:
    desk = playing([], seats=3, pace="fast")
    desk.think()
    version, body = desk.journal[-1]
    desk.journal[-1] = (version, body.replace(b" moved ", b" went "))
    desk.think()
    version, body = desk.journal[-1]
    later = msgspec.structs.replace(decode(body), engine="0.0.2", rules="bbbbbbbbbbbbbbbb")
    desk.journal[-1] = (version, encode(later))
    needs = as_of(desk, engine="0.0.1", rules="aaaaaaaaaaaaaaaa").needs
    assert needs is not None and "0.0.2 (rules bbbbbbbbbbbbbbbb)" in needs.told("en")


def test_a_journal_that_was_damaged_is_not_said_to_need_another_build() -> None:
    desk = playing([], seats=3, pace="fast")
    desk.think()
    version, body = desk.journal[-1]
    desk.journal[-1] = (version, body.replace(b" moved ", b" went "))
    table = Table.load(None, desk.journal)
    assert table.needs is not None and "was changed or damaged: at its answer " in table.needs.told("en")
    assert "abîmé" in table.needs.told("fr")
