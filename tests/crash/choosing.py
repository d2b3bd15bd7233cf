"""What a scripted player answers: anything that is allowed, in a way that games come to an end."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.crash.hearing import Options

RAISES_MONEY: Final = ("sells", "sells hotels", "mortgages")
LAST: Final = "goes bankrupt"


def choose(options: Options, random: Random) -> tuple[str, int] | None:
    """A verb and its number; None: there is nothing to do."""
    for verb in ("claims", "rejects"):
        if verb in options.free:
            return verb, options.free[verb][0]
    if options.awaited:
        raising = [verb for verb in RAISES_MONEY if verb in options.free]
        return (raising[0], random.choice(options.free[raising[0]])) if raising else answer(options, random)
    if options.answers and "builds" in options.free and random.random() < 0.3:
        return "builds", random.choice(options.free["builds"])
    return answer(options, random)


def answer(options: Options, random: Random) -> tuple[str, int] | None:
    """One of the answers to the open question; bankruptcy only where nothing else is left."""
    verbs = [verb for verb in options.answers if verb != LAST] or list(options.answers)
    if not verbs:
        return None
    verb = "buys" if "buys" in verbs and random.random() < 0.8 else random.choice(verbs)
    numbers = options.answers[verb]
    if not numbers:
        return verb, -1
    return verb, numbers[0] if verb == "bids" else random.choice(numbers)
