"""Learn the chance to win in generations, and write the master's weights: `python -m bench.training`.

The first generation may begin with nothing (`--first`): then it learns from games of the other bots alone. Each
further one plays games of masters with what was learned before among all kinds of opponents. What a generation has
noted is learned three times, from nothing and other first weights, and kept if the best of the three beats the last
one. Games, shuffles and first weights follow from the seed: the same settings give the same weights.
"""

from __future__ import annotations

import argparse
import ast
import textwrap
import time
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

from bench.training_bots import HAGGLER, Weights
from bench.training_games import Lesson, PositionNotes, games_of, no_notes
from bench.training_net import EPOCHS, HIDDEN, TrainedNetwork, calibration, learn, tables
from casedepart.bots import Bot, Chance, play
from casedepart.bots.master import weights as kept
from casedepart.editions import load
from casedepart.engine import Game
from casedepart.sim.intervals import Estimate, clustered

SETTINGS = (
    "classic,classic,classic,classic,classic,classic,classic,classic:speed,classic:timed,"
    "sore-losers,sore-losers,pokemon+powers,duel-masters+fight"
)
EXPLOITS = ("BuysLastDeeds", "BuysIntoGroups", "SwapsTwoForLast", "HoardsHouses")
OPPONENTS = ",".join(
    [
        *["shrewd"] * 6,
        *["shrewd:cautious", "shrewd:builder", "shrewd:trader", "shrewd:gambler"] * 2,
        *["steady"] * 3,
        *[HAGGLER] * 3,
        *[f"tests.exploits.bots:{name}" for name in EXPLOITS],
        *[f"bench.opponents.fixed_policy:{name}" for name in ("A", "LenientA")] * 2,
    ]
)
MASTERS = 0.25
"""The part of the seats that masters have, once there is a generation."""
PIECE = 25
"""Games in one piece of work."""
SEEDS = 3
"""How often one generation is learned, from other first weights."""
FAIR = 0.25
"""What a seat of four wins among equals."""
ARRANGEMENTS = tuple(combinations(range(4), 2))
"""The seats of the two who are tried, among four: all are played on the same dice."""


def main() -> None:
    """Play, learn, compare and write, generation by generation."""
    settings = parser().parse_args()
    generations = Generations(settings)
    for number in range(1, settings.generations + 1):
        if generations.go_on(number):
            Path(settings.out).write_text(generations.module(), encoding="utf-8")
    if not generations.kept:
        raise SystemExit("No generation was shown to be better than the last: nothing was written.")


def parser() -> argparse.ArgumentParser:
    """What can be set."""
    said = argparse.ArgumentParser(prog="python -m bench.training", description=__doc__)
    said.add_argument("--generations", type=int, default=2)
    said.add_argument("--games", type=int, default=48000, help="of each generation with masters")
    said.add_argument("--first-games", type=int, default=24000, help="of a generation without masters")
    said.add_argument("--gate", type=int, default=2000, help="games against the last generation, of each seed")
    said.add_argument(
        "--settings", default=SETTINGS, help="editions to draw from, as in classic,classic:speed,pokemon+powers"
    )
    said.add_argument("--bots", default=OPPONENTS, help="opponents to draw from, with commas between them")
    said.add_argument("--seed", default="learning")
    said.add_argument("--cores", type=int, default=1)
    said.add_argument("--first", action="store_true", help="begin without masters: forget what is learned now")
    said.add_argument("--out", default="src/casedepart/bots/master/weights.py")
    return said


