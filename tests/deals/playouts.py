"""The verdict of playouts on every position: both answers played on by bots, on common dice.

`python -m tests.deals.playouts` writes `verdicts.toml` anew where a position is new or has changed.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.progress import TaskID

from casedepart.bots import Chance
from casedepart.cli.asking import progress_bar
from casedepart.engine.actions import ACCEPT, REJECT, action
from casedepart.sim.chances.playout import exchange, play_on, players_of, shares_of
from casedepart.sim.intervals import paired
from tests.deals.positions import HERE, Deal, deals

VERDICTS = HERE / "verdicts.toml"
NOTES = HERE / "notes.toml"
"""Written by hand: by the name of a position, why the person is right where playouts say otherwise."""
PLAYOUTS = "steady=2000,shrewd=300"
"""Who plays on, and how often after each answer."""
SURE = 1.5
"""So many times its interval's reach a change must be from nothing: one in 150 by chance, not one in 20."""


@dataclass(frozen=True)
class Verdict:
    """What accepting does to the answerer's chance to win, in points of a hundred, as one kind of bot plays on."""

    change: float
    reach: float
    """Half of the 95 % interval."""
    playouts: int

    def sure(self) -> int:
        """1: surely to be accepted; -1: surely not; 0: the playouts do not tell."""
        if abs(self.change) <= SURE * self.reach:
            return 0
        return 1 if self.change > 0 else -1

    def __str__(self) -> str:
        return f"{self.change:+.1f} ± {self.reach:.1f}"


@dataclass(frozen=True)
class Judged:
    """A position's verdicts, by who played on."""

    position: str
    """The digest of the game: another position needs another verdict."""
    verdicts: Mapping[str, Verdict]

    def sure(self) -> int:
        """What the playouts are sure of; nothing where one kind contradicts the other."""
        found = {verdict.sure() for verdict in self.verdicts.values()} - {0}
        return found.pop() if len(found) == 1 else 0


def judge(deal: Deal, name: str, playouts: int, seed: str) -> Verdict:
    """Play both answers on, number by number on the same dice."""
    accepted, rejected = deal.game(), deal.game()
    ((proposer, offer),) = accepted.offers
    accepted.apply(deal.seat, action(ACCEPT, proposer))
    rejected.apply(deal.seat, action(REJECT, proposer))
    refused = exchange(proposer, offer)
    shares: list[list[float]] = [[], []]
    for number in range(playouts):
        for place, start in enumerate((rejected, accepted)):
            game = start.clone()
            here = f"{seed}:{deal.scenario.name}:{number}"
            play_on(game, players_of(game, [name], here, None if place else refused), Chance(here))
            shares[place].append(shares_of(game)[deal.seat])
    change = paired(*shares).times(100)
    return Verdict(round(change.value, 1), round(change.high - change.value, 1), playouts)


def read() -> dict[str, Judged]:
    """The verdicts that are kept, by the name of the position."""
    if not VERDICTS.exists():
        return {}
    found: dict[str, Judged] = {}
    for name, entry in tomllib.loads(VERDICTS.read_text(encoding="utf-8")).items():
        position = entry.pop("position")
        found[name] = Judged(position, {bot: Verdict(**verdict) for bot, verdict in entry.items()})
    return found


def notes() -> dict[str, str]:
    """Why the person is right, by the name of the position."""
    return dict(tomllib.loads(NOTES.read_text(encoding="utf-8")))


def write(judged: Mapping[str, Judged], every: Iterable[Deal], seed: str) -> None:
    """Those that are judged, in the order of the positions."""
    lines = [
        "# What accepting does to the answerer's chance to win, in points of a hundred, and half of its 95 % interval;",
        f"# written by `python -m tests.deals.playouts --seed {seed}`.",
        "",
    ]
    for deal in every:
        found = judged.get(deal.scenario.name)
        if found is None:
            continue
        lines += [f"[{json.dumps(deal.scenario.name, ensure_ascii=False)}]", f'position = "{found.position}"']
        for bot, verdict in found.verdicts.items():
            values = f"change = {verdict.change}, reach = {verdict.reach}, playouts = {verdict.playouts}"
            lines.append(f"{bot} = {{ {values} }}")
        lines.append("")
    VERDICTS.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="those too whose position has not changed")
    parser.add_argument("--playouts", default=PLAYOUTS, help="who plays on, and how often after each answer")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    players = {name: int(number) for name, number in (each.split("=") for each in asked.playouts.split(","))}
    every = list(deals())
    kept = {} if asked.all else read()
    judged: dict[str, Judged] = {}
    with progress_bar("positions", len(every), shown=True) as bar:
        for deal in every:
            name, digest = deal.scenario.name, deal.game().digest()
            known = kept.get(name)
            if known is None or known.position != digest:
                found = {bot: judge(deal, bot, count, asked.seed) for bot, count in players.items()}
                known = Judged(digest, found)
            judged[name] = known
            write({**kept, **judged}, every, asked.seed)
            bar.advance(TaskID(0))
    write(judged, every, asked.seed)
    for deal in every:
        print(line(deal, judged[deal.scenario.name]))


def line(deal: Deal, judged: Judged) -> str:
    """One position: what the person answers, what the playouts say, and whether they agree."""
    person = 1 if deal.accepts else -1
    told = {0: "unsure", person: "agrees", -person: "DISAGREES"}[judged.sure()]
    said = ", ".join(f"{bot} {verdict}" for bot, verdict in judged.verdicts.items())
    return f"{told:9} {'accepts' if deal.accepts else 'rejects'}: {said}: {deal}: {deal.scenario.name}"


if __name__ == "__main__":
    main()
