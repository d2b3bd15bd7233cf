"""What is said about a record is said in French and in English alike."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast

import casedepart.record

FOLDER = Path(casedepart.record.__file__).parent
TEXTS = FOLDER.parent / "texts"
DICE = ("drawn", "told", "secret", "noted")
SOURCES = [*FOLDER.glob("*.py"), *(FOLDER.parent / "cli" / name for name in ("replay.py", "verify.py"))]


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with its attributes."""
    body = FluentResource((TEXTS / language / "record.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in body
        if isinstance(entry, ast.Message)
    }


def variables(language: str) -> dict[str, set[str]]:
    """What each message needs to be told."""
    source = (TEXTS / language / "record.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^(?=[a-z])", source, flags=re.M)[1:]
    return {part.split(" ", 1)[0]: set(re.findall(r"\$(\w+)", part)) for part in parts}


def test_both_languages_say_the_same_things() -> None:
    assert messages("fr") == messages("en")
    assert variables("fr") == variables("en")


def test_every_message_is_used() -> None:
    code = "".join(source.read_text(encoding="utf-8") for source in SOURCES)
    built = ("disagreement-", "mode-")
    unused = [
        name for name in messages("en") if f'"{name}"' not in code and not name.startswith(built) and name != "kind"
    ]
    assert unused == []


def test_every_disagreement_has_its_message() -> None:
    abouts = ("event", "event-missing", "event-added", "refused", "position", "end", "winners", "seal", *DICE)
    found = {name.removeprefix("disagreement-") for name in messages("en") if name.startswith("disagreement-")}
    assert found == set(abouts)


def test_french_has_its_spaces() -> None:
    source = (TEXTS / "fr" / "record.ftl").read_text(encoding="utf-8")
    said = [line.split(" = ", 1)[1] for line in source.splitlines() if " = " in line and line[0] != "#"]
    assert [line for line in said if re.search(r"[^\u202f\s][!?;]|[^\u00a0]»| [!?;»]|« |«[^\u00a0]", line)] == []