class Generations:
    """What has been learned so far, from which games, and how it came off."""

    def __init__(self, settings: argparse.Namespace) -> None:
        self.settings = settings
        self.last = Weights(kept.HIDDEN, kept.WEIGHTS)
        """The last generation that was kept: at first what the package holds."""
        self.learned = not settings.first
        """May masters play the games that are learned from?"""
        self.kept = 0
        """How many generations were better than the one before."""
        self.notes: PositionNotes = no_notes()
        self.story: list[str] = []
        self.former_story = former_story(Path(kept.__file__))

    def go_on(self, number: int) -> bool:
        """One generation more. Is it kept?"""
        settings = self.settings
        began = time.monotonic()
        lesson = Lesson(
            f"{settings.seed}/{number}",
            settings.games if self.learned else settings.first_games,
            tuple(settings.settings.split(",")),
            tuple(settings.bots.split(",")),
            MASTERS if self.learned else 0.0,
            self.last if self.learned else None,
        )
        self.notes.add(gathered(lesson, settings.cores))
        print(
            f"{lesson.games} games, {self.notes.count} positions so far, {time.monotonic() - began:.0f} s", flush=True
        )
        tried = [self.trained(f"{lesson.seed}/{seed}") for seed in range(SEEDS)]
        results = [contest(weights, self.last, settings.gate, settings.cores, lesson.seed) for weights in tried]
        order = sorted(range(SEEDS), key=lambda place: results[place].value)
        best, worst = results[order[-1]], results[order[0]]
        is_better = best.low > FAIR
        self.story.append(
            f"generation {number}: {lesson.games} games; the best of {SEEDS} seeds wins {told(best)} a seat at tables "
            f"of two and two with the last one, the worst {told(worst)} ({settings.gate} games each): "
            f"{'kept' if is_better else 'not kept'}"
        )
        print(f"{self.story[-1]}; {time.monotonic() - began:.0f} s", flush=True)
        if is_better:
            self.last, self.learned = tried[order[-1]], True
            self.kept += 1
        return is_better

    def trained(self, seed: str) -> Weights:
        """What is learned from all the positions so far."""
        rows, shares = tables(self.notes)
        network = TrainedNetwork(seed)
        learn(network, rows, shares, EPOCHS)
        print("\n".join(calibration(network, rows, shares)), flush=True)
        return Weights(HIDDEN, network.written())

    def module(self) -> str:
        """The weights as a module, and where they come from."""
        settings = self.settings
        command = (
            f"python -m bench.training --generations {settings.generations} --games {settings.games} "
            f"--first-games {settings.first_games} --gate {settings.gate} --seed {settings.seed}"
            f"{' --first' if settings.first else ''}"
        )
        told_lines = [command, *self.story, f"opponents: {settings.bots}", f"editions: {settings.settings}"]
        story = "\n\n".join(
            textwrap.fill(line.replace(",", ", ") if ":" in line[:12] else line, 116) for line in told_lines
        )
        if not settings.first:
            story += f"\n\nThe masters in these games played by what was learned before:\n\n{self.former_story}"
        return (
            '"""What was learned: the weights of `bots.master`, written by `python -m bench.training`.\n\n'
            f'{story}\n"""\n\nfrom __future__ import annotations\n\nfrom typing import Final\n\n'
            f'HIDDEN: Final = {self.last.hidden}\n\nWEIGHTS: Final = """\n{self.last.network.strip()}\n"""\n'
            '"""By hidden unit a weight for each figure; then the bias of each unit, its weight outside, '
            'and the direct weights."""\n'
        )


def former_story(module: Path) -> str:
    """Where the weights come from that were gone on from: their module's docstring without its first line."""
    text = module.with_name("weights.py").read_text(encoding="utf-8")
    return (ast.get_docstring(ast.parse(text)) or "").partition("\n\n")[2]


def told(estimate: Estimate) -> str:
    """A share with its interval."""
    return f"{estimate.value:.1%} ({100 * estimate.low:.1f}-{100 * estimate.high:.1f})"


# Games


def gathered(lesson: Lesson, cores: int) -> PositionNotes:
    """The positions of all the games, in the order of their numbers."""
    pieces = [(lesson, first, min(first + PIECE, lesson.games)) for first in range(0, lesson.games, PIECE)]
    notes = no_notes()
    with get_context("spawn").Pool(cores) as pool:
        for done, piece in enumerate(pool.imap(one_piece, pieces), start=1):
            notes.add(piece)
            if done % 40 == 0:
                print(f"{100 * done // len(pieces)} % of the games", flush=True)
    return notes


def one_piece(piece: tuple[Lesson, int, int]) -> PositionNotes:
    """Some of the games."""
    return games_of(*piece)


def contest(new: Weights, old: Weights, games: int, cores: int, seed: str) -> Estimate:
    """The share of wins a seat of the new one, two and two at a table, in every arrangement on the same dice."""
    dice = range(max(1, games // len(ARRANGEMENTS)))
    with get_context("spawn").Pool(cores) as pool:
        hits = list(pool.imap(wins_on, [(new, old, f"{seed}/gate/{number}") for number in dice], chunksize=4))
    return clustered([hit / 2 for hit in hits], [len(ARRANGEMENTS)] * len(hits))


def wins_on(table: tuple[Weights, Weights, str]) -> float:
    """Of the games on these dice, how many the new one wins; shared wins in part."""
    new, old, seed = table
    rules = load("classic").rules()
    return sum(part_won(Game.start(rules, 4), pair, new, old, seed) for pair in ARRANGEMENTS)


def part_won(game: Game, pair: tuple[int, ...], new: Weights, old: Weights, seed: str) -> float:
    """The new one's part of the win of one game."""
    bots: list[Bot] = [(new if seat in pair else old).master() for seat in range(4)]
    if not play(game, bots, Chance(seed), 600):
        return len(pair) / 4
    return sum(game.winners >> seat & 1 for seat in pair) / game.winners.bit_count()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit("\nStopped; what was kept so far is written.") from None
