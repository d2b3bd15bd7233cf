"""A record shows that its dice were drawn as promised, and a digit that was changed anywhere is found."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casedepart import bots
from casedepart.editions import GameSpec, load
from casedepart.engine.actions import CHANCE
from casedepart.record import (
    Agreement,
    CheckedDice,
    Disagreement,
    Promise,
    Proof,
    Record,
    Recorder,
    RecordError,
    Unproven,
    new_secret,
    parse,
    play_on,
    verify,
)
from casedepart.record.record import line_of, seal_of
from tests.record.checked_game import PLAYERS, SECRET, TABLE, checked_game, read_back, text_of
from tests.record.short_game import short_game

RECORDER, DICE = checked_game()
TEXT = text_of(RECORDER)
LINES = TEXT.splitlines()
CLASSIC = load("classic")
ANOTHER = dict(zip("0123456789abcdefABCDEF", "1234567890bcdefaBCDEFA", strict=True))
"""For each digit another one of its kind."""


def resealed(lines: list[str]) -> str:
    """The lines with the seal that belongs to them: a change by someone who knows the format."""
    values = {key: value for key, value in json.loads(lines[-1]).items() if key != "seal"}
    return "\n".join([*lines[:-1], line_of({**values, "seal": seal_of(lines[:-1], values)})]) + "\n"


def changed(place: int, change: Callable[[str], str]) -> list[str]:
    """The lines of the record with one of them changed."""
    lines = list(LINES)
    lines[place] = change(lines[place])
    assert lines != LINES
    return lines


def found_in(text: str) -> object:
    """What is found in a text: an error of reading, or what verifying says."""
    try:
        record = parse(text, "game.jsonl")
        return verify(record, record.on(CLASSIC))
    except RecordError as error:
        return error


def parting(text: str) -> Disagreement:
    found = found_in(text)
    assert isinstance(found, Disagreement), found
    return found


def test_a_whole_record_is_proved() -> None:
    found = found_in(TEXT)
    promise = RECORDER.header.dice
    assert promise
    assert found == Proof(DICE.drawn, promise)
    assert found.draws == sum(a.by == "chance" and a.do != "time is up" for a in RECORDER.answers) > 10
    assert sum(answer.throw is not None for answer in RECORDER.answers) == found.draws
    assert any(answer.do.startswith("card") for answer in RECORDER.answers)
    assert RECORDER.answers[-1].do == "time is up"
    assert found.told("en") == f"All {found.draws} rolls and cards agree with the commitment {promise.commitment}."
    assert found.told("fr").startswith(f"Les {found.draws} lancers et tirages concordent tous avec l’engagement")


WAYS = [
    (name, mode, options)
    for name in ("classic", "duel-masters", "pokemon", "saint-seiya", "dragon-ball-super", "sore-losers")
    for mode in load(name).modes()
    for options in ((), load(name).options_under(load(name).ruleset))
]


@settings(max_examples=60)
@given(st.sampled_from(WAYS), st.binary(min_size=32, max_size=32), st.integers(0, 999), st.sampled_from(bots.NAMES))
def test_any_game_recorded_with_dice_and_luck_is_proved(
    way: tuple[str, str, tuple[str, ...]], secret: bytes, seed: int, bot: str
) -> None:
    edition, mode, options = way
    recorder, dice = checked_game(str(seed), edition, mode, options, secret, 25, bot, lapses=True)
    record = read_back(recorder, secret)
    assert isinstance(record.check(recorder.edition), Agreement)
    found = verify(record, recorder.edition)
    if record.closing.over:
        assert isinstance(found, Proof)
        assert (found.draws, sum(times for _, times in found.passed)) == (dice.drawn, passed(recorder))
    else:
        assert found == Unproven("no-end", draws=dice.drawn)
    assert list(record.lines()) == list(recorder.lines(secret.hex()))


def passed(recorder: Recorder) -> int:
    """How often somebody was passed over in a recorded game."""
    return sum(len(answer.throw.passed) for answer in recorder.answers if answer.throw)


def test_who_was_passed_over_is_told_by_name() -> None:
    recorder, _ = checked_game(turns=40, lapses=True)
    found = verify(read_back(recorder), CLASSIC)
    assert isinstance(found, Proof)
    assert dict(found.passed).keys() == {"Anna", "Chloé"} and 0 < found.alone < found.draws
    assert f"passed over: Anna {dict(found.passed)['Anna']}×, Chloé" in found.told("en")
    assert "no player’s device took part" in found.told("en") and "sans eux" in found.told("fr")


def test_it_is_told_in_how_many_draws_one_device_alone_took_part() -> None:
    recorder, _ = checked_game(turns=40, lapses=True)
    found = verify(read_back(recorder), CLASSIC)
    assert isinstance(found, Proof)
    lone = [link for answer in recorder.answers if answer.throw and len(link := [*answer.throw.links]) == 1]
    assert dict(found.single) == {name: lone.count([seat]) for seat, name in ((0, "Anna"), (2, "Chloé"))}
    assert f"In {len(lone)} of these draws one device alone took part (Anna {lone.count([0])}×" in found.told("en")
    assert f"Pour {len(lone)} de ces tirages, un seul appareil a pris part" in found.told("fr")
    assert "could choose" not in found.told("en"), "only what came could be told, and nothing chosen"


def test_where_the_secret_was_drawn_before_it_is_told_that_one_could_choose() -> None:
    recorder, _ = checked_game()
    lines = text_of(recorder).splitlines()
    second = parse(resealed([lines[0].replace('"scheme": 3', '"scheme": 2'), *lines[1:]]))
    found = verify(second, CLASSIC)
    assert isinstance(found, Proof) and "second scheme: whoever knew the secret could choose" in found.told("en")
    assert "deuxième façon" in found.told("fr")


SALTED = next(
    at
    for at, line in enumerate(text_of(checked_game(turns=40, lapses=True)[0]).splitlines())
    if at > 40 and json.loads(line).get("throw", {}).get("salt")
)
"""A line of another game in which a table added a salt."""


@pytest.mark.parametrize("change", ["left out", "another", "where none belongs", "cut short"])
def test_a_salt_that_is_not_as_the_rule_has_it_is_found(change: str) -> None:
    lines = text_of(checked_game(turns=40, lapses=True)[0]).splitlines()
    plain = next(at for at, line in enumerate(lines) if at > SALTED and '"throw"' in line and '"salt"' not in line)
    place = plain if change == "where none belongs" else SALTED
    values = json.loads(lines[place])
    salt = values["throw"].get("salt", "")
    values["throw"]["salt"] = {
        "left out": "",
        "another": ANOTHER[salt[:1] or "0"] + salt[1:],
        "cut short": salt[1:],
    }.get(change, "5a" * 32)
    lines[place] = line_of(values)
    found = parting(resealed(lines))
    assert found.line == place + 1
    assert (found.about, found.found) == ("told", "salt") or (change, found.about) == ("another", "drawn")


THROWS = [number for number, answer in enumerate(RECORDER.answers, 1) if answer.throw]
"""The lines of draws, counted from 0."""


def throw_changed(place: int, change: Callable[[dict[str, Any]], object]) -> list[str]:
    """The lines of the record with one throw changed."""
    values = json.loads(LINES[place])
    change(values["throw"])
    return changed(place, lambda _: line_of(values))


def without_the_first(throw: dict[str, Any]) -> None:
    """Say that the first seat was silent, with what the others had told before that was known."""
    throw.update(passed=[0], number=throw["number"] + 1)
    del throw["links"]["0"]


@pytest.mark.parametrize(
    ("fault", "change"),
    {
        "left out": ("links", lambda throw: throw["links"].pop("0")),
        "of nobody": ("links", lambda throw: throw["links"].update({"1": "00" * 32})),
        "of another number": ("links", lambda throw: throw.update(number=throw["number"] + 1)),
        "passed over": ("unbound", without_the_first),
        "passed over that took no part": ("passed", lambda throw: throw.update(passed=[1])),
        "passed over twice": ("passed", lambda throw: throw.update(passed=[0, 0])),
        "unbound": ("unbound", lambda throw: throw["links"].update({"0": "00" * 32})),
        "of before": ("unbound", lambda throw: throw["links"].update({"0": DICE.devices[0].link(throw["number"] - 1)})),
        "of one who joins in between": ("joined", lambda throw: throw.update(joined={"1": {"text": "0", "number": 1}})),
    }.values(),
)
def test_a_link_that_is_not_as_the_rule_has_it_is_found(fault: str, change: Callable[[dict[str, Any]], object]) -> None:
    """A table that lets its devices choose writes what the dice agree with, and seals it."""
    found = parting(resealed(throw_changed(THROWS[14], change)))
    assert (found.about, found.found, found.line) == ("told", fault, THROWS[14] + 1)
    assert "must:" in found.told("en") and "prendre part" in found.told("fr").replace("pris part", "prendre part")


def test_a_device_of_no_seat_at_the_table_is_found() -> None:
    stranger = {"text": "0" * 64, "number": 0}
    found = parting(resealed(throw_changed(THROWS[10], lambda throw: throw.update(joined={"7": stranger}, passed=[7]))))
    assert (found.about, found.found) == ("told", "joined")


def test_luck_with_an_answer_is_of_the_first_scheme_alone() -> None:
    place = next(n for n, answer in enumerate(RECORDER.answers, 1) if answer.by != "chance")
    values = {**json.loads(LINES[place]), "luck": "00ff"}
    assert parting(resealed(changed(place, lambda _: line_of(values)))).found == "luck"
    first = LINES[0].replace(', "scheme": 3', "")
    assert parting(resealed([first, *LINES[1:]])).found == "throw"


def test_what_is_no_throw_is_told_with_its_line() -> None:
    wrong: dict[str, Any]
    for wrong in ({"number": "1"}, {"links": {}}, {"number": 1, "links": {"Anna": "00"}}, {"number": 1, "odd": 2}):
        found = found_in(resealed(changed(3, lambda line: line_of({**json.loads(line), "throw": wrong}))))  # noqa: B023
        assert isinstance(found, RecordError) and "devices told for a draw" in found.told("en")


def test_a_digit_changed_anywhere_is_found() -> None:
    places = [place for place, sign in enumerate(TEXT) if sign in ANOTHER]
    assert len(places) > 2000
    places = places if os.environ.get("CASEDEPART_LONG") == "1" else places[::3]
    unseen = [
        place
        for place in places
        if isinstance(found_in(TEXT[:place] + ANOTHER[TEXT[place]] + TEXT[place + 1 :]), Proof)
    ]
    assert unseen == []


@pytest.mark.parametrize("place", range(len(LINES)))
def test_a_line_that_is_missing_doubled_or_swapped_is_found(place: int) -> None:
    others = [*LINES[:place], *LINES[place + 1 :]]
    doubled = [*LINES[:place], LINES[place], *LINES[place:]]
    swapped = [*others[: place + 1], LINES[place], *others[place + 1 :]] if place + 1 < len(LINES) else others
    for lines in (others, doubled, swapped):
        assert not isinstance(found_in("\n".join(lines) + "\n"), Proof)


def test_a_die_that_was_not_drawn_is_told_although_all_else_fits() -> None:
    """A table that cheats writes a record that the rules allow, and seals it."""
    promise = Promise.made(TABLE, SECRET, ("", "", ""))
    recorder = Recorder(GameSpec("classic", mode="timed", players=PLAYERS), dice=promise)
    play_on(recorder, [bots.make("steady") for _ in PLAYERS], bots.Chance("loaded"), time_up_after=3)
    record = read_back(recorder)
    assert isinstance(record.check(), Agreement)
    found = verify(record)
    assert isinstance(found, Disagreement)
    first = CheckedDice(promise, SECRET, PLAYERS).answer(record.start())
    assert (found.line, found.about, found.found) == (2, "drawn", recorder.answers[0].do)
    assert found.expected == f"dice {first.n >> 3} {first.n & 7}"
    assert (
        found.told("en") == f"“chance: {found.found}” was not drawn as promised: the secret gives “{found.expected}”."
    )


def test_luck_of_the_beginning_that_was_changed_is_told_by_the_first_die() -> None:
    told = DICE.promise.luck[0]
    found = parting(resealed(changed(0, lambda line: line.replace(told, ANOTHER[told[0]] + told[1:]))))
    assert (found.about, found.found, found.line) == ("told", "unbound", 2)


def test_another_secret_is_not_the_one_that_was_promised() -> None:
    other = new_secret().hex()
    found = parting(resealed(changed(-1, lambda line: line.replace(SECRET.hex(), other))))
    assert (found.about, found.line) == ("secret", len(LINES))
    assert "The secret is not the one that was promised" in found.told("en")


def test_a_commitment_changed_with_the_secret_is_told_by_whoever_noted_it() -> None:
    record = parse(TEXT)
    assert record.header.dice
    noted = record.header.dice.commitment
    assert isinstance(verify(record, noted=noted), Proof)
    assert isinstance(verify(record, noted=noted[:16]), Proof)
    recorder, _ = checked_game(secret=bytes(32))
    found = verify(read_back(recorder, bytes(32)), noted=noted)
    assert isinstance(found, Disagreement)
    assert (found.about, found.line, found.expected) == ("noted", 1, noted)


def test_a_record_without_dice_says_so() -> None:
    record = parse("\n".join(short_game().lines()))
    assert verify(record) == Unproven("no-dice")
    assert "nothing was promised" in verify(record).told("en")


def test_a_game_that_goes_on_keeps_its_secret() -> None:
    recorder, _ = checked_game(mode="standard")
    assert verify(parse("\n".join(recorder.lines()))) == Unproven("no-secret", over=False)
    over, _ = checked_game()
    assert verify(parse("\n".join(over.lines()))) == Unproven("no-secret", over=True)


def test_of_a_game_broken_off_it_is_said_that_its_end_is_missing() -> None:
    recorder, dice = checked_game(mode="standard")
    record = read_back(recorder)
    assert not record.closing.over
    assert verify(record) == Unproven("no-end", draws=dice.drawn)
    assert "stops before the end" in verify(record).told("en") and "sa fin manque" in verify(record).told("fr")


def test_a_record_whose_end_was_cut_and_that_was_sealed_anew_is_not_proved() -> None:
    closing = line_of({"over": False, "secret": SECRET.hex()})
    assert isinstance(found_in(resealed([*LINES[:-9], closing])), Unproven)


def test_names_that_were_swapped_are_found_although_the_record_was_sealed_anew() -> None:
    swap = {"Anna": "Bruno", "Bruno": "Anna"}
    text = re.sub("Anna|Bruno", lambda found: swap[found[0]], TEXT)
    found = parting(resealed(text.splitlines()))
    assert (found.about, found.line) == ("drawn", 2)


def test_a_record_without_a_seal_reads_and_is_told_to_have_none() -> None:
    values = {key: value for key, value in json.loads(LINES[-1]).items() if key != "seal"}
    for version in (1, 2):
        header = LINES[0].replace('"casedepart": 4', f'"casedepart": {version}')
        record = parse("\n".join([header, *LINES[1:-1], json.dumps(values)]))
        assert isinstance(record.check(), Agreement)
        assert verify(record) == Unproven("no-seal", draws=DICE.drawn)


def test_a_promise_of_which_nothing_was_drawn_proves_nothing() -> None:
    header = {**json.loads(LINES[0])}
    header["dice"]["from"] = len(LINES)
    untold = [line_of({**json.loads(line), "throw": None}).replace(', "throw": null', "") for line in LINES[1:-1]]
    assert found_in(resealed([line_of(header), *untold, LINES[-1]])) == Unproven("no-draws")
    assert parting(resealed([line_of(header), *LINES[1:]])).found == "throw"


def test_an_imported_game_is_proved_from_where_it_was_taken_up() -> None:
    begun = short_game()
    begun.back_to(10)
    promise = Promise.made("another-table", SECRET, ("11", ""), since=10)
    recorder = Recorder.resume(parse("\n".join(begun.lines())), dice=promise)
    dice = CheckedDice(promise, SECRET, recorder.header.players)
    for seat, act in recorder.steps:
        dice.follow(seat, act)
    play_on(recorder, [bots.make("steady"), bots.make("steady")], dice, time_up_after=8)
    found = verify(read_back(recorder))
    assert found == Proof(dice.drawn, promise, alone=dice.drawn)
    assert isinstance(found, Proof)
    assert found.draws == sum(seat == CHANCE for seat, _ in recorder.steps[10:]) - 1
    assert found.told("en").endswith("The first 10 answers were given before it, and their dice cannot be checked.")


def test_a_game_gone_on_with_elsewhere_promises_nothing_of_its_dice() -> None:
    record = read_back(checked_game(mode="standard")[0])
    resumed = Recorder.resume(record)
    assert resumed.header.dice is None
    assert not any(answer.throw for answer in resumed.answers)
    kept = Recorder.resume(record, dice=record.header.dice)
    assert kept.header == record.header
    assert [answer.throw for answer in kept.answers] == [answer.throw for answer in record.answers]


def test_the_seal_is_over_the_text_and_not_over_its_spaces_around() -> None:
    assert isinstance(found_in(TEXT.replace("\n", " \r\n\r\n")), Proof)
    loose = json.dumps(json.loads(LINES[-1]), separators=(" , ", " : "))
    assert isinstance(found_in("\n".join([*LINES[:-1], loose])), Proof)


def test_a_changed_name_is_found_by_the_dice() -> None:
    found = parting(TEXT.replace("Anna", "Anne"))
    assert (found.about, found.line) == ("drawn", 2)
    assert parse(resealed(TEXT.replace("Anna", "Anne").splitlines())).check() == parse(TEXT).check()


def test_a_record_in_hand_has_no_seal_to_break() -> None:
    record: Record = RECORDER.record(SECRET.hex())
    assert isinstance(record.check(), Agreement)
    assert isinstance(replace(record, path="elsewhere").check(), Agreement)
