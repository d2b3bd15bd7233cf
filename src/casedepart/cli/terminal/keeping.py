"""Where the record of a game is kept: in the file that was named, or in a folder of the player's own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from casedepart.record import Recorder, RecordError, spare_existing


class Keeper:
    """Writes the record of one game to its file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def keep(self, recorder: Recorder, path: str = "") -> Path:
        """Write it, to this file from now on if one is named; the file it went to. What stands there is not lost."""
        file = Path(path).expanduser() if path else self.path
        if file != self.path:
            spare_existing(file)
        with suppress(OSError):
            file.parent.mkdir(parents=True, exist_ok=True)
        recorder.save(file)
        self.path = file
        return file

    def keep_quietly(self, recorder: Recorder) -> None:
        """Write it as a precaution; that it cannot be written is told when it matters."""
        with suppress(RecordError):
            self.keep(recorder)


def own_file(edition: str, environment: Mapping[str, str], now: datetime) -> Path:
    """A new file for a game, in the folder for such things."""
    return own_folder(environment) / f"{edition}-{now:%Y-%m-%d-%H%M%S}.jsonl"


def own_folder(environment: Mapping[str, str]) -> Path:
    """The folder in which this person's games are kept."""
    base = environment.get("APPDATA") if os.name == "nt" else environment.get("XDG_DATA_HOME")
    return Path(base or Path.home() / ".local" / "share") / "casedepart" / "games"
