"""Every kind of question can be answered in the terminal, and says what one needs to answer it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from casedepart.cli.terminal.asking import ask
from casedepart.cli.terminal.questions import ASKERS
from tests.cli.positions import desk_at, told


class Case(NamedTuple):
    """A question, who is asked, what they type, and words that the question must have."""

    kind: str
    scenario: str
    seat: int
    typed: list[str]
    words: list[str]
    edition: str = "classic"
    options: tuple[str, ...] = ()


INHERITED = """given: {Anna: {cash: 0, at: 36, mortgaged: [5, 15]}, Bruno: {owns: [39]}}
steps: [Anna rolls 1 2, Bruno claims, Anna goes bankrupt]"""
WHOLE_GREEN = "owns: [31, 32, 34]"
CASES = [
    Case(
        "where-to",
        "given: {Anna: {at: 0}, speed-die: {passed: [Anna]}}\nsteps: [Anna rolls 1 2 bus]",
        0,
        ["3"],
        ["Where to", "Move to Whitechapel Road"],
        "classic",
        ("speed-die",),
    ),
    Case("turn", "given: {Anna: {at: 5}}", 0, ["1"], ["Your turn", "Roll the dice"]),
    Case("turn", "given: {Anna: {at: 5}}", 0, [""], ["Roll the dice (Enter)"]),
    Case("turn", "given: {Anna: {at: 10, jail: 1}}", 0, ["2"], ["try 2 of 3", "Pay the €50 fine"]),
    Case("turn", "given: {Anna: {at: 10, jail: 0, cards: [chance]}}", 0, ["3"], ["card"]),
    Case("turn", "given: {Anna: {at: 0}}\nsteps: [Anna rolls 4 6]", 0, [""], ["End turn"]),
    Case(
        "turn",
        "given: {Anna: {at: 6}}\nsteps: [Anna rolls 2 2]",
        0,
        ["2"],
        ["Double 2", "[E3]"],
        "pokemon",
        ("powers",),
    ),
    Case(
        "turn",
        "given: {Anna: {at: 8}}\nsteps: [Anna rolls 1 1]",
        0,
        ["2", "39"],
        ["Which space", "Nidoking (39)"],
        "pokemon",
        ("powers",),
    ),
    Case("sale", "given: {Anna: {at: 0}}\nsteps: [Anna rolls 1 2]", 0, ["1"], ["(3, brown)", "€60"]),
    Case("sale", "given: {Anna: {at: 0, cash: 5}}\nsteps: [Anna rolls 1 2]", 0, ["1"], ["more than you have"]),
    Case(
        "auction",
        "given: {Anna: {at: 0}}\nsteps: [Anna rolls 1 2, Anna declines, Bruno bids 20]",
        2,
        ["1"],
        ["Bruno bids €20", "Bid €21", "from €21 to €1,500"],
    ),
    Case(
        "auction",
        "given: {Anna: {at: 0}}\nsteps: [Anna rolls 1 2, Anna declines]",
        1,
        ["2", "0", "x", "1501", "75"],
        ["How much do you bid?"],
    ),
    Case(
        "settlement",
        "given: {Anna: {at: 2, cash: 10, owns: [1]}}\nsteps: [Anna rolls 1 1, Anna mortgages 1]",
        0,
        ["1"],
        ["You owe the bank €200", "bankrupt"],
    ),
    Case(
        "rent-roll",
        "given: {Anna: {at: 9}, Bruno: {owns: [12]}}\nsteps: [Anna rolls 1 2, Bruno claims]",
        0,
        ["1"],
        ["dice"],
        "dragon-ball-super",
    ),
    Case(
        "pay-or-draw",
        "given: {Anna: {at: 31}, chest: [fine-or-chance]}\nsteps: [Anna rolls 1 1]",
        0,
        ["1"],
        ["Pay, or draw a card?", "Pay €10"],
        "duel-masters",
    ),
    Case(
        "received",
        "given: {Anna: {mortgaged: [1]}}\n"
        "steps: [{Anna offers Bruno: {give: {squares: [1]}, get: {cash: 5}}}, Bruno accepts]",
        1,
        ["1"],
        ["mortgaged", "Unmortgage"],
    ),
    Case("received", INHERITED, 1, ["2"], ["One answer for all", "(5) €100", "now for €200", "Unmortgage them all"]),
    Case("received", INHERITED, 1, ["1"], ["Keep them all mortgaged"]),
    Case(
        "received",
        INHERITED.replace("[5, 15]", "[5]"),
        1,
        ["2"],
        ["a mortgaged property", "Unmortgage King’s Cross Station for €100", "Keep King’s Cross Station mortgaged"],
    ),
    Case(
        "contest",
        f"given: {{Anna: {{{WHOLE_GREEN}}}, Bruno: {{owns: [37, 39]}}, bank: {{houses: 1}}}}\nsteps: [Anna builds 31]",
        1,
        ["1"],
        ["Anna wants to build on", "left: 1"],
    ),
    Case(
        "building-auction",
        f"given: {{Anna: {{{WHOLE_GREEN}}}, Bruno: {{owns: [37, 39]}}, bank: {{houses: 1}}}}\n"
        "steps: [Anna builds 31, Bruno contests]",
        1,
        ["1"],
        ["one house", "Bid €200"],
    ),
    Case(
        "sealed-auction",
        f"given: {{Anna: {{{WHOLE_GREEN}}}, Bruno: {{owns: [37, 39]}}, bank: {{houses: 1}}}}\n"
        "steps: [Anna builds 31, Bruno contests]",
        1,
        ["1"],
        ["one house", "One sealed bid each", "Bid €200"],
        options=("sealed-auctions",),
    ),
    Case(
        "place",
        f"given: {{Anna: {{{WHOLE_GREEN}}}, Bruno: {{owns: [37, 39]}}, bank: {{houses: 1}}}}\n"
        "steps: [Anna builds 31, Bruno contests, Bruno bids 300, Anna passes]",
        1,
        ["2"],
        ["Mayfair"],
    ),
    Case(
        "fight-or-pay",
        "given: {Anna: {at: 0, owns: [1]}, Bruno: {owns: [3]}}\nsteps: [Anna rolls 1 2]",
        0,
        ["1"],
        ["strength 2,000", "Fight"],
        "duel-masters",
        ("fight",),
    ),
    Case(
        "fight-roll",
        "given: {Anna: {at: 0, owns: [1]}, Bruno: {owns: [3]}}\nsteps: [Anna rolls 1 2, Anna fights]",
        0,
        [""],
        ["fight"],
        "duel-masters",
        ("fight",),
    ),
    Case(
        "attack-roll",
        "given: {Anna: {at: 8}, Bruno: {owns: [3]}}\nsteps: [Anna rolls 6 6, Anna uses power 3]",
        0,
        ["1"],
        ["attack"],
        "pokemon",
        ("powers",),
    ),
    Case("robbery", "given: {Anna: {at: 15}}\nsteps: [Anna rolls 1 4]", 0, ["2"], ["coin"], "sore-losers"),
    Case(
        "theft",
        "given: {Anna: {at: 7, figure: true}, Bruno: {at: 10, owns: [1, 5]}}\nsteps: [Anna rolls 1 2]",
        0,
        ["3"],
        ["Bruno", "Steal nothing"],
        "sore-losers",
    ),
    Case(
        "send-to-jail",
        "given: {Anna: {at: 27, figure: true}}\nsteps: [Anna rolls 1 2]",
        0,
        ["1"],
        ["Send Bruno to jail"],
        "sore-losers",
    ),
    Case(
        "free-house",
        "given: {Anna: {at: 7, figure: true}}\nsteps: [Anna rolls 1 1]",
        0,
        ["1", "39"],
        ["Which space"],
        "sore-losers",
    ),
    Case(
        "finish",
        "mode: timed\ngiven: {Anna: {at: 0}, Bruno: {owns: [3]}}\nsteps: [Anna rolls 1 2, time is up]",
        1,
        ["1"],
        ["claim"],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.kind}-{case.typed}")
def test_the_question_is_told_and_answered(case: Case, tmp_path: Path) -> None:
    desk = desk_at(tmp_path, case.scenario, case.typed, case.edition, case.options)
    assert desk.game.top.name() == case.kind
    before = desk.game.digest()
    ask(desk, case.seat)
    for words in case.words:
        assert words.lower() in told(desk).lower()
    assert desk.game.digest() != before


def test_every_kind_of_question_has_a_case() -> None:
    assert set(ASKERS) == {case.kind for case in CASES}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.kind)
def test_questions_are_told_in_both_languages(case: Case, language: str, tmp_path: Path) -> None:
    desk = desk_at(tmp_path, case.scenario, case.typed, case.edition, case.options, language)
    ask(desk, case.seat)
    assert told(desk)
