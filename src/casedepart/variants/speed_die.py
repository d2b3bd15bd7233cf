"""The speed die: a third die with 1, 2, 3, a bus and twice M. Monopoly, for whoever has once reached GO (H2 to H6).

A house rule by the commonly known rules: no booklet has it, and the words are ours.
"""

from __future__ import annotations

from typing import Final

from casedepart.engine.actions import BANK, SQUARE, Action, action, new_verb, refuse
from casedepart.engine.decision import Options
from casedepart.engine.phases.move import advance, advance_to
from casedepart.engine.phases.rent import rent_bar, usual_rents
from casedepart.engine.phases.roll import third_double
from casedepart.engine.rules import GO_TO_JAIL, SQUARES, Rules
from casedepart.engine.sets import contains, members
from casedepart.engine.state import BY_DICE, Frame, Position
from casedepart.engine.variant import Fact, Number, State, Variant

NAME: Final = "speed-die"
MOVE_TO: Final = new_verb("moves to", "H4", SQUARE, variant=NAME)

FACES: Final = ("1", "2", "3", "bus", "monopoly", "monopoly")
BUS: Final = 4
"""The face of the bus, counted from 1; those after it are M. Monopoly."""
NOWHERE: Final = -1
JAIL_COSTS: Final = 99
"""What going to jail is counted as, by someone without a plan: the fine, and the turns."""


class Speed(State):
    """Who throws the third die, and what it still asks for in this turn."""

    def __init__(self, passed: int, goal: int = NOWHERE, hops: int = 0) -> None:
        super().__init__(NAME)
        self.passed: Final[int] = passed
        """Who has reached GO."""
        self.goal: Final[int] = goal
        """The square that was chosen (H4, H6)."""
        self.hops: Final[int] = hops
        """1: M. Monopoly takes the token on, once its square is done with (H5)."""

    def facts(self) -> dict[str, Fact]:
        return {"passed": self.passed, "goal": self.goal, "hops": self.hops}

    def seats(self) -> tuple[str, ...]:
        return ("passed",)


def speed(game: Position) -> Speed:
    """What the speed die keeps of a game that is played with it."""
    for state in game.states:
        if isinstance(state, Speed):
            return state
    raise ValueError("no speed die is played")


