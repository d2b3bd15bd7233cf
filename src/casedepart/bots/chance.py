"""The seat of chance: it throws fair dice, draws from shuffled decks and deals the deeds."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from casedepart.bots.generator import Generator, Numbers, seed_text
from casedepart.engine import Dealing, Draw, die_thrown
from casedepart.engine.actions import DICE, Action, Deal, action, card
from casedepart.engine.decision import ALL_DICE
from casedepart.engine.extensible import Extensible
from casedepart.engine.game import Game
from casedepart.engine.sets import member_at, members, size


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Extensible):
    """Answers for chance, from a seed or from given numbers: the same ones, asked the same, answer the same.

    A seed is a text or a whole number; 1 gives the same as "1".
    """

    def __init__(self, source: object) -> None:
        self.numbers: Numbers = source if isinstance(source, Numbers) else Generator(seed_text(source))

    def _arguments(self) -> tuple[object, ...]:
        return (self.numbers,)

    def answer(self, game: Game) -> Action:
        """What chance is asked for now."""
        top = game.top
        if top.below is None:
            throw = ALL_DICE[self.numbers.below(36)]
            return self.with_third(game, throw) if game.rules.die else throw
        if isinstance(top, Draw):
            return self.draw(game, top.deck)
        if isinstance(top, Dealing):
            return self.deal(game, top)
        return ALL_DICE[self.numbers.below(36)]

    def with_third(self, game: Game, throw: Action) -> Action:
        """A throw of two dice with the third added, where it lies on the table."""
        faces = die_thrown(game, game.turn)
        return action(DICE, 64 * faces[self.numbers.below(len(faces))] + throw.n) if faces else throw

    def draw(self, game: Game, deck: int) -> Action:
        """Any card not yet seen, each as likely; once all are, the one put back first."""
        alike = game.rules.alike[deck]
        if not game.unseen[deck]:
            return card(deck, alike[game.piles[deck][0]])
        unseen = game.unseen[deck]
        return card(deck, alike[member_at(unseen, self.numbers.below(size(unseen)))])

    def deal(self, game: Game, dealing: Dealing) -> Action:
        """Deeds of the bank for the next player, each as likely."""
        left = list(members(game.bank_deeds))
        dealt = 0
        for _ in range(dealing.count(game)):
            dealt |= 1 << left.pop(self.numbers.below(len(left)))
        return Deal(dealing.receiver(), dealt)
