"""A former master to play against: `python -m bench.former 070b3e8 /tmp/former` writes a tree that holds both.

Its `shrewd` and `master` stand there beside today's, under other names, so that they can be compiled together:

    cd /tmp/former && python -m building.compiler
    cp -r src/casedepart build/run/ && cp -r build/compiled/. build/run/
    PYTHONPATH=build/run python -m casedepart tournament --bots master,casedepart.bots.former_master.master:Master,…
"""

from __future__ import annotations

import argparse
import io
import shutil
import subprocess
import tarfile
from pathlib import Path

PARTS = ("shrewd", "master")
"""The packages of bots that are taken from the commit; what they need besides is today's."""
BOTS = "src/casedepart/bots"
NEEDED = ("src", "building", "bench", "tests", "pyproject.toml")


def main() -> None:
    """Copy the tree, and put the former bots into it."""
    said = argparse.ArgumentParser(prog="python -m bench.former", description=__doc__)
    said.add_argument("commit")
    said.add_argument("folder", type=Path)
    asked = said.parse_args()
    for name in NEEDED:
        if Path(name).is_dir():
            shutil.copytree(name, asked.folder / name, dirs_exist_ok=True)
        else:
            shutil.copyfile(name, asked.folder / name)
    (asked.folder / "build" / "run").mkdir(parents=True, exist_ok=True)
    for part in PARTS:
        for name, text in sources(asked.commit, part):
            place = asked.folder / BOTS / f"former_{part}" / name
            place.parent.mkdir(exist_ok=True)
            place.write_text(renamed(text), encoding="utf-8")


def sources(commit: str, part: str) -> list[tuple[str, str]]:
    """The modules of a package of bots as they were, by name."""
    packed = subprocess.run(["git", "archive", commit, f"{BOTS}/{part}"], check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        found = [(Path(entry.name).name, archive.extractfile(entry)) for entry in archive if entry.isfile()]
        return [(name, file.read().decode()) for name, file in found if file is not None]


def renamed(text: str) -> str:
    """A module that imports the former bots by their new names."""
    for part in PARTS:
        text = text.replace(f"casedepart.bots.{part}.", f"casedepart.bots.former_{part}.")
        text = text.replace(f"casedepart.bots.{part} ", f"casedepart.bots.former_{part} ")
    return text


if __name__ == "__main__":
    main()
