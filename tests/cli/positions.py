"""Positions for tests of the terminal, reached by the steps of a scenario."""

from __future__ import annotations

from pathlib import Path

from casedepart.cli.terminal.desk import Desk
from casedepart.cli.terminal.opening import Wishes
from casedepart.engine.game import Game
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.position import position
from casedepart.scenario.run import Run
from casedepart.table.draft import Play
from tests.cli.seats import Script, Watched, seat_everyone

PLAYERS = ("Anna", "Bruno", "Chloe")


def game_after(folder: Path, scenario: str) -> Game:
    """The game after the steps of a scenario, or at once where it has none."""
    if "steps:" not in scenario:
        scenario += "\nsteps: [{expect: {turn: Anna}}]"
    file = folder / "position.yaml"
    file.write_text(f"rule: T1\nname: a position\nplayers: [Anna, Bruno, Chloe]\n{scenario}", encoding="utf-8")
    (node,) = ScenarioFile(file).documents()
    read = ScenarioFile(file).scenario(node)
    run = Run(read, position(read))
    assert run.failure() is None
    return run.game


def desk_at(
    folder: Path,
    scenario: str,
    typed: list[str],
    edition: str = "classic",
    options: tuple[str, ...] = (),
    language: str = "en",
) -> Desk:
    """A desk with three people at a position, who will type these lines."""
    heading = f"edition: {edition}\noptions: [{', '.join(options)}]\n"
    wishes = Wishes(edition, options=options, people=3, bots=0, names=PLAYERS, seed="test")
    desk = seat_everyone(wishes, Watched(Script(typed)), folder / "game.jsonl", language)
    table = desk.host.table
    assert table.play is not None
    table.play = Play(game_after(folder, heading + scenario), table.play.dice, [])
    return desk


def told(desk: Desk) -> str:
    """The last question that was put."""
    assert isinstance(desk.screen, Watched)
    question = desk.screen.questions[-1]
    return "\n".join([question.asks, *question.labels(), *question.named, *question.besides])


def all_asked(desk: Desk) -> list[str]:
    """Every question that was put."""
    assert isinstance(desk.screen, Watched)
    return [question.asks for question in desk.screen.questions]
