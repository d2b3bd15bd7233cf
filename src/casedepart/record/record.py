"""A recorded game: what it was played by, every answer with its events, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice

from casedepart.editions import Edition, EditionError, catalogue, load
from casedepart.editions.upload import from_tree
from casedepart.engine.actions import CHANCE, Action, Refused
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, parse_chance, parse_words
from casedepart.engine.rules import Rules
from casedepart.record.agreement import Agreement, Disagreement, Proviso, broken_seal, compare, other_build, step
from casedepart.record.answer import Answer, Closing
from casedepart.record.errors import RecordError, Refusal
from casedepart.record.header import Header
from casedepart.record.seal import line_of, seal_of

Step = tuple[Answer, int, Action]
"""An answer as written, with the seat and the action that it means."""


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
            raise RecordError(self.path, header.at, "edition-broken", detail=str(error)) from None
        if edition.id != header.edition or not edition.digest.startswith(header.digest):
            raise self.changed(edition)
        return edition

    def given(self, edition: Edition) -> Edition:
        """An edition that someone gives for it. Formats 1 and 2 cannot tell whether only words have changed since."""
        return self.on(edition) if self.header.plays else edition

    def on(self, edition: Edition) -> Edition:
        """The same edition, when the game was played on it, or on one that differs in nothing but words."""
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
            self.choose("option", option, edition.options_under(header.ruleset), edition)
        return edition.rules(header.ruleset, header.mode, header.options)

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

    def steps(self, rules: Rules) -> Iterator[Step]:
        """Each answer with the seat and the action that it means; an error where one cannot be read."""
        for answer in self.answers:
            seat = self.seat(answer)
            yield answer, seat, self.action(answer, seat, rules)

    def seat(self, answer: Answer) -> int:
        """Who answered."""
        players = self.header.players
        if answer.by == "chance":
            return CHANCE
        if answer.by not in players:
            raise RecordError(self.path, answer.line, "player-unknown", name=answer.by, players=", ".join(players))
        return players.index(answer.by)

    def action(self, answer: Answer, seat: int, rules: Rules) -> Action:
        """What was answered."""
        players = self.header.players
        try:
            if seat != CHANCE:
                return parse_words(answer.do, players)
            act = parse_chance(answer.do, players, rules)
            if act is None:
                raise Unreadable("chance throws dice, draws a card, deals, or says that time is up")
        except ValueError as error:
            # The list of all verbs would hide the fault.
            detail = str(error).partition(": the verbs are")[0]
            details = {"answer": answer.do, "detail": detail}
            raise RecordError(self.path, answer.line, "answer-unreadable", **details) from None
        return act

    def replay(self, upto: int | None = None, edition: Edition | None = None) -> Game:
        """The game after so many answers, or after all; an error says where something else comes out than it says."""
        game = self.start(edition)
        for answer, seat, act in islice(self.steps(game.rules), upto):
            parting = step(game, self.header.players, answer, seat, act, other_build(self.header))
            if parting is not None:
                raise parting.error(self.path)
        return game

    def check(self, edition: Edition | None = None, proviso: Proviso | None = None) -> Agreement | Disagreement:
        """Play it again and compare every answer, event, position, the end and the seal with what is written."""
        game = self.start(edition)
        found = compare(game, self.header, self.steps(game.rules), self.closing, proviso)
        # The seal comes last: what was changed says more than that something was.
        return found if isinstance(found, Disagreement) else broken_seal(self.closing, self.seal) or found

    def of(self, edition: Edition) -> Record:
        """The same record, which names and, if need be, carries this edition; it is sealed anew when it is written."""
        return replace(self, header=self.header.on(edition))

    def lines(self) -> Iterator[str]:
        """The lines of its file, sealed."""
        lines = [line_of(self.header.line()), *(line_of(answer.values()) for answer in self.answers)]
        closing = self.closing.values()
        yield from lines
        yield line_of({**closing, "seal": seal_of(lines, closing)})
