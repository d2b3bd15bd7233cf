"""`python -m bench.opponents`: what a bot wins against opponents from outside, beside what was published."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from bench.opponents.protocol import EACH, PROTOCOL, PUBLISHED, meet
from casedepart.bots import MOST_TURNS
from casedepart.cli import laboratory as lab
from casedepart.cli.figures import show_table
from casedepart.lab.numbers import percent, share_cells
from casedepart.lab.result import FigureTable

REMARKS = (
    "A fair share is 25 %. Every seat on the same dice.",
    f"A game is cut off after {MOST_TURNS:,} turns, and nobody has won it.",
    "What was published is of other rules and other agents of the same description: docs/bots.md.",
)

app = typer.Typer(add_completion=False)


@app.command()
def main(
    bot: Annotated[str, typer.Option(help="The bot that is measured.")] = "master",
    games: Annotated[int, typer.Option(min=1, help="Games of each row.")] = 480,
    seed: lab.SeedOption = "1",
    cores: lab.CoresOption = None,
    by_opponent: Annotated[bool, typer.Option("--each", help="Among three of each opponent.")] = False,
    as_json: lab.JsonOption = False,
) -> None:
    """Play one bot against the fixed-policy agents A, B and C, or with --each among three of each opponent."""
    rivals = EACH if by_opponent else PROTOCOL
    with lab.playing("games", games * len(rivals), not as_json) as progress:
        found = [meet(bot, each, games, seed, cores, progress) for each in rivals]
    if as_json:
        typer.echo(json.dumps([meeting.as_json() for meeting in found], ensure_ascii=False))
        return
    rows = [[meeting.rivals.words, *share_cells(meeting.won, "en"), str(meeting.capped)] for meeting in found]
    if not by_opponent:
        rows += [[f"published: {learner}", percent(won, "en", 2), "", ""] for learner, won in PUBLISHED.items()]
    title = f"{bot}, {games} games a row, seed {seed}"
    show_table(FigureTable(title, ["against", "wins", "95 % interval", "cut off"], rows, REMARKS))


if __name__ == "__main__":
    app()
