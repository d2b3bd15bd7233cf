"""One game of many: what is played, and the little that is kept of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from casedepart import bots
from casedepart.bots import Bot, Chance, Tally
from casedepart.editions import load
from casedepart.engine import Game, Rules
from casedepart.engine.phases.end import worth
from casedepart.sim.seats import seat_bot


class GameError(Exception):
    """A game that could not be played on; says which, and why."""


@dataclass(frozen=True)
class Setting:
    """What is played: everything that a game needs but its number."""

    edition: str
    ruleset: str | None
    mode: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    """One a seat."""
    seed: str

    def rules(self) -> Rules:
        """The rules that all its games have."""
        return load(self.edition).rules(ruleset=self.ruleset, mode=self.mode, options=self.options)


@dataclass(frozen=True)
class Played:
    """What is kept of one game."""

    number: int
    turns: int
    ended: bool
    """False: it was cut off at the most turns, and nobody won."""
    winners: int
    """A set of seats."""
    worths: tuple[int, ...]
    """By seat, at the end; 0 for who is out."""
    out_at: tuple[int, ...]
    """By seat: the turn of the bankruptcy; -1 for who stayed in."""
    out_by: tuple[int, ...]
    """By seat: who it went bankrupt to, or BANK; NOBODY for who stayed in."""
    trades: int
    starter: int
    """Who had the first turn."""

    def share(self, seat: int) -> float:
        """What this seat won: the whole, its part of a shared win, or nothing."""
        return 1 / self.winners.bit_count() if self.winners >> seat & 1 else 0.0


class Begun:
    """A game at its start, with those who play it: all follows from the seed and the number alone."""

    def __init__(self, setting: Setting, rules: Rules, number: int) -> None:
        seed = f"{setting.seed}:{number}"
        self.number = number
        self.game = Game.start(rules, len(setting.bots))
        self.bots: list[Bot] = [seat_bot(name, f"{seed}:{seat}") for seat, name in enumerate(setting.bots)]
        self.chance = Chance(seed)
        self.tally = Tally(len(setting.bots))

    def played(self, ended: bool) -> Played:
        """What is kept of it, now that it is over."""
        game, tally = self.game, self.tally
        return Played(
            self.number,
            game.turns,
            ended,
            game.winners,
            tuple([worth(game, seat) for seat in range(len(game.players))]),
            tuple(tally.out_at),
            tuple(tally.out_by),
            tally.trades,
            tally.starter,
        )


@contextmanager
def told_game(setting: Setting, number: int) -> Iterator[None]:
    """Say which game it was when a bot fails in it: among many it would be hard to find."""
    try:
        yield
    except BrokenPipeError:
        # Who read it has seen enough: that is no fault of the game.
        raise
    except Exception as error:
        alike = len(set(setting.bots)) == 1
        seats = f"--players {len(setting.bots)} --bots {setting.bots[0] if alike else ','.join(setting.bots)}"
        raise GameError(
            f"game {number} of seed {setting.seed} broke off: {type(error).__name__}: {error}. "
            f"`casedepart simulate {seats} --seed {setting.seed} --tell {number}` shows how far it came"
        ) from error


def play_one(setting: Setting, rules: Rules, number: int) -> Played:
    """Play one game to its end."""
    begun = Begun(setting, rules, number)
    ended = bots.play(begun.game, begun.bots, begun.chance, bots.MOST_TURNS, begun.tally)
    return begun.played(ended)
