"""Before the first turn: the roll for it, and the deal of a short game (S2, S6, Q1)."""

from __future__ import annotations

import pytest

from casedepart.editions import GameSpec, load
from casedepart.engine import CHANCE, Deal, Game, Refused
from casedepart.engine.actions import CHANCE_BIT, DEAL, DICE, GO_BANKRUPT, PASS, ROLL, action, dice, square_set


def rolled_off(edition: str, *rolls: tuple[int, int]) -> Game:
    """A game of three with these rolls for the first turn."""
    game = Game.start(load(edition).rules(), 3)
    for first, second in rolls:
        assert game.asked == CHANCE_BIT
        game.apply(CHANCE, dice(first, second))
    return game


def test_the_highest_roll_begins() -> None:
    assert rolled_off("classic", (1, 2), (6, 4), (3, 3)).turn == 1


def test_the_lowest_roll_begins_among_sore_losers() -> None:
    assert rolled_off("sore-losers", (1, 2), (6, 4), (3, 3)).turn == 0


def test_who_could_not_pay_for_the_deal_does_not_roll_for_the_first_turn() -> None:
    numbers = (("start_cash", "150"), ("deeds", "1"), ("deeds_paid", "1"))
    game = GameSpec(options=("dealt-deeds", "start-cash"), numbers=numbers).start(3)
    game.apply(CHANCE, Deal(0, 1 << 39))
    game.apply(0, action(GO_BANKRUPT))
    for seat in (1, 2):
        game.apply(seat, action(PASS))
    for seat in (1, 2):
        game.apply(CHANCE, Deal(seat, 1 << 2 * seat - 1))
    game.apply(CHANCE, dice(6, 6))
    game.apply(CHANCE, dice(1, 1))
    assert (game.turn, game.asked) == (1, 1 << 1)


def test_those_who_tie_roll_again_and_no_one_else() -> None:
    game = rolled_off("classic", (6, 5), (1, 1), (5, 6), (2, 2))
    assert game.asked == CHANCE_BIT
    game.apply(CHANCE, dice(3, 1))
    assert game.asked == CHANCE_BIT, "they tie again"
    game.apply(CHANCE, dice(1, 1))
    game.apply(CHANCE, dice(1, 2))
    assert game.asked == 1 << 2
    assert game.turn == 2


def test_those_who_tie_low_roll_again_among_sore_losers() -> None:
    game = rolled_off("sore-losers", (1, 2), (2, 1), (5, 6))
    assert game.asked == CHANCE_BIT, "they tie"
    game.apply(CHANCE, dice(3, 3))
    game.apply(CHANCE, dice(6, 6))
    assert (game.asked, game.turn) == (1 << 0, 0)


def test_nobody_moves_before_the_first_turn() -> None:
    game = rolled_off("classic", (6, 5), (1, 1))
    with pytest.raises(Refused, match="S6"):
        game.apply(0, action(ROLL))
    assert [player.at for player in game.players] == [0, 0, 0]


@pytest.mark.parametrize("players", [0, 1, 9])
def test_too_few_or_too_many_players_are_refused(players: int) -> None:
    with pytest.raises(Refused, match="S2"):
        Game.start(load("classic").rules(), players)


@pytest.mark.parametrize(("edition", "dealt", "paid"), [("pokemon", 2, True), ("saint-seiya", 3, False)])
def test_a_short_game_deals_before_the_roll(edition: str, dealt: int, paid: bool) -> None:
    rules = load(edition).rules(mode="speed")
    game = Game.start(rules, 2)
    left = [1, 3, 6, 8, 9, 11]
    for seat in range(2):
        squares = [left.pop() for _ in range(dealt)]
        with pytest.raises(Refused, match="Q1"):
            game.apply(CHANCE, Deal(1 - seat, square_set(squares)))
        game.apply(CHANCE, Deal(seat, square_set(squares)))
        price = sum(rules.price[square] for square in squares)
        assert game.players[seat].cash == 1500 - (price if paid else 0)
        assert game.players[seat].owned == square_set(squares)
    game.apply(CHANCE, dice(6, 6))
    game.apply(CHANCE, dice(1, 1))
    assert game.asked == 1


def test_before_the_first_turn_chance_alone_is_asked() -> None:
    game = Game.start(load("pokemon").rules(mode="speed"), 2)
    assert (game.options(CHANCE).verbs, game.options(CHANCE).targets[DEAL]) == (1 << DEAL, game.bank_deeds)
    assert [game.top.verbs(game, seat) for seat in (0, 1)] == [0, 0]
    for wrong in (dice(1, 2), action(DEAL, 0)):
        with pytest.raises(Refused):
            game.apply(CHANCE, wrong)
    game = Game.start(load("classic").rules(), 2)
    assert game.options(CHANCE).verbs == 1 << DICE
    assert [game.top.verbs(game, seat) for seat in (0, 1)] == [0, 0]
    with pytest.raises(Refused):
        game.apply(CHANCE, Deal(0, 2))
