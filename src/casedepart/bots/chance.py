"""The seat of chance: it throws fair dice, draws from shuffled decks and deals the deeds."""

from __future__ import annotations

from casedepart.bots.generator import Generator, Numbers
from casedepart.engine.actions import DICE, Action, Deal, action, card
from casedepart.engine.decision import ALL_DICE
from casedepart.engine.game import Game
from casedepart.engine.phases.card import Draw
from casedepart.engine.phases.roll import die_thrown
from casedepart.engine.phases.setup import Dealing
from casedepart.engine.sets import members


class Chance:
    """Answers for chance, from a seed or from given numbers: the same ones, asked the same, answer the same."""

    def __init__(self, source: str | Numbers) -> None:
        self.numbers: Numbers = Generator(source) if isinstance(source, str) else source

    def answer(self, game: Game) -> Action:
        """What chance is asked for now."""
        top = game.top
        if top.below is None:
            throw = ALL_DICE[self.numbers.below(36)]
            faces = die_thrown(game, game.turn) if game.rules.die else ()
            return action(DICE, 64 * faces[self.numbers.below(len(faces))] + throw.n) if faces else throw
        if isinstance(top, Draw):
            return self.draw(game, top.deck)
        if isinstance(top, Dealing):
            return self.deal(game, top)
        return ALL_DICE[self.numbers.below(36)]

    def draw(self, game: Game, deck: int) -> Action:
        """Any card not yet seen, each as likely; once all are, the one put back first."""
        alike = game.rules.alike[deck]
        if not game.unseen[deck]:
            return card(deck, alike[game.piles[deck][0]])
        unseen = members(game.unseen[deck])
        return card(deck, alike[unseen[self.numbers.below(len(unseen))]])

    def deal(self, game: Game, dealing: Dealing) -> Action:
        """Deeds of the bank for the next player, each as likely."""
        left = list(members(game.bank_deeds))
        dealt = 0
        for _ in range(dealing.count(game)):
            dealt |= 1 << left.pop(self.numbers.below(len(left)))
        return Deal(dealing.receiver(), dealt)
