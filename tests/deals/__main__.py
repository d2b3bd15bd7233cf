"""Which offers each bot answers otherwise than a sensible person, and why it says it does: `python -m tests.deals`."""

from __future__ import annotations

import sys

from casedepart import bots
from casedepart.bots import Bot
from casedepart.engine import worth
from casedepart.engine.actions import Action, word_of
from casedepart.engine.notation import action_line
from tests.deals.positions import Deal, deals


def main(names: list[str]) -> None:
    """All bots, or those named, at every offer."""
    every = list(deals())
    for name in names or bots.LEVELS:
        wrong = [deal for deal in every if not deal.answered_by(bots.make(name, str(deal)))]
        print(f"{name}: {len(every) - len(wrong)} of {len(every)} as a sensible person would")
        for deal in wrong:
            print("\n".join(lines(bots.make(name, str(deal)), deal)))


def lines(bot: Bot, deal: Deal) -> list[str]:
    """The offer, what should be said to it, what is said, and what each player has."""
    game, scenario = deal.game(), deal.scenario
    act = deal.answer_of(bot)
    said = "nothing" if act is None else word_of(act.verb)
    told = [f"  {deal}: {scenario.name}"]
    for by, offer in game.offers:
        told.append(f"    {action_line(by, offer, scenario.players, game.rules)}")
    told.append(f"    should be {deal.last.text!r}, says {said!r}{why(bot, deal, act)}")
    has = [f"{name} {worth(game, seat)}" for seat, name in enumerate(scenario.players)]
    told.append(f"    worth: {', '.join(has)}")
    return told


def why(bot: Bot, deal: Deal, act: Action | None) -> str:
    """The reason it gives, with its numbers."""
    if act is None:
        return ""
    reason = bot.reason(deal.game(), deal.seat, act)
    return f" ({reason.key}: square {reason.square}, group {reason.group}, n {reason.n}, m {reason.m})"


if __name__ == "__main__":
    main(sys.argv[1:])
