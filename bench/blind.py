"""Bots that know nothing of the house rules they play by, to measure what it is worth to weigh them.

`casedepart tournament --with turn-limit --bots shrewd,bench.blind:Shrewd` seats one that weighs the rule and one that
does not, on the same dice.
"""

from __future__ import annotations

from casedepart import bots
from casedepart.engine import Action, Game, Rules
from casedepart.variants import HOUSE_RULES


class Blind(bots.Bot):
    """A bot that is shown the game as if it were played by the booklet."""

    kind = "steady"

    def __init__(self, seed: str = "") -> None:
        self.bot = bots.make(self.kind, seed)
        self.told: Rules | None = None
        self.printed: Rules | None = None

    def answer(self, game: Game, seat: int) -> Action:
        return self.bot.answer(self.shown(game), seat)

    def react(self, game: Game, seat: int) -> Action | None:
        return self.bot.react(self.shown(game), seat)

    def shown(self, game: Game) -> Game:
        """The position under the printed rules; those are made once, for a bot recognises rules by identity."""
        if self.told is not game.rules or self.printed is None:
            self.told, self.printed = game.rules, printed(game.rules)
        return under(self.printed, game)


class Steady(Blind):
    kind = "steady"


class Shrewd(Blind):
    kind = "shrewd"


class Master(Blind):
    kind = "master"


def under(rules: Rules, game: Game) -> Game:
    """A copy of a game that is played by other rules from here on: nobody else may do this."""
    source, copy = game.clone(), Game(rules, (), game.top)
    for name in dir(source):
        if not name.startswith("_") and name != "rules" and not callable(getattr(source, name)):
            setattr(copy, name, getattr(source, name))
    return copy


def printed(rules: Rules) -> Rules:
    """The rules without their house rules, as far as bots look at them."""
    names = [variant.name for variant in rules.variants]
    choices = rules.choices.copy()
    if "uneven-building" in names:
        choices.even = True
    return Rules(
        rules.board,
        rules.decks,
        choices,
        tuple(variant for variant in rules.variants if variant.name not in HOUSE_RULES),
        rules.most_players,
    )
