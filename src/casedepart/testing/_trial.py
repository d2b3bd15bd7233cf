"""One game with the bot in two of its seats, every answer of it examined."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from casedepart import bots
from casedepart.bots import Bot
from casedepart.bots.play import TIMED_TURNS
from casedepart.editions import GameSpec
from casedepart.engine import Action, Refused
from casedepart.engine.actions import CHANCE, TIME_UP, action, is_besides
from casedepart.engine.notation import action_words
from casedepart.engine.order import chance_is_next, first_asked, reactors
from casedepart.record import Recorder
from casedepart.testing._questioner import Breach, Questioner, words_of
from casedepart.testing._report import ENDLESS, NO_ANSWER, REFUSED
from casedepart.testing._scripted_dice import ScriptedDice
from casedepart.texts import refusal

NAMES: Final = ("A", "B", "C", "D")
OTHERS: Final = ("random", "steady")
"""Who sits in the other seats: one that leads into every corner, one that plays to win."""
MOST_BESIDES: Final = 200
"""Answers in a row that leave the question open, builds, mortgages and offers; no sensible turn has so many."""
REASON_EVERY: Final = 10
"""One answer in so many is asked for its reason."""

Answer = tuple[int, Action | None]
"""What a bot has said, and how many answers chance had given by then."""


class Trial:
    """A game of what is played, by its number; the same dice and the same others follow from the seed."""

    def __init__(
        self,
        spec: GameSpec,
        number: int,
        seed: str,
        make: Callable[[], Bot],
        questioner: Questioner,
        dice: ScriptedDice,
        before: Sequence[Answer] = (),
    ) -> None:
        """`before`: what the bot has said in the same game; as soon as it says otherwise, the game ends."""
        names = NAMES[: 2 + (number + 2) % 3]
        self.recorder: Final = Recorder(replace(spec, players=names), digests=False)
        self.questioner: Final = questioner
        self.dice: Final = dice
        self.own: Final = {number % len(names), (number + 1) % len(names)} if len(names) > 2 else {number // 3 % 2}
        self.seats: Final = [self.sits(seat, number, seed, make) for seat in range(len(names))]
        self.seat: int = 0
        """Who was last asked."""
        self.besides: int = 0
        """Answers since the last one to a question."""
        self.answers: Final[list[Answer]] = []
        """What the bot has said."""
        self.before: Final = before
        self.parted: bool = False
        """It has said something else than before: the dice of that game are no longer those of this one."""

    def sits(self, seat: int, number: int, seed: str, make: Callable[[], Bot]) -> Bot:
        """Who sits there: the bot that is checked, or another."""
        return make() if seat in self.own else bots.make(OTHERS[(seat + number) % 2], f"{seed} {number} {seat}")

    def play(self, most_turns: int, until: int = -1) -> None:
        """Play to the end, for so many turns, or until chance has answered so often."""
        game = self.recorder.game
        while not game.over and not self.parted and game.turns <= most_turns and len(self.dice.given) != until:
            if game.rules.choices.timed and not game.time_up and game.turns > min(TIMED_TURNS, most_turns // 2):
                self.recorder.apply(CHANCE, action(TIME_UP))
            else:
                self.step()

    def step(self) -> None:
        """One answer, in the order in which a simulation asks."""
        game = self.recorder.game
        if chance_is_next(game):
            self.besides = 0
            self.recorder.apply(CHANCE, self.dice.answer(game))
            return
        for seat in reactors(game):
            act = self.react(seat)
            if act is not None:
                self.commit(seat, act)
                return
        seat = first_asked(game)
        self.commit(seat, self.answer(seat))

    def react(self, seat: int) -> Action | None:
        """What a seat does about a rent or an offer."""
        self.seat = seat
        if seat not in self.own:
            return self.seats[seat].react(self.recorder.game, seat)
        act = self.questioner.react(self.seats[seat], self.recorder.game, seat, self.dice)
        self.said(act)
        return act

    def answer(self, seat: int) -> Action:
        """What a seat answers."""
        self.seat = seat
        if seat not in self.own:
            return self.seats[seat].answer(self.recorder.game, seat)
        act = self.questioner.answer(self.seats[seat], self.recorder.game, seat, self.dice)
        self.said(act)
        if len(self.answers) % REASON_EVERY == 0 and not self.parted:
            self.questioner.reason(self.seats[seat], self.recorder.game, seat, act, self.dice)
        return act

    def said(self, act: Action | None) -> None:
        self.answers.append((len(self.dice.given), act))
        place = len(self.answers) - 1
        self.parted = self.parted or first_difference(self.before[place : place + 1], self.answers[place:]) == 0

    def commit(self, seat: int, act: Action) -> None:
        """The answer is carried out; what the rules do not allow, and what leads nowhere, is a breach."""
        self.besides = self.besides + 1 if is_besides(act.verb) else 0
        if self.besides > MOST_BESIDES and seat in self.own:
            open_still = words_of(self.recorder.game, seat) or "of others"
            what = f"It has acted {MOST_BESIDES} times in a row while the question ({open_still}) stays open."
            raise Breach(ENDLESS, f"{what} Answer it, or do something that comes to an end.")
        try:
            self.recorder.apply(seat, act)
        except Refused as refused:
            said = f"It answers '{self.told(act)}', which rule {refused.rule} does not allow"
            raise Breach(REFUSED, f"{said}: {refusal(refused.rule, refused.why, 'en')}") from refused
        except Exception as error:
            raise Breach(
                NO_ANSWER, f"Its answer makes no sense to the game: {type(error).__name__}: {error}."
            ) from error

    def told(self, act: Action) -> str:
        """An answer in words, where there are any."""
        try:
            return action_words(act, self.recorder.header.players)
        except (IndexError, ValueError):
            return repr((act.verb, act.n))

    def text(self) -> str:
        """The game so far, as a record."""
        return "\n".join(self.recorder.lines()) + "\n"


def first_difference(first: Sequence[Answer], second: Sequence[Answer]) -> int:
    """The first answer at which two games part; -1 where the shorter one is like the other as far as it goes."""
    for place, (one, other) in enumerate(zip(first, second, strict=False)):
        if one[0] != other[0] or key_of(one[1]) != key_of(other[1]):
            return place
    return -1


def key_of(act: Action | None) -> object:
    return act.key() if act is not None else None
