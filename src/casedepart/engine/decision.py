"""What may be done now: who is asked, and each player's answers as small sets rather than lists.

Bids and offers are bounded, not listed. `Options.actions()` lists everything else for those who want a list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from casedepart.engine.actions import (
    ACCEPT,
    BID,
    BUILD,
    CHANCE,
    CLAIM,
    DEAL,
    DICE,
    KEEP,
    MORTGAGE,
    OFFER,
    PLACE,
    REDEEM,
    REJECT,
    ROB,
    SELL,
    SELL_HOTELS,
    SEND,
    STEAL,
    USE_POWER,
    VERBS,
    WORDS,
    Action,
    action,
    dice,
)
from casedepart.engine.actions import CARD as CARD_VERB
from casedepart.engine.sets import members

TARGETED: Final = (
    1 << BID
    | 1 << KEEP
    | 1 << USE_POWER
    | 1 << PLACE
    | 1 << STEAL
    | 1 << SEND
    | 1 << ROB
    | 1 << BUILD
    | 1 << SELL
    | 1 << SELL_HOTELS
    | 1 << MORTGAGE
    | 1 << REDEEM
    | 1 << OFFER
    | 1 << ACCEPT
    | 1 << REJECT
    | 1 << DICE
    | 1 << CARD_VERB
    | 1 << DEAL
)
"""Verbs that need a number, or more."""

ALL_DICE: Final = tuple([dice(first, second) for first in range(1, 7) for second in range(1, 7)])


@mypyc_attr(acyclic=True)
class Options:
    """What one player may do now."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.verbs: int = 0
        """Verbs that answer the question that is open."""
        self.awaited: int = 0
        """What the game waits for when none of them is possible yet."""
        self.free: int = 0
        """Verbs that are allowed besides (T6)."""
        self.targets: list[int] = [0] * VERBS
        """For each verb with a target, the set of squares, seats or cards it may take."""
        self.least_bid: int = 0
        self.most_bid: int = 0
        """Bounds of a bid; a bid is possible when the verb is there."""
        self.power_alone: bool = False
        """The power takes no target."""
        self.deal_count: int = 0
        """How many deeds chance deals; from the squares of its DEAL target."""
        self.deal_seat: int = -1

    def may(self, verb: int) -> bool:
        """Is this verb possible at all now?"""
        return (self.verbs | self.free) >> verb & 1 == 1

    def put(self, verb: int, targets: int) -> None:
        """The question may be answered by this verb with these targets, if there are any."""
        if targets:
            self.verbs |= 1 << verb
            self.targets[verb] = targets

    def put_free(self, verb: int, targets: int) -> None:
        """This verb is allowed besides, with these targets, if there are any."""
        if targets:
            self.free |= 1 << verb
            self.targets[verb] = targets

    def waited_for(self) -> int:
        """The verbs that the game waits for of this player."""
        return self.verbs or self.awaited

    def words(self) -> list[str]:
        """The same, as they are written."""
        return [WORDS[verb] for verb in members(self.waited_for())]

    def actions(self) -> list[Action]:
        """Every action but bids, offers and deals, which are bounded: see the fields."""
        found: list[Action] = []
        for verb in members(self.verbs | self.free):
            if verb in (BID, OFFER, DEAL):
                continue
            if verb == DICE:
                found.extend(ALL_DICE)
            elif TARGETED >> verb & 1:
                found.extend([action(verb, target) for target in members(self.targets[verb])])
                if verb == USE_POWER and self.power_alone:
                    found.append(action(USE_POWER))
            else:
                found.append(action(verb))
                if verb == CLAIM:
                    found.extend([action(CLAIM, visitor) for visitor in members(self.targets[CLAIM])])
        return found


@mypyc_attr(acyclic=True)
class Decision:
    """The open question: whose answers it waits for, and what every player may do meanwhile."""

    def __init__(self, asked: int, options: list[Options], chance: Options | None) -> None:
        self.asked: int = asked
        """The seats that are waited for; chance is seat 8."""
        self.options: list[Options] = options
        """By seat."""
        self.chance: Options | None = chance

    def seats(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        return members(self.asked)

    def of(self, seat: int) -> Options:
        """What this seat may do."""
        if seat == CHANCE:
            assert self.chance is not None, "chance is not asked"
            return self.chance
        return self.options[seat]
