"""Tables of measured figures have their commands beside them, and `make figures` runs all of these."""

from __future__ import annotations

import re
from typing import Final

import pytest

from building.figures import BY_MAKE, MEASURED, measuring, section
from building.release import LEFT
from tests.repository.test_documents import FENCED, PROSE
from tests.repository.tree import ROOT, text_of

FIGURE: Final = re.compile(r"\d[\d.,]*\s*(%|ms|kB|MB|s\b)|^\s*[\d.,]+\s*(\(|$)")
LEAST: Final = 3
"""A table with so many cells that hold figures is one of figures."""
NOT_MEASURED: Final = {
    ("docs/comparison.md", "Beside other simulators"): "figures of other pages; each row names its command",
    ("docs/bots.md", "What was tried"): "of bots that are there no more",
    ("docs/decisions/0019-compiled-beside-the-game.md", "Compiled beside the game"): "what a decision was made by",
    ("docs/dice.md", "Dice that can be checked"): "exit codes",
    ("docs/hosting.md", "Past one machine"): "reckoned, not measured",
    ("docs/load.md", "What limits it"): "samples of a profiler, taken by hand",
    ("docs/protocol.md", "Limits"): "limits, held by tests/table/test_protocol_documents.py",
    ("docs/protocol.md", "Opening a table and sitting down"): "answers of HTTP",
    ("docs/scenarios.md", "Positions and expectations"): "numbers of a game",
}
"""Tables with numbers that no command measures, and what they are."""


def tables_of_figures() -> set[tuple[str, str]]:
    """Where tables of figures stand, by document and heading; those of docs/studies are written by a command."""
    found = set()
    for path in PROSE:
        document = path.relative_to(ROOT).as_posix()
        heading = ""
        counts: dict[str, int] = {}
        for line in FENCED.sub("", text_of(path)).splitlines():
            if line.startswith("#"):
                heading = line.lstrip("#").strip()
            elif line.lstrip().startswith("|"):
                cells = line.strip().strip("|").split("|")
                counts[heading] = counts.get(heading, 0) + sum(bool(FIGURE.search(cell)) for cell in cells)
        found |= {(document, heading) for heading, count in counts.items() if count >= LEAST}
    return {key for key in found if not key[0].startswith("docs/studies/")}


def test_every_table_of_figures_is_measured_by_commands_or_says_why_not() -> None:
    found = tables_of_figures()
    assert found - set(MEASURED) == set(NOT_MEASURED)


@pytest.mark.parametrize(("document", "heading"), MEASURED)
def test_what_is_measured_has_its_command_beside_it(document: str, heading: str) -> None:
    assert "```sh\n" in section(document, heading)


def test_the_commands_are_found_and_a_release_asks_for_them() -> None:
    lines = [line for _, line in measuring()]
    assert lines[-2:] == [line for _, line in BY_MAKE]
    assert {line.split()[0] for line in lines} == {"casedepart", "python", "make"}
    assert len(lines) > 20
    assert "make figures" in LEFT
