"""The crash test as a program: `python -m tests.crash --kills 100 --db sqlite`."""

from __future__ import annotations

import sys
from argparse import ArgumentParser

from rich.console import Console
from rich.progress import Progress

from tests.crash.ledger import Findings
from tests.crash.running import run


def main() -> int:
    """Run it with a progress bar; 0: nothing was lost, doubled or otherwise wrong."""
    parser = ArgumentParser(prog="python -m tests.crash", description="Kill servers in the middle of many games.")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--db", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seed", default="crash")
    chosen = parser.parse_args()
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("killing", total=chosen.kills)

        def progress(found: Findings) -> None:
            bar.update(task, advance=1, description=f"{found.acknowledged} moves, {len(found.troubles)} troubles")

        findings, line, complaints = run(chosen.db, chosen.kills, chosen.tables, chosen.seed, progress)
    for trouble in (*findings.troubles[:20], *complaints[:20]):
        print(trouble, file=sys.stderr)
    print(line)
    return 1 if findings.troubles else 0


if __name__ == "__main__":
    sys.exit(main())
