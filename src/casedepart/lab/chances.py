"""`lab.odds`: each player's chance to win from a position, by Monte Carlo playouts."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import casedepart
from casedepart.engine import Game
from casedepart.engine.notation import action_words
from casedepart.lab.numbers import share_cells
from casedepart.lab.result import FigureTable, Result, Row
from casedepart.lab.setting import LabError, Words, known_bots, read_seed
from casedepart.record import Disagreement, Record, Transcript, read
from casedepart.sim.chances.answers import deciders
from casedepart.sim.chances.decisions import Weighed, decide
from casedepart.sim.chances.odds import WHILE_TIME_LASTS, Odds, chances, within
from casedepart.sim.chances.playout import time_call
from casedepart.sim.chances.playouts import QUICK_ENOUGH, PlayoutSetting
from casedepart.sim.chances.positions import AfterAnswers, LiveGame, StartPosition
from casedepart.sim.executors import Cores, Progress
from casedepart.texts import text

if TYPE_CHECKING:
    from casedepart.lab.plots import Picture

PLAYOUTS = 400
FOR_ALL = 0.4
"""What part of the time is for everyone's chances, where answers are tried too."""


@dataclass(frozen=True, repr=False)
class OddsResult(Result):
    """Each player's chance to win, and on request that after each answer."""

    players: tuple[str, ...]
    found: Odds
    answers: list[Weighed]
    """The answers that are open there, the best first, where they were asked for."""
    setting: PlayoutSetting
    position: Row
    """Which position it was."""
    time_call: int = 0
    """In a timed game: the turn in which time is called."""
    command: str = ""
    """What plays it again; empty for a game as it stands, and where the clock decided."""

    def rows(self) -> list[Row]:
        """A row a player."""
        chances = enumerate(zip(self.players, self.found.chances, strict=True))
        return [
            {"seat": seat, "player": name, "chance": one.value, "low": one.low, "high": one.high}
            for seat, (name, one) in chances
        ]

    def answer_rows(self) -> list[Row]:
        """A row an answer: the chance after it, and the difference to the best one on the same dice."""
        return [
            {
                "player": self.players[one.seat],
                "answer": action_words(one.action, self.players),
                "chance": one.chance.value,
                "low": one.chance.low,
                "high": one.chance.high,
                "difference": one.difference.value,
                "difference_low": one.difference.low,
                "difference_high": one.difference.high,
                "playouts": one.chance.count,
            }
            for one in self.answers
        ]

    def provenance(self) -> Row:
        """Which position, played on by whom, with which seed, by which build."""
        return {
            "casedepart": casedepart.__version__,
            "rules": casedepart.rules_fingerprint(),
            "bots_by": casedepart.bots_fingerprint(),
            **self.position,
            "bots": list(self.setting.bots),
            "seed": self.setting.seed,
            "rounds": self.setting.rounds,
            **({"command": self.command} if self.command else {}),
        }

    def figures(self) -> Row:
        """The figures by the names they are known by."""
        known = {"playouts": self.found.playouts, "cut_off": self.found.cut_off}
        return {**known, "players": self.rows(), "answers": self.answer_rows()}

    def plot(self, lang: str = "en") -> Picture:
        """The chances as bars with their intervals."""
        from casedepart.lab.plots import plot_odds

        return plot_odds(self.found, self.players, lang)

    def table(self, lang: str = "en") -> FigureTable:
        """A row for each player, then one for each answer."""
        title = text(lang, "odds-title", playouts=self.found.playouts)
        headings = [text(lang, f"odds-{key}") for key in ("player", "chance", "interval")]
        every = [
            *zip(self.players, self.found.chances, strict=True),
            *(
                (f"{row['player']}: {row['answer']}", one.chance)
                for row, one in zip(self.answer_rows(), self.answers, strict=True)
            ),
        ]
        rows = [[name, *share_cells(chance, lang)] for name, chance in every]
        timed = [text(lang, "odds-timed", turn=self.time_call)] if self.time_call else []
        return FigureTable(title, headings, rows, [*made_by(self.setting, lang), *timed], [len(self.players)])


def made_by(setting: PlayoutSetting, lang: str) -> list[str]:
    """How chances were worked out, in words."""
    return [text(lang, "odds-made", bots=", ".join(setting.bots), seed=setting.seed), *cut_short(setting, lang)]


