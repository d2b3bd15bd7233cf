"""Tables of measured figures name their command, and one command makes them anew."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import tables
from tests.repository.tree import ROOT

TABLE = """# Figures

<!-- table: python -c "print('|a|\\\\n|---|\\\\n|2|\\\\nsaid besides')" -->

| a |
|---|
| 1 |

What follows stays.
"""


def test_a_table_is_made_anew_by_its_command_and_says_what_it_was_made_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    document = tmp_path / "figures.md"
    document.write_text(TABLE, encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["bench.tables", str(document), "--only", "nothing such"])
    tables.main()
    assert document.read_text(encoding="utf-8") == TABLE
    monkeypatch.setattr("sys.argv", ["bench.tables", str(document)])
    for _ in range(2):
        tables.main()
        made = document.read_text(encoding="utf-8")
        assert "|a|\n|---|\n|2|\n\nWhat follows stays." in made
        assert "| 1 |" not in made and "said besides" not in made.split("-->")[1]
        assert re.search(r"; made from \S+, rules \w+, bots \w+ -->", made)
    monkeypatch.setattr("sys.argv", ["bench.tables", str(document), "--list"])
    tables.main()
    assert "rules " in capsys.readouterr().out


def test_every_command_over_a_table_is_a_module_of_ours() -> None:
    found = [
        mark for path in sorted((ROOT / "docs").glob("*.md")) for mark in tables.MARK.finditer(path.read_text("utf-8"))
    ]
    assert len(found) >= 3
    for mark in found:
        module = mark["command"].split()[2]
        assert mark["command"].startswith("python -m ") and (ROOT / f"{module.replace('.', '/')}.py").is_file()
        assert mark["table"].count("\n") > 2, "the table stands right below"
