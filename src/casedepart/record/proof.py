"""The proof of a record's dice (commit–reveal): every roll, card and deal is drawn again and compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from casedepart.editions import Edition
from casedepart.engine.actions import CHANCE, Action, word_of
from casedepart.engine.game import Game
from casedepart.engine.notation import chance_line
from casedepart.record.agreement import Disagreement
from casedepart.record.answer import Answer
from casedepart.record.commit_reveal import Tellers, Throw
from casedepart.record.dice import NOT_DRAWN, CheckedDice
from casedepart.record.header import BY_HAND
from casedepart.record.messages import say
from casedepart.record.promise import SCHEME, Promise, commitment, continues
from casedepart.record.record import Record

SCRIPTED: Final = "lesson"
"""What a header says about the game where a script decided its dice: the lesson that it was."""


@dataclass(frozen=True)
class Proof:
    """Every roll, card and deal was drawn as promised, and the record is as it was written."""

    draws: int
    promise: Promise
    anew: int = 0
    """How often a player's digits were not bound by the ones before: another person, or another device."""
    passed: tuple[tuple[str, int], ...] = ()
    """Whose devices were passed over, and how often each."""
    alone: int = 0
    """How many draws no device took part in: who knew the secret could tell what came."""
    single: tuple[tuple[str, int], ...] = ()
    """Whose device alone took part in draws, and in how many: who had it and knew the secret could tell what came."""

    def told(self, language: str) -> str:
        """The proof in one line."""
        said = [say(language, "proof", draws=self.draws, commitment=self.promise.commitment)]
        if self.alone:
            said.append(say(language, "proof-alone", alone=self.alone, draws=self.draws))
        if self.single:
            draws = sum(times for _, times in self.single)
            said.append(say(language, "proof-single", draws=draws, names=counted(self.single)))
        if self.promise.scheme < SCHEME:
            said.append(say(language, "proof-chosen", scheme=self.promise.scheme))
        if self.anew:
            said.append(say(language, "proof-anew", anew=self.anew))
        if self.passed:
            said.append(say(language, "proof-passed", names=counted(self.passed)))
        if self.promise.since:
            said.append(say(language, "proof-since", since=self.promise.since))
        return " ".join(said)


def counted(names: Iterable[tuple[str, int]]) -> str:
    """Players and how often each, in one line."""
    return ", ".join(f"{name} {times}×" for name, times in names)


@dataclass(frozen=True)
class Unproven:
    """What a record lacks for its dice to be checked."""

    lack: str
    """The key of what is missing: scripted, by-hand, no-dice, no-secret, no-draws, no-seal or no-end."""
    over: bool = False
    """Whether the game is over."""
    draws: int = 0
    """How many rolls, cards and deals agree so far, or there are."""
    hand: int = 0
    """How many of them people told."""

    def told(self, language: str) -> str:
        """What is missing, and what to do, in one line."""
        over = "over" if self.over else "unfinished"
        details = {"over": over, "draws": self.draws, "hand": self.hand}
        return f"{say(language, self.lack, **details)} {say(language, f'{self.lack}.cure', **details)}"


def unproven(record: Record) -> Unproven:
    """Why nothing was promised of a record's dice."""
    if BY_HAND in record.header.about:
        draws = [answer for answer in record.answers if answer.by == "chance" and is_draw(answer.do)]
        return Unproven("by-hand", draws=len(draws), hand=sum(answer.hand for answer in draws))
    return Unproven("scripted" if SCRIPTED in record.header.about else "no-dice")


def is_draw(do: str) -> bool:
    """Is this answer of chance a roll, a card or a deal?"""
    return not do.startswith(tuple(word_of(verb) for verb in NOT_DRAWN))


def verify(record: Record, edition: Edition | None = None, noted: str = "") -> Proof | Disagreement | Unproven:
    """Draw everything again and play it.

    `noted` is the commitment that someone wrote down before the game, or the beginning of it.
    """
    promise, closing = record.header.dice, record.closing
    if promise is None:
        return unproven(record)
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
    # A table reveals its secret at the end: a record that has the secret and no end was cut off.
    return draws.proof(sealed=bool(closing.seal)) if closing.over else Unproven("no-end", draws=draws.dice.drawn)


class Draws:
    """The draws of a game, made again beside it."""

    def __init__(self, promise: Promise, secret: bytes, players: tuple[str, ...]) -> None:
        self.dice: Final = CheckedDice(promise, secret, players)
        self.players: Final = players
        self.links: Final = list(promise.luck)
        """What each player's device has told last, by the first scheme."""
        self.tellers: Final = Tellers.at_start(promise.luck, promise.scheme)
        self.passed: Final[Counter[int]] = Counter()
        self.single: Final[Counter[int]] = Counter()
        self.anew = self.alone = 0

    def parting(self, game: Game, answer: Answer, seat: int, act: Action) -> Disagreement | None:
        """Where a draw is not the one that was promised, what it should have been."""
        drawn = seat == CHANCE and act.verb not in NOT_DRAWN and answer.n > self.dice.promise.since
        if fault := self.hear(answer, drawn):
            return Disagreement(answer.line, "told", f"{answer.by}: {answer.do}", "", fault)
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

    def hear(self, answer: Answer, drawn: bool) -> str:
        """Take what the devices told for a draw; the key of what is wrong with it, empty when nothing is."""
        if self.dice.promise.scheme == 1:
            return "throw" if answer.throw else ""
        if answer.luck or (answer.throw and not drawn):
            return "luck" if answer.luck else "throw"
        if not drawn:
            return ""
        # Where nobody takes part nothing is written.
        throw = answer.throw or Throw(self.tellers.number)
        if not all(0 <= seat < len(self.players) for seat in throw.joined):
            return "joined"
        fault = self.tellers.fault(throw, self.dice.drawn)
        if not fault:
            self.passed.update(throw.passed)
            self.alone += not throw.links
            self.single.update([*throw.links] if len(throw.links) == 1 else ())
            self.tellers.replay(throw)
            self.dice.hear(throw)
        return fault

    def proof(self, sealed: bool) -> Proof | Unproven:
        """What has been shown, when no draw was another."""
        drawn = self.dice.drawn
        if not drawn:
            return Unproven("no-draws")
        if not sealed:
            return Unproven("no-seal", draws=drawn)
        return Proof(
            drawn, self.dice.promise, self.anew, self.by_name(self.passed), self.alone, self.by_name(self.single)
        )

    def by_name(self, counts: Counter[int]) -> tuple[tuple[str, int], ...]:
        """Counts by seat, as players and how often each."""
        return tuple((self.players[seat], times) for seat, times in sorted(counts.items()))
