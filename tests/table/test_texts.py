"""Everything a table can say is there in both languages, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path

from casedepart.texts import messages

SOURCES = Path(__file__).parents[2] / "src" / "casedepart" / "table"


def keys(language: str) -> list[str]:
    text = (SOURCES.parent / "texts" / language / "table.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    assert keys("fr") == keys("en")


def test_every_error_has_its_text_and_every_text_its_error() -> None:
    raised = {
        code
        for file in SOURCES.rglob("*.py")
        for code in re.findall(r'TableError\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
    from_names = {"name-twice", "name-reserved", "name-length", "name-signs"}
    assert raised | from_names == set(keys("en"))
    for language in ("fr", "en"):
        assert all(messages(language, "table").pattern(code) for code in raised)


def test_french_is_set_as_french_is() -> None:
    text = (SOURCES.parent / "texts" / "fr" / "table.ftl").read_text(encoding="utf-8")
    lines = [line.split(" = ", 1)[-1] for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"« | »| [:;!?](?:\s|$)", line)] == []
