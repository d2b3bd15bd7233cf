"""Players who never trade: what games come to when no group is ever completed by a bargain."""

from __future__ import annotations

from functools import partial
from typing import Final

from casedepart.bots import Bot
from casedepart.engine import Action, Game, Offer
from casedepart.engine.actions import REJECT, action
from casedepart.sim.executors import Executor, Progress
from casedepart.sim.games import Begun, Played, Simulation, ToldGame
from casedepart.sim.pieces import Piece, in_pieces, pieces_of, without_collector

PATIENT: Final = 10_000
"""Turns after which a game of theirs is taken never to end."""


class NeverTrades(Bot):
    """Plays as another bot does, but neither makes nor takes an offer."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def answer(self, game: Game, seat: int) -> Action:
        """The other's next answer that is no offer: it has looked for a trade then, and goes on."""
        act = self.other.answer(game, seat)
        while isinstance(act, Offer):
            act = self.other.answer(game, seat)
        return act

    def react(self, game: Game, seat: int) -> Action | None:
        """Claim rents as the other does; refuse every offer."""
        for proposer, offer in game.offers:
            if offer.n == seat:
                return action(REJECT, proposer)
        return self.other.react(game, seat)


def play_piece(piece: Piece, most_turns: int) -> list[Played]:
    """The games of one piece, played to the end or to the last of so many turns."""
    rules = piece.simulation.rules()
    found: list[Played] = []
    with without_collector():
        for number in piece.numbers():
            with ToldGame(piece.simulation, number):
                begun = Begun(piece.simulation, rules, number)
                begun.bots = [NeverTrades(bot) for bot in begun.bots]
                found.append(begun.play(most_turns))
    return found


def without_trades(
    simulation: Simulation, games: int, most_turns: int, run: Executor, progress: Progress | None = None
) -> list[Played]:
    """So many games of players who never trade, in order."""
    return in_pieces(partial(play_piece, most_turns=most_turns), pieces_of(simulation, games), run, progress)
