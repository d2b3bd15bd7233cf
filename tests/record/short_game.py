"""A whole game of a few answers, with a purchase, a claim, a card, an auction and an offer in it."""

from __future__ import annotations

from casedepart.editions import GameSpec
from casedepart.engine.actions import CHANCE
from casedepart.engine.notation import parse_chance, parse_words
from casedepart.record import Recorder

PLAYERS = ("Anna", "Bruno")
ANSWERS = (
    "chance: dice 4 3",
    "chance: dice 1 2",
    "Anna: rolls",
    "chance: dice 1 2",
    "Anna: buys",
    "Anna: ends turn",
    "Bruno: rolls",
    "chance: dice 1 2",
    "Anna: claims",
    "Bruno: ends turn",
    "Anna: rolls",
    "chance: dice 2 2",
    "chance: card chance advance-to-go",
    "Anna: rolls",
    "chance: dice 2 4",
    "Anna: declines",
    "Anna: bids 20",
    "Bruno: bids 30",
    "Anna: passes",
    "Anna: ends turn",
    "Bruno: offers Anna: {give: {cash: 100}, get: {squares: [3]}}",
    "Anna: rejects Bruno",
    "chance: time is up",
)


def short_game(digests: bool = False) -> Recorder:
    """The game, played to its end: a timed one, so that it is short."""
    recorder = Recorder(GameSpec("classic", "hasbro-2000", "timed", players=PLAYERS), digests=digests)
    for answer in ANSWERS:
        by, _, do = answer.partition(": ")
        apply_words(recorder, by, do)
    return recorder


def apply_words(recorder: Recorder, by: str, do: str) -> None:
    """Give a recorded game one answer, in the notation."""
    if by == "chance":
        act = parse_chance(do, PLAYERS, recorder.game.rules)
        assert act is not None
        recorder.apply(CHANCE, act)
    else:
        recorder.apply(PLAYERS.index(by), parse_words(do, PLAYERS))
