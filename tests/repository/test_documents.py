"""What the documents point to is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.repository.tree import ROOT, text_of

DOCUMENTS = [ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")]
PATH = re.compile(r"`((?:src|tests|docs|bench|\.ci)/[\w./-]*)`")
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)")
TARGET = re.compile(r"`make ([a-z-]+)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.name))
def test_files_that_a_document_names_exist(document: Path) -> None:
    text = text_of(document)
    named = [*PATH.findall(text), *LINK.findall(text)]
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.name))
def test_make_targets_that_a_document_names_exist(document: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", text_of(ROOT / "Makefile"), re.MULTILINE))
    assert [name for name in TARGET.findall(text_of(document)) if name not in targets] == []
