"""The questioner of a bot under test: shows it a copy of the game, and notices whatever it does to it."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Final, TypeVar

from casedepart.bots import Bot
from casedepart.engine import Action, Game
from casedepart.engine.extensible import WrongReturn
from casedepart.testing._report import CHANGED, DICE, ERROR, NO_ANSWER, SLOW
from casedepart.testing._scripted_dice import ScriptedDice
from casedepart.testing._watchdog import Overtime, Watchdog

T = TypeVar("T")


class Breach(Exception):
    """The bot has broken the contract; the game ends here."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind: Final = kind


class Questioner:
    """Puts questions to bots within the time allowed."""

    def __init__(self, watchdog: Watchdog) -> None:
        self.watchdog: Final = watchdog
        self.question: str = ""
        """What is being asked, for who must tell of it."""
        self.count: int = 0
        """Questions put so far."""

    def answer(self, bot: Bot, game: Game, seat: int, dice: ScriptedDice) -> Action:
        """What it answers to the open question."""
        self.question = f"asked to answer ({words_of(game, seat)})"
        return self.shown(bot.answer, game, seat, dice, "answer")

    def react(self, bot: Bot, game: Game, seat: int, dice: ScriptedDice) -> Action | None:
        """What it does about a rent or an offer, if anything."""
        self.question = "asked to react (a rent to claim, or an offer to answer)"
        return self.shown(bot.react, game, seat, dice, "react")

    def reason(self, bot: Bot, game: Game, seat: int, act: Action, dice: ScriptedDice) -> None:
        """Why it does so: that there is a reason is all that is asked."""
        self.question = "asked for the reason of its answer"
        self.shown(lambda copy, seat: bot.reason(copy, seat, act), game, seat, dice, "reason")

    def shown(self, method: Callable[[Game, int], T], game: Game, seat: int, dice: ScriptedDice, name: str) -> T:
        """Call a method of the bot with a copy of the game, and look at the copy afterwards."""
        self.count += 1
        copy = game.clone()
        copy.log = []
        before, unrolled = traces(copy), dice.state()
        try:
            given = self.watchdog.timed(lambda: method(copy, seat))
        except Overtime:
            raise Breach(SLOW, f"`{name}` gave no answer within {self.watchdog.seconds:g} seconds.") from None
        except WrongReturn as error:
            raise Breach(NO_ANSWER, f"{error}.") from None
        except BaseException as error:
            raise Breach(ERROR, f"`{name}` raised {type(error).__name__}: {error}{place_of(error)}.") from error
        if traces(copy) != before:
            raise Breach(CHANGED, f"`{name}` changed the game that it was shown: {what_differs(before, copy)}.")
        if dice.state() != unrolled:
            raise Breach(DICE, f"`{name}` drew from the dice of the game.")
        return given


PARTS: Final = (
    "the players",
    "the questions that are open",
    "the turn",
    "the turn",
    "deeds and buildings",
    "the bank or the decks",
    "the rents that may be claimed",
    "the debts",
    "the offers",
    "the end of the game",
    "what variants keep",
    "who is asked, or counts that the game keeps",
    "the complete groups",
    "the log",
)


def traces(game: Game) -> tuple[object, ...]:
    """All of a game that a bot could change, in the order of `PARTS`."""
    counts = (game.asked, game.transfers, game.settling, game.bidding)
    log = len(game.log) if game.log is not None else -1
    return (*game.key(), counts, tuple([player.whole for player in game.players]), log)


def what_differs(before: tuple[object, ...], game: Game) -> str:
    """The parts that are not as they were."""
    pairs = zip(PARTS, before, traces(game), strict=True)
    return ", ".join(dict.fromkeys(part for part, was, now in pairs if was != now))


def words_of(game: Game, seat: int) -> str:
    """What the game waits for of this player."""
    return ", ".join(game.options(seat).words())


def place_of(error: BaseException) -> str:
    """Where an error arose."""
    frames = traceback.extract_tb(error.__traceback__)
    return f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""
