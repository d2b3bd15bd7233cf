"""The narrative of a recorded game: turn by turn in words, every sum with its reason and its rule."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from casedepart.engine import events
from casedepart.engine.actions import Action, Offer
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.record.messages import say
from casedepart.record.record import Record
from casedepart.texts import Names, event_text, offer_text


@dataclass
class Passage:
    """One turn, or what comes before the first: a heading, and sentences with the number of their answer."""

    heading: str
    sentences: list[tuple[int, str]] = field(default_factory=list)


def tell(record: Record, game: Game, names: Names) -> Iterator[Passage]:
    """The passages of a game, given as it was before its first answer."""
    passage = Passage(turn_heading(game, names))
    for answer, step in record.retold(game):
        for event in step.events:
            if event.kind == events.TURN:
                yield passage
                passage = Passage(turn_heading(game, names))
            else:
                passage.sentences.append((answer.n, sentence(event, step.action, names)))
    yield passage


def turn_heading(game: Game, names: Names) -> str:
    """Which turn it is, and whose."""
    if not game.turns:
        return say(names.language, "setup")
    return say(names.language, "turn-heading", turn=str(game.turns), who=names.player(game.turn))


def sentence(event: Event, act: Action, names: Names) -> str:
    """An event in words; an offer with what it would exchange."""
    said = event_text(event, names)
    if event.kind == events.OFFERED and isinstance(act, Offer):
        return f"{said} {offer_text(event.seat, act, names)}"
    return said


def ending(record: Record, names: Names) -> str:
    """How it ended, or that it did not."""
    winners = record.closing.winners
    if not record.closing.over:
        return say(names.language, "unfinished", answers=len(record.answers))
    return say(names.language, "winners", count=len(winners), names=", ".join(winners))
