"""The snapshot of a table: loads faster than its whole journal, and can be lost without harm."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

import casedepart
from casedepart.engine.game import Game
from casedepart.record.agreement import same_position
from casedepart.record.transcript import ReplayError, replay, run
from casedepart.table.draft import Play
from casedepart.table.replay import dice_of, rules_of
from casedepart.table.standing import Standing

FORM: Final = 1
"""The number of the form in which standings are kept: no other is read, or fields were lost in silence."""


class OtherBuild(Exception):
    """The snapshot was kept by a build with other rules, or tells another position: read the whole journal."""


class Snapshot(Struct):
    """A table as it is kept: its standing, and every answer of its game in short."""

    engine: str
    standing: Standing
    told: list[str] | None
    mix: str = ""
    drawn: int = 0
    rules: str = ""
    """The fingerprint of the rules it was kept by: that build has compared all answers before it with the journal."""
    after: str = ""
    """The digest of the position that the answers lead to."""
    form: int = 1
    """The number of its form; 1 in what was written before there was one."""

    @staticmethod
    def of(standing: Standing, play: Play | None) -> bytes:
        """The snapshot of a table, as it is stored."""
        kept = Snapshot(casedepart.__version__, standing, None, rules=casedepart.rules_fingerprint(), form=FORM)
        if play is not None:
            kept.told, kept.mix, kept.drawn = play.told, play.dice.mix, play.dice.drawn
            kept.after = play.game.digest()
        return msgspec.json.encode(kept)


def restored(body: bytes) -> tuple[Standing, Play | None]:
    """The table that a snapshot holds."""
    try:
        kept = msgspec.json.decode(body, type=Snapshot)
    except msgspec.ValidationError as error:
        raise OtherBuild(f"kept in another form: {error}") from None
    if kept.form != FORM:
        raise OtherBuild(f"kept in form {kept.form}, not {FORM}")
    standing = kept.standing
    if kept.rules != casedepart.rules_fingerprint():
        raise OtherBuild(f"kept by version {kept.engine}, rules {kept.rules or 'unknown'}")
    if kept.told is None:
        return standing, None
    game = Game.start(rules_of(standing), len(standing.seats))
    try:
        run(replay(game, standing.players, kept.told))
    except ReplayError as error:
        raise OtherBuild(str(error)) from None
    if not same_position(game, kept.after):
        raise OtherBuild(f"its answers lead to {game.digest()}, it says {kept.after}")
    dice = dice_of(standing)
    dice.mix, dice.drawn, dice.answered = kept.mix, kept.drawn, len(kept.told)
    return standing, Play(game, dice, kept.told)
