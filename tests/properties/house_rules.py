"""Games by random sets of house rules: at random first, then by bots to their end, and checked all the way.

`python -m tests.properties.house_rules FIRST COUNT` plays those of so many seeds and prints what was counted.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from casedepart import bots
from casedepart.bots.play import Tally
from casedepart.editions import EditionError, GameSpec, catalogue, load
from casedepart.engine import Action, Game
from casedepart.testing._explorer import Explorer
from casedepart.variants import HOUSE_RULES, VARIANTS

THOROUGH = 20
"""Of so many games one has every kind of answer tried at every question."""
AT_RANDOM = 100
"""Answers of a game that are given at random."""
LOOKS = 16
"""Answers of bots between two looks."""
KINDS = ("steady", "shrewd")


def drawn_spec(seed: int) -> GameSpec:
    """An edition, ruleset and mode, with a set of house rules and numbers of their own, by a seed."""
    random = Random(seed)
    edition = load(random.choice(catalogue()))
    ruleset = random.choice(edition.rulesets)
    mode = random.choice(edition.modes(ruleset))
    names = random.sample(HOUSE_RULES, random.randrange(1, 9))
    numbers = [number for name in names for number in VARIANTS[name]().numbers]
    values = [(number.name, str(random.randint(number.least, min(number.most, 2_000)))) for number in numbers]
    return GameSpec(edition.id, ruleset, mode, tuple(names), tuple(values))


def refusal_of(spec: GameSpec) -> str:
    """Why a set does not fit: the rule that does not, or the two that do not go together; empty: it does."""
    try:
        spec.rules()
    except EditionError as error:
        blamed = [name for name in spec.options if f"{name} (h" in error.message.lower()]
        assert blamed, error.message
        assert re.search(r"\bby (Q|P6|B2)", error.message) or len(blamed) == 2
        return " and ".join(re.findall(r"[A-Z]\d+", error.message))
    return ""


@dataclass
class Counts:
    """What was played."""

    drawn: int = 0
    played: int = 0
    sets: set[tuple[str, ...]] = field(default_factory=set)
    refused: Counter[str] = field(default_factory=Counter)
    looks: int = 0
    """Questions at which all was counted, and everyone who was asked could answer."""
    answers: int = 0
    to_the_end: int = 0
    ended: int = 0
    capped: int = 0

    def told(self) -> str:
        """As a line of JSON."""
        return json.dumps({**vars(self), "sets": len(self.sets)}, sort_keys=True)


class Looking(Tally):
    """Looks at a game that bots play, now and then."""

    def __init__(self, explorer: Explorer, counts: Counts) -> None:
        super().__init__(len(explorer.names))
        self.explorer = explorer
        self.counts = counts
        self.seen = 0

    def note(self, game: Game, seat: int, act: Action) -> None:
        self.seen += 1
        if self.seen % LOOKS == 0:
            self.explorer.look(thorough=False)
            self.counts.looks += 1


def play(seed: int, counts: Counts, to_the_end: bool = True) -> None:
    """One game by a random set of house rules, where the set fits."""
    spec = drawn_spec(seed)
    counts.drawn += 1
    refused = refusal_of(spec)
    if refused:
        counts.refused[refused] += 1
        return
    counts.played += 1
    counts.sets.add(spec.options)
    explorer = Explorer(spec.rules(), 2 + seed % 5, str(seed))
    explorer.play(AT_RANDOM, thorough=seed % THOROUGH == 0)
    counts.looks += len(explorer.answers)
    counts.answers += len(explorer.answers)
    if to_the_end:
        play_on(explorer, KINDS[seed // 8 % len(KINDS)], seed, counts)


def play_on(explorer: Explorer, kind: str, seed: int, counts: Counts) -> None:
    """Bots play it to its end."""
    looking = Looking(explorer, counts)
    players = [bots.make(kind, f"{seed} {seat}") for seat in range(len(explorer.names))]
    counts.to_the_end += 1
    explorer.game.log = None
    ended = bots.play(explorer.game, players, bots.Chance(f"house {seed}"), tally=looking)
    counts.answers += looking.seen
    counts.ended += ended
    counts.capped += not ended
    assert not ended or explorer.game.winners


def main(first: int, count: int) -> None:
    counts = Counts()
    for seed in range(first, first + count):
        try:
            play(seed, counts)
        except Exception as error:
            raise RuntimeError(f"seed {seed}: {drawn_spec(seed)}") from error
    print(counts.told())


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
