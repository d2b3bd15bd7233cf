"""The dice: those of the turn, and those that something else than the turn asks for."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import CHANCE, CHANCE_BIT, DICE, ROLL, Action, action, refuse
from casedepart.engine.state import FREE, MOVE, Frame, Position

DOUBLES_TO_JAIL: Final = 3
"""Doubles in a row that send to jail (T3)."""


def read_dice(act: Action) -> tuple[int, int]:
    """The two dice of chance's answer, where there is no third."""
    first, second = act.n >> 3, act.n & 7
    if not (1 <= first <= 6 and 1 <= second <= 6):
        raise refuse("T1", "no-such-dice")
    return first, second


def die_thrown(game: Position, seat: int) -> tuple[int, ...]:
    """The faces of the third die that this player throws to move, each as likely; none where it is not on the table."""
    if game.players[seat].jail == FREE:
        for variant in game.rules.variants:
            if variant.die and variant.throws_die(game, seat):
                return game.rules.faces
    return ()


def read_third(game: Position, seat: int, act: Action) -> int:
    """The face of the third die in chance's answer; refused where it is missing, or not on the table."""
    face = act.n >> 6
    faces = die_thrown(game, seat)
    if not (face in faces if faces else face == 0):
        raise refuse("T1", "no-such-dice")
    return face


def note_roll(game: Position, seat: int, act: Action, rule: str) -> None:
    """Write the roll to the log."""
    if game.log is not None:
        face = game.rules.die[(act.n >> 6) - 1] if act.n >> 6 else ""
        game.note(events.ROLLED, seat, n=act.n & 63, rule=rule, working=face)


def count_double(game: Position, seat: int) -> None:
    """A double of the turn: it is counted, and whoever waits for doubles is told, before any move (T2)."""
    game.doubles += 1
    tell_double(game, seat)


def tell_double(game: Position, seat: int) -> None:
    for variant in game.rules.variants:
        variant.double_rolled(game, seat)


def roll_to_move(game: Position, seat: int, act: Action) -> None:
    """The turn's own dice, out of jail: move by their sum, and roll again after a double (T1, T2)."""
    face = read_third(game, seat, act) if game.rules.die else 0
    game.first, game.second = read_dice(action(DICE, act.n & 63) if face else act)
    game.face = face
    if game.log is not None:
        note_roll(game, seat, act, "T1")
    game.stage = MOVE
    game.again = game.first == game.second
    if game.again:
        count_double(game, seat)
    for variant in game.rules.on_roll:
        variant.rolled(game, seat)


def third_double(game: Position, seat: int) -> bool:
    """Is this the double that goes to jail (T3)?"""
    if game.doubles < DOUBLES_TO_JAIL:
        return False
    for variant in game.rules.variants:
        if variant.third_double_moves(game, seat):
            return False
    return True


def throws() -> list[tuple[int, int]]:
    """Every throw of two dice; each is as likely as another."""
    return [(first, second) for first in range(1, 7) for second in range(1, 7)]


class Throw(Frame):
    """Dice asked of one player for something else than the turn; it does not count as a roll of it (R2)."""

    def __init__(self, seat: int, in_hand: bool) -> None:
        super().__init__(seat)
        self.in_hand: bool = in_hand
        """The player is yet to throw; then it is chance's turn."""

    def asked(self, game: Position) -> int:
        return 1 << self.seat if self.in_hand else CHANCE_BIT

    def verbs(self, game: Position, seat: int) -> int:
        if seat == CHANCE:
            return 0 if self.in_hand else 1 << DICE
        return 1 << ROLL if self.in_hand and seat == self.seat else 0

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb == ROLL and self.in_hand:
            if seat != self.seat:
                raise refuse(self.rule(), "not-your-roll")
            game.replace(self.let_go())
        elif act.verb == DICE and seat == CHANCE and not self.in_hand:
            first, second = read_dice(act)
            note_roll(game, self.seat, act, self.rule())
            self.thrown(game, first, second)
        else:
            raise self.not_asked(game, seat, act)

    def let_go(self) -> Throw:
        """This frame, with its dice in the air: from now on chance is asked for them."""
        raise NotImplementedError

    def thrown(self, game: Position, first: int, second: int) -> None:
        """What the dice bring; takes the frame off the stack."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.in_hand)
