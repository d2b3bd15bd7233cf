"""Seeded games that any build plays alike; run by itself, it prints their digests."""

from __future__ import annotations

from collections.abc import Iterator

from casedepart import bots
from casedepart.engine import Game
from casedepart.testing.explorer import Explorer
from tests.properties.settings import ALL, Setting


def random_game(setting: Setting) -> str:
    """The digest of a game of random answers, and how many events led to it."""
    explorer = Explorer(setting.rules(), 3, f"alike {setting}")
    explorer.play(most=300, thorough=False)
    return f"{explorer.game.digest()} {len(explorer.events)}"


def bots_game(setting: Setting, names: tuple[str, ...], most_turns: int) -> str:
    """The digest of a game of bots, to its end or so many turns."""
    game = Game.start(setting.rules(), len(names))
    bots.play(game, [bots.make(name) for name in names], bots.Chance(f"alike {setting}"), most_turns)
    return game.digest()


def digests() -> Iterator[str]:
    """A line for each way to set up a game, and one for the master, which takes its time where it is interpreted."""
    for setting in ALL:
        steady = bots_game(setting, ("steady",) * 4, bots.MOST_TURNS)
        shrewd = bots_game(setting, ("shrewd", "shrewd:trader", "steady"), 60)
        yield f"{setting}: {random_game(setting)} {steady} {shrewd}"
    yield f"masters: {bots_game(ALL[0], ('master', 'master:builder', 'shrewd'), 50)}"


if __name__ == "__main__":
    print("\n".join(digests()))
