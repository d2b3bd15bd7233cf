"""Make the tables of measured figures in a document anew: `python -m bench.tables docs/bots.md`.

A line `<!-- table: COMMAND -->` stands above each of them: the table below it is what the command prints, and what it
was made from is written into the line.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
from pathlib import Path

import casedepart

MARK = re.compile(
    r"^<!-- table: (?P<command>.*?)(?:; made from (?P<made>.*))? -->\n\n?(?P<table>(?:\|.*\n)*)", re.MULTILINE
)


def main() -> None:
    """Run the command of each table, and write the document anew after each."""
    said = argparse.ArgumentParser(prog="python -m bench.tables", description=__doc__)
    said.add_argument("document", type=Path)
    said.add_argument("--only", default="", help="tables in whose command this is")
    said.add_argument("--list", action="store_true", help="print the commands, and what each table was made from")
    asked = said.parse_args()
    for mark in list(MARK.finditer(asked.document.read_text(encoding="utf-8"))):
        if asked.list:
            print(f"{mark['command']}: {mark['made'] or 'not made yet'}")
        elif asked.only in mark["command"]:
            print(mark["command"], file=sys.stderr)
            written = remade(asked.document.read_text(encoding="utf-8"), mark["command"], printed(mark["command"]))
            asked.document.write_text(written, encoding="utf-8")


def printed(command: str) -> str:
    """The table that a command prints."""
    words = shlex.split(command)
    words[0] = sys.executable if words[0] == "python" else words[0]
    out = subprocess.run(words, check=True, stdout=subprocess.PIPE, text=True).stdout
    return "".join(f"{line}\n" for line in out.splitlines() if line.startswith("|"))


def remade(document: str, command: str, table: str) -> str:
    """A document with the table of a command replaced, and what it was made from."""
    made = f"{casedepart.__version__}, rules {casedepart.rules_fingerprint()}, bots {casedepart.bots_fingerprint()}"

    def put(mark: re.Match[str]) -> str:
        if mark["command"] != command:
            return mark[0]
        return f"<!-- table: {command}; made from {made} -->\n\n{table}"

    return MARK.sub(put, document)


if __name__ == "__main__":
    main()
