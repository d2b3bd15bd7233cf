"""The table of all promises: `python -m tests.statistics`, or fewer trials with a number behind it."""

from __future__ import annotations

import sys

from tests.statistics.intervals import INTERVALS
from tests.statistics.promise import TRIALS
from tests.statistics.verdicts import VERDICTS


def main() -> None:
    """Try each, and print how often it came out so."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else TRIALS
    for title, promises in (("interval", INTERVALS), ("verdict, where there is nothing", VERDICTS)):
        print(f"| {title} | trials | % | may be chance |\n|---|---|---|---|")
        for promise in promises:
            trials = min(most, promise.trials)
            low, high = (100 * bound / trials for bound in promise.bounds(trials))
            found = 100 * promise.hits(trials) / trials
            print(f"| {promise.what} | {trials:,} | {found:.1f} | {low:.1f}–{high:.1f} |", flush=True)
        print()


if __name__ == "__main__":
    main()
