"""The script of a lesson: what chance answers, what the partner prefers, and what the learner is asked to do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from casedepart.engine import Draw
from casedepart.engine.actions import CARD, CHANCE, DICE, Action, Refused, dice
from casedepart.engine.game import Game
from casedepart.engine.notation import Unreadable, parse_card
from casedepart.engine.rules import DECK_NAMES
from casedepart.record.transcript import replay, run
from casedepart.table.wire.names import Verb
from casedepart.table.wire.parts import Goods

LEARNER: Final = 0
"""The seat of who learns."""
PARTNER: Final = 1
LESSONS: Final = {
    "classic": "classic",
    "duel-masters": "duel-masters",
    "pokemon": "pokemon",
    "saint-seiya": "winning-moves",
    "dragon-ball-super": "winning-moves",
    "sore-losers": "sore-losers",
}
"""Which file teaches an edition."""

Throw = tuple[int, int]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that the learner is asked to do."""

    say: str
    """The key of the teacher's sentence, after `lesson-`."""
    do: Verb
    n: int = -1
    """The square, or the bid at least."""
    give: Goods | None = None
    get: Goods | None = None
    late: int = 0
    """For how many turns more it may be done."""


class Turn(Struct, frozen=True, forbid_unknown_fields=True):
    """One turn of the game, the learner's or the partner's."""

    dice: list[Throw] = []
    cards: list[str] = []
    """By their names, whichever deck is drawn from."""
    partner: list[str] = []
    """What the partner answers wherever it may, in the notation and by preference; else it plays as a bot does.

    `buys at 8` is meant on that square alone.
    """
    steps: list[Step] = []


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson."""

    first: list[Throw]
    """The throws for who begins."""
    turns: list[Turn]
    options: list[str] = []
    """The optional rules that are taught."""

    def turn(self, number: int) -> Turn:
        """A turn by its number, from 1; an empty one where the script is over. 0: who begins."""
        if number == 0:
            return Turn(dice=self.first)
        return self.turns[number - 1] if number <= len(self.turns) else Turn()

    def steps(self) -> list[tuple[int, Step]]:
        """Every step with the number of its turn."""
        return [(number, step) for number, turn in enumerate(self.turns, 1) for step in turn.steps]


@cache
def lesson_of(edition: str) -> Lesson:
    """The lesson of an edition."""
    file = files(__package__) / f"{LESSONS[edition]}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Lesson)


def scripted_chance(
    lesson: Lesson, start: Game, game: Game, names: Sequence[str], told: Sequence[str]
) -> Action | None:
    """What the script lets chance answer now, after these answers; None: it is over, or has no word for this."""
    turn = lesson.turn(game.turns)
    if not (turn.dice or turn.cards):
        return None
    thrown, drawn = spent(start, names, told)
    if isinstance(game.top, Draw):
        return card_named(game, turn.cards[drawn], game.top.deck) if drawn < len(turn.cards) else None
    return dice(*turn.dice[thrown]) if thrown < len(turn.dice) else None


def card_named(game: Game, name: str, deck: int) -> Action | None:
    """A card by its name; None: it is not in this deck, or cannot be drawn now."""
    try:
        card = parse_card(DECK_NAMES[deck], name, game.rules)
    except Unreadable:
        return None
    return card if is_allowed(game, CHANCE, card) else None


def is_allowed(game: Game, seat: int, act: Action) -> bool:
    """Would the rules take this answer now? It is tried on a copy."""
    try:
        game.clone().apply(seat, act)
    except Refused:
        return False
    return True


def spent(game: Game, names: Sequence[str], told: Sequence[str]) -> tuple[int, int]:
    """How often dice were thrown and cards drawn in the turn that it is after these answers."""
    turn, thrown, drawn = 0, 0, 0

    def count(before: Game, number: int, seat: int, act: Action) -> None:
        nonlocal turn, thrown, drawn
        if before.turns != turn:
            turn, thrown, drawn = before.turns, 0, 0
        if seat == CHANCE:
            thrown += act.verb == DICE
            drawn += act.verb == CARD

    run(replay(game, names, told, count))
    return (thrown, drawn) if game.turns == turn else (0, 0)
