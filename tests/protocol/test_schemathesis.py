"""schemathesis, the command, finds nothing: what the description says is what the server does, and the other way round.

With the command's own checks and what it takes for right unless told otherwise: no status is excused here.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.protocol.scene import Scene
from tests.waiting import PATIENCE

COMMAND: Final = (sys.executable, "-m", "schemathesis.cli", "run")
OPTIONS: Final = ("--phases=coverage,fuzzing", "--checks=all", "--generation-database=none", "--no-color", "--warnings=off")


def ran(folder: Path, scene: Scene, *options: str, key: str = "") -> str:
    """Run it in a folder of its own on the table of a scene; what it says when it has found nothing."""
    (folder / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{scene.table}"\n')
    headers = (f"--header=Authorization: Bearer {key}",) if key else ()
    command = [*COMMAND, f"{scene.address}/api/openapi.json", *OPTIONS, *headers, *options]
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", timeout=10 * PATIENCE)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def test_schemathesis_finds_nothing(tmp_path: Path, scene: Scene) -> None:
    said = ran(tmp_path, scene, "--seed=1", "--max-examples=5")
    assert "No issues found" in said, said


@pytest.mark.long
@pytest.mark.parametrize("key", ["none", "host", "invite", "watch", "seat"])
@pytest.mark.parametrize("seed", range(1, 4))
def test_schemathesis_finds_nothing_by_any_key(tmp_path: Path, server_scene: Scene, seed: int, key: str) -> None:
    pass
