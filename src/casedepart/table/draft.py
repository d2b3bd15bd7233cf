"""A copy of the game on which answers are tried, and the change it makes: it counts only once that is stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from casedepart.engine import Finish, Received, events
from casedepart.engine.actions import BID, CHANCE, CLAIM, PASS, REDEEM, Action, Offer, is_besides
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.notation import action_words, chance_line, event_line
from casedepart.record.agreement import AFTER_LENGTH
from casedepart.record.commit_reveal import Link, Tellers, Throw
from casedepart.record.dice import CheckedDice
from casedepart.table.entry import Entry, Line
from casedepart.table.standing import Standing
from casedepart.table.views import event_view, offered_goods
from casedepart.table.wire.news import AnswerView, ReasonView

BIDDING: Final = (BID, PASS)
SEALED: Final = "seals"
"""What is told of a bid, or of none, that nobody else may know yet."""


@dataclass(slots=True)
class Play:
    """The game of a table and its dice, from the start on."""

    game: Game
    dice: CheckedDice
    told: list[str]
    """Every answer in short, `seat words`: enough to play it again."""

    def draft(self, standing: Standing) -> Draft:
        """A copy of the game to try answers on, as it stands."""
        dice = dice_copy(self.dice)
        return Draft(self.game.clone(), dice, standing.tellers, standing.players, standing.answers, self.told)


class Draft:
    """The game as it would be after some answers, and what they were."""

    def __init__(
        self,
        game: Game,
        dice: CheckedDice,
        tellers: Tellers | None,
        names: Sequence[str],
        answered: int,
        told: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.dice = dice
        self.tellers = tellers.copy() if tellers is not None else None
        self.names = names
        self.answered = answered
        """Answers of the game so far."""
        self.told = told
        """Those before this draft, in short; the table goes on writing there."""
        self.lines: list[Line] = []
        self.answers: list[AnswerView] = []
        self.happened: list[Event] = []
        """What happened by these answers."""
        self.offered: list[Offer] = []
        """The offers among them, one for each event that tells of one."""
        self.movers: set[int] = set()
        """Who has answered an open question, rather than done something besides."""
        self.kinds: set[str] = set()
        """The kinds of events that happened."""

    def answer(
        self,
        seat: int,
        act: Action,
        cause: str = "",
        luck: str = "",
        throw: Throw | None = None,
        reason: ReasonView | None = None,
        hand: bool = False,
    ) -> None:
        """Give the game one answer and write it down; `Refused` leaves the draft as it was."""
        log: list[Event] = []
        answers = is_answer(self.game, seat, act)
        self.game.log = log
        self.game.apply(seat, act)
        drawn = self.dice.drawn
        self.dice.follow(seat, act, luck)
        if self.tellers is not None and self.dice.drawn > drawn:
            self.tellers.follow(throw or Throw(self.tellers.number))
        self.answered += 1
        chance = seat == CHANCE
        do = chance_line(act, self.names, self.game.rules) if chance else action_words(act, self.names)
        lines = [event_line(event, self.names) for event in log]
        after = self.game.digest()[:AFTER_LENGTH]
        sealed = bool(self.game.sealed())
        line = Line(
            by=seat, do=do, events=lines, after=after, luck=luck, throw=throw, hand=hand, cause=cause, sealed=sealed
        )
        self.lines.append(line)
        if act.verb in BIDDING and self.game.sealed() >> seat & 1:
            do, reason = SEALED, None
        seen = [event_view(event) for event in log]
        give, get = offered_goods(act)
        told = AnswerView(self.answered, seat, do, seen, cause, reason, hand, give, get)
        self.answers.append(told)
        self.happened += log
        if isinstance(act, Offer):
            self.offered.append(act)
        self.kinds.update(event.kind for event in log)
        if answers:
            self.movers.add(seat)

    def so_far(self) -> tuple[str, ...]:
        """Every answer up to here, in short."""
        return (*self.told[: self.answered - len(self.lines)], *(line.short() for line in self.lines))

    def present(self) -> Mapping[int, Link]:
        """The seats whose devices take part in the next draw."""
        return self.tellers.present(self.dice.drawn) if self.tellers is not None else {}

    def throw(self, links: Mapping[int, str]) -> None:
        """Let chance answer what it is asked, by what the devices have told for it."""
        throw = self.tellers.throw(self.dice.drawn, links) if self.tellers is not None else None
        if throw is not None and not (throw.links or throw.passed or throw.salt):
            throw = None
        self.dice.hear(throw)
        self.answer(CHANCE, self.dice.answer(self.game), throw=throw)

    @property
    def new_auction(self) -> bool:
        """Has an auction been opened?"""
        return events.AUCTION in self.kinds

    @property
    def new_bid(self) -> bool:
        """Has somebody bid?"""
        return events.BID in self.kinds


@dataclass(frozen=True, slots=True)
class Change:
    """The next version of a table (write-ahead): nothing of it is shown to anyone before it is durable."""

    entry: Entry
    version: int
    standing: Standing
    draft: Draft | None
    """The game after it, where it changes the game."""


def is_answer(game: Game, seat: int, act: Action) -> bool:
    """Is it an answer to the open question, rather than something done besides (T6)?"""
    if not is_besides(act.verb):
        return True
    asking = Finish if act.verb == CLAIM else Received if act.verb == REDEEM else None
    return asking is not None and isinstance(game.top, asking) and bool(game.asked >> seat & 1)


def dice_copy(dice: CheckedDice) -> CheckedDice:
    """A copy of a table's dice, to be thrown without changing these."""
    other = CheckedDice(dice.promise, dice.secret, dice.players, dice.mix)
    other.drawn, other.answered = dice.drawn, dice.answered
    return other
