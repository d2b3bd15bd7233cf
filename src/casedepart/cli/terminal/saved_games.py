"""The games that are kept on this machine: where a new one goes, and which there are."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from datetime import datetime
from itertools import islice
from pathlib import Path

from casedepart.cli.terminal import say
from casedepart.editions import EditionError
from casedepart.record import Record, RecordError, read

MOST_LISTED = 20


def own_file(edition: str, environment: Mapping[str, str], now: datetime) -> Path:
    """A new file for a game, in the folder for such things."""
    return own_folder(environment) / f"{edition}-{now:%Y-%m-%d-%H%M%S}.jsonl"


def own_folder(environment: Mapping[str, str]) -> Path:
    """The folder in which this person's games are kept."""
    base = environment.get("APPDATA") if os.name == "nt" else environment.get("XDG_DATA_HOME")
    return Path(base or Path.home() / ".local" / "share") / "casedepart" / "games"


def saved_games(environment: Mapping[str, str]) -> list[Record]:
    """The last games of this person's folder that can be gone on with, the newest first."""
    files = own_folder(environment).glob("*.jsonl")
    newest = sorted(files, key=lambda file: file.stat().st_mtime, reverse=True)
    return list(islice(unfinished(newest), MOST_LISTED))


def unfinished(files: list[Path]) -> Iterator[Record]:
    """The records of games that are not over; a file that is none is left out."""
    for file in files:
        with suppress(RecordError):
            record = read(file)
            if not record.closing.over:
                yield record


def saved_line(record: Record, language: str) -> str:
    """A saved game in a line: what is played, by whom, how far it has come and when it was kept."""
    header = record.header
    name = header.edition
    with suppress(RecordError, EditionError):
        name = record.edition().name(language)
    kept = datetime.fromtimestamp(Path(record.path).stat().st_mtime)
    players, at = ", ".join(header.players), f"{kept:%Y-%m-%d %H:%M}"
    return say(language, "saved-game", edition=name, players=players, n=len(record.answers), at=at)
