"""Were the dice drawn as promised? Every roll, card and deal of a record is drawn again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from casedepart.editions import Edition
from casedepart.engine.actions import CHANCE, TIME_UP, Action
from casedepart.engine.game import Game
from casedepart.engine.notation import chance_line
from casedepart.record.agreement import Disagreement
from casedepart.record.answer import Answer
from casedepart.record.dice import CheckedDice
from casedepart.record.promise import Promise, commitment, continues
from casedepart.record.record import Record
from casedepart.record.wording import say


@dataclass(frozen=True)
class Proof:
    """Every roll, card and deal was drawn as promised, and the record is as it was written."""

    draws: int
    promise: Promise
    anew: int = 0
    """How often a player's digits were not bound by the ones before: another person, or another device."""

    def told(self, language: str) -> str:
        """The proof in one line."""
        said = [say(language, "proof", draws=self.draws, commitment=self.promise.commitment)]
        if self.anew:
            said.append(say(language, "proof-anew", anew=self.anew))
        if self.promise.since:
            said.append(say(language, "proof-since", since=str(self.promise.since)))
        return " ".join(said)


@dataclass(frozen=True)
class Unproven:
    """What a record lacks for its dice to be checked."""

    lack: str
    """The key of what is missing: no-dice, no-secret, no-draws or no-seal."""
    over: bool = False
    """Whether the game is over."""
    draws: int = 0
    """How many rolls, cards and deals agree so far."""

    def told(self, language: str) -> str:
        """What is missing, and what to do, in one line."""
        over = "over" if self.over else "unfinished"
        details = {"over": over, "draws": self.draws}
        return f"{say(language, self.lack, **details)} {say(language, f'{self.lack}.cure', **details)}"


def verify(record: Record, edition: Edition | None = None, noted: str = "") -> Proof | Disagreement | Unproven:
    """Draw everything again and play it.

    `noted` is the commitment that someone wrote down before the game, or the beginning of it.
    """
    promise, closing = record.header.dice, record.closing
    if promise is None:
        return Unproven("no-dice")
    if not promise.commitment.startswith(noted):
        return Disagreement(record.header.at, "noted", "", noted, promise.commitment)
    if not closing.secret:
        return Unproven("no-secret", closing.over)
    secret = bytes.fromhex(closing.secret)
    given = commitment(promise.table, secret)
    if given != promise.commitment:
        return Disagreement(closing.line, "secret", "", promise.commitment, given)
    draws = Draws(promise, secret, record.header.players)
    found = record.check(edition, draws.parting)
    if isinstance(found, Disagreement):
        return found
    return draws.proof(sealed=bool(closing.seal))


class Draws:
    """The draws of a game, made again beside it."""

    def __init__(self, promise: Promise, secret: bytes, players: tuple[str, ...]) -> None:
        self.dice: Final = CheckedDice(promise, secret)
        self.players: Final = players
        self.links: Final = list(promise.luck)
        """What each player's device has told last."""
        self.anew = 0

    def parting(self, game: Game, answer: Answer, seat: int, act: Action) -> Disagreement | None:
        """Where a draw is not the one that was promised, what it should have been."""
        drawn = seat == CHANCE and act.verb != TIME_UP and answer.n > self.dice.promise.since
        # Where chance is not asked at all there is nothing to draw: the rules will refuse the answer.
        if drawn and game.asked >> CHANCE & 1:
            expected = chance_line(self.dice.answer(game), self.players, game.rules)
            if expected != chance_line(act, self.players, game.rules):
                return Disagreement(answer.line, "drawn", f"{answer.by}: {answer.do}", expected, answer.do)
        self.dice.follow(seat, act, answer.luck)
        if answer.luck:
            self.anew += not continues(answer.luck, self.links[seat])
            self.links[seat] = answer.luck
        return None

    def proof(self, sealed: bool) -> Proof | Unproven:
        """What has been shown, when no draw was another."""
        drawn = self.dice.drawn
        if not drawn:
            return Unproven("no-draws")
        return Proof(drawn, self.dice.promise, self.anew) if sealed else Unproven("no-seal", draws=drawn)
