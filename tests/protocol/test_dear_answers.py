"""Sixty connections of one address that ask for what is dearest, within all its limits, hold nobody up."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.protocol.attacks import ATTACKS, LimitedServing, Player, processor_seconds, under_attack

SECONDS = 15.0
MOST_OF_A_CORE = 0.3
QUICK = 50.0
"""Milliseconds that 99 of 100 answers take at most, on a machine with nothing else to do."""


def last_but_one_percent(player: Player, seconds: float) -> float:
    """How long 99 of 100 answers take at most, in milliseconds."""
    player.waited.clear()
    player.ask_for(seconds)
    return sorted(player.waited)[int(len(player.waited) * 0.99)]


@pytest.mark.long
@pytest.mark.parametrize("attack", ["dear answers", "dear messages", "files of the page", "much to store"])
def test_one_address_within_its_limits_keeps_no_core_busy_and_no_player_waiting(tmp_path: Path, attack: str) -> None:
    serving = LimitedServing(str(tmp_path / "tables.db"), tmp_path / "log")
    try:
        player = Player(serving.address)
        alone = last_but_one_percent(player, SECONDS / 3)
        with under_attack(ATTACKS[attack], serving.port):
            began, taken = time.monotonic(), processor_seconds(serving.process.pid)
            waited = last_but_one_percent(player, SECONDS)
            share = (processor_seconds(serving.process.pid) - taken) / (time.monotonic() - began)
        assert share < MOST_OF_A_CORE
        # Where a player alone waits for so long already, the machine has other things to do, and tells nothing.
        assert waited < QUICK or alone > QUICK / 2, (alone, waited)
    finally:
        serving.kill()
