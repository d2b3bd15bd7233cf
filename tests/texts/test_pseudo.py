"""In a pseudo-language nothing is in plain letters that people read: what is, was forgotten in the code."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from casedepart.editions import catalogue, load
from casedepart.editions.languages import lack_of
from casedepart.editions.summary import in_short, tables
from casedepart.record import read
from casedepart.texts import rules_page
from casedepart.variants import HOUSE_RULES
from tests.playthroughs.games import FOLDER
from tests.texts.pseudo import (
    CLOSES,
    OPENS,
    TAG,
    accented,
    headings,
    printed,
    pseudo_messages,
    spoken_from,
    write_pseudo,
)

PLAIN_WORD = re.compile(r"[A-Za-z]{2,}")


@pytest.fixture(scope="module", autouse=True)
def pseudo(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with spoken_from(write_pseudo(tmp_path_factory.mktemp("languages"))):
        yield


def forgotten(said: str, *known: str) -> list[str]:
    """The words of a text that are in plain letters, but for those that have no language."""
    return [word for word in PLAIN_WORD.findall(said) if word not in known]


def test_it_is_english_with_accents_and_longer() -> None:
    assert accented("Pay {amount} here") == "Þááý {amount} ĥééŕéé"
    counted = "pay = Pay { $n ->\n    [one] it\n   *[other] them\n}\n"
    assert "".join(pseudo_messages(counted).split()) == "pay=⟦Þááý{$n->[one]ííţ*[other]ţĥééɱ}⟧"


def test_it_lacks_nothing() -> None:
    assert lack_of(TAG)[:2] == ([], [])


def test_the_rules_are_told_in_it() -> None:
    names = [part for name in (*HOUSE_RULES, *headings()) for part in PLAIN_WORD.findall(name)]
    assert forgotten(rules_page(TAG), *names) == []


@pytest.mark.parametrize("name", catalogue())
def test_an_edition_is_shown_in_it(name: str) -> None:
    edition = load(name)
    for ruleset in edition.rulesets:
        cards = edition.sheet(ruleset).cards
        ids = [edition.id, edition.digest[:16], *edition.rulesets, *edition.data.modes, *edition.options]
        known = [part for word in [*ids, *cards.chance, *cards.chest] for part in PLAIN_WORD.findall(word)]
        cells = [
            row for shown in tables(edition, TAG, ruleset) for row in [(shown.title,), shown.headings, *shown.rows]
        ]
        assert forgotten("\n".join(" ".join(row) for row in cells), *known) == []
    assert in_short(edition, TAG).startswith(OPENS) and in_short(edition, TAG).endswith(CLOSES)


@pytest.mark.parametrize("game", ["classic.speed", "sore-losers.standard", "duel-masters.speed.fight"])
def test_a_whole_game_is_told_in_it(game: str) -> None:
    file = FOLDER / f"{game}.jsonl"
    header = read(str(file)).header
    said = printed("replay", str(file), "--lang", TAG, "--plain")
    assert said.count(OPENS) > 200
    assert forgotten(said, *header.players, *header.options) == []
