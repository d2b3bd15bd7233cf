"""The decision that is open, with its legal actions: who is asked, and each player's answers as small sets.

Bids and offers are bounded, not listed. `Options.actions()` lists everything else for those who want a list.
"""

from __future__ import annotations

from typing import Final, NoReturn

from casedepart.engine.actions import (
    BID,
    CHANCE,
    CLAIM,
    DEAL,
    DICE,
    NOTHING,
    OFFER,
    ROWS,
    Action,
    action,
    dice,
    word_of,
)
from casedepart.engine.copies import refuse_copy
from casedepart.engine.sets import members

ALL_DICE: Final = tuple([dice(first, second) for first in range(1, 7) for second in range(1, 7)])


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
        self.targets: list[int] = [0] * len(ROWS)
        """For each verb with a target, the set of squares, seats or cards it may take."""
        self.alone: int = 1 << CLAIM
        """Of the verbs that may have a target, those that stand alone now."""
        self.least_bid: int = 0
        self.most_bid: int = 0
        """Bounds of a bid; a bid is possible when the verb is there."""
        self.faces: tuple[int, ...] = ()
        """The faces of a third die that chance throws too, each as likely; none: there is none in this throw."""
        self.deal_count: int = 0
        """How many deeds chance deals; from the squares of its DEAL target."""
        self.deal_seat: int = -1

    def __reduce__(self) -> NoReturn:
        refuse_copy(self, "ask the game anew, or a clone of it")

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
        """The verbs that the game waits for of this player, as the notation writes them."""
        return [word_of(verb) for verb in members(self.waited_for())]

    def actions(self) -> list[Action]:
        """Every action but bids, offers and deals, which are bounded: see the fields."""
        found: list[Action] = []
        for verb in members(self.verbs | self.free):
            if verb in (BID, OFFER, DEAL):
                continue
            if verb == DICE:
                found.extend(self.throws())
            elif ROWS[verb].aim == NOTHING:
                found.append(action(verb))
            else:
                if self.alone >> verb & 1:
                    found.append(action(verb))
                found.extend([action(verb, target) for target in members(self.targets[verb])])
        return found

    def throws(self) -> list[Action]:
        """Every throw that chance may answer with; each is as likely as another."""
        if not self.faces:
            return list(ALL_DICE)
        return [action(DICE, 64 * face + act.n) for face in self.faces for act in ALL_DICE]


class Decision:
    """The open question: whose answers it waits for, and what every player may do meanwhile."""

    def __init__(self, asked: int, options: list[Options], chance: Options | None) -> None:
        self.asked: int = asked
        """The seats that are waited for; chance is seat 8."""
        self.options: list[Options] = options
        """What each may do, by seat."""
        self.chance: Options | None = chance

    def __reduce__(self) -> NoReturn:
        refuse_copy(self, "ask the game anew, or a clone of it")

    def seats(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        return members(self.asked)

    def of(self, seat: int) -> Options:
        """What this seat may do."""
        if seat == CHANCE:
            assert self.chance is not None, "chance is not asked"
            return self.chance
        return self.options[seat]
