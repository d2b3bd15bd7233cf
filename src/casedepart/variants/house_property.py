"""House rules about property: buying, auctions, rents and trades (H14, H16 to H21, H29).

No booklet has them, and the words are ours.
"""

from __future__ import annotations

from casedepart.engine import events
from casedepart.engine.actions import BID, PASS, Action, Goods, Offer, refuse
from casedepart.engine.phases.payment import buildings_half_price, owe
from casedepart.engine.phases.rent import rent_debt
from casedepart.engine.phases.trade import all_mortgaged, withdraw_silently
from casedepart.engine.rules import Choices
from casedepart.engine.sets import members
from casedepart.engine.state import FREE, Claim, Position
from casedepart.engine.variant import Number, Variant


class DealtDeeds(Variant):
    """Each player starts with deeds that are dealt, free or at their price (H14)."""

    def __init__(self) -> None:
        super().__init__("dealt-deeds", ("H14",), (Number("deeds", 2, 1, 3), Number("deeds_paid", 0, 0, 1)))

    def set_choices(self, choices: Choices, mode: str) -> None:
        if choices.dealt:
            raise refuse("H14", "dealt-already")
        choices.dealt = self.set["deeds"]
        choices.dealt_are_paid = self.set["deeds_paid"] == 1


class NoAuctions(Variant):
    """What a player does not buy stays with the bank (H16)."""

    def __init__(self) -> None:
        super().__init__("no-auctions", ("H16",))

    def on_declined(self, game: Position, seat: int, square: int) -> bool:
        game.note(events.UNSOLD, square=square, rule="H16")
        return True

    def refusal(self, game: Position, seat: int, act: Action) -> str:
        return "H16" if act.verb == BID or act.verb == PASS else ""


class OpeningBid(Variant):
    """An auction of a property begins at another bid than the printed one (H17)."""

    def __init__(self) -> None:
        super().__init__("opening-bid", ("H17",), (Number("first_bid", 50, 1),))

    def set_choices(self, choices: Choices, mode: str) -> None:
        choices.opening_bid = self.set["first_bid"]


class RentTaken(Variant):
    """Rent is paid without being claimed (H18)."""

    def __init__(self) -> None:
        super().__init__("rent-taken", ("H18",))
        self.excludes = ("prompt-claims",)

    def rent_arises(self, game: Position, claim: Claim) -> bool:
        owe(game, rent_debt(claim, claim.visitor, claim.owner, claim.rule))
        return True


class PromptClaims(Variant):
    """A rent that is not claimed lapses as soon as the next turn is rolled (H19)."""

    def __init__(self) -> None:
        super().__init__("prompt-claims", ("H19",))

    def set_choices(self, choices: Choices, mode: str) -> None:
        if choices.claim_turns == 1:
            raise refuse("H19", "prompt-already")
        choices.claim_turns = 1


class JailedOwners(Variant):
    """Owners in jail are owed no rent (H20)."""

    def __init__(self) -> None:
        super().__init__("jailed-owners", ("H20",))

    def rent_bar(self, game: Position, owner: int) -> str:
        return "" if game.players[owner].jail == FREE else "H20"


class OwnTurnTrades(Variant):
    """An offer may be made and accepted only in the turn of whoever makes it, but to pay a debt (H21)."""

    def __init__(self) -> None:
        super().__init__("own-turn-trades", ("H21",))

    def check_offer(self, game: Position, seat: int, proposal: Offer) -> None:
        if seat != game.turn and not helps_debtor(game, seat, proposal):
            raise refuse("H21", "trade-in-your-turn")

    def turn_ended(self, game: Position, seat: int) -> None:
        """Offers lapse with the turn."""
        for proposer, proposal in game.offers:
            if not helps_debtor(game, proposer, proposal):
                withdraw_silently(game, proposer)
                game.note(events.OFFER_LAPSED, proposer, proposal.n, rule="H21", why="turn-over")


def helps_debtor(game: Position, seat: int, proposal: Offer) -> bool:
    """Is one of the two in debt?"""
    return game.in_debt(seat) or game.in_debt(proposal.n)


class BankPrice(Variant):
    """A debtor gives nothing away for less than the bank would give for it (H29)."""

    def __init__(self) -> None:
        super().__init__("bank-price", ("H29",))

    def check_goods(self, game: Position, giver: int, receiver: int, goods: Goods, returned: Goods) -> None:
        if game.debts and game.in_debt(giver) and bank_value(game, goods) > bank_value(game, returned):
            raise refuse("H29", "below-bank-price")


def bank_value(game: Position, goods: Goods) -> int:
    """What one side of a trade counts for the bank: cash, mortgage values, and half the price of buildings (H29).

    What is mortgaged has had its value, and a jail card or a coin is nothing that the bank would take.
    """
    total = goods.cash + buildings_half_price(game, goods.squares)
    for square in members(goods.squares & ~all_mortgaged(game)):
        total += game.rules.mortgage[square]
    return total
