"""A game with people and bots around one table: who sits where, what was answered, and what may be taken back."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from casedepart.bots import Bot, Chance
from casedepart.engine.actions import CHANCE, Action
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.state import Claim
from casedepart.record import Recorder


class NothingToUndo(Exception):
    """There is no answer that may be taken back; the key says why."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Sitting:
    """One game being played: its record, the bots in the empty seats, and chance."""

    def __init__(
        self, recorder: Recorder, bots: Mapping[int, Bot], chance: Chance, new_bot: Callable[[int], Bot]
    ) -> None:
        self.recorder = recorder
        self.new_bot = new_bot
        """The bot that takes over a seat."""
        self.bots = dict(bots)
        """By seat; people sit in the others."""
        self.chance = chance
        self.let_go: set[tuple[object, ...]] = set()
        """Claims that a person was asked about and let be."""

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def people(self) -> list[int]:
        """The seats of people who are still in the game."""
        players = self.game.players
        return [s for s in range(len(players)) if s not in self.bots and not players[s].out]

    def apply(self, seat: int, act: Action) -> list[Event]:
        """Commit an answer; what happened by it."""
        before = len(self.game.log or ())
        self.recorder.apply(seat, act)
        return (self.game.log or [])[before:]

    def answer_as_bot(self, seat: int) -> list[Event]:
        """Let the bot of this seat answer."""
        return self.apply(seat, self.bots[seat].answer(self.game, seat))

    def undo(self, seat: int) -> None:
        """Back to just before this person's last answer, if no die, no card and no one else's came after it."""
        steps = self.recorder.steps
        for count in range(len(steps) - 1, -1, -1):
            who = steps[count][0]
            if who == CHANCE:
                raise NothingToUndo("undo-chance")
            if who == seat:
                self.recorder.back_to(count)
                return
            if who not in self.bots:
                raise NothingToUndo("undo-other")
        raise NothingToUndo("undo-nothing")

    def hand_over(self, seat: int) -> None:
        """A person leaves the table: a bot plays on for them."""
        self.bots[seat] = self.new_bot(seat)

    def due_claims(self, seat: int) -> list[Claim]:
        """The rents that this person may claim and has not let be."""
        return [c for c in self.game.claims if c.owner == seat and c.key() not in self.let_go]

    def let_be(self, claims: list[Claim]) -> None:
        """A person does not claim these rents."""
        self.let_go.update(claim.key() for claim in claims)
