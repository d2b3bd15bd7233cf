"""A game as its answers: it plays the same game again, in any process, and is small."""

from __future__ import annotations

import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from casedepart.editions import GameSpec
from casedepart.engine.actions import Action, Refused
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, event_line
from casedepart.record import Recorder, Transcript, read
from casedepart.record.agreement import same_position
from casedepart.record.transcript import SPACING, Positions, ReplayError
from tests.playthroughs.games import FOLDER
from tests.record.short_game import short_game

RECORD = short_game(digests=True).record()


def test_it_goes_through_the_game_that_was_recorded() -> None:
    names = RECORD.header.players
    steps = RECORD.transcript().steps()
    for answer, step in zip(RECORD.answers, steps, strict=True):
        assert step.number == answer.n
        assert tuple(event_line(event, names) for event in step.events) == answer.events
        assert same_position(step.game, answer.after)


def test_another_process_gets_little_and_plays_the_same_game() -> None:
    transcript = RECORD.transcript()
    transcript.game()
    sent = pickle.dumps(transcript)
    assert len(sent) < 40 * len(transcript.answers)
    again: Transcript = pickle.loads(sent)
    assert again == transcript
    assert hash(again) == hash(transcript)
    assert again.game().digest() == RECORD.replay().digest()


def test_it_carries_an_edition_of_ones_own(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('extends = "classic"\n[choices]\nsalary = 321\n')
    record = Recorder(GameSpec(str(own), players=("Anna", "Bruno"))).record()
    own.unlink()
    assert pickle.loads(pickle.dumps(record.transcript())).game().rules.salary == 321
    assert record.header.spec.rules().salary == 321


def test_every_position_is_at_hand() -> None:
    whole = read(FOLDER / "pokemon.speed.jsonl").transcript()
    transcript = replace(whole, answers=whole.answers[: 3 * SPACING + 5])
    positions = Positions(transcript)
    digests = [transcript.spec.start().digest(), *(step.game.digest() for step in transcript.steps())]
    for count, digest in enumerate(digests):
        assert positions.at(count).digest() == digest
    first, last = SPACING - 2, SPACING + 3
    numbers = [step.number for step in positions.between(first, last) if step.game.digest() == digests[step.number]]
    assert numbers == list(range(first + 1, last + 1))


@pytest.mark.parametrize(("answer", "cause"), [("0 passes", Refused), ("0 sings", Unreadable), ("8 sings", Unreadable)])
def test_an_answer_that_cannot_be_given_is_named_by_its_number(answer: str, cause: type[Exception]) -> None:
    transcript = RECORD.transcript()
    spoilt = replace(transcript, answers=(*transcript.answers[:5], answer))
    with pytest.raises(ReplayError, match="answer 6: ") as caught:
        spoilt.game()
    assert caught.value.number == 6
    assert isinstance(caught.value.cause, cause)


def test_who_looks_before_sees_the_game_before_the_answer() -> None:
    seen: list[str] = []

    def look(game: Game, number: int, seat: int, act: Action) -> None:
        assert number == len(seen) + 1
        seen.append(game.digest())

    transcript = RECORD.transcript()
    after = [step.game.digest() for step in transcript.steps(look)]
    assert seen == [transcript.spec.start().digest(), *after[:-1]]
