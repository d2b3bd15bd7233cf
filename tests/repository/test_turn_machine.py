"""The turn machine names no variant: what a variant changes, it installs."""

from __future__ import annotations

import re

import pytest

from tests.repository.tree import SOURCE, text_of

TURN_MACHINE = ("turn", "roll", "move", "land")
WORDS_OF_VARIANTS = re.compile(
    r"fight|creature|strength|duel|power|teleport|attack|badge|pok[eé]mon"
    r"|sore|loser|monopoly|coin|figure|trap|steal|\brob",
    re.IGNORECASE,
)


@pytest.mark.parametrize("name", TURN_MACHINE)
def test_no_word_of_a_variant_stands_in_the_turn_machine(name: str) -> None:
    path = SOURCE / "engine" / "phases" / f"{name}.py"
    numbered = enumerate(text_of(path).splitlines(), 1)
    assert [f"{number}: {line}" for number, line in numbered if WORDS_OF_VARIANTS.search(line)] == []


def test_every_variant_has_a_word_that_is_looked_for() -> None:
    names = [path.stem for path in (SOURCE / "variants").iterdir() if not path.stem.startswith("_")]
    assert names
    assert [name for name in names if not WORDS_OF_VARIANTS.search(name)] == []
