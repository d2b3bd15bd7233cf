"""A recorded game: what it was played by, every answer with its events, and how it ended."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from casedepart.editions import Edition, EditionError, catalogue, load
from casedepart.editions.upload import from_tree
from casedepart.engine.actions import CHANCE, Action, Refused
from casedepart.engine.game import Game
from casedepart.engine.rules import Rules
from casedepart.record.agreement import (
    Agreement,
    Disagreement,
    Parting,
    Proviso,
    broken_seal,
    check_step,
    compare_end,
    other_build,
    refused,
)
from casedepart.record.answer import Answer, Closing
from casedepart.record.errors import RecordError
from casedepart.record.header import Header
from casedepart.record.transcript import ReplayError, ReplayStep, Transcript, replay
from casedepart.texts.faults import Refusal, unread


def line_of(values: dict[str, Any]) -> str:
    """Values as a line of a record."""
    return json.dumps(values, ensure_ascii=False)


def seal_of(lines: Iterable[str], closing: dict[str, Any]) -> str:
    """The seal of a record, by which a later change anywhere in it is noticed.

    It is a digest of the lines as they are written, and of what else the last line says.
    """
    text = "\n".join([*lines, line_of(closing)])
    # A name may hold a lone surrogate, half of an escaped character: no valid text, but it is hashed all the same.
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True)
class Record:
    """One game, from its first answer to its last."""

    header: Header
    answers: tuple[Answer, ...]
    closing: Closing
    path: str = ""
    """Its file, for messages."""
    seal: str = ""
    """The seal that belongs to the text it was read from; its closing line says which one it has."""

    def edition(self) -> Edition:
        """The edition it was played on: one that it carries, or of the catalogue; an error says what it needs."""
        if self.header.data is not None:
            return self.carried()
        if self.header.edition not in catalogue():
            raise RecordError(self.path, self.header.at, "edition-unknown", **self.needs())
        return self.on(load(self.header.edition))

    def carried(self) -> Edition:
        """The edition that it carries itself, to the letter."""
        header = self.header
        try:
            edition = from_tree(dict(header.data or {}))
        except EditionError as error:
            raise RecordError(self.path, header.at, "edition-broken", detail=error) from None
        if edition.id != header.edition or not edition.digest.startswith(header.digest):
            raise self.changed(edition)
        return edition

    def given(self, edition: Edition) -> Edition:
        """An edition that someone gives for it. Formats 1 and 2 cannot tell whether only words have changed since."""
        return self.on(edition) if self.header.plays else edition

    def on(self, edition: Edition) -> Edition:
        """This edition, if the game was played on it or on one that differs in nothing but words; else an error."""
        if not edition.serves(self.header.digest, self.header.plays):
            raise self.changed(edition)
        return edition

    def changed(self, edition: Edition) -> RecordError:
        """It was not played on this edition."""
        found = edition.digest[: len(self.header.digest)]
        return RecordError(self.path, self.header.at, "edition-changed", **self.needs(), found=found)

    def needs(self) -> dict[str, str]:
        """The edition that the game was played on, for messages."""
        header = self.header
        return {"edition": header.edition, "digest": header.digest, "engine": header.engine}

    def rules(self, edition: Edition | None = None) -> Rules:
        """The rules it was played by; on a given edition, or on its own."""
        header = self.header
        edition = edition or self.edition()
        self.choose("ruleset", header.ruleset, edition.rulesets, edition)
        self.choose("mode", header.mode, edition.modes(header.ruleset), edition)
        for option in header.options:
            self.choose("option", option, edition.choosable(header.ruleset), edition)
        return header.spec_on(edition).rules()

    def choose(self, what: str, asked: str, allowed: tuple[str, ...], edition: Edition) -> None:
        """Refuse a ruleset, a mode or an option that the edition does not have."""
        if asked not in allowed:
            details = {"edition": edition.id, "asked": asked, "allowed": ", ".join(allowed) or "–"}
            raise RecordError(self.path, self.header.at, "edition-lacks", what=what, **details)

    def start(self, edition: Edition | None = None) -> Game:
        """The game before its first answer, with its log on."""
        try:
            game = Game.start(self.rules(edition), len(self.header.players))
        except Refused as refused:
            reason = Refusal(refused.rule, refused.why)
            raise RecordError(self.path, self.header.at, "table-refused", reason=reason) from None
        game.log = []
        return game

    def transcript(self, edition: Edition | None = None) -> Transcript:
        """The game as its answers alone, on the edition given or on its own."""
        edition = edition or self.edition()
        self.rules(edition)
        return Transcript(self.header.spec_on(edition), tuple(self.shorts()))

    def shorts(self) -> Iterator[str]:
        """Each answer in short; an error where nobody is called so."""
        for answer in self.answers:
            yield f"{self.seat(answer)} {answer.do}"

    def seat(self, answer: Answer) -> int:
        """Who answered."""
        players = self.header.players
        if answer.by == "chance":
            return CHANCE
        if answer.by not in players:
            raise RecordError(self.path, answer.line, "player-unknown", name=answer.by, players=", ".join(players))
        return players.index(answer.by)

    def steps(self, game: Game, proviso: Proviso | None = None) -> Iterator[tuple[Answer, ReplayStep]]:
        """Play it again on the game before its first answer; `Parting` where something else comes out than it says."""
        needs = other_build(self.header)

        def before(game: Game, number: int, seat: int, act: Action) -> None:
            found = proviso(game, self.answers[number - 1], seat, act) if proviso else None
            if found is not None:
                raise Parting(found)

        try:
            steps = replay(game, self.header.players, self.shorts(), before)
            for answer, step in zip(self.answers, steps, strict=True):
                check_step(step, self.header.players, answer, needs)
                yield answer, step
        except ReplayError as error:
            answer = self.answers[error.number - 1]
            if isinstance(error.cause, Refused):
                raise refused(answer, error.cause, needs) from None
            details = {"answer": answer.do, "detail": unread(error.cause)}
            raise RecordError(self.path, answer.line, "answer-unreadable", **details) from None

    def retold(self, game: Game, upto: int | None = None) -> Iterator[tuple[Answer, ReplayStep]]:
        """Replay it up to an answer; an error says where something else comes out than it says."""
        try:
            yield from islice(self.steps(game), upto)
        except Parting as parting:
            raise parting.found.error(self.path) from None

    def replay(self, upto: int | None = None, edition: Edition | None = None) -> Game:
        """The game after so many answers, or after all; an error says where something else comes out than it says."""
        game = self.start(edition)
        for _ in self.retold(game, upto):
            pass
        return game

    def check(self, edition: Edition | None = None, proviso: Proviso | None = None) -> Agreement | Disagreement:
        """Play it again and compare every answer, event, position, the end and the seal with what is written."""
        game = self.start(edition)
        try:
            events = sum(len(answer.events) for answer, _ in self.steps(game, proviso))
        except Parting as parting:
            return parting.found
        return self.parted_end(game) or Agreement(len(self.answers), events)

    def parted_end(self, game: Game) -> Disagreement | None:
        """What the closing line says otherwise than the game after the last answer, or the seal than the text."""
        # The seal is checked last: to know what was changed says more than that something was.
        parted = compare_end(game, self.header.players, self.closing, other_build(self.header))
        return parted or broken_seal(self.closing, self.seal)

    def of(self, edition: Edition) -> Record:
        """This record, naming and, if need be, carrying this edition; it is sealed anew when it is written."""
        return replace(self, header=self.header.on(edition))

    def lines(self) -> Iterator[str]:
        """The lines of its file, sealed."""
        lines = [line_of(self.header.line()), *(line_of(answer.values()) for answer in self.answers)]
        closing = self.closing.values()
        yield from lines
        yield line_of({**closing, "seal": seal_of(lines, closing)})
