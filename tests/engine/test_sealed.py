"""What a player knows of a game in which others have sealed an answer (H27)."""

from __future__ import annotations

from casedepart.editions import load
from casedepart.engine import CHANCE, Game
from casedepart.engine.actions import CLAIM, DECLINE, END_TURN, PASS, ROLL, action, bid, dice
from casedepart.variants.sealed_auctions import SealedAuction


def auction() -> Game:
    """Three players bid for what the first has declined."""
    game = Game.bare(load("classic").rules(options=["sealed-auctions"]), 3)
    game.run()
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(1, 2))
    game.apply(0, action(DECLINE))
    return game


def test_what_others_have_sealed_is_yet_to_be_answered() -> None:
    game = auction()
    game.apply(0, bid(70))
    game.apply(1, bid(80))
    assert game.sealed() == 0b011 and game.asked == 0b100
    for seat, asked in enumerate((0b110, 0b101, 0b111)):
        seen = game.seen_by(seat)
        assert isinstance(seen.top, SealedAuction)
        assert seen.asked == asked
        assert seen.top.bids == tuple(value if seat == other else 0 for other, value in enumerate((70, 80, 0)))
        for other in range(3):
            if asked >> other & 1:
                seen.apply(other, bid(1))
        assert seen.owners[3] == (seat if seat < 2 else 1), "the dearest bid, or the first after the player in turn"
    assert game.asked == 0b100 and game.owners[3] == -1


def test_where_nothing_is_sealed_everything_is_known() -> None:
    game = auction()
    assert game.seen_by(1).digest() == game.digest()
    assert game.sealed() == 0


def test_a_debt_opens_once_the_auction_is_over() -> None:
    game = Game.bare(load("classic").rules(options=["sealed-auctions"]), 3)
    game.give_deed(39, 1)
    game.players[0].at, game.players[0].cash = 36, 10
    game.turns = 1
    game.run()
    game.apply(0, action(ROLL))
    game.apply(CHANCE, dice(1, 2))
    game.apply(0, action(END_TURN))
    game.apply(1, action(ROLL))
    game.apply(CHANCE, dice(1, 2))
    game.apply(1, action(DECLINE))
    game.apply(0, bid(10))
    game.apply(1, action(CLAIM, 0))
    assert game.top.name() == "sealed-auction" and game.debts
    game.apply(1, action(PASS))
    game.apply(2, action(PASS))
    assert game.top.name() == "settlement" and game.bidding == 0
    assert (game.players[0].cash, game.owners[3]) == (10, -1), "in debt, the bid counts for nothing"
