"""Seeded games that any build plays alike; run by itself, it prints their digests."""

from __future__ import annotations

from collections.abc import Iterator

from casedepart import bots
from casedepart.engine import Game
from tests.properties.explorer import Explorer
from tests.properties.settings import ALL, Setting


def random_game(setting: Setting) -> str:
    """The digest of a game of random answers, and how many events led to it."""
    explorer = Explorer(setting.rules(), 3, f"alike {setting}")
    explorer.play(most=300, thorough=False)
    return f"{explorer.game.digest()} {len(explorer.events)}"


def steady_game(setting: Setting) -> str:
    """The digest of a whole game of steady bots."""
    game = Game.start(setting.rules(), 4)
    bots.play(game, [bots.make("steady") for _ in range(4)], bots.Chance(f"alike {setting}"))
    return game.digest()


def digests() -> Iterator[str]:
    """A line for each way to set up a game."""
    for setting in ALL:
        yield f"{setting}: {random_game(setting)} {steady_game(setting)}"


if __name__ == "__main__":
    print("\n".join(digests()))
