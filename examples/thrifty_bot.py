"""A bot that sits down at a table by its link, and does not bid its last 200: `python thrifty_bot.py LINK [NAME]`."""

from __future__ import annotations

import sys

from casedepart.client import Refused, Table
from casedepart.table.wire.view import OptionsView

RESERVE = 200
FIRST = ("settles", "buys", "bids", "keeps", "fights", "uses power", "places", "steals", "sends", "robs", "contests")
"""What it answers if it can, in this order; then whatever else is listed."""
RAISES_MONEY = ("sells", "sells hotels", "mortgages")
SOMEONE_WAS_FASTER = ("stale", "bid-too-low")
"""Nothing is wrong then: the next state says what is asked now."""


def choose(options: OptionsView, cash: int) -> tuple[str, int] | None:
    """What to do now, with the number it takes; None: nothing, wait."""
    if "claims" in options.free:
        return "claims", options.free["claims"][0]
    if "rejects" in options.free:
        return "rejects", options.free["rejects"][0]
    if options.awaited:
        return next((verb, options.free[verb][0]) for verb in RAISES_MONEY if verb in options.free)
    answers = dict(options.answers)
    if cash < RESERVE or answers.get("bids", [0])[0] > cash - RESERVE:
        for verb in ("buys", "bids", "contests"):
            answers.pop(verb, None)
    if cash > 3 * RESERVE and "builds" in options.free and answers:
        return "builds", options.free["builds"][0]
    for verb in (*FIRST, *answers):
        if verb in answers:
            return verb, (answers[verb] or [-1])[0]
    return None


def play(table: Table) -> list[int]:
    """Play to the end; returns the seats of the winners."""
    for state in table:
        if state.game is None or state.table.paused or not state.you.seats:
            continue
        choice = choose(table.options(), state.game.players[state.you.seats[0]].cash)
        if choice is not None:
            try:
                table.act(*choice)
            except Refused as refused:
                if refused.code not in SOMEONE_WAS_FASTER:
                    raise
    return table.state.game.winners if table.state.game else []


if __name__ == "__main__":
    try:
        winners = play(Table.join(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Thrifty"))
    except Refused as refused:
        sys.exit(str(refused))
    print("won by seat", *winners)
