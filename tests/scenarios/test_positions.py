"""At every question of every scenario: what is listed is allowed and does what it says, and nothing else is allowed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
import yaml

from casedepart.engine import CHANCE, Action, Game, Received, Refused, usual_rents
from casedepart.engine.actions import (
    ACCEPT,
    BID,
    CARD,
    CORRECT,
    DEAL,
    DICE,
    KEEP,
    MAYBE_SEAT,
    MAYBE_SQUARE,
    NOTHING,
    OFFER,
    REDEEM,
    REJECT,
    ROWS,
    SEAT,
    SQUARE,
    TIME_UP,
    action,
    bid,
)
from casedepart.engine.census import census, flaw
from casedepart.engine.rules import SQUARES
from casedepart.engine.sets import members
from casedepart.engine.state import Frame
from casedepart.scenario.file import ScenarioFile
from casedepart.scenario.position import position
from casedepart.scenario.run import Run
from tests.properties.foretelling import check_about, check_odds, check_rents, check_sums
from tests.scenarios.test_scenarios import documents, place

BOUNDED = (BID, OFFER, DEAL, TIME_UP, DICE, CARD, CORRECT)
"""Answers that are bounded rather than listed, or of chance."""


@pytest.mark.parametrize(("file", "node"), list(documents()), ids=place)
def test_what_is_listed_is_what_is_allowed(file: ScenarioFile, node: yaml.Node) -> None:
    seen: Counter[str] = Counter()
    counted: tuple[int, ...] = ()
    for number, game in enumerate(positions(file, node)):
        counted = counted or census(game)
        assert census(game) == counted
        if game.over:
            options = [game.options(seat) for seat in range(len(game.players))]
            assert not game.asked and not any(each.verbs | each.free for each in options)
            continue
        check_answers(game, number)
        check_sums(game, seen)
        check_odds(game, seen)
        check_about(game, seen)
        check_frames(game)
        if number == 0:
            check_rents(game, *usual_rents(game))


def positions(file: ScenarioFile, node: yaml.Node) -> Iterator[Game]:
    """The position given, and that after each step."""
    scenario = file.scenario(node)
    run = Run(scenario, position(scenario))
    yield run.game
    for number, step in enumerate(scenario.steps, 1):
        assert run.guarded(number, step) is None
        yield run.game


def check_answers(game: Game, number: int) -> None:
    """Whoever is asked, and one seat more, tries every kind of answer on a copy."""
    assert flaw(game) == ""
    seats = set(members(game.asked)) - {CHANCE} | {number % len(game.players)}
    for seat in seats:
        options = game.options(seat)
        listed = {(act.verb, act.n) for act in options.actions()}
        assert all(n < SQUARES for verb, n in listed if ROWS[verb].aim in (SQUARE, MAYBE_SQUARE))
        tried = game.clone()
        for verb, n in {*listed, *unlisted(game, seat)}:
            if is_the_only_one(game, seat, verb, n):
                continue
            check(game, tried, seat, action(verb, n), (verb, n) in listed)
        if options.may(BID):
            for amount, fits in bids(options.least_bid, options.most_bid):
                check(game, tried, seat, bid(amount), fits)
        assert tried.digest() == game.digest(), "a refused answer has changed the game"
        assert bool(options.waited_for()) == bool(game.asked >> seat & 1 or options.verbs)


def is_the_only_one(game: Game, seat: int, verb: int, square: int) -> bool:
    """Does the answer name the one deed that a bankruptcy brought? It may, and is listed without it (M5)."""
    top = game.top
    if verb not in (KEEP, REDEEM) or square < 0 or not isinstance(top, Received):
        return False
    return top.bequest and top.waiting(game, seat) == 1 << square


def unlisted(game: Game, seat: int) -> Iterator[tuple[int, int]]:
    """Every verb by itself, with every seat, and with some squares that somebody has, and a few more."""
    squares = {-1, 0, 5, 39, 40} | {
        square for square in range(40) if game.owners[square] >= 0 or game.buildings[square]
    }
    squares |= {player.at for player in game.players}
    for row in ROWS:
        if row.number in BOUNDED or (row.variant and row.variant not in [each.name for each in game.rules.variants]):
            continue
        if row.aim in (SQUARE, MAYBE_SQUARE):
            yield from ((row.number, square) for square in squares)
        elif row.aim in (SEAT, MAYBE_SEAT):
            alone = row.number not in (ACCEPT, REJECT)
            yield from ((row.number, other) for other in range(-1 if alone else 0, len(game.players) + 1))
        elif row.aim == NOTHING:
            yield row.number, -1


def bids(least: int, most: int) -> Iterator[tuple[int, bool]]:
    """The bounds of a bid, and the sums next to them."""
    yield from {least - 1: False, most + 1: False, least: least <= most, most: least <= most}.items()


def check(game: Game, tried: Game, seat: int, act: Action, allowed: bool) -> None:
    """An answer that is allowed moves things and makes none; another is refused."""
    copy = game.clone() if allowed else tried
    try:
        copy.apply(seat, act)
    except Refused as refused:
        assert not allowed, f"seat {seat}, {ROWS[act.verb].word} {act.n}: listed, and refused by {refused}"
        return
    assert allowed, f"seat {seat}, {ROWS[act.verb].word} {act.n}: not listed, and accepted"
    assert census(copy) == census(game)
    assert flaw(copy) == ""


def check_frames(game: Game) -> None:
    """What is open has a key, and expects answers of those alone who are asked: no others than are listed."""
    for seat in (*range(len(game.players)), CHANCE):
        verbs = game.top.verbs(game, seat)
        asked = game.asked >> seat & 1
        assert game.options(seat).verbs & ~verbs == 0 if asked else verbs == 0
    frame: Frame | None = game.top
    while frame is not None:
        assert isinstance(frame.key(), tuple)
        frame = frame.below
