"""Properties of any game: any edition, ruleset, mode and option, any answers."""

from __future__ import annotations

import itertools
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import casedepart
from casedepart import bots
from casedepart.editions import GameSpec
from casedepart.engine import CHANCE, Action, Event, Game, Refused, correctable, notation, position_faults
from casedepart.engine.actions import BID, DEAL, OFFER, ROLL, ROWS, TIME_UP, action
from casedepart.engine.census import census, flaw
from casedepart.engine.events import BOUGHT, BUILT, MORTGAGED, PAID, RECEIVED, REDEEMED, SOLD
from casedepart.testing._explorer import Explorer, replay
from tests.properties.settings import ALL, every_variant, with_variants

GAMES = st.tuples(st.sampled_from(ALL), st.integers(2, 6), st.integers(0, 2**40))
LONG_GAMES = 200_000
"""Random games that the long run plays."""
BATCHES = 200


@given(GAMES)
@settings(max_examples=60 if casedepart.COMPILED else 20)
def test_everything_is_conserved_and_what_is_listed_is_what_is_allowed(drawn: tuple[GameSpec, int, int]) -> None:
    spec, players, seed = drawn
    Explorer(spec.rules(), players, str(seed)).play(most=150, thorough=True)


@given(GAMES)
@settings(max_examples=60 if casedepart.COMPILED else 20)
def test_no_game_comes_to_a_position_that_is_told_to_be_impossible(drawn: tuple[GameSpec, int, int]) -> None:
    spec, players, seed = drawn
    explorer = Explorer(spec.rules(), players, str(seed))
    for player in explorer.game.players:
        player.cash += 3_000  # rich players build
    for _ in range(600):
        if explorer.game.over:
            return
        explorer.step()
        if correctable(explorer.game):
            assert [fault.key() for fault in position_faults(explorer.game)] == []


@given(GAMES)
@settings(max_examples=40)
def test_a_replay_gives_the_same_events_and_position(drawn: tuple[GameSpec, int, int]) -> None:
    spec, players, seed = drawn
    explorer = Explorer(spec.rules(), players, str(seed))
    explorer.play(most=400, thorough=False)
    again = replay(spec.rules(), players, explorer.answers)
    assert again.digest() == explorer.game.digest()
    assert again.log == explorer.events


@given(GAMES)
@settings(max_examples=40)
def test_every_answer_and_event_reads_back_from_its_line(drawn: tuple[GameSpec, int, int]) -> None:
    spec, players, seed = drawn
    explorer = Explorer(spec.rules(), players, str(seed))
    explorer.play(most=300, thorough=False)
    assert explorer.answers and explorer.events
    for seat, act in explorer.answers:
        line = notation.action_line(seat, act, explorer.names, explorer.rules)
        assert notation.parse_action(line, explorer.names, explorer.rules) == (seat, act)
    for event in explorer.events:
        assert notation.parse_event(notation.event_line(event, explorer.names), explorer.names) == event


def cash_by_the_log(events: list[Event], players: int, start: int) -> list[int]:
    """What each player has, worked out from the events alone."""
    cash = [start] * players

    def move(seat: int, amount: int) -> None:
        if seat >= 0:
            cash[seat] += amount

    for event in events:
        if event.kind == PAID:
            move(event.seat, -event.n)
            move(event.other, event.n)
        elif event.kind in (RECEIVED, MORTGAGED):
            move(event.seat, event.n)
        elif event.kind in (BOUGHT, REDEEMED):
            move(event.seat, -event.n)
        elif event.kind == BUILT:
            move(event.seat, -int(event.working or 0))
        elif event.kind == SOLD:
            move(event.seat, int(event.working or 0))
    return cash


@given(GAMES)
@settings(max_examples=40)
def test_the_log_accounts_for_every_sum_once(drawn: tuple[GameSpec, int, int]) -> None:
    spec, players, seed = drawn
    explorer = Explorer(spec.rules(), players, str(seed))
    for _ in range(6):
        explorer.play(most=80, thorough=False)
        while explorer.game.bidding:
            explorer.play(most=1, thorough=False)
        told = cash_by_the_log(explorer.events, players, Game.bare(spec.rules(), 2).players[0].cash)
        assert told == [player.cash for player in explorer.game.players]


