"""check_bot: does someone's own bot keep the contract, in every edition, mode and option?"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from casedepart.bots import Bot
from casedepart.editions import GameSpec, every_spec
from casedepart.engine import Action
from casedepart.testing._questioner import Breach, Questioner
from casedepart.testing._report import PEEKS, SLOW, UNREPEATABLE, BotError, Finding, Report
from casedepart.testing._scripted_dice import ScriptedDice
from casedepart.testing._trial import Answer, Trial, first_difference
from casedepart.testing._watchdog import Stuck, Watchdog

NO_OPTION: Final = "none"
"""How a command line says that no optional rule is played."""
ENOUGH: Final = 5
"""After so many findings the check ends."""


def check_bot(
    bot: Bot | Callable[[], Bot],
    *,
    games: int = 3,
    editions: Iterable[str] | None = None,
    specs: Sequence[GameSpec] | None = None,
    seconds_per_answer: float = 2.0,
    most_turns: int = 150,
    seed: str = "check",
    first: int = 0,
    repeatable: bool = True,
    name: str = "",
    progress: Callable[[], None] | None = None,
) -> Report:
    """Play so many games of everything that may be played, with the bot in it, and report every breach of the contract.

    `bot` is its class, anything else that makes one when called, or a bot to be copied for each seat. Without
    `specs`, all that the `editions` allow are played, those of the catalogue unless others are named. A bot that
    draws its own chance without a seed is checked with `repeatable=False`: then nothing can be said of its peeking.
    """
    check = Check(maker(bot), name or name_of(bot), seconds_per_answer, most_turns, seed, repeatable)
    played = list(specs) if specs is not None else every_spec(editions)
    for spec in played:
        for number in range(first, first + games):
            if not check.game(spec, number):
                return check.report
            if progress is not None:
                progress()
    return check.report


def maker(bot: Bot | Callable[[], Bot]) -> Callable[[], Bot]:
    """What makes a bot for a seat; who cannot be made, or is none, is an error."""
    make: Callable[[], object] = (lambda: copy.deepcopy(bot)) if isinstance(bot, Bot) else bot
    try:
        made = make()
    except Exception as error:
        raise BotError(f"{name_of(bot)} cannot be made: {type(error).__name__}: {error}.") from error
    if not isinstance(made, Bot):
        raise BotError(f"{name_of(bot)} is no bot: write 'class MyBot(casedepart.bots.Bot)'.")

    def fresh() -> Bot:
        again = make()
        assert isinstance(again, Bot), "what makes a bot makes one each time"
        return again

    return fresh


def name_of(bot: object) -> str:
    """What a bot is called: the module and the class, as on a command line."""
    kind = bot if hasattr(bot, "__qualname__") else type(bot)
    return f"{getattr(kind, '__module__', '')}:{getattr(kind, '__qualname__', '')}"


class Check:
    """The games of one check, and what they have shown."""

    def __init__(
        self, make: Callable[[], Bot], name: str, seconds: float, most_turns: int, seed: str, repeatable: bool
    ) -> None:
        self.make: Final = make
        self.seconds: Final = seconds
        self.most_turns: Final = most_turns
        self.seed: Final = seed
        self.repeatable: Final = repeatable
        self.report: Final = Report(name)
        self.questioner: Questioner
        self.trial: Trial | None = None
        """The game that is being played."""

    def game(self, spec: GameSpec, number: int) -> bool:
        """Check one game; False when the check is to end there."""
        self.report.games += 1
        watchdog = Watchdog(self.seconds)
        self.questioner = Questioner(watchdog)
        try:
            watchdog.run(lambda: self.examine(spec, number))
        except Breach as breach:
            self.found(spec, number, breach.kind, str(breach))
        except Stuck:
            what = (
                f"It gave no answer within {self.seconds:g} seconds and could not be broken off: the check ends here."
            )
            self.found(spec, number, SLOW, what)
            return False
        finally:
            self.report.answers += self.questioner.count
            self.report.slowest = max(self.report.slowest, watchdog.slowest)
        return len(self.report.findings) < ENOUGH

    def examine(self, spec: GameSpec, number: int) -> None:
        """Play the game, and the beginning of it again with other dice to come."""
        first = self.played(spec, number, ScriptedDice(self.dice_seed(number)))
        if self.repeatable:
            script = first.dice.given[: len(first.dice.given) * 2 // 3]
            second = self.played(spec, number, ScriptedDice("other dice", script), len(script), first.answers)
            place = first_difference(first.answers, second.answers)
            if place >= 0:
                self.blame(spec, number, first, second, place)

    def played(
        self, spec: GameSpec, number: int, dice: ScriptedDice, until: int = -1, before: Sequence[Answer] = ()
    ) -> Trial:
        """A game, to its end, until chance has answered so often, or until it parts from the one before."""
        self.trial = Trial(spec, number, self.seed, self.make, self.questioner, dice, before)
        self.trial.play(self.most_turns, until)
        return self.trial

    def blame(self, spec: GameSpec, number: int, first: Trial, second: Trial, place: int) -> None:
        """It answers otherwise: because of the dice to come, or of itself?"""
        before, now = first.answers[place][1], second.answers[place][1]
        told = f"It said '{words(first, before)}' the first time and '{words(second, now)}' the second"
        question = self.questioner.question
        third = self.played(spec, number, ScriptedDice(self.dice_seed(number)))
        self.trial, self.questioner.question = second, question  # the place where they part
        if first_difference(first.answers, third.answers) < 0:
            why = "only the dice to come were other ones: it has seen what it cannot know."
            raise Breach(PEEKS, f"{told}, in the same game; {why}")
        why = (
            "its chance must follow from a seed, and nothing may depend on the clock or on where things lie in memory."
        )
        raise Breach(UNREPEATABLE, f"{told}, in the same game with the same dice; {why}")

    def dice_seed(self, number: int) -> str:
        return f"{self.seed} {number}"

    def found(self, spec: GameSpec, number: int, kind: str, what: str) -> None:
        """Write down a breach with the place of it."""
        trial = self.trial
        assert trial is not None, "a breach comes in a game"
        names, game = trial.recorder.header.players, trial.recorder.game
        options = "" if spec.options else f" --option {NO_OPTION}"
        flags = f"{spec.flags()}{options} --seed {self.seed!r} --first {number} --games 1"
        again = f"python -m casedepart.testing {self.report.bot} {flags}"
        question = self.questioner.question
        self.report.findings.append(
            Finding(kind, what, spec, number, game.turns, names[trial.seat], question, again, trial.text())
        )


def words(trial: Trial, act: Action | None) -> str:
    return trial.told(act) if act is not None else "nothing"
