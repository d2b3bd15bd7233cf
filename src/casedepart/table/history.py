"""The history of a game, replayed from its journal: moment by moment, or counted (worth over time, rents, luck)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.engine import events, read_dice, worth
from casedepart.engine.actions import BANK
from casedepart.engine.decision import ALL_DICE
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.rules import STATION, STREET, Rules
from casedepart.record.transcript import ReplayStep
from casedepart.table.entry import Line
from casedepart.table.replay import replayed_steps, start_of
from casedepart.table.standing import Standing
from casedepart.table.views import event_view, offered_goods, past_view
from casedepart.table.wire.news import AnswerView
from casedepart.table.wire.past import History, Moment, Moments, RentsTaken, SeatLuck, TurnWorth

MOST_MOMENTS: Final = 200
"""How many moments are sent at once."""
STATIONS: Final = -2
UTILITIES: Final = -3
"""In place of a group."""
OF_CARDS: Final = ("card", "repairs")
"""What money is for that a card moves."""
THROWS: Final = tuple(read_dice(throw) for throw in ALL_DICE)
PIPS: Final = sum(first + second for first, second in THROWS) / len(THROWS)
"""What fair dice show, on the average."""
DOUBLES: Final = sum(first == second for first, second in THROWS) / len(THROWS)


def moments(standing: Standing, lines: Sequence[Line], start: int, end: int) -> Moments:
    """The moments from one on, up to another that is not among them, and not too many."""
    end = min(end, start + MOST_MOMENTS)
    game = start_of(standing)
    found = [Moment(0, None, past_view(game))] if start <= 0 < end else []
    steps = replayed_steps(game, standing, lines[: max(0, end - 1)])
    found += [moment(step, line) for line, step in zip(lines, steps, strict=False) if start <= step.number]
    return Moments(count=len(lines), start=start, moments=found)


def moment(step: ReplayStep, line: Line) -> Moment:
    """The game after an answer."""
    seen = [event_view(event) for event in step.events]
    give, get = offered_goods(step.action)
    answer = AnswerView(step.number, line.by, line.do, seen, line.cause, hand=line.hand, give=give, get=get)
    return Moment(step.number, answer, past_view(step.game))


def history(standing: Standing, lines: Sequence[Line]) -> History:
    """All of it, from a game gone through again."""
    turns: list[TurnWorth] = []
    seats = [Fortune(seat) for seat in range(len(standing.seats))]
    rents: dict[tuple[int, int], list[int]] = {}
    for step in replayed_steps(start_of(standing), standing, lines):
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
    """Everyone's worth and cash after a step."""
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
        """Count one event."""
        if event.kind == events.ROLLED and event.seat == self.seat:
            first, second = event.n >> 3, event.n & 7
            self.rolls += 1
            self.pips += first + second
            self.doubles += first == second
        elif event.kind in (events.PAID, events.RECEIVED):
            self.count_money(event)

    def count_money(self, event: Event) -> None:
        """Count money that came or went."""
        came = event.n if self.seat == (event.other if event.kind == events.PAID else event.seat) else 0
        went = event.n if event.kind == events.PAID and self.seat == event.seat else 0
        if event.why in OF_CARDS:
            self.cards += came - went
        elif is_rent(event):
            self.rent_taken += came
            self.rent_paid += went

    def told(self) -> SeatLuck:
        """The counts as they are sent."""
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
