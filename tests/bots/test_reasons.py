"""Every answer of a bot has a reason, and every reason has words in both languages."""

from __future__ import annotations

import pytest

from casedepart import bots
from casedepart.bots import Bot, Chance, Reason
from casedepart.bots.play import choose
from casedepart.cli.draw import Theme
from casedepart.cli.simulate_narrative import reason_in_words
from casedepart.editions import GameSpec, load
from casedepart.engine import CHANCE, Game, Goods, Offer
from casedepart.engine.actions import END_TURN, ROLL, USE_CARD, action, square_set
from casedepart.engine.state import END
from casedepart.texts import languages
from tests.owning import owning
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


def standing(mine: list[int], theirs: list[int]) -> Game:
    """The first player owns these, the second those, and the first is to begin."""
    return owning(GameSpec().rules(), 3, {0: mine, 1: theirs})


@pytest.mark.parametrize(
    ("give", "get", "key"),
    [
        ((300, []), (0, [19]), "offer-group"),
        ((0, [24]), (0, [19]), "offer-both"),
        ((0, [24]), (600, []), "offer-sell"),
        ((150, []), (0, [13]), "offer-nearer"),
        ((250, []), (0, [15]), "offer-stations"),
        ((0, [12]), (200, []), "offer-money"),
        ((0, [5]), (0, [15]), "offer-worth"),
        ((90, []), (0, [6]), "offer-worth"),
        ((0, [11]), (0, [13]), "offer-worth"),
    ],
)
def test_an_offer_is_for_what_it_brings(give: tuple[int, list[int]], get: tuple[int, list[int]], key: str) -> None:
    game = standing([16, 18, 24, 11, 5, 12], [19, 21, 23, 13, 15, 6])
    offer = Offer(1, Goods(give[0], square_set(give[1])), Goods(get[0], square_set(get[1])))
    assert bots.make("steady").reason(game, 0, offer).key == key


def test_cash_is_kept_back_only_by_who_could_spend_it() -> None:
    game = standing([16, 18, 19], [37, 39])
    game.set_buildings(37, 4)
    game.stage = END
    steady = bots.make("steady")
    assert steady.reason(game, 0, action(END_TURN)).key == "keeps-back"
    for square in (16, 18, 19):
        game.set_buildings(square, 5)
    assert steady.reason(game, 0, action(END_TURN)).key == "end"


def test_jail_is_left_to_buy_only_while_there_is_much_to_buy() -> None:
    game = standing([], [])
    game.players[0].jail, game.players[0].at = 0, game.rules.jail
    steady = bots.make("steady")
    assert steady.reason(game, 0, action(ROLL)).key == "save-fine"
    assert steady.reason(game, 0, action(USE_CARD)).key == "leave-jail"
    for square in range(40):
        if game.rules.deeds >> square & 1 and square != 39:
            game.give_deed(square, square % 3)
    assert steady.reason(game, 0, action(ROLL)).key == "stay-in-jail"
    assert steady.reason(game, 0, action(USE_CARD)).key == "leave-jail-safe"
