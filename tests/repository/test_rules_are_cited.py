"""A rule's number is its name: the code that decides a rule cites it, and cites none that does not exist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from casedepart.texts import CHAPTERS, RULES
from tests.repository.tree import SOURCE, text_of

NUMBER = re.compile(rf"\b([{''.join(CHAPTERS)}])(\d{{1,2}})\b")
SPAN = re.compile(rf"{NUMBER.pattern} to {NUMBER.pattern}")
RULES_IN_CODE = ("engine", "variants", "editions")


def cited_in(path: Path) -> set[str]:
    """The rules that a file names one by one; `P2 to P5` says what it is about and decides nothing."""
    return {letter + n for letter, n in NUMBER.findall(SPAN.sub("", text_of(path)))}


@cache
def citations() -> dict[str, set[str]]:
    """By file below the source: the rules it names."""
    files = [path for name in RULES_IN_CODE for path in (SOURCE / name).rglob("*.*")]
    sources = [path for path in files if path.suffix in (".py", ".toml")]
    return {path.relative_to(SOURCE).as_posix(): cited_in(path) for path in sources}


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_cited_where_it_is_decided(rule: str) -> None:
    assert [name for name, cited in citations().items() if rule in cited], f"no code cites {rule}"


def test_no_rule_is_cited_that_does_not_exist() -> None:
    unknown = {name: cited - set(RULES) for name, cited in citations().items()}
    assert {name: sorted(rules) for name, rules in unknown.items() if rules} == {}
