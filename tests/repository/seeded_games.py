"""Seeded games that any build plays alike; run by itself, it prints their digests."""

from __future__ import annotations

from collections.abc import Iterator

from casedepart import bots
from casedepart.editions import GameSpec
from casedepart.engine import Game
from casedepart.testing._explorer import Explorer
from tests.properties.settings import ALL


def random_game(spec: GameSpec) -> str:
    """The digest of a game of random answers, and how many events led to it."""
    explorer = Explorer(spec.rules(), 3, f"alike {spec}")
    explorer.play(most=300, thorough=False)
    return f"{explorer.game.digest()} {len(explorer.events)}"


def bots_game(spec: GameSpec, names: tuple[str, ...], most_turns: int) -> str:
    """The digest of a game of bots, to its end or so many turns."""
    game = Game.start(spec.rules(), len(names))
    bots.play(game, [bots.make(name) for name in names], bots.Chance(f"alike {spec}"), most_turns)
    return game.digest()


def digests() -> Iterator[str]:
    """A line for each way to set up a game, and one for the master, which takes its time where it is interpreted."""
    for spec in ALL:
        steady = bots_game(spec, ("steady",) * 4, bots.MOST_TURNS)
        shrewd = bots_game(spec, ("shrewd", "shrewd:trader", "steady"), 60)
        yield f"{spec}: {random_game(spec)} {steady} {shrewd}"
    yield f"masters: {bots_game(ALL[0], ('master', 'master:builder', 'shrewd'), 50)}"


if __name__ == "__main__":
    print("\n".join(digests()))
