"""The hooks that no variant of the package uses yet do what they say: a declined purchase, GO, the end of the game."""

from __future__ import annotations

from casedepart.editions import load
from casedepart.engine import CHANCE, Game, Rules, Variant
from casedepart.engine.actions import BUY, DECLINE, END_TURN, ROLL, action, dice
from casedepart.engine.census import flaw
from casedepart.engine.phases.move import go_back_to
from casedepart.engine.phases.site import variant_bar
from casedepart.engine.state import SENT, Position
from casedepart.variants.sore_losers import Purse, purse


class Zoned(Variant):
    """Nobody builds on this square."""

    def __init__(self, square: int) -> None:
        super().__init__(f"zoned-{square}", ("Y4",))
        self.square = square

    def site_bar(self, game: Position, seat: int, square: int) -> str:
        return "Y4" if square == self.square else ""


class Calm(Variant):
    """No auctions, double salary for stopping on GO, and an end after three turns."""

    def __init__(self) -> None:
        super().__init__("calm", ("Y1", "Y2", "Y3"))

    def on_declined(self, game: Position, seat: int, square: int) -> bool:
        return True

    def salary(self, game: Position, seat: int, stops: bool, amount: int) -> int:
        return 2 * amount if stops else amount

    def ends_game(self, game: Position) -> str:
        return "Y3" if game.turns >= 3 else ""


def calm_game(at: int) -> Game:
    """Two players; the first stands there and has the dice in hand."""
    printed = load("classic").rules()
    rules = Rules(printed.board, printed.decks, printed.choices, (Calm(),), printed.most_players)
    game = Game.bare(rules, 2)
    game.players[0].at = at
    game.turns = 1
    game.run()
    game.apply(0, action(ROLL))
    return game


def test_a_declined_purchase_may_come_to_nothing() -> None:
    game = calm_game(0)
    game.apply(CHANCE, dice(1, 2))
    game.apply(0, action(DECLINE))
    assert game.top.name() == "turn"
    assert game.owners[3] == -1


def test_stopping_on_go_may_pay_otherwise_than_passing_it() -> None:
    stopped, passed = calm_game(35), calm_game(35)
    stopped.apply(CHANCE, dice(2, 3))
    passed.apply(CHANCE, dice(2, 4))
    assert (stopped.players[0].cash, passed.players[0].cash) == (1900, 1700)


def test_a_variant_may_end_the_game_between_two_turns() -> None:
    game = calm_game(0)
    game.apply(CHANCE, dice(1, 2))
    game.apply(0, action(BUY))
    game.apply(0, action(END_TURN))
    game.apply(1, action(ROLL))
    game.apply(CHANCE, dice(4, 6))
    game.apply(1, action(END_TURN))
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(3, 4))
    game.apply(0, action(END_TURN))
    assert game.over
    assert game.ended_by == "Y3"
    assert game.winners == 0b11, "both are worth 1,500: equals share (Q5)"
    assert flaw(game) == ""


def test_coins_that_the_bank_never_had_are_a_flaw() -> None:
    game = Game.bare(load("sore-losers").rules(), 2)
    game.run()
    assert flaw(game) == ""
    kept = purse(game)
    game.keep(Purse(kept.coins, -1, kept.most))
    assert "coins" in flaw(game)


def test_the_figure_that_a_card_sends_back_frees_whom_it_trapped() -> None:
    game = Game.bare(load("sore-losers").rules(), 2)
    kept = purse(game)
    game.keep(Purse(kept.coins, kept.left, kept.most, 0, 0b10))
    game.players[0].at = game.players[1].at = 7
    go_back_to(game, 0, 4, SENT)
    assert (game.players[0].at, purse(game).trapped) == (4, 0)


def test_each_of_several_variants_may_bar_a_site() -> None:
    printed = load("classic").rules()
    zones = (Zoned(1), Zoned(37))
    game = Game.bare(Rules(printed.board, printed.decks, printed.choices, zones, printed.most_players), 2)
    assert [variant_bar(game, 0, square) for square in (1, 3, 37, 39)] == ["Y4", "", "Y4", ""]


def test_what_comes_at_every_turn_is_asked_of_those_alone_who_have_it() -> None:
    rules = calm_game(0).rules
    assert [variant.name for variant in rules.on_count] == ["calm"]
    assert rules.on_roll == rules.on_move == rules.on_square_done == rules.on_turn_end == ()
    faces = load("classic").rules(options=["speed-die"])
    assert faces.on_move and not faces.on_count
