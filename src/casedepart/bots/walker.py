"""Random walks of tokens that only move (Monte Carlo): nothing is bought, and where they stop is counted."""

from __future__ import annotations

from casedepart.bots.bot import Bot
from casedepart.bots.chance import Chance
from casedepart.engine import CHANCE_BIT, Draw, PayOrDraw
from casedepart.engine.actions import CHANCE, END_TURN, PAY, PAY_FINE, ROLL, USE_CARD, Action, action
from casedepart.engine.game import Game
from casedepart.engine.order import first_asked
from casedepart.engine.rules import SQUARES, Choices, Rules
from casedepart.engine.sets import members
from casedepart.engine.state import END, FREE, START

JAIL_PLACE = SQUARES
"""Where being in jail is counted; the jail square itself counts those just visiting."""
PURSE = 1 << 50
"""More than any fine or tax can take."""


class Walker(Bot):
    """Rolls and ends turns; in jail it pays at once, or stays as long as it may."""

    def __init__(self, leaves_jail: bool) -> None:
        self.leaves_jail: bool = leaves_jail

    def answer(self, game: Game, seat: int) -> Action:
        if isinstance(game.top, PayOrDraw):
            return action(PAY)
        if game.stage == END:
            return action(END_TURN)
        player = game.players[seat]
        if self.leaves_jail and player.jail != FREE and game.stage == START:
            return action(USE_CARD if player.cards else PAY_FINE)
        return action(ROLL)


def walking_rules(rules: Rules) -> Rules:
    """Rules with this board and these decks for tokens that only move."""
    choices = Choices()
    choices.cash = PURSE
    choices.jail_tries = rules.choices.jail_tries
    return Rules(rules.board, rules.decks, choices)


def walk(rules: Rules, rolls: int, leaves_jail: bool, seed: str) -> list[int]:
    """How often a token stood on each square, and in jail, after so many rolls of two tokens by turns."""
    game = Game.bare(walking_rules(rules), 2)
    for square in members(rules.deeds):
        # Mortgaged and owned by one of the walkers: no rent, and nothing to buy.
        game.give_deed(square, 1)
    game.players[1].mortgaged = rules.deeds
    game.run()
    counts = [0] * (SQUARES + 1)
    walker = Walker(leaves_jail)
    chance = Chance(seed)
    while rolls:
        if game.asked != CHANCE_BIT:
            seat = first_asked(game)
            game.apply(seat, walker.answer(game, seat))
            continue
        rolls -= 1
        roller = game.turn
        game.apply(CHANCE, chance.answer(game))
        finish_roll(game, walker, chance)
        player = game.players[roller]
        if not leaves_jail:
            put_back(game, roller)
        counts[player.at if player.jail == FREE else JAIL_PLACE] += 1
    return counts


def put_back(game: Game, seat: int) -> None:
    """Who stays in jail never uses a jail card: it goes back at once, so that the deck does not lack it for good."""
    player = game.players[seat]
    for deck in members(player.cards):
        game.return_card(deck)
    player.cards = 0


def finish_roll(game: Game, walker: Walker, chance: Chance) -> None:
    """Draw and do the cards that the roll led to."""
    while isinstance(game.top, (Draw, PayOrDraw)):
        if game.asked == CHANCE_BIT:
            game.apply(CHANCE, chance.answer(game))
        else:
            game.apply(game.turn, walker.answer(game, game.turn))
