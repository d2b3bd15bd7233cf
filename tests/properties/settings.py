"""Every way to set up a game, and variants that no edition combines."""

from __future__ import annotations

from casedepart.editions import GameSpec, every_spec
from casedepart.engine import Rules, Variant
from casedepart.variants.fight import Fight
from casedepart.variants.powers import Powers
from casedepart.variants.sore_losers import SoreLosers

ALL = tuple(every_spec())


def with_variants(spec: GameSpec, variants: list[Variant]) -> Rules:
    """The rules of a game with other variants installed, in this order."""
    rules = spec.rules()
    return Rules(rules.board, rules.decks, rules.choices, tuple(variants), rules.most_players)


def every_variant() -> list[Variant]:
    return [Fight(), Powers(), SoreLosers()]
