"""A table in one piece: only to load it faster than by its whole journal."""

from __future__ import annotations

import msgspec
from msgspec import Struct

import casedepart
from casedepart.engine.game import Game
from casedepart.table.change import Play
from casedepart.table.journal import Line
from casedepart.table.replaying import action_of, dice_of, rules_of
from casedepart.table.standing import Standing


class OtherEngine(Exception):
    """The snapshot was kept by another version: the whole journal has to be read."""


class Snapshot(Struct):
    """The standing, and every answer in short."""

    engine: str
    standing: Standing
    told: list[str] | None
    mix: str = ""
    drawn: int = 0

    @staticmethod
    def of(standing: Standing, play: Play | None) -> bytes:
        """The snapshot of a table, as it is stored."""
        kept = Snapshot(casedepart.__version__, standing, None)
        if play is not None:
            kept.told, kept.mix, kept.drawn = play.told, play.dice.mix, play.dice.drawn
        return msgspec.json.encode(kept)


def restored(body: bytes) -> tuple[Standing, Play | None]:
    """The table that a snapshot holds."""
    kept = msgspec.json.decode(body, type=Snapshot)
    standing = kept.standing
    if kept.engine != casedepart.__version__ or standing.engine != casedepart.__version__:
        raise OtherEngine
    if kept.told is None:
        return standing, None
    game = Game.start(rules_of(standing), len(standing.seats))
    for told in kept.told:
        line = Line.of(told)
        game.apply(line.by, action_of(line, standing.players, game.rules))
    dice = dice_of(standing)
    dice.mix, dice.drawn, dice.answered = kept.mix, kept.drawn, len(kept.told)
    return standing, Play(game, dice, kept.told)
