"""schemathesis, as a command: what the description says is what the server does, and the other way round.

With all checks, and what the command itself takes for right: no status is excused.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.protocol.scene import Scene
from tests.waiting import PATIENCE

COMMAND: Final = (sys.executable, "-m", "schemathesis.cli", "run", "--phases=coverage,fuzzing", "--checks=all")
OPTIONS: Final = ("--generation-database=none", "--no-color", "--continue-on-failure")


def test_schemathesis_finds_nothing(tmp_path: Path, scene: Scene) -> None:
    # Settings and their price are asked for as a look is.
    options = ("--seed=1", "--max-examples=3", "--exclude-path-regex=^/api/(settings|price)$")
    with scene.undisturbed():
        run(tmp_path, scene, scene.made["watch"], *options)


@pytest.mark.long
@pytest.mark.parametrize("seed", [2, 3])
@pytest.mark.parametrize("whose", ["nobody", "seat", "host", "invite"])
def test_schemathesis_finds_nothing_with_any_key(tmp_path: Path, scene: Scene, whose: str, seed: int) -> None:
    keys = {"nobody": "k" * 24, "seat": scene.anna, "host": scene.made["host"], "invite": scene.made["invite"]}
    run(tmp_path, scene, keys[whose], f"--seed={seed}")


def run(folder: Path, scene: Scene, key: str, *options: str) -> None:
    """Run it on a server, in a folder of its own; the table that it asks about is one that there is."""
    (folder / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{scene.table}"\n')
    header = f"--header=Authorization: Bearer {key}"
    command = [*COMMAND, f"{scene.address}/api/openapi.json", header, *OPTIONS, *options]
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", timeout=10 * PATIENCE)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
