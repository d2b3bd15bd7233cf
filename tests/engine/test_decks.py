"""Decks: no hidden order, and exactly a shuffled deck all the same (S7, C1, C2)."""

from __future__ import annotations

import pytest

from casedepart.editions import load
from casedepart.engine import CHANCE, Described, Game, Refused
from casedepart.engine.actions import card, dice
from casedepart.engine.phases.card import KEEP_CARD, Draw, drawable
from casedepart.engine.sets import members
from casedepart.engine.state import END


def drawing(game: Game, place: int, deck: int = 0) -> None:
    """Chance turns this card over for the player in turn."""
    game.push(Draw(0, deck))
    game.run()
    game.apply(CHANCE, card(deck, place))
    while game.top.below is not None:
        game.pop()
    game.debts = ()
    game.settling = 0


def names(game: Game) -> list[str]:
    return [game.rules.decks[0][place].name for place in members(drawable(game, 0))]


def test_any_card_not_yet_seen_may_be_on_top_and_then_they_come_round_in_order() -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.run()
    deck = game.rules.decks[0]
    order = [place for place in range(len(deck)) if deck[place].effect != KEEP_CARD][::-1]
    order += [place for place in range(len(deck)) if deck[place].effect == KEEP_CARD]
    for place in order:
        name = deck[place].name
        assert name in names(game)
        drawing(game, game.rules.alike[0][place])
    assert game.players[0].cards == 1, "the jail card is kept"
    for place in order[:-1]:
        assert names(game) == [deck[place].name], "the one put back first"
        drawing(game, game.rules.alike[0][place])


@pytest.mark.parametrize("deck", [0, 1])
def test_a_deck_comes_round_twice_in_one_order_and_the_other_stays_as_it_was(deck: int) -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.run()
    cards, alike = game.rules.decks[deck], game.rules.alike[deck]
    order = [alike[place] for place in range(len(cards)) if not cards[place].effect.kept]
    kept = next(place for place in range(len(cards)) if cards[place].effect.kept)
    drawing(game, kept, deck)
    for place in order:
        drawing(game, place, deck)
    for place in order * 2:
        assert members(drawable(game, deck)) == (place,)
        other = next(one for one in order if one != place)
        game.push(Draw(0, deck))
        game.run()
        before = game.digest()
        with pytest.raises(Refused, match="C1"):
            game.apply(CHANCE, card(deck, other))
        assert game.digest() == before
        game.pop()
        drawing(game, place, deck)
    assert game.unseen[1 - deck].bit_count() == len(game.rules.decks[1 - deck])
    assert not game.piles[1 - deck]


def test_a_deck_without_a_card_is_not_drawn_from() -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.run()
    game.unseen = (0, game.unseen[1])
    assert drawable(game, 0) == 0
    game.push(Draw(0, 0))
    game.run()
    assert game.top.name() == "turn"


def test_the_jail_card_goes_under_its_deck_when_it_is_used() -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.run()
    kept = next(place for place, each in enumerate(game.rules.decks[0]) if each.effect == KEEP_CARD)
    drawing(game, kept)
    assert kept not in members(drawable(game, 0))
    game.return_card(0)
    assert game.piles[0] == (kept,)
    assert kept not in members(drawable(game, 0)), "not before the unseen ones"


def test_a_card_that_was_seen_is_refused_while_others_are_not() -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.run()
    drawing(game, 0)
    assert 0 not in members(drawable(game, 0))
    game.push(Draw(0, 0))
    game.run()
    for place in (0, -1, 16, 29):
        with pytest.raises(Refused, match="C1"):
            game.apply(CHANCE, card(0, place))
    with pytest.raises(Refused, match="C1"):
        game.apply(CHANCE, card(1, 0))


def test_two_cards_of_one_name_come_up_twice_and_no_more() -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.run()
    station = names(game).index("nearest-station")
    for _ in range(2):
        assert "nearest-station" in names(game)
        drawing(game, station)
    assert "nearest-station" not in names(game)


@pytest.mark.parametrize(
    ("effect", "at", "to"),
    [("station", 4, 5), ("station", 5, 15), ("station", 35, 5), ("utility", 11, 12), ("utility", 12, 28)],
)
def test_the_nearest_is_the_next_one_clockwise(effect: str, at: int, to: int) -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.run()
    game.players[0].at = at
    game.stage = END
    game.push(Draw(0, 0))
    game.run()
    game.apply(CHANCE, Described(0, f"nearest-{effect}"))
    assert game.players[0].at == to


def test_a_card_is_not_answered_with_dice_nor_turned_over_by_a_player() -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.push(Draw(0, 0))
    game.run()
    for seat, act in ((CHANCE, dice(1, 2)), (0, card(0, 10))):
        with pytest.raises(Refused):
            game.apply(seat, act)
    game.apply(CHANCE, card(0, 10))
