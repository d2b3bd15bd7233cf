"""Rules that not every game has: one file each, small house rules by theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from casedepart.engine.variant import Variant
from casedepart.variants.fight import Fight
from casedepart.variants.house_building import TimeLimit, TurnLimit, UnevenBuilding, UnlimitedHouses
from casedepart.variants.house_laps import FirstLap, HotelsAfterLap
from casedepart.variants.house_money import DoubleGo, Fine, Salary, SnakeEyes, StartCash
from casedepart.variants.house_property import (
    BankPrice,
    DealtDeeds,
    JailedOwners,
    NoAuctions,
    OpeningBid,
    OwnTurnTrades,
    PromptClaims,
    RentTaken,
)
from casedepart.variants.jackpot import Jackpot
from casedepart.variants.powers import Powers
from casedepart.variants.sealed_auctions import SealedAuctions
from casedepart.variants.sore_losers import SoreLosers
from casedepart.variants.speed_die import SpeedDie

OF_HOUSE: Final[dict[str, Callable[[], Variant]]] = {
    "jackpot": Jackpot,
    "speed-die": SpeedDie,
    "start-cash": StartCash,
    "salary": Salary,
    "double-go": DoubleGo,
    "fine": Fine,
    "snake-eyes": SnakeEyes,
    "dealt-deeds": DealtDeeds,
    "first-lap": FirstLap,
    "no-auctions": NoAuctions,
    "opening-bid": OpeningBid,
    "rent-taken": RentTaken,
    "prompt-claims": PromptClaims,
    "jailed-owners": JailedOwners,
    "own-turn-trades": OwnTurnTrades,
    "unlimited-houses": UnlimitedHouses,
    "uneven-building": UnevenBuilding,
    "hotels-after-lap": HotelsAfterLap,
    "turn-limit": TurnLimit,
    "time-limit": TimeLimit,
    "sealed-auctions": SealedAuctions,
    "bank-price": BankPrice,
}
"""House rules, by name: no booklet has them, and any table may take them up."""

VARIANTS: Final[dict[str, Callable[[], Variant]]] = {
    "fight": Fight,
    "powers": Powers,
    "sore-losers": SoreLosers,
    **OF_HOUSE,
}
"""Those of the package, by name."""

HOUSE_RULES: Final[tuple[str, ...]] = tuple(OF_HOUSE)
