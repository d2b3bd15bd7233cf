"""A bot of one's own: it buys while 300 are left, and builds when it has 600."""

from __future__ import annotations

from casedepart.bots import Bot
from casedepart.engine import Action, Game
from casedepart.engine.actions import BID, BUILD, BUY, DECLINE, GO_BANKRUPT, action


class PatientBot(Bot):
    """Answers whatever is asked with the first thing that is allowed, but for money."""

    def answer(self, game: Game, seat: int) -> Action:
        options, cash = game.options(seat), game.players[seat].cash
        if options.may(BUY) and cash < game.rules.price[game.players[seat].at] + 300:
            return action(DECLINE)
        if options.may(BUILD) and cash > 600 and options.verbs:
            return action(BUILD, options.targets[BUILD].bit_length() - 1)
        if options.verbs == 1 << BID:
            return action(BID, options.least_bid)
        asked = [act for act in options.actions() if options.waited_for() >> act.verb & 1]
        return min(asked or options.actions(), key=lambda act: act.verb == GO_BANKRUPT)