def cut_short(setting: PlayoutSetting, lang: str) -> list[str]:
    """What must be said of playouts that were cut short; nothing where they were not."""
    return [text(lang, "odds-rounds", rounds=setting.rounds)] if setting.rounds else []


def odds(
    position: Game | Record | Transcript | str | Path,
    *,
    at: int | None = None,
    answers: bool = False,
    playouts: int | None = None,
    seconds: float | None = None,
    bots: Words = (),
    rounds: int = 0,
    seed: str | int = "1",
    cores: int | None = None,
    progress: Progress | None = None,
) -> OddsResult:
    """Each player's chance to win: from a game as it stands, or from a record (or its file) after `at` answers.

    With `answers`, the chance after each answer that is open, too, on the same dice. With `rounds`, playouts are cut
    short after so many turns of each player, and the learned chances tell the rest.
    """
    if playouts is not None and playouts < 1:
        raise LabError(f"{playouts} playouts: one must be played at least")
    if seconds is not None and not seconds > 0:
        raise LabError(f"{seconds} seconds: there must be some time to play in")
    if rounds < 0:
        raise LabError(f"rounds={rounds}: give how many are played, or 0 to play to the end")
    seats = known_bots(bots) or QUICK_ENOUGH
    spot, players, told = position_of(position, at)
    game = spot.game()
    if len(seats) not in (1, len(game.players)):
        raise LabError(
            f"--bots names {len(seats)} bots for {len(game.players)} players: name one for all, or one a seat"
        )
    # A game as it stands cannot be sent to another process.
    run = Cores(1 if isinstance(spot, LiveGame) else cores)
    most = playouts if playouts is not None else PLAYOUTS if seconds is None else WHILE_TIME_LASTS
    setting = PlayoutSetting(seats, read_seed(seed), run, None, progress, rounds)
    found, tried = weigh_position(spot, deciders(game) if answers else [], most, seconds, setting)
    timed = time_call(game, spot.time_called())
    written = isinstance(position, str | Path) and seconds is None
    command = command_of(str(position), told["at"], most, answers, setting) if written else ""
    return OddsResult(players, found, tried, setting, told, timed, command)


def command_of(file: str, at: object, playouts: int, answers: bool, setting: PlayoutSetting) -> str:
    """The command that plays on from the same position of a record's file."""
    given = {
        "--at": at,
        "--playouts": playouts,
        "--bots": ",".join(setting.bots),
        "--rounds": setting.rounds,
        "--seed": setting.seed,
    }
    flags = [str(word) for pair in given.items() for word in pair]
    return shlex.join(["casedepart", "odds", file, *flags, *(["--answers"] if answers else [])])


def weigh_position(
    spot: StartPosition,
    seats: Sequence[int],
    playouts: int,
    seconds: float | None,
    setting: PlayoutSetting,
    besides: bool = False,
) -> tuple[Odds, list[Weighed]]:
    """Everyone's chances, and those after each answer of some seats; so many playouts of each, as there is time for."""
    for_all, for_each = seconds, None
    if seconds is not None and seats:
        for_all, for_each = FOR_ALL * seconds, (1 - FOR_ALL) * seconds / len(seats)
    found = chances(spot, playouts, within(setting, for_all))
    return found, [one for seat in seats for one in decide(spot, seat, playouts, within(setting, for_each), besides)]


def position_of(
    position: Game | Record | Transcript | str | Path, at: int | None
) -> tuple[StartPosition, tuple[str, ...], Row]:
    """A position to play on from, what its players are called, and how it is named."""
    if isinstance(position, Game):
        if at is not None:
            raise LabError("at= is for a record: a game is taken as it stands")
        names = tuple(f"seat {seat}" for seat in range(len(position.players)))
        return LiveGame(position), names, {"position": position.digest()}
    record = read(str(position)) if isinstance(position, str | Path) else position
    if isinstance(record, Record) and isinstance(found := record.check(), Disagreement):
        raise found.error(record.path)
    transcript = record.transcript() if isinstance(record, Record) else record
    count = len(transcript.answers)
    over = record.closing.over if isinstance(record, Record) else 0
    n = count - over if at is None else at
    if not 0 <= n <= count:
        raise LabError(f"at={at}: the record has {count} answers")
    spec = transcript.spec
    told: Row = {"edition": spec.load().id, "digest": spec.load().digest[:16], "ruleset": spec.ruleset, "at": n}
    return AfterAnswers(transcript, n), spec.players, told
