"""Provably fair dice (commit–reveal): every roll, card and deal follows from a table's secret and its players' luck.

The exact byte strings, for whoever recomputes them in another language, are in docs/dice.md.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from struct import Struct
from typing import Final

from casedepart.bots import Chance, Numbers
from casedepart.engine.actions import CHANCE, CORRECT, TIME_UP, Action
from casedepart.engine.game import Game
from casedepart.record.commit_reveal import Throw
from casedepart.record.promise import DOMAIN, Promise, hashed

WORDS: Final = 1 << 32
"""How many different words there are."""
BLOCK: Final = Struct(">8I")
"""How a block of 32 bytes is eight words, each with its first byte as the greatest."""

NOT_DRAWN: Final = (TIME_UP, CORRECT)
"""What chance answers without a draw."""


class KeyedNumbers(Numbers):
    """The random numbers of one draw: words of HMAC-SHA-256 with the secret as its key."""

    def __init__(self, secret: bytes) -> None:
        self.secret: Final = secret
        self.draw = ""
        self.blocks = 0
        self.words: list[int] = []

    def begin(self, mix: str, drawn: int) -> None:
        """Begin the words of a draw anew."""
        self.draw = f"{DOMAIN} 1: numbers\n{mix}\n{drawn}\n"
        self.blocks = 0
        self.words = []

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely, by rejection sampling."""
        # The words beyond the last multiple of the bound would make the small numbers likelier.
        fair = WORDS - WORDS % bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def word(self) -> int:
        """The next word of the draw."""
        if not self.words:
            block = hmac.digest(self.secret, f"{self.draw}{self.blocks}\n".encode("ascii"), "sha256")
            self.words = list(reversed(BLOCK.unpack(block)))
            self.blocks += 1
        return self.words.pop()


class CheckedDice(Chance):
    """Answers for chance as a table is committed to: keyed numbers that anyone can draw again later.

    Tell it every answer of the game through `follow`, from the first one on: its state follows from these alone.
    """

    def __init__(self, promise: Promise, secret: bytes, players: Sequence[str], mix: str = "") -> None:
        """Before the first draw; or with what has been added since, to go on from there."""
        self.promise: Final = promise
        self.secret: Final = secret
        self.players: Final = players
        self.mix: str = mix or promise.mix(players)
        """What the players have added so far, in one number."""
        self.drawn: int = 0
        """How many rolls, cards and deals there were."""
        self.answered: int = 0
        """How many answers the game has had."""
        self.keyed: Final = KeyedNumbers(secret)
        super().__init__(self.keyed)

    def answer(self, game: Game) -> Action:
        """What chance answers now; asked again it says the same, until `follow` tells it that this was answered."""
        self.keyed.begin(self.mix, self.drawn)
        return super().answer(game)

    def hear(self, throw: Throw | None) -> None:
        """Add what the devices tell for the next draw to it, and to all that follow; a salt comes before it."""
        if throw is not None and throw.salt:
            self.mix = hashed("salt", self.mix, str(throw.number), throw.salt, scheme=3)
        if throw is not None and throw.links:
            told = (f"{seat} {link}" for seat, link in sorted(throw.links.items()))
            self.mix = hashed("links", self.mix, str(throw.number), *told, scheme=2)

    def mix_in(self, seat: int, luck: str) -> None:
        """Add a player's luck, of the first scheme, to all that is drawn from now on."""
        if luck:
            self.mix = hashed("luck", self.mix, str(seat), luck)

    def follow(self, seat: int, act: Action, luck: str = "") -> None:
        """Take note of the game's next answer: a draw is counted, a player's luck is mixed in."""
        self.answered += 1
        if self.answered <= self.promise.since:
            return
        if seat != CHANCE:
            self.mix_in(seat, luck)
        elif act.verb not in NOT_DRAWN:
            self.drawn += 1
