"""Dice that can be checked: they follow from the secret, the table and the players' luck, and from nothing else."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import pairwise

import pytest

from casedepart import bots
from casedepart.editions import GameSpec, load
from casedepart.engine.actions import CHANCE, TIME_UP, Deal, action, dice
from casedepart.engine.game import Game
from casedepart.engine.notation import chance_line
from casedepart.record import (
    CheckedDice,
    Promise,
    Recorder,
    RecordError,
    Throw,
    commitment,
    is_luck,
    new_secret,
    play_on,
)
from casedepart.record.dice import KeyedNumbers
from tests.record.checked_game import PLAYERS, SECRET, checked_game

LUCK = ("00ff", "", "c0ffee")
START = Game.start(load("classic").rules(), 3)


def example() -> CheckedDice:
    """Dice of the first scheme, to which nobody adds."""
    return CheckedDice(Promise.made("example-table", SECRET, LUCK, scheme=1), SECRET, PLAYERS)


def rolls(drawn: CheckedDice, count: int) -> list[str]:
    """The next rolls of dice that nobody adds to."""
    said = []
    for _ in range(count):
        act = drawn.answer(START)
        drawn.follow(CHANCE, act)
        said.append(chance_line(act, (), START.rules))
    return said


def test_a_known_secret_gives_known_dice() -> None:
    drawn = example()
    assert drawn.promise.commitment == "016ebea97db6402caa17bc9dab4f636b2713b2aea0a76a77dfc47fbdd31cd8cd"
    assert drawn.mix == "d537202b5e17f3400339bb7f66f398819218b17fb08b976768418413475b9dbb"
    assert rolls(drawn, 4) == ["dice 4 4", "dice 5 5", "dice 6 3", "dice 5 1"]
    drawn.mix_in(0, "1234")
    assert drawn.mix == "a6d37c3f510b527c34bad62bcb6cbf446291635fb0dc3d9f3426972268799584"
    assert rolls(drawn, 1) == ["dice 1 5"]


def test_the_numbers_are_the_words_of_the_hash_by_hand() -> None:
    mix = hashlib.sha256(b"casedepart dice 1: start\nexample-table\n00ff\n\nc0ffee\n").hexdigest()
    block = hmac.new(SECRET, f"casedepart dice 1: numbers\n{mix}\n0\n0\n".encode(), "sha256").digest()
    first, second = divmod(int.from_bytes(block[:4], "big") % 36, 6)
    assert rolls(example(), 1) == [f"dice {first + 1} {second + 1}"]


def test_words_run_on_from_block_to_block() -> None:
    numbers = KeyedNumbers(SECRET)
    numbers.begin("00", 5)
    texts = [f"casedepart dice 1: numbers\n00\n5\n{block}\n" for block in (0, 1)]
    blocks = [hmac.new(SECRET, text.encode(), "sha256").digest() for text in texts]
    words = [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)]
    assert [numbers.word() for _ in range(16)] == words


def test_words_beyond_the_last_multiple_are_passed_over() -> None:
    numbers = KeyedNumbers(SECRET)
    bound = (1 << 31) + 1
    for draw in range(20):
        numbers.begin("00", draw)
        words = [numbers.word() for _ in range(16)]
        numbers.begin("00", draw)
        assert [numbers.below(bound) for _ in range(3)] == [word for word in words if word < bound][:3]


def test_every_roll_comes_as_often() -> None:
    count = 36_000
    found = Counter(rolls(example(), count))
    assert len(found) == 36
    chi_square = sum((times - count / 36) ** 2 / (count / 36) for times in found.values())
    # With 35 degrees of freedom, fair dice stay between these 99.8 times in a hundred.
    assert 14.7 < chi_square < 66.6


def test_pairs_of_rolls_come_as_often() -> None:
    said = rolls(example(), 36_001)
    sixes = [roll == "dice 6 6" for roll in said]
    after_a_six = [later for sooner, later in pairwise(sixes) if sooner]
    assert abs(sum(after_a_six) - len(after_a_six) / 36) < 4 * (len(after_a_six) / 36) ** 0.5


def test_asked_again_chance_answers_the_same() -> None:
    drawn = example()
    assert drawn.answer(START) == drawn.answer(START)
    drawn.follow(0, action(0))
    assert chance_line(drawn.answer(START), (), START.rules) == "dice 4 4"


def test_time_that_is_up_is_not_drawn() -> None:
    drawn = example()
    drawn.follow(CHANCE, action(TIME_UP))
    assert (drawn.drawn, drawn.answered) == (0, 1)
    drawn.follow(CHANCE, dice(4, 4))
    assert (drawn.drawn, drawn.answered) == (1, 2)


@pytest.mark.parametrize(
    "other",
    [
        Promise.made("example-tablf", SECRET, LUCK, scheme=1),
        Promise.made("example-table", SECRET, ("00ff", "c0ffee", ""), scheme=1),
        Promise.made("example-table", SECRET, ("00f", "f", "c0ffee"), scheme=1),
        Promise.made("example-table", SECRET, ("00ff", "", "c0ffee", ""), scheme=1),
        Promise.made("example-table", SECRET, LUCK),
    ],
    ids=["another table", "luck at other seats", "luck cut elsewhere", "another seat", "another scheme"],
)
def test_whatever_is_mixed_in_differently_gives_other_dice(other: Promise) -> None:
    assert CheckedDice(other, SECRET, PLAYERS).mix != example().mix
    assert rolls(CheckedDice(other, SECRET, PLAYERS), 20) != rolls(example(), 20)


def test_by_the_second_scheme_the_dice_are_bound_to_the_names() -> None:
    promise = Promise.made("example-table", SECRET, LUCK)
    assert len({promise.mix(players) for players in (PLAYERS, PLAYERS[::-1], ("Anna", "Bruno", "Chloe"))}) == 3


def test_what_the_devices_tell_counts_by_number_seat_and_link() -> None:
    both = {0: "aa", 2: "bb"}
    mixes = set()
    for throw in (Throw(1, both), Throw(2, both), Throw(1, {0: "bb", 2: "aa"}), Throw(1, {0: "aa"})):
        drawn = example()
        drawn.hear(throw)
        mixes.add(drawn.mix)
    silent = example()
    silent.hear(Throw(1, {}, (0,)))
    assert len(mixes | {silent.mix}) == 5
    assert silent.mix == example().mix


def test_luck_counts_by_seat_and_no_luck_changes_nothing() -> None:
    mixes = set()
    for seat, luck in ((0, "1"), (1, "1"), (0, "01"), (1, "0")):
        drawn = example()
        drawn.mix_in(seat, luck)
        mixes.add(drawn.mix)
    silent = example()
    silent.mix_in(2, "")
    assert len(mixes | {silent.mix}) == 5
    assert silent.mix == example().mix


def test_a_commitment_binds_the_table_and_the_secret() -> None:
    secrets = [SECRET, bytes(32), new_secret(), new_secret()]
    assert len({commitment(table, secret) for table in ("a", "b") for secret in secrets}) == 8
    assert all(len(secret) == 32 for secret in secrets)


@pytest.mark.parametrize(
    ("edition", "mode"),
    [("classic", "standard"), ("classic", "speed"), ("pokemon", "speed"), ("sore-losers", "standard")],
)
def test_dice_made_anew_in_the_middle_go_on_the_same(edition: str, mode: str) -> None:
    recorder, played = checked_game(edition, edition, mode, turns=30)
    anew = CheckedDice(played.promise, SECRET, PLAYERS)
    again = Recorder(recorder.spec, dice=played.promise)
    assert any(isinstance(act, Deal) for _, act in recorder.steps) == (mode == "speed")
    for (seat, act), answer in zip(recorder.steps, recorder.answers, strict=True):
        if seat == CHANCE:
            # Made from what was answered and told so far, and asked for the next.
            anew.hear(answer.throw)
            assert anew.answer(again.game) == act
        again.apply(seat, act, throw=answer.throw)
        anew.follow(seat, act)
    assert (anew.mix, anew.drawn, anew.answered) == (played.mix, played.drawn, played.answered)
    played.tellers.telling, played.tellers.waiting = {}, {}
    play_on(recorder, [bots.make("steady") for _ in PLAYERS], played, most_turns=45)
    play_on(again, [bots.make("steady") for _ in PLAYERS], anew, most_turns=45)
    assert list(recorder.lines()) == list(again.lines())


def test_what_was_answered_before_the_promise_counts_for_nothing() -> None:
    late = CheckedDice(Promise.made("example-table", SECRET, LUCK, since=2, scheme=1), SECRET, PLAYERS)
    late.follow(CHANCE, dice(1, 2))
    late.follow(0, action(0), "abc")
    assert rolls(late, 4) == rolls(example(), 4)


@pytest.mark.parametrize(
    ("luck", "fits"), [("", True), ("0", True), ("f" * 64, True), ("f" * 65, False), ("F", False), ("a\n", False)]
)
def test_luck_is_at_most_64_digits(luck: str, fits: bool) -> None:
    assert is_luck(luck) == fits


def test_luck_that_is_none_is_refused_and_leaves_no_trace() -> None:
    recorder = Recorder(GameSpec("classic", players=PLAYERS))
    for seat, luck in ((0, "lucky"), (CHANCE, "77")):
        with pytest.raises(RecordError, match="What a player added to the dice"):
            recorder.apply(seat, dice(1, 2), luck)
    assert recorder.answers == []
    assert recorder.game.digest() == Game.start(recorder.game.rules, 3).digest()


@pytest.mark.parametrize(
    ("promise", "key"),
    [
        (Promise.made("our table", SECRET, LUCK), "table"),
        (Promise("table", "00", LUCK), "commitment"),
        (Promise.made("table", SECRET, ("", "")), "luck"),
        (Promise.made("table", SECRET, LUCK, since=-1), "from"),
    ],
)
def test_a_promise_that_no_record_could_keep_is_refused(promise: Promise, key: str) -> None:
    with pytest.raises(RecordError) as told:
        Recorder(GameSpec("classic", players=PLAYERS), dice=promise)
    assert told.value.details == {"key": key}


def test_taking_answers_back_keeps_what_was_told_for_the_others() -> None:
    recorder, _ = checked_game()
    whole = recorder.answers
    recorder.back_to(15)
    assert recorder.answers == whole[:15]
    assert any(answer.throw for answer in whole[:15])
