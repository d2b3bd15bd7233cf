"""Measure anew what the documents' tables of figures say: `make figures`, before a release. It takes hours."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
OUT: Final = ROOT / "build" / "figures"
MEASURED: Final = (
    ("docs/bots.md", "Strength"),
    ("docs/bots.md", "Characters"),
    ("docs/bots.md", "House rules"),
    ("docs/bots.md", "Chances without playouts"),
    ("docs/bots.md", "No bad deals"),
    ("docs/bots.md", "Opponents from outside"),
    ("docs/bots.md", "Exploits"),
    ("docs/hosting.md", "Several workers"),
    ("docs/load.md", "What was measured"),
    ("docs/security.md", "Attacks that were tried"),
)
"""Where tables of measured figures stand, by document and heading; their commands are the examples below it."""
BY_MAKE: Final = (("docs/bots.md, Strength: speeds", "make bench"), ("docs/studies, written by it", "make studies"))
"""What has a target of its own."""
FENCED: Final = re.compile(r"^( *)```sh\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def section(document: str, heading: str) -> str:
    """What stands below a heading, up to the next one."""
    found, is_inside, is_fenced = [], False, False
    for line in (ROOT / document).read_text(encoding="utf-8").splitlines(keepends=True):
        is_fenced ^= line.lstrip().startswith("```")
        if line.startswith("#") and not is_fenced:
            is_inside = line.strip("# \n") == heading
        elif is_inside:
            found.append(line)
    return "".join(found)


def measuring() -> Iterator[tuple[str, str]]:
    """Each command that measures, with the place of its figures."""
    for document, heading in MEASURED:
        for _, lines in FENCED.findall(section(document, heading)):
            yield from ((f"{document}, {heading}", line) for line in lines.splitlines() if line)
    yield from BY_MAKE


def main() -> None:
    """Run them all, one after the other; what each says is kept in a file, to be compared with the table."""
    OUT.mkdir(parents=True, exist_ok=True)
    found = list(measuring())
    program = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    for number, (place, line) in enumerate(found, start=1):
        begun, file = time.monotonic(), OUT / f"{number:02}.txt"
        print(f"{number} of {len(found)}, {place}: {line}", flush=True)
        with file.open("w", encoding="utf-8") as output:
            print(f"{place}\n$ {line}", file=output, flush=True)
            words = shlex.split(line, comments=True)
            code = subprocess.run(words, cwd=ROOT, env=program, stdout=output, stderr=subprocess.STDOUT).returncode
        print(f"  {(time.monotonic() - begun) / 60:.0f} minutes, {file}{f', FAILED with {code}' if code else ''}")
    print("Compare each with its table, and write what is new into it.")


if __name__ == "__main__":
    main()
