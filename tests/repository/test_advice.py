"""Every command that the program or a document gives as advice works when it is pasted."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.repository.test_documents import unknown_words
from tests.repository.tree import ROOT, SOURCE, text_of, tracked_files

SPOKEN = [path for path in tracked_files() if path.is_relative_to(SOURCE) and path.suffix in (".ftl", ".py")]
TEXTS = [path for path in SPOKEN if path.suffix == ".ftl"]
DOCUMENTS = [path for path in tracked_files() if path.suffix == ".md" and path.name != "CHANGELOG.md"]
INSTALL = re.compile(r"pip install (\\?[\"']?casedepart\[[^\]]*\]\\?[\"']?)")
COMMAND = re.compile(r"(?<![\w.$/-])casedepart ((?:[a-z]+|--variant \S+)(?: [\w./:{}$\"=-]+)*)")


@pytest.mark.parametrize("path", [*SPOKEN, *DOCUMENTS], ids=lambda path: str(path.relative_to(ROOT)))
def test_what_is_to_be_installed_can_be_pasted_into_any_shell(path: Path) -> None:
    extras = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]["optional-dependencies"]
    for advice in INSTALL.findall(text_of(path)):
        assert advice.replace("\\", "")[0] in "\"'", f"{advice}: zsh takes bare brackets for a pattern"
        named = re.findall(r"\[([^\]]*)\]", advice)[0]
        assert "{" in named or set(named.split(",")) <= set(extras)


@pytest.mark.parametrize(
    "path", [path for path in SPOKEN if path.suffix == ".ftl"], ids=lambda path: f"{path.parent.name}/{path.name}"
)
def test_commands_that_a_text_advises_exist_with_their_options(path: Path) -> None:
    advised = [re.sub(r"\{ \$\w+ \}", "X", line) for line in text_of(path).splitlines()]
    found = [words.split() for line in advised for words in COMMAND.findall(line)]
    assert [words for words in found if unknown_words([word.strip('".,;') for word in words[:1]])] == []
    options = [word.strip('".,;') for words in found for word in words if word.startswith("--")]
    assert all(option in text_of(ROOT / "docs" / "cli.md") for option in options)


def test_advice_is_found() -> None:
    texts = "\n".join(text_of(path) for path in SPOKEN)
    assert {"play", "rules", "replay"} <= {words.split()[0] for words in COMMAND.findall(texts)}
    assert INSTALL.search(texts)


def test_what_is_advised_after_a_game_works_for_an_edition_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "my folder").mkdir()
    edition = tmp_path / "my folder" / "mine.toml"
    edition.write_text(text_of(ROOT / "examples" / "mamie.toml"), encoding="utf-8")
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "kept games"), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}

    def run(words: list[str]) -> str:
        program = [sys.executable, "-m", "casedepart", *words]
        done = subprocess.run(
            program, cwd=ROOT, capture_output=True, text=True, timeout=300, env=environment, check=True
        )
        return done.stdout

    game = f"play --humans 0 --bots 2 --mode speed --pace 0 --plain --seed 1 --edition '{edition}'"
    advised = run(shlex.split(game)).rpartition("To look back at it: casedepart ")[2].strip()
    edition.unlink()
    assert "At Grandma's" in run([*shlex.split(advised), "--lang", "en"])
