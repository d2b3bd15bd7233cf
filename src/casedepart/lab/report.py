"""`lab.study`: everything that a report on an edition tells, as tables, and as one HTML file."""

from __future__ import annotations

import json
import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from casedepart.bots.play import TIMED_TURNS
from casedepart.lab.games import game_row
from casedepart.lab.numbers import figure_cells, games_title, share_cells
from casedepart.lab.result import NOTE, FigureTable, Result, Row, data_frame, spread
from casedepart.lab.setting import STANDARD, LabError, Words, executor, read_setting, words
from casedepart.sim.executors import Executor, Progress
from casedepart.sim.games import DEFAULT_BOT, Simulation
from casedepart.sim.libraries import require
from casedepart.study.comparison import comparison
from casedepart.study.pages.report import report, speech_of
from casedepart.study.plan import ROLLS, StudyPlan
from casedepart.study.study import Study
from casedepart.study.study import study as study_one
from casedepart.study.watched_games import NEVER, Watched
from casedepart.texts import text

if TYPE_CHECKING:
    from casedepart.lab.plots import Picture

VARIED_PART = 4
"""Each variation is played by so many times fewer games, unless the whole catalogue is studied."""
ROLLS_A_GAME = 25
"""A walk has so many rolls for each game, up to the most."""


@dataclass(frozen=True, repr=False)
class StudyResult(Result):
    """A study of one edition: its games, its groups, its squares, and what each choice changes."""

    found: Study

    @property
    def setting(self) -> Simulation:
        """What was played."""
        return self.found.simulation

    def rows(self) -> list[Row]:
        """A row a game, with who first had each group whole, and when it was."""
        return [watched_row(game) for game in self.found.games]

    def groups(self) -> list[Row]:
        """A row for each group: its colour, rent a game, how often it was whole, and how often its first holder won."""
        speech = speech_of(self.found, "en")
        return [
            {"group": speech.cause(one.key), "colour": speech.colour(one.key) or None,
             **spread("rent", one.earned), **spread("whole", one.whole),
             **spread("won", one.won)}
            for one in self.found.estates
        ]  # fmt: skip

    def investments(self) -> list[Row]:
        """A row for each group at each level: its cost, the rent of one opponent's turn, and when it has paid back."""
        speech = speech_of(self.found, "en")
        return [
            {"group": speech.cause(one.key), "level": one.level, "cost": one.cost, "income": one.income,
             "payback_turns": one.payback if one.income > 0 else None}
            for one in self.found.holdings
        ]  # fmt: skip

    def squares(self) -> list[Row]:
        """A row for each square, and last for jail: the exact Markov chain beside the rolls that were counted."""
        speech = speech_of(self.found, "en")
        names = [speech.square(at) for at in range(len(self.found.rules.board))] + [speech.say("in-jail")]
        return [
            {"square": name, "exact": here.exact, **spread("counted", here.counted), "exact_staying": there.exact}
            for name, here, there in zip(
                names, self.found.leaving.landings, self.found.staying.landings, strict=True
            )
        ]  # fmt: skip

    def seats(self) -> list[Row]:
        """A row for each place in the order of play: the share of games that it won."""
        return [{"place": at + 1, **spread("won", rate)} for at, rate in enumerate(self.found.seats)]

    def choices(self) -> list[Row]:
        """A row for each other ruleset, mode and option: what it changes, on the same dice.

        `first_seat` is what `first_to_play` was called: it goes with the next release.
        """
        return [
            {"plays": one.simulation.spec.words(), "games": one.games, **spread("turns", one.turns),
             **spread("capped", one.cut_off), **spread("bankruptcies", one.falls), **spread("first_to_play", one.first),
             **spread("first_seat", one.first)}
            for one in self.found.changes
        ]  # fmt: skip

    def tables(self) -> dict[str, list[Row]]:
        """Every table by its name."""
        return {
            "games": self.rows(),
            "groups": self.groups(),
            "investments": self.investments(),
            "squares": self.squares(),
            "seats": self.seats(),
            "choices": self.choices(),
        }

    def write_data(self, folder: str | Path) -> list[Path]:
        """Write every table as a Parquet file with its provenance."""
        require("--data", "polars")
        folder = Path(folder)
        folder.mkdir(parents=True, exist_ok=True)
        note = json.dumps(self.provenance(), ensure_ascii=False)
        written: list[Path] = []
        for name, rows in self.tables().items():
            if rows:
                written.append(folder / f"{name}.parquet")
                data_frame(rows).write_parquet(written[-1], metadata={NOTE: note})
        return written

    def write(self, path: str | Path) -> Path:
        """Write the report (`.html`), or what any result writes."""
        path = Path(path)
        if path.suffix != ".html":
            return super().write(path)
        path.write_text(report(self.found, "en"), encoding="utf-8")
        return path

    def provenance(self) -> Row:
        """Where it comes from; the command makes it again."""
        return self.setting.provenance(self.found.plan.command)

    def figures(self) -> Row:
        """All tables but that of the games."""
        return {name: rows for name, rows in self.tables().items() if name != "games"}

    def plot(self, lang: str = "en") -> Picture:
        """How often the first holder of each group won, with its interval."""
        from casedepart.lab.plots import plot_groups

        return plot_groups(self.found, lang)

    def table(self, lang: str = "en") -> FigureTable:
        """A row for each group."""
        speech = speech_of(self.found, lang)
        say = speech.say
        headings = [say("group")]
        for key in ("earned", "completed", "holder-won"):
            headings += [say(key), text(lang, "figures-interval")]
        rows = [
            [
                speech.cause(one.key),
                *figure_cells(one.earned, lang, 0),
                *(share_cells(one.whole, lang) if one.whole else ("", "")),
                *(share_cells(one.won, lang) if one.won else ("", "")),
            ]
            for one in self.found.estates
        ]
        title = games_title(self.setting, self.found.plan.games, lang)
        timed = text(lang, "figures-timed", turns=self.found.plan.timed_turns)
        varied = any(one.simulation.rules().choices.timed for one in self.found.changes)
        return FigureTable(title, headings, rows, [timed] if varied else [])


