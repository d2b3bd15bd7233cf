"""The partner of a lesson: a bot that answers by the script wherever it may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from casedepart.bots import Bot
from casedepart.bots.bot import Reason
from casedepart.engine.actions import ACCEPT, OFFER, Action
from casedepart.engine.game import Game
from casedepart.engine.notation import parse_words
from casedepart.table.defaults import default_answer
from casedepart.table.lessons.script import Lesson, is_allowed


class ScriptedPartner(Bot):
    """Answers as the script prefers, else as another bot would; it makes no offers, which would only distract."""

    def __init__(self, lesson: Lesson, names: Sequence[str], other: Bot) -> None:
        self.lesson: Final = lesson
        self.names: Final = names
        self.other: Final = other

    def preferred(self, game: Game, seat: int, reacts: bool) -> Action | None:
        """The first answer of the script for this turn that the rules allow."""
        for preference in self.lesson.turn(game.turns).partner:
            words, _, square = preference.partition(" at ")
            act = parse_words(words, self.names)
            if square and game.players[seat].at != int(square):
                continue
            if (act.verb == ACCEPT) == reacts and is_allowed(game, seat, act):
                return act
        return None

    def answer(self, game: Game, seat: int) -> Action:
        act = self.preferred(game, seat, reacts=False) or self.other.answer(game, seat)
        return default_answer(game, seat) if act.verb == OFFER else act

    def react(self, game: Game, seat: int) -> Action | None:
        return self.preferred(game, seat, reacts=True) or self.other.react(game, seat)

    def reason(self, game: Game, seat: int, act: Action) -> Reason:
        return Reason("own-way")
