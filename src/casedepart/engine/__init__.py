"""The rules engine: a pure, clonable state machine without I/O. It needs nothing but the standard library.

Its face for all others: the game and its values, the questions that may be open (`Auction`, `Sale`, ...), and what the
rules work out about them. The modules beside it (`actions`, `events`, `notation`, `rules` ...) are public too, but for
`phases`, where the rules are decided: that is the engine's own and the variants'.
"""

from casedepart.engine.actions import (
    BANK,
    CHANCE,
    CHANCE_BIT,
    Action,
    Correction,
    Deal,
    Described,
    Goods,
    Offer,
    Refused,
    Setting,
)
from casedepart.engine.decision import Decision, Options
from casedepart.engine.effects import Card, Effect
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.phases.auction import DEED, HOTEL_LOT, HOUSE_LOT, Auction
from casedepart.engine.phases.build import build_bar
from casedepart.engine.phases.card import (
    ADVANCE,
    BACK,
    BACK_TO,
    EFFECTS,
    NEAREST_STATION,
    NEAREST_UTILITY,
    TO_JAIL,
    Draw,
    PayOrDraw,
    playable_effects,
)
from casedepart.engine.phases.correction import Flaw, correctable, correction_flaws
from casedepart.engine.phases.debt import Settlement
from casedepart.engine.phases.end import Finish, counted, last_player_left, worth, worths
from casedepart.engine.phases.mortgage import Received, interest_on, mortgageable, redeem_price
from casedepart.engine.phases.payment import raisable
from casedepart.engine.phases.position_faults import PositionFault, position_faults
from casedepart.engine.phases.rent import due_from, rent_bar, rent_due, usual_rents
from casedepart.engine.phases.roll import DOUBLES_TO_JAIL, Throw, die_thrown, read_dice, throws
from casedepart.engine.phases.sale import Sale
from casedepart.engine.phases.scarce import Contest, Place
from casedepart.engine.phases.sell import outright_sellable, sellable
from casedepart.engine.phases.setup import Dealing, RollOff
from casedepart.engine.phases.site import height, site_bar, sites, wants_hotel
from casedepart.engine.phases.trade import all_mortgaged, check_offer, credit, proposal_to
from casedepart.engine.phases.turn import closing_claims, next_turn, skipped_by
from casedepart.engine.rules import Choices, Rules, Square
from casedepart.engine.variant import Number, State, Variant

__all__ = [
    "ADVANCE",
    "BACK",
    "BACK_TO",
    "BANK",
    "CHANCE",
    "CHANCE_BIT",
    "DEED",
    "DOUBLES_TO_JAIL",
    "EFFECTS",
    "HOTEL_LOT",
    "HOUSE_LOT",
    "NEAREST_STATION",
    "NEAREST_UTILITY",
    "TO_JAIL",
    "Action",
    "Auction",
    "Card",
    "Choices",
    "Contest",
    "Correction",
    "Deal",
    "Dealing",
    "Decision",
    "Described",
    "Draw",
    "Effect",
    "Event",
    "Finish",
    "Flaw",
    "Game",
    "Goods",
    "Number",
    "Offer",
    "Options",
    "PayOrDraw",
    "Place",
    "PositionFault",
    "Received",
    "Refused",
    "RollOff",
    "Rules",
    "Sale",
    "Setting",
    "Settlement",
    "Square",
    "State",
    "Throw",
    "Variant",
    "all_mortgaged",
    "build_bar",
    "check_offer",
    "closing_claims",
    "correctable",
    "correction_flaws",
    "counted",
    "credit",
    "die_thrown",
    "due_from",
    "height",
    "interest_on",
    "last_player_left",
    "mortgageable",
    "next_turn",
    "outright_sellable",
    "playable_effects",
    "position_faults",
    "proposal_to",
    "raisable",
    "read_dice",
    "redeem_price",
    "rent_bar",
    "rent_due",
    "sellable",
    "site_bar",
    "sites",
    "skipped_by",
    "throws",
    "usual_rents",
    "wants_hotel",
    "worth",
    "worths",
]
