"""A game is written down as it is played, and read back as it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import casedepart
from casedepart import bots
from casedepart.editions import GameSpec, load
from casedepart.engine.actions import BUY as BUYS
from casedepart.engine.actions import CHANCE, Refused, action, dice
from casedepart.engine.notation import event_line, parse_event
from casedepart.record import (
    Agreement,
    Disagreement,
    Record,
    Recorder,
    RecordError,
    name_fault,
    parse,
    play_on,
    read,
)
from tests.record.short_game import ANSWERS, PLAYERS, apply_words, short_game


def played(edition: str, mode: str = "standard", options: tuple[str, ...] = ()) -> Recorder:
    """A game of three bots, to its end or its 300th turn."""
    recorder = Recorder(GameSpec(edition, mode=mode, options=options, players=("A", "B", "C")))
    seats = [bots.make("steady", f"{edition} {seat}") for seat in range(3)]
    play_on(recorder, seats, bots.Chance(edition), time_up_after=30, most_turns=300)
    return recorder


def text_of(recorder: Recorder) -> str:
    return "\n".join(recorder.lines()) + "\n"


@pytest.mark.parametrize(
    ("edition", "mode", "options"),
    [
        ("classic", "standard", ()),
        ("duel-masters", "timed", ("fight",)),
        ("pokemon", "speed", ("powers",)),
        ("saint-seiya", "speed", ()),
        ("sore-losers", "standard", ()),
    ],
)
def test_what_is_recorded_is_read_back_and_agrees(edition: str, mode: str, options: tuple[str, ...]) -> None:
    recorder = played(edition, mode, options)
    record = parse(text_of(recorder))
    log = recorder.game.log
    assert log is not None
    assert [replace(answer, line=0) for answer in record.answers] == recorder.answers
    assert list(record.lines()) == list(recorder.lines())
    assert record.check() == Agreement(len(recorder.answers), len(log))
    assert record.replay().digest() == recorder.game.digest()


def test_every_event_of_a_game_is_parsed_back() -> None:
    recorder = played("sore-losers")
    names = recorder.header.players
    log = recorder.game.log
    assert log
    assert [parse_event(event_line(event, names), names) for event in log] == log


def test_the_header_says_what_was_played() -> None:
    recorder = Recorder(GameSpec("pokemon", mode="speed", options=("powers",), players=PLAYERS), about={"seed": "7"})
    header = parse(text_of(recorder)).header
    assert header.edition == "pokemon"
    assert load("pokemon").digest.startswith(header.digest)
    assert (header.ruleset, header.mode, header.options) == ("hasbro-2000", "speed", ("powers",))
    assert header.players == PLAYERS
    assert header.engine == casedepart.__version__
    assert header.about == {"seed": "7"}


def test_replay_goes_to_any_answer() -> None:
    recorder = short_game()
    record = recorder.record()
    fresh = Recorder(GameSpec("classic", "hasbro-2000", "timed", players=PLAYERS))
    assert record.replay(0).digest() == fresh.game.digest()
    for count, answer in enumerate(ANSWERS, 1):
        by, _, do = answer.partition(": ")
        apply_words(fresh, by, do)
        assert record.replay(count).digest() == fresh.game.digest()
    assert record.replay().over


def test_a_refused_answer_leaves_no_trace() -> None:
    recorder = Recorder(GameSpec("classic", players=PLAYERS))
    recorder.apply(CHANCE, dice(4, 3))
    before = text_of(recorder), recorder.game.digest()
    with pytest.raises(Refused):
        recorder.apply(0, action(BUYS))
    assert (text_of(recorder), recorder.game.digest()) == before


def test_answers_are_taken_back() -> None:
    recorder = short_game(digests=True)
    whole = list(recorder.lines())
    recorder.back_to(12)
    assert list(recorder.lines())[:13] == whole[:13]
    assert recorder.game.digest() == short_game().record().replay(12).digest()
    for answer in ANSWERS[12:]:
        by, _, do = answer.partition(": ")
        apply_words(recorder, by, do)
    assert list(recorder.lines()) == whole


def test_a_game_saved_halfway_goes_on_where_it_stopped(tmp_path: Path) -> None:
    half = short_game(digests=True)
    half.back_to(12)
    half.save(tmp_path / "half.jsonl")
    record = read(tmp_path / "half.jsonl")
    assert not record.closing.over
    assert isinstance(record.check(), Agreement)
    resumed = Recorder.resume(record)
    for answer in ANSWERS[12:]:
        by, _, do = answer.partition(": ")
        apply_words(resumed, by, do)
    assert list(resumed.lines()) == list(short_game(digests=True).lines())


def test_a_record_whose_answer_is_refused_is_not_resumed() -> None:
    record = edited(short_game().record(), 4, do="builds 3")
    with pytest.raises(RecordError, match=r"do not allow “Anna: builds 3” here: .* \(B1"):
        Recorder.resume(record)
    with pytest.raises(RecordError, match=r"do not allow “Anna: builds 3” here: .* \(B1"):
        record.replay()


def test_a_record_with_another_die_is_not_resumed() -> None:
    record = edited(short_game().record(), 3, do="dice 1 3")
    with pytest.raises(RecordError, match="The record was edited or damaged"):
        Recorder.resume(record)


def edited(record: Record, place: int, do: str) -> Record:
    """The same record with one answer changed."""
    answers = list(record.answers)
    answers[place] = replace(answers[place], do=do)
    return replace(record, answers=tuple(answers))


def test_saving_replaces_a_file_whole_and_leaves_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("something older and much longer" * 1000)
    short_game().save(file)
    assert file.read_text(encoding="utf-8") == text_of(short_game())
    assert [found.name for found in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_that_cannot_be_saved_says_why(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"It cannot be written: .*\. Give another name or folder\."):
        short_game().save(tmp_path / "nowhere" / "game.jsonl")


def test_a_record_of_other_rules_agrees_or_says_where_it_parts_and_what_it_needs() -> None:
    record = short_game(digests=True).record()
    other = replace(record, header=replace(record.header, engine="0.0.9", rules="fedcba9876543210"))
    assert isinstance(other.check(), Agreement)
    found = edited(other, 3, "dice 1 3").check()
    assert isinstance(found, Disagreement) and found.line == record.answers[3].line
    assert "recorded by version 0.0.9 (rules fedcba9876543210), and this is version" in found.told("en")
    assert casedepart.rules_fingerprint() in found.told("fr")
    assert "Play it with the build that recorded it" in str(found.error("game.jsonl"))


def test_the_positions_of_a_record_are_compared_whoever_wrote_it() -> None:
    record = short_game(digests=True).record()
    strange = tuple(replace(answer, after="00000000") for answer in record.answers)
    for header in (record.header, replace(record.header, engine="0.1.0", rules="")):
        found = replace(record, header=header, answers=strange).check()
        assert isinstance(found, Disagreement) and found.about == "position"


def test_a_disagreement_names_its_line_and_both_sides() -> None:
    text = text_of(short_game()).replace("Bruno paid 4 >", "Bruno paid 5 >")
    found = parse(text).check()
    assert isinstance(found, Disagreement)
    assert found.line == 10
    assert found.expected == "Bruno paid 4 > Anna @3 [P6] rent-bare"
    assert found.found == "Bruno paid 5 > Anna @3 [P6] rent-bare"


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (("A", "A"), "name-twice"),
        (("A", "chance"), "name-reserved"),
        (("A", " B"), "name-length"),
        (("A", "B" * 41), "name-length"),
        (("A", "B:"), "name-signs"),
        (("A", "B\n"), "name-length"),
        (("A", "B\tC"), "name-signs"),
    ],
)
def test_names_that_the_notation_could_not_tell_apart_are_refused(names: tuple[str, ...], fault: str) -> None:
    assert name_fault(names) == (names[1], fault)
    with pytest.raises(RecordError):
        Recorder(GameSpec("classic", players=names))


def test_names_of_several_words_and_accents_are_fine() -> None:
    names = ("Shun d’Andromède", "Shun", "M. Monopoly", "dice", "Zoé & Léo")
    recorder = Recorder(GameSpec("classic", players=names))
    seats = [bots.make("random", name) for name in names]
    play_on(recorder, seats, bots.Chance("names"), most_turns=60)
    assert isinstance(parse(text_of(recorder)).check(), Agreement)
