"""How strong bots are, as tables for `docs/bots.md`: `python -m bench.strength`, and with `--of blind`.

One tournament a row: every bot in every seat on the same dice.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import casedepart as cd
from casedepart.lab.numbers import decimal, interval_in_words, percent


@dataclass(frozen=True)
class Contest:
    """A row of a table: a tournament, and which of its bots it is about."""

    said: tuple[str, ...]
    """The first cells."""
    bots: str
    games: int
    edition: str = "classic"
    option: str = ""
    seed: int = 1

    def row(self) -> str:
        """Play it; the win rate of its first bot."""
        options = (self.option,) if self.option else ()
        found = cd.lab.tournament(self.bots, edition=self.edition, options=options, games=self.games, seed=self.seed)
        first = next(one for one in found.standings if one.bot == self.bots.split(",")[0])
        rate = first.win_rate
        interval = interval_in_words(100 * rate.low, 100 * rate.high, "en")
        return cells(*self.said, decimal(self.games, "en", 0), percent(rate.value, "en"), interval)


def among(bot: str, others: str, games: int, edition: str = "classic") -> Contest:
    """One bot among three of a kind."""
    where = "" if edition == "classic" else ", Sore Losers"
    return Contest((f"`{bot}`{where}", f"`{others}`"), ",".join([bot, *[others] * 3]), games, edition)


def blind(option: str, bot: str, games: int, seed: int = 7) -> Contest:
    """Two of a kind that weigh a house rule with two that do not know of it."""
    blinded = f"bench.blind:{bot.capitalize()}"
    return Contest((f"`{option}`", f"`{bot}`"), ",".join([bot, bot, blinded, blinded]), games, "classic", option, seed)


ONE_AMONG = (
    among("shrewd", "steady", 5_000),
    among("master", "steady", 20_000),
    among("master", "shrewd", 4_000),
    among("master", "steady", 800, "sore-losers"),
    among("shrewd", "steady", 2_000, "sore-losers"),
)
BLIND = (
    blind("uneven-building", "steady", 1_200),
    blind("uneven-building", "shrewd", 480),
    blind("turn-limit", "steady", 1_200),
    blind("turn-limit", "shrewd", 480),
    blind("turn-limit", "master", 120),
    blind("jackpot", "steady", 1_200),
    blind("jackpot", "shrewd", 1_800, 8),
    blind("jailed-owners", "shrewd", 1_800, 8),
)
TABLES = {
    "among": (("one of", "among three", "games", "wins", "95 % interval"), ONE_AMONG),
    "blind": (("rule", "bot", "games", "wins a seat", "95 % interval"), BLIND),
}


def cells(*words: str) -> str:
    """A row of a table."""
    return f"| {' | '.join(words)} |"


def main() -> None:
    """Play, and print a table."""
    said = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    said.add_argument("--of", choices=TABLES, default="among")
    said.add_argument("--only", default="", help="rows in whose first cells this is")
    asked = said.parse_args()
    headings, contests = TABLES[asked.of]
    print(cells(*headings))
    print(cells(*["---"] * len(headings)))
    for contest in contests:
        if asked.only in " ".join(contest.said):
            print(contest.row(), flush=True)


if __name__ == "__main__":
    main()
