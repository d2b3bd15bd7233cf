"""Conformance tests for who writes a bot or a variant: does it keep the contract?

    from casedepart.testing import check_bot, check_variant

    print(check_bot(MyBot))
    print(check_variant(MyRule))

or `python -m casedepart.testing mybot:MyBot`, `python -m casedepart.testing --variant mine:MyRule`. The contracts are
in `docs/bots.md` and `docs/variants.md`.
"""

from casedepart.editions import GameSpec, every_spec
from casedepart.testing._bot_check import check_bot
from casedepart.testing._report import BotError, Finding, Report, VariantError, VariantReport
from casedepart.testing._variant_check import check_variant

__all__ = [
    "BotError",
    "Finding",
    "GameSpec",
    "Report",
    "VariantError",
    "VariantReport",
    "check_bot",
    "check_variant",
    "every_spec",
]
