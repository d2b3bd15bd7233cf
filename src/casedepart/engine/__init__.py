"""The rules machine: pure, clonable, without I/O. It needs nothing but the standard library."""

from casedepart.engine.actions import BANK, CHANCE, Action, Deal, Goods, Offer, Refused
from casedepart.engine.decision import Decision, Options
from casedepart.engine.effects import Card, Effect
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.rules import Choices, Rules, Square
from casedepart.engine.variant import Number, State, Variant

__all__ = [
    "BANK",
    "CHANCE",
    "Action",
    "Card",
    "Choices",
    "Deal",
    "Decision",
    "Effect",
    "Event",
    "Game",
    "Goods",
    "Number",
    "Offer",
    "Options",
    "Refused",
    "Rules",
    "Square",
    "State",
    "Variant",
]
