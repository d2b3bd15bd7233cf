"""A whole server whose machine's clock is wrong or is set: no table goes, no move is lost, no seat is handed over.

The clock is set by libfaketime (Debian's `faketime`), the monotonic one left alone, as by NTP or a suspended machine.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.server.serving import Server, Talk, play
from tests.waiting import wait_until

LIBRARIES: Final = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))
HOUR: Final = 3600
DAY: Final = 24 * HOUR
TABLES: Final = 6
MOVES: Final = 5


class Leap(NamedTuple):
    """What the clock says at first, and then: seconds later than it is."""

    first: int
    then: int
    restarts: bool = False
    """It is set while the server is off."""


LEAPS: Final = {
    "an hour back": Leap(0, -HOUR),
    "an hour back, and restarted": Leap(0, -HOUR, restarts=True),
    "90 minutes ahead": Leap(0, 90 * 60),
    "90 minutes ahead, and restarted": Leap(0, 90 * 60, restarts=True),
    "104 days ahead": Leap(0, 104 * DAY),
    "104 days ahead, and restarted": Leap(0, 104 * DAY, restarts=True),
    "begun in the past": Leap(-300 * DAY, 0),
    "begun in the past, and restarted": Leap(-300 * DAY, 0, restarts=True),
}


class Misled(Server):
    """A server that is told the time by a file."""

    def __init__(self, folder: Path, later: int) -> None:
        self.told = folder / "time"
        self.set(later)
        self.environment = {
            **os.environ,
            "LD_PRELOAD": str(LIBRARIES[0]),
            "FAKETIME_TIMESTAMP_FILE": str(self.told),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
            "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
        }
        super().__init__(folder, "--no-limits", "--forget-after", "90")

    def set(self, later: int) -> None:
        """Set the clock."""
        new = self.told.with_suffix(".new")
        new.write_text(f"{later:+d}\n")
        new.replace(self.told)

    def sweeps(self) -> int:
        """How often it has swept since its start."""
        line = next(line for line in self.get("/metrics").text.splitlines() if line.startswith(SWEEPS))
        return round(float(line.removeprefix(SWEEPS)))

    def sweep(self) -> None:
        """Wait until it has swept some times."""
        until = self.sweeps() + 4
        wait_until(lambda: self.sweeps() >= until)


SWEEPS: Final = "casedepart_late_seconds_count "


def stored(server: Server) -> dict[str, int]:
    """The tables and their versions."""
    with closing(sqlite3.connect(server.db, timeout=120)) as database:
        return dict(database.execute("SELECT table_id, count(*) FROM journal GROUP BY table_id"))


def sitting(talk: Talk) -> list[str]:
    """The bots that answer for people."""
    return [seat["bot"] for seat in talk.state["table"]["seats"] if seat["person"]]


def play_some(server: Server, made: Any) -> int:
    """Give some answers at a table; the version that the last one made, which was acknowledged."""
    with server.talk(made["table"], *(seat["key"] for seat in made["seats"])) as talk:
        talk.until(4)
        play(talk, MOVES)
        return int(talk.state["version"])


@pytest.mark.long
@pytest.mark.skipif(not LIBRARIES, reason="Debian's faketime is not installed: apt-get install faketime")
@pytest.mark.parametrize("leap", LEAPS.values(), ids=LEAPS)
def test_whatever_the_clock_does_all_is_kept_and_goes_on(tmp_path: Path, leap: Leap) -> None:
    server = Misled(tmp_path, leap.first)
    try:
        clocks = ["relaxed", "days"]
        made = [
            server.open_table("Anna", "Bruno", clock=clocks[n % 2], bots="steady", auction=0, pace="fast")
            for n in range(TABLES)
        ]
        bots = server.post("/api/tables", {"settings": {"seats": 3, "bots": "steady"}, "people": [], "start": True})
        acknowledged = {one["table"]: play_some(server, one) for one in made}
        before = len(stored(server))
        if leap.restarts:
            server.kill()
            server.set(leap.then)
            server.start()
        else:
            with server.talk(bots.json["table"], bots.json["watch"]) as talk:
                talk.until(3)
            with server.talk(made[0]["table"], *(seat["key"] for seat in made[0]["seats"])) as talk:
                talk.wait("state")
                server.set(leap.then)
                wait_until(lambda: "clock leapt" in server.log.read_text())
                talk.ask("say", text="here", seat=0)
                assert sitting(talk) == ["", ""]
        server.sweep()
        found = stored(server)
        handed = 0
        for one in made:
            with server.talk(one["table"], *(seat["key"] for seat in one["seats"])) as talk:
                talk.wait("state")
                handed += sum(map(bool, sitting(talk)))
                play(talk, 1)
        seen = found.get(bots.json["table"], 0)
        asked = time.monotonic()
        wait_until(lambda: stored(server)[bots.json["table"]] > seen + 3)
        moves = sum(version for version in acknowledged.values())
        lost = sum(max(0, version - found.get(table, 0)) for table, version in acknowledged.items())
        print(
            f"tables {before} before, {len(found)} after; {moves} entries acknowledged, {lost} lost; "
            f"{handed} seats handed over; bots went on in {time.monotonic() - asked:.1f} s"
        )
        assert (len(found), lost, handed) == (before, 0, 0)
    finally:
        server.stop()
