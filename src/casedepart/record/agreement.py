"""Does a record say what the rules say? It is played again, and compared line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import zip_longest

import casedepart
from casedepart.engine.actions import Action, Refused
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.notation import event_line
from casedepart.engine.sets import members
from casedepart.record.answer import Answer, Closing
from casedepart.record.errors import RecordError, Refusal, shown
from casedepart.record.header import Build, Header
from casedepart.record.older_digest import older_digest
from casedepart.record.wording import say

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


Proviso = Callable[[Game, Answer, int, Action], Disagreement | None]
"""What else must hold of an answer, looked at before the game is given it."""


def compare(
    game: Game,
    header: Header,
    steps: Iterable[tuple[Answer, int, Action]],
    closing: Closing,
    proviso: Proviso | None = None,
) -> Agreement | Disagreement:
    """Give the game each answer and compare what follows with what is written."""
    needs = other_build(header)
    count = events = 0
    for answer, seat, act in steps:
        parting = proviso(game, answer, seat, act) if proviso else None
        parting = parting or step(game, header.players, answer, seat, act, needs)
        if parting is not None:
            return parting
        count += 1
        events += len(answer.events)
    return compare_end(game, header.players, closing, needs) or Agreement(count, events)


def other_build(header: Header) -> Build | None:
    """The build that recorded a game, where that plays by other rules than this one, or may."""
    return None if header.rules == casedepart.rules_fingerprint() else header.build


def step(
    game: Game, names: Sequence[str], answer: Answer, seat: int, act: Action, needs: Build | None
) -> Disagreement | None:
    """Apply one answer; what the record says otherwise, if it does."""
    said = f"{answer.by}: {answer.do}"
    log: list[Event] = []
    game.log = log
    try:
        game.apply(seat, act)
    except Refused as refused:
        return Disagreement(answer.line, "refused", said, Refusal(refused.rule, refused.why), answer.do, needs)
    happened = [event_line(event, names) for event in log]
    for expected, found in zip_longest(happened, answer.events, fillvalue=""):
        if expected != found:
            about = "event" if expected and found else "event-missing" if expected else "event-added"
            return Disagreement(answer.line, about, said, expected, found, needs)
    if not same_position(game, answer.after):
        after = game.digest()[: len(answer.after)]
        return Disagreement(answer.line, "position", said, after, answer.after, needs)
    return None


def same_position(game: Game, after: str) -> bool:
    """Is this the position whose digest was written down, by this version or an earlier one? None is any."""
    return game.digest().startswith(after) or older_digest(game).startswith(after)


def compare_end(game: Game, names: Sequence[str], closing: Closing, needs: Build | None) -> Disagreement | None:
    """Is the game over as the last line says, and won by whom it says?"""
    if game.over != closing.over:
        words = ("unfinished", "over")
        return Disagreement(closing.line, "end", "", words[game.over], words[closing.over], needs)
    winners = winner_names(game, names)
    if winners != sorted(closing.winners):
        return Disagreement(closing.line, "winners", "", ", ".join(winners), ", ".join(closing.winners), needs)
    return None


def broken_seal(closing: Closing, seal: str) -> Disagreement | None:
    """Is there a seal that does not belong to the text?"""
    if closing.seal in ("", seal):
        return None
    return Disagreement(closing.line, "seal", "", seal, closing.seal)


def winner_names(game: Game, names: Sequence[str]) -> list[str]:
    """Who has won, by name."""
    return sorted(names[seat] for seat in members(game.winners))