class SpeedDie(Variant):
    """A third die that hurries the game."""

    def __init__(self) -> None:
        super().__init__(NAME, ("H2", "H3", "H4", "H5", "H6"), (Number("speed_cash", 1000),))
        self.die = FACES

    def first_state(self, rules: Rules, players: int) -> State | None:
        return Speed(0)

    def state_of(self, rules: Rules, facts: dict[str, Fact]) -> State:
        passed, goal, hops = facts["passed"], facts["goal"], facts["hops"]
        assert isinstance(passed, int) and isinstance(goal, int) and isinstance(hops, int)
        return Speed(passed, goal, hops)

    def flaw(self, game: Position) -> str:
        kept = speed(game)
        return "" if NOWHERE <= kept.goal < SQUARES and 0 <= kept.hops <= 1 else "the third die asks for what cannot be"

    def begins(self, game: Position) -> None:
        """A faster game begins with more money (H2)."""
        for seat in range(len(game.players)):
            game.pay(BANK, seat, self.set["speed_cash"])

    def reached_go(self, game: Position, seat: int) -> None:
        """From the next roll on the third die is thrown (H2)."""
        kept = speed(game)
        game.keep(Speed(kept.passed | 1 << seat, kept.goal, kept.hops))

    def throws_die(self, game: Position, seat: int) -> bool:
        return contains(speed(game).passed, seat)

    def rolled(self, game: Position, seat: int) -> None:
        """The bus and three alike ask where to; M. Monopoly comes after the move (H4, H5, H6)."""
        if not game.face or (game.doubles and third_double(game, seat)):
            return
        if game.face < BUS and game.first == game.second == game.face:
            game.again = False
            game.no_roll = "H6"
            game.push(WhereTo(seat, (1 << SQUARES) - 1 & ~(1 << game.players[seat].at), "H6"))
        elif game.face == BUS:
            game.push(WhereTo(seat, bus_stops(game, seat), "H4"))
        elif game.face > BUS:
            game.keep(Speed(speed(game).passed, hops=1))

    def moves(self, game: Position, seat: int) -> bool:
        """By the third die too (H3), or to the square that was chosen (H4, H6)."""
        kept = speed(game)
        if kept.goal != NOWHERE:
            game.keep(Speed(kept.passed))
            advance_to(game, seat, kept.goal, BY_DICE)
            return True
        if 0 < game.face < BUS:
            advance(game, seat, game.first + game.second + game.face, BY_DICE)
            return True
        return False

    def square_done(self, game: Position, seat: int) -> bool:
        """M. Monopoly takes the token on, unless it went to jail (H5)."""
        kept = speed(game)
        if not kept.hops:
            return False
        game.keep(Speed(kept.passed))
        goal = NOWHERE if game.jailed or game.players[seat].home else next_property(game, seat)
        if goal != NOWHERE:
            advance_to(game, seat, goal, BY_DICE)
        return goal != NOWHERE

    def turn_ended(self, game: Position, seat: int) -> None:
        """What a turn that broke off left open is forgotten."""
        kept = speed(game)
        if kept.goal != NOWHERE or kept.hops:
            game.keep(Speed(kept.passed))

    def advice(self, game: Position, seat: int) -> Action | None:
        """To the dearest property that one can buy; else where it costs least."""
        top = game.top
        if not isinstance(top, WhereTo):
            return None
        rents = usual_rents(game)[0]
        best = NOWHERE
        for square in members(top.squares):
            if best == NOWHERE or promise(game, seat, square, rents) > promise(game, seat, best, rents):
                best = square
        return action(MOVE_TO, best)


def bus_stops(game: Position, seat: int) -> int:
    """Where one die, the other, or both lead (H4)."""
    at = game.players[seat].at
    stops = 0
    for steps in (game.first, game.second, game.first + game.second):
        stops |= 1 << (at + steps) % SQUARES
    return stops


def next_property(game: Position, seat: int) -> int:
    """Clockwise, the first property that nobody owns; else the first whose owner may ask for rent (H5)."""
    at = game.players[seat].at
    owing = NOWHERE
    for steps in range(1, SQUARES):
        square = (at + steps) % SQUARES
        if game.bank_deeds >> square & 1:
            return square
        owner = game.owners[square]
        if owing == NOWHERE and owner not in (BANK, seat) and not game.players[owner].mortgaged >> square & 1:
            owing = NOWHERE if rent_bar(game, owner) else square
    return owing


def promise(game: Position, seat: int, square: int, rents: list[int]) -> int:
    """What a square is worth to someone without a plan."""
    if game.bank_deeds >> square & 1:
        price = game.rules.price[square]
        return price if game.players[seat].cash >= price else 0
    if game.rules.kind[square] == GO_TO_JAIL:
        return -JAIL_COSTS
    if game.owners[square] == seat:
        return 0
    return game.windfall(seat, square) - rents[square] - game.rules.board[square].amount


class WhereTo(Frame):
    """The player chooses the square to move to (H4, H6)."""

    def __init__(self, seat: int, squares: int, rule: str) -> None:
        super().__init__(seat)
        self.squares: int = squares
        self.cited: str = rule

    def name(self) -> str:
        return "where-to"

    def asked(self, game: Position) -> int:
        return 1 << self.seat

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << MOVE_TO if seat == self.seat else 0

    def fill(self, game: Position, seat: int, options: Options) -> None:
        options.targets[MOVE_TO] = self.squares

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != MOVE_TO:
            raise self.not_asked(game, seat, act)
        if seat != self.seat or not contains(self.squares, act.n):
            raise refuse(self.cited, "not-a-stop")
        game.pop()
        game.keep(Speed(speed(game).passed, act.n))

    def rule(self) -> str:
        return self.cited

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.squares)
