"""What everyone sees of a game is what the engine says, whole and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from casedepart import bots
from casedepart.bots.play import step
from casedepart.editions import catalogue, load
from casedepart.engine import CHANCE_BIT, events, worth
from casedepart.engine.actions import BID, CLAIM, OFFER, Goods, Offer, bid, word_of
from casedepart.engine.events import Event
from casedepart.engine.game import Game
from casedepart.engine.phases.auction import open_auction
from casedepart.engine.phases.end import Finish, last_player_left
from casedepart.engine.sets import members
from casedepart.table.views import event_view, game_view
from casedepart.table.wire.names import KINDS
from casedepart.table.wire.news import EventView
from casedepart.table.wire.view import GameView, OptionsView
from casedepart.variants.sore_losers import purse

EVERY = 7
"""Of the positions of a game, one in so many is looked at."""

each_edition = pytest.mark.parametrize("edition", catalogue())


@cache
def positions(edition: str) -> list[Game]:
    """Positions of two games that wait for players, one of steady bots and one of bots that try anything."""
    found = [*played(edition, "steady"), *played(edition, "random")]
    assert len(found) > 50
    return found


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
            assert set(answers_in(shown)) == {(word_of(act.verb), act.n) for act in options.actions()}
            assert shown.awaited == [word_of(verb) for verb in members(options.awaited)]


def answers_in(shown: OptionsView) -> Iterator[tuple[str, int]]:
    """Every answer that can be read out of a seat's options, but bids and offers."""
    for verb, numbers in [*shown.answers.items(), *shown.free.items()]:
        if verb in (word_of(BID), word_of(OFFER)):
            continue
        if verb == word_of(CLAIM) or not numbers:
            yield verb, -1
        yield from ((verb, number) for number in numbers)


@each_edition
def test_answers_and_what_is_free_are_told_apart(edition: str) -> None:
    for game in positions(edition):
        for seat, shown in enumerate(view(game).options):
            assert list(shown.answers) == [word_of(verb) for verb in members(game.options(seat).verbs)]
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
            assert seen.worth == worth(game, seat) + seen.held


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


def test_a_game_that_is_counted_tells_the_sums_that_decided_it() -> None:
    game = Game.bare(load("sore-losers").rules(), 3)
    game.players[0].cash, game.players[1].out = 2_000, True
    game.give_deed(39, 2)
    game.players[2].mortgaged = 1 << 39
    assert [player.score for player in view(game).players] == [None, None, None]
    game.push(Finish())
    game.run()
    told = view(game)
    assert (told.winners, [player.score for player in told.players]) == ([0], [2_000, None, 1_500])
    assert told.players[2].worth > 1_500, "a deed is worth something, and the most money wins (W2)"


def test_where_one_player_is_left_nobody_is_counted() -> None:
    game = Game.bare(load("classic").rules(), 2)
    game.players[1].out = True
    assert last_player_left(game)
    assert [player.score for player in view(game).players] == [None, None]


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


def test_events_are_told_by_name_and_what_they_say_besides_stays() -> None:
    for kind in sorted(KINDS):
        shown = event_view(Event(kind, 1, -1, 5, 1, "P7", "2×35", "rent"))
        assert (shown.kind, shown.seat, shown.other, shown.square, shown.rule) == (kind, 1, -1, 5, "P7")
        assert shown.working == ("" if kind == events.ROLLED else "2×35")
        assert (shown.card if kind == events.DREW else shown.why) == "rent"


def test_each_part_of_an_event_has_its_own_name() -> None:
    assert event_view(Event(events.ROLLED, 1, n=8 * 6 + 2, rule="T1")) == EventView("rolled", 1, dice=(6, 2), rule="T1")
    third = event_view(Event(events.ROLLED, 1, n=8 * 1 + 2, working="bus"))
    assert third == EventView("rolled", 1, dice=(1, 2), face="bus")
    assert event_view(Event(events.MOVED, 0, square=2, n=39, rule="T1")) == EventView(
        "moved", 0, square=2, start=39, by_dice=True, rule="T1"
    )
    assert not event_view(Event(events.MOVED, 0, square=24, n=7, rule="C3")).by_dice
    assert event_view(Event(events.PAID, 0, 1, 5, 70, working="2×35")).sum == 70
    assert event_view(Event(events.STAYED, 0, n=2)).count == 2
    assert event_view(Event(events.BUILT, 0, square=1, n=5, working="50")) == EventView(
        "built", 0, square=1, level=5, price=50
    )
    assert event_view(Event(events.DREW, 0, n=1, why="doctor")) == EventView("drew", 0, deck="chest", card="doctor")
    assert event_view(Event(events.OWES, 0, 1, 12, 0, working="4×?")).working == ""


def test_variants_are_shown_with_what_they_keep() -> None:
    data = load("sore-losers")
    game = Game.bare(data.rules(data.ruleset, "standard", []), 3)
    game.keep(purse(game).given(1, 2).held_by(0).trapping(0b110))
    shown = view(game).variants
    kept = purse(game)
    assert shown == {"sore-losers": {"coins": list(kept.coins), "left": kept.left, "figure": 0, "trapped": [1, 2]}}
    assert view(auctioned()).variants == {}


def test_once_a_game_is_over_nothing_is_open() -> None:
    data = load("classic")
    game = Game.bare(data.rules(data.ruleset, "standard", []), 3)
    game.give_deed(1, 0)
    game.run()
    game.apply(0, Offer(1, Goods(0, 1 << 1), Goods(50)))
    assert [(offer.by, offer.to) for offer in view(game).offers] == [(0, 1)]
    # A bankruptcy may end a speed game while an offer waits (Q4): who answered it would be refused.
    game.over = True
    assert view(game).offers == [] and view(game).claims == []
