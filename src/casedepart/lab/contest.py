"""`lab.tournament`: bots against each other in all seats, with win rates and ratings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from casedepart import bots as players_of_ours
from casedepart.bots.play import TIMED_TURNS
from casedepart.lab.games import game_row
from casedepart.lab.numbers import decimal, games_title, percent, share_cells, timed_remark
from casedepart.lab.result import FigureTable, Result, Row
from casedepart.lab.setting import PLAYERS, STANDARD, AnyEdition, LabError, Words, executor, known_bots, read_setting
from casedepart.sim.contests.standings import ANCHOR, Standing
from casedepart.sim.contests.tournament import Tournament, distinct
from casedepart.sim.contests.tournament import tournament as play_all
from casedepart.sim.executors import Progress
from casedepart.sim.games import Simulation
from casedepart.texts import text

if TYPE_CHECKING:
    from casedepart.lab.plots import Picture

COLUMNS = ("bot", "seats", "won", "interval", "rating", "interval", "implied", "place")


@dataclass(frozen=True, repr=False)
class TournamentResult(Result):
    """A tournament that was played."""

    found: Tournament

    @property
    def setting(self) -> Simulation:
        """What was played."""
        return self.found.simulation

    @property
    def standings(self) -> list[Standing]:
        """Every bot, the one that wins most first."""
        return sorted(self.found.standings, key=lambda standing: standing.win_rate.value, reverse=True)

    def rows(self) -> list[Row]:
        """A row a game, with who sat where."""
        matches = enumerate(self.found.matches)
        return [{**game_row(game), "game": number, "bots": list(seats)} for number, (seats, game) in matches]

    def provenance(self) -> Row:
        """Where it comes from; the command plays it again."""
        flags = self.setting.flags(each=True)
        return self.setting.provenance(f"casedepart tournament {flags} --games {self.found.games}")

    def figures(self) -> Row:
        """The figures by the names they are known by."""
        return {**self.found.as_json(), "timed_turns": self.setting.timed_turns}

    def plot(self, lang: str = "en") -> Picture:
        """The win rates as bars with their intervals."""
        from casedepart.lab.plots import plot_tournament

        return plot_tournament(self.found, lang)

    def table(self, lang: str = "en") -> FigureTable:
        """A row for each bot, and what one must know to read them."""
        title = games_title(self.setting, self.found.games, lang)
        headings = [text(lang, f"tournament-{key}") for key in COLUMNS]
        return FigureTable(title, headings, [cells(one, lang) for one in self.standings], remarks(self.found, lang))


def cells(standing: Standing, lang: str) -> list[str]:
    """One bot: what its seats won, its rating, and what the rating says they should have won."""
    rating = standing.rating
    return [
        standing.bot,
        str(standing.seats),
        *share_cells(standing.win_rate, lang),
        f"{rating.value:.0f}",
        f"{rating.low:.0f}–{rating.high:.0f}" if rating.low < rating.high else "",
        percent(standing.implied, lang),
        decimal(standing.place, lang, 2),
    ]


def remarks(found: Tournament, lang: str) -> list[str]:
    """What one must know to read the figures."""
    size, names = found.round_size, found.simulation.bots
    arranged = "tournament-arranged" if size == distinct(names) else "tournament-rotated"
    said = [
        text(lang, "tournament-fair", share=percent(found.standings[0].fair, lang)),
        text(lang, "tournament-scale", anchor=ANCHOR if ANCHOR in names else "mean"),
    ]
    if found.fit is not None:
        p_value = (
            f"= {decimal(found.fit.p_value, lang, 3)}" if found.fit.p_value >= 0.001 else f"< {decimal(0.001, lang, 3)}"
        )
        key = "tournament-fits" if found.fit.fits else "tournament-misfit"
        square = decimal(found.fit.statistic, lang)
        said.append(text(lang, key, square=square, degrees=found.fit.degrees, p=p_value))
    said.append(text(lang, arranged, round=size))
    if found.games % size:
        said.append(text(lang, "tournament-uneven", round=size))
    said.append(text(lang, "tournament-capped", capped=found.capped, turns=players_of_ours.MOST_TURNS))
    return said + timed_remark(found.simulation, lang)


def tournament(
    bots: Words = "shrewd,steady,steady,steady",
    *,
    edition: AnyEdition = "classic",
    ruleset: str | None = None,
    mode: str = STANDARD,
    options: Words = (),
    numbers: Mapping[str, object] | None = None,
    games: int = 1000,
    seed: str | int = "1",
    timed_turns: int = TIMED_TURNS,
    cores: int | None = None,
    cluster: str = "",
    progress: Progress | None = None,
) -> TournamentResult:
    """Let bots play each other in all seats, and rate them by their wins.

    One bot for each seat; one that is named several times has several seats and is one entry.
    """
    seats = known_bots(bots)
    if len(seats) not in PLAYERS:
        raise LabError(
            f"--bots names {len(seats)} bots: name one for each seat, from 2 to 8, as in shrewd,steady,steady,steady"
        )
    setting = read_setting(edition, ruleset, mode, options, numbers, len(seats), seats, seed, timed_turns)
    if games < 1:
        raise LabError(f"{games} games: one must be played at least")
    return TournamentResult(play_all(setting, games, executor(cores, cluster), progress))
