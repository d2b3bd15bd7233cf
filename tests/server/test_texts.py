"""Everything the server can say is there in both languages, and nothing else is."""

from __future__ import annotations

import re

from casedepart.server.errors import STATUS
from casedepart.texts import preferred_language
from tests.repository.tree import SOURCE

FOLDER = SOURCE / "server"


def keys(language: str) -> list[str]:
    text = (SOURCE / "texts" / language / "server.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    assert keys("fr") == keys("en")


def test_every_error_has_its_text_and_every_text_its_error() -> None:
    source = "".join(file.read_text("utf-8") for file in FOLDER.glob("*.py"))
    raised = {code for call in re.findall(r"ServerError\(([^)]*)", source) for code in re.findall(r'"([a-z-]+)"', call)}
    assert raised == set(keys("en"))
    assert set(STATUS) <= raised


def test_the_language_is_the_one_that_is_liked_better() -> None:
    assert preferred_language("") == "en"
    assert preferred_language("fr") == "fr"
    assert preferred_language("FR-be;q=0.8, en;q=0.9") == "en"
    assert preferred_language("de, fr;q=0.1") == "fr"
    assert preferred_language("fr;q=0, en;q=x") == "en"
    assert preferred_language(",;q=,fr;q=1;level=1") == "en"
