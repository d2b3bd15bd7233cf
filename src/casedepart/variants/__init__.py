"""Rules that not every game has: one file each. A game plays those that its edition or its table names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from casedepart.engine.variant import Variant
from casedepart.variants.fight import Fight
from casedepart.variants.jackpot import Jackpot
from casedepart.variants.powers import Powers
from casedepart.variants.sore_losers import SoreLosers
from casedepart.variants.speed_die import SpeedDie

VARIANTS: Final[dict[str, Callable[[], Variant]]] = {
    "fight": Fight,
    "powers": Powers,
    "sore-losers": SoreLosers,
    "jackpot": Jackpot,
    "speed-die": SpeedDie,
}
"""Those of the package, by name."""

HOUSE_RULES: Final[tuple[str, ...]] = ("jackpot", "speed-die")
"""Of those, the ones that no booklet has: any table may take them up."""
