"""A change that is decided and not yet stored: write-ahead, it is adopted and shown only once its entry is durable."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.engine.game import Game
from casedepart.record.dice import CheckedDice
from casedepart.table.draft import Draft
from casedepart.table.journal import AnyEntry
from casedepart.table.standing import Standing


@dataclass(frozen=True, slots=True)
class Change:
    """The next version of a table. Nothing of it is shown to anyone before it is durable."""

    entry: AnyEntry
    version: int
    standing: Standing
    draft: Draft | None
    """The game after it, where it changes the game."""


@dataclass(slots=True)
class Play:
    """The game of a table and its dice, from the start on."""

    game: Game
    dice: CheckedDice
    told: list[str]
    """Every answer in short, `seat words`: enough to play it again."""
