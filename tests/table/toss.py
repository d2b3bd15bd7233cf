"""A variant of someone's own, as a host may allow it: verbs, a question and events that no client has heard of."""

from __future__ import annotations

from typing import Final

from casedepart.engine.actions import SEAT, Action, new_verb, refuse
from casedepart.engine.decision import Options
from casedepart.engine.events import COUNT, new_event
from casedepart.engine.rules import Rules
from casedepart.engine.sets import contains
from casedepart.engine.state import START, Frame, Position
from casedepart.engine.variant import Fact, State, Variant

NAME: Final = "tests.table.toss:Toss"
TOSS: Final = new_verb("tosses", "Y1", variant="toss")
GUESS: Final = new_verb("guesses", "Y1", SEAT, variant="toss")
TOSSED: Final = new_event("tossed", COUNT)


class Tosses(State):
    """How often a coin was tossed."""

    def __init__(self, count: int) -> None:
        super().__init__("toss")
        self.count: Final = count

    def facts(self) -> dict[str, Fact]:
        return {"count": self.count}


class Toss(Variant):
    """Before rolling, a coin may be tossed; then someone is named who guesses."""

    def __init__(self) -> None:
        super().__init__("toss", ("Y1",))
        self.texts = {
            "en": "action-tosses = Toss a coin\nevent-tossed = { $who } tosses, time { $n }.\n"
            "option-toss = A coin\n    .what = Before rolling, a coin may be tossed.\n",
            "fr": "action-tosses = Lancer une pièce\nevent-tossed = { $who } lance la pièce n° { $n }.\n"
            "option-toss = Une pièce\n    .what = Avant les dés, on peut lancer une pièce.\n",
        }

    def first_state(self, rules: Rules, players: int) -> State | None:
        return Tosses(0)

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << TOSS if game.stage == START else 0

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        if act.verb != TOSS:
            return False
        kept = next(state for state in game.states if isinstance(state, Tosses))
        game.keep(Tosses(kept.count + 1))
        game.note(TOSSED, seat, n=kept.count + 1, rule="Y1")
        game.push(Guess(seat))
        return True


class Guess(Frame):
    """Who guesses?"""

    def name(self) -> str:
        return "guess"

    def asked(self, game: Position) -> int:
        return 1 << self.seat

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << GUESS if seat == self.seat else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.targets[GUESS] = game.seats_in() & ~(1 << seat)

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != GUESS or seat != self.seat:
            raise self.not_asked(game, seat, act)
        if not contains(game.seats_in() & ~(1 << seat), act.n):
            raise refuse("Y1", "not-now")
        game.pop()

    def rule(self) -> str:
        return "Y1"
