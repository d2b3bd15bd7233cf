"""One game of many: what is simulated, who sits where, and the little that is kept of a game."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import NamedTuple

import casedepart
from casedepart import bots
from casedepart.bots import Bot, Chance, Tally
from casedepart.bots.own import load_bot
from casedepart.bots.play import TIMED_TURNS
from casedepart.editions import GameSpec
from casedepart.engine import Game, Rules, worth
from casedepart.own_class import is_own

DEFAULT_BOT = "steady"
"""Who plays in the laboratory unless someone says otherwise."""

DEFAULT_GAMES = 1000


class GameError(Exception):
    """A game that could not be played on; says which, and why."""


@dataclass(frozen=True)
class Simulation:
    """What is simulated: everything that a game needs but its number."""

    spec: GameSpec
    bots: tuple[str, ...]
    """One a seat."""
    seed: str
    timed_turns: int = TIMED_TURNS
    """In the timed mode: the turns after which time is called."""

    def rules(self) -> Rules:
        """The rules that all its games have."""
        return self.spec.rules()

    def as_json(self) -> dict[str, object]:
        """What is played and by whom, by the names one writes it with."""
        spec = self.spec
        return {
            "edition": spec.edition,
            "ruleset": spec.ruleset or None,
            "mode": spec.mode,
            "options": list(spec.options),
            "bots": list(self.bots),
            # Only where it is not as printed: what earlier versions kept does not have these.
            **({"numbers": dict(spec.numbers)} if spec.numbers else {}),
            **({"timed_turns": self.timed_turns} if self.timed_turns != TIMED_TURNS else {}),
        }

    def provenance(self, command: str = "") -> dict[str, object]:
        """Where figures come from: the build, the edition with its digest, all that is played, and by what command.

        There is none where no command could name the edition.
        """
        edition = self.spec.load()
        return {
            "casedepart": casedepart.__version__,
            "rules": casedepart.rules_fingerprint(),
            "bots_by": casedepart.bots_fingerprint(),
            **self.as_json(),
            "digest": edition.digest[:16],
            "plays": edition.plays[:16],
            "seed": self.seed,
            **({"command": command} if command and not self.spec.carried else {}),
        }

    def flags(self, each: bool = False) -> str:
        """The options of a command that play the same; `each` names the bot of each seat, as a tournament has it."""
        alike = len(set(self.bots)) == 1 and not each
        seats = [] if each else ["--players", str(len(self.bots))]
        bots = ["--bots", self.bots[0] if alike else ",".join(self.bots)]
        numbers = [word for name, value in self.spec.numbers for word in ("--set", f"{name}={value}")]
        timed = ["--timed-turns", str(self.timed_turns)] if self.timed_turns != TIMED_TURNS else []
        return f"{self.spec.flags()} {shlex.join([*seats, *bots, *numbers, *timed, '--seed', self.seed])}"


class Played(NamedTuple):
    """What is kept of one game; a tuple, since many are made and sent to other processes."""

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


def seat_bot(name: str, seed: str) -> Bot:
    """The bot of a name for one seat of one game: ours, or anyone's own by its module and class.

    Only in a laboratory, never at a table: to name a module is to run what is in it.
    """
    return load_bot(name, seed) if name not in bots.NAMES and is_someones(name) else bots.make(name, seed)


def is_someones(name: str) -> bool:
    """Is it a module and a class? A level with a character that does not exist is neither."""
    return is_own(name) and name.partition(":")[0] not in bots.LEVELS


def bot_fault(name: str) -> str:
    """What is wrong with the name of a bot, in a sentence; nothing when it can be made."""
    try:
        seat_bot(name, "")
    except ValueError as error:
        return str(error)
    return ""


class Begun:
    """A game at its start, with those who play it: all follows from the seed and the number alone."""

    def __init__(self, simulation: Simulation, rules: Rules, number: int) -> None:
        seed = f"{simulation.seed}:{number}"
        self.number = number
        self.game = Game.start(rules, len(simulation.bots))
        self.bots: list[Bot] = [seat_bot(name, f"{seed}:{seat}") for seat, name in enumerate(simulation.bots)]
        self.chance = Chance(seed)
        self.tally = Tally(len(simulation.bots))
        self.timed_turns = simulation.timed_turns

    def play(self, most_turns: int = bots.MOST_TURNS) -> Played:
        """Play it to its end, or for so many turns; what is kept of it."""
        game, tally = self.game, self.tally
        ended = bots.play(game, self.bots, self.chance, most_turns, tally, self.timed_turns)
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


class ToldGame:
    """Say which game it was when a bot fails in it: among many it would be hard to find."""

    def __init__(self, simulation: Simulation, number: int) -> None:
        self.simulation = simulation
        self.number = number

    def __enter__(self) -> None:
        """Nothing is to be done before the game."""

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        # Who reads along and has seen enough breaks the pipe: that is no fault of the game.
        if isinstance(error, Exception) and not isinstance(error, BrokenPipeError):
            raise GameError(self.sentence(error)) from error

    def sentence(self, error: Exception) -> str:
        """Which game broke off, why, and the command that shows how far it came."""
        simulation, number = self.simulation, self.number
        more = f" --games {number + 1}" if number >= DEFAULT_GAMES else ""
        return (
            f"game {number} of seed {simulation.seed} broke off: {type(error).__name__}: {error}. "
            f"`casedepart simulate {simulation.flags()}{more} --tell {number}` "
            "shows how far it came"
        )


def play_one(simulation: Simulation, rules: Rules, number: int) -> Played:
    """Play one game to its end."""
    return Begun(simulation, rules, number).play()
