"""Positions for tests of the terminal, reached by the steps of a scenario."""

from __future__ import annotations

from pathlib import Path

from casedepart.bots import Chance, make
from casedepart.cli.draw import Theme
from casedepart.cli.terminal.clock import Clock
from casedepart.cli.terminal.desk import Desk
from casedepart.cli.terminal.keeping import Keeper
from casedepart.cli.terminal.sitting import Sitting
from casedepart.editions import GameSpec
from casedepart.engine.game import Game
from casedepart.record import Recorder
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.position import position
from casedepart.scenario.run import Run
from tests.cli.seats import Script, Watched

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
    recorder = Recorder(GameSpec(edition, options=options, players=PLAYERS))
    heading = f"edition: {edition}\noptions: [{', '.join(options)}]\n"
    recorder.game = game_after(folder, heading + scenario)
    recorder.game.log = []
    theme = Theme.of(recorder.edition, recorder.header.ruleset, recorder.game.rules, PLAYERS, language)
    sitting = Sitting(recorder, {}, Chance("test"), lambda seat: make("steady"))
    return Desk(sitting, theme, Watched(Script(typed)), Keeper(folder / "game.jsonl"), Clock(None))


def told(desk: Desk) -> str:
    """The last question that was put."""
    assert isinstance(desk.screen, Watched)
    question = desk.screen.questions[-1]
    return "\n".join([question.asks, *question.labels(), *question.named, *question.besides])


def all_asked(desk: Desk) -> list[str]:
    """Every question that was put."""
    assert isinstance(desk.screen, Watched)
    return [question.asks for question in desk.screen.questions]
