"""Rules that not every game has: one file each. A game plays those that its edition or its table names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from casedepart.engine.variant import Variant
from casedepart.variants.fight import Fight
from casedepart.variants.powers import Powers
from casedepart.variants.sore_losers import SoreLosers

VARIANTS: Final[dict[str, Callable[[], Variant]]] = {
    "fight": Fight,
    "powers": Powers,
    "sore-losers": SoreLosers,
}
"""Those of the package, by name."""

HOUSE_RULES: Final[tuple[str, ...]] = ()
"""Of those, the ones that no booklet has: any table may take them up."""
