"""Duel Masters: the last creature of a group may be fought instead of paid for (G1 to G3)."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import DECLINE, Action, new_verb, refuse
from casedepart.engine.events import COUNT, new_event
from casedepart.engine.phases.payment import owe
from casedepart.engine.phases.rent import allow_claim, rent_bar
from casedepart.engine.phases.roll import Throw, throws
from casedepart.engine.rules import SQUARES, Rules
from casedepart.engine.state import Claim, Debt, Frame, Position
from casedepart.engine.variant import Variant

FIGHT: Final = new_verb("fights", "G1", dice=True, variant="fight")
FOUGHT: Final = new_event("fought", COUNT)
"""seat fought for square with n: why says won or lost."""
FIGHT_LOST: Final = 6
"""A cause of debts."""
TIMES_RENT: Final = 10
"""What a lost fight costs, in rents (G2)."""
POINT: Final = 1000
"""What each point of the dice is worth against a strength (G2)."""


class Fight(Variant):
    """Offer a fight before any claim, on the last creature one needs (G1)."""

    def __init__(self) -> None:
        super().__init__("fight", ("G1", "G2", "G3"))
        self.square_numbers = ("strength",)
        self.strength: tuple[int, ...] = ()
        """By square (G3)."""

    def prepared(self, rules: Rules) -> None:
        self.strength = self.printed.get("strength", (0,) * SQUARES)

    def on_owned(self, game: Position, claim: Claim) -> bool:
        if not last_of_group(game, claim.visitor, claim.square) or rent_bar(game, claim.owner):
            return False
        game.push(FightOrPay(claim, self.strength[claim.square]))
        return True


def strength_of(rules: Rules, square: int) -> int:
    """The strength of the creature on a square (G3); 0 where no fight is played, or there is none."""
    for variant in rules.variants:
        if isinstance(variant, Fight):
            return variant.strength[square]
    return 0


def last_of_group(game: Position, seat: int, square: int) -> bool:
    """Does this player own every other street of the group?"""
    group = game.rules.group[square]
    if group < 0:
        return False
    others = game.rules.groups[group] & ~(1 << square)
    return game.players[seat].owned & others == others


class FightOrPay(Frame):
    """The visitor fights the creature, or leaves the owner to claim the rent (G1)."""

    def __init__(self, claim: Claim, strength: int) -> None:
        super().__init__(claim.visitor)
        self.claim: Claim = claim
        self.strength: int = strength
        """The creature's: what the dice must reach (G3)."""

    def name(self) -> str:
        return "fight-or-pay"

    def asked(self, game: Position) -> int:
        return 1 << self.seat if still_theirs(game, self.claim) else 0

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << FIGHT | 1 << DECLINE if seat == self.seat else 0

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != FIGHT and act.verb != DECLINE:
            raise self.not_asked(game, seat, act)
        if seat != self.seat:
            raise refuse("G1", "not-your-fight")
        game.pop()
        if act.verb == FIGHT:
            game.push(FightRoll(self.claim, self.strength, True))
        else:
            allow_claim(game, self.claim)

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        return fight_odds(self.strength) if verb == FIGHT else (0, 0)

    def about(self, game: Position) -> tuple[int, int, int]:
        return stake(self.claim)

    def step(self, game: Position) -> None:
        call_off(game, self.claim)

    def contested(self, game: Position) -> int:
        return 1 << self.claim.square

    def claim_bar(self) -> str:
        """The choice comes before any claim (G1)."""
        return "G1"

    def rule(self) -> str:
        return "G1"

    def key(self) -> tuple[object, ...]:
        return self.claim.key()


def still_theirs(game: Position, claim: Claim) -> bool:
    """Does the creature still belong to whom it did when the token stopped? A debtor may have sold it."""
    return game.owners[claim.square] == claim.owner and not game.players[claim.owner].out


def call_off(game: Position, claim: Claim) -> None:
    """It changed hands meanwhile: the rent stays due to whom it was, unless they are bankrupt (R1)."""
    game.pop()
    if not game.players[claim.owner].out:
        allow_claim(game, claim)


def force_of(first: int, second: int) -> int:
    """What a throw is worth against a strength (G2)."""
    return (first + second) * POINT


def fight_odds(strength: int) -> tuple[int, int]:
    """How many throws win against a creature of this strength, and how many there are (G2)."""
    return len([1 for first, second in throws() if force_of(first, second) >= strength]), len(throws())


def stake(claim: Claim) -> tuple[int, int, int]:
    """The creature, its owner, and what a lost fight costs (G2)."""
    return (claim.square, claim.owner, TIMES_RENT * claim.factor * claim.base)


class FightRoll(Throw):
    """Both dice, in thousands, against the creature's strength (G2)."""

    def __init__(self, claim: Claim, strength: int, in_hand: bool) -> None:
        super().__init__(claim.visitor, in_hand)
        self.claim: Claim = claim
        self.strength: int = strength

    def name(self) -> str:
        return "fight-roll"

    def asked(self, game: Position) -> int:
        return super().asked(game) if still_theirs(game, self.claim) else 0

    def step(self, game: Position) -> None:
        call_off(game, self.claim)

    def contested(self, game: Position) -> int:
        return 1 << self.claim.square

    def claim_bar(self) -> str:
        """The fight takes the place of a claim (G1)."""
        return "G1"

    def let_go(self) -> Throw:
        return FightRoll(self.claim, self.strength, False)

    def thrown(self, game: Position, first: int, second: int) -> None:
        claim = self.claim
        force = force_of(first, second)
        won = force >= self.strength
        working = f"{force} : {self.strength}" if game.log is not None else ""
        game.note(
            FOUGHT,
            claim.visitor,
            claim.owner,
            claim.square,
            force,
            "G2",
            working,
            "won" if won else "lost",
        )
        game.pop()
        if not won:
            rent = claim.factor * claim.base
            owe(
                game,
                Debt(claim.visitor, claim.owner, FIGHT_LOST, TIMES_RENT, rent, "G2", "fight", claim.square),
            )
        else:
            game.give_deed(claim.square, claim.visitor)
            game.note(events.TOOK, claim.visitor, claim.owner, claim.square, rule="G2")

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        return fight_odds(self.strength)

    def about(self, game: Position) -> tuple[int, int, int]:
        return stake(self.claim)

    def rule(self) -> str:
        return "G2"

    def key(self) -> tuple[object, ...]:
        return (self.in_hand, self.claim.key())
