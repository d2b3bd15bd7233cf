"""Games watched from beginning to end: who earned what where, who fell, to whom and why."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.engine import BANK, Rules, events
from casedepart.engine.rules import SQUARES, STATION, STREET, UTILITY
from casedepart.sim.games import Begun, Played, Simulation, ToldGame
from casedepart.sim.pieces import Piece, without_collector

STATIONS = "stations"
UTILITIES = "utilities"
CAUSES = {"X": "tax", "J": "fine", "C": "card", "K": "card", "M": "interest", "G": "fight", "E": "power", "L": "figure"}
"""What a debt without a rent is for, by the letter of its rule."""
OTHER = "other"
NEVER = -1


@dataclass(frozen=True)
class Fall:
    """A bankruptcy: whose, to whom, and what could not be paid."""

    turn: int
    seat: int
    creditor: int
    """A seat, or BANK."""
    cause: str
    """A group as `group-3`, `stations`, `utilities`, or another cause."""


@dataclass(frozen=True)
class Watched:
    """One game, with what its log tells."""

    played: Played
    rents: tuple[int, ...]
    """By square: what its owners took in rent."""
    holders: tuple[int, ...]
    """By group: the seat that first owned it whole; NEVER where nobody did."""
    first_group: int
    """The turn in which someone first owned a whole group; NEVER where nobody did."""
    first_house: int
    falls: tuple[Fall, ...]

    def order(self, seat: int) -> int:
        """The place of a seat in the order of play: 0 had the first turn."""
        return (seat - self.played.starter) % len(self.played.worths)


def watch(simulation: Simulation, rules: Rules, number: int) -> Watched:
    """Play one game to its end, and read its log."""
    with ToldGame(simulation, number):
        begun = Begun(simulation, rules, number)
        begun.game.log = []
        played = begun.play()
    reading = LogReader(rules)
    for event in begun.game.log:
        reading.take(event)
    return reading.watched(played)


def watch_piece(piece: Piece) -> list[Watched]:
    """The games of one piece, in order."""
    rules = piece.simulation.rules()
    with without_collector():
        return [watch(piece.simulation, rules, number) for number in piece.numbers()]


class LogReader:
    """What a log has told so far."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.turn = 0
        self.owners = [BANK] * SQUARES
        self.rents = [0] * SQUARES
        self.holders = [NEVER] * len(rules.groups)
        self.first_group = NEVER
        self.first_house = NEVER
        self.owed: dict[int, str] = {}
        """By seat: what its last open debt was for."""
        self.falls: list[Fall] = []

    def take(self, event: events.Event) -> None:
        """Note what one event tells."""
        kind = event.kind
        if kind == events.TURN:
            self.turn += 1
        elif kind == events.PAID:
            self.paid(event)
        elif kind in (events.BOUGHT, events.TOOK, events.DEALT):
            self.got(event.seat, event.square)
        elif kind == events.BUILT and self.first_house == NEVER:
            self.first_house = self.turn
        elif kind == events.OWES:
            self.owed[event.seat] = cause_of(self.rules, event)
        elif kind == events.BANKRUPT:
            self.falls.append(Fall(self.turn, event.seat, event.other, self.owed.get(event.seat, OTHER)))

    def paid(self, event: events.Event) -> None:
        """A rent counts for the square whose owner took it."""
        if event.why.startswith("rent") and event.square >= 0 and self.owners[event.square] == event.other:
            self.rents[event.square] += event.n

    def got(self, seat: int, square: int) -> None:
        """A deed has a new owner, who may now have the whole group."""
        self.owners[square] = seat
        group = self.rules.group[square]
        if group < 0 or seat == BANK or self.holders[group] != NEVER:
            return
        if all(self.owners[other] == seat for other in self.rules.group_squares[group]):
            self.holders[group] = seat
            if self.first_group == NEVER:
                self.first_group = self.turn

    def watched(self, played: Played) -> Watched:
        """All of it, now that the game is over."""
        rents, holders, falls = tuple(self.rents), tuple(self.holders), tuple(self.falls)
        return Watched(played, rents, holders, self.first_group, self.first_house, falls)


def cause_of(rules: Rules, event: events.Event) -> str:
    """What a debt that could not be paid from cash was for."""
    letter = event.rule[:1]
    if event.square >= 0 and letter in "PCL":
        kind = rules.kind[event.square]
        if kind == STREET:
            return f"group-{rules.group[event.square]}"
        if kind in (STATION, UTILITY):
            return STATIONS if kind == STATION else UTILITIES
    return CAUSES.get(letter, OTHER)
