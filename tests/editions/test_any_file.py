"""Whatever is in a file, it is either told what is wrong with it, or plays."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from casedepart.editions import Edition, catalogue
from casedepart.editions.load import examine, strangeness
from casedepart.editions.sources import CATALOGUE
from casedepart.editions.summary import in_short, tables

VALUES = (
    "0",
    "-3",
    "12",
    "40",
    "1e3",
    "true",
    '"x"',
    '""',
    '"street"',
    '"{amount}"',
    "[]",
    "[1, 2]",
    "{}",
    "nan",
)
KEYS = ("kind", "name", "fr", "price", "squares", "group", "under", "effect", "to", "cards", "extends", "39")


def spoiled(text: str, seed: int) -> str:
    """A file with one to four random changes."""
    chance = random.Random(seed)
    lines = text.splitlines()
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(lines))
        change = chance.randrange(5)
        if change == 0:
            del lines[at]
        elif change == 1:
            lines[at] = re.sub(r'\d+|"[^"]*"', lambda _: chance.choice(VALUES), lines[at], count=chance.randint(1, 3))
        elif change == 2:
            lines[at] = re.sub(r"\b[a-z_]+(?= =)", lambda _: chance.choice(KEYS), lines[at], count=1)
        elif change == 3:
            lines.insert(at, f"{chance.choice(KEYS)} = {chance.choice(VALUES)}")
        else:
            lines[at] = lines[at][: chance.randrange(len(lines[at]) + 1)]
    return "\n".join(lines)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=150)
@given(name=st.sampled_from(catalogue()), seed=st.integers(0, 2**32))
def test_a_spoiled_file_is_told_or_plays(name: str, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "spoiled.toml"
    file.write_text(spoiled((CATALOGUE / f"{name}.toml").read_text(encoding="utf-8"), seed), encoding="utf-8")
    errors, tree = examine(file)
    for error in errors:
        assert error.line > 0
        assert error.message.endswith((".", "?"))
        assert error.cure.endswith(".")
    if not errors:
        plays(Edition(str(file), tree))
        assert all(remark.line > 0 for remark in strangeness(file))


def plays(edition: Edition) -> None:
    """Every choice at the table gives rules, and everything can be shown."""
    for ruleset in edition.rulesets:
        for mode in edition.modes(ruleset):
            rules = edition.rules(ruleset, mode, edition.options_under(ruleset))
            assert rules.deeds
            assert all(rules.decks)
        for lang in ("fr", "en"):
            assert all(table.title for table in tables(edition, lang, ruleset))
            assert in_short(edition, lang)


@pytest.mark.parametrize("name", catalogue())
def test_the_catalogue_itself_plays_without_a_remark(name: str) -> None:
    errors, tree = examine(CATALOGUE / f"{name}.toml")
    assert not errors
    plays(Edition(name, tree))
    assert not strangeness(CATALOGUE / f"{name}.toml")
