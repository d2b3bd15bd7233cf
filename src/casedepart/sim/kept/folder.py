"""A run kept in a folder, piece by piece: stopped at any moment, it goes on where it was."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

import casedepart
from casedepart.editions import load
from casedepart.sim.games import Played, Setting
from casedepart.sim.kept.parquet import read_games
from casedepart.sim.kept.rows import GAMES
from casedepart.sim.pieces import Batch, Piece, pieces_of

PLAN = "run.json"
FEWEST, MOST = 20, 1000
"""Games in a piece that is kept as a file."""
PIECES = 100
"""About how many pieces a run has, where that makes them neither small nor large."""


class FolderError(Exception):
    """The place cannot take this run; says why, and what to do."""


@dataclass(frozen=True)
class Plan:
    """What a run plays, and which rows it keeps."""

    setting: Setting
    games: int
    rows: tuple[str, ...] = (GAMES,)

    def as_json(self) -> dict[str, object]:
        """Everything that must be the same for a run to be gone on with."""
        setting = self.setting
        return {
            "casedepart": casedepart.__version__,
            "edition": setting.edition,
            "digest": load(setting.edition).digest[:16],
            "ruleset": setting.ruleset,
            "mode": setting.mode,
            "options": list(setting.options),
            "bots": list(setting.bots),
            "seed": setting.seed,
            "games": self.games,
            "rows": list(self.rows),
        }

    def piece_size(self) -> int:
        """Large enough to be few, small enough that little is lost when a run is stopped."""
        most = MOST if self.rows == (GAMES,) else MOST // 5
        return max(FEWEST, min(most, self.games // PIECES))


class Folder:
    """The pieces of one run: a folder for each kind of rows, a file for each piece."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.pieces: list[Piece] = pieces_of(plan.setting, plan.games, self.agreed_size(), plan.rows)

    def agreed_size(self) -> int:
        """The size of its pieces: as begun, or as planned if nothing has."""
        found = self.read_plan()
        if found is None:
            return self.begin()
        size = found.pop("piece", None)
        refuse_other(self.path, found, self.plan)
        if not isinstance(size, int) or size < 1:
            raise FolderError(f"{self.path / PLAN} does not say how large its pieces are: take another folder")
        return size

    def read_plan(self) -> dict[str, object] | None:
        """What the folder was begun with; nothing for a new one."""
        try:
            found = json.loads((self.path / PLAN).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except NotADirectoryError:
            raise FolderError(f"{self.path} is a file: take a folder, or a name that ends in .parquet") from None
        except (OSError, ValueError) as error:
            raise FolderError(f"{self.path / PLAN} cannot be read: {error}") from error
        if not isinstance(found, dict):
            raise FolderError(f"{self.path / PLAN} is not the plan of a run: take another folder")
        return found

    def begin(self) -> int:
        """Make the folder, with the plan in it."""
        size = self.plan.piece_size()
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if any(found != unfinished(self.path / PLAN) for found in self.path.iterdir()):
                raise FolderError(f"{self.path} holds other things, and no run of casedepart: take an empty folder")
            plan = json.dumps({**self.plan.as_json(), "piece": size}, indent=2, ensure_ascii=False)
            write_whole(self.path / PLAN, plan.encode())
        except OSError as error:
            raise FolderError(f"{self.path} cannot be written to: {error.strerror}") from error
        return size

    def file(self, kind: str, piece: Piece) -> Path:
        """Where the rows of a piece are kept."""
        return self.path / kind / f"{piece.first:09}.parquet"

    def missing(self) -> list[Piece]:
        """The pieces that are yet to be played."""
        return [piece for piece in self.pieces if not self.file(GAMES, piece).exists()]

    def present(self) -> list[Piece]:
        """The pieces that have been played."""
        return [piece for piece in self.pieces if self.file(GAMES, piece).exists()]

    def keep(self, piece: Piece, batch: Batch) -> None:
        """Write a piece; its games last, for they say that it is whole."""
        for kind in sorted(batch.files, key=lambda kind: kind == GAMES):
            file = self.file(kind, piece)
            file.parent.mkdir(exist_ok=True)
            write_whole(file, batch.files[kind])

    def played(self, piece: Piece) -> list[Played]:
        """The games of a piece that is there."""
        return read_games(self.file(GAMES, piece))


def refuse_other(path: Path, found: dict[str, object], plan: Plan) -> None:
    """A run goes on only as it was begun."""
    wanted = plan.as_json()
    differing = [key for key in {**wanted, **found} if found.get(key) != wanted.get(key)]
    if differing:
        told = "; ".join(f"{key} is {worded(found.get(key))} there, {worded(wanted.get(key))} now" for key in differing)
        raise FolderError(f"{path} holds another run: {told}. Take another place, or the same settings")


def worded(value: object) -> str:
    """A value as it is given on the command line."""
    if isinstance(value, list):
        return ",".join(str(item) for item in value) or "none"
    return "none" if value is None else str(value)


def unfinished(path: Path) -> Path:
    """The name that a file has while it is being written."""
    return path.with_name(f".{path.name}.part")


def write_whole(path: Path, content: bytes) -> None:
    """Write a file under another name, and only then give it its own: it is there whole, or not at all."""
    with unfinished(path).open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    unfinished(path).replace(path)
