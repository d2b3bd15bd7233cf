"""A game that is written down as it is played."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from casedepart.editions import Edition, GameSpec
from casedepart.engine.actions import CHANCE, Action, Refused
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.notation import action_words, chance_line, event_line
from casedepart.engine.sets import members
from casedepart.record.agreement import AFTER_LENGTH
from casedepart.record.answer import Answer, Closing
from casedepart.record.commit_reveal import Throw
from casedepart.record.errors import RecordError
from casedepart.record.header import Header
from casedepart.record.names import name_fault
from casedepart.record.promise import Promise, is_luck, promise_fault
from casedepart.record.record import Record


class Recorder:
    """A running game and its record: answer through `apply`, and nothing is lost."""

    def __init__(
        self,
        spec: GameSpec,
        about: Mapping[str, Any] | None = None,
        digests: bool = True,
        dice: Promise | None = None,
    ) -> None:
        """Begin a game; `about` and `dice` go into the header, `digests` fingerprints the position on each line."""
        self.edition: Final = spec.load()
        fault = name_fault(spec.players)
        if fault:
            raise RecordError(self.edition.id, 0, fault[1], name=fault[0])
        wrong = promise_fault(dice, len(spec.players)) if dice else ""
        if wrong:
            raise RecordError(self.edition.id, 0, "dice-value", key=wrong)
        self.spec: Final = spec
        self.header: Final = Header.of(spec, about, dice)
        self.digests: Final = digests
        self.game: Game = self.fresh()
        self.answers: list[Answer] = []
        self.steps: list[tuple[int, Action]] = []
        """What has been answered, by seat and action."""

    def fresh(self) -> Game:
        """The game before its first answer, with its log on."""
        game = self.spec.start()
        game.log = []
        return game

    @classmethod
    def resume(cls, record: Record, edition: Edition | None = None, dice: Promise | None = None) -> Recorder:
        """Go on with a recorded game where it stopped; an error says where it is not what the rules say.

        `dice` is what is promised of the dice from now on: what another table had promised binds nobody here.
        """
        played_on = record.on(edition) if edition else record.edition()
        # Where the game cannot even be begun, this says so first.
        record.start(played_on)
        digests = not record.answers or bool(record.answers[0].after)
        recorder = cls(record.header.spec_on(played_on), record.header.about, digests, dice)
        for answer, step in record.retold(recorder.game):
            luck, throw = (answer.luck, answer.throw) if dice else ("", None)
            recorder.note(step.seat, step.action, step.events, luck, throw, answer.hand)
        parted = record.parted_end(recorder.game)
        if parted is not None:
            raise parted.error(record.path)
        return recorder

    def apply(self, seat: int, act: Action, luck: str = "", throw: Throw | None = None) -> Answer:
        """Commit one answer, with what was told for it, and write it down; a refused one leaves no trace."""
        if not is_luck(luck) or (luck and seat == CHANCE):
            raise RecordError(self.edition.id, 0, "dice-value", key="luck")
        log = self.game.log
        assert log is not None, "a recorded game keeps its log"
        before = len(log)
        try:
            self.game.apply(seat, act)
        except Refused:
            del log[before:]
            raise
        return self.note(seat, act, log[before:], luck, throw)

    def note(
        self,
        seat: int,
        act: Action,
        events: Sequence[Event],
        luck: str = "",
        throw: Throw | None = None,
        hand: bool = False,
    ) -> Answer:
        """Write down an answer that the game has been given."""
        game, names = self.game, self.header.players
        answer = Answer(
            n=len(self.answers) + 1,
            by="chance" if seat == CHANCE else names[seat],
            do=chance_line(act, names, game.rules) if seat == CHANCE else action_words(act, names),
            events=tuple(event_line(event, names) for event in events),
            after=game.digest()[:AFTER_LENGTH] if self.digests else "",
            luck=luck,
            throw=throw,
            hand=hand,
        )
        self.answers.append(answer)
        self.steps.append((seat, act))
        return answer

    def back_to(self, count: int) -> None:
        """Take back all but the first answers: the game stands as it did after them."""
        self.game, self.answers, self.steps = self.fresh(), self.answers[:count], self.steps[:count]
        for seat, act in self.steps:
            self.game.apply(seat, act)

    def record(self, secret: str = "") -> Record:
        """What has been written down so far; closed by the winners, or as a game to go on with.

        The secret of the dice is revealed by giving it: from then on anyone can tell what comes.
        """
        game, names = self.game, self.header.players
        winners = tuple(names[seat] for seat in members(game.winners)) if game.over else ()
        return Record(self.header, tuple(self.answers), Closing(game.over, winners, secret=secret))

    def lines(self, secret: str = "") -> Iterator[str]:
        """The lines of the record's file, sealed."""
        return self.record(secret).lines()

    def save(self, path: str | Path, secret: str = "") -> None:
        """Write the record to a file, whole or not at all; an error says why it cannot be written."""
        save(self.record(secret), path)


def save(record: Record, path: str | Path) -> None:
    """Write a record to a file, whole or not at all; an error says why it cannot be written."""
    file = Path(path)
    half = file.parent / f"{file.name}.{os.getpid()}.part"
    try:
        half.write_text("\n".join(record.lines()) + "\n", encoding="utf-8", newline="\n")
        half.replace(file)
    except OSError as error:
        with suppress(OSError):
            half.unlink()
        raise RecordError(str(path), 0, "unwritable-file", detail=error.strerror or "?") from None


def spare_existing(file: Path) -> None:
    """Refuse to write where something stands already."""
    if file.is_file():
        raise RecordError(str(file), 0, "file-exists")
