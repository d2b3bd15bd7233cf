"""The check of a record by replay: it is played again, and compared with what the rules say line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

import casedepart
from casedepart.editions.variants import fingerprints
from casedepart.engine.actions import Action, Refused
from casedepart.engine.game import Game
from casedepart.engine.notation import event_line
from casedepart.engine.sets import members
from casedepart.record.answer import Answer, Closing
from casedepart.record.errors import RecordError
from casedepart.record.header import Build, Header
from casedepart.record.messages import say
from casedepart.record.older_digest import older_digest
from casedepart.record.transcript import ReplayStep
from casedepart.texts.faults import Refusal, shown

AFTER_LENGTH = 8
"""How much of a position's digest an answer carries."""


@dataclass(frozen=True)
class Agreement:
    """The record says what the rules say."""

    answers: int
    events: int

    def told(self, language: str) -> str:
        """The agreement in one line."""
        return say(language, "agreement", answers=self.answers, events=self.events)


@dataclass(frozen=True)
class Disagreement:
    """The first line at which the record does not say what the rules say."""

    line: int
    about: str
    """What about: event, event-missing, event-added, refused, position, end, winners; seal; or of the dice: drawn,
    told, secret, noted."""
    answer: str
    """The answer of that line; empty on the header and on the closing line."""
    expected: str | Refusal
    """What the rules, the seal or the dice say."""
    found: str
    """What the record says."""
    needs: Build | None = None
    """The build that recorded it, where that plays by other rules than this one, or may."""

    def told(self, language: str) -> str:
        """The disagreement in one line."""
        details = {"answer": self.answer, "expected": self.expected, "found": self.found}
        said = say(language, f"disagreement-{self.about}", **shown(details, language))
        if self.needs is None:
            return said
        builds = {"build": self.needs.told(language), "here": Build.here().told(language)}
        return said + " " + say(language, "other-build", **builds)

    def error(self, path: str) -> RecordError:
        """The disagreement as the reason why a record cannot be played: it was changed, or the rules were."""
        return RecordError(path, self.line, "parted" if self.needs is None else "parted-rules", said=self)


class Parting(Exception):
    """A record that is being played again does not say what the rules say."""

    def __init__(self, found: Disagreement) -> None:
        super().__init__(found)
        self.found = found


Proviso = Callable[[Game, Answer, int, Action], Disagreement | None]
"""What else must hold of an answer, looked at before the game is given it."""


def same_position(game: Game, after: str, known: str = "") -> bool:
    """Is this the position whose digest, or the beginning of one, was written down?

    All that is stored is compared here. `known` is what this build has written for the position, where it has.
    """
    return after == known or game.digest().startswith(after) or older_digest(game).startswith(after)


def other_build(header: Header) -> Build | None:
    """The build that recorded a game, where that plays by other rules than this one, or may."""
    same = header.rules == casedepart.rules_fingerprint() and header.variants == fingerprints(header.options)
    return None if same else header.build


def check_step(step: ReplayStep, names: Sequence[str], answer: Answer, needs: Build | None) -> None:
    """Compare what came of an answer with what is written; `Parting` where the record says otherwise."""
    said = f"{answer.by}: {answer.do}"
    happened = [event_line(event, names) for event in step.events]
    for expected, found in zip_longest(happened, answer.events, fillvalue=""):
        if expected != found:
            about = "event" if expected and found else "event-missing" if expected else "event-added"
            raise Parting(Disagreement(answer.line, about, said, expected, found, needs))
    if not same_position(step.game, answer.after):
        after = step.game.digest()[: len(answer.after)]
        raise Parting(Disagreement(answer.line, "position", said, after, answer.after, needs))


def refused(answer: Answer, refusal: Refused, needs: Build | None) -> Parting:
    """The rules refuse what the record says was answered."""
    reason = Refusal(refusal.rule, refusal.why)
    return Parting(Disagreement(answer.line, "refused", f"{answer.by}: {answer.do}", reason, answer.do, needs))


def compare_end(game: Game, names: Sequence[str], closing: Closing, needs: Build | None) -> Disagreement | None:
    """Is the game over as the last line says, and won by whom it says?"""
    if game.over != closing.over:
        words = ("unfinished", "over")
        return Disagreement(closing.line, "end", "", words[game.over], words[closing.over], needs)
    winners = sorted(names[seat] for seat in members(game.winners))
    if winners != sorted(closing.winners):
        return Disagreement(closing.line, "winners", "", ", ".join(winners), ", ".join(closing.winners), needs)
    return None


def broken_seal(closing: Closing, seal: str) -> Disagreement | None:
    """Is there a seal that does not belong to the text?"""
    if closing.seal in ("", seal):
        return None
    return Disagreement(closing.line, "seal", "", seal, closing.seal)
