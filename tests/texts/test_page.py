"""The help pages are the texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from casedepart.texts import RULES, languages, rules_page

PAGES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("language", languages())
def test_the_help_page_is_what_the_texts_say(language: str) -> None:
    page = (PAGES / f"{language}.md").read_text(encoding="utf-8")
    assert page == rules_page(language), (
        f"bring it up to date: casedepart rules --page --lang {language} > docs/rules/{language}.md"
    )


@pytest.mark.parametrize("language", languages())
def test_every_rule_has_its_heading_once(language: str) -> None:
    headings = [line.split()[1] for line in rules_page(language).splitlines() if line.startswith("### ")]
    assert headings == list(RULES)
