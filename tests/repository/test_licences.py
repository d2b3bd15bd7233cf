"""What others have made and is shipped has its licence beside it: what is bundled is what is named."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import distribution

import pytest

from building import page
from tests.repository.tree import ROOT, text_of

NAMED = text_of(ROOT / "licences" / "page.txt")
RULE = f"\n\n{'=' * 80}\n\n"
PART = re.compile(r"(\S+) (\S+) \((.+?)\)\n\n(.+)", re.DOTALL)
TOLD = {"MIT": "Permission is hereby granted", "Apache-2.0": "Apache License", "OFL-1.1": "SIL OPEN FONT LICENSE"}
"""Words that the text of each licence has."""


def parts() -> list[tuple[str, str, str, str]]:
    """Each package of others in the page: its name, version, licence, and the text of that."""
    ours, *others = NAMED.split(RULE)
    assert ours == f"Case Départ\n\n{text_of(ROOT / 'LICENSE').strip()}"
    found = [PART.fullmatch(part) for part in others]
    return [(part[1], part[2], part[3], part[4]) for part in found if part]


@pytest.mark.skipif(not page.is_current(ROOT), reason="the page is not built: make web")
def test_what_is_bundled_is_what_is_named() -> None:
    built = text_of(ROOT / page.PAGE / "licences.txt")
    assert built == NAMED, f"the page has other parts: review, and cp {page.PAGE}/licences.txt licences/page.txt"


def test_every_part_of_the_page_is_the_one_that_is_locked_and_has_its_text() -> None:
    locked = json.loads(text_of(ROOT / "web" / "package-lock.json"))["packages"]
    assert {"svelte", "@fluent/bundle", "@fontsource-variable/nunito"} <= {name for name, *_ in parts()}
    for name, version, licence, text in parts():
        assert locked[f"node_modules/{name}"]["version"] == version
        assert TOLD[licence] in text, name


def test_the_package_names_the_licences_of_all_that_it_ships() -> None:
    named = tomllib.loads(text_of(ROOT / "pyproject.toml"))["project"]["license"].split(" AND ")
    assert set(named) == {licence for _, _, licence, _ in parts()} | {"PSF-2.0"}


def test_the_runtime_of_the_compiled_engine_is_under_the_licence_that_is_named() -> None:
    (own,) = (file for file in distribution("mypy").files or [] if file.match("licenses/LICENSE"))
    assert own.read_text().strip() == text_of(ROOT / "licences" / "mypyc.txt").strip()
