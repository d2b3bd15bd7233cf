"""Offers: `A offers B: {give: {cash: 100}, get: {squares: [12]}}`."""

from __future__ import annotations

from typing import Final

import yaml

from casedepart.engine import Goods, Offer
from casedepart.engine.actions import square_set
from casedepart.engine.notation import Unreadable, take_name
from casedepart.engine.rules import SQUARES
from casedepart.scenario.facts import MOST_CASH, FactReader
from casedepart.scenario.model import Doing
from casedepart.scenario.tree import Field, line_of

OFFER_CURE: Final = "Write 'A offers B: {give: {cash: 100}, get: {squares: [12]}}'."
GOODS: Final = ("cash", "squares", "cards", "coins")


class OfferReader:
    """Reads the offers of one scenario."""

    def __init__(self, facts: FactReader) -> None:
        self.facts: Final = facts
        self.tree: Final = facts.tree
        self.players: Final = facts.players

    def read(self, entry: Field) -> Doing:
        """An offer: who makes it to whom, and both sides of it."""
        seat, partner = self.partners(entry)
        sides = {"give": Goods(), "get": Goods()}
        for side in self.tree.fields(entry.value, "an offer", OFFER_CURE):
            if side.name not in sides:
                self.tree.unknown(side.key, "side of an offer", side.name, sides)
            sides[side.name] = self.goods(side)
        text = " ".join(entry.name.split())
        return Doing(text, line_of(entry.key), seat, Offer(partner, sides["give"], sides["get"]))

    def partners(self, entry: Field) -> tuple[int, int]:
        """Who offers, and to whom."""
        try:
            seat, rest = take_name(" ".join(entry.name.split()), self.players)
            if rest.split()[:1] != ["offers"]:
                self.tree.fail(entry.key, f"There is no step '{entry.name}: …'.", OFFER_CURE)
            partner, after = take_name(rest.removeprefix("offers").strip(), self.players)
        except Unreadable as error:
            self.tree.fail(entry.key, sentence(error), OFFER_CURE)
        if after:
            self.tree.fail(entry.key, f"Nothing is expected after '{self.players[partner]}'.", OFFER_CURE)
        return seat, partner

    def goods(self, side: Field) -> Goods:
        """What one side hands over."""
        goods = Goods()
        for entry in self.tree.fields(side.value, f"'{side.name}'", OFFER_CURE):
            what = f"'{entry.name}' of an offer"
            if entry.name == "cash":
                goods.cash = self.tree.whole(entry.value, what, 0, MOST_CASH)
            elif entry.name == "coins":
                goods.coins = self.tree.whole(entry.value, what, 0, MOST_CASH)
            elif entry.name == "squares":
                goods.squares = square_set(self.squares(entry.value, what))
            elif entry.name == "cards":
                goods.cards = self.facts.decks(entry.value, what)
            else:
                self.tree.unknown(entry.key, "field of an offer", entry.name, GOODS)
        return goods

    def squares(self, node: yaml.Node, what: str) -> list[int]:
        """Any squares: that no one can own some of them is for the game to say (D1)."""
        listed = self.tree.items(node, what, "Write a list of squares, as in [5, 12].")
        return [self.tree.whole(member, "A square", 0, SQUARES - 1) for member in listed]


def sentence(error: Unreadable) -> str:
    """What is wrong with a line, as a sentence."""
    what = str(error)
    return f"{what[:1].upper()}{what[1:]}."
