"""The engine names no variant and speaks none of their words: what a variant changes, it installs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.repository.tree import SOURCE, text_of

ENGINE = sorted((SOURCE / "engine").rglob("*.py"))
WORDS_OF_VARIANTS = re.compile(
    r"fight|creature|strength|duel|power|teleport|attack|badge|pok[eé]mon"
    r"|sore|loser|monopoly|coin|figure|trap|steal|\brob|jackpot|\bpot\b|speed.die|\bbus\b|sealed.auction"
    r"|house_(?:money|property|building|laps)|snake",
    re.IGNORECASE,
)


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_no_word_of_a_variant_stands_in_the_engine(path: Path) -> None:
    numbered = enumerate(text_of(path).splitlines(), 1)
    assert [f"{number}: {line}" for number, line in numbered if WORDS_OF_VARIANTS.search(line)] == []


def test_every_variant_has_a_word_that_is_looked_for() -> None:
    names = [
        path.stem for path in (SOURCE / "variants").iterdir() if not path.stem.startswith("_") and path.stem != "own"
    ]
    assert names
    assert [name for name in names if not WORDS_OF_VARIANTS.search(name)] == []
