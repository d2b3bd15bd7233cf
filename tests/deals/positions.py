"""The positions of this folder: scenarios whose last step is what a sensible person answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from casedepart.bots import Bot
from casedepart.engine import Action, Game, Offer
from casedepart.engine.actions import ACCEPT, REJECT, action
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.model import Doing, Scenario
from casedepart.scenario.position import position
from casedepart.scenario.run import Run

HERE = Path(__file__).parent
CLEAR = "clear"
"""The folder of those that no habit excuses; the others need some weighing."""

MOST_RETURNED = 3
"""Offers in return, before an answer is due."""


@dataclass(frozen=True)
class Deal:
    """An open offer, and the answer to it."""

    scenario: Scenario
    last: Doing
    clear: bool

    @property
    def accepts(self) -> bool:
        return self.last.action.verb == ACCEPT

    @property
    def seat(self) -> int:
        """Who is to answer."""
        return self.last.seat

    def game(self) -> Game:
        """The game as it stands before the answer."""
        game = position(self.scenario)
        run = Run(self.scenario, game)
        for number, step in enumerate(self.scenario.steps[:-1], start=1):
            wrong = run.take(number, step)
            assert wrong is None, f"{self}: {wrong}"
        return game

    def answer_of(self, bot: Bot) -> Action | None:
        """What a bot says to the offer; who makes one in return, which is refused, has yet to answer."""
        game = self.game()
        act = bot.react(game, self.seat)
        haggled = 0
        while isinstance(act, Offer) and not self.accepts and haggled < MOST_RETURNED:
            game.apply(self.seat, act)
            game.apply(act.n, action(REJECT, self.seat))
            act = bot.react(game, self.seat)
            haggled += 1
        return act

    def answered_by(self, bot: Bot) -> bool:
        """Is its answer the sensible one? What is to be accepted is not haggled over first."""
        act = self.answer_of(bot)
        return act is not None and act.verb == self.last.action.verb

    def __str__(self) -> str:
        return f"{Path(self.scenario.file).stem}-{self.scenario.line}"


def deals() -> Iterator[Deal]:
    """All of them, file by file."""
    for path in sorted(HERE.rglob("*.yaml")):
        file = ScenarioFile(path)
        for node in file.documents():
            scenario = file.scenario(node)
            last = scenario.steps[-1]
            assert isinstance(last, Doing) and last.action.verb in (ACCEPT, REJECT), f"{path}:{scenario.line}"
            yield Deal(scenario, last, path.parent.name == CLEAR)
