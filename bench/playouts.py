"""How far playouts are off: `python -m bench.playouts`.

Positions are taken from whole games of four bots. What each way to tell the chances said there is set beside who won:
the Brier score (the mean squared error, all seats together; lower is better), and the mean distance from playouts by
the bots that really played, which are right but for their number.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass, field

from bench.training_games import rules_of
from casedepart import bots
from casedepart.engine import Game, Rules
from casedepart.sim.chances.odds import odds
from casedepart.sim.chances.playout import foretold as learned
from casedepart.sim.chances.playout import shares_of
from casedepart.sim.chances.playouts import A_FEW_ROUNDS
from casedepart.sim.intervals import Estimate, mean, paired

PLAYERS = 4
TURNS = (24, 48, 80, 120)
"""When positions are taken from each game."""
ROUNDS = (1, 2, 4, 8)
"""After how many rounds playouts are cut short, to compare."""


@dataclass
class Way:
    """One way to tell the chances, and how it came off."""

    name: str
    playouts: int = 0
    """0: it is asked once, and plays nothing on."""
    rounds: int = 0
    """After which the learned chances tell the rest; 0: games are played to their end."""
    errors: list[float] = field(default_factory=list)
    """By position: the squared error, summed over the seats."""
    distances: list[float] = field(default_factory=list)
    """By position: the mean distance from what the right playouts said."""
    seconds: float = 0.0

    def tell(self, game: Game, seed: str) -> list[float]:
        """Each seat's chance to win."""
        began = time.process_time()
        if self.playouts:
            found = [
                chance.value for chance in odds(game, self.playouts, seed, (self.name,), rounds=self.rounds).chances
            ]
        else:
            found = list(learned(game))
        self.seconds += time.process_time() - began
        return found


def main() -> None:
    """Play, ask, compare and print."""
    said = argparse.ArgumentParser(prog="python -m bench.playouts", description=__doc__)
    said.add_argument("--games", type=int, default=150)
    said.add_argument("--played-by", default="shrewd")
    said.add_argument("--steady", type=int, default=400, help="playouts of steady bots from each position")
    said.add_argument("--right", type=int, default=100, help="playouts of the bots that played")
    said.add_argument("--cut", type=int, default=50, help="playouts of the bots that played, cut short")
    said.add_argument("--setting", default="classic", help="an edition, as in classic:speed or pokemon+powers")
    said.add_argument("--seed", default="1")
    asked = said.parse_args()
    ways = [
        Way(asked.played_by, asked.right),
        *(Way(asked.played_by, asked.cut, rounds) for rounds in ROUNDS),
        Way("steady", asked.steady),
        Way("steady", asked.steady, A_FEW_ROUNDS),
        Way("learned chances"),
    ]
    rules = rules_of(asked.setting)
    for number in range(asked.games):
        look_at_game(f"{asked.seed}/{number}", asked.played_by, ways, rules)
        print(f"\r{number + 1} of {asked.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print("| chances by | playouts | rounds | Brier score | to the learned | points from the first | milliseconds |")
    print("|---|---|---|---|---|---|---|")
    for way in ways:
        cost = 1000 * way.seconds / len(way.errors)
        far = told(mean(way.distances).times(100), 1) if way is not ways[0] else "–"
        rounds = way.rounds or ("all" if way.playouts else "–")
        gap = told(paired(ways[-1].errors, way.errors), 3) if way is not ways[-1] else "–"
        score = told(mean(way.errors), 3)
        print(f"| `{way.name}` | {way.playouts or '–'} | {rounds} | {score} | {gap} | {far} | {cost:.1f} |")
    print(f"\n{len(ways[0].errors)} positions; who always says a fair share is off by {1 - 1 / PLAYERS:.2f}")


def look_at_game(seed: str, kind: str, ways: list[Way], rules: Rules) -> None:
    """Ask every way at some positions of one game, and compare with its end."""
    game = Game.start(rules, PLAYERS)
    seats, chance = [bots.make(kind, f"{seed}/{seat}") for seat in range(PLAYERS)], bots.Chance(seed)
    foretold: list[list[list[float]]] = []
    for turn in TURNS:
        while not game.over and game.turns < turn:
            bots.step(game, seats, chance)
        if not game.over:
            foretold.append([way.tell(game.clone(), f"{seed}/{turn}") for way in ways])
    if not bots.play(game, seats, chance):
        return
    won = shares_of(game)
    for told_there in foretold:
        for way, found in zip(ways, told_there, strict=True):
            way.errors.append(sum((found[seat] - won[seat]) ** 2 for seat in range(PLAYERS)))
            way.distances.append(sum(abs(a - b) for a, b in zip(found, told_there[0], strict=True)) / PLAYERS)


def told(estimate: Estimate, digits: int) -> str:
    """A figure with its interval."""
    return f"{estimate.value:.{digits}f} ({estimate.low:.{digits}f}–{estimate.high:.{digits}f})"


if __name__ == "__main__":
    main()
