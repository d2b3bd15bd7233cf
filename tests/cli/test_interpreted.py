"""Where it runs interpreted it says so, and why: in its version, at the head of a game, above a bar that takes long."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import casedepart
from casedepart.cli import app, asking
from casedepart.cli.help.build import interpreted, why_interpreted
from casedepart.texts import languages
from casedepart.texts.fluent import messages

REASONS = ("asked", "failed", "no-compiler", "no-headers", "source")


class Watched(io.StringIO):
    """An error stream that a person watches."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package that nobody compiled."""
    monkeypatch.setattr(casedepart, "COMPILED", False)
    monkeypatch.setattr(casedepart, "rules_fingerprint", lambda: "0" * 16)
    monkeypatch.setattr(casedepart, "__file__", str(tmp_path / "__init__.py"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path


def write(package: Path, why: str, detail: str) -> None:
    """Write the reason as the build does."""
    (package / casedepart.BUILT_REASON).write_text(json.dumps({"why": why, "detail": detail}))


def test_the_version_says_why(package: Path) -> None:
    assert "interpreted: this is the source itself, which nobody has compiled, Python" in casedepart.version_line()
    write(package, "no-compiler", "gcc")
    assert "interpreted: no C compiler was found where it was built (gcc), Python" in casedepart.version_line()


def test_a_game_says_so_in_its_first_line(package: Path) -> None:
    write(package, "failed", "error: { 1 }")
    for words in (["--saved"], ["--terminal", "--pace", "-1"], ["--box", "nowhere"]):
        first = CliRunner().invoke(app, ["play", "--lang", "en", *words]).stdout.splitlines()[0]
        assert first == (
            "Interpreted, many times slower than compiled: the compiler failed where it was built (error: { 1 })."
        )


def test_the_laboratory_says_so_above_its_bar(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(package, "no-headers", "")
    seen, unseen = Watched(), io.StringIO()
    for stream in (seen, unseen):
        monkeypatch.setattr("sys.stderr", stream)
        with asking.progress_bar("playing", 3, shown=True):
            pass
    assert " ".join(seen.getvalue().split()).startswith("Interpreted, many times slower than compiled: the development")
    assert unseen.getvalue() == ""


def test_who_runs_it_compiled_is_told_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(casedepart, "COMPILED", True)
    assert interpreted("fr") == why_interpreted("en") == ""


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_words(language: str, package: Path) -> None:
    assert set(messages(language, "help").attributes("why-interpreted")) == set(REASONS)
    for why in REASONS:
        write(package, why, "gcc")
        assert why_interpreted(language) in interpreted(language)
