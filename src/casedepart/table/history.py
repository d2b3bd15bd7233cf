"""What a game has come to: everyone's worth over time, the rents by group, and luck. Counted from what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import BANK
from casedepart.engine.decision import ALL_DICE
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.phases.end import worth
from casedepart.engine.phases.roll import read_dice
from casedepart.engine.rules import STATION, STREET, Rules
from casedepart.record.transcript import ReplayStep
from casedepart.table.journal import Line
from casedepart.table.replaying import retraced, start_of
from casedepart.table.standing import Standing
from casedepart.table.wire.past import History, RentsTaken, SeatLuck, TurnWorth

STATIONS: Final = -2
UTILITIES: Final = -3
"""In place of a group."""
OF_CARDS: Final = ("card", "repairs")
"""What money is for that a card moves."""
THROWS: Final = tuple(read_dice(throw) for throw in ALL_DICE)
PIPS: Final = sum(first + second for first, second in THROWS) / len(THROWS)
"""What fair dice show, on the average."""
DOUBLES: Final = sum(first == second for first, second in THROWS) / len(THROWS)


def history(standing: Standing, lines: Sequence[Line]) -> History:
    """All of it, from a game gone through again."""
    turns: list[TurnWorth] = []
    seats = [Fortune(seat) for seat in range(len(standing.seats))]
    rents: dict[tuple[int, int], list[int]] = {}
    for step in retraced(start_of(standing), standing, lines):
        for event in step.events:
            if is_rent(event):
                rents.setdefault((group_of(step.game.rules, event.square), event.other), []).append(event.n)
            for fortune in seats:
                fortune.count(event)
        if step.game.over or any(event.kind == events.TURN for event in step.events):
            turns.append(turn_worth(step))
    return History(
        count=len(lines),
        turns=turns,
        rents=[RentsTaken(group, owner, sum(taken), len(taken)) for (group, owner), taken in sorted(rents.items())],
        luck=[fortune.told() for fortune in seats],
    )


def is_rent(event: Event) -> bool:
    """Is it a rent that one player paid to another?"""
    return event.kind == events.PAID and event.other != BANK and event.why.startswith("rent")


def group_of(rules: Rules, square: int) -> int:
    """The group that a rent counts for."""
    kind = rules.kind[square]
    return rules.group[square] if kind == STREET else STATIONS if kind == STATION else UTILITIES


def turn_worth(step: ReplayStep) -> TurnWorth:
    """What everyone has now."""
    game: Game = step.game
    worths = [worth(game, seat) for seat in range(len(game.players))]
    return TurnWorth(step.number, game.turn, worths, [player.cash for player in game.players])


class Fortune:
    """What dice, cards and rents do to one player, counted event by event."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.rolls = self.pips = self.doubles = 0
        self.cards = self.rent_paid = self.rent_taken = 0

    def count(self, event: Event) -> None:
        """Take account of one event."""
        if event.kind == events.ROLLED and event.seat == self.seat:
            first, second = event.n >> 3, event.n & 7
            self.rolls += 1
            self.pips += first + second
            self.doubles += first == second
        elif event.kind in (events.PAID, events.RECEIVED):
            self.count_money(event)

    def count_money(self, event: Event) -> None:
        """Money that came or went."""
        came = event.n if self.seat == (event.other if event.kind == events.PAID else event.seat) else 0
        went = event.n if event.kind == events.PAID and self.seat == event.seat else 0
        if event.why in OF_CARDS:
            self.cards += came - went
        elif is_rent(event):
            self.rent_taken += came
            self.rent_paid += went

    def told(self) -> SeatLuck:
        """As it is sent."""
        return SeatLuck(
            seat=self.seat,
            rolls=self.rolls,
            pips=self.pips,
            doubles=self.doubles,
            expected_pips=self.rolls * PIPS,
            expected_doubles=self.rolls * DOUBLES,
            cards=self.cards,
            rent_paid=self.rent_paid,
            rent_taken=self.rent_taken,
        )
