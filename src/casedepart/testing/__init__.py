"""For who writes a bot: does it keep the contract?

    from casedepart.testing import check_bot

    print(check_bot(MyBot))

or `python -m casedepart.testing mybot:MyBot`. The contract is in `docs/bots.md`.
"""

from casedepart.editions import GameSpec, every_spec
from casedepart.testing.check import check_bot
from casedepart.testing.finding import BotError, Finding, Report

__all__ = ["BotError", "Finding", "GameSpec", "Report", "check_bot", "every_spec"]
