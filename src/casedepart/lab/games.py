"""`lab.simulate`: many games among bots, with their figures, and a row a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from casedepart import bots as players_of_ours
from casedepart.bots.play import TIMED_TURNS
from casedepart.engine import BANK
from casedepart.engine.sets import members
from casedepart.lab.numbers import decimal, figure_cells, games_title, share_cells, timed_remark
from casedepart.lab.result import FigureTable, Result, Row
from casedepart.lab.setting import STANDARD, AnyEdition, LabError, Words, executor, read_setting, words
from casedepart.sim.executors import Progress
from casedepart.sim.games import DEFAULT_BOT, DEFAULT_GAMES, Played, Simulation
from casedepart.sim.kept.folder import RunPlan
from casedepart.sim.kept.rows import GAMES, KINDS
from casedepart.sim.kept.run import kept_games, play_into
from casedepart.sim.libraries import require
from casedepart.sim.pieces import simulate_figures
from casedepart.sim.summary import QUANTILES, Summary
from casedepart.texts import text

if TYPE_CHECKING:
    from casedepart.lab.plots import Picture


def game_row(game: Played) -> Row:
    """One game as plain values: seats count from 0, winners are a list, and what did not happen is None."""
    out = [turn >= 0 for turn in game.out_at]
    return {
        "game": game.number,
        "turns": game.turns,
        "ended": game.ended,
        "starter": game.starter if game.starter >= 0 else None,
        "winners": list(members(game.winners)),
        "worths": list(game.worths),
        "out_at": [turn if gone else None for turn, gone in zip(game.out_at, out, strict=True)],
        "out_to": [by if gone and by != BANK else None for by, gone in zip(game.out_by, out, strict=True)],
        "out_to_bank": [gone and by == BANK for by, gone in zip(game.out_by, out, strict=True)],
        "trades": game.trades,
    }


@dataclass(frozen=True, repr=False)
class SimulationResult(Result):
    """Games that were simulated."""

    setting: Simulation
    summary: Summary
    """The figures, each with its confidence interval."""
    played: list[Played] | None = field(default=None)
    place: Path | None = None
    """Where the games are kept, if they are."""

    def games(self) -> list[Played]:
        """The games, from memory or from where they are kept."""
        if self.played is None and self.place is None:
            raise LabError("only the figures of these games were kept: leave figures_only out, or give out=")
        return self.played if self.played is not None else kept_games(self.place or Path())

    def rows(self) -> list[Row]:
        """A row a game."""
        return [game_row(game) for game in self.games()]

    def provenance(self) -> Row:
        """Where the games come from; the command plays them again."""
        return self.setting.provenance(f"casedepart simulate {self.setting.flags()} --games {self.summary.games}")

    def figures(self) -> Row:
        """The figures by the names they are known by."""
        return {**self.summary.as_json(), "timed_turns": self.setting.timed_turns}

    def plot(self, lang: str = "en") -> Picture:
        """How long the games were, and who won them."""
        from casedepart.lab.plots import plot_simulation

        return plot_simulation(self.summary, lang)

    def table(self, lang: str = "en") -> FigureTable:
        """Every figure with its confidence interval."""
        groups = [list(rows(self.summary, lang)) for rows in (speed_rows, game_rows, win_rows)]
        headings = [text(lang, "figures-figure"), "", text(lang, "figures-interval")]
        sections = [len(groups[0]), len(groups[0]) + len(groups[1])]
        title = games_title(self.setting, self.summary.games, lang)
        every = [row for rows in groups for row in rows]
        return FigureTable(title, headings, every, timed_remark(self.setting, lang), sections)


Cells = tuple[str, str, str]
"""A figure's name, its value, and its interval."""


def speed_rows(summary: Summary, lang: str) -> Iterator[Cells]:
    """How fast they were played; nothing where all were there already."""
    if summary.timed:
        yield text(lang, "figures-seconds"), decimal(summary.seconds, lang), ""
        rate = summary.timed / summary.seconds
        yield text(lang, "figures-games-per-second"), decimal(rate, lang, 0 if rate >= 100 else 1), ""