@given(GAMES)
@settings(max_examples=20)
def test_a_copy_plays_on_by_itself(drawn: tuple[GameSpec, int, int]) -> None:
    spec, players, seed = drawn
    explorer = Explorer(spec.rules(), players, str(seed))
    explorer.play(most=120, thorough=False)
    before = explorer.game.digest()
    copy = explorer.game.clone()
    bots.play(copy, [bots.make("random", f"{seed} {seat}") for seat in range(players)], bots.Chance("copy"), 30)
    assert explorer.game.digest() == before


@given(st.integers(2, 6), st.integers(0, 2**40))
@settings(max_examples=10)
def test_the_order_in_which_variants_are_installed_does_not_matter(players: int, seed: int) -> None:
    """All three at once, on a board that has strengths and coins, in all six orders."""
    fighting = GameSpec("duel-masters", "hasbro-2000", "standard", ("fight",))
    digests = set()
    for order in itertools.permutations(every_variant()):
        explorer = Explorer(with_variants(fighting, list(order)), players, str(seed))
        explorer.play(most=250, thorough=False)
        digests.add(explorer.game.digest())
    assert len(digests) == 1


@pytest.mark.parametrize("spec", ALL, ids=str)
def test_games_of_steady_bots_end(spec: GameSpec) -> None:
    for number in range(3):
        game = Game.start(spec.rules(), 4)
        assert bots.play(game, [bots.make("steady") for _ in range(4)], bots.Chance(f"end {number}"))
        assert game.winners


@pytest.mark.parametrize("answers", range(5, 400, 45))
@pytest.mark.parametrize("spec", [spec for spec in ALL if spec.mode == "timed"], ids=str)
def test_time_may_be_called_at_any_moment(spec: GameSpec, answers: int) -> None:
    """Steady bots finish what is open, and the game is counted."""
    game = Game.start(spec.rules(), 3)
    seats = [bots.make("steady") for _ in range(3)]
    chance = bots.Chance(f"time {answers}")
    for _ in range(answers):
        bots.step(game, seats, chance)
    game.apply(CHANCE, action(TIME_UP))
    assert bots.play(game, seats, chance)
    assert game.winners


ODD_SEATS = (-9, -1, 3, 9, 99)
ODD_ACTIONS = (Action(-1), Action(len(ROWS)), Action(OFFER, 1), Action(ROLL, 7), Action(BID, -50), Action(DEAL, 0))


@given(GAMES, st.sampled_from([*ODD_SEATS, 0, 1, CHANCE]), st.integers(-3, len(ROWS) + 2), st.integers(-99, 10**12))
@settings(max_examples=60)
def test_whatever_is_sent_is_refused_or_carried_out_whole(
    drawn: tuple[GameSpec, int, int], seat: int, verb: int, number: int
) -> None:
    """Seats and verbs that do not exist, numbers that mean nothing: never another error, never a half-done step."""
    spec, _, seed = drawn
    explorer = Explorer(spec.rules(), 3, str(seed))
    explorer.play(most=seed % 90, thorough=False)
    if explorer.game.over:
        return
    for act in (Action(verb, number), Action(verb), *ODD_ACTIONS):
        copy = explorer.game.clone()
        try:
            copy.apply(seat, act)
        except Refused:
            assert copy.digest() == explorer.game.digest()
        assert census(copy) == explorer.count
        assert flaw(copy) == ""


@pytest.mark.long
@pytest.mark.parametrize("batch", range(BATCHES))
def test_many_random_games(batch: int) -> None:
    """Checked at every question: most for a hundred answers, one in twenty to its end or for two thousand.

    Of another in twenty every kind of answer is tried at every question.
    """
    count = LONG_GAMES // BATCHES
    for number in range(count):
        seed = f"{os.environ.get('CASEDEPART_SEED', 'long')} {batch} {number}"
        spec = ALL[(batch * count + number) % len(ALL)]
        players = 2 + number % (spec.rules().most_players - 1)
        most = 2_000 if number % 20 == 7 else 100
        Explorer(spec.rules(), players, seed).play(most, thorough=number % 20 == 0)