def watched_row(game: Watched) -> Row:
    """One game with what its log tells."""
    return {
        **game_row(game.played),
        "rents": list(game.rents),
        "group_holders": [None if seat == NEVER else seat for seat in game.holders],
        "first_group": None if game.first_group == NEVER else game.first_group,
        "first_house": None if game.first_house == NEVER else game.first_house,
    }


def study_plan(
    names: tuple[str, ...],
    options: Words,
    players: int | None,
    bots: Words,
    games: int,
    seed: str | int,
    pace: int,
    vary_games: int,
    timed_turns: int,
    vary: bool = True,
) -> StudyPlan:
    """What a study of these editions plays, checked before anything is."""
    if pace < 1:
        raise LabError(f"pace={pace}: a turn takes one second at least")
    chosen = words(options)
    settings = [read_setting(name, None, STANDARD, chosen, None, players, bots, seed, timed_turns) for name in names]
    # All are studied with as many players: no more than any of them has tokens for.
    seats = min((setting.bots for setting in settings), key=len)
    given = {"--games": games, "--players": len(seats), "--bots": ",".join(words(bots)), "--seed": seed, "--pace": pace}
    command = ["casedepart", "study", *names, *(str(word) for pair in given.items() for word in pair)]
    command += [word for option in chosen for word in ("--with", option)]
    command += [] if timed_turns == TIMED_TURNS else ["--timed-turns", str(timed_turns)]
    command += [] if vary else ["--no-vary"]
    rolls = min(ROLLS, ROLLS_A_GAME * games)
    return StudyPlan(games, vary_games, seats, settings[0].seed, pace, rolls, shlex.join(command), chosen, timed_turns)


def study(
    edition: str | Path = "classic",
    *,
    options: Words = (),
    players: int | None = None,
    bots: Words = DEFAULT_BOT,
    games: int = 2000,
    seed: str | int = "1",
    pace: int = 30,
    vary: bool = True,
    timed_turns: int = TIMED_TURNS,
    cores: int | None = None,
    cluster: str = "",
    progress: Progress | None = None,
) -> StudyResult:
    """Study an edition: where tokens land, which groups pay and win, who wins, how long it takes, what changes it."""
    if games < 2:
        raise LabError(f"{games} games: two are needed for an interval")
    varied = max(2, games // VARIED_PART) if vary else 0
    name = str(edition)
    plan = study_plan((name,), options, players, bots, games, seed, pace, varied, timed_turns, vary)
    return StudyResult(study_one(name, plan, executor(cores, cluster), progress))


def study_many(names: tuple[str, ...], plan: StudyPlan, run: Executor, progress: Progress | None) -> list[StudyResult]:
    """Studies of several editions, by one plan."""
    return [StudyResult(study_one(name, plan, run, progress)) for name in names]


def html(studies: list[StudyResult], lang: str) -> str:
    """The report of one edition, or the comparison of several."""
    found = [one.found for one in studies]
    return report(found[0], lang) if len(found) == 1 else comparison(found, lang, found[0].plan.command)
