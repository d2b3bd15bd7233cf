"""Offers: `A offers B: {give: {cash: 100}, get: {squares: [12]}}`."""

from __future__ import annotations

from typing import Final

import yaml

from casedepart.engine import Goods, Offer
from casedepart.engine.actions import square_set
from casedepart.scenario._facts import FactReader
from casedepart.scenario._tree import Field, line_of
from casedepart.scenario.model import Doing
from casedepart.variants.sore_losers import COINS

OFFER_CURE: Final = "Write 'A offers B: {give: {cash: 100}, get: {squares: [12]}}'."
GOODS: Final = ("cash", "squares", "cards")


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
                self.tree.unknown(side.key, "side", side.name, sides, "of an offer")
            sides[side.name] = self.goods(side)
        text = " ".join(entry.name.split())
        return Doing(text, line_of(entry.key), seat, Offer(partner, sides["give"], sides["get"]))

    def partners(self, entry: Field) -> tuple[int, int]:
        """Who offers, and to whom."""
        words = " ".join(entry.name.split())
        giver, offers, receiver = words.partition(" offers ")
        if not offers:
            cure = "Before a colon stand 'expect', 'refused' or an offer, as in 'A offers B'."
            self.tree.fail(entry.key, f"There is no step '{words}: …'.", cure)
        return self.partner(entry, giver), self.partner(entry, receiver)

    def partner(self, entry: Field, name: str) -> int:
        if name not in self.players:
            self.tree.unknown(entry.key, "player", name, self.players)
        return self.players.index(name)

    def goods(self, side: Field) -> Goods:
        """What one side hands over."""
        cash = squares = cards = 0
        others: list[tuple[str, int]] = []
        known = [name for variant in self.facts.rules.variants for name in variant.goods]
        for entry in self.tree.fields(side.value, f"'{side.name}'", OFFER_CURE):
            what = f"'{entry.name}' of an offer"
            if entry.name == "cash":
                cash = self.tree.whole(entry.value, what, 0)
            elif entry.name in known or entry.name == COINS:
                count = self.tree.whole(entry.value, what, 0)
                others += [(entry.name, count)] if count else []
            elif entry.name == "squares":
                squares = square_set(self.squares(entry.value, what))
            elif entry.name == "cards":
                cards = self.facts.decks(entry.value, what)
            else:
                self.tree.unknown(entry.key, "field", entry.name, (*GOODS, *known), "of an offer")
        return Goods(cash, squares, cards, tuple(others))

    def squares(self, node: yaml.Node, what: str) -> list[int]:
        """Any squares: that no one can own some of them is for the game to say (D1)."""
        listed = self.tree.items(node, what, "Write a list of squares, as in [5, 12].")
        return [self.tree.square(member) for member in listed]
