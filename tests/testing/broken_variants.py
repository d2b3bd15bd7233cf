"""Variants that break what the engine promises, each in its own way."""

from __future__ import annotations

from typing import Final

from casedepart.engine import BANK, Action, State, Variant
from casedepart.engine.actions import new_verb, refuse
from casedepart.engine.events import new_event
from casedepart.engine.rules import Rules
from casedepart.engine.state import START, Frame, Position
from casedepart.engine.variant import Fact

WORDS: Final = """
option-broken = Broken
rule-Y1 = Broken
    .text = It is broken on purpose.
action-dances = Dance
action-whistles = Whistle
"""


class Sound(Variant):
    """Breaks nothing: the base of the others."""

    def __init__(self) -> None:
        super().__init__("broken", ("Y1",))
        dance()
        whistle()
        self.texts = {"en": WORDS, "fr": WORDS}


class Counterfeiter(Sound):
    """Prints money."""

    def reached_go(self, game: Position, seat: int) -> None:
        game.players[seat].cash += 100


class Shredder(Sound):
    """Loses a house of the bank."""

    def turn_ended(self, game: Position, seat: int) -> None:
        if game.turns == 5:
            game.houses_left -= 1


def dance() -> int:
    """The verb of the dancers; added when it is needed, so that no other test meets it."""
    return new_verb("dances", "Y1", variant="broken")


def whistle() -> int:
    return new_verb("whistles", "Y1", variant="broken")


class Count(State):
    """A number."""

    def __init__(self, count: int) -> None:
        super().__init__("broken")
        self.count = count

    def facts(self) -> dict[str, Fact]:
        return {"count": self.count}


class Counter(Sound):
    """Keeps a number, and breaks nothing."""

    def first_state(self, rules: Rules, players: int) -> State | None:
        return Count(0)

    def state_of(self, rules: Rules, facts: dict[str, Fact]) -> State:
        count = facts["count"]
        assert isinstance(count, int)
        return Count(count)

    def counted(self, game: Position) -> Count:
        state = game.kept("broken")
        assert isinstance(state, Count)
        return state


class Hasty(Counter):
    """Changes the game, and refuses then."""

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        if act.verb != dance():
            return False
        game.keep(Count(self.counted(game).count + 1))
        raise refuse("Y1", "not-now")


class Scribbler(Counter):
    """Writes into what it keeps, which copies share."""

    def rolled(self, game: Position, seat: int) -> None:
        self.counted(game).count += 1


class Forgetful(Counter):
    """Cannot make its state from facts."""

    def state_of(self, rules: Rules, facts: dict[str, Fact]) -> State:
        raise NotImplementedError


class Confused(Counter):
    """Makes another state from the facts."""

    def state_of(self, rules: Rules, facts: dict[str, Fact]) -> State:
        return Count(7)


class Names(State):
    def __init__(self) -> None:
        super().__init__("broken")

    def facts(self) -> dict[str, Fact]:
        return {"names": ["Ann"]}  # type: ignore[dict-item]


class Listing(Sound):
    """Keeps a list."""

    def first_state(self, rules: Rules, players: int) -> State | None:
        return Names()


class Wordless(Sound):
    """Something happens that has no words."""

    def turn_ended(self, game: Position, seat: int) -> None:
        game.note(new_event("unsaid"), seat, rule="Y1")


class Monoglot(Sound):
    """Speaks no French."""

    def __init__(self) -> None:
        super().__init__()
        self.texts = {"en": WORDS}


class Garbled(Sound):
    """Its words are not Fluent."""

    def __init__(self) -> None:
        super().__init__()
        self.texts = {"en": "option broken", "fr": WORDS}


class Nothing(Frame):
    """Work that is never done."""

    def name(self) -> str:
        return "nothing"

    def step(self, game: Position) -> None:
        """Stays where it is."""


class Idler(Sound):
    """The game goes round, and asks nobody."""

    def rolled(self, game: Position, seat: int) -> None:
        game.push(Nothing())


class Silence(Frame):
    """A question without an answer."""

    def name(self) -> str:
        return "silence"

    def asked(self, game: Position) -> int:
        return 1 << self.seat


class Sphinx(Sound):
    """Asks what nobody can answer."""

    def rolled(self, game: Position, seat: int) -> None:
        game.push(Silence(seat))


class Generous(Sound):
    """So much for passing GO that nobody is ever bankrupt."""

    def salary(self, game: Position, seat: int, stops: bool, amount: int) -> int:
        return 100_000


class Dancing(Sound):
    """A dance may be danced again and again, and someone without a plan does nothing else."""

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << dance() if game.stage == START else 0

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        if act.verb == dance() and (game.stage != START or seat != game.turn):
            raise refuse("Y1", "not-now")
        return act.verb == dance()

    def advice(self, game: Position, seat: int) -> Action | None:
        return Action(dance()) if game.stage == START and seat == game.turn and game.top.below is None else None


class Superstitious(Sound):
    """Pays by where the game lies in memory."""

    def reached_go(self, game: Position, seat: int) -> None:
        game.pay(BANK, seat, id(game) // 16 % 10_007)


class Diary(Sound):
    """Keeps count in itself, not in the position."""

    def __init__(self) -> None:
        super().__init__()
        self.rolls = 0

    def rolled(self, game: Position, seat: int) -> None:
        self.rolls += 1

    def reached_go(self, game: Position, seat: int) -> None:
        game.pay(BANK, seat, self.rolls)


class Tease(Sound):
    """Lists what it refuses."""

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << dance()

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        if act.verb == dance():
            raise refuse("Y1", "not-now")
        return False


class Lax(Sound):
    """Accepts what it does not list."""

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        return act.verb == whistle()


class Lawless(Sound):
    """Refuses by a rule that there is not."""

    def answer(self, game: Position, seat: int, act: Action) -> bool:
        if act.verb == dance():
            raise refuse("Y9", "not-now")
        return False


class Clumsy(Sound):
    """Divides by nothing."""

    def reached_go(self, game: Position, seat: int) -> None:
        game.pay(BANK, seat, 100 // (game.doubles - game.doubles))


class Doubtful(Sound):
    """Finds fault with every position."""

    def flaw(self, game: Position) -> str:
        return "the stars stand badly" if game.turns > 3 else ""


class NoVariant:
    """Is none."""


class Thief(Variant):
    """Takes another's name."""

    def __init__(self) -> None:
        super().__init__("jackpot")
