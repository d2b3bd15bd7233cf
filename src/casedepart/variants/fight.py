"""Duel Masters: the last creature of a group may be fought instead of paid for (G1 to G3)."""

from __future__ import annotations

from typing import Final

from casedepart.engine import events
from casedepart.engine.actions import DECLINE, FIGHT, Action, refuse
from casedepart.engine.phases.payment import owe
from casedepart.engine.phases.rent import allow_claim
from casedepart.engine.phases.roll import Throw, throws
from casedepart.engine.state import FIGHT_LOST, Claim, Debt, Frame, Position
from casedepart.engine.variant import Variant

TIMES_RENT: Final = 10
"""What a lost fight costs, in rents (G2)."""
POINT: Final = 1000
"""What each point of the dice is worth against a strength (G2)."""


class Fight(Variant):
    """Offer a fight before any claim, on the last creature one needs (G1)."""

    def __init__(self) -> None:
        super().__init__("fight")

    def on_owned(self, game: Position, claim: Claim) -> bool:
        if not last_of_group(game, claim.visitor, claim.square):
            return False
        game.push(FightOrPay(claim))
        return True


def last_of_group(game: Position, seat: int, square: int) -> bool:
    """Does this player own every other street of the group?"""
    group = game.rules.group[square]
    if group < 0:
        return False
    others = game.rules.groups[group] & ~(1 << square)
    return game.players[seat].owned & others == others


class FightOrPay(Frame):
    """The visitor fights the creature, or leaves the owner to claim the rent (G1)."""

    def __init__(self, claim: Claim) -> None:
        super().__init__(claim.visitor)
        self.claim: Claim = claim

    def name(self) -> str:
        return "FightOrPay"

    def asked(self, game: Position) -> int:
        return 1 << self.seat if self.still_theirs(game) else 0

    def still_theirs(self, game: Position) -> bool:
        """Does the creature still belong to whom it did when the token stopped?"""
        return game.owners[self.claim.square] == self.claim.owner

    def verbs(self, game: Position, seat: int) -> int:
        return 1 << FIGHT | 1 << DECLINE if seat == self.seat else 0

    def answer(self, game: Position, seat: int, act: Action) -> None:
        if act.verb != FIGHT and act.verb != DECLINE:
            raise self.not_asked(game, seat, act)
        if seat != self.seat:
            raise refuse("G1", "not-your-fight")
        game.pop()
        if act.verb == FIGHT:
            game.push(FightRoll(self.claim, True))
        else:
            allow_claim(game, self.claim)

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        return fight_odds(game, self.claim.square) if verb == FIGHT else (0, 0)

    def about(self, game: Position) -> tuple[int, int, int]:
        return stake(self.claim)

    def step(self, game: Position) -> None:
        """It changed hands meanwhile: the rent stays due to whom it was, unless they are bankrupt (R1)."""
        game.pop()
        if not game.players[self.claim.owner].out:
            allow_claim(game, self.claim)

    def claim_bar(self) -> str:
        """The choice comes before any claim (G1)."""
        return "G1"

    def rule(self) -> str:
        return "G1"

    def key(self) -> tuple[object, ...]:
        return self.claim.key()


def force_of(first: int, second: int) -> int:
    """What a throw is worth against a strength (G2)."""
    return (first + second) * POINT


def beats(game: Position, square: int, force: int) -> bool:
    """Is this force enough against the creature (G2)?"""
    return force >= game.rules.board[square].strength


def fight_odds(game: Position, square: int) -> tuple[int, int]:
    """How many throws win against the creature, and how many there are."""
    return len([1 for first, second in throws() if beats(game, square, force_of(first, second))]), len(throws())


def stake(claim: Claim) -> tuple[int, int, int]:
    """The creature, its owner, and what a lost fight costs (G2)."""
    return (claim.square, claim.owner, TIMES_RENT * claim.factor * claim.base)


class FightRoll(Throw):
    """Both dice, in thousands, against the creature's strength (G2)."""

    def __init__(self, claim: Claim, in_hand: bool) -> None:
        super().__init__(claim.visitor, in_hand)
        self.claim: Claim = claim

    def name(self) -> str:
        return "FightRoll"

    def asked(self, game: Position) -> int:
        """The fight is off when the owner goes bankrupt meanwhile."""
        return 0 if game.players[self.claim.owner].out else super().asked(game)

    def let_go(self) -> Throw:
        return FightRoll(self.claim, False)

    def thrown(self, game: Position, first: int, second: int) -> None:
        claim = self.claim
        strength = game.rules.board[claim.square].strength
        force = force_of(first, second)
        won = beats(game, claim.square, force)
        working = f"{force} : {strength}" if game.log is not None else ""
        game.note(
            events.FOUGHT,
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
        elif game.owners[claim.square] == claim.owner:
            game.give_deed(claim.square, claim.visitor)
            game.note(events.TOOK, claim.visitor, claim.owner, claim.square, rule="G2")

    def odds_of(self, game: Position, seat: int, verb: int) -> tuple[int, int]:
        return fight_odds(game, self.claim.square)

    def about(self, game: Position) -> tuple[int, int, int]:
        return stake(self.claim)

    def rule(self) -> str:
        return "G2"

    def key(self) -> tuple[object, ...]:
        return (self.in_hand, self.claim.key())
