"""Someone at a terminal who plays by the reference client: `python -m tests.protocol.player ADDRESS TABLE KEY`."""

from __future__ import annotations

import sys

from casedepart.client import Outdated, Table
from casedepart.table.wire.view import OptionsView

WISHES = ("claims", "builds", "rejects")
"""What is done besides, whenever it can be."""
ANSWERS = ("buys", "settles", "pays fine", "rolls", "ends turn")
"""What is answered first; else whatever is listed first."""
RAISES_MONEY = ("sells", "sells hotels", "mortgages")


def choose(options: OptionsView, spends: bool) -> tuple[str, int] | None:
    """What to do now; who does not spend neither buys nor builds, and is soon bankrupt."""
    free = {verb: numbers for verb, numbers in options.free.items() if spends or verb != "builds"}
    answers = {verb: numbers for verb, numbers in options.answers.items() if spends or verb not in ("buys", "bids")}
    wishes = [verb for verb in WISHES if verb in free]
    raises = [verb for verb in RAISES_MONEY if options.awaited and verb in free]
    first = [verb for verb in (*ANSWERS, *answers) if verb in answers]
    for verb in (*wishes, *raises, *first):
        numbers = answers.get(verb) or free.get(verb) or [-1]
        return verb, numbers[0]
    return None


def play(table: Table) -> None:
    """Play to the end; the first seat spends, the others do not."""
    for state in table:
        choice = choose(table.options(), state.you.seats == [0])
        if choice is not None:
            try:
                table.act(*choice)
            except Outdated:
                continue
        print(state.version, flush=True)


if __name__ == "__main__":
    play(Table(sys.argv[1], sys.argv[2], [sys.argv[3]]))
    print("over", flush=True)
