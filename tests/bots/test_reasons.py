"""Every answer of a bot has a reason, and every reason has words in both languages."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.bots import Bot, Chance, Reason
from casedepart.bots.play import choose
from casedepart.cli.draw import Theme
from casedepart.cli.simulate_narrative import reason_in_words
from casedepart.editions import GameSpec, load
from casedepart.engine import CHANCE, Game
from casedepart.texts import languages
from tests.properties.settings import ALL

TURNS = 70
NAMES = ("A", "B", "C", "D")


def reasons(spec: GameSpec, level: str, seed: str) -> list[Reason]:
    """The reasons for all answers of some turns."""
    players: list[Bot] = [bots.make(level, f"{seed}{seat}") for seat in range(len(NAMES))]
    game, chance = Game.start(spec.rules(), len(NAMES)), Chance(seed)
    found: list[Reason] = []
    while not game.over and game.turns < TURNS:
        seat, act = choose(game, players, chance)
        if seat != CHANCE:
            before = game.digest() if len(found) % 50 == 0 else ""
            found.append(players[seat].reason(game, seat, act))
            assert not before or game.digest() == before
        game.apply(seat, act)
    return found


@pytest.mark.parametrize("spec", ALL, ids=str)
@pytest.mark.parametrize("level", ["steady", "shrewd"])
def test_every_answer_has_a_reason_in_words(spec: GameSpec, level: str) -> None:
    edition = load(spec.edition)
    themes = [Theme.of(edition, spec.ruleset, spec.rules(), NAMES, language) for language in languages()]
    given = reasons(spec, level, "reasons")
    assert len({reason.key for reason in given}) > 6
    for reason in {(r.key, r.square, r.group, r.seat): r for r in given}.values():
        assert reason.key != "own-way"
        for theme in themes:
            said = reason_in_words(reason, theme)
            assert said and "{" not in said and "None" not in said, (reason.key, theme.language, said)


def test_a_random_bot_says_that_it_is_one() -> None:
    assert {reason.key for reason in reasons(ALL[0], "random", "1")} == {"any"}
