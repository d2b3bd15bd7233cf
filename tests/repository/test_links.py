"""No link in a document is dead: the file is there, and so is the heading."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from tests.repository.tree import ROOT, text_of, tracked_files

DOCUMENTS = [path for path in tracked_files() if path.suffix == ".md"]
LINK = re.compile(r"\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]+))?\)")
CODE = re.compile(r"^(```|~~~).*?^\1", re.DOTALL | re.MULTILINE)
SPAN = re.compile(r"`[^`\n]*`")
HEADING = re.compile(r"^#+ +(.+?) *#*$", re.MULTILINE)


@cache
def prose(path: Path) -> str:
    """A document without its code."""
    return SPAN.sub(lambda span: span.group() if "](" not in span.group() else "", CODE.sub("", text_of(path)))


@cache
def anchors(path: Path) -> frozenset[str]:
    """The places in a document that a link can lead to, as sites for repositories name its headings."""
    found: dict[str, int] = {}
    for heading in HEADING.findall(prose(path)):
        words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").lower()
        name = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
        found[name] = found.get(name, -1) + 1
        if found[name]:
            found[f"{name}-{found[name]}"] = 0
    explicit = re.findall(r'<a (?:id|name)="([^"]+)"', text_of(path))
    return frozenset([*found, *explicit])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_link_is_dead(document: Path) -> None:
    dead = []
    for file, place in LINK.findall(prose(document)):
        target = (document.parent / file).resolve() if file else document
        lost = place and target.suffix == ".md" and target.is_file() and place not in anchors(target)
        if not target.exists() or lost:
            dead.append(f"{file}#{place}" if place else file)
    assert dead == []


def test_links_are_found() -> None:
    found = [link for document in DOCUMENTS for link in LINK.findall(prose(document))]
    assert len(found) > 100
    assert any(place for _, place in found)


def test_every_document_of_docs_has_its_place_on_the_site() -> None:
    documents = [path.relative_to(ROOT / "docs") for path in DOCUMENTS if path.is_relative_to(ROOT / "docs")]
    placed = text_of(ROOT / "mkdocs.yml")
    lost = [path for path in documents if f" {path.as_posix()}\n" not in placed and path.parts[0] != "decisions"]
    assert lost == []
