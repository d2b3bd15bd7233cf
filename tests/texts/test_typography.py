"""French is set as it is printed: a typographic apostrophe, in every text and in every name of the catalogue."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import pytest

from casedepart.texts.fluent import files_in
from casedepart.variants import VARIANTS

STRAIGHT: Final = re.compile(r"(?<=[^\W\d_])'(?=[^\W\d_{])", re.UNICODE)
"""An apostrophe of a typewriter between two letters."""


def french(data: Any) -> Iterator[str]:
    """Every text of a file of the catalogue that stands under `fr`."""
    if isinstance(data, list):
        for one in data:
            yield from french(one)
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "fr":
                yield from value if isinstance(value, list) else [value]
            else:
                yield from french(value)


def shown() -> dict[str, str]:
    """What is read in French, by where it stands."""
    folder = files("casedepart") / "texts" / "fr"
    found = {file.name: file.read_text(encoding="utf-8") for file in (*files_in(folder), *files_in(folder / "page"))}
    for file in (files("casedepart") / "editions" / "catalogue").iterdir():
        if file.name.endswith(".toml"):
            found[file.name] = "\n".join(french(tomllib.loads(file.read_text(encoding="utf-8"))))
    return found | {name: kind().texts.get("fr", "") for name, kind in VARIANTS.items()}


@pytest.mark.parametrize(("where", "text"), shown().items())
def test_french_has_no_straight_apostrophe(where: str, text: str) -> None:
    assert not [line for line in text.splitlines() if STRAIGHT.search(line)], where


def test_a_straight_apostrophe_would_be_found() -> None:
    assert STRAIGHT.search("l'offre")
    assert not STRAIGHT.search("l’offre, comme 'mode=speed'")


def test_the_words_that_readers_corrected_stay_corrected() -> None:
    text = "\n".join(shown().values())
    for words in ("Îles Écume", "Finir mon tour", "ᵉ essai sur ", "Me déclarer en faillite", "Chances de victoire"):
        assert words in text
    assert "= Retirer l’offre" in text
    assert "= terrain nu" in text
