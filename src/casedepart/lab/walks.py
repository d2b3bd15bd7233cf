"""`lab.landings`: how often a token stands on each square, when nothing is bought and tokens only move."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING

from casedepart.lab.numbers import decimal, interval
from casedepart.lab.result import FigureTable, Result, Row
from casedepart.lab.setting import AnyEdition, LabError, read_setting
from casedepart.sim.executors import Progress
from casedepart.sim.games import Simulation
from casedepart.sim.landings import Landings
from casedepart.sim.landings import landings as walk_many
from casedepart.texts import text

if TYPE_CHECKING:
    from casedepart.lab.plots import Picture

STAY, LEAVE = "stay", "leave"


@dataclass(frozen=True, repr=False)
class LandingsResult(Result):
    """Shares of rolls, in per cent, after which a token stands on each square, and last in jail."""

    setting: Simulation
    jail: str
    found: Landings

    def names(self, lang: str) -> list[str]:
        """The squares by name, and last jail."""
        edition = self.setting.spec.load()
        squares = [edition.square_name(at, lang) for at in range(len(self.found.squares))]
        return [*squares, text(lang, "figures-jail")]

    def numbered(self, lang: str) -> list[str]:
        """The squares with their numbers, and last jail, which has none."""
        *squares, jail = self.names(lang)
        return [*(f"{at:>2} {name}" for at, name in enumerate(squares)), f"   {jail}"]

    def rows(self) -> list[Row]:
        """A row a square; jail has no number."""
        found = self.found
        ends = found.reaches or [(None, None)] * (len(found.squares) + 1)
        shares = [*found.squares, found.jail]
        return [
            {"square": at if at < len(found.squares) else None, "name": name, "percent": share,
             "low": low, "high": high}
            for at, (name, share, (low, high)) in enumerate(zip(self.names("en"), shares, ends, strict=True))
        ]  # fmt: skip

    def provenance(self) -> Row:
        """Where it comes from; the command walks the same again."""
        spec = self.setting.spec
        ruleset = ["--ruleset", spec.ruleset] if spec.ruleset else []
        walked = ["--rolls", str(self.found.rolls), "--jail", self.jail, "--seed", self.setting.seed]
        command = ["casedepart", "landings", "--edition", spec.edition_name, *ruleset, *walked]
        return self.setting.provenance(shlex.join(command))

    def figures(self) -> Row:
        """The shares; intervals in the order of the squares, and last that of jail."""
        found = self.found
        intervals = [[round(low, 4), round(high, 4)] for low, high in found.reaches]
        squares = [round(share, 4) for share in found.squares]
        return {"rolls": found.rolls, "squares": squares, "jail": round(found.jail, 4), "intervals": intervals}

    def plot(self, lang: str = "en") -> Picture:
        """The shares as bars round the board, with their intervals."""
        from casedepart.lab.plots import plot_landings

        return plot_landings(self.found, self.numbered(lang), self.setting.spec.load().id, lang)

    def table(self, lang: str = "en") -> FigureTable:
        """The shares, most visited first."""
        found = self.found
        unknown = [text(lang, "figures-unknown")] * (len(found.squares) + 1)
        reaches = [interval(low, high, lang, 2) for low, high in found.reaches] or unknown
        rows = zip([*found.squares, found.jail], self.numbered(lang), reaches, strict=True)
        ranked = [[name, decimal(share, lang, 2), reach] for share, name, reach in sorted(rows, reverse=True)]
        title = text(lang, "figures-rolls", edition=self.setting.spec.edition_name, rolls=found.rolls)
        return FigureTable(title, [text(lang, "figures-square"), "%", text(lang, "figures-interval")], ranked)


def landings(
    edition: AnyEdition = "classic",
    *,
    ruleset: str | None = None,
    rolls: int = 2_000_000,
    jail: str = LEAVE,
    seed: str | int = "1",
    cores: int | None = None,
    progress: Progress | None = None,
) -> LandingsResult:
    """Let tokens only move, and count where they stand after each roll; `jail` says whether they `leave` or `stay`."""
    if jail not in (STAY, LEAVE):
        raise LabError(f"jail={jail}: a token may {STAY} as long as it may, or {LEAVE} at once")
    if rolls < 1:
        raise LabError(f"{rolls} rolls: there must be one at least")
    setting = read_setting(edition, ruleset, seed=seed)
    spec = setting.spec
    return LandingsResult(setting, jail, walk_many(spec, rolls, jail == LEAVE, setting.seed, cores, progress))
