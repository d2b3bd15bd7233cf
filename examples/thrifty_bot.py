"""A bot that sits down at a table by its link, and keeps 200 in its purse: `python thrifty_bot.py LINK [NAME]`."""

from __future__ import annotations

import sys

from casedepart.client import Refused, RemoteTable
from casedepart.table.wire.names import Verb
from casedepart.table.wire.view import GameView

RESERVE = 200
FIRST: list[Verb] = ["settles", "buys", "bids", "keeps", "fights", "uses power", "places"]
FIRST += ["steals", "sends", "robs", "contests"]
"""What it answers if it can, in this order; then whatever else is listed."""
RAISES_MONEY: tuple[Verb, ...] = ("sells", "sells hotels", "mortgages")
SOMEONE_WAS_FASTER = ("stale", "bid-too-low")
"""Nothing is wrong then: the next state says what is asked now."""


def choose(game: GameView, seat: int) -> tuple[Verb, int] | None:
    """What to do now, with the number it takes; None: nothing, wait."""
    options, cash = game.options[seat], game.players[seat].cash
    free, answers = options.free, dict(options.answers)
    if "claims" in free:
        return "claims", free["claims"][0]
    for offer in game.offers:
        if offer.to == seat:
            good = offer.by in free.get("accepts", []) and cash - offer.get.cash >= RESERVE
            return "accepts" if good else "rejects", offer.by
    if options.awaited:
        return next((verb, free[verb][0]) for verb in RAISES_MONEY if verb in free)
    if cash < RESERVE or answers.get("bids", [0])[0] > cash - RESERVE:
        for verb in ("buys", "bids", "contests"):
            answers.pop(verb, None)
    for verb in ("builds", "redeems"):
        if cash > 3 * RESERVE and verb in free and answers:
            return verb, free[verb][0]
    for verb in (*FIRST, *answers):
        if verb in answers:
            return verb, (answers[verb] or [-1])[0]
    return None


def play(table: RemoteTable) -> list[int]:
    """Play to the end; returns the seats of the winners."""
    for state in table:
        if state.game is None or state.table.paused or not state.you.seats:
            continue
        choice = choose(state.game, state.you.seats[0])
        if choice is not None:
            try:
                table.act(*choice)
            except Refused as refused:
                if refused.code not in SOMEONE_WAS_FASTER:
                    raise
    return table.state.game.winners if table.state.game else []


if __name__ == "__main__":
    if len(sys.argv) < 2 or "/join/" not in sys.argv[1]:
        sys.exit("Say where to sit down: python thrifty_bot.py http://HOST/join/TABLE#KEY [NAME]")
    try:
        winners = play(RemoteTable.join(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Thrifty"))
    except Refused as refused:
        sys.exit(str(refused))
    print("won by seat", *winners)
