"""Every way to set up a game: editions, rulesets, modes and options, and variants that no edition combines."""

from __future__ import annotations

from dataclasses import dataclass

from casedepart.editions import EditionError, catalogue, load
from casedepart.engine import Rules, Variant
from casedepart.variants.fight import Fight
from casedepart.variants.powers import Powers
from casedepart.variants.sore_losers import SoreLosers

RULESETS = ("hasbro-2000", "winning-moves", "sore-losers")
MODES = ("standard", "speed", "timed")
OPTIONS: tuple[tuple[str, ...], ...] = ((), ("fight",), ("powers",))


@dataclass(frozen=True)
class Setting:
    """One way to set up a game."""

    edition: str
    ruleset: str
    mode: str
    options: tuple[str, ...]

    def rules(self) -> Rules:
        return load(self.edition).rules(ruleset=self.ruleset, mode=self.mode, options=self.options)

    def __str__(self) -> str:
        return "-".join([self.edition, self.ruleset, self.mode, *self.options])


def allowed(setting: Setting) -> bool:
    """Does the edition allow it?"""
    try:
        setting.rules()
    except EditionError:
        return False
    return True


ALL = tuple(
    setting
    for edition in catalogue()
    for ruleset in RULESETS
    for mode in MODES
    for options in OPTIONS
    if allowed(setting := Setting(edition, ruleset, mode, options))
)


def with_variants(setting: Setting, variants: list[Variant]) -> Rules:
    """The rules of a setting with other variants installed, in this order."""
    rules = setting.rules()
    return Rules(rules.board, rules.decks, rules.choices, tuple(variants), rules.most_players)


def every_variant() -> list[Variant]:
    return [Fight(), Powers(), SoreLosers()]