def game_rows(summary: Summary, lang: str) -> Iterator[Cells]:
    """How long the games were, and what happened in them."""
    yield text(lang, "figures-mean"), *figure_cells(summary.turns.mean(), lang)
    yield text(lang, "figures-median"), *figure_cells(summary.quantile(0.5), lang, 0)
    for part in QUANTILES:
        name = text(lang, "figures-quantile", part=round(100 * part))
        yield name, *figure_cells(summary.quantile(part), lang, 0)
    capped = text(lang, "figures-capped", turns=players_of_ours.MOST_TURNS)
    yield capped, *share_cells(summary.capped_share(), lang)
    yield text(lang, "figures-trades"), *figure_cells(summary.trades.mean(), lang, 2)
    yield text(lang, "figures-bankruptcies"), *figure_cells(summary.bankruptcies.mean(), lang, 2)


def win_rows(summary: Summary, lang: str) -> Iterator[Cells]:
    """Who won: by seat, and by bot where that is something else."""
    names = summary.simulation.bots
    for seat, name in enumerate(names):
        yield text(lang, "figures-wins", seat=seat + 1, bot=name), *share_cells(summary.win_share(seat), lang)
    kinds = list(dict.fromkeys(names))
    if 1 < len(kinds) < len(names):
        for name in kinds:
            said = text(lang, "figures-bot", bot=name, seats=names.count(name))
            yield said, *share_cells(summary.bot_share(name), lang)


def simulate(
    edition: AnyEdition = "classic",
    *,
    ruleset: str | None = None,
    mode: str = STANDARD,
    options: Words = (),
    numbers: Mapping[str, object] | None = None,
    players: int | None = None,
    bots: Words = DEFAULT_BOT,
    games: int = DEFAULT_GAMES,
    seed: str | int = "1",
    timed_turns: int = TIMED_TURNS,
    cores: int | None = None,
    cluster: str = "",
    out: str | Path | None = None,
    rows: Words = (GAMES,),
    figures_only: bool = False,
    progress: Progress | None = None,
) -> SimulationResult:
    """Play many games among bots.

    `bots` is one name for all seats, or one a seat; `numbers` are played instead of the printed ones, as in
    `{"salary": 400}`. `out` keeps the games as Parquet, in a folder or in one file: the same call goes on where it was
    stopped, and one with more games makes the run longer. `figures_only` forgets each game once it is counted, for
    runs of millions.
    """
    setting = read_setting(edition, ruleset, mode, options, numbers, players, bots, seed, timed_turns)
    if games < 1:
        raise LabError(f"{games} games: one must be played at least")
    kinds = kept_rows(words(rows), out is not None)
    run = executor(cores, cluster, fresh=out is not None)
    told = progress or (lambda done: None)
    if out is not None:
        place = Path(out)
        command = f"casedepart simulate {setting.flags()} --games {games} --rows {','.join(kinds)}"
        return SimulationResult(
            setting, play_into(place, RunPlan(setting, games, kinds, command), run, told), None, place
        )
    played: list[Played] | None = None if figures_only else []
    return SimulationResult(setting, simulate_figures(setting, games, run, told, played), played)


def kept_rows(asked: tuple[str, ...], kept: bool) -> tuple[str, ...]:
    """The kinds of rows to keep; those of the games are always kept, for they say what is there."""
    for kind in asked:
        if kind not in KINDS:
            raise LabError(f"--rows {kind}: there are rows of {', '.join(KINDS)}")
    kinds = tuple(kind for kind in KINDS if kind == GAMES or kind in asked)
    if kept:
        require("--out", "polars")
    elif kinds != (GAMES,):
        raise LabError("--rows says what to keep: say where with --out")
    return kinds
