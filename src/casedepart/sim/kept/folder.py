"""A run kept in a folder, piece by piece: stopped at any moment, it goes on where it was."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from casedepart.sim.games import Played, Simulation, play_one
from casedepart.sim.kept.parquet import read_games
from casedepart.sim.kept.rows import GAMES
from casedepart.sim.pieces import Batch, Piece, pieces_of

PLAN = "run.json"
FEWEST, MOST = 20, 1000
"""Games in a piece that is kept as a file."""
PIECES = 100
"""About how many pieces a run has, where that makes them neither small nor large."""


COMPARED = 20
"""How many games of a run that another build began are played again before it is gone on with."""
BUILD = ("casedepart", "rules", "bots_by")
"""What a plan says of the build that plays it."""
Item = TypeVar("Item")


class FolderError(Exception):
    """The place cannot take this run; says why, and what to do."""


@dataclass(frozen=True)
class RunPlan:
    """What a run plays, and which rows it keeps."""

    simulation: Simulation
    games: int
    rows: tuple[str, ...] = (GAMES,)
    command: str = ""
    """What was asked for; a run is the same whatever it was called by."""

    def as_json(self) -> dict[str, object]:
        """The run's provenance: all but its command and its build must be the same for it to be gone on with."""
        return {**self.simulation.provenance(self.command), "games": self.games, "rows": list(self.rows)}

    def piece_size(self) -> int:
        """Large enough to be few, small enough that little is lost when a run is stopped."""
        most = MOST if self.rows == (GAMES,) else MOST // 5
        return max(FEWEST, min(most, self.games // PIECES))


class Folder:
    """The pieces of one run: a folder for each kind of rows, a file for each piece."""

    def __init__(self, path: Path, plan: RunPlan) -> None:
        self.path = path
        self.plan = plan
        size = self.agreed_size()
        note = json.dumps(plan.simulation.provenance(plan.command), ensure_ascii=False)
        self.pieces: list[Piece] = pieces_of(plan.simulation, plan.games, size, plan.rows, note)

    def agreed_size(self) -> int:
        """The size of its pieces: as begun, or as planned if nothing has."""
        found = self.read_plan()
        if found is None:
            return self.begin()
        size = found.pop("piece", None)
        if not isinstance(size, int) or size < 1:
            raise FolderError(f"{self.path / PLAN} does not say how large its pieces are: take another folder")
        before = found_games(found)
        renewed = by_another_build(self.path, found, self.plan, self.some_games())
        if before < self.plan.games:
            self.drop_part_piece(before, size)
        if renewed or before < self.plan.games:
            # A folder that cannot be written to can still be summed up.
            with suppress(OSError):
                self.write_plan(size)
        return size

    def drop_part_piece(self, games: int, size: int) -> None:
        """A run that is made longer plays its last piece again, where that was not a whole one."""
        if games % size:
            for kind in sorted(self.plan.rows, key=lambda kind: kind != GAMES):
                (self.path / kind / f"{games // size * size:09}.parquet").unlink(missing_ok=True)

    def some_games(self) -> Iterator[Played]:
        """Games that are kept, of pieces from the first to the last."""
        files = spread(sorted((self.path / GAMES).glob("*.parquet")), COMPARED)
        for file in files:
            yield from spread(read_games(file), -(-COMPARED // len(files)))

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
            self.write_plan(size)
        except OSError as error:
            raise FolderError(f"{self.path} cannot be written to: {error.strerror}") from error
        return size

    def write_plan(self, size: int) -> None:
        plan = json.dumps({**self.plan.as_json(), "piece": size}, indent=2, ensure_ascii=False)
        write_whole(self.path / PLAN, plan.encode())

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


def by_another_build(path: Path, found: dict[str, object], plan: RunPlan, games: Iterable[Played]) -> bool:
    """A run goes on only as it was begun: by this build, or by another whose games come out the same here."""
    wanted = plan.as_json()
    if found_games(found) <= plan.games:
        found = {**found, "games": plan.games}
    found = {**found, "command": wanted.get("command")}
    differing = [key for key in {**wanted, **found} if found.get(key) != wanted.get(key)]
    if plan.simulation.spec.load().serves(str(found.get("digest")), str(found.get("plays", ""))):
        differing = [key for key in differing if key not in ("edition", "digest", "plays")]
    others = [key for key in differing if key not in BUILD]
    if others:
        told = "; ".join(f"{key} is {worded(found.get(key))} there, {worded(wanted.get(key))} now" for key in others)
        raise FolderError(f"{path} holds another run: {told}. Take another place, or the same settings")
    if differing:
        refuse_parted(path, found, wanted, plan.simulation, games)
    return bool(differing)


def found_games(plan: dict[str, object]) -> int:
    """How many games a run was begun with; none where it does not say."""
    games = plan.get("games")
    return games if isinstance(games, int) else 0


def refuse_parted(
    path: Path, found: dict[str, object], wanted: dict[str, object], simulation: Simulation, games: Iterable[Played]
) -> None:
    """Play games of another build again: a run is not gone on with by rules or bots that make others of them."""
    rules = simulation.rules()
    for game in games:
        if play_one(simulation, rules, game.number) != game:
            raise FolderError(
                f"{path} was played by {build_told(found)}, and its game {game.number} comes out otherwise here: "
                f"this is {build_told(wanted)}. Go on with that build, or take another place"
            )


def build_told(plan: dict[str, object]) -> str:
    """The build that a run was begun by."""
    fingerprints = "".join(
        f", {what} {plan[key]}" for key, what in (("rules", "rules"), ("bots_by", "bots")) if key in plan
    )
    return f"casedepart {plan.get('casedepart')}{fingerprints}"


def spread(items: Sequence[Item], most: int) -> list[Item]:
    """So many of some items, from the first to the last at even distances."""
    few = min(most, len(items))
    return [items[place * (len(items) - 1) // max(1, few - 1)] for place in range(few)]


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
