"""What is imported is declared, and what is declared is used."""

from __future__ import annotations

import re
import sys
import tomllib

from tests.repository.tree import ROOT, SOURCE, imports_of, text_of

PROJECT = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]
NAMED_OTHERWISE = {"babel": "Babel", "yaml": "PyYAML", "prometheus_client": "prometheus-client"}
"""Distributions that do not bear the name of their module."""
UNNAMED = {
    "uvloop": "uvicorn's event loop",
}
"""What is used by others in our name."""
EXTRAS = ("lab", "postgres", "cluster")
OURS_TO_BRING = {"pandas"}
"""What whoever asks for a table of it has already."""


def declared(lines: list[str]) -> set[str]:
    """The names of distributions in requirements."""
    return {re.split(r"[\[<>=;~! ]", line)[0] for line in lines}


def imported() -> set[str]:
    """The distributions that the package imports."""
    modules = {name for path in SOURCE.rglob("*.py") for name in imports_of(path) if name}
    # Distributions of Fluent share the first name of their modules.
    names = {".".join(name.split(".")[: 2 if name.startswith("fluent.") else 1]) for name in modules}
    others = names - sys.stdlib_module_names - {"casedepart"}
    return {NAMED_OTHERWISE.get(name, name) for name in others}


def test_all_that_is_imported_is_declared_and_all_that_is_declared_is_used() -> None:
    needed = declared(PROJECT["dependencies"])
    extras = set().union(*(declared(PROJECT["optional-dependencies"][extra]) for extra in EXTRAS))
    assert imported() - needed - extras - OURS_TO_BRING == set()
    assert needed - imported() == set(UNNAMED)
