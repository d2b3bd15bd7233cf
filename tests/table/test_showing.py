"""What everyone sees of a game is what the engine says, whole and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from casedepart import bots
from casedepart.bots.play import step
from casedepart.editions import catalogue, load
from casedepart.engine.actions import BID, CLAIM, OFFER, WORDS, Goods, Offer, bid
from casedepart.engine.events import KINDS, Event
from casedepart.engine.game import Game
from casedepart.engine.phases.auction import open_auction
from casedepart.engine.phases.end import worth
from casedepart.engine.phases.roll import CHANCE_BIT
from casedepart.engine.sets import members
from casedepart.table.showing import event_view, game_view
from casedepart.table.wire.news import EventView
from casedepart.table.wire.view import GameView, OptionsView

EVERY = 7
"""Of the positions of a game, one in so many is looked at."""

each_edition = pytest.mark.parametrize("edition", catalogue())


@cache
def positions(edition: str) -> list[Game]:
    """Positions of two games that wait for players, one of steady bots and one of bots that try anything."""
    return [*played(edition, "steady"), *played(edition, "random")]


def played(edition: str, kind: str) -> Iterator[Game]:
    data = load(edition)
    game = Game.start(data.rules(data.ruleset, "standard", data.options_under(data.ruleset)), 4)
    seats, chance = [bots.make(kind, f"{edition} {seat}") for seat in range(4)], bots.Chance(edition)
    for count in range(3000):
        if game.over:
            yield game
            return
        step(game, seats, chance)
        if game.asked != CHANCE_BIT and count % EVERY == 0:
            yield game.clone()


def view(game: Game) -> GameView:
    return game_view(game, {}, None)


def auctioned(square: int = 1) -> Game:
    """A game of three in which a property goes to auction."""
    data = load("classic")
    game = Game.bare(data.rules(data.ruleset, "standard", []), 3)
    open_auction(game, square)
    game.run()
    return game


@each_edition
def test_options_list_exactly_what_the_engine_lists(edition: str) -> None:
    for game in positions(edition):
        for seat, shown in enumerate(view(game).options):
            options = game.options(seat)
            assert set(answers_in(shown)) == {(WORDS[act.verb], act.n) for act in options.actions()}
            assert shown.awaited == [WORDS[verb] for verb in members(options.awaited)]


def answers_in(shown: OptionsView) -> Iterator[tuple[str, int]]:
    """Every answer that can be read out of a seat's options, but bids and offers."""
    for verb, numbers in [*shown.answers.items(), *shown.free.items()]:
        if verb in (WORDS[BID], WORDS[OFFER]):
            continue
        if verb == WORDS[CLAIM] or not numbers:
            yield verb, -1
        yield from ((verb, number) for number in numbers)


@each_edition
def test_answers_and_what_is_free_are_told_apart(edition: str) -> None:
    for game in positions(edition):
        for seat, shown in enumerate(view(game).options):
            assert list(shown.answers) == [WORDS[verb] for verb in members(game.options(seat).verbs)]
            assert not shown.answers or game.asked >> seat & 1


@each_edition
def test_a_position_comes_back_from_the_wire_as_it_was(edition: str) -> None:
    for game in positions(edition):
        shown = view(game)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=GameView) == shown


@each_edition
def test_players_are_shown_with_all_they_have(edition: str) -> None:
    for game in positions(edition):
        shown = view(game)
        assert shown.buildings == list(game.buildings)
        assert shown.asked == [seat for seat in range(4) if game.asked >> seat & 1]
        for seat, (player, seen) in enumerate(zip(game.players, shown.players, strict=True)):
            assert (seen.cash, seen.at, seen.jail, seen.out) == (player.cash, player.at, player.jail, player.out)
            assert seen.owned == [square for square in range(40) if game.owners[square] == seat]
            assert set(seen.mortgaged) <= set(seen.owned)
            assert seen.worth == worth(game, seat)


@each_edition
def test_dice_are_those_of_this_turn(edition: str) -> None:
    for game in positions(edition):
        shown = view(game)
        assert bool(shown.dice) == game.rolled
        assert all(1 <= die <= 6 for die in shown.dice)


def test_a_finished_game_asks_nothing() -> None:
    shown = view(next(game for game in positions("classic") if game.over))
    assert shown.over and shown.winners and shown.question == ""
    assert all(not (options.answers or options.free) for options in shown.options)


def test_an_auction_shows_bounds_bidders_and_the_hammer() -> None:
    game = auctioned()
    game.apply(1, bid(50))
    shown = game_view(game, {}, 1234)
    assert shown.question == "auction" and shown.auction is not None
    auction = shown.auction
    assert (auction.lot, auction.square, auction.least, auction.best, auction.bidder) == ("deed", 1, 51, 50, 1)
    assert auction.left == [0, 1, 2] and auction.until == 1234
    assert shown.options[0].answers == {"bids": [51, game.players[0].cash], "passes": []}
    assert shown.options[1].answers == {} and shown.asked == [0, 2]


def test_an_offer_shows_both_sides_and_when_it_expires() -> None:
    game = auctioned(square=3)
    game.give_deed(5, 1)
    game.apply(0, Offer(1, Goods(cash=70), Goods(squares=1 << 5)))
    offer = game_view(game, {0: 99}, None).offers[0]
    assert (offer.by, offer.to, offer.until) == (0, 1, 99)
    assert (offer.give.cash, offer.give.squares) == (70, [])
    assert (offer.get.cash, offer.get.squares) == (0, [5])
    options = view(game).options
    assert options[1].free["accepts"] == [0] and options[1].free["rejects"] == [0]
    assert options[0].free["withdraws"] == []


def test_offers_list_whom_one_can_trade_with() -> None:
    game = auctioned()
    game.players[2].out = True
    assert [options.free.get("offers") for options in view(game).options] == [[1], [0], None]


def test_events_are_told_by_name() -> None:
    for kind, name in enumerate(KINDS):
        assert event_view(Event(kind, 1, -1, 5, 70, "P7", "2×35", "rent")) == EventView(
            name, 1, -1, 5, 70, "P7", "2×35", "rent"
        )
