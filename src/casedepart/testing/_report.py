"""The report of a check: findings where a bot or a variant breaks the contract, and how to see each again."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from casedepart.editions import GameSpec

REFUSED = "refused"
"""An answer that the rules do not allow."""
NO_ANSWER = "no-answer"
"""What it returned is no answer to what it was asked."""
ERROR = "error"
"""The bot raised an error."""
CHANGED = "changed"
"""It changed the game that it was shown."""
DICE = "dice"
"""It drew from the dice."""
SLOW = "slow"
"""No answer in the time allowed."""
ENDLESS = "endless"
"""It goes on and on besides the question."""
PEEKS = "peeks"
"""Its answers change with the dice to come."""
UNREPEATABLE = "unrepeatable"
"""Its answers change though nothing else does."""

# Of a variant: an error and an endless game are called as those of a bot are.
LOST = "lost"
"""Money, deeds, buildings, cards or what it counts are made or lost."""
WRONG = "wrong"
"""A position that no rule could have led to."""
STUCK = "stuck"
"""Somebody is asked who cannot answer."""
LISTED = "listed"
"""What is listed is refused, or what is not is accepted."""
REFUSAL = "refusal"
"""What was refused has changed the game."""
NAMELESS = "nameless"
"""A refusal that cites no rule."""
COPY = "copy"
"""A copy is not equal, or not independent."""
NOT_PLAIN = "not-plain"
"""What it keeps is not said by plain facts."""
REPLAY = "replay"
"""Answers that are replayed lead to another position."""
ORDER = "order"
"""It matters in which order variants are installed."""
TEXT = "text"
"""A text is missing."""


class BotError(Exception):
    """A bot that breaks the contract, or that cannot be checked at all."""


class VariantError(Exception):
    """A variant that breaks the contract, or that cannot be checked at all."""


@dataclass(frozen=True)
class Finding:
    """One breach of the contract, and the place of it."""

    kind: str
    what: str
    """The breach in a sentence."""
    spec: GameSpec | None
    """None: it is of no game in particular."""
    game: int
    """Its number: with what is played and the seed it gives the same game again."""
    turn: int
    player: str
    """Where the bot sat, or who answered last."""
    question: str
    """What it was asked, or what was answered."""
    again: str
    """The command that plays this game again."""
    record: str
    """The game up to there, as the text of a record: `casedepart replay` shows it; of a variant, its answers."""

    def __str__(self) -> str:
        if self.spec is None:
            return self.what
        where = f"{self.spec.words()}: game {self.game}, turn {self.turn}, player {self.player}"
        return f"{where}, {self.question}\n  {self.what}\n  to play it again: {self.again}"


@dataclass
class Report:
    """What came of a check."""

    error: ClassVar[type[Exception]] = BotError
    bot: str
    games: int = 0
    answers: int = 0
    slowest: float = 0.0
    """The longest that the bot took for an answer, in seconds."""
    findings: list[Finding] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.findings

    def demand(self) -> None:
        """Raise a `BotError`, or a `VariantError`, that tells what was found, if anything was."""
        if self.findings:
            raise self.error(str(self))

    def save_records(self, folder: str | Path) -> list[Path]:
        """Write the game of each finding to a file of its own, for `casedepart replay`."""
        Path(folder).mkdir(parents=True, exist_ok=True)
        paths = [Path(folder) / f"{number}-{found.kind}.jsonl" for number, found in enumerate(self.findings, start=1)]
        for path, found in zip(paths, self.findings, strict=True):
            path.write_text(found.record, encoding="utf-8", newline="\n")
        return paths

    def __str__(self) -> str:
        games = "1 game" if self.games == 1 else f"{self.games} games"
        counted = f"{games}, {self.answers} answers, the slowest in {self.slowest * 1000:.1f} ms"
        if self.passed:
            return f"{self.bot} keeps the contract: {counted}."
        head = f"{self.bot} breaks the contract, {len(self.findings)} found: {counted}."
        return "\n".join([head, *(str(found) for found in self.findings)])


@dataclass
class VariantReport(Report):
    """What came of the check of a variant; `bot` is its name."""

    error: ClassVar[type[Exception]] = VariantError
    ended: int = 0
    """The games of steady players that ended within the turns allowed."""
    finished: int = 0
    """Those that were played for that."""

    def __str__(self) -> str:
        return f"{super().__str__()}\n{self.ended} of {self.finished} games of steady players came to an end."
