"""A scenario file: its documents, and the editions that they name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import yaml

from casedepart.editions import Edition, catalogue, load
from casedepart.scenario._tree import Tree
from casedepart.scenario.document import DocumentReader
from casedepart.scenario.model import Scenario, ScenarioError


class ScenarioFile:
    """Each document is read on its own, so that one that is broken spoils no other."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.tree: Final = Tree(str(path))
        self.own_editions: dict[str, Edition] = {}
        """Editions of someone's own, each opened once."""

    def documents(self) -> Iterator[yaml.Node]:
        """The documents of the file; one that has none is an error."""
        empty = True
        for node in self.tree.documents(self.text()):
            empty = False
            yield node
        if empty:
            raise ScenarioError(str(self.path), 1, "empty")

    def text(self) -> str:
        """What stands in the file."""
        name = str(self.path)
        try:
            written = self.path.read_bytes()
            return written.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = written.count(b"\n", 0, error.start) + 1
            raise ScenarioError(name, line, "not-text") from None
        except FileNotFoundError:
            raise ScenarioError(name, 0, "no-file") from None
        except OSError as error:
            reason = (error.strerror or type(error).__name__).lower()
            raise ScenarioError(name, 0, "unreadable-file", reason=reason) from None

    def scenario(self, node: yaml.Node, position_only: bool = False) -> Scenario:
        """The scenario of one document; one that only gives a position will do where nothing else is wanted."""
        return DocumentReader(self.tree, node, self.edition, position_only).read()

    def edition(self, name: str) -> Edition:
        """An edition of the catalogue, or of a file, which is looked for from the scenario's folder."""
        if name in catalogue() or not is_file_name(name):
            return load(name)
        if name not in self.own_editions:
            self.own_editions[name] = load(self.path.parent / name)
        return self.own_editions[name]


def is_file_name(name: str) -> bool:
    """Is an edition meant that is not of the catalogue?"""
    return name.endswith(".toml") or "/" in name or "\\" in name
