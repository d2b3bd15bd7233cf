"""The file that `casedepart odds` is given: a record or a scenario, and a position in it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from casedepart.cli import replay
from casedepart.record import Disagreement, RecordError, read
from casedepart.record.names import names_at
from casedepart.record.transcript import Transcript
from casedepart.scenario import ScenarioError
from casedepart.scenario.document import DocumentReader
from casedepart.scenario.file import ScenarioFile
from casedepart.sim.chances.playouts import PlayoutError
from casedepart.sim.chances.positions import AfterAnswers, StartPosition
from casedepart.sim.chances.scenarios import InScenario, scenario_of
from casedepart.texts import Names

SCENARIOS = (".yaml", ".yml")
FAULTS = (*replay.FAULTS, ScenarioError, PlayoutError)
"""What may be wrong with a file, or with a bot that plays it on."""


@dataclass(frozen=True)
class Place:
    """A position to look at, and what everything there is called."""

    spot: StartPosition
    names: Names
    at: int
    """How many answers, or steps of a scenario, come before it."""
    transcript: Transcript | None = None
    """The whole game, where it is a recorded one."""
    words: tuple[str, ...] = ()
    """The file and the options that name it on a command line."""


def is_scenario(file: str) -> bool:
    """By its ending; else by what it begins with: a record is JSON."""
    path = Path(file)
    if path.suffix.lower() in SCENARIOS:
        return True
    if path.suffix.lower() == ".jsonl" or not path.is_file():
        return False
    with path.open("rb") as opened:
        return not opened.read(64).lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def recorded_place(file: str, at: int | None, edition: str, anyway: bool, language: str) -> Place:
    """A position of a recorded game: after so many answers, or the last before it was over."""
    record = read(file)
    played_on = replay.edition_of(record, edition, anyway)
    found = record.check(played_on)
    if isinstance(found, Disagreement):
        raise found.error(file)
    count = len(record.answers)
    n = count - record.closing.over if at is None else at
    if not 0 <= n <= count:
        raise RecordError(file, 0, "no-such-answer", at=str(at), answers=str(count))
    transcript = record.transcript(played_on)
    names = names_at(played_on, record.header.ruleset, record.header.players, language)
    return Place(AfterAnswers(transcript, n), names, n, transcript, (file, "--at", str(n)))


def scenario_place(file: str, at: int | None, which: str, language: str) -> Place:
    """The position that a scenario gives, or the one after some of its steps."""
    opened = ScenarioFile(Path(file))
    documents = list(opened.documents())
    readers = [DocumentReader(opened.tree, node, opened.edition, True) for node in documents]
    number = chosen_number(file, which, [reader.word("name", "") for reader in readers])
    spot = InScenario(file, number, at or 0)
    scenario = scenario_of(spot)
    if not 0 <= spot.steps <= len(scenario.steps):
        raise ScenarioError(file, scenario.line, "no-position", at=str(at), count=len(scenario.steps))
    reader = readers[number - 1]
    edition = reader.edition()
    ruleset = reader.word("ruleset", edition.ruleset)
    names = names_at(edition, ruleset, scenario.players, language)
    return Place(spot, names, spot.steps, None, (file, "--scenario", str(number), "--at", str(spot.steps)))


def chosen_number(file: str, which: str, names: list[str]) -> int:
    """Which scenario of a file is meant, by its number or its name."""
    if not which and len(names) == 1:
        return 1
    if which.isdecimal() and 1 <= int(which) <= len(names):
        return int(which)
    if which in names and which:
        return names.index(which) + 1
    listed = "; ".join([*(f"{number} {name}" for number, name in enumerate(names[:8], 1)), *["…"][: len(names) > 8]])
    fault = "no-such-scenario" if which else "several-scenarios"
    raise ScenarioError(file, 0, fault, which=which, count=len(names), listed=listed)
